/** The tables as both SQL back ends have them. Columns that differ in type between them are read through `engine.ts`. */
export interface Tables {
  readonly tenants: TenantsTable;
  readonly keys: KeysTable;
  readonly key_uses: KeyUsesTable;
  readonly usage: UsageTable;
  readonly telemetry: TelemetryTable;
  readonly events: EventsTable;
  readonly rollups: RollupsTable;
  readonly rates: RatesTable;
  readonly captures: CapturesTable;
  readonly audit: AuditTable;
  readonly suppressions: SuppressionsTable;
  readonly pins: PinsTable;
  readonly admins: AdminsTable;
  readonly sessions: SessionsTable;
  readonly meta: MetaTable;
}

/** PostgreSQL answers true and false, SQLite 1 and 0. */
export type Flag = boolean | number;

export interface TenantsTable {
  id: string;
  name: string;
  plan: string;
  created_at: number;
}

export interface KeysTable {
  id: string;
  tenant_id: string;
  name: string;
  hash: string;
  hint: string;
  capture_enabled: Flag;
  created_at: number;
  expires_at: number | null;
  revoked_at: number | null;
}

/** Apart from `keys`, so that noting a use never waits for, or undoes, a change of the key. */
export interface KeyUsesTable {
  key_id: string;
  last_used_at: number;
}

export interface UsageTable {
  tenant_id: string;
  period: string;
  writer: string;
  aho_scans: number;
  aho_blocks: number;
  ai_scans: number;
  ai_blocks: number;
  overflow: number;
}

/** Only to be emptied: what an earlier version kept here is moved to `events`. */
export interface TelemetryTable {
  tenant_id: string;
  id: string;
  key_id: string;
  received_at: number;
  at: number;
  type: string;
  decision: string;
  severity: string | null;
  /** JSON text, as `text.ts` writes it. */
  record: string;
}

export interface EventsTable {
  tenant_id: string;
  source: string;
  id: string;
  /** 202611; of `at`. */
  month: number;
  key_id: string;
  received_at: number;
  at: number;
  /** JSON text: an object of mark to weight. */
  marks: string;
  /** JSON text. */
  record: string;
}

/** Sums of marks. `grain` is the bucket's length in milliseconds, `at` its start. */
export interface RollupsTable {
  tenant_id: string;
  grain: number;
  at: number;
  mark: string;
  /** Batches that are written at once add to different rows. */
  shard: number;
  n: number;
}

export interface RatesTable {
  key_id: string;
  at: number;
  window_ms: number;
  writer: string;
  n: number;
}

export interface CapturesTable {
  tenant_id: string;
  id: string;
  key_id: string;
  received_at: number;
  at: number;
  event_id: string | null;
  sealed: string;
}

export interface AuditTable {
  seq: number;
  id: string;
  tenant_id: string | null;
  actor: string;
  action: string;
  target: string | null;
  /** JSON text exactly as it was hashed. */
  detail: string;
  at: number;
  previous_hash: string;
  hash: string;
}

export interface SuppressionsTable {
  id: string;
  tenant_id: string;
  rule_id: string;
  fingerprint: string | null;
  shadow: Flag;
  reason: string;
  owner: string;
  created_at: number;
  expires_at: number | null;
}

export interface PinsTable {
  tenant_id: string;
  key_id: string;
  tool: string;
  hash: string;
  seen_at: number;
  accepted_hash: string;
  changed_at: number | null;
}

export interface AdminsTable {
  id: string;
  name: string;
  role: string;
  hash: string;
  created_at: number;
  last_sign_in_at: number | null;
  revoked_at: number | null;
}

export interface SessionsTable {
  id: string;
  hash: string;
  admin_id: string;
  created_at: number;
  expires_at: number;
  seen_at: number;
  address: string | null;
  agent: string | null;
}

export interface MetaTable {
  name: string;
  value: string;
}
