import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { ATTACK_CATEGORIES, reaches, SEVERITIES, type Severity } from "@portcullis/contract";
import fc from "fast-check";
import { didNotRun, type FailureReason, type Outcome, ran } from "./outcome.ts";
import type { SemanticReport, SemanticResult } from "./semantic/port.ts";
import type { CallReport, ToolFinding } from "./tools/port.ts";
import { decide, type JudgedMatch, type SemanticInput, staticBlocks, type VerdictInput } from "./verdict.ts";

const match = (given: Partial<JudgedMatch> = {}): JudgedMatch => ({
  ruleId: "some-rule",
  category: "direct_injection",
  severity: "high",
  start: 0,
  end: 5,
  suppressed: false,
  ...given,
});

const clean: VerdictInput = {
  blockSeverity: "medium",
  static: ran([], 0.1),
  semantic: null,
  tools: null,
  cloak: null,
};

const result = (given: Partial<SemanticResult> = {}): SemanticResult => ({
  task: "prompt_attack",
  label: "injection",
  severity: "high",
  score: 0.97,
  threshold: 0.85,
  flagged: true,
  start: 0,
  end: 9,
  ...given,
});

const semantic = (outcome: Outcome<SemanticReport>, mode: "enforce" | "report" = "enforce"): SemanticInput => ({
  mode,
  model: "m",
  version: "2026.11.15",
  outcome,
});

const read = (results: readonly SemanticResult[], complete = true): Outcome<SemanticReport> =>
  ran({ results, windows: { total: 2, checked: complete ? 2 : 1 }, complete }, 3);

describe("the static pass", () => {
  test("nothing found allows and has no reason", () => {
    const { decision, reason, severity, categories } = decide(clean);
    assert.deepEqual(
      { decision, reason, severity, categories },
      { decision: "allow", reason: null, severity: null, categories: [] },
    );
  });

  test("a match at the bar blocks; one below it is reported only", () => {
    assert.equal(decide({ ...clean, static: ran([match({ severity: "medium" })], 1) }).decision, "block");
    const below = decide({ ...clean, static: ran([match({ severity: "low" })], 1) });
    assert.equal(below.decision, "allow");
    assert.equal(below.reason, "some-rule");
    assert.equal(below.matches.length, 1);
  });

  test("a suppressed match is shown and counts for nothing", () => {
    const verdict = decide({ ...clean, static: ran([match({ suppressed: true })], 1) });
    assert.equal(verdict.decision, "allow");
    assert.equal(verdict.reason, null);
    assert.equal(verdict.severity, null);
    assert.deepEqual(verdict.categories, []);
    assert.equal(verdict.matches.length, 1);
  });

  test("reason is the worst match, the first of equals; categories are worst first", () => {
    const matches = [
      match({ ruleId: "later", start: 9, severity: "critical", category: "tool_abuse" }),
      match({ ruleId: "first", start: 3, severity: "critical", category: "jailbreak" }),
      match({ ruleId: "low-one", start: 0, severity: "low", category: "obfuscation" }),
    ];
    const verdict = decide({ ...clean, static: ran(matches, 1) });
    assert.equal(verdict.reason, "first");
    assert.deepEqual(verdict.categories, ["jailbreak", "tool_abuse", "obfuscation"]);
    assert.deepEqual(
      verdict.matches.map((one) => one.start),
      [0, 3, 9],
    );
  });

  test("not answering blocks and says so", () => {
    const verdict = decide({ ...clean, static: didNotRun("unavailable") });
    assert.equal(verdict.decision, "block");
    assert.equal(verdict.reason, "static=unavailable");
    assert.equal(staticBlocks(didNotRun("unavailable"), "critical"), true);
  });
});

