/**
 * The guard around a provider's call: what goes in is cleared first, and what comes out is gated and restored. `wrap`
 * and `decorate` are the same life of a call with different words at its end.
 */

import { type Cleared, clear } from "./clear.ts";
import { restoreAll } from "./cloak/restore.ts";
import { BlockedError } from "./errors.ts";
import { gate } from "./gate.ts";
import { bound, type Context, inspect, type Resolved, report, SUBJECT } from "./inspect.ts";
import type { CallOptions } from "./options.ts";
import type { ScanResult } from "./result.ts";
import { textOf } from "./said.ts";
import { blockedStream, guardStream } from "./stream/lazy.ts";
import { type BlockBody, blockBody } from "./telling/block.ts";
import { captureOf } from "./telling/capture.ts";
import type { CloakCounts } from "./telling/record.ts";
import type { Provider, RecordType } from "./words.ts";

/** What `wrap` and `decorate` take besides the options of every call. */
export interface ProviderCallOptions extends CallOptions {
  /** Rewrite personal data on the way out and restore it on the way back. */
  readonly protect?: boolean;
  /** Whose shape the call has; read from the request when absent. */
  readonly provider?: Provider;
  /** Scan the text of a plain answer too, as that of a stream is: one that blocks is not handed on. */
  readonly scanAnswer?: boolean;
  /** What of a stream stays back until more was seen. */
  readonly holdChars?: number;
}

/** What `decorate` takes. */
export interface DecorateOptions extends ProviderCallOptions {
  /** A block as a value, or as a `BlockedError`. */
  readonly onBlock?: "return" | "throw";
}

export type ProviderSettings = Resolved & ProviderCallOptions;

/** How a guarded call ended. */
export interface Passage {
  readonly blocked: boolean;
  readonly value: unknown;
  readonly body: BlockBody | null;
  readonly result: ScanResult;
}

export async function pass<P>(
  context: Context,
  type: RecordType,
  payload: P,
  call: (payload: P) => unknown,
  settings: ProviderSettings,
): Promise<Passage> {
  const until = bound(settings);
  const cut = settings.onMatch === "sanitise" ? "blocking" : "never";
  const cleared = await clear(context, payload, settings, { until, protect: settings.protect === true, cut });
  if (cleared.blocked) {
    report(context, type, { ...cleared.last, scannedChars: cleared.result.scannedChars }, settings, countsOf(cleared));
    return { blocked: true, value: null, body: blockBody(cleared.last), result: cleared.last };
  }
  const request = cleared.payload as P;
  const own = (payload as { readonly tools?: unknown }).tools;
  const tools = settings.tools ?? (Array.isArray(own) ? own : undefined);
  const options: ProviderSettings = tools ? { ...settings, tools } : settings;
  const end = (result: ScanResult | null, counts: CloakCounts, outcome: object) => {
    const told = merged(cleared.last, result);
    const id = report(context, type, told, options, { ...countsOf(cleared), ...counts });
    if (options.capture) context.captures.add(captureOf(type, id, request, { provider: options.provider, ...outcome }));
  };
  let answer: unknown;
  try {
    answer = await call(request);
  } catch (error) {
    end(null, {}, { error: { name: (error as Error)?.name ?? "Error" } });
    throw error;
  }
  if (isStream(answer)) {
    const value = guarded(context, answer, request, options, cleared.isProtected, end);
    return { blocked: false, value, body: null, result: cleared.last };
  }
  const { value, refused } = await received(context, answer, options, cleared.isProtected, end);
  if (refused) return { blocked: true, value: null, body: blockBody(refused), result: refused };
  return { blocked: false, value, body: null, result: cleared.last };
}

/** A call with the guard around it, of the same signature. */
export function decorateCall(
  context: Context,
  call: (...args: never[]) => unknown,
  settings: ProviderSettings & DecorateOptions,
) {
  return async function (this: unknown, payload: unknown, ...rest: unknown[]): Promise<unknown> {
    const forward = (cleared: unknown) => (call as (...args: unknown[]) => unknown).call(this, cleared, ...rest);
    const passage = await pass(context, "guard.decorate", payload, forward, settings);
    if (!passage.body) return passage.value;
    if (settings.onBlock === "throw") throw new BlockedError(passage.body, passage.result);
    const { stream } = (payload ?? {}) as { readonly stream?: unknown };
    return stream === true ? blockedStream(passage.body, payload, settings.provider) : passage.body;
  };
}

