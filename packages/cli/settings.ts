/**
 * The one table of settings: what each is called in the environment, what it may be, what it is by default and why one
 * would touch it. Adding a setting is adding a row.
 */

export interface Setting<T> {
  /** Throws a sentence that says what is wrong, without the value where it is secret. */
  read(raw: string): T;
  readonly fallback: T;
  /** As the help prints it. */
  readonly shown: string;
  readonly says: string;
  readonly secret: boolean;
}

export const SETTINGS = {
  PORT: integer(8787, { min: 0, max: 65_535 }, "Port to listen on; 0 takes a free one."),
  HOST: text("127.0.0.1", "Address to listen on; 0.0.0.0 for all."),
  PORTCULLIS_PROCESSES: integer(1, { min: 0, max: 256 }, "Processes that answer on the one port; 0 is one a core."),
  PORTCULLIS_DATA_DIR: text("./.portcullis", "Folder of the embedded store."),
  PORTCULLIS_DATABASE_URL: optional("PostgreSQL to use instead of the embedded store: postgres://user:pw@host/db.", {
    secret: true,
    matches: /^postgres(?:ql)?:\/\/\S+$/,
    must: "be a postgres:// address",
  }),
  PORTCULLIS_REDIS_URL: optional(
    "Redis or Valkey on which replicas share quota counters and rate limits, beside PostgreSQL: redis://user:pw@host:6379/0.",
    {
      secret: true,
      matches: /^rediss?:\/\/\S+$/,
      must: "be a redis:// or rediss:// address",
    },
  ),
  PORTCULLIS_API_KEY: optional(
    "A key that shall exist for tenant `default`: 20 to 200 printable characters, no spaces.",
    {
      secret: true,
      matches: /^[\x21-\x7e]{20,200}$/,
      must: "be 20 to 200 printable characters without spaces",
    },
  ),
  PORTCULLIS_CLOAK: choice(
    "on",
    ["on", "off"],
    "Personal-data detection. Off: /v1/cloak/detect answers not_configured.",
  ),
  PORTCULLIS_CLOAK_WORKERS: integer(1, { min: 1, max: 64 }, "Threads that detect personal data; up to one a core."),
  PORTCULLIS_CLOAK_TIMEOUT_MS: integer(
    2_000,
    { min: 1, max: 60_000 },
    "How long detection may take before it counts as not answered.",
  ),
  PORTCULLIS_CLOAK_TAGGER: choice(
    "gazetteer",
    ["gazetteer", "model"],
    "Who reads names and places: the gazetteer, or, where the semantic pass is on, its model, which is slower and reads more.",
  ),
  PORTCULLIS_NER_URL: optional(
    "An external detector (Presidio's /analyze, or a GLiNER-style server) to ask instead of our own.",
    {
      secret: false,
      matches: /^https?:\/\/\S+$/,
      must: "be an http:// or https:// address",
    },
  ),
  PORTCULLIS_SEMANTIC: choice(
    "on",
    ["on", "off"],
    "The model-based pass. On, and without a model that can be trusted: refuses to start.",
  ),
  PORTCULLIS_SEMANTIC_MODEL_DIR: optional(
    "Folder of the model: registry.json and the files it names. Absent, the one that this build ships.",
    { secret: false, matches: /\S/, must: "name a folder" },
  ),
  PORTCULLIS_SEMANTIC_WORKERS: integer(
    1,
    { min: 1, max: 64 },
    "Threads that run the model, each with a copy of it; up to one a core.",
  ),
  PORTCULLIS_SEMANTIC_QUEUE_MAX: integer(
    64,
    { min: 1, max: 10_000 },
    "Requests that may wait for the model; one more is answered `overloaded`, and so blocked under `enforce`.",
  ),
  PORTCULLIS_SEMANTIC_TIMEOUT_MS: integer(
    4_000,
    { min: 1, max: 60_000 },
    "How long the semantic pass may take before it counts as not answered; 100,000 characters take one to three seconds.",
  ),
  PORTCULLIS_RULES_DIR: optional("Folder of your own rules (*.json), read at start and again when it changes.", {
    secret: false,
    matches: /\S/,
    must: "name a folder",
  }),
  PORTCULLIS_PLANS_FILE: optional("JSON file of plans with their limits; absent, every tenant is `unlimited`.", {
    secret: false,
    matches: /\S/,
    must: "name a file",
  }),
  PORTCULLIS_CAPTURE_KEY: optional(
    "Key that encrypts captures: 32 bytes in base64; several, newest first, by commas. Absent, one is made and kept in the store.",
    {
      secret: true,
      matches: /^[A-Za-z0-9+/_=-]{43,44}(?:,[A-Za-z0-9+/_=-]{43,44})*$/,
      must: "be 32 bytes in base64, or several of them by commas",
    },
  ),
  PORTCULLIS_CAPTURE_DAYS: integer(30, { min: 1, max: 3_650 }, "Days that captures are kept."),
  PORTCULLIS_TELEMETRY_DAYS: integer(
    400,
    { min: 1, max: 3_650 },
    "Days that events are kept: telemetry records and the decision log. PostgreSQL drops whole months.",
  ),
  PORTCULLIS_DECISION_LOG: choice(
    "on",
    ["on", "off"],
    "Whether every decision of scan and sanitise is kept as an event: metrics only, never text.",
  ),
  PORTCULLIS_RATE_LIMIT: integer(
    0,
    { min: 0, max: 10_000_000 },
    "Requests a minute that each key may make, where its plan names no rate; 0 for no limit.",
  ),
  PORTCULLIS_CONSOLE: choice(
    "on",
    ["on", "api", "off"],
    "The web console at /console and the admin interface under /admin/v1; `api` serves the interface alone.",
  ),
  PORTCULLIS_TRUSTED_PROXIES: optional(
    "Proxies whose X-Forwarded-For is believed: addresses or networks, by commas. Absent, the connection's own address counts.",
    {
      secret: false,
      matches: /^[0-9a-fA-F.:]+(?:\/\d{1,3})?(?:,[0-9a-fA-F.:]+(?:\/\d{1,3})?)*$/,
      must: "be addresses or networks such as 10.0.0.0/8, by commas",
    },
  ),
  PORTCULLIS_SESSION_IDLE_MINUTES: integer(
    60,
    { min: 1, max: 1_440 },
    "How long a session of the console may go unused before it ends.",
  ),
  PORTCULLIS_SESSION_HOURS: integer(12, { min: 1, max: 720 }, "How long a session of the console lasts at most."),
  PORTCULLIS_OTLP_URL: optional("OpenTelemetry collector (OTLP over HTTP) that gets a span for each decision.", {
    secret: false,
    matches: /^https?:\/\/[^\s@]+$/,
    must: "be an http:// or https:// address without a password in it",
  }),
  PORTCULLIS_OTLP_HEADERS: optional("Headers for the collector: name=value, several by commas.", {
    secret: true,
    matches: /^[A-Za-z0-9-]+=[^,\r\n]*(?:,[A-Za-z0-9-]+=[^,\r\n]*)*$/,
    must: "be name=value, several by commas",
  }),
  PORTCULLIS_CLICKHOUSE_URL: optional(
    "ClickHouse that keeps the events instead of the database: http://user:pw@host:8123/db.",
    {
      secret: true,
      matches: /^https?:\/\/\S+$/,
      must: "be an http:// or https:// address",
    },
  ),
  PORTCULLIS_IN_FLIGHT_MAX: integer(
    1_000,
    { min: 1, max: 1_000_000 },
    "Requests answered at once; more are refused with 503 overloaded.",
  ),
  PORTCULLIS_WAIT_MS_MAX: integer(
    50,
    { min: 1, max: 60_000 },
    "How long a crowd of requests may wait behind others; where that lasts, more are refused with 503 overloaded.",
  ),
  PORTCULLIS_REQUEST_TIMEOUT_MS: integer(
    30_000,
    { min: 100, max: 600_000 },
    "How long a client may take to send its request.",
  ),
  PORTCULLIS_DRAIN_MS: integer(10_000, { min: 0, max: 600_000 }, "How long a shutdown waits for requests in flight."),
  PORTCULLIS_LOG_LEVEL: choice(
    "info",
    ["debug", "info", "warn", "error", "silent"],
    "How much is logged to standard error.",
  ),
} as const;

