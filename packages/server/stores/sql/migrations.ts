/**
 * The schema as a list of steps that only ever grows: a step that was released is never edited. One text serves both
 * back ends; where their types differ the step takes the name from `ColumnTypes`.
 */
import { eventTables, SERIES_INDEX } from "./event-tables.ts";

export interface ColumnTypes {
  /** Compared by bytes, so that both back ends sort alike. */
  readonly text: string;
  readonly integer: string;
  readonly flag: string;
  readonly json: string;
  /** What ends a CREATE TABLE. */
  readonly tableEnd: string;
  /** Whether a table can be kept in parts, so that months are dropped rather than deleted. */
  readonly parts: boolean;
  /** For what may be lost with the server, because it is gone in minutes anyway. */
  readonly passing: string;
}

export interface Migration {
  readonly id: number;
  readonly name: string;
  readonly statements: (types: ColumnTypes) => readonly string[];
}

export const POSTGRES_TYPES: ColumnTypes = {
  text: 'text COLLATE "C"',
  integer: "bigint",
  flag: "boolean",
  json: "jsonb",
  tableEnd: "",
  parts: true,
  passing: "UNLOGGED",
};

export const SQLITE_TYPES: ColumnTypes = {
  text: "TEXT",
  integer: "INTEGER",
  flag: "INTEGER",
  json: "TEXT",
  tableEnd: " STRICT",
  parts: false,
  passing: "",
};

