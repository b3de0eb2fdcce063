/** Living with rules: shadows, the allow-list, and tool declarations that have changed. */
import { randomBytes } from "node:crypto";
import {
  PinAcceptance,
  PinQuery,
  ShadowWish,
  SuppressionWish,
  TenantQuery,
  WithReason,
} from "@portcullis/contract/admin";
import { type AdminAsk, defineAdminRoute } from "../../admin/route.ts";
import { badField, ServiceError } from "../../http/problem.ts";
import type { Services } from "../../services.ts";
import type { Suppression } from "../../stores/ports.ts";
import { found, timeOrNull, wirePin, wireShadow, wireSuppression } from "./wire.ts";

const PINS_TOLD_MAX = 1_000;

export const listShadows = defineAdminRoute({
  id: "listShadows",
  query: TenantQuery,
  async handle({ query }, { services }) {
    const entries = await listed(query.tenant_id, services);
    const now = services.clock();
    const inForce = entries.filter((entry) => entry.shadow && (entry.expiresAt === null || entry.expiresAt > now));
    return { items: inForce.map(wireShadow) };
  },
});

export const createShadow = defineAdminRoute({
  id: "createShadow",
  body: ShadowWish,
  async handle(ask, { services }) {
    const { body } = ask;
    await refuseUnknown(body, services);
    const now = services.clock();
    const standing = await services.stores.suppressions.list({ tenantId: body.tenant_id, activeAt: now });
    if (standing.some((entry) => entry.shadow && entry.ruleId === body.rule_id)) {
      throw new ServiceError("conflict", "the rule is shadowed for this tenant already");
    }
    const entry = await keep(
      { ...entryOf(body, services), id: newId("shd"), shadow: true, fingerprint: null, owner: ask.who!.admin.name },
      { ask, action: "shadow.create", services },
    );
    return wireShadow(entry);
  },
});

export const removeShadow = defineAdminRoute({
  id: "removeShadow",
  body: WithReason,
  handle: (ask, { services }) =>
    remove(ask.params.shadow_id!, { ask, shadow: true, action: "shadow.remove", services }),
});

export const listSuppressions = defineAdminRoute({
  id: "listSuppressions",
  query: TenantQuery,
  async handle({ query }, { services }) {
    const entries = await listed(query.tenant_id, services);
    const now = services.clock();
    return { items: entries.filter((entry) => !entry.shadow).map((entry) => wireSuppression(entry, now)) };
  },
});

export const createSuppression = defineAdminRoute({
  id: "createSuppression",
  body: SuppressionWish,
  async handle(ask, { services }) {
    const { body } = ask;
    await refuseUnknown(body, services);
    const entry = await keep(
      {
        ...entryOf(body, services),
        id: newId("sup"),
        shadow: false,
        fingerprint: body.fingerprint ?? null,
        owner: body.owner ?? ask.who!.admin.name,
      },
      { ask, action: "suppression.create", services },
    );
    return wireSuppression(entry, services.clock());
  },
});

export const removeSuppression = defineAdminRoute({
  id: "removeSuppression",
  body: WithReason,
  handle: (ask, { services }) =>
    remove(ask.params.suppression_id!, { ask, shadow: false, action: "suppression.remove", services }),
});

export const listPins = defineAdminRoute({
  id: "listPins",
  query: PinQuery,
  async handle({ query }, { services }) {
    const pins = await services.stores.pins.list({
      ...(query.tenant_id === undefined ? {} : { tenantId: query.tenant_id }),
      changedOnly: query.changed ?? false,
      limit: PINS_TOLD_MAX,
    });
    return { items: pins.map(wirePin) };
  },
});

export const acceptPin = defineAdminRoute({
  id: "acceptPin",
  body: PinAcceptance,
  async handle({ body, note }, { services }) {
    const { tenant_id: tenantId, key_id: keyId, tool, hash } = body;
    const pin = await services.stores.pins.accept({ tenantId, keyId, tool, hash });
    if (pin === null) {
      const known = await services.stores.pins.list({ tenantId, limit: PINS_TOLD_MAX });
      found(
        known.find((each) => each.keyId === keyId && each.tool === tool),
        "tool declaration",
      );
      throw new ServiceError("conflict", "the declaration has changed again since you looked at it");
    }
    await note({ action: "pin.accept", tenantId, target: keyId, reason: body.reason, detail: { tool, hash } });
    return wirePin(pin);
  },
});

interface Wish {
  readonly tenant_id: string;
  readonly rule_id: string;
  readonly reason: string;
  readonly expires_at?: string | null;
}

function entryOf(wish: Wish, { clock }: Services) {
  return {
    tenantId: wish.tenant_id,
    ruleId: wish.rule_id,
    reason: wish.reason,
    createdAt: clock(),
    expiresAt: timeOrNull(wish.expires_at),
  };
}

/** An entry for a rule that does not exist would look like cover and give none. */
async function refuseUnknown(wish: Wish, { scanner, stores, clock }: Services): Promise<void> {
  found(await stores.tenants.find(wish.tenant_id), "tenant");
  found(
    scanner.rules.find(({ id }) => id === wish.rule_id),
    "rule",
  );
  const expiresAt = timeOrNull(wish.expires_at);
  if (expiresAt !== null && expiresAt <= clock()) throw badField("/expires_at", "out_of_range", "expires_at is over");
}

interface Change {
  readonly ask: Pick<AdminAsk<unknown, { readonly reason: string }>, "note" | "body">;
  readonly action: string;
  readonly services: Services;
}

async function keep(entry: Suppression, { ask, action, services }: Change): Promise<Suppression> {
  const kept = await services.stores.suppressions.create(entry);
  services.suppressions.forget();
  await ask.note({
    action,
    tenantId: kept.tenantId,
    target: kept.id,
    reason: kept.reason,
    detail: { rule_id: kept.ruleId, fingerprint: kept.fingerprint },
  });
  return kept;
}

async function remove(id: string, change: Change & { readonly shadow: boolean }): Promise<object> {
  const { ask, action, services, shadow } = change;
  const entries = await services.stores.suppressions.list();
  const entry = found(
    entries.find((each) => each.id === id && each.shadow === shadow),
    shadow ? "shadow" : "allow-list entry",
  );
  if (!(await services.stores.suppressions.remove(entry.tenantId, id))) found(null, "allow-list entry");
  services.suppressions.forget();
  await ask.note({
    action,
    tenantId: entry.tenantId,
    target: id,
    reason: ask.body.reason,
    detail: { rule_id: entry.ruleId, fingerprint: entry.fingerprint },
  });
  return { done: true };
}

function listed(tenantId: string | undefined, { stores }: Services): Promise<readonly Suppression[]> {
  return stores.suppressions.list(tenantId === undefined ? {} : { tenantId });
}

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(9).toString("base64url")}`;
}
