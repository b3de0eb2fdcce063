/** Answers of the service, as on the wire, for cases that need one. */

const counter = { used: 1, limit: null, remaining: null };
export const quota = {
  plan: "unlimited",
  period: "2026-11",
  aho: { scans: counter, blocks: counter },
  ai: { scans: counter, blocks: counter },
  overflow: 0,
  enforcement_withheld: false,
};

export const match = (id: string, [start, end]: readonly [number, number], severity = "high", more: object = {}) => ({
  signature_id: id,
  category: "direct_injection",
  severity,
  start,
  end,
  ...more,
});

export const entity = (type: string, [start, end]: readonly [number, number], more: object = {}) => ({
  type,
  category: "pii",
  start,
  end,
  confidence: 0.9,
  ...more,
});

export const clean = (scanned: number, more: object = {}) => ({
  decision: "allow",
  blocked: false,
  reason: null,
  severity: null,
  categories: [],
  matches: [],
  scanned_chars: scanned,
  signature_version: "2026.11.01",
  quota,
  ...more,
});

export const hit = (scanned: number, found: ReturnType<typeof match>, more: object = {}) => ({
  ...clean(scanned),
  decision: "block",
  blocked: true,
  reason: found.signature_id,
  severity: found.severity,
  categories: [found.category],
  matches: [found],
  ...more,
});

export const cloakRan = (entities: readonly object[], more: object = {}) => ({
  ran: true,
  entities,
  taxonomy_version: "2026.11.01",
  latency_ms: 2,
  error: null,
  ...more,
});

export const cloakFailed = (error: string) => ({
  ran: false,
  entities: [],
  taxonomy_version: "2026.11.01",
  latency_ms: null,
  error,
});

export const modelCheck = (more: object = {}) => ({
  ran: true,
  mode: "enforce",
  decision: "allow",
  flagged: false,
  reason: null,
  severity: null,
  score: 0.1,
  threshold: 0.85,
  results: [],
  model: "m",
  model_version: "2026.11.01",
  windows: { total: 1, checked: 1 },
  latency_ms: 3,
  error: null,
  ...more,
});

/** Only the semantic pass blocks. */
export const flagged = (scanned: number, check: object) =>
  clean(scanned, {
    decision: "block",
    blocked: true,
    reason: "prompt_attack=injection",
    severity: "high",
    model_check: modelCheck({ decision: "block", flagged: true, ...check }),
  });

export const ok = (body: object, more: object = {}) => ({ body, ...more });

/** An answer that is none, and one that says when to ask again. */
export const refusal = (status: number, error: string, headers: object = {}) => ({
  status,
  headers,
  body: { error, message: "m", request_id: "req_x" },
});
export const FAST = { "retry-after": "0" };
export const dead = { status: 401, body: { error: "unauthorized", message: "m", request_id: "r" } };

interface Judged {
  readonly id: string | null;
  readonly index: number;
  readonly name: string;
  readonly allowed: boolean;
  readonly severity: string | null;
  readonly findings: readonly object[];
}
export const passed = (id: string | null, index: number, name: string): Judged => ({
  id,
  index,
  name,
  allowed: true,
  severity: null,
  findings: [],
});
export const rejected = (id: string | null, index: number, name: string, findings: readonly object[] = []): Judged => ({
  id,
  index,
  name,
  allowed: false,
  severity: "high",
  findings,
});

/** The answer on tool calls that were sent without a text. */
export const verdictOn = (...calls: readonly Judged[]) => {
  const allowed = calls.every((call) => call.allowed);
  const tool_validation = { allowed, severity: allowed ? null : "high", calls };
  return ok(clean(0, allowed ? { tool_validation } : { decision: "block", blocked: true, tool_validation }));
};
