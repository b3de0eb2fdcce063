/**
 * Decisions as a person searches them: those that clients reported and those that the service logged itself. An event
 * holds ids, counts, places and times; payload text only where the client sent evidence, and then for admins alone.
 */
import { type Static, Type } from "typebox";
import { LIMITS } from "../limits.ts";
import { CategorySchema, SeveritySchema } from "../verdict.ts";
import { ATTACK_CATEGORIES, DECISIONS, ENTITY_TYPES, SEVERITIES } from "../words.ts";
import { count, orNull, pageOf, pageQuery, spanQuery, time } from "./parts.ts";

/** Who wrote the event down: a client through POST /v1/telemetry, or the service when it decided. */
export const EVENT_SOURCES = ["client", "service"] as const;
export type EventSource = (typeof EVENT_SOURCES)[number];

export const PASSES = ["static", "semantic", "tools", "cloak"] as const;
export type PassWord = (typeof PASSES)[number];

const several = <T extends string>(words: readonly T[], description: string) =>
  Type.Optional(Type.Array(Type.Enum([...words]), { minItems: 1, maxItems: 50, description }));
const names = (description: string) =>
  Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: LIMITS.telemetryStringCharsMax }), {
      minItems: 1,
      maxItems: 50,
      description,
    }),
  );

/** Filters are joined by "and"; the words of one filter by "or". Lists are written with commas. */
export const eventFilter = {
  ...spanQuery,
  tenant_id: Type.Optional(
    Type.String({ minLength: 1, maxLength: LIMITS.tenantIdCharsMax, description: "Absent: all tenants." }),
  ),
  source: several(EVENT_SOURCES, "Who wrote it down."),
  type: names("`scan`, `sanitise`, or a client's `guard.*`."),
  decision: several(DECISIONS, "Decisions."),
  severity: several(SEVERITIES, "Severities."),
  category: several(ATTACK_CATEGORIES, "Attack categories that fired."),
  rule: names("Rules that fired, whether or not they counted."),
  tool: names("Tools that were called."),
  key_id: names("Keys."),
  entity_type: several(ENTITY_TYPES, "Types of personal data that were found."),
  error: names(
    "A pass that did not run (`semantic`, or with its cause `semantic=timeout`), or the error code of a request that failed. `any`: one of all.",
  ),
  id_prefix: Type.Optional(
    Type.String({ minLength: 1, maxLength: LIMITS.telemetryIdCharsMax, description: "How the event's id begins." }),
  ),
};

export const EventQuery = Type.Object({ ...eventFilter, ...pageQuery });
export type EventQuery = Static<typeof EventQuery>;

export const EventExportQuery = Type.Object({
  ...eventFilter,
  format: Type.Enum(["csv", "jsonl"], { description: "Comma-separated with a head line, or one JSON object a line." }),
});
export type EventExportQuery = Static<typeof EventExportQuery>;

export const EventRow = Type.Object({
  tenant_id: Type.String(),
  id: Type.String(),
  at: time("When it was decided."),
  received_at: time(),
  key_id: Type.String(),
  source: Type.Enum([...EVENT_SOURCES]),
  type: Type.String(),
  decision: orNull(Type.Enum([...DECISIONS], { description: "Null when the request failed: there is no verdict." })),
  severity: orNull(SeveritySchema),
  reason: orNull(Type.String()),
  categories: Type.Array(Type.String()),
  rules: Type.Array(Type.String(), { description: "Ids of the rules that counted." }),
  suppressed_rules: Type.Array(Type.String(), { description: "Matched, and covered by the allow-list." }),
  shadowed_rules: Type.Array(Type.String(), { description: "Matched, and only reported for this tenant." }),
  tools: Type.Array(Type.String(), { description: "Names of the tools that were called." }),
  entities: count("Personal-data entities found."),
  scanned_chars: orNull(count()),
  latency_ms: orNull(Type.Number({ minimum: 0, description: "The whole request." })),
  error: orNull(Type.String({ description: "The error code of a request that failed." })),
  did_not_run: Type.Array(Type.Object({ pass: Type.Enum([...PASSES]), error: Type.String() })),
});
export type EventRow = Static<typeof EventRow>;

export const EventPage = pageOf(EventRow);
export type EventPage = Static<typeof EventPage>;

export const EventPlaceQuery = Type.Object({
  tenant_id: Type.String({ minLength: 1, maxLength: LIMITS.tenantIdCharsMax }),
  id: Type.String({ minLength: 1, maxLength: LIMITS.telemetryIdCharsMax }),
  source: Type.Optional(
    Type.Enum([...EVENT_SOURCES], { description: "Absent: the service's own, or else the client's." }),
  ),
});
export type EventPlaceQuery = Static<typeof EventPlaceQuery>;

/** A match inside an event: where and what, never the text. The fingerprint is what an allow-list entry wants. */
export const EventMatch = Type.Object({
  rule_id: Type.String(),
  category: orNull(CategorySchema),
  severity: orNull(SeveritySchema),
  start: orNull(count()),
  end: orNull(count()),
  fingerprint: orNull(Type.String()),
  suppressed: Type.Boolean(),
  shadowed: Type.Boolean(),
});
export type EventMatch = Static<typeof EventMatch>;

export const EventPass = Type.Object({
  pass: Type.Enum([...PASSES]),
  ran: Type.Boolean(),
  error: orNull(Type.String()),
  ms: orNull(Type.Number({ minimum: 0 })),
});

export const EventDetail = Type.Object({
  ...EventRow.properties,
  key_name: orNull(Type.String()),
  matches: Type.Array(EventMatch),
  passes: Type.Array(EventPass),
  coverage: Type.Object({
    scanned_chars: orNull(count()),
    text_chars: orNull(count("Length as submitted; more than `scanned_chars` when it was cut.")),
    windows: orNull(Type.Object({ total: count(), checked: count() })),
  }),
  record: Type.Object({}, { additionalProperties: true, description: "The record as it is kept, without evidence." }),
  evidence: Type.Object({
    count: count("Matched substrings that the client chose to send."),
    texts: orNull(Type.Array(Type.String(), { description: "Null for viewers." })),
  }),
  capture_ids: Type.Array(Type.String(), { description: "Captured bodies of the same call." }),
});
export type EventDetail = Static<typeof EventDetail>;
