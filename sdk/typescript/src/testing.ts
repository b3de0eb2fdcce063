/**
 * `@portcullis/client/testing`: a client for tests, with no service behind it. Everything but the answers is the real
 * client, so that a refusal path under test is the one that runs in production.
 */
import { PortcullisClient } from "./client.ts";
import type { ClientOptions } from "./options.ts";
import { ENTITY_CATEGORY, type EntityType, type Severity } from "./words.ts";

/** A request that the client made. */
export interface FakeCall {
  readonly method: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Personal data that the fake finds, wherever the value stands. */
export interface FakeEntity {
  readonly type: EntityType;
  readonly value: string;
}

interface Rule {
  readonly reason: string;
  readonly severity: Severity;
  /** Blocks only what holds this text. */
  readonly when?: string;
}
interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * A `PortcullisClient` that answers as it is told: it allows everything until `block`, `outage`, `entities` or
 * `rejectTool` say otherwise.
 *
 * @example
 * ```ts
 * const portcullis = new PortcullisFake().block("ignore-previous-instructions");
 * assert.equal(await portcullis.guard.isBlocked("anything"), true);
 * ```
 */
// It is a subclass so that it goes wherever a client goes, types and `instanceof` included.
export class PortcullisFake extends PortcullisClient {
  /** Every request that the client made, in order. */
  readonly calls: FakeCall[];
  readonly #state: State;

  constructor(options: Partial<ClientOptions> = {}) {
    const state: State = { rule: null, isOut: false, entities: [], rejected: new Set(), calls: [] };
    const answer = async (url: unknown, init?: RequestInit) => respond(state, String(url), init);
    super({ apiKey: "pk_test_fake", telemetry: false, retries: 0, ...options, fetch: answer as typeof fetch });
    this.#state = state;
    this.calls = state.calls;
  }

  /** Allows everything again. */
  allow(): this {
    Object.assign(this.#state, { rule: null, isOut: false, entities: [], rejected: new Set() });
    return this;
  }

  /** Blocks every payload, or only those that hold `when`. */
  block(
    reason = "ignore-previous-instructions",
    { when, severity = "high" }: { readonly when?: string; readonly severity?: Severity } = {},
  ): this {
    this.#state.rule = { reason, severity, ...(when === undefined ? {} : { when }) };
    return this;
  }

  /** The service does not answer. */
  outage(): this {
    this.#state.isOut = true;
    return this;
  }

  /** Finds these values wherever they stand. */
  entities(found: readonly FakeEntity[]): this {
    this.#state.entities = found;
    return this;
  }

  /** Rejects calls of this tool. */
  rejectTool(name: string): this {
    this.#state.rejected.add(name);
    return this;
  }
}

interface State {
  rule: Rule | null;
  isOut: boolean;
  entities: readonly FakeEntity[];
  rejected: Set<string>;
  readonly calls: FakeCall[];
}

function respond(state: State, url: string, init?: RequestInit): Response {
  const body = init?.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : {};
  const { pathname } = new URL(url);
  state.calls.push({ method: init?.method ?? "GET", path: pathname, body });
  if (state.isOut) throw new TypeError("the fake is out");
  if (pathname === "/v1/scan") return Response.json(verdict(state, body));
  if (pathname === "/v1/cloak/detect") {
    const text = String(body.text);
    return Response.json({ entities: found(state, text), scanned_chars: text.length, taxonomy_version: "2026.01.01" });
  }
  if (pathname === "/v1/me") {
    const captures = body.capture_enabled === true;
    return Response.json({ key_id: "key_fake", tenant_id: "fake", key_name: "fake", capture_enabled: captures });
  }
  return Response.json({ accepted: (body.records as unknown[] | undefined)?.length ?? 0, rejected: 0 });
}

function verdict(state: State, body: Readonly<Record<string, unknown>>): object {
  const text = String(body.text);
  const calls = (body.tool_calls ?? []) as readonly { readonly id?: string; readonly name: string }[];
  const { rule } = state;
  const ranges =
    rule && text !== "" ? (rule.when === undefined ? [{ start: 0, end: text.length }] : places(text, rule.when)) : [];
  const judged = calls.map(({ id, name }, index) => {
    const allowed = !state.rejected.has(name);
    const severity = allowed ? null : "high";
    const findings = allowed ? [] : [{ code: "unknown_tool", severity: "high", message: "rejected by the test" }];
    return { id: id ?? null, index, name, allowed, severity, findings };
  });
  const isRejected = judged.some(({ allowed }) => !allowed);
  const isBlocked = ranges.length > 0 || isRejected;
  const counter = { used: 0, limit: null, remaining: null };
  const counters = { scans: counter, blocks: counter };
  return {
    decision: isBlocked ? "block" : "allow",
    blocked: isBlocked,
    reason: ranges.length > 0 ? rule!.reason : null,
    severity: ranges.length > 0 ? rule!.severity : null,
    categories: ranges.length > 0 ? ["direct_injection"] : [],
    matches: ranges.map((range) => ({
      ...range,
      signature_id: rule!.reason,
      category: "direct_injection",
      severity: rule!.severity,
    })),
    scanned_chars: text.length,
    signature_version: "2026.01.01",
    quota: {
      plan: "unlimited",
      period: "2026-01",
      aho: counters,
      ai: counters,
      overflow: 0,
      enforcement_withheld: false,
    },
    ...(calls.length > 0
      ? { tool_validation: { allowed: !isRejected, severity: isRejected ? "high" : null, calls: judged } }
      : {}),
    ...(body.cloak
      ? {
          cloak: {
            ran: true,
            entities: found(state, text),
            taxonomy_version: "2026.01.01",
            latency_ms: 0,
            error: null,
          },
        }
      : {}),
  };
}

function found({ entities }: State, text: string): object[] {
  return entities.flatMap(({ type, value }) =>
    places(text, value).map((range) => ({ ...range, type, category: ENTITY_CATEGORY[type], confidence: 1 })),
  );
}

function places(text: string, part: string): Range[] {
  const ranges: Range[] = [];
  for (let start = text.indexOf(part); part !== "" && start >= 0; start = text.indexOf(part, start + part.length)) {
    ranges.push({ start, end: start + part.length });
  }
  return ranges;
}
