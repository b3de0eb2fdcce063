/** What a caller is told of a block, and what the service is told of a decision. */
import type { Case } from "./case.ts";

const message = (reason: string) => `Request blocked by Portcullis: ${reason}.`;
const told = (
  name: string,
  result: object,
  error: { readonly reason: string; readonly [field: string]: unknown },
): Case => ({
  name,
  op: "blockBody",
  given: { result },
  expect: {
    body: {
      error: {
        type: "request_blocked",
        code: "portcullis_request_blocked",
        message: message(error.reason),
        param: null,
        severity: null,
        categories: [],
        request_id: null,
        ...error,
      },
    },
  },
});
const recorded = (name: string, given: object, record: object, absent: readonly string[] = []): Case => ({
  name,
  op: "record",
  given: { ...given },
  expect: { record, absent },
});

const block = {
  decision: "block",
  blocked: true,
  reason: "ignore-previous-instructions",
  severity: "high",
  categories: ["direct_injection"],
  scannedChars: 40,
  requestId: "req_1",
  matches: [
    {
      signatureId: "ignore-previous-instructions",
      category: "direct_injection",
      severity: "high",
      start: 0,
      end: 5,
      evidence: "words",
    },
    {
      signatureId: "ignore-previous-instructions",
      category: "direct_injection",
      severity: "high",
      start: 9,
      end: 12,
      evidence: "more",
    },
  ],
};
const allow = {
  decision: "allow",
  blocked: false,
  reason: null,
  severity: null,
  categories: [],
  scannedChars: 3,
  matches: [],
};
const entities = [
  { type: "email", category: "pii", start: 0, end: 5, confidence: 0.9 },
  { type: "email", category: "pii", start: 6, end: 9, confidence: 0.9 },
  { type: "payment_card", category: "pci", start: 10, end: 20, confidence: 0.9 },
];
const calls = [
  {
    id: "1",
    index: 0,
    name: "send",
    allowed: false,
    severity: "high",
    findings: [
      { code: "unknown_tool", severity: "high", message: "m" },
      { code: "argument_injection", severity: "high", message: "m" },
    ],
  },
  {
    id: "2",
    index: 1,
    name: "read",
    allowed: true,
    severity: "low",
    findings: [{ code: "unexpected_argument", severity: "low", message: "m" }],
  },
];

