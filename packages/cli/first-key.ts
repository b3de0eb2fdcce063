/**
 * Makes sure that somebody can call the service: the key that a setting names, or, where there is no key at all, a new
 * one, shown once.
 */
import type { Assembly } from "./assembly.ts";

export const DEFAULT_TENANT = "default";

export interface FirstKey {
  /** Null when there was a key already. */
  readonly secret: string | null;
  /** True when the key that the setting names was revoked once: revocation is for good, so it opens nothing. */
  readonly revoked: boolean;
  /** True while nobody can sign in to the console. */
  readonly needsAdmin: boolean;
}

export async function firstKey(
  {
    services,
    plans,
  }: Pick<Assembly, "plans"> & {
    readonly services: Pick<Assembly["services"], "keyring" | "stores" | "clock">;
  },
  given: string | null,
): Promise<FirstKey> {
  const { keyring, stores, clock } = services;
  await stores.tenants.create({ id: DEFAULT_TENANT, name: "Default", plan: plans.default, createdAt: clock() });
  const needsAdmin = (await stores.admins.list()).every((admin) => admin.revokedAt !== null);
  if (given !== null) {
    const info = await keyring.ensure(given, "setting");
    return { secret: null, revoked: info.revokedAt !== null, needsAdmin };
  }
  // Of several replicas that start on an empty store at once, only one makes the first key.
  const existing = await keyring.list();
  if (existing.length > 0) return { secret: null, revoked: false, needsAdmin };
  const mark = `${process.pid}-${clock()}-${Math.random()}`;
  if ((await stores.meta.putIfAbsent("first_key_maker", mark)) !== mark)
    return { secret: null, revoked: false, needsAdmin };
  const issued = await keyring.issue({ tenantId: DEFAULT_TENANT, name: "first key", by: "first start" });
  return { secret: issued?.secret ?? null, revoked: false, needsAdmin };
}
