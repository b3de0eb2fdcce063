/**
 * Compiles translated patterns to programs. It goes through a pattern from its end to its start, so that whatever follows
 * is known already: which units it may start with, and whether it starts a word.
 *
 * Repeats of a single unit stay repeats. Repeats of anything longer are written out, so that what is left to match at a
 * place of the program never depends on how one came there; the machine remembers failures on the strength of that.
 */
import { type Node, PatternError, parsePattern, widthOf } from "../pattern.ts";
import { GROUP, GROUPS, OP, type Programs, type Ranges, ROW_SIZE } from "./program.ts";
import { classify, holdsAll, rangesOf, WORD_SET } from "./sets.ts";

/** Numbers that one pattern may take; written out, a repeat of a long group in another is out of all proportion. */
const CODE_MAX = 400_000;
const ANY_UNIT = -1;

/** What is known of the instruction at a place. */
interface Entry {
  /** Groups of the units that it may start with, a bit each; all of them when it may match without looking at one. */
  readonly firsts: number;
  /** Whether no match from here starts inside a word. */
  readonly atWord: boolean;
}

export interface Compiler {
  /** Adds a translated pattern; tells where its program starts. */
  add(translated: string): number;
  /** What the program at a place may start with. */
  entryAt(place: number): Entry;
  finish(): Programs;
}

