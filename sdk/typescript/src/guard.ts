/** The guard: every way to put the service between an application and a model. */

import { clear } from "./clear.ts";
import { type RestoreResult, restoreAll } from "./cloak/restore.ts";
import { type DecorateOptions, decorateCall, type ProviderCallOptions, pass } from "./decorate.ts";
import { BlockedError, ScanUnavailableError } from "./errors.ts";
import { bound, type Context, inspect, report, SUBJECT } from "./inspect.ts";
import { type CallOptions, checks, overlay } from "./options.ts";
import { EMPTY_RESULT, type Failure, type ScanResult } from "./result.ts";
import { guardStream } from "./stream/lazy.ts";
import { type BlockBody, blockBody } from "./telling/block.ts";
import { readCall } from "./tool-call.ts";
import { judgeCalls, type ToolCallsResult } from "./tools.ts";
import { PROVIDERS, type Provider } from "./words.ts";

/** What `sanitise` gives back. `payload` is null when it must not be used. */
export interface SanitiseResult<P> {
  readonly payload: P | null;
  readonly sanitised: boolean;
  readonly blocked: boolean;
  readonly redactions: number;
  readonly reason: string | null;
  readonly result: ScanResult;
  readonly error: Failure | null;
}

/** What `protect` gives back. `payload` is null when it must not be used. */
export interface ProtectResult<P> {
  readonly payload: P | null;
  readonly blocked: boolean;
  readonly protected: boolean;
  readonly counts: Readonly<Record<string, number>>;
  readonly tokens: readonly string[];
  readonly reason: string | null;
  readonly result: ScanResult;
  readonly error: Failure | null;
}

/** What `wrap` gives back: the call's value, or the block's body. */
export interface WrapResult<T> {
  readonly blocked: boolean;
  readonly value: T | null;
  readonly body: BlockBody | null;
  readonly result: ScanResult;
}

/** What `stream` takes besides the options of every call. */
export interface StreamOptions extends CallOptions {
  readonly provider?: Provider;
  /** How many of the last characters stay back until more was seen. */
  readonly holdChars?: number;
  /** Whether tokens are restored. */
  readonly restore?: boolean;
}

/** Every way to put the service between an application and a model. */
export interface Guard {
  /** Judges a payload. Never throws for what the service says or does not say. */
  scan(payload: unknown, options?: CallOptions): Promise<ScanResult>;
  isBlocked(payload: unknown, options?: CallOptions): Promise<boolean>;
  /** The result, or a `BlockedError`, or a `ScanUnavailableError`. */
  assertAllowed(payload: unknown, options?: CallOptions): Promise<ScanResult>;
  /** The payload with every match cut, when what is left is clean. */
  sanitise<P>(payload: P, options?: CallOptions): Promise<SanitiseResult<P>>;
  /** The payload with personal data rewritten. */
  protect<P>(payload: P, options?: CallOptions): Promise<ProtectResult<P>>;
  validateToolCalls(calls: readonly object[], options?: CallOptions): Promise<ToolCallsResult>;
  /** Calls a model with what may leave, and gives back what may arrive. */
  wrap<P, T>(payload: P, call: (payload: P) => T, options?: ProviderCallOptions): Promise<WrapResult<Awaited<T>>>;
  /** A provider's method with the guard around it. A block is the method's value: see `isBlockBody`. */
  decorate<F extends (...args: never[]) => unknown>(call: F, options?: DecorateOptions): F;
  /** A provider's stream of which nothing leaves unchecked. */
  stream<E>(source: AsyncIterable<E>, options?: StreamOptions): AsyncGenerator<E, void, undefined>;
  readonly cloak: {
    /** Puts values back in the place of a subject's tokens. */
    restore<P>(payload: P, options?: Pick<CallOptions, "subject" | "onDenied">): Promise<RestoreResult<P>>;
    /** Erases everything that the vault holds of a subject; says how many values that was. */
    forget(options: { readonly subject: string }): Promise<number>;
  };
}

