/**
 * A worked example for every request and answer of the admin interface, by the endpoint's id. A test holds each against
 * its schema.
 */
interface Pair {
  readonly request?: unknown;
  readonly answer?: unknown;
}

const AT = "2026-11-15T12:00:00.000Z";
const LATER = "2026-12-15T12:00:00.000Z";

const counter = (used: number) => ({ used, limit: null, remaining: null });
const quota = {
  plan: "unlimited",
  period: "2026-11",
  aho: { scans: counter(42), blocks: counter(3) },
  ai: { scans: counter(0), blocks: counter(0) },
  overflow: 0,
  enforcement_withheld: false,
};

const session = {
  id: "ses_4Jx0aB9q",
  admin_id: "adm_7Qm3vT2x",
  admin_name: "ada",
  role: "admin",
  created_at: AT,
  last_seen_at: AT,
  expires_at: "2026-11-16T00:00:00.000Z",
  idle_expires_at: "2026-11-15T13:00:00.000Z",
  address: "127.0.0.1",
  agent: "Mozilla/5.0",
  current: true,
};
const signedIn = {
  admin: { id: "adm_7Qm3vT2x", name: "ada", role: "admin" },
  session,
  service: { version: "0.1.0", now: AT },
};
const admin = {
  id: "adm_9Zk1cY5w",
  name: "grace",
  role: "viewer",
  created_at: AT,
  last_sign_in_at: null,
  revoked_at: null,
};

const event = {
  tenant_id: "default",
  id: "01JCPQ5Z6T4N8S2E",
  at: AT,
  received_at: AT,
  key_id: "key_8Qm3vT",
  source: "client",
  type: "guard.scan",
  decision: "block",
  severity: "high",
  reason: "ignore-previous-instructions",
  categories: ["direct_injection"],
  rules: ["ignore-previous-instructions"],
  suppressed_rules: [],
  shadowed_rules: [],
  tools: [],
  entities: 0,
  scanned_chars: 62,
  latency_ms: 0.9,
  error: null,
  did_not_run: [],
};
const counts = {
  allow: 39,
  block: 3,
  failed: 0,
  did_not_run: 0,
  client_allow: 0,
  client_block: 0,
  client_unreached: 0,
};

const key = {
  id: "key_8Qm3vT",
  tenant_id: "default",
  name: "first key",
  hint: "pk_live_8Qm3",
  state: "active",
  capture_enabled: false,
  created_at: AT,
  expires_at: null,
  revoked_at: null,
  last_used_at: AT,
};
const issued = { key, secret: "pk_live_…" };
const tenant = { id: "acme", name: "Acme", plan: "unlimited", created_at: AT, keys: 1, quota };

const rule = {
  id: "ignore-previous-instructions",
  category: "direct_injection",
  severity: "high",
  title: "Orders to ignore orders",
  meaning: "Tells the model to drop what it was told before.",
  surfaces: ["user", "tool_result", "document", "assistant", "unknown"],
  origin: "built_in",
};
const framework = { owasp_llm: ["LLM01"], owasp_agentic: ["ASI01"], atlas: ["AML.T0051.000"] };
const ruleFile = { name: "ours.json", content: "[]" };
const shadow = {
  id: "shd_2Wq8",
  tenant_id: "default",
  rule_id: rule.id,
  reason: "Watching it for a week before it blocks.",
  owner: "ada",
  created_at: AT,
  expires_at: LATER,
};
const suppression = {
  ...shadow,
  id: "sup_5Tn1",
  fingerprint: "3f0c1d2b7a9e4856",
  reason: "Our manual quotes this sentence.",
  active: true,
};
const hash = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
const pin = {
  tenant_id: "default",
  key_id: key.id,
  tool: "find_ticket",
  hash,
  accepted_hash: hash,
  changed: false,
  changed_at: null,
  seen_at: AT,
};
const capture = {
  tenant_id: "default",
  id: "01JCPQ5Z6T4N8S2F",
  key_id: key.id,
  event_id: event.id,
  at: AT,
  received_at: AT,
  bytes: 812,
};
const done = { done: true };
const why = { reason: "Left the company." };

