/** What the admin interface is given: who may sign in, what is known of the rules, how the program was started. */
import { CATEGORIES, readNearMisses } from "@portcullis/detections/reference";
import {
  type AdminDesk,
  type Clock,
  createAdmins,
  createReplayer,
  createSessions,
  type OperatorRulesState,
  type Plans,
} from "@portcullis/server";
import type { RateStore, Stores } from "@portcullis/server/stores";
import { SETTINGS, type SettingName, type Settings, shownValue } from "./settings.ts";
import { CONSOLE_DIR } from "./shipped-console.ts";
import { VERSION } from "./version.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export function openAdminDesk(options: {
  readonly settings: Settings;
  readonly stores: Stores;
  readonly rates: RateStore;
  readonly plans: Plans;
  readonly clock: Clock;
  readonly operatorRules: () => OperatorRulesState | null;
  onFault(error: unknown): void;
}): AdminDesk | null {
  const { settings, stores, rates, plans, clock, operatorRules, onFault } = options;
  if (settings.PORTCULLIS_CONSOLE === "off") return null;
  let nearMisses: ReturnType<typeof readNearMisses> | null = null;
  return {
    admins: createAdmins({ store: stores, rates, clock, onFault }),
    sessions: createSessions({
      store: stores.sessions,
      clock,
      idleMs: settings.PORTCULLIS_SESSION_IDLE_MINUTES * MINUTE_MS,
      absoluteMs: settings.PORTCULLIS_SESSION_HOURS * HOUR_MS,
    }),
    plans,
    reference: {
      categories: CATEGORIES,
      nearMisses(ruleId) {
        nearMisses ??= readNearMisses();
        return nearMisses[ruleId] ?? [];
      },
    },
    replayer: createReplayer({ module: import.meta.resolve("@portcullis/detections") }),
    operatorRules,
    facts: {
      version: VERSION,
      startedAt: clock() - Math.round(process.uptime() * 1_000),
      store: settings.PORTCULLIS_DATABASE_URL === null ? "sqlite" : "postgres",
      cloak:
        settings.PORTCULLIS_NER_URL === null
          ? { kind: settings.PORTCULLIS_CLOAK_TAGGER, workers: settings.PORTCULLIS_CLOAK_WORKERS }
          : { kind: "external", workers: null },
      semantic: { workers: settings.PORTCULLIS_SEMANTIC_WORKERS },
      settings: shownSettings(settings),
    },
    consoleDir: settings.PORTCULLIS_CONSOLE === "on" ? CONSOLE_DIR : null,
  };
}

function shownSettings(settings: Settings): AdminDesk["facts"]["settings"] {
  return (Object.keys(SETTINGS) as SettingName[]).map((name) => ({
    name,
    value: shownValue(name, settings[name]),
    isDefault: settings[name] === SETTINGS[name].fallback,
    says: SETTINGS[name].says,
  }));
}
