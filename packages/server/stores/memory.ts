/**
 * Stores that live as long as the process: for tests, for trying the service out, and as the plainest statement of
 * what the ports mean.
 */
import { checkChain, EMPTY_CHAIN, linkEntry, newAuditId } from "./chain.ts";
import { memoryEvents } from "./events/memory.ts";
import { telemetryIn } from "./events/telemetry.ts";
import { memoryAdmins } from "./memory-admins.ts";
import { memoryRates, memoryUsage } from "./memory-usage.ts";
import type {
  AuditRow,
  AuditStore,
  CaptureRow,
  CaptureStore,
  KeyRecord,
  KeyStore,
  MetaStore,
  Page,
  PinRow,
  PinStore,
  Stores,
  Suppression,
  SuppressionStore,
  Tenant,
  TenantStore,
} from "./ports.ts";
import { compareText } from "./text.ts";

export function openMemory(): Stores {
  const tenants = new Map<string, Tenant>();
  const events = memoryEvents();
  return {
    tenants: memoryTenants(tenants),
    keys: memoryKeys(tenants),
    usage: memoryUsage(),
    events,
    telemetry: telemetryIn(events),
    rates: memoryRates(),
    captures: memoryCaptures(),
    audit: memoryAudit(),
    suppressions: memorySuppressions(tenants),
    pins: memoryPins(),
    ...memoryAdmins(),
    meta: memoryMeta(),
    async ping() {},
    async close() {},
  };
}

function memoryTenants(tenants: Map<string, Tenant>): TenantStore {
  return {
    create: async (tenant) => keepFirst(tenants, { at: tenant.id, value: { ...tenant } }),
    find: async (id) => tenants.get(id) ?? null,
    list: async () => [...tenants.values()].sort(byAge),
    async setPlan(id, plan) {
      const tenant = tenants.get(id);
      if (!tenant) return null;
      const changed = { ...tenant, plan };
      tenants.set(id, changed);
      return changed;
    },
    async rename(id, name) {
      const tenant = tenants.get(id);
      if (!tenant) return null;
      const changed = { ...tenant, name };
      tenants.set(id, changed);
      return changed;
    },
  };
}

function memoryKeys(tenants: ReadonlyMap<string, Tenant>): KeyStore {
  const byId = new Map<string, KeyRecord>();
  const idByHash = new Map<string, string>();
  return {
    async create(key) {
      if (!tenants.has(key.tenantId)) throw new Error("the key's tenant does not exist");
      const known = idByHash.get(key.hash);
      if (known !== undefined) return byId.get(known)!;
      if (byId.has(key.id)) throw new Error("the key's id is taken");
      const stored = { ...key, lastUsedAt: null };
      idByHash.set(key.hash, key.id);
      byId.set(key.id, stored);
      return stored;
    },
    async findByHash(hash) {
      const key = byId.get(idByHash.get(hash) ?? "");
      return key ? { key, plan: tenants.get(key.tenantId)!.plan } : null;
    },
    find: async (id) => byId.get(id) ?? null,
    async list(tenantId) {
      const keys = [...byId.values()].filter((key) => tenantId === undefined || key.tenantId === tenantId);
      return keys.sort(byAge);
    },
    async change(id, change) {
      const key = byId.get(id);
      if (!key) return null;
      const changed = { ...key, ...change, revokedAt: key.revokedAt ?? change.revokedAt ?? null };
      byId.set(id, changed);
      return changed;
    },
    async touch(uses) {
      for (const { id, at } of uses) {
        const key = byId.get(id);
        if (key) byId.set(id, { ...key, lastUsedAt: Math.max(at, key.lastUsedAt ?? 0) });
      }
    },
  };
}

function memoryCaptures(): CaptureStore {
  const { rows, insert, page, sweep } = memoryRecords<CaptureRow>((row) => row.id);
  return {
    insert: async ({ captures, ...batch }) => insert(captures.map((capture) => ({ ...batch, ...capture }))),
    list: async (tenantId, wish) => page(tenantId, wish),
    outline: async (tenantId, wish) =>
      page(tenantId, wish).map(({ sealed, ...row }) => ({ ...row, size: sealed.length })),
    find: async (tenantId, id) => rows.get(JSON.stringify([tenantId, id])) ?? null,
    async ofEvent(tenantId, eventId) {
      const found = [...rows.values()].filter((row) => row.tenantId === tenantId && row.eventId === eventId);
      return found.sort((a, b) => a.at - b.at || compareText(a.id, b.id)).map(({ id }) => id);
    },
    count: async (tenantId) => [...rows.values()].filter((row) => row.tenantId === tenantId).length,
    eraseOne: async (tenantId, id) => rows.delete(JSON.stringify([tenantId, id])),
    erase: async (tenantId) => sweep((row) => row.tenantId === tenantId, Number.POSITIVE_INFINITY),
    sweep: async (receivedBefore, limit) => sweep((row) => row.receivedAt < receivedBefore, limit),
  };
}

