/**
 * How fast detection reads, how it grows, and what it weighs.
 *
 *   npm run bench:cloak
 *
 * Honest and hostile texts of 1,024 and 12,000 characters, recognisers alone and with the tagger; the worker pool's own
 * cost; start-up and memory of a process with one worker. The best of many runs is told beside the median, because the
 * machine is shared.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ENTITY_TYPE_CATEGORY, ENTITY_TYPES } from "@portcullis/contract";
import { detectorSource, taxonomyVersion } from "@portcullis/detections";
import { entities } from "@portcullis/detections/entities";
import { createDetector, createTagger, type PureDetector, type Recogniser } from "@portcullis/engine/cloak";
import { openDetector } from "@portcullis/engine/inference";
import { HONEST, HOSTILE, lengthen } from "./cloak/texts.ts";
import { machine, table, writeSection } from "./report.ts";

const KILO = 1_024;
const FULL = 12_000;
const ROUNDS = 2;
const WARM_MS = 120;
const TIMED_MS = 240;
const ASK = { types: ENTITY_TYPES, minConfidence: 0.5 } as const;

const recognisers = createDetector({ entities, tagger: null });
const whole = createDetector({ entities, tagger: createTagger(readFileSync(detectorSource.tagger.file)) });

const section = [
  "## Detection: speed and weight",
  `\`npm run bench:cloak\`. ${machine()}. Times in microseconds, best and median of many runs on one thread.`,
  "### Honest text",
  table(
    ["text", "1 KB, recognisers", "12,000 chars, recognisers", "1 KB, with tagger", "12,000 chars, with tagger"],
    Object.entries(HONEST).map(([name, unit]) => [
      name,
      cell(recognisers, lengthen(unit, KILO)),
      cell(recognisers, lengthen(unit, FULL)),
      cell(whole, lengthen(unit, KILO)),
      cell(whole, lengthen(unit, FULL)),
    ]),
  ),
  "### Hostile text",
  "12,000 characters, recognisers alone; growth is the time over that of a quarter of the text, where 4 is linear.",
  table(
    ["text", "time", "growth"],
    Object.entries(HOSTILE).map(([name, unit]) => {
      // In turns, so that a neighbour on the machine does not disturb one of the two alone.
      const rounds = Array.from({ length: ROUNDS }, () => ({
        quarter: time(recognisers, lengthen(unit, FULL / 4)),
        all: time(recognisers, lengthen(unit, FULL)),
      }));
      const quarter = Math.min(...rounds.map((round) => round.quarter.best));
      const all = rounds.map((round) => round.all).sort((a, b) => a.best - b.best)[0] as Timing;
      return [name, show(all), (all.best / quarter).toFixed(1)];
    }),
  ),
  "### Credentials",
  credentialFacts(),
  "### In the service",
  await poolFacts(),
  weightFacts(),
].join("\n\n");
writeSection("cloak", section);
console.log(section);

interface Timing {
  readonly best: number;
  readonly median: number;
}

/**
 * Runs for a bounded time of this thread's own, after a warm-up that lets the engine compile: on a busy machine the clock goes on
 * while others run.
 */
function time(detector: PureDetector, text: string): Timing {
  for (const until = cpuMs() + WARM_MS; cpuMs() < until; ) detector.detect(text, ASK);
  const times: number[] = [];
  for (const until = cpuMs() + TIMED_MS; times.length < 2_000 && (times.length % 8 !== 0 || cpuMs() < until); ) {
    const start = performance.now();
    detector.detect(text, ASK);
    times.push(1_000 * (performance.now() - start));
  }
  times.sort((a, b) => a - b);
  return { best: times[0] ?? 0, median: times[times.length >> 1] ?? 0 };
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

function cell(detector: PureDetector, text: string): string {
  return show(time(detector, text));
}

function show({ best, median }: Timing): string {
  return `${best.toFixed(0)} (${median.toFixed(0)})`;
}

/** What the credential recognisers alone cost on text without any, and which formats they know by their own mark. */
function credentialFacts(): string {
  const owners = entities.filter(({ type }) => ENTITY_TYPE_CATEGORY[type] === "credential");
  const formats = owners.flatMap(({ recognisers: all }) => all.filter(isFormat).map(({ id }) => id));
  const alone = createDetector({ entities: owners, tagger: null });
  const cells = Object.entries(HONEST).map(([name, unit]) => [name, cell(alone, lengthen(unit, FULL))]);
  return [
    table(["12,000 characters", "credential recognisers alone"], cells),
    `${formats.length} formats are known by a mark of their own, besides names with random values: ${[...new Set(formats)].sort().join(", ")}.`,
  ].join("\n\n");
}

/** Woken by a literal or a shape of the vendor's own, not by the name in front of a value. */
function isFormat({ kind, id }: Recogniser): boolean {
  return kind !== "label" && id !== "named";
}

async function poolFacts(): Promise<string> {
  const startedAt = performance.now();
  const detector = await openDetector({ source: detectorSource, taxonomyVersion });
  const startMs = performance.now() - startedAt;
  const text = lengthen(HONEST.mail, KILO);
  const ask = { ...ASK, deadlineMs: 10_000 };
  for (let i = 0; i < 200; i++) await detector.detect(text, ask);
  const alone: number[] = [];
  for (let i = 0; i < 300; i++) {
    const start = performance.now();
    await detector.detect(text, ask);
    alone.push(performance.now() - start);
  }
  const batchAt = performance.now();
  await Promise.all(Array.from({ length: 200 }, () => detector.detect(text, ask)));
  const perSecond = 200_000 / (performance.now() - batchAt);
  await detector.close();
  alone.sort((a, b) => a - b);
  const at = (share: number) => (alone[Math.floor(share * alone.length)] ?? 0).toFixed(2);
  return table(
    ["one worker", "value"],
    [
      ["start of the worker", `${startMs.toFixed(0)} ms`],
      ["1 KB mail through the pool, p50 / p99", `${at(0.5)} / ${at(0.99)} ms`],
      ["1 KB mails a second, 200 at once", perSecond.toFixed(0)],
    ],
  );
}

/** Of a process of its own, which does nothing but hold the pool. */
function weightFacts(): string {
  const run = spawnSync(process.execPath, [join(import.meta.dirname, "cloak", "weight.ts")], { encoding: "utf8" });
  const { bare, loaded } = JSON.parse(run.stdout) as { bare: number; loaded: number };
  const mb = (bytes: number) => `${(bytes / 1_048_576).toFixed(0)} MiB`;
  return `A process with one worker, after 300 texts, holds ${mb(loaded)}; before the worker it held ${mb(bare)}.`;
}