export type SettingName = keyof typeof SETTINGS;
export type Settings = { readonly [N in SettingName]: (typeof SETTINGS)[N]["fallback"] };

/** Every setting, or every complaint: a wrong value is a refusal to start that names it. */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
): { readonly ok: true; readonly settings: Settings } | { readonly ok: false; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(SETTINGS)) {
    const raw = env[name];
    try {
      values[name] = raw === undefined || raw === "" ? setting.fallback : (setting as Setting<unknown>).read(raw);
    } catch (error) {
      problems.push(`${name} ${(error as Error).message}`);
    }
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, settings: values as Settings };
}

/** Names that look like ours and are not: most likely a slip of the pen. */
export function unknownNames(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(env).filter(
    // A cluster puts PORTCULLIS_SERVICE_* and PORTCULLIS_PORT* beside any service of that name.
    (name) => name.startsWith("PORTCULLIS_") && !(name in SETTINGS) && !/^PORTCULLIS_(?:SERVICE|PORT)/.test(name),
  );
}

/** A value as it may be shown. */
export function shownValue(name: SettingName, value: unknown): string {
  if (value === null) return "(not set)";
  return SETTINGS[name].secret ? "(set, not shown)" : String(value);
}

function integer(fallback: number, { min, max }: { min: number; max: number }, says: string): Setting<number> {
  return {
    fallback,
    shown: String(fallback),
    says,
    secret: false,
    read(raw) {
      const value = Number(raw);
      if (!/^\d+$/.test(raw.trim()) || value < min || value > max) {
        throw new Error(`must be a whole number from ${min} to ${max}`);
      }
      return value;
    },
  };
}

function choice<T extends string>(fallback: T, options: readonly T[], says: string): Setting<T> {
  return {
    fallback,
    shown: options.map((option) => (option === fallback ? `${option}*` : option)).join(" | "),
    says,
    secret: false,
    read(raw) {
      const value = options.find((option) => option === raw.trim().toLowerCase());
      if (value === undefined) throw new Error(`must be one of ${options.join(", ")}`);
      return value;
    },
  };
}

function text(fallback: string, says: string): Setting<string> {
  return { fallback, shown: fallback, says, secret: false, read: (raw) => raw };
}

function optional(
  says: string,
  { secret, matches, must }: { readonly secret: boolean; readonly matches: RegExp; readonly must: string },
): Setting<string | null> {
  return {
    fallback: null,
    shown: "",
    says,
    secret,
    read(raw) {
      if (!matches.test(raw)) throw new Error(`must ${must}`);
      return raw;
    },
  };
}
