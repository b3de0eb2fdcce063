/** The small stores in SQL: suppressions, tool pins and what the service notes about itself. */
import type { MetaStore, PinRow, PinStore, Suppression, SuppressionStore } from "../ports.ts";
import { all, changes, first, type SqlEngine } from "./engine.ts";
import type { PinsTable, SuppressionsTable } from "./tables.ts";

/** How old a last-seen time must be before a declaration that stayed the same is written again. */
export const PIN_SEEN_GRAIN_MS = 3_600_000;

export function sqlSuppressions(engine: SqlEngine): SuppressionStore {
  const { build } = engine;
  return {
    async create(suppression) {
      const values = {
        id: suppression.id,
        tenant_id: suppression.tenantId,
        rule_id: suppression.ruleId,
        fingerprint: suppression.fingerprint,
        shadow: suppression.shadow,
        reason: suppression.reason,
        owner: suppression.owner,
        created_at: suppression.createdAt,
        expires_at: suppression.expiresAt,
      };
      const insert = build.insertInto("suppressions").values(values);
      await all(
        engine,
        insert.onConflict((on) => on.column("id").doNothing()),
      );
      const stored = await first(engine, build.selectFrom("suppressions").selectAll().where("id", "=", suppression.id));
      return readSuppression(stored!);
    },
    async list({ tenantId, activeAt } = {}) {
      let query = build.selectFrom("suppressions").selectAll().orderBy("created_at").orderBy("id");
      if (tenantId !== undefined) query = query.where("tenant_id", "=", tenantId);
      if (activeAt !== undefined) {
        query = query.where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", activeAt)]));
      }
      const rows = await all(engine, query);
      return rows.map(readSuppression);
    },
    async remove(tenantId, id) {
      const query = build.deleteFrom("suppressions").where("tenant_id", "=", tenantId).where("id", "=", id);
      return (await changes(engine, query)) > 0;
    },
  };
}

export function sqlPins(engine: SqlEngine): PinStore {
  const { build } = engine;
  return {
    async put({ tenantId, keyId, at, tools }) {
      const wanted = new Map(tools.map(({ name, hash }) => [name, hash]));
      if (wanted.size === 0) return new Map();
      const query = build
        .selectFrom("pins")
        .select(["tool", "hash", "seen_at"])
        .where("tenant_id", "=", tenantId)
        .where("key_id", "=", keyId)
        .where("tool", "in", [...wanted.keys()]);
      const known = new Map((await all(engine, query)).map((pin) => [pin.tool, pin]));
      const rows = [...wanted]
        .filter(([tool, hash]) => {
          const pin = known.get(tool);
          return !pin || pin.hash !== hash || at - pin.seen_at >= PIN_SEEN_GRAIN_MS;
        })
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([tool, hash]) => [tenantId, keyId, tool, hash, at, hash] as const);
      if (rows.length > 0) {
        await engine.insertMany({
          table: "pins",
          columns: {
            tenant_id: "text",
            key_id: "text",
            tool: "text",
            hash: "text",
            seen_at: "integer",
            accepted_hash: "text",
          },
          rows,
          onConflict: `(tenant_id, key_id, tool) DO UPDATE SET hash = excluded.hash, seen_at = excluded.seen_at,
            changed_at = CASE WHEN pins.hash = excluded.hash THEN pins.changed_at ELSE excluded.seen_at END`,
        });
      }
      return new Map([...wanted.keys()].map((tool) => [tool, known.get(tool)?.hash ?? null]));
    },
    async list({ tenantId, changedOnly = false, limit }) {
      let query = build.selectFrom("pins").selectAll();
      if (tenantId !== undefined) query = query.where("tenant_id", "=", tenantId);
      if (changedOnly) query = query.whereRef("hash", "<>", "accepted_hash");
      const rows = await all(
        engine,
        query
          .orderBy((eb) => eb.fn.coalesce("changed_at", eb.lit(0)), "desc")
          .orderBy("tool")
          .orderBy("key_id")
          .limit(limit),
      );
      return rows.map(readPin);
    },
    async accept({ tenantId, keyId, tool, hash }) {
      const query = build
        .updateTable("pins")
        .set({ accepted_hash: hash })
        .where("tenant_id", "=", tenantId)
        .where("key_id", "=", keyId)
        .where("tool", "=", tool)
        .where("hash", "=", hash)
        .returningAll();
      const row = await first(engine, query);
      return row && readPin(row);
    },
    sweep: (seenBefore) => changes(engine, build.deleteFrom("pins").where("seen_at", "<", seenBefore)),
  };
}

export function sqlMeta(engine: SqlEngine): MetaStore {
  const { build } = engine;
  const get = async (name: string) => {
    const row = await first(engine, build.selectFrom("meta").select("value").where("name", "=", name));
    return row?.value ?? null;
  };
  return {
    get,
    async put(name, value) {
      const insert = build.insertInto("meta").values({ name, value });
      await all(
        engine,
        insert.onConflict((on) => on.column("name").doUpdateSet({ value })),
      );
    },
    async putIfAbsent(name, value) {
      const insert = build.insertInto("meta").values({ name, value });
      await all(
        engine,
        insert.onConflict((on) => on.column("name").doNothing()),
      );
      return (await get(name))!;
    },
  };
}

function readSuppression(row: SuppressionsTable): Suppression {
  return {
    id: row.id,
    tenantId: row.tenant_id,
    ruleId: row.rule_id,
    fingerprint: row.fingerprint,
    shadow: Boolean(row.shadow),
    reason: row.reason,
    owner: row.owner,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}

function readPin(row: PinsTable): PinRow {
  return {
    tenantId: row.tenant_id,
    keyId: row.key_id,
    tool: row.tool,
    hash: row.hash,
    acceptedHash: row.accepted_hash,
    changedAt: row.changed_at,
    seenAt: row.seen_at,
  };
}
