/**
 * What an event is found and counted by: marks of the form `kind:name`, each with a weight. One list serves the search
 * (an event has the mark), the sums of the overview (weights added up per bucket) and the way from the one to the other.
 * A kind begins with the source, `s.` or `c.`, because what clients tell is mostly the same calls again.
 */
import { ATTACK_CATEGORIES, TELEMETRY_TYPES, type TelemetryRecord } from "@portcullis/contract";
import { latencySlot } from "./latency.ts";
import { type DecisionRecord, EVENT_PASSES, EVENT_SOURCES, type EventFilter, type EventRow } from "./port.ts";

export type Marks = Readonly<Record<string, number>>;

/** Names of one kind on one event; what a client lists beyond that is kept in the record and not counted. */
const NAMES_MAX = 16;
const NAME_CHARS_MAX = 128;
/** Names of all kinds in one batch, so that made-up ones cannot flood the sums. */
const BATCH_NAMES_MAX = 1_000;
export const OTHER_NAME = "~other";

/** Every event has exactly one of these. */
export const EVENT_TYPE_MARKS: readonly string[] = [
  ...["scan", "sanitise"].map((type) => `s.type:${type}`),
  ...TELEMETRY_TYPES.map((type) => `c.type:${type}`),
];

export const PREFIX = { service: "s.", client: "c." } as const;

/** The marks of each row, in order. */
export function marksOfAll(rows: readonly EventRow[]): readonly Marks[] {
  const seen = new Set<string>();
  /** Marks of which every name was seen: those of the next event are mostly one of them. */
  const whole = new Set<Marks>();
  return rows.map((row) => {
    const marks = marksOf(row);
    if (whole.has(marks)) return marks;
    const kept = bounded(marks, seen);
    if (kept === marks) whole.add(marks);
    return kept;
  });
}

/** Events that are alike may be given the very same marks. */
export function marksOf(row: EventRow): Marks {
  const kind = row.source === "service" ? plainKind(row.keyId, row.record) : null;
  if (kind === null) return makeMarks(row);
  const known = ofPlain.get(kind);
  if (known !== undefined) return known;
  const marks = makeMarks(row);
  if (ofPlain.size >= PLAIN_KINDS_MAX) ofPlain.clear();
  ofPlain.set(kind, marks);
  return marks;
}

/** Verdicts in which nothing was found differ in little but how long they took, and they are most. */
const ofPlain = new Map<string, Marks>();
const PLAIN_KINDS_MAX = 2_000;

/** All that the marks of such a verdict tell; null for any other. */
function plainKind(keyId: string, record: DecisionRecord): string | null {
  const { type, decision, severity, reason, semantic, latencyMs } = record;
  if (severity !== null || reason !== null || record.error !== null || semantic?.error) return null;
  if (record.categories.length > 0 || record.signatureIds.length > 0 || record.suppressedIds.length > 0) return null;
  if (record.shadowedIds !== undefined || record.cloak !== null || record.tools !== null) return null;
  let kind = `${type} ${decision} ${keyId}`;
  for (const pass of TIMED) {
    const ms = latencyMs[pass];
    kind += ms === undefined ? " -" : ` ${latencySlot(ms)}`;
  }
  return kind;
}

const TIMED = [...EVENT_PASSES, "total"] as const;

function makeMarks(row: EventRow): Marks {
  const marks: Record<string, number> = {};
  const prefix = PREFIX[row.source];
  const add = (kind: string, name: string, weight = 1) => {
    marks[`${prefix}${kind}:${name.length > NAME_CHARS_MAX ? name.slice(0, NAME_CHARS_MAX) : name}`] = weight;
  };
  const { record } = row;
  add("type", record.type);
  add("key", row.keyId);
  if (record.decision) add("decision", record.decision);
  if (record.severity) add("severity", record.severity);
  for (const name of some(record.categories)) add("category", isCategory(name) ? name : OTHER_NAME);
  for (const name of some(record.signatureIds)) add("rule", name);
  const missed = row.source === "service" ? addDecision(row.record, add) : addTelemetry(row.record, add);
  for (const [pass, error] of missed) {
    add("missed", "any");
    add("missed", pass);
    add("missed", `${pass}=${error}`);
  }
  return marks;
}

type Add = (kind: string, name: string, weight?: number) => void;
type Missed = readonly (readonly [pass: string, error: string])[];

