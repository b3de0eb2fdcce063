/**
 * What the service asks of its memory, cut by who asks. A back end is right when it passes `conformance.ts`; all of
 * them throw `StoreUnavailable` when they cannot answer, and keep every string exactly, lone surrogates included.
 * Times are milliseconds since 1970. A tenant is what the wire calls a workspace.
 */
import type { TelemetryRecord } from "@portcullis/contract";
import type { AdminStore, SessionStore } from "./admins.ts";
import type { EventStore } from "./events/port.ts";

export type { AdminRecord, AdminStore, SessionRecord, SessionStore } from "./admins.ts";
export * from "./events/port.ts";
export { StoreUnavailable, type UnavailableReason } from "./unavailable.ts";

export interface Stores {
  readonly keys: KeyStore;
  readonly tenants: TenantStore;
  readonly usage: UsageStore;
  readonly events: EventStore;
  /** The part of `events` that clients write. */
  readonly telemetry: TelemetryStore;
  readonly rates: RateStore;
  readonly captures: CaptureStore;
  readonly audit: AuditStore;
  readonly suppressions: SuppressionStore;
  readonly pins: PinStore;
  readonly admins: AdminStore;
  readonly sessions: SessionStore;
  readonly meta: MetaStore;
  /** Resolves when the store answers a question now; for readiness. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface Tenant {
  readonly id: string;
  readonly name: string;
  readonly plan: string;
  readonly createdAt: number;
}

export interface TenantStore {
  /** Keeps the first tenant of an id; returns the one that is stored. */
  create(tenant: Tenant): Promise<Tenant>;
  find(id: string): Promise<Tenant | null>;
  /** Oldest first. */
  list(): Promise<readonly Tenant[]>;
  /** Null when there is no such tenant. */
  setPlan(id: string, plan: string): Promise<Tenant | null>;
  /** Null when there is no such tenant. */
  rename(id: string, name: string): Promise<Tenant | null>;
}

/** A key as it is stored: never the key itself. */
export interface KeyRecord {
  readonly id: string;
  readonly tenantId: string;
  readonly name: string;
  /** SHA-256 of the whole key, in hex. */
  readonly hash: string;
  /** The first characters of the key, for people to tell keys apart; not enough to guess the rest. */
  readonly hint: string;
  readonly captureEnabled: boolean;
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
  /** Written in batches, so it may lag by some seconds. */
  readonly lastUsedAt: number | null;
}

export interface KeyChange {
  readonly name?: string;
  readonly captureEnabled?: boolean;
  readonly expiresAt?: number | null;
  /** Revocation is for good: the first time stays, and there is no way back. */
  readonly revokedAt?: number;
}

export interface KeyStore {
  /** Keeps the first key of a hash; returns the one that is stored. The tenant must exist. */
  create(key: KeyRecord): Promise<KeyRecord>;
  /** The key and its tenant's plan, in one question, because every first request of a key asks it. */
  findByHash(hash: string): Promise<{ readonly key: KeyRecord; readonly plan: string } | null>;
  find(id: string): Promise<KeyRecord | null>;
  /** Oldest first; revoked and expired ones included. Without a tenant: all. */
  list(tenantId?: string): Promise<readonly KeyRecord[]>;
  /** Null when there is no such key. */
  change(id: string, change: KeyChange): Promise<KeyRecord | null>;
  /** Notes when keys were last used; an earlier time never replaces a later one. */
  touch(uses: readonly { readonly id: string; readonly at: number }[]): Promise<void>;
}

export interface UsageCounts {
  readonly ahoScans: number;
  readonly ahoBlocks: number;
  readonly aiScans: number;
  readonly aiBlocks: number;
  readonly overflow: number;
}

/** Counts of one tenant in one UTC month, `YYYY-MM`. */
export interface UsageRow extends UsageCounts {
  readonly tenantId: string;
  readonly period: string;
}

/** What one writer has counted so far. A writer is the only one to count under its name. */
export interface UsageWrite extends UsageRow {
  readonly writer: string;
}

/** The writer under which `compact` folds the others. */
export const FOLDED_WRITER = "~folded";

