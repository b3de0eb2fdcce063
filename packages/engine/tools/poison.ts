/**
 * Declarations that attack the model which reads them. Everything in a declaration is prompt text: names, descriptions,
 * parameter docs, enum values, defaults, keys nobody asked for. Each is searched once a request, with the rules for
 * tool definitions; what cannot be seen and what pretends to be another tool is found here.
 */
import type { Surface } from "../payload.ts";
import type { Match } from "../static/port.ts";
import { isArray, isObject, type Json } from "./json.ts";
import { lookOf, mixesAlphabets, strangeness } from "./lookalike.ts";
import type { ToolFinding } from "./port.ts";
import type { Tool, Toolbox } from "./toolbox.ts";

export type Scan = (text: string, surface: Surface) => readonly Match[];

/** The poison in each tool that has any. */
export function findPoison(toolbox: Toolbox, scan: Scan): ReadonlyMap<string, readonly ToolFinding[]> {
  const clear = new Set<string>();
  const found = new Map<string, ToolFinding[]>();
  const add = (tool: Tool, finding: ToolFinding) => {
    const findings = found.get(tool.name) ?? [];
    const same = ({ ruleId, message }: ToolFinding) => ruleId === finding.ruleId && message === finding.message;
    if (findings.length < FINDINGS_MAX && !findings.some(same)) found.set(tool.name, [...findings, finding]);
  };

  for (const tool of toolbox.tools.values()) {
    for (const text of textsOf(tool)) {
      if (clear.has(text)) continue;
      const hidden = hiddenIn(text);
      if (hidden) add(tool, hidden);
      // Rules read words; a name is words run together.
      const prose = isWordlike(text) ? spellOut(text) : text;
      const matches = prose.length < TEXT_CHARS_MIN ? [] : scan(prose, "tool_definition");
      for (const { ruleId, category, severity, start, end } of matches) {
        const evidence = prose.slice(start, end);
        add(tool, { code: "poisoned_tool", severity, message: MESSAGES.rule, ruleId, category, evidence });
      }
      if (!hidden && matches.length === 0) clear.add(text);
    }
  }
  for (const tool of impostors(toolbox)) add(tool, poison(MESSAGES.impostor, "high"));
  for (const tool of toolbox.tools.values()) {
    if (mixesAlphabets(tool.name)) add(tool, poison(MESSAGES.mixed, "medium"));
  }
  return found;
}

const MESSAGES = {
  rule: "the tool's declaration holds text that attacks the model that reads it",
  hidden: "the tool's declaration holds characters that cannot be seen",
  impostor: "the tool's name looks like that of another declared tool",
  mixed: "the tool's name mixes letters of different alphabets that look alike",
} as const;

const FINDINGS_MAX = 10;
/** No rule has a keyword shorter than this. */
const TEXT_CHARS_MIN = 3;

/** Keywords whose values are machinery, not prose. */
const MACHINERY = new Set([
  "$schema",
  "$ref",
  "$id",
  "$anchor",
  "$dynamicRef",
  "$dynamicAnchor",
  "pattern",
  "format",
  "type",
]);

/** Every distinct string that the model is shown, keys included. */
function textsOf(tool: Tool): Set<string> {
  const texts = new Set([tool.name]);
  const walk = (value: Json): void => {
    if (typeof value === "string") texts.add(value);
    else if (isArray(value)) for (const item of value) walk(item);
    else if (isObject(value)) {
      for (const [key, item] of value) {
        texts.add(key);
        if (typeof item !== "string" || !MACHINERY.has(key)) walk(item);
      }
    }
  };
  walk(tool.declaration);
  return texts;
}

function isWordlike(text: string): boolean {
  return text.length <= 128 && /^[\p{L}\p{N}_.$-]+$/u.test(text);
}

function spellOut(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2").replaceAll(/[_.$-]+/g, " ");
}

/** Tag letters, bidirectional overrides, selectors in bulk and controls: none has a use in a declaration. */
const SMUGGLING =
  /[\u{e0000}-\u{e007f}\u{e0100}-\u{e01ef}\u202a-\u202e\u2066-\u2069\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/u;
/** Waving black flag with its region in tag letters: the one honest use of them. */
const REGION_FLAG = /\u{1f3f4}[\u{e0020}-\u{e007e}]{2,6}\u{e007f}/gu;
/** Zero-width characters in a row, or between two Latin letters, where no script asks for them. */
const ZERO_WIDTH =
  /[\u200b-\u200d\u2060-\u2064\ufeff\u00ad\u180e]{2}|[A-Za-z][\u200b-\u200d\u2060-\u2064\ufeff\u180e][A-Za-z]/;
const FILLER = /[\u115f\u1160\u3164\uffa0]/;

function hiddenIn(text: string): ToolFinding | null {
  if (/^[\n\r\t -~]*$/.test(text)) return null;
  if (SMUGGLING.test(text.replaceAll(REGION_FLAG, ""))) return poison(MESSAGES.hidden, "high");
  return ZERO_WIDTH.test(text) || FILLER.test(text) ? poison(MESSAGES.hidden, "medium") : null;
}

function poison(message: string, severity: "high" | "medium"): ToolFinding {
  return { code: "poisoned_tool", severity, message, category: "tool_poisoning" };
}

/** Of tools that look alike by name, all but the plainest. Names that differ in case alone are left to their owner. */
function impostors(toolbox: Toolbox): Tool[] {
  const plainest = new Map<string, Tool>();
  const found: Tool[] = [];
  for (const tool of toolbox.tools.values()) {
    const look = lookOf(tool.name);
    const other = plainest.get(look);
    if (!other) {
      plainest.set(look, tool);
    } else if (other.name.toLowerCase() !== tool.name.toLowerCase()) {
      const stranger = strangeness(tool.name) >= strangeness(other.name) ? tool : other;
      found.push(stranger);
      plainest.set(look, stranger === tool ? other : tool);
    }
  }
  return found;
}
