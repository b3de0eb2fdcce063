/**
 * Labelled rows as tool calls. A row of form `tool_call` becomes the one argument of a command tool; any other row is
 * handed to a code tool as its task. Rejected means a finding at `medium` or over.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { reaches } from "@portcullis/contract";
import { judgeCalls, readTools, type Scan } from "@portcullis/engine/tools";

export interface RowTally {
  readonly source: string;
  readonly sub: string;
  readonly attacks: number;
  readonly attacksRejected: number;
  readonly benign: number;
  readonly benignRejected: number;
}

interface Row {
  readonly text: string;
  readonly label: "attack" | "benign";
  readonly kind: string;
  readonly source: string;
  readonly form?: string;
  readonly sub?: string;
}

const TOOLS = [
  {
    name: "run_command",
    description: "Run a command.",
    parameters: {
      type: "object",
      properties: { command: { type: "string" } },
      required: ["command"],
      additionalProperties: false,
    },
  },
  {
    name: "run_task",
    description: "Write and run code for a task.",
    parameters: {
      type: "object",
      properties: { task: { type: "string" } },
      required: ["task"],
      additionalProperties: false,
    },
  },
];
/** How the rows frame a call; the frame is no part of the argument. */
const FRAME = /^Agent tool call: /;

export function judgeRows(folder: string, scan: Scan): RowTally[] {
  const reading = readTools(TOOLS);
  if (!reading.ok) throw new Error(reading.error.message);
  const tallies = new Map<string, { -readonly [K in keyof RowTally]: RowTally[K] }>();
  const lines = gunzipSync(readFileSync(join(folder, "attacks", "dev.jsonl.gz")))
    .toString("utf8")
    .split("\n");
  for (const line of lines) {
    if (line === "") continue;
    const row = JSON.parse(line) as Row;
    if (row.source !== "toolcall_risk60" && row.kind !== "tool_abuse") continue;
    const command = row.form === "tool_call";
    const call = command
      ? { id: null, name: "run_command", arguments: JSON.stringify({ command: row.text.replace(FRAME, "") }) }
      : { id: null, name: "run_task", arguments: JSON.stringify({ task: row.text }) };
    const { calls } = judgeCalls({ calls: [call], toolbox: reading.tools, scan });
    const rejected = calls.some(({ findings }) => findings.some(({ severity }) => reaches(severity, "medium")));
    const key = `${row.source} ${row.sub ?? ""}`;
    const tally = tallies.get(key) ?? {
      source: row.source,
      sub: row.sub ?? "",
      attacks: 0,
      attacksRejected: 0,
      benign: 0,
      benignRejected: 0,
    };
    tallies.set(key, tally);
    if (row.label === "attack") {
      tally.attacks++;
      tally.attacksRejected += Number(rejected);
    } else {
      tally.benign++;
      tally.benignRejected += Number(rejected);
    }
  }
  return [...tallies.values()].sort((a, b) => (a.source + a.sub < b.source + b.sub ? -1 : 1));
}