describe("the semantic pass", () => {
  test("a flag under enforce blocks, with the pair as reason and its severity", () => {
    const verdict = decide({ ...clean, semantic: semantic(read([result()])) });
    assert.equal(verdict.decision, "block");
    assert.equal(verdict.reason, "prompt_attack=injection");
    assert.equal(verdict.severity, "high");
  });

  test("a flag under report is told and decides nothing", () => {
    const verdict = decide({ ...clean, semantic: semantic(read([result()]), "report") });
    assert.equal(verdict.decision, "allow");
    assert.equal(verdict.modelCheck?.flagged, true);
    assert.equal(verdict.modelCheck?.decision, "allow");
  });

  test("the rule's reason stands before the model's", () => {
    const verdict = decide({
      ...clean,
      static: ran([match({ severity: "low" })], 1),
      semantic: semantic(read([result()])),
    });
    assert.equal(verdict.reason, "some-rule");
    assert.equal(verdict.severity, "low");
    assert.equal(verdict.decision, "block");
  });

  for (const [error, told] of [
    ["timeout", "timeout"],
    ["unavailable", "unavailable"],
    ["overloaded", "overloaded"],
    ["malformed_response", "unavailable"],
  ] as const) {
    test(`not answering (${error}) blocks under enforce and not under report`, () => {
      const enforced = decide({ ...clean, semantic: semantic(didNotRun(error)) });
      assert.equal(enforced.decision, "block");
      assert.equal(enforced.reason, `semantic=${told}`);
      assert.equal(enforced.modelCheck?.ran, false);
      assert.equal(enforced.modelCheck?.error, told);
      assert.equal(decide({ ...clean, semantic: semantic(didNotRun(error), "report") }).decision, "allow");
    });
  }

  test("a payload half read counts as not answered", () => {
    const verdict = decide({ ...clean, semantic: semantic(read([], false)) });
    assert.equal(verdict.decision, "block");
    assert.equal(verdict.reason, "semantic=timeout");
    assert.equal(verdict.modelCheck?.ran, false);
    assert.deepEqual(verdict.modelCheck?.windows, { total: 2, checked: 1 });
  });
});

describe("tool calls", () => {
  const call = (findings: readonly ToolFinding[]): CallReport => ({ id: "c", index: 0, name: "send", findings });
  const finding = (severity: Severity): ToolFinding => ({ code: "unexpected_argument", severity, message: "m" });

  test("a rejected call blocks the payload and leaves reason null", () => {
    const verdict = decide({ ...clean, tools: { outcome: ran([call([finding("high")])], 1), semantic: null } });
    assert.equal(verdict.decision, "block");
    assert.equal(verdict.reason, null);
    assert.equal(verdict.tools?.allowed, false);
    assert.equal(verdict.tools?.severity, "high");
  });

  test("a finding below the bar is told and allows", () => {
    const verdict = decide({ ...clean, tools: { outcome: ran([call([finding("low")])], 1), semantic: null } });
    assert.equal(verdict.decision, "allow");
    assert.deepEqual(
      verdict.tools?.calls.map(({ allowed, severity }) => ({ allowed, severity })),
      [{ allowed: true, severity: "low" }],
    );
  });

  test("not answering rejects", () => {
    const verdict = decide({ ...clean, tools: { outcome: didNotRun("unavailable"), semantic: null } });
    assert.equal(verdict.decision, "block");
    assert.equal(verdict.tools?.allowed, false);
  });

  test("a model that objects to the arguments rejects", () => {
    const verdict = decide({ ...clean, tools: { outcome: ran([call([])], 1), semantic: semantic(read([result()])) } });
    assert.equal(verdict.decision, "block");
    assert.equal(verdict.tools?.allowed, false);
    assert.equal(verdict.tools?.severity, "high");
  });
});

describe("cloak", () => {
  for (const error of [
    "disabled",
    "timeout",
    "unavailable",
    "malformed_response",
    "too_large",
    "skipped_blocked",
  ] as const) {
    test(`${error} is told, is not clean, and decides nothing`, () => {
      const verdict = decide({ ...clean, cloak: didNotRun(error) });
      assert.deepEqual(verdict.cloak, { ran: false, entities: [], latencyMs: null, error });
      assert.equal(verdict.decision, "allow");
    });
  }
});

