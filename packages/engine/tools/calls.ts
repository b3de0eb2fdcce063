/**
 * Judges tool calls: is the tool declared, are its arguments JSON that everyone reads alike, do they fit its schema, and
 * does any string in them attack. Each call gets its findings; whether they reject it is decided elsewhere.
 */
import { LIMITS, SEVERITIES } from "@portcullis/contract";
import { type Flaw, type FlawReason, type Json, readJson } from "./json.ts";
import type { Budget } from "./pattern/index.ts";
import { findPoison, type Scan } from "./poison.ts";
import type { CallReport, ToolCall, ToolFinding, ToolReport } from "./port.ts";
import { judge, type Problem, type ProblemKind } from "./schema/index.ts";
import { eachString, isProse } from "./strings.ts";
import type { Tool, Toolbox } from "./toolbox.ts";

export interface JudgeCallsInput {
  readonly calls: readonly ToolCall[];
  /** Null, or without a tool in it, when none were declared: then there is no allowlist and no schema. */
  readonly toolbox: Toolbox | null;
  /** The static pass over one string. */
  readonly scan: Scan;
}

/** What all calls of a request share. */
interface Court {
  readonly toolbox: Toolbox | null;
  readonly scan: Scan;
  readonly budget: Budget;
  stringsLeft: number;
  readonly strings: { readonly index: number; readonly path: string; readonly text: string }[];
}

export function judgeCalls({ calls, toolbox, scan }: JudgeCallsInput): ToolReport {
  const court: Court = {
    toolbox: toolbox && toolbox.tools.size > 0 ? toolbox : null,
    scan: rememberClean(scan),
    budget: { left: LIMITS.toolValidationStepsMax },
    stringsLeft: LIMITS.toolStringsMax,
    strings: [],
  };
  const poison = court.toolbox && calls.length > 0 ? findPoison(court.toolbox, scan) : new Map<string, ToolFinding[]>();
  const called = new Set(calls.map((call) => call.name));
  // A poisoned declaration was in the model's sight whichever tool it then called.
  const uncalled = [...poison].flatMap(([name, findings]) => (called.has(name) ? [] : findings));

  const reports = calls.map((call, index): CallReport => {
    const findings = [...judgeCall(call, index, court), ...(poison.get(call.name) ?? [])];
    if (index === 0) findings.push(...uncalled);
    return { id: call.id, index, name: call.name, findings: worstFirst(findings) };
  });
  return { calls: reports, strings: court.strings };
}

const MESSAGES = {
  unknown_tool: "no tool of this name is declared",
  missing: "a required argument is missing",
  mismatch: "an argument does not fit the tool's schema",
  forbidden: "the tool's schema does not allow this argument",
  unknown: "the tool's schema does not name this argument",
  syntax: "the arguments are not valid JSON",
  too_deep: `the arguments are nested deeper than ${LIMITS.toolArgumentsDepthMax} levels`,
  duplicate_key: "a key occurs twice, and readers differ in which one they keep",
  unsafe_number: "a number is out of the range that every reader represents exactly",
  unjudged: "the arguments could not be judged within the limits",
  injection: "a string argument holds an attack",
  injection_name: "the name of an argument holds an attack",
} as const satisfies Record<FlawReason | ProblemKind | string, string>;

function judgeCall(call: ToolCall, index: number, court: Court): ToolFinding[] {
  const findings: ToolFinding[] = [];
  const tool = court.toolbox?.tools.get(call.name) ?? null;
  if (court.toolbox && !tool) {
    findings.push({ code: "unknown_tool", severity: "high", message: MESSAGES.unknown_tool });
  }
  const reading = readArguments(call.arguments, tool);
  if (!reading.read) {
    // Fail closed: what cannot be read is searched as it stands, since some tool may read it after all.
    findings.push(malformed(reading.flaw));
    for (const { path: _, ...finding } of search(call.arguments, "", { index, court })) findings.push(finding);
    return findings;
  }
  for (const flaw of reading.flaws) findings.push(malformed(flaw));
  if (tool) findings.push(...judgeBySchema(tool, reading.value, court));
  findings.push(...search(reading.value, "", { index, court }));
  for (const { value, path } of reading.displaced) findings.push(...search(value, path, { index, court }));
  return findings;
}

