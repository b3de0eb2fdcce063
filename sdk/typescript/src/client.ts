/** The client: one key, one service, and the guard that stands on them. */

import { camel, readEntities } from "./answer.ts";
import { importTokenKey, randomTokenKey } from "./cloak/token.ts";
import { ScanUnavailableError } from "./errors.ts";
import { unite } from "./fold.ts";
import { createGuard, type Guard } from "./guard.ts";
import { bound, type Context } from "./inspect.ts";
import { type CallOptions, type ClientOptions, overlay, type ResolvedOptions, resolveOptions } from "./options.ts";
import { cut } from "./payload/pieces.ts";
import type { Entity } from "./result.ts";
import { createQueue } from "./telling/queue.ts";
import { createTransport } from "./transport.ts";
import { memoryVault } from "./vaults/vault.ts";
import type { HmacKey } from "./webcrypto.ts";

/** The calling key. */
export interface Me {
  readonly keyId: string;
  readonly tenantId: string;
  readonly keyName: string;
  readonly captureEnabled: boolean;
}

/** Where personal data stands in a text. */
export interface Detection {
  readonly entities: readonly Omit<Entity, "locations">[];
  readonly scannedChars: number;
  readonly taxonomyVersion: string;
}

const DETECT_CHARS_MAX = 12_000;
const TELEMETRY_BATCH_MAX = 500;
const CAPTURE_BATCH_MAX = 20;
/** Bodies are large: fewer of them wait. */
const CAPTURE_QUEUE_MAX = 100;

/** Speaks to one Portcullis service with one key. */
export class PortcullisClient {
  readonly guard: Guard;
  /** The options in force, without the key. */
  readonly options: Omit<ResolvedOptions, "apiKey" | "tokenKey">;
  readonly #context: Context;

  constructor(given: ClientOptions) {
    const options = resolveOptions(given);
    const { apiKey: _, tokenKey, ...open } = options;
    this.options = open;
    let isCapturing = options.capture;
    const onError = (error: unknown) => {
      try {
        options.onError?.(error);
      } catch {
        // What is called to hear of errors has no one to tell its own to.
      }
    };
    const transport = createTransport(options);
    const { flushAt, flushIntervalMs, queueMax, timeoutMs } = options;
    const times = { flushIntervalMs, timeoutMs };
    const telemetry = createQueue(transport, {
      ...times,
      path: "/v1/telemetry",
      batchMax: TELEMETRY_BATCH_MAX,
      flushAt,
      queueMax,
      onError,
    });
    const captures = createQueue(transport, {
      ...times,
      path: "/v1/captures",
      batchMax: CAPTURE_BATCH_MAX,
      flushAt: Math.min(flushAt, CAPTURE_BATCH_MAX),
      queueMax: Math.min(queueMax, CAPTURE_QUEUE_MAX),
      onError(error) {
        // The key does not allow it: bodies that nobody will take are not collected.
        if (error instanceof ScanUnavailableError && error.code === "capture_disabled") isCapturing = false;
        onError(error);
      },
    });
    let key: Promise<HmacKey> | null = null;
    this.#context = {
      options,
      transport,
      telemetry,
      captures: {
        ...captures,
        add(record) {
          if (isCapturing) captures.add(record);
        },
      },
      cloaking: {
        vault: options.vault ?? memoryVault({ max: options.vaultMax }),
        vaultTtlMs: options.vaultTtlMs,
        tokenKey() {
          key ??= importTokenKey(tokenKey ?? randomTokenKey());
          return key;
        },
      },
      onError,
    };
    this.guard = createGuard(this.#context);
  }

  /** The calling key; confirms that it is valid. */
  me(): Promise<Me> {
    return this.#key("GET");
  }

  /** Switches body capture on or off for the calling key. */
  setCapture(on: boolean): Promise<Me> {
    return this.#key("PATCH", { capture_enabled: on });
  }

  /** Finds personal data in a text of any length. Throws `ScanUnavailableError` when nobody could look. */
  async detect(
    text: string,
    given: Pick<CallOptions, "entities" | "minConfidence" | "timeoutMs"> = {},
  ): Promise<Detection> {
    const options = overlay(this.#context.options, given);
    const until = bound(options);
    const entities: Entity[] = [];
    let taxonomyVersion = "";
    for (const { start, end } of cut(text, DETECT_CHARS_MAX)) {
      const piece = text.slice(start, end);
      const types = options.entities ? { entities: options.entities } : {};
      const asked = { text: piece, min_confidence: options.minConfidence, ...types };
      const { body } = await this.#context.transport.send("POST", "/v1/cloak/detect", asked, until);
      const answer = (body ?? {}) as { readonly entities?: unknown; readonly taxonomy_version?: unknown };
      taxonomyVersion = String(answer.taxonomy_version ?? "");
      for (const one of readEntities(answer.entities, piece.length)) {
        entities.push({ ...one, start: one.start + start, end: one.end + start });
      }
    }
    return { entities: unite(entities), scannedChars: text.length, taxonomyVersion };
  }

  /** Sends waiting records now. Never rejects: `onError` hears of failures. */
  async flush(): Promise<void> {
    await Promise.all([this.#context.telemetry.flush(), this.#context.captures.flush()]);
  }

  /** Sends waiting records within `closeTimeoutMs`, and lets go of the vault. */
  async close(): Promise<void> {
    const { telemetry, captures, options, cloaking } = this.#context;
    await Promise.all([telemetry.close(options.closeTimeoutMs), captures.close(options.closeTimeoutMs)]);
    // A vault that was handed in belongs to whoever made it.
    if (!options.vault) await cloaking.vault.close();
  }

  async #key(method: string, body?: object): Promise<Me> {
    const { transport, options } = this.#context;
    const answer = await transport.send(method, "/v1/me", body, bound(options));
    return camel(answer.body) as Me;
  }
}
