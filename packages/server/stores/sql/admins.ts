/** Admins and their sessions in SQL. */
import type { AdminRole } from "@portcullis/contract/admin";
import type { AdminRecord, AdminStore, SessionRecord, SessionStore } from "../admins.ts";
import { all, changes, first, type SqlEngine } from "./engine.ts";
import type { AdminsTable, SessionsTable } from "./tables.ts";

export function sqlAdmins(engine: SqlEngine): AdminStore {
  const { build } = engine;
  const find = async (id: string) => {
    const row = await first(engine, build.selectFrom("admins").selectAll().where("id", "=", id));
    return row && readAdmin(row);
  };

  return {
    async create(admin) {
      const insert = build.insertInto("admins").values({
        id: admin.id,
        name: admin.name,
        role: admin.role,
        hash: admin.hash,
        created_at: admin.createdAt,
        last_sign_in_at: admin.lastSignInAt,
        revoked_at: admin.revokedAt,
      });
      const written = await changes(
        engine,
        insert.onConflict((on) => on.doNothing()),
      );
      return written > 0 ? find(admin.id) : null;
    },
    async findByName(name) {
      const query = build.selectFrom("admins").selectAll().where("name", "=", name).where("revoked_at", "is", null);
      const row = await first(engine, query);
      return row && readAdmin(row);
    },
    find,
    async list() {
      const rows = await all(engine, build.selectFrom("admins").selectAll().orderBy("created_at").orderBy("id"));
      return rows.map(readAdmin);
    },
    async noteSignIn(id, at) {
      await all(engine, build.updateTable("admins").set({ last_sign_in_at: at }).where("id", "=", id));
    },
    async revoke(id, at) {
      // The credential first: whatever happens between the two, no session of a revoked admin is let in.
      await all(
        engine,
        build.updateTable("admins").set({ revoked_at: at }).where("id", "=", id).where("revoked_at", "is", null),
      );
      await all(engine, build.deleteFrom("sessions").where("admin_id", "=", id));
      return find(id);
    },
  };
}

export function sqlSessions(engine: SqlEngine): SessionStore {
  const { build } = engine;
  return {
    async create(session) {
      const values = {
        id: session.id,
        hash: session.hash,
        admin_id: session.adminId,
        created_at: session.createdAt,
        expires_at: session.expiresAt,
        seen_at: session.seenAt,
        address: session.address,
        agent: session.agent,
      };
      await all(engine, build.insertInto("sessions").values(values));
    },
    async findByHash(hash) {
      const query = build
        .selectFrom("sessions")
        .innerJoin("admins", "admins.id", "sessions.admin_id")
        .selectAll("sessions")
        .select([
          "admins.name",
          "admins.role",
          "admins.hash as secret_hash",
          "admins.created_at as admin_created_at",
          "admins.last_sign_in_at",
          "admins.revoked_at",
        ])
        .where("sessions.hash", "=", hash);
      const row = await first(engine, query);
      if (!row) return null;
      const { name, role, secret_hash, admin_created_at, last_sign_in_at, revoked_at } = row;
      const admin = { id: row.admin_id, name, role, hash: secret_hash, last_sign_in_at, revoked_at };
      return { session: readSession(row), admin: readAdmin({ ...admin, created_at: admin_created_at }) };
    },
    async list(adminId) {
      let query = build.selectFrom("sessions").selectAll().orderBy("created_at").orderBy("id");
      if (adminId !== undefined) query = query.where("admin_id", "=", adminId);
      return (await all(engine, query)).map(readSession);
    },
    async touch(id, at) {
      await all(
        engine,
        build.updateTable("sessions").set({ seen_at: at }).where("id", "=", id).where("seen_at", "<", at),
      );
    },
    end: async (id) => (await changes(engine, build.deleteFrom("sessions").where("id", "=", id))) > 0,
    sweep: ({ expiredAt, seenBefore }) =>
      changes(
        engine,
        build
          .deleteFrom("sessions")
          .where((eb) => eb.or([eb("expires_at", "<=", expiredAt), eb("seen_at", "<", seenBefore)])),
      ),
  };
}

function readAdmin(row: AdminsTable): AdminRecord {
  return {
    id: row.id,
    name: row.name,
    role: row.role as AdminRole,
    hash: row.hash,
    createdAt: row.created_at,
    lastSignInAt: row.last_sign_in_at,
    revokedAt: row.revoked_at,
  };
}

function readSession(row: SessionsTable): SessionRecord {
  return {
    id: row.id,
    hash: row.hash,
    adminId: row.admin_id,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    seenAt: row.seen_at,
    address: row.address,
    agent: row.agent,
  };
}
