/**
 * The guard around a provider's call: what goes in is cleared first, and what comes out is gated and restored. `wrap`
 * and `decorate` are the same life of a call with different words at its end.
 */
import { type BlockBody, blockBody } from "./block.ts";
import { captureOf } from "./capture.ts";
import { type Cleared, clear } from "./clear.ts";
import { restoreAll } from "./cloak/restore.ts";
import { BlockedError } from "./errors.ts";
import { gate } from "./gate.ts";
import { bound, type Context, type Resolved, report, SUBJECT } from "./inspect.ts";
import type { CallOptions } from "./options.ts";
import type { CloakCounts } from "./record.ts";
import type { ScanResult } from "./result.ts";
import { blockedStream, guardStream } from "./stream/lazy.ts";
import type { Provider, RecordType } from "./words.ts";

/** What `wrap` and `decorate` take besides the options of every call. */
export interface ProviderCallOptions extends CallOptions {
  /** Rewrite personal data on the way out and restore it on the way back. */
  readonly protect?: boolean;
  /** Whose shape the call has; read from the request when absent. */
  readonly provider?: Provider;
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
  const value = isStream(answer)
    ? guarded(context, answer, request, options, cleared.isProtected, end)
    : await received(context, answer, options, cleared.isProtected, end);
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

/** A plain answer: rejected calls taken out, then tokens restored. */
async function received(
  context: Context,
  answer: unknown,
  options: ProviderSettings,
  isProtected: boolean,
  end: (result: ScanResult | null, counts: CloakCounts, outcome: object) => void,
): Promise<unknown> {
  // A capture holds what the provider said, before any token was restored.
  const response = options.capture ? structuredClone(plain(answer)) : undefined;
  const judged = await gate(context, answer, options, bound(options));
  if (!isProtected) {
    end(judged, {}, { response });
    return answer;
  }
  const { subject = SUBJECT, onDenied } = options;
  const how = { subject, onDenied, onError: context.onError };
  try {
    const { payload, ...counts } = await restoreAll(answer, context.cloaking.vault, how);
    end(judged, counts, { response });
    // The answer keeps its identity: providers hang things on it that no copy would have.
    return payload !== answer && typeof answer === "object" ? Object.assign(answer as object, payload) : payload;
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
