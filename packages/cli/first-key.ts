/**
 * Makes sure that somebody can call the service: the key that a setting names, or, where there is no key at all, a new
 * one, shown once.
 */
import type { Services } from "@portcullis/server";

export const DEFAULT_TENANT = "default";

export async function firstKey(services: Services, given: string | null): Promise<{ readonly secret: string | null }> {
  const { keyring, stores, clock } = services;
  await stores.tenants.create({ id: DEFAULT_TENANT, name: "Default", plan: "unlimited", createdAt: clock() });
  if (given !== null) {
    await keyring.ensure(given, "setting");
    return { secret: null };
  }
  // Of several replicas that start on an empty store at once, only one makes the first key.
  const existing = await keyring.list();
  if (existing.length > 0) return { secret: null };
  const mark = `${process.pid}-${clock()}-${Math.random()}`;
  if ((await stores.meta.putIfAbsent("first_key_maker", mark)) !== mark) return { secret: null };
  const issued = await keyring.issue({ tenantId: DEFAULT_TENANT, name: "first key", by: "first start" });
  return { secret: issued?.secret ?? null };
}
