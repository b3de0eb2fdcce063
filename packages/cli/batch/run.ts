/**
 * Millions of rows from one file into another: every row answered, in the order of the input, in constant memory. What
 * was written before an interruption is kept: a run that goes on counts the whole lines of its output and begins behind
 * them.
 */

import { once } from "node:events";
import { createReadStream, createWriteStream, existsSync, statSync, truncateSync } from "node:fs";
import { type Terminal, UsageError } from "../command.ts";
import { type Lane, openLanes, type Rows } from "./lanes.ts";
import { type Line, readLines } from "./lines.ts";
import { createProgress } from "./progress.ts";
import type { Answered, BatchAsk } from "./row.ts";

/** A bite is what a lane takes at once: enough to be worth the way, little enough to hold many of. */
const BITE_ROWS = 64;
const BITE_CHARS = 1_000_000;
/** Bites a lane that may wait for an older one to be written. */
const AHEAD_MAX = 4;

export interface BatchPlan {
  readonly input: string;
  readonly output: string;
  readonly resume: boolean;
  readonly server: string | undefined;
  readonly ask: BatchAsk;
}

export interface BatchSums {
  readonly rows: number;
  readonly blocked: number;
  readonly unanswered: number;
  /** Rows that an earlier run had answered. */
  readonly before: number;
}

export async function runBatch(plan: BatchPlan, terminal: Terminal): Promise<BatchSums> {
  const bytesTotal = sizeOf(plan.input);
  const before = await readyOutput(plan);
  const out = createWriteStream(plan.output, { flags: "a" });
  const lanes = await openLanes(plan.ask, plan.server, terminal);
  const free: Lane[] = [...lanes];
  const sums = { rows: 0, blocked: 0, unanswered: 0, before };
  /** Bites under way, oldest first: the order in which they are written. */
  const underWay: { readonly answers: Promise<readonly Answered[]>; readonly endsAt: number }[] = [];
  let progress: ReturnType<typeof createProgress> | null = null;
  try {
    for await (const bite of bites(plan.input, before)) {
      progress ??= createProgress(bytesTotal, { rows: before, bytes: bite.startsAt });
      // Also when lanes are free: a slow bite must not let the answers behind it pile up.
      while (free.length === 0 || underWay.length >= lanes.length * AHEAD_MAX) await writeOldest();
      const lane = free.pop()!;
      const answers = lane.answer(bite.rows).finally(() => free.push(lane));
      // Looked at when its turn comes; until then a failure must not count as unheard.
      answers.catch(() => undefined);
      underWay.push({ answers, endsAt: bite.endsAt });
    }
    while (underWay.length > 0) await writeOldest();
    progress?.end();
  } finally {
    await Promise.allSettled(underWay.map(({ answers }) => answers));
    await Promise.all(lanes.map((lane) => lane.close()));
    out.end();
    await once(out, "close");
  }
  return sums;

  async function writeOldest(): Promise<void> {
    const { answers, endsAt } = underWay.shift()!;
    let text = "";
    for (const { line, answered, blocked } of await answers) {
      text += `${line}\n`;
      sums.rows += 1;
      if (blocked) sums.blocked += 1;
      if (!answered) sums.unanswered += 1;
    }
    if (!out.write(text)) await once(out, "drain");
    progress?.step({ rows: before + sums.rows, bytes: endsAt });
  }
}

async function* bites(
  path: string,
  skip: number,
): AsyncGenerator<{ readonly rows: Rows; readonly startsAt: number; readonly endsAt: number }> {
  let rows: Line[] = [];
  let chars = 0;
  let startsAt = 0;
  for await (const line of readLines(path)) {
    if (line.number <= skip) {
      startsAt = line.endsAt;
      continue;
    }
    rows.push(line);
    chars += line.text?.length ?? 0;
    if (rows.length < BITE_ROWS && chars < BITE_CHARS) continue;
    yield { rows, startsAt, endsAt: line.endsAt };
    startsAt = line.endsAt;
    rows = [];
    chars = 0;
  }
  if (rows.length > 0) yield { rows, startsAt, endsAt: rows.at(-1)!.endsAt };
}

/** How many rows the output holds already. A last line that was cut off goes. */
async function readyOutput({ output, resume }: BatchPlan): Promise<number> {
  if (!existsSync(output)) return 0;
  if (!resume) throw new UsageError(`${output} exists; --resume goes on where it ends, or name another file`);
  let whole = 0;
  let bytes = 0;
  let end = 0;
  for await (const chunk of createReadStream(output)) {
    const buffer = chunk as Buffer;
    for (let at = buffer.indexOf(10); at >= 0; at = buffer.indexOf(10, at + 1)) {
      whole += 1;
      end = bytes + at + 1;
    }
    bytes += buffer.length;
  }
  truncateSync(output, end);
  return whole;
}

function sizeOf(path: string): number {
  try {
    return statSync(path).size;
  } catch (error) {
    throw new UsageError(`${path} cannot be read (${(error as NodeJS.ErrnoException).code ?? "unknown"})`);
  }
}
