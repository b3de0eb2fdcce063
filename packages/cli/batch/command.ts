/** What `scan --jsonl` and `detect --jsonl` share: their options, their words and their end. */
import { EXIT, type Terminal, UsageError } from "../command.ts";
import type { BatchAsk } from "./row.ts";
import { runBatch } from "./run.ts";

export const BATCH_OPTIONS = {
  jsonl: { type: "string" },
  out: { type: "string" },
  resume: { type: "boolean", default: false },
} as const;

export const BATCH_HELP = `
Many rows
  --jsonl FILE --out FILE   one row a line: a string, or an object with text and whatever the endpoint takes; an id
                            comes back. Answers stand in the order of the rows, on all cores, or from --server with
                            patience. A row without an answer says why, and the exit code is then 1.
  --resume                  go on behind the last whole line of --out
`;

export async function batch(
  values: {
    readonly jsonl?: string | undefined;
    readonly out?: string | undefined;
    readonly resume?: boolean | undefined;
    readonly server?: string | undefined;
  },
  ask: BatchAsk,
  terminal: Terminal,
): Promise<number> {
  const { jsonl, out, resume = false, server } = values;
  if (jsonl === undefined || out === undefined) throw new UsageError("--jsonl needs --out");
  const sums = await runBatch({ input: jsonl, output: out, resume, server, ask }, terminal);
  terminal.err(
    `${sums.rows} rows answered now, ${sums.before} before; ${sums.blocked} blocked, ${sums.unanswered} without an answer`,
  );
  return sums.unanswered > 0 ? EXIT.failed : EXIT.ok;
}