export interface UsageQuestion {
  readonly tenantId: string;
  readonly period: string;
  /** Leaves this writer's counts out: it knows them better. */
  readonly except?: string;
}

export interface UsageStore {
  /**
   * Sets what writers have counted so far. Each process counts in rows of its own and writes them as totals, so a
   * retried write adds nothing, replicas never wait for one another, and the sum over writers is exact. No two rows
   * of one call have the same tenant, month and writer.
   */
  record(rows: readonly UsageWrite[]): Promise<void>;
  /** The sum over writers; zeros for what was never counted. One row per question, in order; no place is asked twice. */
  read(asked: readonly UsageQuestion[]): Promise<readonly UsageRow[]>;
  /** One month of one tenant writer by writer. */
  writers(place: { readonly tenantId: string; readonly period: string }): Promise<readonly UsageWrite[]>;
  /**
   * Folds the writers of every month before `period` into one row each; returns how many rows are gone. Only for
   * months so long over that nobody can still write to them.
   */
  compact(period: string): Promise<number>;
}

/** What one writer has counted of one key in one window of time. */
export interface RateWrite {
  readonly keyId: string;
  /** Start and length of the window, in milliseconds. */
  readonly at: number;
  readonly windowMs: number;
  readonly writer: string;
  readonly count: number;
}

export interface RateStore {
  /**
   * Sets what writers have counted so far, as totals like usage, and answers with the sum over writers of each row's
   * window, in order. No two rows of one call have the same key, window and writer.
   */
  share(rows: readonly RateWrite[]): Promise<readonly number[]>;
  /** Forgets windows that ended before the time. */
  sweep(endedBefore: number): Promise<void>;
}

export interface TelemetryBatch {
  readonly tenantId: string;
  readonly keyId: string;
  readonly receivedAt: number;
  readonly events: readonly TelemetryEvent[];
}

export interface TelemetryEvent {
  /** The record's own time. */
  readonly at: number;
  readonly record: TelemetryRecord;
}

export interface TelemetryRow extends TelemetryEvent {
  readonly tenantId: string;
  readonly keyId: string;
  readonly receivedAt: number;
}

/** A page of a list, newest first. `before` is the place of the last row of the page before. */
export interface Page {
  readonly limit: number;
  readonly before?: { readonly at: number; readonly id: string };
}

export interface TelemetryStore {
  /** One statement, committed when it resolves. The first record of an id stays. Returns how many were new. */
  insert(batch: TelemetryBatch): Promise<number>;
  list(tenantId: string, page: Page): Promise<readonly TelemetryRow[]>;
}

export interface Capture {
  readonly id: string;
  readonly at: number;
  /** The telemetry record that tells of the same call, where the client named it. */
  readonly eventId: string | null;
  /** The record as sealed by `sealing.ts`: no store sees a body. */
  readonly sealed: string;
}

export interface CaptureBatch {
  readonly tenantId: string;
  readonly keyId: string;
  readonly receivedAt: number;
  readonly captures: readonly Capture[];
}

export interface CaptureRow extends Capture {
  readonly tenantId: string;
  readonly keyId: string;
  readonly receivedAt: number;
}

/** A capture by what is outside of it. */
export interface CaptureOutline extends Omit<CaptureRow, "sealed"> {
  /** Characters of the sealed box. */
  readonly size: number;
}

export interface CaptureStore {
  /** The first capture of an id stays. Returns how many were new. */
  insert(batch: CaptureBatch): Promise<number>;
  list(tenantId: string, page: Page): Promise<readonly CaptureRow[]>;
  /** As `list`, without the bodies. */
  outline(tenantId: string, page: Page): Promise<readonly CaptureOutline[]>;
  find(tenantId: string, id: string): Promise<CaptureRow | null>;
  /** Ids of the captures that name an event, oldest first, at most a hundred. */
  ofEvent(tenantId: string, eventId: string): Promise<readonly string[]>;
  count(tenantId: string): Promise<number>;
  /** False when there was none. */
  eraseOne(tenantId: string, id: string): Promise<boolean>;
  /** Deletes all of a tenant's captures; returns how many. */
  erase(tenantId: string): Promise<number>;
  /** Deletes at most `limit` captures received before the time; returns how many. */
  sweep(receivedBefore: number, limit: number): Promise<number>;
}

