/**
 * The operator's own rules: JSON of the same shape as a rule file, patterns as strings. A rule is taken when it is
 * complete, when its patterns cannot be driven by a text, and when it catches what it says it catches. What is refused is
 * told with file, place and reason; the text of a rule is never part of the reason.
 */
import { ATTACK_CATEGORIES, SEVERITIES } from "@portcullis/contract";
import { payloadOf, type Surface } from "../payload.ts";
import { fold } from "./fold.ts";
import { compileRules, WINDOW_MAX } from "./pack.ts";
import { reviewPattern } from "./review.ts";
import { type Rule, SURFACES_DEFAULT } from "./rule.ts";
import { createScanner } from "./scanner.ts";
import { SURFACE_ORDER } from "./surfaces.ts";

export interface RuleFile {
  readonly name: string;
  readonly content: string;
}

export interface RuleError {
  readonly file: string;
  /** JSON Pointer into the file. */
  readonly path: string;
  readonly reason: string;
}

export interface OperatorRules {
  readonly rules: readonly Rule[];
  readonly errors: readonly RuleError[];
}

const RULES_MAX = 2_000;
const KEYWORDS_MAX = 64;
const TEXT_CHARS_MAX = 4_000;

/** Reads rule files. `taken` are ids that are in use already. Rules are handed back only from files without a fault. */
export function readOperatorRules(files: readonly RuleFile[], taken: Iterable<string> = []): OperatorRules {
  const ids = new Set(taken);
  const rules: Rule[] = [];
  const errors: RuleError[] = [];
  for (const file of files) {
    const faults: RuleError[] = [];
    const fault = (path: string, reason: string) => faults.push({ file: file.name, path, reason });
    const read = readFile(file.content, ids, fault);
    errors.push(...faults);
    if (faults.length === 0) rules.push(...read);
  }
  if (rules.length > RULES_MAX) {
    errors.push({ file: files[0]?.name ?? "", path: "", reason: `more than ${RULES_MAX} rules in all` });
  }
  return { rules, errors };
}

type Fault = (path: string, reason: string) => void;
type Entry = Readonly<Record<string, unknown>>;

function readFile(content: string, ids: Set<string>, fault: Fault): Rule[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(content);
  } catch {
    fault("", "is not JSON");
    return [];
  }
  const many = Array.isArray(parsed);
  const entries: readonly unknown[] = many ? (parsed as unknown[]) : [parsed];
  return entries.slice(0, RULES_MAX).flatMap((entry, k) => {
    const at = many ? `/${k}` : "";
    const rule = readRule(entry, (path, reason) => fault(at + path, reason));
    if (!rule) return [];
    if (ids.has(rule.id)) {
      fault(`${at}/id`, "is taken by another rule");
      return [];
    }
    ids.add(rule.id);
    return [rule];
  });
}

const FIELDS: ReadonlySet<string> = new Set([
  "id",
  "category",
  "severity",
  "surfaces",
  "title",
  "meaning",
  "keywords",
  "pattern",
  "window",
  "unless",
  "mention",
  "unlessWindow",
  "spansSegments",
  "catches",
  "ignores",
]);

function readRule(entry: unknown, fault: Fault): Rule | null {
  if (typeof entry !== "object" || entry === null || Array.isArray(entry)) {
    fault("", "must be an object");
    return null;
  }
  let sound = true;
  const faulty: Fault = (path, reason) => {
    sound = false;
    fault(path, reason);
  };
  const fields = entry as Entry;
  for (const name of Object.keys(fields)) if (!FIELDS.has(name)) faulty(`/${pointer(name)}`, "is no field of a rule");
  const rule = {
    id: readText(fields, "id", 80, faulty, /^[a-z0-9]+(?:-[a-z0-9]+)*$/u),
    category: readWord(fields, "category", ATTACK_CATEGORIES, faulty),
    severity: readWord(fields, "severity", SEVERITIES, faulty),
    title: readText(fields, "title", 60, faulty),
    meaning: readText(fields, "meaning", 400, faulty),
    keywords: readTexts(fields, "keywords", faulty),
    catches: readTexts(fields, "catches", faulty),
    ignores: fields.ignores === undefined ? [] : readTexts(fields, "ignores", faulty),
    ...optional("surfaces", readSurfaces(fields, faulty)),
    ...optional("pattern", readPattern(fields, "pattern", faulty)),
    ...optional("unless", readPattern(fields, "unless", faulty)),
    ...optional("mention", readPattern(fields, "mention", faulty)),
    ...optional("window", readWindow(fields, "window", faulty)),
    ...optional("unlessWindow", readWindow(fields, "unlessWindow", faulty)),
    ...optional("spansSegments", readFlag(fields, "spansSegments", faulty)),
  } as Rule;
  if (rule.keywords.length > KEYWORDS_MAX) faulty("/keywords", `at most ${KEYWORDS_MAX} keywords`);
  for (const [k, keyword] of rule.keywords.entries()) {
    if (fold(keyword).text.trim().length < 3) faulty(`/keywords/${k}`, "must have three or more letters or signs");
  }
  if (sound) prove(rule, faulty);
  return sound ? rule : null;
}

