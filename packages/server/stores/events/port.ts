/**
 * The stream of events: what the service decided and what clients told of their own decisions, in one searchable log.
 * An event holds ids, words of ours, counts and milliseconds; the only text in it is the `evidence` that a client chose
 * to send. Events are kept for as long as a setting says; the sums that the overview is made of are kept apart, so that
 * it answers in the same time however many events there are.
 */
import type {
  AttackCategory,
  Decision,
  ErrorCode,
  SemanticMode,
  Severity,
  Surface,
  TelemetryRecord,
} from "@portcullis/contract";

export const EVENT_SOURCES = ["service", "client"] as const;
export type EventSource = (typeof EVENT_SOURCES)[number];

/** The passes that can be timed and that can fail to run; `total` is the whole request. */
export const EVENT_PASSES = ["static", "semantic", "cloak", "tools"] as const;
export type EventPass = (typeof EVENT_PASSES)[number];

/** What the service decided about one request to scan or sanitise. */
export interface DecisionRecord {
  /** The request id, made unique where the caller chose it. */
  readonly id: string;
  readonly type: "scan" | "sanitise";
  /** Null when the request failed: there is no verdict. */
  readonly decision: Decision | null;
  readonly blocked: boolean;
  readonly severity: Severity | null;
  readonly reason: string | null;
  readonly categories: readonly AttackCategory[];
  /** Rules that counted, each once. */
  readonly signatureIds: readonly string[];
  /** Rules that matched and were covered by the allow-list. */
  readonly suppressedIds: readonly string[];
  /** Rules that matched and only report for the tenant; where there are any. */
  readonly shadowedIds?: readonly string[];
  /** Where rules fired and by which name a match can be suppressed; the worst first, where there are any. */
  readonly matches?: readonly MatchFacts[];
  readonly scannedChars: number;
  /** Length of the text as submitted; only where it was cut. */
  readonly textChars?: number;
  readonly surface: Surface;
  readonly signatureVersion: string | null;
  /** Null where the pass was not applicable. */
  readonly semantic: SemanticFacts | null;
  readonly cloak: CloakFacts | null;
  readonly tools: ToolFacts | null;
  readonly latencyMs: { readonly [Pass in EventPass | "total"]?: number };
  readonly status: number;
  /** The error's code where the request was refused or failed (429 or 5xx). */
  readonly error: ErrorCode | null;
  /** How many refusals this one stands for; only where it is more than one. */
  readonly times?: number;
}

/** A match without its text. */
export interface MatchFacts {
  readonly ruleId: string;
  readonly category: AttackCategory;
  readonly severity: Severity;
  readonly start: number;
  readonly end: number;
  readonly fingerprint: string | null;
  /** True when it did not count, by the allow-list or because the rule only reports. */
  readonly suppressed?: boolean;
  readonly shadowed?: boolean;
}

export interface SemanticFacts {
  readonly ran: boolean;
  readonly mode: Exclude<SemanticMode, "off">;
  readonly flagged: boolean;
  readonly reason: string | null;
  readonly score: number | null;
  readonly error: string | null;
  readonly windows: { readonly total: number; readonly checked: number };
  readonly version: string;
}

export interface CloakFacts {
  readonly ran: boolean;
  readonly entities: number;
  readonly byType: Readonly<Record<string, number>>;
  readonly error: string | null;
}

export interface ToolFacts {
  readonly ran: boolean;
  readonly calls: number;
  readonly findings: number;
  readonly blocked: number;
  readonly names: readonly string[];
}

interface EventPlace {
  readonly tenantId: string;
  readonly keyId: string;
  /** The event's own time. A client's clock may be wrong. */
  readonly at: number;
  readonly receivedAt: number;
}

/** Keyed by tenant, source and id: the first of a key stays. */
export type EventRow = EventPlace &
  (
    | { readonly source: "service"; readonly record: DecisionRecord }
    | { readonly source: "client"; readonly record: TelemetryRecord }
  );

/** A list is "any of these"; all that is given must hold. */
export interface EventFilter {
  /** Absent: all tenants. */
  readonly tenantId?: string;
  /** Half-open, in the events' own time. */
  readonly from?: number;
  readonly until?: number;
  readonly sources?: readonly EventSource[];
  /** `scan`, `sanitise`, or a client's `guard.*`. */
  readonly types?: readonly string[];
  readonly decisions?: readonly Decision[];
  readonly severities?: readonly Severity[];
  readonly categories?: readonly string[];
  readonly ruleIds?: readonly string[];
  readonly tools?: readonly string[];
  readonly keyIds?: readonly string[];
  readonly entityTypes?: readonly string[];
  /** A pass that did not run (`semantic`, or with its reason `semantic=timeout`), or an error code of a failed request. `any`: one of all. */
  readonly errors?: readonly string[];
  readonly idPrefix?: string;
}

/** The place of the last row of the page before. */
export interface EventCursor {
  readonly at: number;
  readonly id: string;
  readonly source: EventSource;
  readonly tenantId: string;
}

