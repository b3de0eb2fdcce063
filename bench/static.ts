/**
 * The static pass: speed on prose of all lengths, beside running the rules' expressions one after another, on every
 * hostile text, with a rule set four times as large; memory and load time. Prints to results/static.md.
 * `npm run bench:static`
 */
import { execFileSync } from "node:child_process";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { attackRules, readAttackImage } from "@portcullis/detections";
import { payloadOf } from "@portcullis/engine";
import { createScanner, fold, translatePattern, warmUp } from "@portcullis/engine/static";
import { RE2JS } from "re2js";
import { machine, table, writeSection } from "./report.ts";
import { grownPack } from "./static/growth.ts";
import { hostileTexts } from "./static/hostile.ts";
import { leastMicros, ratioInTurns } from "./static/measure.ts";
import { nullRequestMicros } from "./static/request.ts";
import { proseOf } from "./static/texts.ts";

const KB = 1_024;
const LENGTHS = [KB, 10 * KB, 100 * KB, 1_000 * KB] as const;
const HOSTILE_CHARS = 100 * KB;

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const memoryBefore = memoryMegabytes();
const { pack, tables } = readAttackImage();
const scanner = createScanner(pack, tables);
const packMegabytes = memoryMegabytes() - memoryBefore;
warmUp(scanner);
const round = (value: number, digits = 1) => value.toFixed(digits);

// A kilobyte is measured at many places of the prose: one place may hold no word that any rule waits for.
const whole = proseOf(1_000 * KB);
const prose = LENGTHS.map((length) => {
  const count = Math.min(40, (1_000 * KB) / length);
  const places = Array.from({ length: count }, (_, k) =>
    Math.floor((k * (whole.length - length)) / Math.max(1, count - 1)),
  );
  const texts = places.map((at) => payloadOf(whole.slice(at, at + length)));
  // One after another: a processor that sees one kilobyte again and again learns it by heart.
  const all = leastMicros(() => {
    for (const text of texts) scanner.scan(text);
  });
  return { length, perKb: (all * KB) / (length * count) };
});
const oneKb = prose[0]?.perKb ?? 0;
const nullMicros = await nullRequestMicros(proseOf(KB));
const peers = measurePeers(
  (await attackRules()).flatMap(({ pattern }) => (pattern ? [translatePattern(pattern.source)] : [])),
);
const grown = createScanner(grownPack(await attackRules(), 4));
warmUp(grown);
const tenKb = payloadOf(proseOf(10 * KB));
const growth = ratioInTurns(
  () => grown.scan(tenKb),
  () => scanner.scan(tenKb),
);
const plain = payloadOf(proseOf(HOSTILE_CHARS));
const hostile = hostileTexts(pack).map(({ name, make }) => {
  const text = payloadOf(make(HOSTILE_CHARS));
  const ratio = ratioInTurns(
    () => scanner.scan(text),
    () => scanner.scan(plain),
  );
  return { name, ratio };
});

writeSection(
  "static",
  [
    "## The static pass: speed",
    "",
    `\`npm run bench:static\`, ${machine()}. Rule set ${pack.version}: ${pack.rules.length} rules, ${pack.literals.length} literals.`,
    "The least of many short rounds, all in one run; of rounds over 4 ms the thread's own processor time.",
    "",
    table(
      ["plain prose", "µs per KB", "against 1 KB"],
      prose.map(({ length, perKb }) => [`${length / KB} KB`, round(perKb), `${round(perKb / oneKb, 2)} ×`]),
    ),
    "",
    table(
      ["1 KB of prose", "µs", "against the scan"],
      [
        ["the scan", round(oneKb), "1 ×"],
        ["a null request (read, parsed, answered)", round(nullMicros), `${round(nullMicros / oneKb, 2)} ×`],
        ...peers.map(({ name, perKb }) => [name, round(perKb), `${round(perKb / oneKb, 1)} ×`]),
      ],
    ),
    "",
    table(
      ["", "measured"],
      [
        ["scan as a part of a null request", `${round((100 * oneKb) / nullMicros)} %`],
        ["four times the rules, 10 KB of prose", `${round(growth, 2)} ×`],
        ["memory of the scanner", `${round(packMegabytes)} MB`],
        ["load: pack read and scanner built, fresh process, processor time", `${loadMillis()} ms`],
      ],
    ),
    "",
    `Hostile texts of ${HOSTILE_CHARS / KB} KB, against plain prose of the same length:`,
    "",
    table(
      ["text", "×"],
      hostile.sort((a, b) => b.ratio - a.ratio).map(({ name, ratio }) => [name, round(ratio, 2)]),
    ),
  ].join("\n"),
);

/** The same rules without the engine: every expression on the folded text, by V8 and by a linear-time library. */
function measurePeers(patterns: readonly string[]): { name: string; perKb: number }[] {
  const text = fold(proseOf(KB)).text;
  const sources = patterns.map((pattern) => pattern.replaceAll(/[\ue000\ue001]/gu, "a-z"));
  const plain = sources.flatMap((source) => {
    try {
      return [new RegExp(source, "gm")];
    } catch {
      return [];
    }
  });
  const linear = sources.flatMap((source) => {
    try {
      return [RE2JS.compile(source.replaceAll(/\(\?<?[!=][^()]*\)/gu, "").replaceAll(/\\u([0-9a-f]{4})/gu, "\\x{$1}"))];
    } catch {
      return [];
    }
  });
  return [
    {
      name: `${plain.length} expressions one after another`,
      perKb: leastMicros(() => {
        for (const expression of plain) {
          expression.lastIndex = 0;
          expression.test(text);
        }
      }),
    },
    {
      name: `${linear.length} of them in RE2 (re2js, look-around left out)`,
      perKb: leastMicros(
        () => {
          for (const expression of linear) expression.matcher(text).find();
        },
        { rounds: 2 },
      ),
    },
  ];
}

function memoryMegabytes(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1_048_576;
}

/** In a process of its own: nothing is loaded or compiled yet. */
function loadMillis(): string {
  const script = `
    const engine = await import("@portcullis/engine/static");
    const { readAttackImage } = await import("@portcullis/detections");
    const before = process.cpuUsage();
    const { pack, tables } = readAttackImage();
    engine.createScanner(pack, tables);
    const { user, system } = process.cpuUsage(before);
    console.log(((user + system) / 1000).toFixed(0));`;
  return execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: import.meta.dirname,
    encoding: "utf8",
  }).trim();
}