export function createCompiler(): Compiler {
  const code: number[] = [OP.match];
  const entries = new Map<number, Entry>([[0, { firsts: ANY_UNIT, atWord: false }]]);
  const texts: number[] = [];
  const textAt = new Map<string, number>();
  const rows: number[] = [];
  const lists: number[] = [0];
  const sets: Ranges[] = [WORD_SET];
  const setAt = new Map<string, number>([[WORD_SET.join(), 0]]);
  const known = new Map<string, number>();
  const sources = new Map<string, number>();
  let runs = 0;
  let sizeAtStart = 0;
  /** Inside a look behind, where it must end decides, and failures say nothing about another place. */
  let behind = false;

  function emit(entry: Entry, ...numbers: readonly number[]): number {
    const key = numbers.join();
    const same = known.get(key);
    if (same !== undefined) return same;
    const place = code.length;
    if (place - sizeAtStart > CODE_MAX) throw new PatternError("repeats that are too long when written out");
    code.push(...numbers);
    known.set(key, place);
    entries.set(place, entry);
    return place;
  }

  function add(translated: string): number {
    const before = sources.get(translated);
    if (before !== undefined) return before;
    sizeAtStart = code.length;
    const place = compile(parsePattern(translated), 0);
    sources.set(translated, place);
    return place;
  }

  const entryAt = (place: number) => entries.get(place) as Entry;

  /** Writes a node that is followed by `next`; tells where it starts. */
  function compile(node: Node, next: number): number {
    switch (node.kind) {
      case "text":
        return compileText(node.text, next);
      case "any":
        return emit({ firsts: ANY_UNIT, atWord: false }, OP.any, next);
      case "set":
        return compileUnits(node, next);
      case "edge":
        return compileEdge(node.edge, next);
      case "look":
        return compileLook(node, next);
      case "sequence":
        return gathered(node.parts).reduceRight((following, part) => compile(part, following), next);
      case "choice":
        return compileChoice(node.options, next);
      case "repeat":
        return compileRepeat(node, next);
    }
  }

  function compileText(text: string, next: number): number {
    if (text === "") return next;
    const first = text.charCodeAt(0);
    const entry = { firsts: firstsOfUnit(first), atWord: false };
    if (text.length === 1 && text !== " ") return emit(entry, OP.unit, next, first);
    let place = textAt.get(text);
    if (place === undefined) {
      place = texts.length;
      textAt.set(text, place);
      for (let at = 0; at < text.length; at++) texts.push(text.charCodeAt(at));
    }
    return emit(entry, OP.text, next, place, text.length);
  }

  function setOf(ranges: Ranges): number {
    const key = ranges.join();
    const same = setAt.get(key);
    if (same !== undefined) return same;
    setAt.set(key, sets.length);
    sets.push(ranges);
    return sets.length - 1;
  }

  /** Characters beyond the basic plane are two units each, so a set that names some is a choice. */
  function compileUnits(node: Node & { kind: "set" }, next: number): number {
    const pairs = node.negated ? [] : node.items.flatMap((item) => ("name" in item ? [] : pairsOf(item.from, item.to)));
    const single: Node = { ...node, items: node.items.filter((item) => "name" in item || item.from < 0x10000) };
    if (pairs.length > 0) return compileChoice(single.items.length > 0 ? [single, ...pairs] : pairs, next);
    return compileSet(rangesOf(single.items, single.negated), next);
  }

  function compileSet(ranges: Ranges, next: number): number {
    if (isAll(ranges)) return emit({ firsts: ANY_UNIT, atWord: false }, OP.any, next);
    return emit({ firsts: firstsOf(ranges), atWord: false }, OP.set, next, setOf(ranges));
  }

  function compileEdge(edge: "^" | "$" | "b" | "B", next: number): number {
    const { firsts, atWord } = entryAt(next);
    if (edge === "^") return emit({ firsts, atWord }, OP.lineStart, next);
    if (edge === "$") return emit({ firsts: firsts & firstsOfUnit(0x0a), atWord }, OP.lineEnd, next);
    throw new PatternError("an edge of a word that was not translated");
  }

  function compileLook(node: Node & { kind: "look" }, next: number): number {
    const { firsts, atWord } = entryAt(next);
    const one = singleOf(node.body);
    const negated = node.negated ? 1 : 0;
    if (one && node.behind) {
      const set = setOf(one);
      const starts = node.negated && holdsAll(one, WORD_SET);
      return emit({ firsts, atWord: atWord || starts }, OP.behind, next, set, negated);
    }
    if (one) {
      const seen = node.negated ? firsts : firsts & firstsOf(one);
      return emit({ firsts: seen, atWord }, OP.ahead, next, setOf(one), negated);
    }
    if (!node.behind) return emit({ firsts, atWord }, OP.lookAhead, next, compile(node.body, 0), negated);
    const widest = widthOf(node.body);
    if (!Number.isFinite(widest)) throw new PatternError("a look behind without an end");
    const outside = behind;
    behind = true;
    const body = compile(node.body, emit({ firsts: ANY_UNIT, atWord: false }, OP.here));
    behind = outside;
    return emit({ firsts, atWord }, OP.lookBehind, next, body, negated, 0, widest);
  }

  function compileChoice(options: readonly Node[], next: number): number {
    const places = [...new Set(flattened(options).map((option) => compile(option, next)))];
    if (places.length === 1) return places[0] as number;
    const firsts = places.reduce((all, place) => all | entryAt(place).firsts, 0);
    const entry = { firsts, atWord: places.every((place) => entryAt(place).atWord) };
    if (places.length === 2) return emitEither(places[0] as number, places[1] as number);
    const row: number[] = [];
    const made = new Map<string, number>([["", 0]]);
    for (let group = 0; group < ROW_SIZE; group++) {
      // At the end of the text every option may go on, and finds the end by itself.
      const fit = places.filter((place) => group === GROUPS || ((entryAt(place).firsts >>> group) & 1) === 1);
      const key = fit.join();
      let list = made.get(key);
      if (list === undefined) {
        list = lists.length;
        lists.push(fit.length, ...fit);
        made.set(key, list);
      }
      row.push(list);
    }
    const place = rows.length;
    rows.push(...row);
    return emit(entry, OP.choose, place);
  }

  function emitEither(first: number, second: number): number {
    const one = entryAt(first);
    const two = entryAt(second);
    const entry = { firsts: one.firsts | two.firsts, atWord: one.atWord && two.atWord };
    return emit(entry, OP.either, first, second, one.firsts, two.firsts);
  }

  function compileRepeat(node: Node & { kind: "repeat" }, next: number): number {
    if (node.max === 0) return next;
    const one = singleOf(node.body);
    if (one && !(node.min === 0 && node.max === 1)) return compileRun(one, node, next);
    let place = next;
    if (node.max === Number.POSITIVE_INFINITY) place = compileLoop(node, next);
    else {
      for (let round = node.min; round < node.max; round++) {
        const again = compile(node.body, place);
        place = node.lazy ? emitEither(next, again) : emitEither(again, next);
      }
    }
    for (let round = 0; round < node.min; round++) place = compile(node.body, place);
    return place;
  }

  function compileRun(set: Ranges, node: Node & { kind: "repeat" }, next: number): number {
    const following = entryAt(next);
    const firsts = node.min > 0 ? firstsOf(set) : firstsOf(set) | following.firsts;
    const most = Math.min(node.max, 0x7fffffff);
    const word = following.atWord ? 1 : 0;
    const lazy = node.lazy ? 1 : 0;
    const facts = [OP.run, next, setOf(set), node.min, most, lazy, following.firsts, word] as const;
    const key = facts.join();
    const same = behind ? undefined : known.get(key);
    if (same !== undefined) return same;
    const place = emit({ firsts, atWord: false }, ...facts, behind ? -1 : runs++);
    if (!behind) known.set(key, place);
    return place;
  }

  /** A group without an end to its rounds goes round: the choice is written first, and told where its body is. */
  function compileLoop(node: Node & { kind: "repeat" }, next: number): number {
    const place = code.length;
    code.push(OP.either, 0, 0, 0, 0);
    entries.set(place, { firsts: ANY_UNIT, atWord: false });
    const body = compile(node.body, place);
    if (mayBeEmpty(node.body)) throw new PatternError("a repeat without an end of what may be empty");
    const order = node.lazy ? [next, body] : [body, next];
    const firsts = order.map((each) => entryAt(each).firsts);
    for (const [k, value] of [...order, ...firsts].entries()) code[place + 1 + k] = value;
    return place;
  }

  function finish(): Programs {
    const most = lists.length;
    return {
      code: Int32Array.from(code),
      texts: Uint16Array.from(texts),
      rows: most < 65_536 ? Uint16Array.from(rows) : Int32Array.from(rows),
      lists: Int32Array.from(lists),
      ...classify(sets),
      runs,
    };
  }

  return { add, entryAt, finish };
}

