/**
 * Judges a value by a schema, walking both. Every visit is paid for from the request's budget and the walk has a
 * bottom, so that no schema, however it refers to itself, costs more than it may; a walk that ran out has no answer,
 * and says so.
 *
 * A visit is *loud* when what is wrong should be told with its place, and quiet where only yes or no counts (inside
 * `not`, `if`, `contains`, or one of several alternatives); a quiet visit ends at the first fault.
 */
import { isArray, isObject, type Json, type JsonObject, pointer } from "../json.ts";
import { type Budget, matches, type Pattern } from "../pattern/index.ts";
import { closest } from "./closest.ts";
import type { Schema } from "./compile.ts";
import { isMultiple } from "./multiple.ts";
import {
  type ArrayRules,
  keyOf,
  type NumberRules,
  type ObjectRules,
  type Resource,
  type SchemaNode,
  type StringRules,
  typesOf,
} from "./node.ts";
import { addSeen, hasItem, newSeen, type Seen } from "./seen.ts";

export type ProblemKind = "missing" | "mismatch" | "forbidden" | "unknown";

export interface Problem {
  /** `forbidden` is a member that the schema rules out; `unknown` one that it merely does not name. */
  readonly kind: ProblemKind;
  readonly path: string;
}

export interface Judgement {
  /** False when the budget or the depth ran out: then nothing is known. */
  readonly complete: boolean;
  readonly problems: readonly Problem[];
}

export interface JudgeOptions {
  readonly budget: Budget;
  readonly depthMax: number;
  readonly problemsMax: number;
}

interface Place {
  readonly above: Place | null;
  readonly token: string | number;
}

interface Visit {
  readonly value: Json;
  readonly at: Place | null;
  readonly seen: Seen | null;
  readonly loud: boolean;
}

interface Scope {
  readonly above: Scope | null;
  readonly resource: Resource;
}

/** What each kind of work costs beside a step of a pattern, which is about 10 ns. */
const VISIT_COST = 24;
const MEMBER_COST = 10;
const MATCH_COST = 64;
const NAME_COST = 4;
const COMPARED_COST = 12;