export interface EventPage {
  readonly limit: number;
  readonly before?: EventCursor;
}

export const OVERVIEW_BUCKETS = ["minute", "hour", "day", "month"] as const;
export type OverviewBucket = (typeof OVERVIEW_BUCKETS)[number];

export interface OverviewAsk {
  /** Absent: all tenants. */
  readonly tenantId?: string;
  /** Rounded outwards to whole buckets, in UTC. */
  readonly from: number;
  readonly until: number;
  readonly bucket: OverviewBucket;
}

/** Counts of one bucket, or of all. `service` decided; `client` is what clients told, counted apart because most of it is the same calls again. */
export interface OverviewCounts {
  readonly allow: number;
  readonly block: number;
  /** Requests that were refused or failed: no verdict. */
  readonly failed: number;
  /** Events in which a pass that was due did not run. */
  readonly didNotRun: number;
  readonly clientAllow: number;
  readonly clientBlock: number;
  /** Calls in which the client did not reach the service; it blocked them, unless it was told not to. */
  readonly clientUnreached: number;
}

export interface OverviewPoint extends OverviewCounts {
  /** Start of the bucket. */
  readonly at: number;
}

export interface Ranked {
  readonly name: string;
  readonly count: number;
}

export interface LatencyFacts {
  readonly pass: EventPass | "total";
  readonly count: number;
  readonly p50: number;
  readonly p90: number;
  readonly p95: number;
  readonly p99: number;
}

export interface Overview {
  readonly from: number;
  readonly until: number;
  readonly bucket: OverviewBucket;
  /** One point for every bucket, oldest first, zeros included. */
  readonly series: readonly OverviewPoint[];
  readonly totals: OverviewCounts;
  /** Of the service's verdicts; null when there were none. */
  readonly blockRate: number | null;
  /** Most first, at most `RANKED_MAX` each; of the service's own events, but for tools, which clients validate too. */
  readonly categories: readonly Ranked[];
  readonly rules: readonly Ranked[];
  readonly suppressedRules: readonly Ranked[];
  /** Rules that only report for their tenant: what would count if they did. */
  readonly shadowedRules: readonly Ranked[];
  readonly severities: readonly Ranked[];
  readonly tools: readonly Ranked[];
  /** Entities found, by type. */
  readonly entityTypes: readonly Ranked[];
  readonly keys: readonly Ranked[];
  readonly types: readonly Ranked[];
  readonly latency: readonly LatencyFacts[];
  readonly didNotRun: readonly { readonly pass: EventPass; readonly error: string; readonly count: number }[];
  readonly failures: readonly { readonly error: string; readonly count: number }[];
}

export const RANKED_MAX = 20;
/** Buckets of one overview: more is a question for a coarser one. */
export const OVERVIEW_POINTS_MAX = 3_000;

/** How long sums are kept at each fineness, in milliseconds. Coarser ones are kept beside the finer, not made from them. */
export const ROLLUP_KEPT_MS = {
  minute: 2 * 86_400_000,
  hour: 62 * 86_400_000,
  day: 400 * 86_400_000,
  month: 800 * 86_400_000,
} as const;

export interface EventStore {
  /** Committed when it resolves, sums included. A row whose key is known, or twice in the list, counts for nothing. Returns how many were new. */
  insert(rows: readonly EventRow[]): Promise<number>;
  /** Newest first; then by id. */
  search(filter: EventFilter, page: EventPage): Promise<readonly EventRow[]>;
  /** One event whole. Without a source the service's own is preferred. */
  find(place: {
    readonly tenantId: string;
    readonly id: string;
    readonly source?: EventSource;
  }): Promise<EventRow | null>;
  /** How many a search would find; from sums where that is quick, so it may be off where `exact` is false. */
  estimate(filter: EventFilter): Promise<{ readonly count: number; readonly exact: boolean }>;
  overview(ask: OverviewAsk): Promise<Overview>;
  /**
   * Forgets at most about `limit` events that are of before a time and came before it; returns whether there is more to
   * forget. A back end that keeps months together forgets a month at once, when all of it is of before.
   */
  sweep(before: number, limit: number): Promise<{ readonly more: boolean }>;
  /** Housekeeping that must be done now and then by some replica: room for months to come, sums too old to be asked for. */
  maintain(now: number): Promise<void>;
}

/** Every event of a search, newest first, page by page: nothing is held open between pages, and memory is one page. */
export async function* walkEvents(
  store: Pick<EventStore, "search">,
  filter: EventFilter,
  pageRows = 500,
): AsyncGenerator<readonly EventRow[], void, void> {
  let before: EventCursor | undefined;
  for (;;) {
    const rows = await store.search(filter, { limit: pageRows, ...(before ? { before } : {}) });
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageRows) return;
    before = cursorOf(last);
  }
}

export function cursorOf({ at, record, source, tenantId }: EventRow): EventCursor {
  return { at, id: record.id, source, tenantId };
}
