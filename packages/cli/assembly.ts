/**
 * Builds the service from its settings: stores, rules, detector, keyring, quota. The only place where the rooms of the
 * house meet. What is opened here is closed in the reverse order.
 */
import { readFileSync } from "node:fs";
import { detectorSource, openAttackScanner, taxonomyVersion } from "@portcullis/detections";
import type { Detector } from "@portcullis/engine";
import { openDetector, openExternalDetector, openSemantic, type SemanticModel } from "@portcullis/engine/inference";
import type { LiveScanner } from "@portcullis/engine/static";
import {
  createCaptures,
  createDecisionLog,
  createKeyring,
  createMetrics,
  createPins,
  createQuota,
  createRateLimits,
  createSealer,
  createSuppressions,
  keptSealingKey,
  NO_DECISION_LOG,
  type Plans,
  readPlans,
  type Services,
  systemClock,
  UNLIMITED_PLANS,
  withSinks,
} from "@portcullis/server";
import { openStores, type StoreChoice } from "@portcullis/server/stores";
import type { Logger } from "pino";
import { openAdminDesk } from "./admin-desk.ts";
import { UsageError } from "./command.ts";
import { openCounters } from "./counters.ts";
import { watchOperatorRules } from "./operator-rules.ts";
import type { Settings } from "./settings.ts";
import { MODEL_DIR } from "./shipped-model.ts";
import { openSinks } from "./sinks.ts";

export interface Assembly {
  readonly services: Services;
  readonly live: LiveScanner;
  readonly plans: Plans;
  /** True when a key for captures was made because no setting gave one. */
  readonly madeCaptureKey: boolean;
  drain(): void;
  /** Reads the operator's rules anew, where there are any. */
  reload(): void;
  close(): Promise<void>;
}

export async function assemble(
  settings: Settings,
  logger: Logger,
  choice: StoreChoice = storeChoice(settings),
): Promise<Assembly> {
  const semantic = await openSemanticOf(settings, logger);
  try {
    return await assembleAround(semantic, { settings, logger, choice });
  } catch (error) {
    await semantic?.close();
    throw error;
  }
}

interface Plan {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly choice: StoreChoice;
}

async function assembleAround(semantic: SemanticModel | null, { settings, logger, choice }: Plan): Promise<Assembly> {
  const clock = systemClock;
  const plans = plansOf(settings);
  const report: Services["report"] = (pass, error) => logger.error({ pass, fault: faultOf(error) }, "a pass failed");

  const live = openAttackScanner();
  const rulesWatch = settings.PORTCULLIS_RULES_DIR
    ? watchOperatorRules(settings.PORTCULLIS_RULES_DIR, { live, logger })
    : null;
  const metrics = createMetrics();
  const sinks = openSinks(settings, metrics, report);
  const opened = await openStores(choice);
  const stores = { ...opened, events: withSinks(opened.events, sinks) };
  const detector = settings.PORTCULLIS_CLOAK === "on" ? await openDetectorOf(settings, logger, semantic) : null;
  const captureKey = settings.PORTCULLIS_CAPTURE_KEY ?? (await keptSealingKey(stores.meta));
  const sealer = createSealer(typeof captureKey === "string" ? captureKey : captureKey.key);
  const keyring = createKeyring({ store: stores, clock, defaultPlan: plans.default });
  const counters = await openCounters(settings, stores, clock);
  const quota = createQuota({ usage: counters.usage, plans, clock });
  const perMinute = settings.PORTCULLIS_RATE_LIMIT;
  const standard = perMinute === 0 ? null : { requests: perMinute, seconds: 60 };
  const rates = createRateLimits({ rates: counters.rates, plans, standard, clock });
  const onStoreFault = (error: unknown) => report("store", error);
  const decisions =
    settings.PORTCULLIS_DECISION_LOG === "off"
      ? NO_DECISION_LOG
      : createDecisionLog({
          events: stores.events,
          clock,
          onWritten: metrics.recorded,
          onLost: metrics.lost,
          onFault: onStoreFault,
        });
  metrics.watch("decisions_waiting", "Decisions that wait to be written.", () => decisions.state().waiting);
  const { shared } = counters;
  if (shared) metrics.watch("redis_up", "Whether the shared counters answer.", () => Number(shared.reachable()));
  let draining = false;

  const services: Services = {
    clock,
    keyring,
    quota,
    rates,
    decisions,
    counters: shared,
    stores,
    scanner: live.scanner,
    semantic,
    detector,
    taxonomyVersion,
    suppressions: createSuppressions({ store: stores.suppressions, clock, onStoreFault }),
    pins: createPins({ store: stores.pins, clock, onStoreFault }),
    captures: createCaptures({
      store: stores.captures,
      detector,
      sealer,
      deadlineMs: settings.PORTCULLIS_CLOAK_TIMEOUT_MS,
      clock,
    }),
    metrics,
    deadlines: { semanticMs: settings.PORTCULLIS_SEMANTIC_TIMEOUT_MS, cloakMs: settings.PORTCULLIS_CLOAK_TIMEOUT_MS },
    limits: {
      inFlightMax: settings.PORTCULLIS_IN_FLIGHT_MAX,
      requestMs: settings.PORTCULLIS_REQUEST_TIMEOUT_MS,
      waitMs: settings.PORTCULLIS_WAIT_MS_MAX,
    },
    trustedProxies: settings.PORTCULLIS_TRUSTED_PROXIES?.split(",") ?? [],
    admin: openAdminDesk({
      settings,
      stores,
      rates: counters.rates,
      plans,
      clock,
      operatorRules: () => rulesWatch?.state() ?? null,
      onFault: onStoreFault,
    }),
    report,
    draining: () => draining,
  };
  return {
    services,
    live,
    plans,
    madeCaptureKey: typeof captureKey !== "string" && captureKey.made,
    drain: () => {
      draining = true;
    },
    reload: () => rulesWatch?.reload(),
    async close() {
      rulesWatch?.close();
      // A store that is away must not keep the rest from closing: what it would have been told is said in the log.
      for (const part of [decisions, rates, quota, counters, keyring, detector, semantic, ...sinks, stores]) {
        await part?.close().catch((error: unknown) => report("store", error));
      }
    },
  };
}

