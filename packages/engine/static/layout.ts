/**
 * The rules as numbers, close together: what a find looks at should lie in few places of memory. Worked out when the pack
 * is built.
 */
import { AS_WRITTEN, asOf, indexOf } from "./confirm.ts";
import type { Lexicon } from "./lexicon.ts";
import { SURFACES_ALL } from "./surfaces.ts";

/** The parts of a rule that waking it needs. */
export interface WakingRule {
  readonly needs: readonly (readonly number[])[];
  readonly window: number;
  readonly before: number;
  readonly after: number;
  readonly surfaceBits: number;
  readonly spansSegments: boolean;
}

export interface Layout {
  /** For each anchor of the automaton the surfaces on which anybody waits for its literal, a bit each. */
  readonly anchorSurfaces: Uint8Array;
  /** Facts of each literal and of each rule, as the names below have it. */
  readonly literalFacts: Int32Array;
  readonly ruleFacts: Int32Array;
  /** The rules that literals wake, and the groups that they are of. */
  readonly links: Int32Array;
  /** For each group, the states that find one of its literals: `groupStates[groupStart[g] .. groupStart[g + 1])`. */
  readonly groupStart: Int32Array;
  readonly groupStates: Int32Array;
}

/** Of a literal: where its links begin, those to rules end and those to groups end; where it last woke a rule. */
export const LITERAL_SIZE = 4;
export const LITERAL_WOKEN = 3;

/** Of a rule: what waking needs, the stretch for which it is awake, and up to four groups that must be near, then -1. */
export const RULE_WINDOW = 0;
export const RULE_REACH = 1;
export const RULE_SURFACES = 2;
export const RULE_SPANS = 3;
export const RULE_FROM = 4;
export const RULE_TO = 5;
export const RULE_DISGUISED = 6;
export const RULE_GROUPS = 7;
export const RULE_SIZE = 11;

export function layOut(rules: readonly WakingRule[], lexicon: Lexicon, literalCount: number): Layout {
  const { literalFacts, links, ruleFacts, groupCount } = linksOf(rules, literalCount);
  return {
    anchorSurfaces: surfacesOf(rules, lexicon, literalCount),
    literalFacts,
    ruleFacts,
    links,
    ...statesOf(lexicon, literalFacts, links, groupCount),
  };
}

function surfacesOf(rules: readonly WakingRule[], { automaton, literals }: Lexicon, literalCount: number): Uint8Array {
  const surfaces = new Uint8Array(literalCount);
  for (const { needs, surfaceBits } of rules) {
    for (const literal of needs.flat()) surfaces[literal] = (surfaces[literal] as number) | surfaceBits;
  }
  return Uint8Array.from(automaton.anchors, (literal) =>
    asOf(literals, literal) === AS_WRITTEN ? (surfaces[indexOf(literals, literal)] as number) : SURFACES_ALL,
  );
}

/** For each group the states that find one of its literals that wake nobody. */
function statesOf({ automaton, literals }: Lexicon, literalFacts: Int32Array, links: Int32Array, groupCount: number) {
  const states: number[][] = Array.from({ length: groupCount }, () => []);
  for (let slot = 0; slot + 1 < automaton.anchorStart.length - 1; slot++) {
    const stop = automaton.anchorStart[slot + 1] as number;
    for (let k = automaton.urgentEnd[slot] as number; k < stop; k++) {
      const fact = indexOf(literals, automaton.anchors[k] as number) * LITERAL_SIZE;
      const linkTo = literalFacts[fact + 2] as number;
      for (let link = literalFacts[fact + 1] as number; link < linkTo; link++) {
        const list = states[links[link] as number] as number[];
        if (list[list.length - 1] !== slot) list.push(slot);
      }
    }
  }
  const groupStart = new Int32Array(groupCount + 1);
  for (const [group, list] of states.entries()) groupStart[group + 1] = (groupStart[group] as number) + list.length;
  return { groupStart, groupStates: Int32Array.from(states.flat()) };
}

function linksOf(rules: readonly WakingRule[], literalCount: number) {
  const wakes: number[][] = Array.from({ length: literalCount }, () => []);
  const groupsOf: number[][] = Array.from({ length: literalCount }, () => []);
  const groups = new Map<string, number>();
  const ruleFacts = new Int32Array(rules.length * RULE_SIZE).fill(-1);
  for (const [index, rule] of rules.entries()) {
    const [waking = [], ...others] = rule.needs;
    for (const literal of waking) wakes[literal]?.push(index);
    const facts = [
      rule.window,
      Math.max(rule.before + rule.after, rule.window),
      rule.surfaceBits,
      rule.spansSegments ? 1 : 0,
    ];
    ruleFacts.set(facts, index * RULE_SIZE);
    // A group that finds no room is not asked for, which costs time and never a match.
    for (const [k, literals] of others.slice(0, RULE_SIZE - RULE_GROUPS).entries()) {
      const key = literals.join();
      let group = groups.get(key);
      if (group === undefined) {
        group = groups.size;
        groups.set(key, group);
        for (const literal of literals) groupsOf[literal]?.push(group);
      }
      ruleFacts[index * RULE_SIZE + RULE_GROUPS + k] = group;
    }
  }
  const literalFacts = new Int32Array(literalCount * LITERAL_SIZE);
  const links: number[] = [];
  for (let literal = 0; literal < literalCount; literal++) {
    const from = links.length;
    links.push(...(wakes[literal] as number[]));
    const to = links.length;
    links.push(...(groupsOf[literal] as number[]));
    literalFacts.set([from, to, links.length, -1], literal * LITERAL_SIZE);
  }
  return { literalFacts, links: Int32Array.from(links), ruleFacts, groupCount: groups.size };
}