export function judge(schema: Schema, value: Json, options: JudgeOptions): Judgement {
  const { budget, depthMax, problemsMax } = options;
  const problems: Problem[] = [];
  let complete = true;
  let depth = 0;
  let scope: Scope | null = null;

  const spend = (cost: number): boolean => {
    budget.left -= cost;
    if (budget.left < 0) complete = false;
    return complete;
  };

  const tell = (visit: Visit, kind: ProblemKind, token?: string | number): false => {
    if (visit.loud && problems.length < problemsMax) problems.push({ kind, path: pathOf(visit.at, token) });
    return false;
  };

  /** A value seen for the first time, from outside or inside the value above it. */
  const enter = (node: SchemaNode, visit: Visit): boolean => {
    if (!visit.loud || !isObject(visit.value)) return visitNode(node, visit);
    const seen = newSeen();
    const passed = visitNode(node, { ...visit, seen });
    // Of a value that failed it is not known which alternative was meant, and so neither what was expected.
    if (passed && seen.names && !seen.allKeys) {
      for (const key of visit.value.keys()) if (!seen.keys.has(key)) tell(visit, "unknown", key);
    }
    return passed;
  };

  const visitNode = (node: SchemaNode, visit: Visit): boolean => {
    if (node.always !== null) return node.always || tell(visit, "mismatch");
    if (!spend(VISIT_COST)) return false;
    if (++depth > depthMax) complete = false;
    const outer = scope;
    if (scope?.resource !== node.resource) scope = { above: scope, resource: node.resource };
    const passed = complete && visitKeywords(node, visit);
    scope = outer;
    depth--;
    return passed;
  };

  const visitKeywords = (node: SchemaNode, visit: Visit): boolean => {
    const { value, loud } = visit;
    if (value === null && node.nullable) return true;
    const { array, object } = node;
    if (node.types !== 0 && (node.types & typesOf(value)) === 0) return tell(visit, "mismatch");
    if (node.allowed.length > 0 && !isAllowed(node, value)) return tell(visit, "mismatch");

    let passed = true;
    if (typeof value === "string") passed = !node.string || fitsString(node.string, value) || tell(visit, "mismatch");
    else if (typeof value === "number")
      passed = !node.number || fitsNumber(node.number, value) || tell(visit, "mismatch");
    if (!passed && !loud) return false;

    // What is unevaluated is asked of this schema and those within it, not of those around it.
    const own = array?.unevaluated || object?.unevaluated ? newSeen() : visit.seen;
    const inner = own === visit.seen ? visit : { ...visit, seen: own };
    passed = visitInPlace(node, inner) && passed;
    if (!passed && !loud) return false;
    if (array && isArray(value)) passed = visitArray(array, value, inner) && passed;
    if (object && isObject(value)) passed = visitObject(object, value, inner) && passed;
    if (own && visit.seen && own !== visit.seen) merge(visit.seen, own);
    return passed;
  };

  const isAllowed = (node: SchemaNode, value: Json): boolean => {
    if (!spend(sizeOf(value))) return false;
    const key = keyOf(value);
    return node.allowed.every((set) => set.has(key));
  };

  const fitsString = (rules: StringRules, text: string): boolean => {
    if (text.length < rules.charsMin) return false;
    if (rules.charsMin > 0 || text.length > rules.charsMax) {
      if (!spend(text.length >> 3)) return false;
      const chars = countCodePoints(text);
      if (chars < rules.charsMin || chars > rules.charsMax) return false;
    }
    if (rules.format?.string) {
      if (!spend(text.length) || !rules.format.string(text)) return false;
    }
    return !rules.pattern || fits(rules.pattern, text);
  };

  const fits = (pattern: Pattern, text: string): boolean => {
    const answer = spend(MATCH_COST) ? matches(pattern, text, budget) : null;
    if (answer === null) complete = false;
    return answer === true;
  };

  const visitInPlace = (node: SchemaNode, visit: Visit): boolean => {
    let passed = true;
    const { loud } = visit;
    const must = (other: SchemaNode) => {
      if (passed || loud) passed = visitNode(other, visit) && passed;
    };
    if (node.ref) must(node.ref);
    if (node.dynamicRef) must(dynamicTarget(node.dynamicRef));
    for (const other of node.allOf) must(other);
    if (node.anyOf.length > 0 && (passed || loud)) passed = visitAlternatives(node.anyOf, visit, false) && passed;
    if (node.oneOf.length > 0 && (passed || loud)) passed = visitAlternatives(node.oneOf, visit, true) && passed;
    if (node.not && (passed || loud)) {
      passed = (!visitNode(node.not, { ...visit, seen: null, loud: false }) || tell(visit, "mismatch")) && passed;
    }
    if (node.condition && (passed || loud)) {
      const way = visitQuietly(node.condition.test, visit) ? node.condition.yes : node.condition.no;
      if (way) must(way);
    }
    return passed;
  };

  const merge = (into: Seen, from: Seen) => {
    if (spend(NAME_COST * (from.keys.size + from.items.size))) addSeen(into, from);
  };

  /** Yes or no; what was seen counts only on yes. */
  const visitQuietly = (node: SchemaNode, visit: Visit): boolean => {
    const seen = visit.seen && newSeen();
    const passed = visitNode(node, { ...visit, seen, loud: false });
    if (passed && seen && visit.seen) merge(visit.seen, seen);
    return passed;
  };

  const visitAlternatives = (nodes: readonly SchemaNode[], visit: Visit, exactlyOne: boolean): boolean => {
    let passes = 0;
    for (const node of nodes) {
      if (!visitQuietly(node, visit)) continue;
      // With members to keep account of, each alternative that passes has a say.
      if (++passes > (exactlyOne ? 1 : 0) && !visit.seen) break;
    }
    if (exactlyOne ? passes === 1 : passes > 0) return true;
    const meant = visit.loud && passes === 0 ? closest(nodes, visit.value) : null;
    return meant && problems.length < problemsMax ? visitNode(meant, visit) : tell(visit, "mismatch");
  };

  const dynamicTarget = ({ anchor, target }: NonNullable<SchemaNode["dynamicRef"]>): SchemaNode => {
    let found = target;
    if (anchor === null) return found;
    // The outermost of the resources that judging came through has the word.
    for (let at = scope; at; at = at.above) {
      const marked = at.resource.dynamicAnchors.get(anchor);
      found = (marked && schema.nodeOf(marked)) ?? found;
    }
    return found;
  };

  const visitArray = (rules: ArrayRules, items: readonly Json[], visit: Visit): boolean => {
    const { seen, loud } = visit;
    if (items.length < rules.itemsMin || items.length > rules.itemsMax) return tell(visit, "mismatch");
    if (rules.unique && !areUnique(items)) return tell(visit, "mismatch");
    let passed = true;
    for (const [index, item] of items.entries()) {
      const node = rules.prefix[index] ?? rules.items;
      if (!node) break;
      passed = enter(node, { value: item, at: { above: visit.at, token: index }, seen: null, loud }) && passed;
      if (!complete || (!passed && !loud)) return false;
    }
    if (seen) {
      seen.prefix = Math.max(seen.prefix, rules.prefix.length);
      seen.allItems ||= rules.items !== null;
    }
    if (rules.contains) passed = visitContains(rules, rules.contains, { items, visit }) && passed;
    if (rules.unevaluated && seen) {
      for (const [index, item] of items.entries()) {
        if (hasItem(seen, index)) continue;
        passed =
          enter(rules.unevaluated, { value: item, at: { above: visit.at, token: index }, seen: null, loud }) && passed;
        if (!complete || (!passed && !loud)) return false;
      }
      seen.allItems = true;
    }
    return passed;
  };

  const visitContains = (
    rules: ArrayRules,
    node: SchemaNode,
    { items, visit }: { items: readonly Json[]; visit: Visit },
  ): boolean => {
    let count = 0;
    for (const [index, value] of items.entries()) {
      if (!visitNode(node, { value, at: visit.at, seen: null, loud: false })) continue;
      count++;
      visit.seen?.items.add(index);
    }
    return (count >= rules.containsMin && count <= rules.containsMax) || tell(visit, "mismatch");
  };

  const areUnique = (items: readonly Json[]): boolean => {
    if (!spend(2 * sizeOf(items))) return false;
    return new Set(items.map(keyOf)).size === items.length;
  };

  const visitObject = (rules: ObjectRules, object: JsonObject, visit: Visit): boolean => {
    const { loud, seen, at } = visit;
    if (!spend(NAME_COST * rules.required.length)) return false;
    let passed = (object.size >= rules.keysMin && object.size <= rules.keysMax) || tell(visit, "mismatch");
    for (const name of rules.required) if (!object.has(name)) passed = tell(visit, "missing", name);
    for (const [key, names] of rules.dependentRequired) {
      if (!object.has(key)) continue;
      if (!spend(NAME_COST * names.length)) return false;
      for (const name of names) if (!object.has(name)) passed = tell(visit, "missing", name);
    }
    if (!passed && !loud) return false;
    if (seen && rules.properties) seen.names = true;

    for (const [key, value] of object) {
      if (!spend(MEMBER_COST)) return false;
      passed = visitMember(rules, { key, value, visit }) && passed;
      if (!complete || (!passed && !loud)) return false;
    }
    for (const [key, node] of rules.dependentSchemas) {
      if (object.has(key)) passed = visitNode(node, visit) && passed;
      if (!passed && !loud) return false;
    }
    if (rules.unevaluated && seen) {
      for (const [key, value] of object) {
        if (seen.allKeys || seen.keys.has(key)) continue;
        passed = visitMemberBy(rules.unevaluated, { value, at: { above: at, token: key }, seen: null, loud }) && passed;
        if (!complete || (!passed && !loud)) return false;
      }
      seen.allKeys = true;
    }
    return passed;
  };

  const visitMember = (
    rules: ObjectRules,
    { key, value, visit }: { key: string; value: Json; visit: Visit },
  ): boolean => {
    const member: Visit = { value, at: { above: visit.at, token: key }, seen: null, loud: visit.loud };
    let passed = true;
    let matched = false;
    if (rules.names && !visitNode(rules.names, { value: key, at: null, seen: null, loud: false })) {
      passed = tell(visit, "forbidden", key);
    }
    const property = rules.properties?.get(key);
    if (property) {
      matched = true;
      passed = visitMemberBy(property, member) && passed;
    }
    for (const { pattern, node } of rules.patterns) {
      if (!fits(pattern, key)) continue;
      matched = true;
      passed = visitMemberBy(node, member) && passed;
    }
    if (!matched && rules.additional) {
      matched = true;
      passed = visitMemberBy(rules.additional, member) && passed;
    }
    if (matched) visit.seen?.keys.add(key);
    return passed;
  };

  /** `false` for a member means that it must not be there at all. */
  const visitMemberBy = (node: SchemaNode, member: Visit): boolean =>
    node.always === false ? tell(member, "forbidden") : enter(node, member);

  enter(schema.root, { value, at: null, seen: null, loud: true });
  return { complete, problems };
}

