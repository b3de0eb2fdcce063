/** Tenants and keys in SQL. */
import type { KeyRecord, KeyStore, Tenant, TenantStore } from "../ports.ts";
import { all, first, type SqlEngine } from "./engine.ts";
import type { KeysTable, TenantsTable } from "./tables.ts";

export function sqlTenants(engine: SqlEngine): TenantStore {
  const { build } = engine;
  const find = async (id: string) => {
    const row = await first(engine, build.selectFrom("tenants").selectAll().where("id", "=", id));
    return row && readTenant(row);
  };

  return {
    async create(tenant) {
      const values = { id: tenant.id, name: tenant.name, plan: tenant.plan, created_at: tenant.createdAt };
      await all(
        engine,
        build
          .insertInto("tenants")
          .values(values)
          .onConflict((on) => on.doNothing()),
      );
      return (await find(tenant.id))!;
    },
    find,
    async list() {
      const rows = await all(engine, build.selectFrom("tenants").selectAll().orderBy("created_at").orderBy("id"));
      return rows.map(readTenant);
    },
    async setPlan(id, plan) {
      const row = await first(engine, build.updateTable("tenants").set({ plan }).where("id", "=", id).returningAll());
      return row && readTenant(row);
    },
    async rename(id, name) {
      const row = await first(engine, build.updateTable("tenants").set({ name }).where("id", "=", id).returningAll());
      return row && readTenant(row);
    },
  };
}

export function sqlKeys(engine: SqlEngine): KeyStore {
  const { build } = engine;
  const withUse = () =>
    build
      .selectFrom("keys")
      .leftJoin("key_uses", "key_uses.key_id", "keys.id")
      .selectAll("keys")
      .select("key_uses.last_used_at");
  const find = async (id: string) => {
    const row = await first(engine, withUse().where("keys.id", "=", id));
    return row && readKey(row);
  };

  return {
    async create(key) {
      const values = {
        id: key.id,
        tenant_id: key.tenantId,
        name: key.name,
        hash: key.hash,
        hint: key.hint,
        capture_enabled: key.captureEnabled,
        created_at: key.createdAt,
        expires_at: key.expiresAt,
        revoked_at: key.revokedAt,
      };
      const insert = build.insertInto("keys").values(values);
      await all(
        engine,
        insert.onConflict((on) => on.column("hash").doNothing()),
      );
      return readKey((await first(engine, withUse().where("keys.hash", "=", key.hash)))!);
    },
    async findByHash(hash) {
      const query = build
        .selectFrom("keys")
        .innerJoin("tenants", "tenants.id", "keys.tenant_id")
        .leftJoin("key_uses", "key_uses.key_id", "keys.id")
        .selectAll("keys")
        .select(["key_uses.last_used_at", "tenants.plan"])
        .where("keys.hash", "=", hash);
      const row = await first(engine, query);
      return row && { key: readKey(row), plan: row.plan };
    },
    find,
    async list(tenantId) {
      let query = withUse().orderBy("keys.created_at").orderBy("keys.id");
      if (tenantId !== undefined) query = query.where("keys.tenant_id", "=", tenantId);
      const rows = await all(engine, query);
      return rows.map(readKey);
    },
    async change(id, change) {
      const { name, captureEnabled, expiresAt, revokedAt } = change;
      if (Object.keys(change).length === 0) return find(id);
      const query = build
        .updateTable("keys")
        .set((eb) => ({
          ...(name === undefined ? {} : { name }),
          ...(captureEnabled === undefined ? {} : { capture_enabled: captureEnabled }),
          ...(expiresAt === undefined ? {} : { expires_at: expiresAt }),
          ...(revokedAt === undefined ? {} : { revoked_at: eb.fn.coalesce("revoked_at", eb.val(revokedAt)) }),
        }))
        .where("id", "=", id);
      await all(engine, query);
      return find(id);
    },
    async touch(uses) {
      const latest = new Map<string, number>();
      for (const { id, at } of uses) latest.set(id, Math.max(at, latest.get(id) ?? 0));
      if (latest.size === 0) return;
      await engine.insertMany({
        table: "key_uses",
        columns: { key_id: "text", last_used_at: "integer" },
        rows: [...latest].sort(([a], [b]) => (a < b ? -1 : 1)),
        onConflict: `(key_id) DO UPDATE SET last_used_at = excluded.last_used_at
          WHERE excluded.last_used_at > key_uses.last_used_at`,
      });
    },
  };
}

function readTenant(row: TenantsTable): Tenant {
  return { id: row.id, name: row.name, plan: row.plan, createdAt: row.created_at };
}

function readKey(row: KeysTable & { last_used_at: number | null }): KeyRecord {
  return {
    id: row.id,
    tenantId: row.tenant_id,
    name: row.name,
    hash: row.hash,
    hint: row.hint,
    captureEnabled: Boolean(row.capture_enabled),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    lastUsedAt: row.last_used_at,
  };
}
