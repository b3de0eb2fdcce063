/**
 * The payload back without what was found in it. Every counted match is cut, every entity when detection was asked
 * for, and the hot windows when only the semantic pass objects; the output is scanned again, and what a cut brought
 * together is cut as well. `sanitised` is a promise: true only when the text returned would not block.
 */
import { type AttackCategory, LIMITS, type Severity, worst } from "@portcullis/contract";
import { payloadOf, type Segment, type Verdict } from "@portcullis/engine";
import { badField, ServiceError } from "./http/problem.ts";
import type { Timings } from "./http/timings.ts";
import type { Caller } from "./keys.ts";
import { type ScanAsk, type ScanResult, scan } from "./scan.ts";
import type { Services } from "./services.ts";

/** One cut: a range of the text as sent and where its replacement stands in the output. */
export interface Redaction {
  readonly start: number;
  readonly end: number;
  readonly outputStart: number;
  readonly outputEnd: number;
  readonly ruleIds: readonly string[];
  readonly category: AttackCategory | null;
  readonly severity: Severity | null;
}

export interface SanitiseResult extends ScanResult {
  readonly text: string;
  readonly sanitised: boolean;
  readonly redactions: readonly Redaction[];
}

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly found: readonly { ruleId: string; category: AttackCategory; severity: Severity }[];
}

/** How often the output may be cut again for what the cuts before brought together. */
const ROUNDS_MAX = 4;

export async function sanitise(
  ask: Omit<ScanAsk, "tools"> & { readonly replacement: string },
  caller: Caller,
  timings: Timings,
  services: Services,
): Promise<SanitiseResult> {
  const { text } = ask.payload;
  if (text.length > ask.scanCharsMax) {
    const message = `text is ${text.length} characters; the limit is ${ask.scanCharsMax}`;
    throw new ServiceError("text_too_long", message, {
      param: "text",
      limit: ask.scanCharsMax,
      details: [{ path: "/text", code: "too_long", message }],
    });
  }
  if (ask.replacement.length > LIMITS.replacementCharsMax || attacks(ask.replacement, services)) {
    throw badField("/replacement", "not_allowed", "replacement must not itself match a rule");
  }
  // What blocks is what sanitising cures, so detection is never skipped for it.
  const cloak = ask.cloak && { ...ask.cloak, skipWhenBlocked: false };
  const first = await scan({ ...ask, cloak, tools: null }, caller, timings, services);

  let cuts = unite(cutsOf(first.verdict));
  let output = write(text, cuts, ask.replacement);
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const payload = { ...ask.payload, text: output.text, segments: moved(ask.payload.segments, output.redactions) };
    // Invariant: the output is judged as the input was, so a segment keeps its surface where its text moved to.
    const again = await scan(
      { ...ask, payload, scanCharsMax: output.text.length + 1, cloak: null, tools: null },
      caller,
      timings,
      services,
    );
    const answered = first.verdict.cloak === null || first.verdict.cloak.ran;
    if (again.verdict.decision === "allow") return { ...first, ...output, sanitised: answered };
    const more = cutsOf(again.verdict).map((cut) => back(cut, output.redactions));
    const wider = unite([...cuts, ...more]);
    if (more.length === 0 || same(wider, cuts)) break;
    cuts = wider;
    output = write(text, cuts, ask.replacement);
  }
  return { ...first, ...output, sanitised: false };
}

function attacks(replacement: string, services: Services): boolean {
  return services.scanner.scan(payloadOf(replacement)).matches.length > 0;
}

function cutsOf(verdict: Verdict): Cut[] {
  const matches = verdict.matches.filter((match) => !match.suppressed);
  const flagged = verdict.modelCheck?.decision === "block" ? verdict.modelCheck.results : [];
  return [
    ...matches.map((match) => ({ start: match.start, end: match.end, found: [match] })),
    ...flagged.filter((result) => result.flagged).map(({ start, end }) => ({ start, end, found: [] })),
    ...(verdict.cloak?.entities ?? []).map(({ start, end }) => ({ start, end, found: [] })),
  ];
}

/** Overlapping cuts become their union; touching ones stay apart. */
function unite(cuts: readonly Cut[]): Cut[] {
  const united: Cut[] = [];
  for (const cut of [...cuts].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = united.at(-1);
    if (last && cut.start < last.end) {
      const end = Math.max(last.end, cut.end);
      united[united.length - 1] = { start: last.start, end, found: [...last.found, ...cut.found] };
    } else if (cut.end > cut.start) {
      united.push(cut);
    }
  }
  return united;
}

function write(text: string, cuts: readonly Cut[], replacement: string): { text: string; redactions: Redaction[] } {
  const parts: string[] = [];
  const redactions: Redaction[] = [];
  let from = 0;
  let length = 0;
  for (const { start, end, found } of cuts) {
    parts.push(text.slice(from, start), replacement);
    const outputStart = length + start - from;
    length = outputStart + replacement.length;
    from = end;
    const severity = worst(found.map((one) => one.severity));
    redactions.push({
      start,
      end,
      outputStart,
      outputEnd: length,
      ruleIds: [...new Set(found.map((one) => one.ruleId))],
      category: found.find((one) => one.severity === severity)?.category ?? null,
      severity,
    });
  }
  parts.push(text.slice(from));
  return { text: parts.join(""), redactions };
}

/** A cut of the output as a cut of the text as sent: whatever it touches of a replacement takes the whole of it. */
function back(cut: Cut, redactions: readonly Redaction[]): Cut {
  return { start: origin(cut.start, redactions, "start"), end: origin(cut.end, redactions, "end"), found: cut.found };
}

function origin(at: number, redactions: readonly Redaction[], edge: "start" | "end"): number {
  let shift = 0;
  for (const redaction of redactions) {
    if (edge === "start" ? redaction.outputEnd <= at : redaction.outputEnd < at) {
      shift = redaction.end - redaction.outputEnd;
      continue;
    }
    const inside = edge === "start" ? redaction.outputStart <= at : redaction.outputStart < at;
    return inside ? redaction[edge] : at + shift;
  }
  return at + shift;
}

/** The segments of the text as sent, where their text stands in the output. */
function moved(segments: readonly Segment[], redactions: readonly Redaction[]): Segment[] {
  return segments.map((segment) => ({
    ...segment,
    start: landing(segment.start, redactions),
    end: landing(segment.end, redactions),
  }));
}

function landing(at: number, redactions: readonly Redaction[]): number {
  let shift = 0;
  for (const redaction of redactions) {
    if (redaction.start >= at) break;
    if (at < redaction.end) return redaction.outputEnd;
    shift = redaction.outputEnd - redaction.end;
  }
  return at + shift;
}

function same(a: readonly Cut[], b: readonly Cut[]): boolean {
  return a.length === b.length && a.every((cut, index) => cut.start === b[index]?.start && cut.end === b[index]?.end);
}
