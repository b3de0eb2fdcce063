/**
 * What stood encoded or hidden in a text, as a person wants to see it: each layer with the place that hid it in the text
 * as sent. For showing only; the scanner reads its own decodings and decides nothing by this.
 */
import { payloadOf } from "../payload.ts";
import { BUDGETS, budgetFor } from "./budget.ts";
import { ENCODED_PAYLOAD } from "./builtin.ts";
import type { Decoded } from "./decode/decoded.ts";
import { decodeEscapes } from "./decode/escapes.ts";
import { readInvisible } from "./decode/invisible.ts";
import { decodeRuns } from "./decode/runs.ts";
import { fold } from "./fold.ts";
import { createMemory, type Frame, frameOf } from "./frame.ts";
import { rot13 } from "./lexicon.ts";
import type { StaticScanner } from "./port.ts";

export interface Layer {
  readonly kind: "base64" | "codes" | "morse" | "escapes" | "invisible" | "look_alikes" | "rot13" | "backwards";
  /** 1: in the text itself; 2: in a layer of it. */
  readonly depth: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const LAYERS_MAX = 100;
const INVISIBLE_HIGH = 0xdb40;
/** Plain text that is shown along with an escape on each side. */
const CONTEXT_UNITS = 24;

/** With a scanner also what was turned: there is no telling that from any other text but by what it says. */
export function decodeLayers(text: string, scanner?: StaticScanner): Layer[] {
  const layers: Layer[] = [];
  let left = budgetFor(text.length).decodedChars;
  look(text, 1, (start, end) => ({ start, end }));
  const folded = foldedLayer(text);
  if (folded) layers.push(folded);
  if (scanner) layers.push(...turnedLayers(text, scanner, layers));
  return layers.sort((a, b) => a.start - b.start || a.depth - b.depth);

  function look(inner: string, depth: number, toOuter: (start: number, end: number) => { start: number; end: number }) {
    // A memory of its own: the frame must outlive the looks at what is inside of it.
    const frame = frameOf(inner, createMemory(inner.length));
    for (const { kind, decoded, from, to } of found(frame, left)) {
      if (layers.length >= LAYERS_MAX || decoded.text.length > left) return;
      left -= decoded.text.length;
      const place = decoded.place(from, to);
      const outer = toOuter(place.start, place.end);
      layers.push({ kind, depth, start: outer.start, end: outer.end, text: decoded.text.slice(from, to) });
      if (depth >= BUDGETS.depthMax) continue;
      look(decoded.text, depth + 1, (start, end) => {
        const inside = decoded.place(start, end);
        return toOuter(inside.start, inside.end);
      });
    }
  }
}

/** Encoded matches that no decoder above has read: turned back each way, until the rules find in it what they found. */
function turnedLayers(text: string, scanner: StaticScanner, known: readonly Layer[]): Layer[] {
  const { matches } = scanner.scan(payloadOf(text));
  const encoded = matches.filter(
    ({ ruleId, start, end }) =>
      ruleId === ENCODED_PAYLOAD.id && !known.some((layer) => layer.start < end && start < layer.end),
  );
  const reads = (turned: string) => scanner.scan(payloadOf(turned)).matches.length > 0;
  return encoded.slice(0, LAYERS_MAX).flatMap(({ start, end }): Layer[] => {
    const written = text.slice(start, end);
    const turned = [
      { kind: "rot13" as const, text: rot13(written) },
      { kind: "backwards" as const, text: backwards(written) },
      { kind: "backwards" as const, text: written.split(/(\s+)/u).map(backwards).join("") },
    ].find((each) => reads(each.text));
    return turned ? [{ ...turned, depth: 1, start, end }] : [];
  });
}

function backwards(text: string): string {
  return [...text].reverse().join("");
}

interface Found {
  readonly kind: Layer["kind"];
  readonly decoded: Decoded;
  /** The part of the decoded text that is worth showing. */
  readonly from: number;
  readonly to: number;
}

function found(frame: Frame, charsMax: number): Found[] {
  const whole = (kind: Layer["kind"], decoded: Decoded): Found => ({ kind, decoded, from: 0, to: decoded.text.length });
  return [
    ...invisible(frame).map((decoded) => whole("invisible", decoded)),
    ...decodeRuns(frame, charsMax).map((decoded) => {
      const { start, end } = decoded.place(0, decoded.text.length);
      return whole(kindOf(frame.text.slice(start, end)), decoded);
    }),
    ...decodeEscapes(frame).flatMap((decoded) => {
      const hidden = Array.from({ length: decoded.text.length }, (_, at) => at).filter(
        (at) => decoded.place(at, at + 1).hidden,
      );
      if (hidden.length === 0) return [];
      const from = Math.max(0, (hidden[0] as number) - CONTEXT_UNITS);
      const to = Math.min(decoded.text.length, (hidden.at(-1) as number) + 1 + CONTEXT_UNITS);
      return [{ kind: "escapes" as const, decoded, from, to }];
    }),
  ];
}

function invisible({ units, length }: Frame): Decoded[] {
  const out: Decoded[] = [];
  for (let at = 0; at < length; at++) {
    if (units[at] !== INVISIBLE_HIGH) continue;
    const hidden = readInvisible(units, length, at);
    if (!hidden) continue;
    out.push(hidden.decoded);
    at = hidden.end - 1;
  }
  return out;
}

function kindOf(written: string): Layer["kind"] {
  if (/^[\s.\-_/|·•−–—]+$/u.test(written)) return "morse";
  if (/^[0-9a-fA-FxX\\\s,;:|'"-]+$/u.test(written)) return "codes";
  return "base64";
}

/** Letters that look like others, as the rules read them: the stretch from the first to the last of them. */
function foldedLayer(text: string): Layer | null {
  const folded = fold(text);
  let first = -1;
  let last = -1;
  for (let at = 0; at < folded.text.length; at++) {
    const { start, end } = folded.toOriginal(at, at + 1);
    const written = text.slice(start, end);
    if (/^\s+$/u.test(written) || !isDisguise(written, folded.text[at] as string)) continue;
    if (first < 0) first = at;
    last = at;
  }
  if (first < 0) return null;
  const place = folded.toOriginal(first, last + 1);
  return { kind: "look_alikes", depth: 1, ...place, text: folded.text.slice(first, last + 1) };
}

/** Another alphabet's letter, or a letter with something unseen beside it, in the place of a plain one. */
function isDisguise(written: string, read: string): boolean {
  if (!/^[a-z0-9]$/u.test(read) || written.toLowerCase() === read) return false;
  // An accent or a ligature is how a language is spelled, not a disguise.
  return !/^[a-z\u00c0-\u024f]\p{Mn}*$/iu.test(written);
}
