/**
 * Runs a pack over a payload: keywords first, then the rule's pattern in a bounded window around each, then the span
 * mapped back to the text as sent.
 */
import { SEVERITIES, type Severity } from "@portcullis/contract";
import { owners, type Payload, type Surface } from "../payload.ts";
import { fold } from "./fold.ts";
import type { Pack, PackedRule } from "./pack.ts";
import type { Match, RuleFacts, StaticScanner } from "./port.ts";
import { SURFACES_DEFAULT } from "./rule.ts";
import { PATTERN_FLAGS } from "./translate.ts";

export function createScanner(pack: Pack): StaticScanner {
  return {
    version: pack.version,
    rules: pack.rules.map((rule) => factsOf(rule)),
    scan(payload) {
      const matches = pack.rules.flatMap((rule) => scanRule(rule, payload));
      return { matches: matches.sort(byPlace) };
    },
  };
}

function factsOf(rule: PackedRule): RuleFacts {
  const { id, category, severity, title, meaning, surfaces } = rule;
  return { id, category, severity, title, meaning, surfaces, origin: "built_in" };
}

function scanRule(rule: PackedRule, payload: Payload): Match[] {
  const surfaces: readonly Surface[] = rule.surfaces ?? SURFACES_DEFAULT;
  const found: Match[] = [];
  for (const owner of owners(payload)) {
    if (!surfaces.includes(owner.surface)) continue;
    const end = rule.spansSegments ? payload.text.length : owner.end;
    const folded = fold(payload.text.slice(owner.start, end));
    for (const span of spansOf(rule, folded.text)) {
      const severity = severityAt(rule, folded.text, span);
      const place = folded.toOriginal(span.start, span.end);
      const start = owner.start + place.start;
      if (severity === null || start >= owner.end) continue;
      found.push({ ruleId: rule.id, category: rule.category, severity, start, end: owner.start + place.end });
    }
  }
  return found;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The rule's severity, lowered or taken away by the company that the match keeps. */
function severityAt(rule: PackedRule, text: string, span: Span): Severity | null {
  const company = { start: span.start - rule.unlessWindow, end: span.end + rule.unlessWindow };
  if (rule.unless !== null && matchesIn(rule.unless, text, company).length > 0) return null;
  if (rule.mention !== null && matchesIn(rule.mention, text, company).length > 0) return "low";
  return rule.severity;
}

function spansOf(rule: PackedRule, text: string): Span[] {
  const spans = new Map<number, Span>();
  for (const keyword of rule.keywords) {
    for (let at = text.indexOf(keyword); at >= 0; at = text.indexOf(keyword, at + 1)) {
      const hit = { start: at, end: at + keyword.length };
      const window = { start: hit.start - rule.window, end: hit.end + rule.window };
      for (const span of rule.pattern === null ? [hit] : matchesIn(rule.pattern, text, window)) {
        spans.set(span.start, span);
      }
    }
  }
  return [...spans.values()];
}

/** Matches of a pattern that lie in a window. It sees the true neighbours of the window; a match past its end is none. */
function matchesIn(source: string, text: string, window: Span): Span[] {
  const to = Math.min(text.length, window.end);
  const pattern = new RegExp(source, PATTERN_FLAGS);
  const view = text.slice(0, to + 1);
  pattern.lastIndex = Math.max(0, window.start);
  const spans: Span[] = [];
  for (let match = pattern.exec(view); match; match = pattern.exec(view)) {
    if (match[0] === "") pattern.lastIndex += 1;
    else if (match.index + match[0].length <= to) {
      spans.push({ start: match.index, end: match.index + match[0].length });
    }
  }
  return spans;
}

const byPlace = (a: Match, b: Match) =>
  a.start - b.start || SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || a.end - b.end;
