/** How long text is cut, and how the verdicts on its pieces become one. */
import type { Area, Case } from "./case.ts";
import { clean, cloakFailed, cloakRan, entity, hit, match, modelCheck, quota } from "./verdict.ts";

type Range = readonly [number, number];
const cut = (name: string, text: unknown, maxScanChars: number, ranges: readonly Range[]): Case => ({
  name,
  op: "pieces",
  given: { text, maxScanChars },
  expect: { pieces: ranges.map(([start, end]) => ({ start, end })) },
});
const folded = (
  name: string,
  length: number,
  pieces: readonly (readonly [...Range, object])[],
  result: object,
): Case => ({
  name,
  op: "fold",
  given: { length, pieces: pieces.map(([start, end, verdict]) => ({ start, end, verdict })) },
  expect: { result },
});
const alternating = Array.from({ length: 2001 }, (_, i) => ({
  start: i * 3,
  end: i * 3 + 1,
  surface: i % 2 === 0 ? "user" : "assistant",
}));

const dir = (...found: readonly ReturnType<typeof match>[]) => found;

export const pieces: Area = {
  area: "pieces",
  cases: [
    cut("text that fits is one piece", "abcdefgh", 8, [[0, 8]]),
    cut("empty text is one piece", "", 8, [[0, 0]]),
    cut("one character more makes two that overlap by a quarter", "abcdefghi", 8, [
      [0, 8],
      [6, 9],
    ]),
    cut("three pieces", { $repeat: "x", times: 20 }, 8, [
      [0, 8],
      [6, 14],
      [12, 20],
    ]),
    cut("pieces shorter than four do not overlap", "abcdefg", 3, [
      [0, 3],
      [3, 6],
      [6, 7],
    ]),
    cut("pieces of one character", "abc", 1, [
      [0, 1],
      [1, 2],
      [2, 3],
    ]),
    cut("the overlap is never more than 2,000", { $repeat: "x", times: 25000 }, 10000, [
      [0, 10000],
      [8000, 18000],
      [16000, 25000],
    ]),
    cut("the default size", { $repeat: "x", times: 250000 }, 100000, [
      [0, 100000],
      [98000, 198000],
      [196000, 250000],
    ]),
    cut("an end inside a pair moves before it", "abc\u{1f600}de", 4, [
      [0, 3],
      [2, 6],
      [5, 7],
    ]),
    cut("a start inside a pair moves before it", "ab\u{1f600}cdef", 4, [
      [0, 4],
      [2, 6],
      [5, 8],
    ]),
    cut("a pair longer than the piece stays whole", "\u{1f600}a", 1, [
      [0, 2],
      [2, 3],
    ]),
    cut("a lone high surrogate at an end is no pair", "abc\ud800de", 4, [
      [0, 4],
      [3, 6],
    ]),
    {
      name: "segments go with their piece, clipped and counted from its start",
      op: "pieces",
      given: {
        text: { $repeat: "x", times: 20 },
        maxScanChars: 8,
        segments: [
          { start: 0, end: 5, surface: "user" },
          { start: 7, end: 15, surface: "tool_result" },
          { start: 17, end: 20, surface: "user" },
        ],
      },
      expect: {
        pieces: [
          {
            start: 0,
            end: 8,
            segments: [
              { start: 0, end: 5, surface: "user" },
              { start: 7, end: 8, surface: "tool_result" },
            ],
          },
          { start: 6, end: 14, segments: [{ start: 1, end: 8, surface: "tool_result" }] },
          {
            start: 12,
            end: 20,
            segments: [
              { start: 0, end: 3, surface: "tool_result" },
              { start: 5, end: 8, surface: "user" },
            ],
          },
        ],
      },
    },
    {
      name: "a piece ends where the 2,001st segment begins",
      op: "pieces",
      given: { text: { $join: [{ $repeat: "x\n\n", times: 2000 }, "x"] }, maxScanChars: 100000, segments: alternating },
      expect: {
        pieces: [
          { start: 0, end: 6000 },
          { start: 4000, end: 6001 },
        ],
      },
    },

    folded(
      "all clean",
      14,
      [
        [0, 8, clean(8)],
        [6, 14, clean(8)],
      ],
      {
        decision: "allow",
        blocked: false,
        reason: null,
        severity: null,
        categories: [],
        matches: [],
        scannedChars: 14,
        signatureVersion: "2026.11.01",
        cloak: null,
        modelCheck: null,
        toolValidation: null,
      },
    ),
    folded(
      "any block blocks; offsets are shifted",
      14,
      [
        [0, 8, clean(8)],
        [6, 14, hit(8, match("r", [1, 4]))],
      ],
      {
        decision: "block",
        reason: "r",
        severity: "high",
        matches: [{ signatureId: "r", start: 7, end: 10 }],
        categories: ["direct_injection"],
      },
    ),
    folded(
      "a match in the overlap counts once",
      14,
      [
        [0, 8, hit(8, match("r", [6, 8]))],
        [6, 14, hit(8, match("r", [0, 2]))],
      ],
      { matches: [{ signatureId: "r", start: 6, end: 8 }] },
    ),
    folded(
      "the same place by two rules stays two, worst first",
      8,
      [
        [
          0,
          8,
          hit(8, match("b", [1, 4], "critical"), {
            matches: dir(match("a", [1, 4], "low"), match("b", [1, 4], "critical")),
          }),
        ],
      ],
      { reason: "b", severity: "critical", matches: [{ signatureId: "b" }, { signatureId: "a" }] },
    ),
    folded(
      "the reason is of the worst piece",
      20,
      [
        [0, 8, hit(8, match("mild", [0, 1], "medium"))],
        [6, 14, hit(8, match("bad", [0, 1], "critical"))],
        [12, 20, hit(8, match("worse-not", [0, 1], "high"))],
      ],
      { reason: "bad", severity: "critical" },
    ),
    folded(
      "of equals the first",
      14,
      [
        [0, 8, hit(8, match("one", [0, 1]))],
        [6, 14, hit(8, match("two", [5, 6]))],
      ],
      { reason: "one" },
    ),
    folded(
      "a piece that blocks goes before one that does not",
      14,
      [
        [0, 8, clean(8, { reason: "noted", severity: "medium", matches: [match("noted", [0, 1], "medium")] })],
        [6, 14, hit(8, match("small", [0, 1], "low"))],
      ],
      { decision: "block", reason: "small", severity: "medium" },
    ),
    folded(
      "categories by severity, then place",
      14,
      [
        [0, 8, hit(8, match("a", [0, 1], "medium", { category: "jailbreak" }))],
        [
          6,
          14,
          hit(8, match("b", [3, 4], "critical", { category: "code_execution" }), {
            matches: dir(
              match("b", [3, 4], "critical", { category: "code_execution" }),
              match("c", [5, 6], "medium", { category: "tool_abuse" }),
            ),
          }),
        ],
      ],
      { categories: ["code_execution", "jailbreak", "tool_abuse"] },
    ),
    folded(
      "a shadowed match gives no category",
      8,
      [[0, 8, clean(8, { matches: [match("a", [0, 1], "high", { shadowed: true })] })]],
      { decision: "allow", categories: [], matches: [{ signatureId: "a", shadowed: true }] },
    ),
    folded(
      "a suppressed match gives no category",
      8,
      [[0, 8, clean(8, { matches: [match("a", [0, 1], "high", { suppressed: true })] })]],
      { decision: "allow", categories: [], matches: [{ signatureId: "a", suppressed: true }] },
    ),
    folded(
      "entities are shifted and sorted",
      14,
      [
        [0, 8, clean(8, { cloak: cloakRan([entity("email", [1, 4])]) })],
        [6, 14, clean(8, { cloak: cloakRan([entity("ssn", [2, 6])]) })],
      ],
      {
        cloak: { ran: true, error: null, latencyMs: 2, taxonomyVersion: "2026.11.01" },
        entities: [
          { type: "email", start: 1, end: 4 },
          { type: "ssn", start: 8, end: 12 },
        ],
      },
    ),
    folded(
      "an entity cut by a border is united with its whole",
      14,
      [
        [0, 8, clean(8, { cloak: cloakRan([entity("username", [5, 8], { confidence: 0.6 })]) })],
        [6, 14, clean(8, { cloak: cloakRan([entity("email", [0, 7], { confidence: 0.95 })]) })],
      ],
      { entities: [{ type: "email", category: "pii", start: 5, end: 13, confidence: 0.95 }] },
    ),
    folded(
      "of equal confidence the order of the types decides",
      14,
      [
        [0, 8, clean(8, { cloak: cloakRan([entity("ssn", [5, 8])]) })],
        [6, 14, clean(8, { cloak: cloakRan([entity("phone_number", [0, 3])]) })],
      ],
      { entities: [{ type: "phone_number", start: 5, end: 9 }] },
    ),
    folded(
      "entities that touch stay two",
      8,
      [[0, 8, clean(8, { cloak: cloakRan([entity("email", [0, 3]), entity("ssn", [3, 6])]) })]],
      {
        entities: [
          { type: "email", start: 0, end: 3 },
          { type: "ssn", start: 3, end: 6 },
        ],
      },
    ),
    folded(
      "detection that missed one piece did not run",
      14,
      [
        [0, 8, clean(8, { cloak: cloakRan([entity("email", [1, 4])]) })],
        [6, 14, clean(8, { cloak: cloakFailed("timeout") })],
      ],
      { cloak: { ran: false, error: "timeout" }, entities: [] },
    ),
    folded(
      "the first error is told",
      14,
      [
        [0, 8, clean(8, { cloak: cloakFailed("unavailable") })],
        [6, 14, clean(8, { cloak: cloakFailed("timeout") })],
      ],
      { cloak: { ran: false, error: "unavailable" } },
    ),
    folded(
      "the slowest detection is told",
      14,
      [
        [0, 8, clean(8, { cloak: cloakRan([], { latency_ms: 9 }) })],
        [6, 14, clean(8, { cloak: cloakRan([], { latency_ms: 4 }) })],
      ],
      { cloak: { latencyMs: 9 } },
    ),
    folded(
      "the model check that blocks is told, its places shifted",
      14,
      [
        [0, 8, clean(8, { model_check: modelCheck({ score: 0.2 }) })],
        [
          6,
          14,
          clean(8, {
            decision: "block",
            blocked: true,
            reason: "prompt_attack=injection",
            severity: "high",
            model_check: modelCheck({
              decision: "block",
              flagged: true,
              reason: "prompt_attack=injection",
              severity: "high",
              score: 0.9,
              results: [
                {
                  task: "prompt_attack",
                  label: "injection",
                  score: 0.9,
                  threshold: 0.85,
                  flagged: true,
                  start: 0,
                  end: 8,
                },
              ],
            }),
          }),
        ],
      ],
      {
        decision: "block",
        reason: "prompt_attack=injection",
        severity: "high",
        modelCheck: {
          decision: "block",
          score: 0.9,
          modelVersion: "2026.11.01",
          results: [{ label: "injection", start: 6, end: 14 }],
        },
      },
    ),
    folded(
      "else the model check of the highest score",
      20,
      [
        [0, 8, clean(8, { model_check: modelCheck({ score: 0.2 }) })],
        [6, 14, clean(8, { model_check: modelCheck({ score: 0.6 }) })],
        [12, 20, clean(8, { model_check: modelCheck({ score: 0.4 }) })],
      ],
      { modelCheck: { score: 0.6 } },
    ),
    folded(
      "a score of nothing is the lowest",
      14,
      [
        [0, 8, clean(8, { model_check: modelCheck({ ran: false, score: null, mode: "report", error: "timeout" }) })],
        [6, 14, clean(8, { model_check: modelCheck({ score: 0.1 }) })],
      ],
      { modelCheck: { ran: true, score: 0.1 } },
    ),
    folded(
      "tools come with the first piece, quota with the last",
      14,
      [
        [
          0,
          8,
          clean(8, {
            tool_validation: {
              allowed: true,
              severity: null,
              calls: [{ id: null, index: 0, name: "f", allowed: true, severity: null, findings: [] }],
            },
          }),
        ],
        [6, 14, clean(8, { quota: { ...quota, overflow: 3 } })],
      ],
      { toolValidation: { allowed: true, calls: [{ name: "f" }] }, quota: { overflow: 3, enforcementWithheld: false } },
    ),
    folded(
      "a call rejected with the first piece blocks",
      14,
      [
        [
          0,
          8,
          clean(8, {
            decision: "block",
            blocked: true,
            tool_validation: {
              allowed: false,
              severity: "high",
              calls: [{ id: "c", index: 0, name: "f", allowed: false, severity: "high", findings: [] }],
            },
          }),
        ],
        [6, 14, clean(8)],
      ],
      { decision: "block", reason: null, severity: null },
    ),
  ],
};
