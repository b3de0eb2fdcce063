/**
 * Runs a pack over a payload. Each owner's text is inspected by itself, so that no match reaches from one author into
 * another; what is decoded out of a text is inspected like it, and its findings are carried back to where it stood.
 */
import { SEVERITIES, type Severity } from "@portcullis/contract";
import { owners, type Payload } from "../payload.ts";
import { BUDGETS, type Budget, budgetFor } from "./budget.ts";
import { BUDGET_REACHED, BUILT_IN_FACTS, DISGUISED_WORDS, ENCODED_PAYLOAD, INVISIBLE_TEXT } from "./builtin.ts";
import type { Decoded } from "./decode/decoded.ts";
import { decodeEscapes } from "./decode/escapes.ts";
import { decodeRuns } from "./decode/runs.ts";
import { decodeTurned } from "./decode/turned.ts";
import { createMemory, type Frame, frameOf, type Memory } from "./frame.ts";
import type { Tables } from "./image.ts";
import { createInspector } from "./inspect.ts";
import { layOut } from "./layout.ts";
import { buildLexicon, type Uses } from "./lexicon.ts";
import { createMachine } from "./match/machine.ts";
import type { Pack, PackedRule } from "./pack.ts";
import type { Match, RuleFacts, StaticOptions, StaticReport, StaticScanner } from "./port.ts";
import { createSpeller } from "./respell.ts";
import { SURFACES_DEFAULT } from "./rule.ts";
import { buildStartIndex } from "./starts.ts";
import { bitOf, bitsOf, SURFACES_ALL } from "./surfaces.ts";
import { createVerifier, type Finding } from "./verify.ts";

/** A finding and whether it took decoding to see it. */
interface Placed extends Finding {
  readonly encoded: boolean;
}

