/**
 * A stage for scenarios: the real service on the store in memory, with a handful of rules and entity types, so that
 * a test says all that it depends on. Everything else is as in production.
 */
import type { ErrorBody } from "@portcullis/contract";
import { type Detector, didNotRun, type FailureReason, ran, type SemanticPass } from "@portcullis/engine";
import { createDetector, defineEntity } from "@portcullis/engine/cloak";
import { compileRules, createScanner } from "@portcullis/engine/static";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { createApp } from "../app.ts";
import { createCaptures } from "../captures.ts";
import { createDecisionLog } from "../decisions.ts";
import { createKeyring } from "../keys.ts";
import { createMetrics } from "../metrics.ts";
import { createPins } from "../pins.ts";
import { type Plans, type RateLimit, readPlans } from "../plans.ts";
import { createQuota } from "../quota.ts";
import { createRateLimits } from "../rates.ts";
import { createSealer, makeSealingKey, type Sealer } from "../sealing.ts";
import type { Services } from "../services.ts";
import { openStores, type StoreChoice, type Stores } from "../stores/open.ts";
import { createSuppressions, type Suppressions } from "../suppressions.ts";
import { RULES } from "./stage-rules.ts";

/** In the middle of its minute: what takes no time at all lies inside the buckets that hold this moment, as what takes long does. */
export const NOW = Date.UTC(2026, 10, 15, 12, 34, 30);

const ENTITIES = [
  defineEntity({
    type: "email",
    meaning: "An address.",
    recognisers: [{ id: "plain", kind: "pattern", needs: [], pattern: /[a-z]+@[a-z]+\.[a-z]+/g, judge: 0.9 }],
    finds: [],
    ignores: [],
  }),
  defineEntity({
    type: "password",
    meaning: "A password.",
    recognisers: [{ id: "plain", kind: "pattern", needs: [], pattern: /hunter2/g, judge: 0.9 }],
    finds: [],
    ignores: [],
  }),
];

export const EVERY_DETECTOR: Detector = detectorOf(() => null);

/** A real detector that can be told to fail. */
export function detectorOf(failure: () => FailureReason | null): Detector {
  const pure = createDetector({ entities: ENTITIES, tagger: null });
  return {
    taxonomyVersion: "2026.11.15",
    async detect(text, options) {
      const error = failure();
      return error === null ? ran(pure.detect(text, options), 1) : didNotRun(error);
    },
    async close() {},
  };
}

export interface Setting {
  readonly detector?: Detector | null;
  readonly semantic?: SemanticPass | null;
  readonly plans?: unknown;
  readonly plan?: string;
  readonly rate?: RateLimit;
  readonly inFlightMax?: number;
  /** Where data is kept; in memory unless told otherwise. */
  readonly choice?: StoreChoice;
  /** Hands in stores that fail, for instance. */
  readonly stores?: (real: Stores) => Stores;
  readonly services?: (real: Services) => Services;
}

export interface Answer<B = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly body: B;
  readonly raw: string;
}

export interface Stage {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly stores: Stores;
  readonly sealer: Sealer;
  readonly suppressions: Suppressions;
  readonly key: string;
  readonly keyId: string;
  /** Everything that was logged so far. */
  logs(): string;
  advance(ms: number): void;
  send<B = Record<string, unknown>>(method: string, url: string, request?: Request): Promise<Answer<B>>;
  post<B = Record<string, unknown>>(url: string, body: unknown): Promise<Answer<B>>;
  close(): Promise<void>;
}

interface Request {
  /** A string is sent as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Null: no credential. */
  readonly key?: string | null;
}

export async function stage(setting: Setting = {}): Promise<Stage> {
  let now = NOW;
  const clock = () => now;
  const lines: string[] = [];
  const logger = pino({ level: "debug", base: null }, { write: (line: string) => void lines.push(line) });
  const real = await openStores(setting.choice ?? { memory: true });
  const stores = setting.stores?.(real) ?? real;
  const plans: Plans = readPlans(setting.plans ?? { plans: {} });
  const detector = setting.detector === undefined ? EVERY_DETECTOR : setting.detector;
  const sealer = createSealer(makeSealingKey());
  const keyring = createKeyring({ store: stores, clock });
  const quota = createQuota({ usage: stores.usage, plans, clock });
  const rates = createRateLimits({ rates: stores.rates, plans, standard: setting.rate ?? null, clock });
  const metrics = createMetrics();
  const report: Services["report"] = (pass, error) => logger.error({ pass, fault: (error as Error).name });
  const onStoreFault = (error: unknown) => report("store", error);
  const suppressions = createSuppressions({ store: stores.suppressions, clock, onStoreFault });
  const decisions = createDecisionLog({
    events: stores.events,
    clock,
    onWritten: metrics.recorded,
    onLost: metrics.lost,
    onFault: onStoreFault,
  });
  const services: Services = {
    clock,
    keyring,
    quota,
    rates,
    decisions,
    counters: null,
    stores,
    scanner: createScanner(compileRules(RULES, { version: "2026.11.15" })),
    semantic: setting.semantic ?? null,
    detector,
    taxonomyVersion: "2026.11.15",
    suppressions,
    pins: createPins({ store: stores.pins, clock, onStoreFault }),
    captures: createCaptures({ store: stores.captures, detector, sealer, deadlineMs: 100, clock }),
    metrics,
    deadlines: { semanticMs: 100, cloakMs: 100 },
    limits: { inFlightMax: setting.inFlightMax ?? 100, requestMs: 5_000, waitMs: 1_000 },
    trustedProxies: [],
    admin: null,
    report,
    draining: () => false,
  };
  await real.tenants.create({ id: "acme", name: "Acme", plan: setting.plan ?? "unlimited", createdAt: now });
  const issued = (await keyring.issue({ tenantId: "acme", name: "first", by: "test" }))!;
  const app = createApp(setting.services?.(services) ?? services, logger);

  const send: Stage["send"] = async <B>(method: string, url: string, request: Request = {}) => {
    const { body, headers = {}, key = issued.secret } = request;
    const answer = await app.inject({
      method: method as "GET",
      url,
      headers: {
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const json = String(answer.headers["content-type"]).startsWith("application/json") && answer.body !== "";
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: (json ? JSON.parse(answer.body) : {}) as B,
      raw: answer.body,
    };
  };
  return {
    app,
    services,
    stores,
    sealer,
    suppressions,
    key: issued.secret,
    keyId: issued.info.id,
    logs: () => lines.join(""),
    advance: (ms) => {
      now += ms;
    },
    send,
    post: (url, body) => send("POST", url, { body }),
    async close() {
      await app.close();
      await decisions.close();
      await rates.close();
      await quota.close();
      await keyring.close();
      await real.close();
    },
  };
}

/** The codes of an error's details, by path. */
export function wrongs(answer: Answer): Record<string, string> {
  const { details = [] } = answer.body as unknown as ErrorBody;
  return Object.fromEntries(details.map(({ path, code }) => [path, code]));
}
