/**
 * The life of one scan, after the request was read and before the answer is written. Read this first.
 *
 * The static pass and the tool calls are judged at once, in process; the semantic pass and personal-data detection then
 * run together under one deadline. Each hands back an Outcome, `decide` folds them, and nothing here decides.
 */

import { type EntityType, SEVERITIES, type SemanticMode, type Severity } from "@portcullis/contract";
import {
  type CallReport,
  cut,
  decide,
  didNotRun,
  type Entity,
  type JudgedMatch,
  type Outcome,
  type Payload,
  payloadOf,
  ran,
  type SemanticInput,
  type SemanticPass,
  type StaticReport,
  staticBlocks,
  type ToolCall,
  type Verdict,
} from "@portcullis/engine";
import { BUDGET_REACHED, BUDGETS } from "@portcullis/engine/static";
import { judgeCalls, type Toolbox } from "@portcullis/engine/tools";
import type { Timings } from "./http/timings.ts";
import type { Caller } from "./keys.ts";
import type { Services } from "./services.ts";

export interface ScanAsk {
  readonly payload: Payload;
  readonly blockSeverity: Severity;
  readonly scanCharsMax: number;
  readonly semantic: SemanticMode;
  readonly cloak: CloakAsk | null;
  readonly tools: { readonly calls: readonly ToolCall[]; readonly toolbox: Toolbox | null } | null;
}

export interface CloakAsk {
  readonly types: readonly EntityType[];
  readonly minConfidence: number;
  readonly skipWhenBlocked: boolean;
}

export interface ScanResult {
  readonly verdict: Verdict;
  readonly scannedChars: number;
  /** The rule set that looked, taken before it could change under the request. */
  readonly signatureVersion: string;
}

/** At once where the static pass is all there is to do, and nobody has to be asked about what it found. */
export function scan(
  ask: ScanAsk,
  caller: Caller,
  timings: Timings,
  services: Services,
): ScanResult | Promise<ScanResult> {
  const payload = cut(ask.payload, ask.scanCharsMax);
  const signatureVersion = services.scanner.version;
  const looked = runStatic(payload, ask.blockSeverity, caller, timings, services);
  const meaning = ask.semantic !== "off" && services.semantic !== null;
  if (looked instanceof Promise || meaning || ask.tools !== null || ask.cloak !== null) {
    return scanFurther(ask, { payload, signatureVersion, looked }, caller, timings, services);
  }
  const { blockSeverity } = ask;
  const verdict = decide({ blockSeverity, static: looked, semantic: null, tools: null, cloak: null });
  return { verdict, scannedChars: payload.text.length, signatureVersion };
}

async function scanFurther(
  ask: ScanAsk,
  { payload, signatureVersion, looked }: Seen,
  caller: Caller,
  timings: Timings,
  services: Services,
): Promise<ScanResult> {
  const matches = await looked;
  const tools = ask.tools && (await runTools(ask.tools, caller, timings, services));
  const blocks = staticBlocks(matches, ask.blockSeverity);

  const [semantic, toolSemantic, cloak] = await Promise.all([
    runSemantic(payload, { mode: ask.semantic, blocks }, timings, services),
    tools && runSemantic(argumentPayload(tools), { mode: ask.semantic, blocks: false }, timings, services),
    ask.cloak && runCloak(ask.cloak, { payload, blocks, cutOff: payload !== ask.payload }, timings, services),
  ]);
  const verdict = decide({
    blockSeverity: ask.blockSeverity,
    static: matches,
    semantic,
    tools: tools && { outcome: callsOf(tools), semantic: toolSemantic },
    cloak,
  });
  return { verdict, scannedChars: payload.text.length, signatureVersion };
}

/** A scan after its static pass. */
interface Seen {
  readonly payload: Payload;
  readonly signatureVersion: string;
  readonly looked: Outcome<JudgedMatch[]> | Promise<Outcome<JudgedMatch[]>>;
}

/** At once where nothing matched: then there is nothing that an allow-list could cover. */
function runStatic(
  payload: Payload,
  blockSeverity: Severity,
  caller: Caller,
  timings: Timings,
  services: Services,
): Outcome<JudgedMatch[]> | Promise<Outcome<JudgedMatch[]>> {
  // Fail closed: a fault in the engine is a pass that did not answer, and the verdict blocks.
  const failed = (error: unknown) => {
    services.report("static", error);
    return didNotRun("unavailable");
  };
  const start = performance.now();
  try {
    const report = services.scanner.scan(payload);
    const ms = performance.now() - start;
    timings.note("static", ms);
    if (report.matches.length === 0) return ran([], ms);
    return judgeFound(payload, report, blockSeverity, caller, services)
      .then((judged) => ran(judged, ms))
      .catch(failed);
  } catch (error) {
    return failed(error);
  }
}

/**
 * What was found, as it counts for the caller. Reading may have ended because enough was found: where none of it counts,
 * the rest has to be read.
 */