/** Tables that were printed with the pack spare working them out. */
export function createScanner(pack: Pack, tables: Tables = buildTables(pack)): StaticScanner {
  const rules = pack.rules.map(withSurfaces);
  const verifier = createVerifier({
    rules,
    companies: pack.companies,
    machines: pack.books.map(createMachine),
    index: tables.starts,
    speller: createSpeller(pack.words),
  });
  const inspector = createInspector(tables.lexicon, tables.layout, verifier);
  const memories: Memory[] = [];
  const hasSpanning = rules.some((rule) => rule.spansSegments);

  function scan(payload: Payload, { whole: readsOn = false }: StaticOptions = {}): StaticReport {
    const budget = budgetFor(payload.text.length, readsOn);
    const placed: Placed[] = [];
    const parts = owners(payload);
    for (const owner of parts) {
      const whole = parts.length === 1;
      const text = whole ? payload.text : payload.text.slice(owner.start, owner.end);
      for (const finding of look(text, { surfaceBit: bitOf(owner.surface), spanningOnly: false, budget }, 0)) {
        placed.push({ ...finding, start: finding.start + owner.start, end: finding.end + owner.start });
      }
    }
    if (hasSpanning && parts.length > 1) placed.push(...lookAcross(payload, budget));
    const stoppedEarly = budget.reached && !readsOn && budget.blocking >= BUDGETS.blockedMin;
    const most = readsOn ? BUDGETS.mentionsMax : BUDGETS.findingsMax;
    return { matches: report(placed, payload.text.length, most, budget.reached), stoppedEarly };
  }

  /** Rules that may reach over the border of two owners' texts, for matches that do. */
  function lookAcross(payload: Payload, budget: Budget): Placed[] {
    const parts = owners(payload);
    return look(payload.text, { surfaceBit: SURFACES_ALL, spanningOnly: true, budget }, 0).filter((finding) => {
      const owner = parts.find((part) => finding.start < part.end);
      const rule = rules[finding.rule];
      return owner && rule && finding.end > owner.end && (rule.surfaceBits & bitOf(owner.surface)) !== 0;
    });
  }

  function look(
    text: string,
    options: { readonly surfaceBit: number; readonly spanningOnly: boolean; readonly budget: Budget },
    depth: number,
  ): Placed[] {
    memories[depth] ??= createMemory();
    const frame = frameOf(text, memories[depth] as Memory);
    const { findings, turned, hidden } = inspector.inspect(frame, options);
    const placed: Placed[] = findings.map((finding) => ({ ...finding, encoded: false }));
    if (depth >= BUDGETS.depthMax || options.budget.work <= 0) return placed;
    for (const decoded of decodings(frame, turned, hidden, options.budget)) {
      if (decoded.text.length > options.budget.decodedChars) {
        options.budget.reached = true;
        break;
      }
      options.budget.decodedChars -= decoded.text.length;
      options.budget.work -= BUDGETS.decodedWork * decoded.text.length;
      for (const inner of look(decoded.text, options, depth + 1)) {
        const place = decoded.place(inner.start, inner.end);
        // What can be read without decoding was found without it.
        const known = placed.some(
          (outer) => outer.rule === inner.rule && outer.start < place.end && place.start < outer.end,
        );
        if (!known) {
          placed.push({ ...inner, start: place.start, end: place.end, encoded: inner.encoded || place.hidden });
        }
      }
    }
    return placed;
  }

  function decodings(
    frame: Frame,
    turned: Parameters<typeof decodeTurned>[1],
    hidden: readonly Decoded[],
    budget: Budget,
  ): readonly Decoded[] {
    const decoded = decodeEscapes(frame);
    const runs = decodeRuns(frame, budget.decodedChars);
    // Most texts hide nothing.
    if (decoded.length + runs.length + hidden.length + turned.length === 0) return NOTHING;
    return [...hidden, ...decoded, ...runs, ...(turned.length > 0 ? decodeTurned(frame, turned) : [])];
  }

  /** Findings as matches, each disguise with its companion, sorted, the worst of too many. */
  function report(placed: readonly Placed[], length: number, most: number, reached: boolean): Match[] {
    if (placed.length === 0 && !reached) return [];
    const matches = new Map<string, Match>();
    const add = (facts: Pick<RuleFacts, "id" | "category">, severity: Severity, start: number, end: number) => {
      const key = `${start} ${end} ${facts.id}`;
      const known = matches.get(key);
      if (known && rank(known.severity) <= rank(severity)) return;
      matches.set(key, { ruleId: facts.id, category: facts.category, severity, start, end });
    };
    for (const finding of placed) {
      const facts = finding.rule < 0 ? INVISIBLE_TEXT : (rules[finding.rule] as PackedRule);
      add(facts, finding.severity, finding.start, finding.end);
      const companion = finding.encoded ? ENCODED_PAYLOAD : finding.disguised ? DISGUISED_WORDS : null;
      // A disguise around something that is only mentioned is no worse than the mention.
      if (companion) add(companion, milder(companion.severity, finding.severity), finding.start, finding.end);
    }
    let all = [...matches.values()];
    if (all.length > most) {
      all = all.sort((a, b) => rank(a.severity) - rank(b.severity) || a.start - b.start).slice(0, most);
    }
    // A report that was cut short still tells the worst of what was found; a text that was not read tells nothing.
    const cut = matches.size > most;
    if (reached || cut) {
      const { id, category } = BUDGET_REACHED;
      all.push({ ruleId: id, category, severity: reached ? BUDGET_REACHED.severity : "low", start: 0, end: length });
    }
    return all.sort(byPlace);
  }

  return { version: pack.version, rules: [...pack.rules.map(factsOf), ...BUILT_IN_FACTS], scan };
}

/** What is worked out of a pack before it can run. */
export function buildTables(pack: Pack): Tables {
  const lexicon = buildLexicon(pack.literals, pack.words, usesOf(pack));
  return {
    lexicon,
    layout: layOut(pack.rules.map(withSurfaces), lexicon, pack.literals.length),
    starts: buildStartIndex([...pack.rules, ...pack.companies].map((each) => each.starts)),
  };
}

const withSurfaces = (rule: PackedRule) => ({ ...rule, surfaceBits: bitsOf(rule.surfaces ?? SURFACES_DEFAULT) });

function usesOf(pack: Pack): Uses {
  const inArguments = (rule: PackedRule) => rule.surfaces?.length === 1 && rule.surfaces[0] === "tool_argument";
  const spoken = new Set(pack.rules.filter((rule) => !inArguments(rule)).flatMap((rule) => rule.needs.flat()));
  return {
    waking: new Set(pack.rules.flatMap((rule) => rule.needs[0] ?? [])),
    ofArguments: new Set([...pack.literals.keys()].filter((literal) => !spoken.has(literal))),
  };
}

const NOTHING: readonly Decoded[] = [];

function factsOf(rule: PackedRule): RuleFacts {
  const { id, category, severity, title, meaning, surfaces, origin } = rule;
  return { id, category, severity, title, meaning, surfaces, origin };
}

const rank = (severity: Severity) => SEVERITIES.indexOf(severity);
const milder = (a: Severity, b: Severity) => (rank(a) > rank(b) ? a : b);
const byPlace = (a: Match, b: Match) => a.start - b.start || rank(a.severity) - rank(b.severity) || a.end - b.end;
