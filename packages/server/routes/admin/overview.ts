/** The overview: sums of a span, the span before to compare with, and quota against plan. */
import { type Overview, type OverviewBucket, type OverviewCounts, OverviewQuery } from "@portcullis/contract/admin";
import { defineAdminRoute } from "../../admin/route.ts";
import { badField } from "../../http/problem.ts";
import type { QuotaView } from "../../quota.ts";
import type { Services } from "../../services.ts";
import { type OverviewCounts as Counts, OVERVIEW_POINTS_MAX, ROLLUP_KEPT_MS } from "../../stores/ports.ts";
import { wireQuota } from "../wire.ts";
import { found, iso, timeOf } from "./wire.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const SPAN_DEFAULT_MS = DAY_MS;
/** Lengths of the buckets; a month is at least that long. */
const BUCKET_MS = { minute: MINUTE_MS, hour: HOUR_MS, day: DAY_MS, month: 28 * DAY_MS } as const;
/** Of a chart that can still be read. */
const POINTS_WANTED_MAX = 200;
/** Tenants whose quota is told when all are asked for: the fullest. */
const QUOTAS_MAX = 20;
const QUOTAS_LOOKED_MAX = 500;

export const getOverview = defineAdminRoute({
  id: "getOverview",
  query: OverviewQuery,
  async handle({ query }, { services }): Promise<Overview> {
    const { events } = services.stores;
    const until = query.until === undefined ? services.clock() : timeOf(query.until);
    const from = query.from === undefined ? until - SPAN_DEFAULT_MS : timeOf(query.from);
    if (from >= until) throw badField("/from", "out_of_range", "from must be before until");
    const age = services.clock() - from;
    const bucket = query.bucket ?? bucketOf(until - from, age);
    if (bucket !== "month" && !isKept(bucket, age)) {
      throw badField("/bucket", "out_of_range", `bucket is too fine: sums by the ${bucket} are not kept that long`);
    }
    if ((until - from) / BUCKET_MS[bucket] > OVERVIEW_POINTS_MAX) {
      throw badField("/bucket", "out_of_range", `bucket is too fine: at most ${OVERVIEW_POINTS_MAX} points are told`);
    }
    const tenantId = query.tenant_id;
    const ask = { bucket, ...(tenantId === undefined ? {} : { tenantId }) };
    const [now, before, quota] = await Promise.all([
      events.overview({ ...ask, from, until }),
      events.overview({ ...ask, from: from - (until - from), until: from }),
      quotas(tenantId, services),
    ]);
    return {
      from: iso(now.from),
      until: iso(now.until),
      bucket,
      totals: wireCounts(now.totals),
      before: wireCounts(before.totals),
      before_known: isKept(bucket, age + (until - from)),
      block_rate: now.blockRate,
      block_rate_before: before.blockRate,
      series: now.series.map((point) => ({ at: iso(point.at), ...wireCounts(point) })),
      severities: [...now.severities],
      categories: [...now.categories],
      rules: [...now.rules],
      suppressed_rules: [...now.suppressedRules],
      shadowed_rules: [...now.shadowedRules],
      tools: [...now.tools],
      entity_types: [...now.entityTypes],
      keys: [...now.keys],
      types: [...now.types],
      latency: now.latency.map(({ pass, count, p50, p90, p95, p99 }) => ({
        pass,
        count,
        p50_ms: p50,
        p90_ms: p90,
        p95_ms: p95,
        p99_ms: p99,
      })),
      did_not_run: [...now.didNotRun],
      failures: [...now.failures],
      quota,
    };
  },
});

/** The finest that leaves a chart readable and whose sums reach back that far. */
function bucketOf(spanMs: number, ageMs: number): OverviewBucket {
  const fits = (["minute", "hour"] as const).find(
    (bucket) => spanMs / BUCKET_MS[bucket] <= POINTS_WANTED_MAX && isKept(bucket, ageMs),
  );
  return fits ?? (isKept("day", ageMs) ? "day" : "month");
}

/** Whether sums of that fineness are still there for a time so long ago; months are made of days. */
function isKept(bucket: OverviewBucket, ageMs: number): boolean {
  return ageMs <= ROLLUP_KEPT_MS[bucket === "month" ? "day" : bucket];
}

function wireCounts(counts: Counts): OverviewCounts {
  return {
    allow: counts.allow,
    block: counts.block,
    failed: counts.failed,
    did_not_run: counts.didNotRun,
    client_allow: counts.clientAllow,
    client_block: counts.clientBlock,
    client_unreached: counts.clientUnreached,
  };
}

async function quotas(tenantId: string | undefined, { stores, quota }: Services): Promise<Overview["quota"]> {
  const tenants =
    tenantId === undefined
      ? (await stores.tenants.list()).slice(0, QUOTAS_LOOKED_MAX)
      : [found(await stores.tenants.find(tenantId), "tenant")];
  const views = await Promise.all(
    tenants.map(async (tenant) => ({ tenant, view: await quota.view(tenant.id, tenant.plan) })),
  );
  return views
    .sort((a, b) => fullness(b.view) - fullness(a.view) || b.view.aho.scans.used - a.view.aho.scans.used)
    .slice(0, QUOTAS_MAX)
    .map(({ tenant, view }) => ({ tenant_id: tenant.id, tenant_name: tenant.name, quota: wireQuota(view) }));
}

/** The part of the tightest limit that is used; 0 where there is none. */
function fullness({ aho, ai }: QuotaView): number {
  const parts = [aho.scans, aho.blocks, ai.scans, ai.blocks].map(({ used, limit }) =>
    limit === null ? 0 : limit === 0 ? 1 : used / limit,
  );
  return Math.max(...parts);
}