/** Letters side by side as one text; the set that a blank became is a blank again. */
function gathered(parts: readonly Node[]): Node[] {
  const out: Node[] = [];
  for (const part of parts.flatMap((each) => (each.kind === "sequence" ? gathered(each.parts) : [each]))) {
    const text = part.kind === "text" ? part.text : isBlank(part) ? " " : null;
    const last = out.at(-1);
    if (text === null) out.push(part);
    else if (last?.kind === "text") out[out.length - 1] = { kind: "text", text: last.text + text };
    else out.push({ kind: "text", text });
  }
  return out;
}

function isBlank(node: Node): boolean {
  return node.kind === "set" && !node.negated && rangesOf(node.items, false).join() === "10,10,32,32";
}

/** Characters beyond the basic plane as sequences of two units, one for each first unit. */
function pairsOf(from: number, to: number): Node[] {
  const out: Node[] = [];
  const unitsAt = (point: number) =>
    [0xd800 + ((point - 0x10000) >> 10), 0xdc00 + ((point - 0x10000) & 0x3ff)] as const;
  for (let point = Math.max(from, 0x10000); point <= to; ) {
    const [high, low] = unitsAt(point);
    const last = Math.min(to, point + 0xdfff - low);
    const lows: Node = { kind: "set", negated: false, items: [{ from: low, to: unitsAt(last)[1] }] };
    out.push({ kind: "sequence", parts: [{ kind: "text", text: String.fromCharCode(high) }, lows] });
    point = last + 1;
  }
  return out;
}

function flattened(options: readonly Node[]): Node[] {
  return options.flatMap((option) => (option.kind === "choice" ? flattened(option.options) : [option]));
}

/** The units of a node that is always exactly one of them; else null. */
function singleOf(node: Node): Ranges | null {
  switch (node.kind) {
    case "any":
      return [0, 0xffff];
    case "set": {
      const wide = !node.negated && node.items.some((item) => !("name" in item) && item.to > 0xffff);
      return wide ? null : rangesOf(node.items, node.negated);
    }
    case "text": {
      const unit = node.text.charCodeAt(0);
      if (node.text.length !== 1) return null;
      return unit === 0x20 ? [10, 10, 32, 32] : [unit, unit];
    }
    case "sequence":
      return node.parts.length === 1 ? singleOf(node.parts[0] as Node) : null;
    case "choice": {
      const all = node.options.map(singleOf);
      if (all.some((ranges) => ranges === null)) return null;
      const items = all.flatMap((ranges) =>
        (ranges as Ranges).flatMap((from, k) =>
          k % 2 === 0 ? [{ from, to: (ranges as Ranges)[k + 1] as number }] : [],
        ),
      );
      return rangesOf(items, false);
    }
    default:
      return null;
  }
}

function mayBeEmpty(node: Node): boolean {
  switch (node.kind) {
    case "text":
      return node.text === "";
    case "any":
    case "set":
      return false;
    case "edge":
    case "look":
      return true;
    case "choice":
      return node.options.some(mayBeEmpty);
    case "sequence":
      return node.parts.every(mayBeEmpty);
    case "repeat":
      return node.min === 0 || mayBeEmpty(node.body);
  }
}

const isAll = (ranges: Ranges) => ranges.length === 2 && ranges[0] === 0 && ranges[1] === 0xffff;

const firstsOfUnit = (unit: number) => 1 << (GROUP[unit] as number);

function firstsOf(ranges: Ranges): number {
  let firsts = 0;
  for (let k = 0; k < ranges.length; k += 2) {
    const from = ranges[k] as number;
    const to = ranges[k + 1] as number;
    for (let unit = from; unit <= to && firsts !== ANY_UNIT; unit++) firsts |= firstsOfUnit(unit);
  }
  return firsts;
}
