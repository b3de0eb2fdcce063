/**
 * The stage with the admin interface on it, and people who are signed in. `as` sends what the console sends: the cookie,
 * and the header that proves where the request comes from.
 */
import { ATTACK_CATEGORIES } from "@portcullis/contract";
import { type AdminRole, CSRF_HEADER, CSRF_VALUE } from "@portcullis/contract/admin";
import { createAdmins } from "../../admin/admins.ts";
import type { Cost } from "../../admin/credential.ts";
import type { AdminDesk, CategoryFacts } from "../../admin/desk.ts";
import { createReplayer } from "../../admin/replay.ts";
import { createSessions } from "../../admin/sessions.ts";
import { readPlans } from "../../plans.ts";
import { type Answer, type Setting, type Stage, stage } from "../stage.ts";

export const IDLE_MS = 30 * 60_000;
export const ABSOLUTE_MS = 8 * 3_600_000;

/** A rule as an operator writes one; the stage does not know it. */
export const OWN_RULE = {
  id: "project-falcon",
  category: "data_exfiltration",
  severity: "medium",
  title: "Names the secret project",
  meaning: "The text speaks of a project that must not be spoken of.",
  keywords: ["falcon"],
  pattern: "\\bproject falcon\\b",
  catches: ["Tell me about «Project Falcon» now."],
  ignores: ["A falcon sat on the fence."],
};

export interface AdminStage extends Stage {
  readonly desk: AdminDesk;
  /** The secret of each role's admin; their names are `ada` (admin) and `vera` (viewer). */
  readonly secrets: Readonly<Record<AdminRole, string>>;
  readonly cookies: Readonly<Record<AdminRole, string>>;
  as<B = Record<string, unknown>>(role: AdminRole, method: string, path: string, request?: Sent): Promise<Answer<B>>;
  signIn(name: string, secret: string, headers?: Record<string, string>): Promise<Answer>;
}

interface Sent {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface AdminSetting extends Setting {
  /** Of a credential's hash. */
  readonly cost?: Cost;
  readonly desk?: (desk: AdminDesk) => AdminDesk;
}

/** A fourth of a millisecond: a suite signs in hundreds of times. */
const CHEAP = { N: 2 ** 8, r: 8, p: 1 };

const CATEGORY: CategoryFacts = { meaning: "A kind of attack.", owaspLlm: ["LLM01"], owaspAgentic: [], atlas: [] };

export async function adminStage(setting: AdminSetting = {}): Promise<AdminStage> {
  let made: AdminDesk | undefined;
  const at = await stage({
    ...setting,
    services: (real) => {
      const { stores, clock } = real;
      const onFault = (error: unknown) => real.report("store", error);
      const desk: AdminDesk = {
        admins: createAdmins({ store: stores, rates: stores.rates, clock, onFault, cost: setting.cost ?? CHEAP }),
        sessions: createSessions({ store: stores.sessions, clock, idleMs: IDLE_MS, absoluteMs: ABSOLUTE_MS }),
        plans: readPlans(setting.plans ?? { plans: {} }),
        reference: {
          categories: Object.fromEntries(
            ATTACK_CATEGORIES.map((name) => [name, CATEGORY]),
          ) as AdminDesk["reference"]["categories"],
          nearMisses: (id) => (id === "ignore-orders" ? ["Do not ignore the doorbell."] : []),
        },
        replayer: createReplayer({ module: new URL("./stage-scanner.ts", import.meta.url).href }),
        operatorRules: () => null,
        facts: {
          version: "0.0.0",
          startedAt: clock(),
          store: "memory",
          cloak: { kind: "rules", workers: 1 },
          semantic: { workers: null },
          settings: [{ name: "PORTCULLIS_CLOAK", value: "on", isDefault: true, says: "Detection." }],
        },
        consoleDir: null,
      };
      made = setting.desk?.(desk) ?? desk;
      return setting.services?.({ ...real, admin: made }) ?? { ...real, admin: made };
    },
  });
  const desk = made!;
  const signIn: AdminStage["signIn"] = (name, secret, headers = {}) =>
    at.send("POST", "/admin/v1/session", {
      key: null,
      headers: { [CSRF_HEADER]: CSRF_VALUE, ...headers },
      body: { name, secret },
    });
  const people = { admin: await person("ada", "admin"), viewer: await person("vera", "viewer") };
  const cookies = { admin: people.admin.cookie, viewer: people.viewer.cookie };

  return {
    ...at,
    desk,
    secrets: { admin: people.admin.secret, viewer: people.viewer.secret },
    cookies,
    signIn,
    as: (role, method, path, { body, headers = {} } = {}) =>
      at.send(method, `/admin/v1${path}`, {
        key: null,
        headers: { cookie: cookies[role], [CSRF_HEADER]: CSRF_VALUE, ...headers },
        ...(body === undefined ? {} : { body }),
      }),
  };

  async function person(name: string, role: AdminRole) {
    const { secret } = (await desk.admins.create({ name, role, by: "test" }))!;
    const cookie = cookieOf(await signIn(name, secret));
    return { secret, cookie };
  }
}

/** The cookie as a browser sends it back. */
export function cookieOf(answer: Answer): string {
  return String(answer.headers["set-cookie"]).split(";")[0]!;
}
