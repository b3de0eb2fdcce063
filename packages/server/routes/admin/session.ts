/** Signing in and out, open sessions, and who may sign in. */
import { type SignedIn, SignIn, WithReason } from "@portcullis/contract/admin";
import { isSecure, readSessionToken, sessionCookie } from "../../admin/guard.ts";
import { Answer, defineAdminRoute } from "../../admin/route.ts";
import type { SignedInAs } from "../../admin/sessions.ts";
import { ServiceError } from "../../http/problem.ts";
import { found, iso, wireAdmin, wireSession } from "./wire.ts";

const DONE = { done: true } as const;

export const signIn = defineAdminRoute({
  id: "signIn",
  body: SignIn,
  async handle({ body, headers, address }, { desk, services }) {
    const admin = await desk.admins.signIn({ ...body, address });
    // A session that the browser still had is over: two of one browser only hide each other.
    const old = readSessionToken(headers);
    const before = old === null ? null : await desk.sessions.find(old);
    if (before) await desk.sessions.end(before.session.id);
    const agent = headers["user-agent"] ?? null;
    const { token, ...who } = await desk.sessions.open({ admin, address, agent });
    await services.stores.audit.append({
      tenantId: null,
      actor: `admin:${admin.name}`,
      action: "session.open",
      target: who.session.id,
      detail: { address },
      at: services.clock(),
    });
    const cookie = sessionCookie(token, { maxAgeMs: desk.sessions.absoluteMs, secure: isSecure(headers) });
    return new Answer(wireSignedIn(who, { version: desk.facts.version, now: services.clock() }), {
      "set-cookie": cookie,
    });
  },
});

export const getSession = defineAdminRoute({
  id: "getSession",
  handle: async ({ who }, { desk, services }) =>
    wireSignedIn(who!, { version: desk.facts.version, now: services.clock() }),
});

export const signOut = defineAdminRoute({
  id: "signOut",
  async handle({ who, headers, note }, { desk }) {
    await desk.sessions.end(who!.session.id);
    await note({ action: "session.end", target: who!.session.id });
    return new Answer(DONE, { "set-cookie": sessionCookie("", { maxAgeMs: 0, secure: isSecure(headers) }) });
  },
});

export const listSessions = defineAdminRoute({
  id: "listSessions",
  async handle({ who }, { desk }) {
    const { admin, session } = who!;
    const sessions = await desk.sessions.list(admin.role === "admin" ? undefined : admin.id);
    const admins = new Map((await desk.admins.list()).map((each) => [each.id, each]));
    return {
      items: sessions.flatMap((each) => {
        const owner = admins.get(each.adminId);
        return owner ? [wireSession(each, { admin: owner, current: each.id === session.id })] : [];
      }),
    };
  },
});

export const revokeSession = defineAdminRoute({
  id: "revokeSession",
  async handle({ who, params, note }, { desk }) {
    const { admin } = who!;
    // A viewer is told of nobody else's session, not even that there is one.
    const seen = await desk.sessions.list(admin.role === "admin" ? undefined : admin.id);
    const session = found(
      seen.find(({ id }) => id === params.session_id),
      "session",
    );
    await desk.sessions.end(session.id);
    await note({ action: "session.end", target: session.id, detail: { of: session.adminId } });
    return DONE;
  },
});

export const listAdmins = defineAdminRoute({
  id: "listAdmins",
  handle: async (_ask, { desk }) => ({ items: (await desk.admins.list()).map(wireAdmin) }),
});

export const revokeAdmin = defineAdminRoute({
  id: "revokeAdmin",
  body: WithReason,
  async handle({ who, actor, params, body }, { desk }) {
    if (params.admin_id === who!.admin.id) {
      throw new ServiceError("conflict", "you cannot revoke the credential you are signed in with");
    }
    return wireAdmin(found(await desk.admins.revoke(params.admin_id!, { by: actor, reason: body.reason }), "admin"));
  },
});

function wireSignedIn({ admin, session }: SignedInAs, service: { version: string; now: number }): SignedIn {
  return {
    admin: { id: admin.id, name: admin.name, role: admin.role },
    session: wireSession(session, { admin, current: true }),
    service: { version: service.version, now: iso(service.now) },
  };
}
