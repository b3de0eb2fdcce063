/**
 * Runs Presidio over rows, where it is installed (see `presidio.py`), and brings its answers into our terms: our types,
 * UTF-16 offsets, overlaps merged as ours are.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ENTITY_TYPES } from "@portcullis/contract";
import { merge, type Span } from "@portcullis/engine/cloak";
import { typeOfLabel } from "@portcullis/engine/inference";
import type { Range, Row } from "../quality/cloak-score.ts";

export interface PeerAnswers {
  readonly version: string;
  readonly setup: string;
  readonly ms: number;
  readonly found: ReadonlyMap<string, readonly Range[]>;
}

const PYTHON = join(import.meta.dirname, "..", ".venv", "bin", "python");
/** What its users are told to start from. */
const SCORE_MIN = 0.4;

/** Null where it is not installed. */
export async function runPresidio(rows: readonly Row[]): Promise<PeerAnswers | null> {
  if (!existsSync(PYTHON)) return null;
  const input = rows.map(({ id, text }) => JSON.stringify({ id, text: text.toWellFormed() })).join("\n");
  const run = spawnSync(PYTHON, [join(import.meta.dirname, "presidio.py")], {
    input,
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
    stdio: ["pipe", "pipe", "ignore"],
  });
  if (run.status !== 0) return null;
  const [head, ...lines] = run.stdout.trim().split("\n");
  const facts = JSON.parse(head as string) as Pick<PeerAnswers, "version" | "setup" | "ms">;
  const texts = new Map(rows.map(({ id, text }) => [id, text]));
  const found = new Map<string, readonly Range[]>();
  for (const line of lines) {
    const answer = JSON.parse(line) as { id: string; found: [string, number, number, number][] };
    found.set(answer.id, inOurTerms(texts.get(answer.id) ?? "", answer.found));
  }
  return { ...facts, found };
}

function inOurTerms(text: string, found: readonly [string, number, number, number][]): readonly Range[] {
  const units: number[] = [];
  for (let at = 0; at < text.length; at += (text.codePointAt(at) as number) > 0xffff ? 2 : 1) units.push(at);
  const spans = found.flatMap(([label, start, end, score]): Span[] => {
    const type = typeOfLabel(label);
    return type
      ? [{ type, start: units[start] ?? text.length, end: units[end] ?? text.length, score, proof: "pattern" }]
      : [];
  });
  return merge(spans, { types: new Set(ENTITY_TYPES), minConfidence: SCORE_MIN, text });
}
