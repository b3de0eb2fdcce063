/** What the judge's logits mean: one result a task, from the window where it is said loudest. */
import type { Severity } from "@portcullis/contract";
import type { Page } from "./pages.ts";
import type { SemanticResult } from "./port.ts";
import { type Registry, thresholdOf } from "./registry.ts";

/** A window that the judge has read. */
export interface JudgedPage {
  readonly page: Page;
  readonly sentence: Float32Array;
}

const SENTENCE = { attack: 0, embedded: 1, kinds: 3 } as const;
const KINDS = ["injection", "jailbreak", "extraction"] as const;

/** `windows` is how many the payload has: the more there are, the higher the bar, because false alarms add up. */
export function resultsOf(judged: readonly JudgedPage[], registry: Registry, windows: number): SemanticResult[] {
  const attacks = judged.map((one) => attackOf(one, registry, windows));
  const embedded = judged.flatMap((one) => embeddedOf(one, registry, windows));
  return [loudest(attacks), loudest(embedded)].filter((result) => result !== null).sort((a, b) => b.score - a.score);
}

/** Flagged before loud: a score over a low bar outranks a higher one under a higher bar. */
function loudest(results: readonly SemanticResult[]): SemanticResult | null {
  return [...results].sort((a, b) => Number(b.flagged) - Number(a.flagged) || b.score - a.score)[0] ?? null;
}

function attackOf({ page, sentence }: JudgedPage, registry: Registry, windows: number): SemanticResult {
  const { surface, start, end } = page;
  const kinds = KINDS.map((kind, index) => ({ kind, logit: sentence[SENTENCE.kinds + index]! }));
  const { kind } = kinds.reduce((best, one) => (one.logit > best.logit ? one : best));
  const score = sigmoid(sentence[SENTENCE.attack]! / registry.temperature.attack);
  const threshold = thresholdOf(registry, { task: "prompt_attack", surface, windows });
  const severity: Severity = registry.severity.prompt_attack[kind];
  return { task: "prompt_attack", label: kind, severity, score, threshold, flagged: score >= threshold, start, end };
}

function embeddedOf({ page, sentence }: JudgedPage, registry: Registry, windows: number): SemanticResult[] {
  const { surface, start, end } = page;
  if (surface !== "third_party") return [];
  const score = sigmoid(sentence[SENTENCE.embedded]! / registry.temperature.embedded);
  const threshold = thresholdOf(registry, { task: "embedded_instruction", surface, windows });
  const severity: Severity = registry.severity.embedded_instruction.present;
  const flagged = score >= threshold;
  return [{ task: "embedded_instruction", label: "present", severity, score, threshold, flagged, start, end }];
}

export function sigmoid(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