function addDecision(record: DecisionRecord, add: Add): Missed {
  const { semantic, cloak, tools, error, latencyMs, reason } = record;
  for (const name of some(record.suppressedIds)) add("suppressed", name);
  for (const name of some(record.shadowedIds)) add("shadowed", name);
  for (const name of some(tools?.names)) add("tool", name);
  for (const [type, count] of Object.entries(cloak?.byType ?? {})) add("entity", type, count);
  if (error) {
    add("failed", "any", record.times ?? 1);
    add("failed", error, record.times ?? 1);
  }
  for (const pass of TIMED) {
    const ms = latencyMs[pass];
    if (ms !== undefined) add(`latency.${pass}`, String(latencySlot(ms)));
  }
  const missed: (readonly [string, string])[] = [];
  if (reason?.startsWith("static=")) missed.push(["static", reason.slice("static=".length)]);
  if (semantic?.error) missed.push(["semantic", semantic.error]);
  if (cloak && didNotAnswer(cloak)) missed.push(["cloak", cloak.error ?? "unavailable"]);
  if (tools && !tools.ran) missed.push(["tools", "unavailable"]);
  return missed;
}

function addTelemetry({ tool, cloak, modelCheck, reason }: TelemetryRecord, add: Add): Missed {
  for (const name of some(tool?.names)) add("tool", name);
  for (const [type, count] of Object.entries(cloak?.byType ?? {})) add("entity", type, count);
  if (reason === UNREACHED_REASON) add("unreached", "scan");
  const missed: (readonly [string, string])[] = [];
  if (modelCheck?.error) missed.push(["semantic", modelCheck.error]);
  if (cloak?.ran === false && didNotAnswer(cloak)) missed.push(["cloak", cloak.error ?? "unavailable"]);
  return missed;
}

/** What the clients write when the service did not answer them. */
const UNREACHED_REASON = "scan_unavailable";

/** A payload that was blocked already and whose caller asked to skip detection then: nothing was missed. */
function didNotAnswer({ ran, error }: { readonly ran?: boolean; readonly error?: string | null }): boolean {
  return ran === false && error !== "skipped_blocked";
}

const CATEGORIES: ReadonlySet<string> = new Set(ATTACK_CATEGORIES);
const isCategory = (name: string) => CATEGORIES.has(name);

function some(names: readonly string[] | undefined): readonly string[] {
  return names === undefined || names.length <= NAMES_MAX ? (names ?? []) : names.slice(0, NAMES_MAX);
}

function bounded(marks: Marks, seen: Set<string>): Marks {
  const names = Object.keys(marks);
  if (seen.size + names.length <= BATCH_NAMES_MAX) {
    for (const name of names) seen.add(name);
    return marks;
  }
  const kept: Record<string, number> = {};
  for (const [mark, weight] of Object.entries(marks)) {
    const known = seen.has(mark) || seen.size < BATCH_NAMES_MAX;
    const place = known ? mark : `${kindOf(mark)}:${OTHER_NAME}`;
    if (known) seen.add(mark);
    kept[place] = (kept[place] ?? 0) + weight;
  }
  return kept;
}

export function kindOf(mark: string): string {
  return mark.slice(0, mark.indexOf(":"));
}

export function nameOf(mark: string): string {
  return mark.slice(mark.indexOf(":") + 1);
}

/** The filter as groups of marks: an event must have one of each group. Time, tenant and id are not among them. */
export function markGroups(filter: EventFilter): readonly (readonly string[])[] {
  const sources = filter.sources ?? EVENT_SOURCES;
  const group = (kinds: readonly string[], names: readonly string[] | undefined): readonly string[] | null =>
    names === undefined
      ? null
      : sources.flatMap((source) =>
          kinds.flatMap((kind) => names.map((name) => `${PREFIX[source]}${kind}:${name.slice(0, NAME_CHARS_MAX)}`)),
        );
  const groups = [
    group(["type"], filter.types),
    group(["decision"], filter.decisions),
    group(["severity"], filter.severities),
    group(["category"], filter.categories),
    group(["rule", "suppressed", "shadowed"], filter.ruleIds),
    group(["tool"], filter.tools),
    group(["key"], filter.keyIds),
    group(["entity"], filter.entityTypes),
    group(["missed", "failed"], filter.errors),
  ];
  return groups.filter((one) => one !== null);
}
