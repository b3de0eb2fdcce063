/** Keys, tenants, plans and what was used of them. */

import type * as wire from "@portcullis/contract/admin";
import {
  KeyPatch,
  KeyQuery,
  KeyRotation,
  KeyWish,
  TenantPatch,
  TenantWish,
  WithReason,
} from "@portcullis/contract/admin";
import type { AdminDesk } from "../../admin/desk.ts";
import { defineAdminRoute } from "../../admin/route.ts";
import { badField, ServiceError } from "../../http/problem.ts";
import type { Services } from "../../services.ts";
import type { Tenant } from "../../stores/ports.ts";
import { wireQuota } from "../wire.ts";
import { found, iso, timeOrNull, wireKey } from "./wire.ts";

const HOUR_MS = 3_600_000;
const MONTHS_TOLD = 12;

export const listKeys = defineAdminRoute({
  id: "listKeys",
  query: KeyQuery,
  async handle({ query }, { services }) {
    const keys = await services.keyring.list(query.tenant_id);
    return { items: keys.map((key) => wireKey(key, services.clock())) };
  },
});

export const createKey = defineAdminRoute({
  id: "createKey",
  body: KeyWish,
  async handle({ body, actor }, { services }) {
    const expiresAt = timeOrNull(body.expires_at);
    if (expiresAt !== null && expiresAt <= services.clock()) {
      throw badField("/expires_at", "out_of_range", "expires_at is over: the key would never work");
    }
    const issued = await services.keyring.issue({
      tenantId: body.tenant_id,
      name: body.name,
      mode: body.mode ?? "live",
      expiresAt,
      captureEnabled: body.capture_enabled ?? false,
      by: { actor, reason: body.reason },
    });
    const { info, secret } = found(issued, "tenant");
    return { key: wireKey(info, services.clock()), secret };
  },
});

export const patchKey = defineAdminRoute({
  id: "patchKey",
  body: KeyPatch,
  async handle({ body, params, actor }, { services }) {
    const { keyring } = services;
    const id = params.key_id!;
    const by = { actor, reason: body.reason };
    let info = found(await services.stores.keys.find(id), "key") as Parameters<typeof wireKey>[0];
    if (body.name !== undefined) info = found(await keyring.rename(id, { name: body.name, by }), "key");
    if (body.expires_at !== undefined) {
      info = found(await keyring.expire(id, { at: timeOrNull(body.expires_at), by }), "key");
    }
    if (body.capture_enabled !== undefined) {
      info = found(await keyring.setCapture(id, { enabled: body.capture_enabled, by }), "key");
    }
    return wireKey(info, services.clock());
  },
});

export const rotateKey = defineAdminRoute({
  id: "rotateKey",
  body: KeyRotation,
  async handle({ body, params, actor }, { services }) {
    const overlapMs = (body.overlap_hours ?? 24) * HOUR_MS;
    const issued = await services.keyring.rotate(params.key_id!, { overlapMs, by: { actor, reason: body.reason } });
    const { info, secret } = found(issued, "key in force");
    return { key: wireKey(info, services.clock()), secret };
  },
});

export const revokeKey = defineAdminRoute({
  id: "revokeKey",
  body: WithReason,
  async handle({ body, params, actor }, { services }) {
    const info = await services.keyring.revoke(params.key_id!, { actor, reason: body.reason });
    return wireKey(found(info, "key"), services.clock());
  },
});

export const listTenants = defineAdminRoute({
  id: "listTenants",
  async handle(_ask, { services }) {
    const tenants = await services.stores.tenants.list();
    const counts = await keysInForce(services);
    return { items: await Promise.all(tenants.map((tenant) => wireTenant(tenant, counts, services))) };
  },
});

export const createTenant = defineAdminRoute({
  id: "createTenant",
  body: TenantWish,
  async handle({ body, note }, { services, desk }) {
    const { tenants } = services.stores;
    const plan = knownPlan(body.plan ?? desk.plans.default, desk);
    if (await tenants.find(body.id)) throw new ServiceError("conflict", "there is a tenant of that id");
    const tenant = await tenants.create({ id: body.id, name: body.name, plan, createdAt: services.clock() });
    await note({
      action: "tenant.create",
      tenantId: tenant.id,
      target: tenant.id,
      reason: body.reason,
      detail: { plan },
    });
    return wireTenant(tenant, new Map(), services);
  },
});

export const patchTenant = defineAdminRoute({
  id: "patchTenant",
  body: TenantPatch,
  async handle({ body, params, note }, { services, desk }) {
    const { tenants } = services.stores;
    const id = params.tenant_id!;
    let tenant = found(await tenants.find(id), "tenant");
    const place = { tenantId: id, target: id, reason: body.reason };
    if (body.plan !== undefined) {
      tenant = found(await tenants.setPlan(id, knownPlan(body.plan, desk)), "tenant");
      await note({ action: "tenant.plan", ...place, detail: { plan: body.plan } });
    }
    if (body.name !== undefined) {
      tenant = found(await tenants.rename(id, body.name), "tenant");
      await note({ action: "tenant.rename", ...place });
    }
    return wireTenant(tenant, await keysInForce(services), services);
  },
});

export const getUsage = defineAdminRoute({
  id: "getUsage",
  async handle({ params }, { services }): Promise<wire.Usage> {
    const tenant = found(await services.stores.tenants.find(params.tenant_id!), "tenant");
    await services.quota.flush();
    const periods = lastMonths(services.clock());
    const rows = await services.stores.usage.read(periods.map((period) => ({ tenantId: tenant.id, period })));
    return {
      tenant_id: tenant.id,
      quota: wireQuota(await services.quota.view(tenant.id, tenant.plan)),
      months: rows.map((row) => ({
        period: row.period,
        aho_scans: row.ahoScans,
        aho_blocks: row.ahoBlocks,
        ai_scans: row.aiScans,
        ai_blocks: row.aiBlocks,
        overflow: row.overflow,
      })),
    };
  },
});

export const listPlans = defineAdminRoute({
  id: "listPlans",
  async handle(_ask, { desk }) {
    return {
      items: desk.plans.names.map((name): wire.Plan => {
        const { limits, exhausted } = desk.plans.get(name);
        return {
          name,
          is_default: name === desk.plans.default,
          aho: { scans: limits.ahoScans, blocks: limits.ahoBlocks },
          ai: { scans: limits.aiScans, blocks: limits.aiBlocks },
          exhausted,
        };
      }),
    };
  },
});

function knownPlan(name: string, { plans }: AdminDesk): string {
  if (!plans.has(name)) throw badField("/plan", "not_allowed", `plan must be one of ${plans.names.join(", ")}`);
  return name;
}

async function keysInForce({ keyring, clock }: Services): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const key of await keyring.list()) {
    if (key.revokedAt !== null || (key.expiresAt !== null && key.expiresAt <= clock())) continue;
    counts.set(key.tenantId, (counts.get(key.tenantId) ?? 0) + 1);
  }
  return counts;
}

async function wireTenant(
  tenant: Tenant,
  keys: ReadonlyMap<string, number>,
  { quota }: Services,
): Promise<wire.Tenant> {
  return {
    id: tenant.id,
    name: tenant.name,
    plan: tenant.plan,
    created_at: iso(tenant.createdAt),
    keys: keys.get(tenant.id) ?? 0,
    quota: wireQuota(await quota.view(tenant.id, tenant.plan)),
  };
}

function lastMonths(now: number): string[] {
  const date = new Date(now);
  return Array.from({ length: MONTHS_TOLD }, (_, back) =>
    new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
}