function storeChoice(settings: Settings): StoreChoice {
  const eventsUrl = settings.PORTCULLIS_CLICKHOUSE_URL;
  return { ...databaseChoice(settings), ...(eventsUrl !== null && { eventsUrl }) };
}

/** The store of everything but events, where those are kept apart. */
export function databaseChoice(settings: Settings): StoreChoice {
  const url = settings.PORTCULLIS_DATABASE_URL;
  return url === null ? { dataDir: settings.PORTCULLIS_DATA_DIR } : { url };
}

/** Fail closed: what is switched on and cannot run must not look as if it did. */
async function openSemanticOf(settings: Settings, logger: Logger): Promise<SemanticModel | null> {
  if (settings.PORTCULLIS_SEMANTIC === "off") return null;
  try {
    return await openSemantic({
      folder: settings.PORTCULLIS_SEMANTIC_MODEL_DIR ?? MODEL_DIR,
      workers: settings.PORTCULLIS_SEMANTIC_WORKERS,
      queueMax: settings.PORTCULLIS_SEMANTIC_QUEUE_MAX,
      onFault: (fault) => logger.error({ fault }, "a thread of the model was replaced"),
    });
  } catch (error) {
    throw new UsageError(`PORTCULLIS_SEMANTIC is on, but its model cannot be used: ${(error as Error).message}`);
  }
}

function openDetectorOf(settings: Settings, logger: Logger, semantic: SemanticModel | null): Promise<Detector> {
  const url = settings.PORTCULLIS_NER_URL;
  if (url !== null) return openExternalDetector({ url, taxonomyVersion });
  return openDetector({
    source: detectorSource,
    taxonomyVersion,
    workers: settings.PORTCULLIS_CLOAK_WORKERS,
    ...(semantic && settings.PORTCULLIS_CLOAK_TAGGER === "model" ? { tag: semantic.tag } : {}),
    onFault: (fault) => logger.error({ fault }, "a detection thread was replaced"),
  });
}

export function plansOf({ PORTCULLIS_PLANS_FILE: path }: Settings): Plans {
  if (path === null) return UNLIMITED_PLANS;
  try {
    return readPlans(JSON.parse(readFileSync(path, "utf8")));
  } catch (error) {
    throw new UsageError(`PORTCULLIS_PLANS_FILE cannot be used: ${(error as Error).message}`);
  }
}

/** What may be told of a fault: its kind and where it happened. Its message may quote a payload and stays out. */
function faultOf(error: unknown): { kind: string; at: readonly string[] } {
  if (!(error instanceof Error)) return { kind: typeof error, at: [] };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return { kind: error.name, at: frames.slice(0, 5).map((line) => line.trim()) };
}
