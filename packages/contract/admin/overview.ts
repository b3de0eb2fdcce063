/** The overview: what happened in a span of time, added up. A pass that did not run is as visible as a block. */
import { type Static, Type } from "typebox";
import { LIMITS } from "../limits.ts";
import { Quota } from "../verdict.ts";
import { PASSES } from "./events.ts";
import { count, orNull, spanQuery, time } from "./parts.ts";

export const OVERVIEW_BUCKETS = ["minute", "hour", "day", "month"] as const;
export type OverviewBucket = (typeof OVERVIEW_BUCKETS)[number];
const Bucket = Type.Enum([...OVERVIEW_BUCKETS]);

export const OverviewQuery = Type.Object({
  ...spanQuery,
  bucket: Type.Optional(Type.Enum([...OVERVIEW_BUCKETS], { description: "Absent: chosen by the span." })),
  tenant_id: Type.Optional(
    Type.String({ minLength: 1, maxLength: LIMITS.tenantIdCharsMax, description: "Absent: all tenants." }),
  ),
});
export type OverviewQuery = Static<typeof OverviewQuery>;

export const OverviewCounts = Type.Object({
  allow: count(),
  block: count(),
  failed: count("Requests that were refused or failed: no verdict."),
  did_not_run: count("Events in which a pass that was due did not run."),
  client_allow: count("Told by clients; mostly the same calls again, so counted apart."),
  client_block: count(),
  client_unreached: count("Calls in which a client did not reach the service."),
});
export type OverviewCounts = Static<typeof OverviewCounts>;

const Ranked = Type.Object({ name: Type.String(), count: count() });
export type Ranked = Static<typeof Ranked>;
const ranking = (description: string) => Type.Array(Ranked, { description });

export const Overview = Type.Object({
  from: time(),
  until: time(),
  bucket: Bucket,
  totals: OverviewCounts,
  before: OverviewCounts,
  before_known: Type.Boolean({
    description: "False where the span before is older than sums are kept: zeros say nothing.",
  }),
  block_rate: orNull(Type.Number({ minimum: 0, maximum: 1, description: "Null when nothing was decided." })),
  block_rate_before: orNull(Type.Number({ minimum: 0, maximum: 1, description: "Of the span before." })),
  series: Type.Array(Type.Object({ at: time("Start of the bucket."), ...OverviewCounts.properties }), {
    description: "One point for every bucket, oldest first, empty ones included.",
  }),
  severities: ranking("Most first, as all that follow."),
  categories: ranking("Attack categories."),
  rules: ranking("Rules that counted."),
  suppressed_rules: ranking("Rules that the allow-list covered."),
  shadowed_rules: ranking("Rules that only report for their tenant."),
  tools: ranking("Tools that were called."),
  entity_types: ranking("Personal data found, by type."),
  keys: ranking("Keys that asked, by id."),
  types: ranking("Kinds of event."),
  latency: Type.Array(
    Type.Object({
      pass: Type.Enum([...PASSES, "total"]),
      count: count(),
      p50_ms: Type.Number({ minimum: 0 }),
      p90_ms: Type.Number({ minimum: 0 }),
      p95_ms: Type.Number({ minimum: 0 }),
      p99_ms: Type.Number({ minimum: 0 }),
    }),
  ),
  did_not_run: Type.Array(Type.Object({ pass: Type.Enum([...PASSES]), error: Type.String(), count: count() })),
  failures: Type.Array(Type.Object({ error: Type.String(), count: count() })),
  quota: Type.Array(Type.Object({ tenant_id: Type.String(), tenant_name: Type.String(), quota: Quota }), {
    description: "This month against the plan, of the tenant asked for or of all, the fullest first.",
  }),
});
export type Overview = Static<typeof Overview>;