async function judgeFound(
  payload: Payload,
  { matches, stoppedEarly }: StaticReport,
  blockSeverity: Severity,
  caller: Caller,
  services: Services,
): Promise<JudgedMatch[]> {
  const judged = await services.suppressions.judge(caller.tenantId, payload.text, matches);
  if (!stoppedEarly) return judged;
  const found = judged.filter((match) => match.ruleId !== BUDGET_REACHED.id);
  if (staticBlocks(ran(found, 0), blockSeverity)) return judged;
  const whole = services.scanner.scan(payload, { whole: true });
  const all = await services.suppressions.judge(caller.tenantId, payload.text, whole.matches);
  // What counts is told before what does not, and the worst first, when there is too much to tell all of it.
  const rank = (match: JudgedMatch) => (match.suppressed ? SEVERITIES.length : SEVERITIES.indexOf(match.severity));
  const told = all.sort((a, b) => rank(a) - rank(b)).slice(0, BUDGETS.findingsMax);
  return told.sort((a, b) => a.start - b.start);
}

type ToolRun = Outcome<{ calls: readonly CallReport[]; strings: readonly { readonly text: string }[] }>;

async function runTools(
  { calls, toolbox }: NonNullable<ScanAsk["tools"]>,
  caller: Caller,
  timings: Timings,
  services: Services,
): Promise<ToolRun> {
  const start = performance.now();
  try {
    const changed = toolbox ? await services.pins.changed(caller, toolbox) : new Set<string>();
    const report = judgeCalls({
      calls,
      toolbox,
      scan: (text, surface) => services.scanner.scan(payloadOf(text, surface)).matches,
    });
    const ms = performance.now() - start;
    timings.note("tools", ms);
    const fired = report.calls.some((call) => call.findings.some((finding) => finding.ruleId !== undefined));
    const shadows = fired ? await services.suppressions.shadows(caller.tenantId) : new Set<string>();
    const told = report.calls.map((call) => withShadows(withChange(call, changed), shadows));
    return ran({ ...report, calls: told }, ms);
  } catch (error) {
    services.report("tools", error);
    return didNotRun("unavailable");
  }
}

/** A declaration that is not the one last seen under its name is told, and left for a person to weigh. */
function withChange(call: CallReport, changed: ReadonlySet<string>): CallReport {
  if (!changed.has(call.name)) return call;
  const message = "the declaration of this tool has changed since it was last seen";
  return { ...call, findings: [...call.findings, { code: "declaration_changed", severity: "low", message }] };
}

/** What a rule found that only reports for this tenant is told and does not count. */
function withShadows(call: CallReport, shadows: ReadonlySet<string>): CallReport {
  if (shadows.size === 0) return call;
  const findings = call.findings.map((finding) =>
    finding.ruleId !== undefined && shadows.has(finding.ruleId) ? { ...finding, shadowed: true } : finding,
  );
  return { ...call, findings };
}

function callsOf(tools: ToolRun): Outcome<readonly CallReport[]> {
  return tools.ran ? ran(tools.value.calls, tools.latencyMs) : tools;
}

/** All string arguments of all calls as one payload, each a segment of its own. */
function argumentPayload(tools: ToolRun): Payload {
  if (!tools.ran) return payloadOf("", "tool_argument");
  const segments: { start: number; end: number; surface: "tool_argument" }[] = [];
  let at = 0;
  for (const { text } of tools.value.strings) {
    segments.push({ start: at, end: at + text.length, surface: "tool_argument" });
    at += text.length + 1;
  }
  return { text: tools.value.strings.map(({ text }) => text).join("\n"), surface: "tool_argument", segments };
}

/** Null when the pass is not applicable: switched off, nothing to read, no model, or the answer is known already. */
function runSemantic(
  payload: Payload,
  { mode, blocks }: { readonly mode: SemanticMode; readonly blocks: boolean },
  timings: Timings,
  services: Services,
): Promise<SemanticInput> | null {
  const pass = services.semantic;
  if (mode === "off" || pass === null || payload.text === "" || (mode === "enforce" && blocks)) return null;
  return checkMeaning(pass, { payload, mode }, timings, services);
}

async function checkMeaning(
  pass: SemanticPass,
  { payload, mode }: { readonly payload: Payload; readonly mode: "enforce" | "report" },
  timings: Timings,
  services: Services,
): Promise<SemanticInput> {
  const start = performance.now();
  const outcome = await pass
    .check(payload, { deadlineMs: services.deadlines.semanticMs })
    .catch((error: unknown): Outcome<never> => {
      services.report("semantic", error);
      return didNotRun("unavailable");
    });
  timings.note("semantic", performance.now() - start);
  return { mode, model: pass.model, version: pass.version, outcome };
}

async function runCloak(
  ask: CloakAsk,
  { payload, blocks, cutOff }: { readonly payload: Payload; readonly blocks: boolean; readonly cutOff: boolean },
  timings: Timings,
  services: Services,
): Promise<Outcome<readonly Entity[]>> {
  if (services.detector === null) return didNotRun("disabled");
  if (ask.skipWhenBlocked && blocks) return didNotRun("skipped_blocked");
  // Fail closed: a payload it never saw whole is not one it cleared.
  if (cutOff) return didNotRun("too_large");
  const start = performance.now();
  const outcome = await services.detector
    .detect(payload.text, { ...ask, deadlineMs: services.deadlines.cloakMs })
    .catch((error: unknown): Outcome<never> => {
      services.report("cloak", error);
      return didNotRun("unavailable");
    });
  timings.note("cloak", performance.now() - start);
  return outcome;
}
