/**
 * The cascade over one payload: the gate reads every window and clears what is plainly benign, the judge reads the rest,
 * most suspicious first, until the deadline. What was not read is said; nothing is silently cut.
 *
 * Equal windows of one payload are computed once. Nothing is remembered from one payload to the next.
 */
import type { Severity } from "@portcullis/contract";
import { type View, viewOf } from "../cloak/view.ts";
import { owners, type Payload, type Surface } from "../payload.ts";
import type { SemanticReport, SemanticResult } from "./port.ts";
import { type ModelSurface, type Registry, SURFACE_IDS, thresholdOf } from "./registry.ts";
import type { Tokenizer, Tokens } from "./tokenizer.ts";
import { inputOf, type Window, type WindowInput, windowsOf } from "./windows.ts";

/** The two halves of the encoder, however they are run. All outputs are logits. */
export interface Encoder {
  gate(input: WindowInput, surface: number): Promise<{ readonly exit: Float32Array; readonly hidden: unknown }>;
  judge(hidden: unknown): Promise<{ readonly sentence: Float32Array; readonly tokens: Float32Array }>;
}

export interface ReaderParts {
  readonly registry: Registry;
  readonly tokenizer: Tokenizer;
  readonly encoder: Encoder;
  /** Milliseconds of any clock that does not jump. */
  readonly now: () => number;
}

/** A window of the payload, with what is known of it so far. */
interface Page {
  readonly surface: ModelSurface;
  readonly input: WindowInput;
  readonly start: number;
  readonly end: number;
  suspicion: number;
  hidden: unknown;
  sentence: Float32Array | null;
  read: boolean;
}

const SENTENCE = { attack: 0, embedded: 1, kinds: 3 } as const;
const KINDS = ["injection", "jailbreak", "extraction"] as const;

export async function readPayload(payload: Payload, parts: ReaderParts, deadlineMs: number): Promise<SemanticReport> {
  const { encoder, registry, now } = parts;
  const until = now() + deadlineMs;
  const pages = layOut(payload, parts);
  const distinct = [...new Map(pages.map((page) => [keyOf(page), page])).values()];

  for (const page of distinct) {
    if (now() > until) break;
    const { exit, hidden } = await encoder.gate(page.input, SURFACE_IDS[page.surface]);
    page.suspicion = suspicionOf(exit, page.surface, registry);
    if (page.suspicion < 1) page.read = true;
    else page.hidden = hidden;
  }
  const suspects = distinct.filter((page) => page.hidden !== null).sort((a, b) => b.suspicion - a.suspicion);
  for (const page of suspects) {
    if (now() > until) break;
    page.sentence = (await encoder.judge(page.hidden)).sentence;
    page.hidden = null;
    page.read = true;
  }

  const readKeys = new Set(distinct.filter((page) => page.read).map(keyOf));
  const checked = pages.filter((page) => readKeys.has(keyOf(page))).length;
  return {
    results: resultsOf(distinct, registry, pages.length),
    windows: { total: pages.length, checked },
    complete: checked === pages.length,
  };
}

/** From 1 on a window is suspicious: the larger of its scores, each over its own bar. */
function suspicionOf(exit: Float32Array, surface: ModelSurface, { gate }: Registry): number {
  const attack = sigmoid(exit[0]!) / gate.attack;
  return surface === "third_party" ? Math.max(attack, sigmoid(exit[1]!) / gate.embedded) : attack;
}

function resultsOf(pages: readonly Page[], registry: Registry, windows: number): SemanticResult[] {
  const attacks = pages.flatMap((page) => attackOf(page, registry, windows));
  const embedded = pages.flatMap((page) => embeddedOf(page, registry, windows));
  return [loudest(attacks), loudest(embedded)].filter((result) => result !== null).sort((a, b) => b.score - a.score);
}

/** Flagged before loud: a score over a low bar outranks a higher one under a higher bar. */
function loudest(results: readonly SemanticResult[]): SemanticResult | null {
  return [...results].sort((a, b) => Number(b.flagged) - Number(a.flagged) || b.score - a.score)[0] ?? null;
}

function attackOf({ sentence, surface, start, end }: Page, registry: Registry, windows: number): SemanticResult[] {
  if (!sentence) return [];
  const kinds = KINDS.map((kind, index) => ({ kind, logit: sentence[SENTENCE.kinds + index]! }));
  const { kind } = kinds.reduce((best, one) => (one.logit > best.logit ? one : best));
  const score = sigmoid(sentence[SENTENCE.attack]! / registry.temperature.attack);
  const threshold = thresholdOf(registry, { task: "prompt_attack", surface, windows });
  const severity: Severity = registry.severity.prompt_attack[kind];
  return [{ task: "prompt_attack", label: kind, severity, score, threshold, flagged: score >= threshold, start, end }];
}

function embeddedOf({ sentence, surface, start, end }: Page, registry: Registry, windows: number): SemanticResult[] {
  if (!sentence || surface !== "third_party") return [];
  const score = sigmoid(sentence[SENTENCE.embedded]! / registry.temperature.embedded);
  const threshold = thresholdOf(registry, { task: "embedded_instruction", surface, windows });
  const severity: Severity = registry.severity.embedded_instruction.present;
  return [
    {
      task: "embedded_instruction",
      label: "present",
      severity,
      score,
      threshold,
      flagged: score >= threshold,
      start,
      end,
    },
  ];
}

function layOut(payload: Payload, { registry, tokenizer }: ReaderParts): Page[] {
  const pages: Page[] = [];
  for (const run of owners(payload)) {
    const surface = modelSurface(run.surface);
    if (surface === null) continue;
    // The model reads what a person would: invisible characters gone, odd forms plain; places are mapped back.
    const view = viewOf(payload.text.slice(run.start, run.end));
    const tokens = tokenizer.tokenise(view.text);
    for (const window of windowsOf(tokens.ids.length, registry.window)) {
      const [start, end] = placeOf(tokens, window, view);
      const input = inputOf(tokens, window, tokenizer);
      pages.push({
        surface,
        input,
        start: run.start + start,
        end: run.start + end,
        suspicion: 0,
        hidden: null,
        sentence: null,
        read: false,
      });
    }
  }
  return pages;
}

function placeOf(tokens: Tokens, { from, to }: Window, view: View): [number, number] {
  return [view.start(tokens.starts[from]!), view.end(tokens.ends[to - 1]!)];
}

/** Null: not judged. A wrong surface is ruinous, so what is not known to be one or the other is unknown. */
export function modelSurface(surface: Surface): ModelSurface | null {
  switch (surface) {
    case "system":
      return null;
    case "user":
      return "user";
    case "tool_result":
    case "document":
    case "tool_definition":
      return "third_party";
    default:
      return "unknown";
  }
}

function keyOf({ surface, input }: Page): string {
  return `${surface} ${input.ids.join(",")} ${input.shapes.join(",")}`;
}

function sigmoid(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