export const telling: readonly Case[] = [
  told("a rule", block, {
    reason: "ignore-previous-instructions",
    severity: "high",
    categories: ["direct_injection"],
    request_id: "req_1",
  }),
  told(
    "a classifier pair",
    { ...allow, decision: "block", blocked: true, reason: "prompt_attack=injection", severity: "high" },
    { reason: "prompt_attack=injection", severity: "high" },
  ),
  told(
    "the service did not answer",
    { decision: "block", blocked: true, reason: "scan_unavailable", error: { kind: "timeout" } },
    { reason: "scan_unavailable" },
  ),
  told(
    "personal-data detection did not run",
    { ...allow, blocked: true, reason: "cloak_unavailable", requestId: "req_2" },
    { reason: "cloak_unavailable", request_id: "req_2" },
  ),
  told(
    "only a tool call was rejected",
    { ...allow, decision: "block", blocked: true, toolValidation: { allowed: false, severity: "high", calls } },
    { reason: "tool_call_rejected", severity: "high" },
  ),
  told("a block that gives no reason", { ...allow, decision: "block", blocked: true }, { reason: "blocked" }),
  told("no word of the payload, though evidence is on", block, {
    reason: "ignore-previous-instructions",
    severity: "high",
    categories: ["direct_injection"],
    request_id: "req_1",
  }),

  recorded(
    "a block",
    { type: "guard.scan", result: block },
    {
      id: { $any: "string" },
      ts: { $any: "string" },
      type: "guard.scan",
      decision: "block",
      blocked: true,
      severity: "high",
      reason: "ignore-previous-instructions",
      categories: ["direct_injection"],
      signatureIds: ["ignore-previous-instructions"],
      scannedChars: 40,
      onMatch: "block",
      sdk: { name: { $any: "string" }, version: { $any: "string" } },
    },
    ["evidence", "cloak", "tool", "modelCheck"],
  ),
  recorded(
    "an allow",
    { type: "guard.wrap", result: allow },
    {
      type: "guard.wrap",
      decision: "allow",
      blocked: false,
      severity: null,
      reason: null,
      categories: [],
      signatureIds: [],
      scannedChars: 3,
    },
  ),
  recorded(
    "what was let pass keeps the truth",
    { type: "guard.decorate", result: { ...block, blocked: false }, options: { onMatch: "report" } },
    { decision: "block", blocked: false, onMatch: "report" },
  ),
  recorded(
    "evidence only when asked for, each once",
    {
      type: "guard.scan",
      result: { ...block, matches: [...block.matches, block.matches[0]] },
      options: { includeEvidence: true },
    },
    { evidence: ["words", "more"] },
  ),
  recorded(
    "evidence is cut at 2,048 characters",
    {
      type: "guard.scan",
      result: {
        ...block,
        matches: [
          {
            signatureId: "r",
            category: "jailbreak",
            severity: "high",
            start: 0,
            end: 3000,
            evidence: { $repeat: "x", times: 3000 },
          },
        ],
      },
      options: { includeEvidence: true },
    },
    { evidence: [{ $repeat: "x", times: 2048 }] },
  ),
  recorded(
    "the service did not answer",
    {
      type: "guard.scan",
      result: {
        decision: "block",
        blocked: true,
        reason: "scan_unavailable",
        error: { kind: "timeout" },
        categories: [],
        matches: [],
        scannedChars: 0,
      },
    },
    { decision: "block", blocked: true, reason: "scan_unavailable", scannedChars: 0 },
  ),
  recorded(
    "the model check, without its places",
    {
      type: "guard.scan",
      result: {
        ...allow,
        modelCheck: {
          ran: true,
          mode: "enforce",
          decision: "allow",
          flagged: false,
          reason: null,
          severity: null,
          score: 0.2,
          threshold: 0.85,
          results: [{ task: "t", label: "l", score: 0.2, threshold: 0.85, flagged: false, start: 0, end: 3 }],
          model: "m",
          modelVersion: "2026.11.01",
          windows: { total: 1, checked: 1 },
          latencyMs: 3,
          error: null,
        },
      },
    },
    {
      modelCheck: {
        ran: true,
        mode: "enforce",
        decision: "allow",
        score: 0.2,
        model: "m",
        model_version: "2026.11.01",
        latency_ms: 3,
        error: null,
        results: { $absent: true },
        windows: { $absent: true },
      },
    },
  ),
  recorded(
    "tool calls in counts and names",
    {
      type: "guard.tool_calls",
      result: {
        ...allow,
        decision: "block",
        blocked: true,
        severity: "high",
        reason: "tool_call_rejected",
        toolValidation: { allowed: false, severity: "high", calls },
      },
    },
    { type: "guard.tool_calls", tool: { calls: 2, findings: 3, blocked: 1, names: ["send", "read"] } },
  ),
  recorded(
    "personal data in counts",
    {
      type: "guard.protect",
      result: { ...allow, cloak: { ran: true, error: null }, entities },
      cloak: { byStrategy: { tokenize: 2, redact: 1 } },
    },
    {
      cloak: {
        ran: true,
        entities: 3,
        byType: { email: 2, payment_card: 1 },
        byCategory: { pii: 2, pci: 1 },
        byStrategy: { tokenize: 2, redact: 1 },
        error: null,
      },
    },
  ),
  recorded(
    "detection that did not run",
    { type: "guard.protect", result: { ...allow, cloak: { ran: false, error: "timeout" }, entities: [] } },
    { cloak: { ran: false, entities: 0, error: "timeout" } },
  ),
  recorded(
    "a restore",
    { type: "guard.cloak.restore", result: allow, cloak: { restored: 2, unknown: 1, denied: 0 } },
    { type: "guard.cloak.restore", decision: "allow", cloak: { restored: 2, unknown: 1, denied: 0 } },
  ),
  recorded(
    "signature ids once each, in order of place",
    {
      type: "guard.scan",
      result: {
        ...block,
        matches: [
          { signatureId: "b", severity: "high", category: "jailbreak", start: 0, end: 1 },
          { signatureId: "a", severity: "high", category: "jailbreak", start: 2, end: 3 },
          { signatureId: "b", severity: "high", category: "jailbreak", start: 4, end: 5 },
        ],
      },
    },
    { signatureIds: ["b", "a"] },
  ),
  recorded(
    "a list has at most 256 entries",
    {
      type: "guard.scan",
      result: {
        ...block,
        matches: Array.from({ length: 300 }, (_, i) => ({
          signatureId: `r${i}`,
          severity: "low",
          category: "jailbreak",
          start: i,
          end: i + 1,
        })),
      },
    },
    { signatureIds: Array.from({ length: 256 }, (_, i) => `r${i}`) },
  ),
];