/** What it costs to compare a value with others as a whole. */
function sizeOf(value: Json): number {
  if (typeof value === "string") return 1 + (value.length >> 2);
  if (isArray(value)) return value.reduce<number>((sum, item) => sum + COMPARED_COST + sizeOf(item), COMPARED_COST);
  if (!isObject(value)) return 1;
  let sum = COMPARED_COST;
  for (const [key, item] of value) sum += COMPARED_COST + (key.length >> 2) + sizeOf(item);
  return sum;
}

function fitsNumber(rules: NumberRules, value: number): boolean {
  return (
    value >= rules.min &&
    value <= rules.max &&
    value > rules.above &&
    value < rules.below &&
    (rules.multipleOf === null || isMultiple(value, rules.multipleOf)) &&
    (!rules.format?.number || rules.format.number(value))
  );
}

function countCodePoints(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const next = text.charCodeAt(at + 1);
    if (code >= 0xd800 && code <= 0xdbff && next >= 0xdc00 && next <= 0xdfff) at++;
    count++;
  }
  return count;
}

function pathOf(place: Place | null, last?: string | number): string {
  const trail: (string | number)[] = last === undefined ? [] : [last];
  for (let at = place; at; at = at.above) trail.push(at.token);
  return pointer(trail.reverse());
}