/** What arrives of a plain answer, or the verdict that keeps it back. */
interface Received {
  readonly value: unknown;
  readonly refused: ScanResult | null;
}

/** A plain answer: its text scanned where that is wanted, rejected calls taken out, then tokens restored. */
async function received(
  context: Context,
  answer: unknown,
  options: ProviderSettings,
  isProtected: boolean,
  end: (result: ScanResult | null, counts: CloakCounts, outcome: object) => void,
): Promise<Received> {
  // A capture holds what the provider said, before any token was restored.
  const response = options.capture ? structuredClone(plain(answer)) : undefined;
  const until = bound(options);
  const said = options.scanAnswer ? textOf(answer) : "";
  const how = { ...options, surface: "assistant", cloak: false } as const;
  const scanned = said === "" ? null : (await inspect(context, said, how, { until })).result;
  if (scanned?.blocked) {
    end(scanned, {}, { response });
    return { value: null, refused: scanned };
  }
  const gated = await gate(context, answer, options, until);
  const judged = scanned ? merged(scanned, gated) : gated;
  if (!isProtected) {
    end(judged, {}, { response });
    return { value: answer, refused: null };
  }
  const { subject = SUBJECT, onDenied } = options;
  try {
    const whose = { subject, onDenied, onError: context.onError };
    const { payload, ...counts } = await restoreAll(answer, context.cloaking.vault, whose);
    end(judged, counts, { response });
    // The answer keeps its identity: providers hang things on it that no copy would have.
    const isSame = payload === answer || typeof answer !== "object";
    return { value: isSame ? payload : Object.assign(answer as object, payload), refused: null };
  } catch (error) {
    end(judged, { denied: (error as { readonly count?: number }).count ?? 0 }, { response });
    throw error;
  }
}

function guarded(
  context: Context,
  source: AsyncIterable<unknown>,
  request: unknown,
  options: ProviderSettings,
  isProtected: boolean,
  end: (result: ScanResult | null, counts: CloakCounts, outcome: object) => void,
): unknown {
  const { model } = (request ?? {}) as { readonly model?: unknown };
  const seen: unknown[] = [];
  const told = options.capture ? tee(source, seen) : source;
  const settings = { ...options, restore: isProtected };
  const stream = guardStream(context, told, settings, {
    model: typeof model === "string" ? model : null,
    onEnd: ({ result, counts }) => end(result, isProtected ? counts : {}, { response: seen, stream: true }),
  });
  return likeSource(source, stream);
}

/**
 * Providers' streams have more to them than iteration (`tee`, `controller`, `toReadableStream`); a new one of the same
 * kind around the guarded events keeps all of it.
 */
function likeSource(source: AsyncIterable<unknown>, stream: AsyncGenerator<unknown>): unknown {
  const { constructor: Kind, controller } = source as { constructor?: unknown; controller?: unknown };
  if (!(controller instanceof AbortController) || typeof Kind !== "function") return stream;
  return new (Kind as new (iterate: () => unknown, controller: unknown) => unknown)(() => stream, controller);
}

async function* tee(source: AsyncIterable<unknown>, seen: unknown[]): AsyncGenerator<unknown> {
  for await (const event of source) {
    seen.push(event);
    yield event;
  }
}

/** One truth for the record: the payload's verdict, and what became of the answer's calls. */
function merged(first: ScanResult, second: ScanResult | null): ScanResult {
  if (!second) return first;
  const isWorse = second.decision === "block" && first.decision === "allow";
  return {
    ...(isWorse ? { ...second, matches: first.matches, entities: first.entities, cloak: first.cloak } : first),
    toolValidation: second.toolValidation,
    blocked: first.blocked || second.blocked,
    scannedChars: first.scannedChars + second.scannedChars,
  };
}

function countsOf<P>({ isProtected, written }: Cleared<P>): CloakCounts {
  return isProtected ? { byStrategy: written.byStrategy } : {};
}

function isStream(answer: unknown): answer is AsyncIterable<unknown> {
  return typeof (answer as AsyncIterable<unknown> | null)?.[Symbol.asyncIterator] === "function";
}

function plain(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer ?? null));
}
