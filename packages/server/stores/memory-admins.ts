/** Admins and their sessions for as long as the process lives. */
import type { AdminRecord, AdminStore, SessionRecord, SessionStore } from "./admins.ts";
import { compareText } from "./text.ts";

export function memoryAdmins(): { readonly admins: AdminStore; readonly sessions: SessionStore } {
  const admins = new Map<string, AdminRecord>();
  const sessions = new Map<string, SessionRecord>();
  const byAge = (a: { id: string; createdAt: number }, b: { id: string; createdAt: number }) =>
    a.createdAt - b.createdAt || compareText(a.id, b.id);
  const inForce = (name: string) =>
    [...admins.values()].find((admin) => admin.name === name && admin.revokedAt === null) ?? null;

  return {
    admins: {
      async create(admin) {
        if (inForce(admin.name)) return null;
        admins.set(admin.id, admin);
        return admin;
      },
      findByName: async (name) => inForce(name),
      find: async (id) => admins.get(id) ?? null,
      list: async () => [...admins.values()].sort(byAge),
      async noteSignIn(id, at) {
        const admin = admins.get(id);
        if (admin) admins.set(id, { ...admin, lastSignInAt: at });
      },
      async revoke(id, at) {
        const admin = admins.get(id);
        if (!admin) return null;
        const revoked = { ...admin, revokedAt: admin.revokedAt ?? at };
        admins.set(id, revoked);
        for (const session of sessions.values()) if (session.adminId === id) sessions.delete(session.id);
        return revoked;
      },
    },
    sessions: {
      async create(session) {
        sessions.set(session.id, session);
      },
      async findByHash(hash) {
        const session = [...sessions.values()].find((each) => each.hash === hash);
        return session ? { session, admin: admins.get(session.adminId)! } : null;
      },
      async list(adminId) {
        const found = [...sessions.values()].filter((each) => adminId === undefined || each.adminId === adminId);
        return found.sort(byAge);
      },
      async touch(id, at) {
        const session = sessions.get(id);
        if (session) sessions.set(id, { ...session, seenAt: Math.max(at, session.seenAt) });
      },
      end: async (id) => sessions.delete(id),
      async sweep({ expiredAt, seenBefore }) {
        const doomed = [...sessions.values()].filter((each) => each.expiresAt <= expiredAt || each.seenAt < seenBefore);
        for (const { id } of doomed) sessions.delete(id);
        return doomed.length;
      },
    },
  };
}