export const adminExamples: Readonly<Record<string, Pair>> = {
  signIn: { request: { name: "ada", secret: "pa_…" }, answer: signedIn },
  getSession: { answer: signedIn },
  signOut: { answer: done },
  listSessions: { answer: { items: [session] } },
  revokeSession: { answer: done },
  listAdmins: { answer: { items: [admin] } },
  revokeAdmin: { request: why, answer: { ...admin, revoked_at: AT } },
  getOverview: {
    answer: {
      from: "2026-11-14T12:00:00.000Z",
      until: AT,
      bucket: "day",
      totals: counts,
      before: counts,
      before_known: true,
      block_rate: 0.071,
      block_rate_before: 0.071,
      series: [{ at: "2026-11-15T00:00:00.000Z", ...counts }],
      severities: [{ name: "high", count: 3 }],
      categories: [{ name: "direct_injection", count: 3 }],
      rules: [{ name: rule.id, count: 3 }],
      suppressed_rules: [],
      shadowed_rules: [],
      tools: [],
      entity_types: [{ name: "email", count: 7 }],
      keys: [{ name: key.id, count: 42 }],
      types: [{ name: "scan", count: 42 }],
      latency: [{ pass: "static", count: 42, p50_ms: 0.2, p90_ms: 0.4, p95_ms: 0.6, p99_ms: 1.1 }],
      did_not_run: [],
      failures: [],
      quota: [{ tenant_id: "default", tenant_name: "Default", quota }],
    },
  },
  searchEvents: { answer: { items: [event], next: null } },
  getEvent: {
    answer: {
      ...event,
      key_name: "first key",
      matches: [
        {
          rule_id: rule.id,
          category: "direct_injection",
          severity: "high",
          start: 0,
          end: 32,
          fingerprint: "3f0c1d2b7a9e4856",
          suppressed: false,
          shadowed: false,
        },
      ],
      passes: [{ pass: "static", ran: true, error: null, ms: 0.3 }],
      coverage: { scanned_chars: 62, text_chars: 62, windows: null },
      record: {},
      evidence: { count: 0, texts: null },
      capture_ids: [],
    },
  },
  exportEvents: { answer: "tenant_id,id,at\r\n" },
  listKeys: { answer: { items: [key] } },
  createKey: { request: { tenant_id: "default", name: "web shop", expires_at: null }, answer: issued },
  patchKey: { request: { name: "web shop, new" }, answer: { ...key, name: "web shop, new" } },
  rotateKey: { request: { overlap_hours: 24 }, answer: issued },
  revokeKey: {
    request: { reason: "It was in a public repository." },
    answer: { ...key, state: "revoked", revoked_at: AT },
  },
  listTenants: { answer: { items: [tenant] } },
  createTenant: { request: { id: "acme", name: "Acme" }, answer: tenant },
  patchTenant: { request: { name: "Acme Ltd" }, answer: { ...tenant, name: "Acme Ltd" } },
  getUsage: {
    answer: {
      tenant_id: "acme",
      quota,
      months: [{ period: "2026-11", aho_scans: 42, aho_blocks: 3, ai_scans: 0, ai_blocks: 0, overflow: 0 }],
    },
  },
  listPlans: {
    answer: {
      items: [
        {
          name: "unlimited",
          is_default: true,
          aho: { scans: null, blocks: null },
          ai: { scans: null, blocks: null },
          exhausted: "overflow",
        },
      ],
    },
  },
  listRules: {
    answer: {
      signature_version: "2026.11.15",
      categories: [{ name: "direct_injection", meaning: "Orders that outrank orders.", rules: 1, ...framework }],
      rules: [rule],
    },
  },
  getRule: {
    answer: {
      ...rule,
      near_misses: ["You may ignore the previous email."],
      framework,
      shadows: [shadow],
      suppressions: [suppression],
    },
  },
  getOperatorRules: { answer: { configured: true, rules: [], problems: [], read_at: AT } },
  checkOperatorRules: {
    request: { files: [ruleFile] },
    answer: { rules: [], problems: [{ file: "ours.json", path: "/0/id", reason: "is taken by another rule" }] },
  },
  listShadows: { answer: { items: [shadow] } },
  createShadow: {
    request: { tenant_id: "default", rule_id: rule.id, reason: shadow.reason, expires_at: LATER },
    answer: shadow,
  },
  removeShadow: { request: { reason: "It is right." }, answer: done },
  listSuppressions: { answer: { items: [suppression] } },
  createSuppression: {
    request: {
      tenant_id: "default",
      rule_id: rule.id,
      fingerprint: suppression.fingerprint,
      reason: suppression.reason,
      owner: "ada",
      expires_at: LATER,
    },
    answer: suppression,
  },
  removeSuppression: { request: { reason: "The manual was rewritten." }, answer: done },
  listPins: { answer: { items: [pin] } },
  acceptPin: {
    request: { tenant_id: "default", key_id: key.id, tool: pin.tool, hash, reason: "Release notes of 2.1 say so." },
    answer: pin,
  },
  listCaptures: { answer: { items: [capture], next: null } },
  readCapture: {
    request: { tenant_id: "default", id: capture.id, reason: "The customer asks why it was blocked." },
    answer: { ...capture, record: { request: { messages: [{ role: "user", content: "Hello" }] } } },
  },
  eraseCaptures: {
    request: { tenant_id: "default", id: capture.id, reason: "Asked for by the person it is about." },
    answer: { erased: 1 },
  },
  replay: {
    request: { files: [ruleFile], samples: [{ name: "greeting", text: "Hello there." }] },
    answer: { kind: "progress", done: 1, total: 1 },
  },
  playgroundScan: {
    request: { tenant_id: "default", text: "Hello there." },
    answer: {
      verdict: {
        decision: "allow",
        blocked: false,
        reason: null,
        severity: null,
        categories: [],
        matches: [],
        scanned_chars: 12,
        signature_version: "2026.11.15",
        quota,
      },
      layers: [{ kind: "base64", depth: 1, start: 4, end: 20, text: "hello there", chars: 11 }],
      timings: { static: 0.2, total: 0.4 },
    },
  },
  playgroundDetect: {
    request: { text: "Write to ada@example.org.", entities: ["email"] },
    answer: {
      entities: [{ type: "email", category: "pii", start: 9, end: 24, confidence: 0.99 }],
      scanned_chars: 25,
      taxonomy_version: "2026.11.15",
      ner: { ran: true, latency_ms: 0.8 },
    },
  },
  getHealth: {
    answer: {
      status: "ready",
      version: "0.1.0",
      node: "24.21.0",
      started_at: AT,
      now: AT,
      memory_bytes: 120_000_000,
      in_flight: 1,
      parts: [
        {
          name: "store",
          state: "ok",
          kind: "sqlite",
          version: null,
          workers: null,
          says: "Answers.",
          on_failure: "Scans go on for keys seen in the last minutes.",
          ms: 0.4,
        },
      ],
      settings: [{ name: "PORTCULLIS_CLOAK", value: "on", is_default: true, says: "Personal-data detection." }],
    },
  },
  listAudit: {
    answer: {
      items: [
        {
          seq: 1,
          id: "aud_1",
          at: AT,
          actor: "ada",
          action: "key.revoke",
          tenant_id: "default",
          target: key.id,
          reason: "It was in a public repository.",
          detail: {},
          hash,
        },
      ],
      next: null,
    },
  },
  verifyAudit: { answer: { intact: true, rows: 1, head: hash, broken_at: null, problem: null } },
};