/** Rows keyed by tenant and id, the first stays, read newest first. */
function memoryRecords<Row extends { readonly tenantId: string; readonly at: number; readonly receivedAt: number }>(
  idOf: (row: Row) => string,
) {
  const rows = new Map<string, Row>();
  const newestFirst = (a: Row, b: Row) => b.at - a.at || compareText(idOf(b), idOf(a));
  return {
    rows,
    insert(fresh: readonly Row[]): number {
      const before = rows.size;
      for (const row of fresh) keepFirst(rows, { at: JSON.stringify([row.tenantId, idOf(row)]), value: row });
      return rows.size - before;
    },
    page(tenantId: string, { limit, before }: Page): Row[] {
      const older = (row: Row) =>
        !before || row.at < before.at || (row.at === before.at && compareText(idOf(row), before.id) < 0);
      const found = [...rows.values()].filter((row) => row.tenantId === tenantId && older(row));
      return found.sort(newestFirst).slice(0, limit);
    },
    sweep(isDoomed: (row: Row) => boolean, limit: number): number {
      const doomed = [...rows].filter(([, row]) => isDoomed(row)).sort(([, a], [, b]) => a.receivedAt - b.receivedAt);
      const swept = doomed.slice(0, limit);
      for (const [place] of swept) rows.delete(place);
      return swept.length;
    },
  };
}

function memoryAudit(): AuditStore {
  const rows: AuditRow[] = [];
  return {
    async append(entry) {
      const row = linkEntry(rows.at(-1) ?? EMPTY_CHAIN, { ...entry, detail: { ...entry.detail }, id: newAuditId() });
      rows.push(row);
      return row;
    },
    async list({ limit, beforeSeq = Number.POSITIVE_INFINITY, tenantId }) {
      const found = rows.filter((row) => row.seq < beforeSeq && (tenantId === undefined || row.tenantId === tenantId));
      return found.reverse().slice(0, limit);
    },
    verify: (expectedHead) => checkChain([rows], expectedHead),
  };
}

function memorySuppressions(tenants: ReadonlyMap<string, Tenant>): SuppressionStore {
  const rows = new Map<string, Suppression>();
  return {
    async create(suppression) {
      if (!tenants.has(suppression.tenantId)) throw new Error("the suppression's tenant does not exist");
      return keepFirst(rows, { at: suppression.id, value: { ...suppression } });
    },
    async list({ tenantId, activeAt } = {}) {
      const found = [...rows.values()].filter(
        (row) =>
          (tenantId === undefined || row.tenantId === tenantId) &&
          (activeAt === undefined || row.expiresAt === null || row.expiresAt > activeAt),
      );
      return found.sort(byAge);
    },
    remove: async (tenantId, id) => rows.get(id)?.tenantId === tenantId && rows.delete(id),
  };
}

function memoryPins(): PinStore {
  const pins = new Map<string, PinRow>();
  const placeOf = ({ tenantId, keyId, tool }: { tenantId: string; keyId: string; tool: string }) =>
    JSON.stringify([tenantId, keyId, tool]);
  return {
    async put({ tenantId, keyId, at, tools }) {
      const previous = new Map<string, string | null>();
      for (const { name: tool, hash } of new Map(tools.map((each) => [each.name, each])).values()) {
        const place = placeOf({ tenantId, keyId, tool });
        const known = pins.get(place);
        previous.set(tool, known?.hash ?? null);
        const changedAt = known && known.hash !== hash ? at : (known?.changedAt ?? null);
        const acceptedHash = known?.acceptedHash ?? hash;
        pins.set(place, { tenantId, keyId, tool, hash, acceptedHash, changedAt, seenAt: at });
      }
      return previous;
    },
    async list({ tenantId, changedOnly = false, limit }) {
      const found = [...pins.values()].filter(
        (pin) =>
          (tenantId === undefined || pin.tenantId === tenantId) && (!changedOnly || pin.hash !== pin.acceptedHash),
      );
      const latestFirst = (a: PinRow, b: PinRow) =>
        (b.changedAt ?? 0) - (a.changedAt ?? 0) || compareText(a.tool, b.tool) || compareText(a.keyId, b.keyId);
      return found.sort(latestFirst).slice(0, limit);
    },
    async accept({ hash, ...place }) {
      const pin = pins.get(placeOf(place));
      if (pin?.hash !== hash) return null;
      const accepted = { ...pin, acceptedHash: hash };
      pins.set(placeOf(place), accepted);
      return accepted;
    },
    async sweep(seenBefore) {
      const doomed = [...pins].filter(([, pin]) => pin.seenAt < seenBefore);
      for (const [place] of doomed) pins.delete(place);
      return doomed.length;
    },
  };
}

function memoryMeta(): MetaStore {
  const values = new Map<string, string>();
  return {
    get: async (name) => values.get(name) ?? null,
    async put(name, value) {
      values.set(name, value);
    },
    putIfAbsent: async (name, value) => keepFirst(values, { at: name, value }),
  };
}

function keepFirst<T>(rows: Map<string, T>, { at, value }: { readonly at: string; readonly value: T }): T {
  if (!rows.has(at)) rows.set(at, value);
  return rows.get(at)!;
}

interface Aged {
  readonly id: string;
  readonly createdAt: number;
}

function byAge(a: Aged, b: Aged): number {
  return a.createdAt - b.createdAt || compareText(a.id, b.id);
}