const PROVIDER_CHECKS = {
  protect: checks.bool,
  scanAnswer: checks.bool,
  provider: checks.oneOf(...PROVIDERS),
  holdChars: checks.number(0),
};
const DECORATE_CHECKS = { ...PROVIDER_CHECKS, onBlock: checks.oneOf("return", "throw") };
const STREAM_CHECKS = { ...PROVIDER_CHECKS, restore: checks.bool };

export function createGuard(context: Context): Guard {
  const client = context.options;

  async function scan(payload: unknown, given: CallOptions = {}): Promise<ScanResult> {
    const options = overlay(client, given);
    const { result } = await inspect(context, payload, options, { until: bound(options) });
    report(context, "guard.scan", result, options);
    return result;
  }

  return {
    scan,
    isBlocked: async (payload, options) => (await scan(payload, options)).blocked,

    async assertAllowed(payload, options) {
      const result = await scan(payload, options);
      if (!result.blocked) return result;
      const { error } = result;
      if (error) throw new ScanUnavailableError(error.kind, error.status, error.code);
      throw new BlockedError(blockBody(result), result);
    },

    async sanitise(payload, given = {}) {
      const options = overlay(client, given);
      // Whatever is done about matches elsewhere, here the promise is that what comes back would not block.
      const strict = { ...options, onMatch: "block", enforceWithheld: true } as const;
      const cleared = await clear(context, payload, strict, { until: bound(options), protect: false, cut: "always" });
      const { result, blocked, redactions, reason } = cleared;
      report(context, "guard.sanitise", { ...result, blocked }, options);
      const sanitised = !blocked && result.error === null;
      const error = cleared.last.error ?? result.error;
      return { payload: cleared.payload, sanitised, blocked, redactions, reason, result, error };
    },

    async protect(payload, given = {}) {
      const options = overlay(client, given);
      const cut = options.onMatch === "sanitise" ? "blocking" : "never";
      const cleared = await clear(context, payload, options, { until: bound(options), protect: true, cut });
      const { blocked, reason, result, written, isProtected } = cleared;
      report(context, "guard.protect", { ...cleared.last, ...cloakOf(result), blocked }, options, {
        byStrategy: written.byStrategy,
      });
      const { counts, tokens } = written;
      const error = cleared.last.error ?? result.error;
      return { payload: cleared.payload, blocked, protected: isProtected, counts, tokens, reason, result, error };
    },

    async validateToolCalls(calls, given = {}) {
      const options = overlay(client, given);
      if (calls.length === 0) return { allowed: true, blocked: false, severity: null, calls: [], error: null };
      const { verdict, result } = await judgeCalls(context, calls.map(readCall), options, bound(options));
      report(context, "guard.tool_calls", result, options);
      return verdict;
    },

    async wrap<P, T>(payload: P, call: (payload: P) => T, given: ProviderCallOptions = {}) {
      const options = overlay(client, given, PROVIDER_CHECKS);
      return (await pass(context, "guard.wrap", payload, call, options)) as WrapResult<Awaited<T>>;
    },

    decorate<F extends (...args: never[]) => unknown>(call: F, given: DecorateOptions = {}): F {
      return decorateCall(context, call, overlay(client, given, DECORATE_CHECKS)) as unknown as F;
    },

    stream(source, given = {}) {
      const settings = { restore: true, ...overlay(client, given, STREAM_CHECKS) };
      return guardStream(context, source, settings, {
        onEnd: ({ result, counts }) => report(context, "guard.wrap", result, settings, settings.restore ? counts : {}),
      });
    },

    cloak: {
      async restore(payload, given = {}) {
        const options = overlay(client, given);
        const { subject = SUBJECT, onDenied } = options;
        const how = { subject, onDenied, onError: context.onError };
        const restored = await restoreAll(payload, context.cloaking.vault, how);
        const { payload: _, ...counts } = restored;
        report(context, "guard.cloak.restore", EMPTY_RESULT, options, counts);
        return restored;
      },
      forget: ({ subject }) => context.cloaking.vault.forget(subject),
    },
  };
}

function cloakOf({ cloak, entities }: ScanResult): Pick<ScanResult, "cloak" | "entities"> {
  return { cloak, entities };
}
