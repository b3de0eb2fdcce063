/** The overview: what happened in a span of time, added up. A pass that did not run is as visible as a block. */
import { type Static, Type } from "typebox";
import { LIMITS } from "../limits.ts";
import { Quota } from "../verdict.ts";
import { PASSES } from "./events.ts";
import { count, orNull, spanQuery, time } from "./parts.ts";

export const OverviewQuery = Type.Object({
  ...spanQuery,
  tenant_id: Type.Optional(Type.String({ maxLength: LIMITS.tenantIdCharsMax, description: "Absent: all tenants." })),
});
export type OverviewQuery = Static<typeof OverviewQuery>;

const Totals = Type.Object({
  decisions: count(),
  blocks: count(),
  did_not_run: count("Passes that were due and did not answer."),
});

const Top = Type.Object({ name: Type.String(), count: count(), blocks: orNull(count()) });
export type OverviewTop = Static<typeof Top>;

export const Overview = Type.Object({
  from: time(),
  until: time(),
  step_seconds: Type.Integer({ minimum: 1, description: "Width of one point of `series`." }),
  totals: Totals,
  before: Type.Object(Totals.properties, { description: "The span of the same length just before, to compare with." }),
  series: Type.Array(Type.Object({ at: time(), allow: count(), block: count(), did_not_run: count() }), {
    description: "Every step of the span in order, empty ones included.",
  }),
  severities: Type.Array(Top),
  categories: Type.Array(Top),
  rules: Type.Array(Top),
  tools: Type.Array(Top),
  entity_types: Type.Array(Top),
  latency: Type.Array(
    Type.Object({
      pass: Type.String({ description: "A pass, or `total`." }),
      count: count(),
      p50_ms: orNull(Type.Number()),
      p95_ms: orNull(Type.Number()),
      p99_ms: orNull(Type.Number()),
    }),
  ),
  did_not_run: Type.Array(Type.Object({ pass: Type.Enum([...PASSES]), error: Type.String(), count: count() })),
  quota: Type.Array(Type.Object({ tenant_id: Type.String(), tenant_name: Type.String(), quota: Quota }), {
    description: "This month against the plan, of the tenant asked for or of all, the fullest first.",
  }),
});
export type Overview = Static<typeof Overview>;
