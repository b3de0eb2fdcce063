/**
 * A detector that stands elsewhere: a Presidio analyzer's `/analyze`, or a server in the manner of GLiNER. One request
 * shape serves both, since each ignores the other's fields. Their offsets count code points and are converted, never used
 * to slice.
 *
 * Fail closed: no answer in time is `timeout`; no connection, or a status other than 200, is `unavailable`; an answer that
 * is no JSON, too long, out of range or with a label that nobody knows is `malformed_response`. None of them is clean.
 */
import { merge } from "../cloak/merge.ts";
import { cutIntoPieces, joinPieces } from "../cloak/pieces.ts";
import type { DetectOptions, Detector, Entity } from "../cloak/port.ts";
import type { Span } from "../cloak/unite.ts";
import { didNotRun, type FailureReason, type Outcome, ran } from "../outcome.ts";
import { ASKED_LABELS, typeOfLabel } from "./external-labels.ts";

export interface ExternalDetectorOptions {
  /** Where it answers; a bare host means its `/analyze`. */
  readonly url: string;
  readonly taxonomyVersion: string;
  /** What Presidio is told; it needs one language. Default "en". */
  readonly language?: string;
  /** Sent as given, for a detector behind a gate. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Longer texts are `too_large`. Default 200,000. */
  readonly textCharsMax?: number;
  /** Requests under way at once; one more is `overloaded`. Default 64. */
  readonly inFlightMax?: number;
  /** Longer answers are not read. Default 4 MiB. */
  readonly answerBytesMax?: number;
}

export async function openExternalDetector(options: ExternalDetectorOptions): Promise<Detector> {
  const { textCharsMax = 200_000, inFlightMax = 64 } = options;
  const endpoint = endpointOf(options.url);
  let inFlight = 0;
  let closed = false;

  return {
    taxonomyVersion: options.taxonomyVersion,
    async detect(text, detectOptions) {
      if (closed) return didNotRun("unavailable");
      if (text.length > textCharsMax) return didNotRun("too_large");
      if (inFlight >= inFlightMax) return didNotRun("overloaded");
      inFlight++;
      try {
        return await detectPieces(text, detectOptions, { ...options, endpoint });
      } finally {
        inFlight--;
      }
    },
    async close() {
      closed = true;
    },
  };
}

type Remote = ExternalDetectorOptions & { readonly endpoint: URL };

/** One after the other, under one deadline: what the other side can bear is not ours to try out. */
async function detectPieces(text: string, options: DetectOptions, remote: Remote): Promise<Outcome<readonly Entity[]>> {
  const signal = AbortSignal.timeout(options.deadlineMs);
  const answers: { piece: { start: number; text: string }; entities: readonly Entity[] }[] = [];
  let slowestMs = 0;
  for (const piece of cutIntoPieces(text)) {
    const startedAt = performance.now();
    const answer = await ask(piece.text, { options, remote, signal });
    if (!answer.ran) return answer;
    const spans = readAnswer(piece.text, answer.value);
    if (spans === null) return didNotRun("malformed_response");
    slowestMs = Math.max(slowestMs, performance.now() - startedAt);
    const types = new Set(options.types);
    answers.push({ piece, entities: merge(spans, { types, minConfidence: options.minConfidence, text: piece.text }) });
  }
  const [only] = answers;
  return ran(answers.length === 1 && only ? only.entities : joinPieces(text, answers), slowestMs);
}

interface Asking {
  readonly options: DetectOptions;
  readonly remote: Remote;
  readonly signal: AbortSignal;
}

async function ask(text: string, { options, remote, signal }: Asking): Promise<Outcome<unknown>> {
  const failed = (otherwise: FailureReason) => didNotRun(signal.aborted ? "timeout" : otherwise);
  let response: Response;
  try {
    response = await fetch(remote.endpoint, {
      method: "POST",
      signal,
      // A detector that sends the text elsewhere is not the one that the setting named.
      redirect: "error",
      headers: { "content-type": "application/json", accept: "application/json", ...remote.headers },
      body: JSON.stringify({
        text,
        language: remote.language ?? "en",
        score_threshold: options.minConfidence,
        labels: options.types.map((type) => ASKED_LABELS[type]),
        threshold: options.minConfidence,
      }),
    });
  } catch {
    return failed("unavailable");
  }
  if (response.status !== 200) {
    await response.body?.cancel().catch(() => {});
    return didNotRun("unavailable");
  }
  try {
    const body = await readBody(response, remote.answerBytesMax ?? 4 * 1024 * 1024);
    if (body === null) return didNotRun("malformed_response");
    return ran(JSON.parse(body) as unknown, 0);
  } catch (error) {
    return failed(error instanceof SyntaxError ? "malformed_response" : "unavailable");
  }
}

/** The body as text, or null when it is longer than it may be. */
async function readBody(response: Response, bytesMax: number): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > bytesMax) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Both shapes of answer: a list, or an object with the list under `entities`. Null when any of it is not to be trusted. */
function readAnswer(text: string, answer: unknown): Span[] | null {
  const list = Array.isArray(answer) ? answer : isRecord(answer) ? answer.entities : null;
  if (!Array.isArray(list)) return null;
  const units = unitsOf(text);
  const spans: Span[] = [];
  for (const item of list) {
    if (!isRecord(item)) return null;
    const label = item.entity_type ?? item.label ?? item.type ?? item.entity_group;
    const type = typeof label === "string" ? typeOfLabel(label) : undefined;
    const { start, end, score } = item;
    if (type === undefined || !isOffset(start, units) || !isOffset(end, units) || start >= end) return null;
    if (typeof score !== "number" || !(score >= 0 && score <= 1)) return null;
    if (type !== null) spans.push({ type, start: units.at(start), end: units.at(end), score, proof: "model" });
  }
  return spans;
}

interface Units {
  readonly count: number;
  at(point: number): number;
}

/** From code points to UTF-16 units: the identity unless the text holds pairs. */
function unitsOf(text: string): Units {
  if (!/[\ud800-\udbff][\udc00-\udfff]/.test(text)) return { count: text.length, at: (point) => point };
  const starts: number[] = [];
  for (let unit = 0; unit < text.length; unit += (text.codePointAt(unit) as number) > 0xffff ? 2 : 1) starts.push(unit);
  return { count: starts.length, at: (point) => starts[point] ?? text.length };
}

function isOffset(value: unknown, units: Units): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= units.count;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function endpointOf(url: string): URL {
  const endpoint = new URL(url);
  if (endpoint.protocol !== "http:" && endpoint.protocol !== "https:")
    throw new Error("The detector's address must be http or https.");
  if (endpoint.pathname === "/") endpoint.pathname = "/analyze";
  return endpoint;
}