const failure = fc.constantFrom<FailureReason>("timeout", "unavailable", "overloaded", "malformed_response");
const severity = fc.constantFrom(...SEVERITIES);
const matches = fc.array(
  fc.record({
    ruleId: fc.string({ minLength: 1 }),
    category: fc.constantFrom(...ATTACK_CATEGORIES),
    severity,
    start: fc.nat(1000),
    end: fc.nat(2000),
    suppressed: fc.boolean(),
  }),
);
const semanticReport = fc.record({
  results: fc.array(
    fc.record({
      task: fc.constant("prompt_attack"),
      label: fc.constantFrom("injection", "jailbreak"),
      severity,
      score: fc.double({ min: 0, max: 1, noNaN: true }),
      threshold: fc.constant(0.5),
      flagged: fc.boolean(),
      start: fc.nat(10),
      end: fc.nat(20),
    }),
  ),
  windows: fc.constant({ total: 3, checked: 2 }),
  complete: fc.boolean(),
});
const outcome = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<Outcome<T>> =>
  fc.oneof(
    value.map((one) => ran(one, 1)),
    failure.map(didNotRun),
  );
const semanticInput = fc.option(
  fc.record({
    mode: fc.constantFrom("enforce" as const, "report" as const),
    model: fc.constant("m"),
    version: fc.constant("v"),
    outcome: outcome(semanticReport),
  }),
);
const calls = fc.array(
  fc.record({
    id: fc.constant(null),
    index: fc.nat(5),
    name: fc.string(),
    findings: fc.array(fc.record({ code: fc.constant("unknown_tool" as const), severity, message: fc.constant("m") })),
  }),
);
const input: fc.Arbitrary<VerdictInput> = fc.record({
  blockSeverity: severity,
  static: outcome(matches),
  semantic: semanticInput,
  tools: fc.option(fc.record({ outcome: outcome(calls), semantic: semanticInput })),
  cloak: fc.option(outcome(fc.constant([]))),
});

describe("for any input", () => {
  test("a pass that was due and did not answer never ends in allow", () => {
    fc.assert(
      fc.property(input, (given) => {
        const silent =
          !given.static.ran ||
          (given.semantic?.mode === "enforce" && !given.semantic.outcome.ran) ||
          (given.tools !== null && !given.tools.outcome.ran) ||
          (given.tools?.semantic?.mode === "enforce" && !given.tools.semantic.outcome.ran);
        if (silent) assert.equal(decide(given).decision, "block");
      }),
      { numRuns: 2000 },
    );
  });

  test("allow means that nothing counted reaches the bar", () => {
    fc.assert(
      fc.property(input, (given) => {
        const verdict = decide(given);
        const over = verdict.matches.some((one) => !one.suppressed && reaches(one.severity, given.blockSeverity));
        if (verdict.decision === "allow") {
          assert.equal(over, false);
          assert.notEqual(verdict.tools?.allowed, false);
          assert.notEqual(verdict.modelCheck?.decision, "block");
        }
        if (over) assert.equal(verdict.decision, "block");
      }),
      { numRuns: 2000 },
    );
  });

  test("cloak never changes the decision", () => {
    fc.assert(
      fc.property(input, (given) => {
        assert.equal(decide(given).decision, decide({ ...given, cloak: null }).decision);
      }),
    );
  });

  test("raising the bar never turns an allow into a block", () => {
    fc.assert(
      fc.property(input, (given) => {
        if (decide({ ...given, blockSeverity: "low" }).decision === "allow") {
          assert.equal(decide({ ...given, blockSeverity: "critical" }).decision, "allow");
        }
      }),
    );
  });
});
