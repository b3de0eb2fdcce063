/**
 * The keyring: who is calling, decided from the presented key alone, and the life of keys: issued, rotated, renamed,
 * revoked.
 */
import type { KeyRecord } from "./stores/ports.ts";

/** Who a valid key belongs to. */
export interface Caller {
  readonly keyId: string;
  readonly tenantId: string;
  readonly keyName: string;
  readonly captureEnabled: boolean;
  readonly plan: string;
}

/** What may be shown of a key: all but its hash. */
export type KeyInfo = Omit<KeyRecord, "hash">;

export interface IssuedKey {
  /** The key itself. It is shown once and can never be had again. */
  readonly secret: string;
  readonly info: KeyInfo;
}

export interface Keyring {
  /**
   * The caller, or null for a key that is missing, malformed, unknown, revoked or expired. Throws `StoreUnavailable`
   * when the store cannot say: never a guess.
   */
  authenticate(presented: string | undefined): Promise<Caller | null>;
  /** The tenant must exist; null when it does not. `by` is noted in the audit trail. */
  issue(wish: {
    readonly tenantId: string;
    readonly name: string;
    readonly mode?: "live" | "test";
    readonly expiresAt?: number | null;
    readonly by: string;
  }): Promise<IssuedKey | null>;
  /** Makes sure that a key chosen by the operator exists for `default`, creating that tenant too. A revoked key stays revoked. */
  ensure(secret: string, by: string): Promise<KeyInfo>;
  /** A new key in the place of an old one, which works on for `overlapMs`. Null when there is none to replace. */
  rotate(id: string, wish: { readonly overlapMs: number; readonly by: string }): Promise<IssuedKey | null>;
  revoke(id: string, by: string): Promise<KeyInfo | null>;
  rename(id: string, wish: { readonly name: string; readonly by: string }): Promise<KeyInfo | null>;
  setCapture(id: string, wish: { readonly enabled: boolean; readonly by: string }): Promise<KeyInfo | null>;
  list(tenantId?: string): Promise<readonly KeyInfo[]>;
  /** Writes the last-used times noted since. Called by a timer and by `close`. */
  flush(): Promise<void>;
  close(): Promise<void>;
}