/** A rule that misses its own examples is refused: whoever wrote it believes in something that is not there. */
function prove(rule: Rule, fault: Fault): void {
  const scanner = createScanner(compileRules([rule], { version: "", origin: "operator" }));
  const surface = rule.surfaces?.[0] ?? (SURFACES_DEFAULT[0] as Surface);
  const fires = (text: string) =>
    scanner
      .scan(payloadOf(text, surface))
      .matches.some((match) => match.ruleId === rule.id && match.severity === rule.severity);
  for (const [k, text] of rule.catches.entries()) {
    if (!fires(text.replaceAll(/[«»]/gu, ""))) fault(`/catches/${k}`, "is not caught by the rule");
  }
  for (const [k, text] of rule.ignores.entries()) {
    if (fires(text)) fault(`/ignores/${k}`, "is not ignored by the rule");
  }
}

function optional<K extends string, V>(name: K, value: V | undefined): { [name in K]?: V } {
  return value === undefined ? {} : ({ [name]: value } as { [name in K]: V });
}

const pointer = (name: string) => name.replaceAll("~", "~0").replaceAll("/", "~1");

function readText(fields: Entry, name: string, max: number, fault: Fault, shape = /\S/u): string {
  const value = fields[name];
  if (typeof value === "string" && value.length <= max && shape.test(value)) return value;
  fault(
    `/${name}`,
    `must be text of 1 to ${max} characters${name === "id" ? ": small letters, digits and dashes" : ""}`,
  );
  return "";
}

function readWord<W extends string>(fields: Entry, name: string, words: readonly W[], fault: Fault): W {
  const value = fields[name];
  const word = words.find((known) => known === value);
  if (word === undefined) fault(`/${name}`, `must be one of ${words.join(", ")}`);
  return word ?? (words[0] as W);
}

function readTexts(fields: Entry, name: string, fault: Fault): string[] {
  const value = fields[name];
  if (!Array.isArray(value) || value.length === 0) {
    fault(`/${name}`, "must be a list of one or more texts");
    return [];
  }
  return value.flatMap((text: unknown, k) => {
    if (typeof text === "string" && text.length > 0 && text.length <= TEXT_CHARS_MAX) return [text];
    fault(`/${name}/${k}`, `must be text of 1 to ${TEXT_CHARS_MAX} characters`);
    return [];
  });
}

function readSurfaces(fields: Entry, fault: Fault): Surface[] | undefined {
  if (fields.surfaces === undefined) return undefined;
  return readTexts(fields, "surfaces", fault).flatMap((name, k) => {
    const surface = SURFACE_ORDER.find((known) => known === name);
    if (surface === undefined) fault(`/surfaces/${k}`, `must be one of ${SURFACE_ORDER.join(", ")}`);
    return surface === undefined ? [] : [surface];
  });
}

function readPattern(fields: Entry, name: string, fault: Fault): RegExp | undefined {
  const value = fields[name];
  if (value === undefined) return undefined;
  if (typeof value !== "string" || value === "") {
    fault(`/${name}`, "must be a pattern as text");
    return undefined;
  }
  const faults = reviewPattern(value);
  for (const reason of faults) fault(`/${name}`, reason);
  if (faults.length > 0) return undefined;
  try {
    return new RegExp(value, "u");
  } catch {
    fault(`/${name}`, "is no regular expression");
    return undefined;
  }
}

function readWindow(fields: Entry, name: string, fault: Fault): number | undefined {
  const value = fields[name];
  if (value === undefined) return undefined;
  if (typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= WINDOW_MAX) return value;
  fault(`/${name}`, `must be a whole number from 0 to ${WINDOW_MAX}`);
  return undefined;
}

function readFlag(fields: Entry, name: string, fault: Fault): boolean | undefined {
  const value = fields[name];
  if (value === undefined || typeof value === "boolean") return value;
  fault(`/${name}`, "must be true or false");
  return undefined;
}