export const MIGRATIONS: readonly Migration[] = [
  {
    id: 1,
    name: "tenants and keys",
    statements: ({ text, integer, flag, tableEnd }) => [
      `CREATE TABLE tenants (
        id ${text} PRIMARY KEY, name ${text} NOT NULL, plan ${text} NOT NULL, created_at ${integer} NOT NULL
      )${tableEnd}`,
      `CREATE TABLE keys (
        id ${text} PRIMARY KEY, tenant_id ${text} NOT NULL REFERENCES tenants (id), name ${text} NOT NULL,
        hash ${text} NOT NULL UNIQUE, hint ${text} NOT NULL, capture_enabled ${flag} NOT NULL,
        created_at ${integer} NOT NULL, expires_at ${integer}, revoked_at ${integer}
      )${tableEnd}`,
      "CREATE INDEX keys_tenant ON keys (tenant_id)",
      `CREATE TABLE key_uses (key_id ${text} PRIMARY KEY, last_used_at ${integer} NOT NULL)${tableEnd}`,
    ],
  },
  {
    id: 2,
    name: "usage, telemetry and captures",
    statements: ({ text, integer, json, tableEnd }) => [
      `CREATE TABLE usage (
        tenant_id ${text} NOT NULL, period ${text} NOT NULL, writer ${text} NOT NULL,
        aho_scans ${integer} NOT NULL, aho_blocks ${integer} NOT NULL,
        ai_scans ${integer} NOT NULL, ai_blocks ${integer} NOT NULL, overflow ${integer} NOT NULL,
        PRIMARY KEY (tenant_id, period, writer)
      )${tableEnd}`,
      `CREATE TABLE telemetry (
        tenant_id ${text} NOT NULL, id ${text} NOT NULL, key_id ${text} NOT NULL,
        received_at ${integer} NOT NULL, at ${integer} NOT NULL,
        type ${text} NOT NULL, decision ${text} NOT NULL, severity ${text}, record ${json} NOT NULL,
        PRIMARY KEY (tenant_id, id)
      )${tableEnd}`,
      "CREATE INDEX telemetry_time ON telemetry (tenant_id, at, id)",
      "CREATE INDEX telemetry_received ON telemetry (received_at)",
      `CREATE TABLE captures (
        tenant_id ${text} NOT NULL, id ${text} NOT NULL, key_id ${text} NOT NULL,
        received_at ${integer} NOT NULL, at ${integer} NOT NULL, event_id ${text}, sealed ${text} NOT NULL,
        PRIMARY KEY (tenant_id, id)
      )${tableEnd}`,
      "CREATE INDEX captures_time ON captures (tenant_id, at, id)",
      "CREATE INDEX captures_received ON captures (received_at)",
    ],
  },
  {
    id: 3,
    name: "audit, suppressions, pins and meta",
    statements: ({ text, integer, tableEnd }) => [
      `CREATE TABLE audit (
        seq ${integer} PRIMARY KEY, id ${text} NOT NULL UNIQUE, tenant_id ${text}, actor ${text} NOT NULL,
        action ${text} NOT NULL, target ${text}, detail ${text} NOT NULL, at ${integer} NOT NULL,
        previous_hash ${text} NOT NULL, hash ${text} NOT NULL
      )${tableEnd}`,
      `CREATE TABLE suppressions (
        id ${text} PRIMARY KEY, tenant_id ${text} NOT NULL REFERENCES tenants (id), rule_id ${text} NOT NULL,
        fingerprint ${text}, reason ${text} NOT NULL, owner ${text} NOT NULL,
        created_at ${integer} NOT NULL, expires_at ${integer}
      )${tableEnd}`,
      "CREATE INDEX suppressions_tenant ON suppressions (tenant_id)",
      `CREATE TABLE pins (
        tenant_id ${text} NOT NULL, key_id ${text} NOT NULL, tool ${text} NOT NULL,
        hash ${text} NOT NULL, seen_at ${integer} NOT NULL,
        PRIMARY KEY (tenant_id, key_id, tool)
      )${tableEnd}`,
      `CREATE TABLE meta (name ${text} PRIMARY KEY, value ${text} NOT NULL)${tableEnd}`,
    ],
  },
  {
    id: 4,
    name: "admins, their sessions, and what they look after",
    statements: ({ text, integer, flag, tableEnd }) => [
      `CREATE TABLE admins (
        id ${text} PRIMARY KEY, name ${text} NOT NULL, role ${text} NOT NULL, hash ${text} NOT NULL,
        created_at ${integer} NOT NULL, last_sign_in_at ${integer}, revoked_at ${integer}
      )${tableEnd}`,
      "CREATE UNIQUE INDEX admins_name ON admins (name) WHERE revoked_at IS NULL",
      `CREATE TABLE sessions (
        id ${text} PRIMARY KEY, hash ${text} NOT NULL UNIQUE, admin_id ${text} NOT NULL REFERENCES admins (id),
        created_at ${integer} NOT NULL, expires_at ${integer} NOT NULL, seen_at ${integer} NOT NULL,
        address ${text}, agent ${text}
      )${tableEnd}`,
      "CREATE INDEX sessions_admin ON sessions (admin_id)",
      // A shadow is an allow-list entry that nobody vouches for: the rule only reports.
      `ALTER TABLE suppressions ADD COLUMN shadow ${flag} NOT NULL DEFAULT ${flag === "boolean" ? "false" : "0"}`,
      `ALTER TABLE pins ADD COLUMN accepted_hash ${text} NOT NULL DEFAULT ''`,
      `ALTER TABLE pins ADD COLUMN changed_at ${integer}`,
      "UPDATE pins SET accepted_hash = hash",
      "CREATE INDEX captures_event ON captures (tenant_id, event_id)",
    ],
  },
  { id: 5, name: "events, their sums, and rates", statements: eventTables },
  { id: 6, name: "a way to the series of the overview", statements: () => [SERIES_INDEX] },
];

/** What is still to do for a database that has done `applied`. Refuses one that a newer program made. */
export function pendingMigrations(applied: readonly number[]): readonly Migration[] {
  const known = MIGRATIONS.at(-1)?.id ?? 0;
  const newest = Math.max(0, ...applied);
  if (newest > known) {
    throw new Error(`the database is at schema ${newest}, this program knows ${known}: it was made by a newer version`);
  }
  return MIGRATIONS.filter((migration) => !applied.includes(migration.id));
}