function readArguments(text: string, tool: Tool | null): ReturnType<typeof readJson> {
  // Many models send nothing at all for a tool without parameters.
  if (text.trim() === "") return { read: true, value: new Map(), flaws: [], displaced: [] };
  const reading = readJson(text, LIMITS.toolArgumentsDepthMax);
  const clean = reading.read && reading.flaws.length === 0;
  if (clean || !tool?.takesText) return reading;
  return { read: true, value: text, flaws: [], displaced: [] };
}

function judgeBySchema(tool: Tool, value: Json, court: Court): ToolFinding[] {
  const { schema } = tool;
  if (!schema) return [];
  // Whatever a schema leaves unsaid, arguments are an object of them.
  if (schema.root.types === 0 && !(value instanceof Map)) return [finding(tool, { kind: "mismatch", path: "" })];
  const { complete, problems } = judge(schema, value, {
    budget: court.budget,
    depthMax: JUDGING_DEPTH_MAX,
    problemsMax: LIMITS.toolFindingsMax,
  });
  const findings = problems.map((problem) => finding(tool, problem));
  // Fail closed: arguments that were not judged to the end have not passed.
  if (!complete) findings.push(unjudged());
  return findings;
}

/** How deep judging may nest: the arguments' own depth, with a few steps between schemas at each level. */
const JUDGING_DEPTH_MAX = 4 * LIMITS.toolArgumentsDepthMax;

function finding(tool: Tool, { kind, path }: Problem): ToolFinding {
  const message = MESSAGES[kind];
  switch (kind) {
    case "missing":
      return { code: "missing_required_argument", severity: "medium", message, path };
    case "mismatch":
      return { code: "argument_type_mismatch", severity: "medium", message, path };
    case "forbidden":
      return { code: "unexpected_argument", severity: "medium", message, path };
    case "unknown":
      return { code: "unexpected_argument", severity: tool.strict ? "medium" : "low", message, path };
  }
}

function malformed({ reason, path }: Flaw): ToolFinding {
  const about = { code: "malformed_arguments", severity: "medium", message: MESSAGES[reason] } as const;
  return path === null ? about : { ...about, path };
}

function unjudged(): ToolFinding {
  return { code: "malformed_arguments", severity: "medium", message: MESSAGES.unjudged };
}

/** Searches every string of a value for attacks, and sets aside what the model should read. */
function search(value: Json, base: string, { index, court }: { index: number; court: Court }): ToolFinding[] {
  let findings: ToolFinding[] = [];
  eachString(value, base, ({ path, text, isName }) => {
    if (--court.stringsLeft < 0) {
      // Fail closed: a string that was not searched is not clean.
      findings.push(unjudged());
      return false;
    }
    if (!isName && isProse(text)) court.strings.push({ index, path, text });
    for (const { ruleId, category, severity, start, end } of court.scan(text, "tool_argument")) {
      const evidence = text.slice(start, end);
      const rule = { code: "argument_injection", severity, path, ruleId, category, evidence } as const;
      if (isName) findings.push({ ...rule, message: MESSAGES.injection_name });
      else findings.push({ ...rule, message: MESSAGES.injection, start, end });
    }
    // The search goes on: a flood of small findings must not hide a grave one behind it.
    if (findings.length > 10 * LIMITS.toolFindingsMax) findings = worstFirst(findings);
    return true;
  });
  return findings;
}

/** Calls of one request repeat themselves; what was clean once is clean again. */
function rememberClean(scan: Scan): Scan {
  const clean = new Set<string>();
  return (text, surface) => {
    if (clean.has(text)) return [];
    const matches = scan(text, surface);
    if (matches.length === 0) clean.add(text);
    return matches;
  };
}

/** As many findings as may be told, the worst of them, otherwise in the order in which they were made. */
function worstFirst(findings: ToolFinding[]): ToolFinding[] {
  if (findings.length <= LIMITS.toolFindingsMax) return findings;
  const rank = ({ severity }: ToolFinding) => SEVERITIES.indexOf(severity);
  return findings.toSorted((a, b) => rank(a) - rank(b)).slice(0, LIMITS.toolFindingsMax);
}