export interface AuditEntry {
  /** Null for what concerns the whole service. */
  readonly tenantId: string | null;
  /** Who did it: a user, a key id, or `cli`. */
  readonly actor: string;
  /** What was done, as `noun.verb`: `key.revoke`. */
  readonly action: string;
  /** To what: an id. */
  readonly target: string | null;
  readonly detail: Readonly<Record<string, string | number | boolean | null>>;
  readonly at: number;
}

export interface AuditRow extends AuditEntry {
  /** Counts from 1 without gaps over the whole service. */
  readonly seq: number;
  readonly id: string;
  /** Hash of the row before, so that a changed or missing row breaks the chain. */
  readonly previousHash: string;
  readonly hash: string;
}

export type ChainCheck =
  | { readonly intact: true; readonly rows: number; readonly head: string }
  | { readonly intact: false; readonly seq: number; readonly problem: "changed" | "missing" };

export interface AuditStore {
  append(entry: AuditEntry): Promise<AuditRow>;
  /** Newest first, below `beforeSeq` where given. Without a tenant: all. */
  list(page: {
    readonly limit: number;
    readonly beforeSeq?: number;
    readonly tenantId?: string;
  }): Promise<readonly AuditRow[]>;
  /** Walks the chain. A cut-off tail shows only against a head hash that was noted elsewhere. */
  verify(expectedHead?: string): Promise<ChainCheck>;
}

/** An allow-list entry: a rule, or one text under it, that a person vouches for. */
export interface Suppression {
  readonly id: string;
  readonly tenantId: string;
  readonly ruleId: string;
  /** Of the matched text; null covers the whole rule. */
  readonly fingerprint: string | null;
  /** True: nobody vouches for it, the rule only reports for now. It covers the whole rule. */
  readonly shadow: boolean;
  readonly reason: string;
  readonly owner: string;
  readonly createdAt: number;
  readonly expiresAt: number | null;
}

export interface SuppressionStore {
  /** Keeps the first of an id; returns the one that is stored. */
  create(suppression: Suppression): Promise<Suppression>;
  /** Oldest first, of one tenant or of all; with `activeAt`, only those that have not expired then. */
  list(filter?: { readonly tenantId?: string; readonly activeAt?: number }): Promise<readonly Suppression[]>;
  /** False when there was none. */
  remove(tenantId: string, id: string): Promise<boolean>;
}

export interface PinBatch {
  readonly tenantId: string;
  readonly keyId: string;
  readonly at: number;
  readonly tools: readonly { readonly name: string; readonly hash: string }[];
}

/** What stands under a tool's name for a key. It is changed while the two hashes differ. */
export interface PinRow {
  readonly tenantId: string;
  readonly keyId: string;
  readonly tool: string;
  /** Of the declaration last seen. */
  readonly hash: string;
  /** Of the one first seen, or accepted last. */
  readonly acceptedHash: string;
  readonly changedAt: number | null;
  readonly seenAt: number;
}

export interface PinStore {
  /**
   * Pins the declaration hashes of tools and returns what was pinned before, by tool name: null for a new tool. A
   * declaration that stayed the same is only written again once its last-seen time is an hour old.
   */
  put(batch: PinBatch): Promise<ReadonlyMap<string, string | null>>;
  /** Last changed first, then by tool; of one tenant or of all. */
  list(filter: {
    readonly tenantId?: string;
    readonly changedOnly?: boolean;
    readonly limit: number;
  }): Promise<readonly PinRow[]>;
  /** Accepts the declaration of that hash. Null when there is no such pin, or the one last seen is another. */
  accept(place: {
    readonly tenantId: string;
    readonly keyId: string;
    readonly tool: string;
    readonly hash: string;
  }): Promise<PinRow | null>;
  /** Forgets pins last seen before the time; returns how many. */
  sweep(seenBefore: number): Promise<number>;
}

/** Small things the service must remember about itself. */
export interface MetaStore {
  get(name: string): Promise<string | null>;
  put(name: string, value: string): Promise<void>;
  /** Writes only where nothing is; returns what stands. Of several replicas starting at once, one wins. */
  putIfAbsent(name: string, value: string): Promise<string>;
}
