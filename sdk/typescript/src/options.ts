/**
 * What a client can be told, with its defaults, checked once. Every default is also in `conformance/defaults.json`.
 */
import { ConfigurationError } from "./errors.ts";
import type { Vault } from "./vaults/vault.ts";
import {
  ENTITY_CATEGORY,
  ENTITY_TYPES,
  type EntityCategory,
  type EntityType,
  SEVERITIES,
  type Severity,
  STRATEGIES,
  type Strategy,
  SURFACES,
  type Surface,
} from "./words.ts";

/** One strategy for all, or by type or category; a type goes before its category, and what is not named gets a token. */
export type StrategyChoice = Strategy | Readonly<Partial<Record<EntityType | EntityCategory, Strategy>>>;

/** What may be said for one call as well as for the client. */
export interface CallDefaults {
  /** The bound of one call, all its attempts and pauses included. */
  readonly timeoutMs: number;
  /** What becomes of a payload that the service gave no verdict on. */
  readonly onScanError: "block" | "allow";
  /** What becomes of a payload with a match that blocks. */
  readonly onMatch: "block" | "sanitise" | "report";
  /** The lowest severity that blocks. */
  readonly blockSeverity: Severity;
  /** The size of one piece of a long text. */
  readonly maxScanChars: number;
  /** Whether matches carry the matched text. */
  readonly includeEvidence: boolean;
  readonly semantic: "enforce" | "report" | "off";
  /** What stands where something was cut. */
  readonly replacement: string;
  /** Types to look for; the service's own choice when absent. */
  readonly entities?: readonly EntityType[];
  readonly minConfidence: number;
  readonly skipWhenBlocked: boolean;
  readonly strategy: StrategyChoice;
  /** What becomes of a payload in which personal data could not be looked for. */
  readonly onUnavailable: "block" | "allow";
  /** What becomes of another subject's token. */
  readonly onDenied: "throw" | "leave";
  /** Whether a block past the plan's limit still blocks. */
  readonly enforceWithheld: boolean;
}

/** All of a client's options, filled in. */
export interface ResolvedOptions extends CallDefaults {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly retries: number;
  readonly telemetry: boolean;
  readonly flushIntervalMs: number;
  readonly flushAt: number;
  readonly queueMax: number;
  readonly closeTimeoutMs: number;
  /** Ships bodies to `/v1/captures`, when the key allows it. */
  readonly capture: boolean;
  readonly vault?: Vault;
  readonly vaultTtlMs: number;
  readonly vaultMax: number;
  /** Makes tokens the same over restarts and processes; random for the process when absent. */
  readonly tokenKey?: string;
  /** Hears of what never reaches the request path: telemetry, captures, a vault that failed. */
  readonly onError?: (error: unknown) => void;
  /** The `fetch` to use; the platform's own when absent. */
  readonly fetch?: typeof fetch;
}

/** What `new PortcullisClient` takes. Only the key is required. */
export type ClientOptions = Partial<ResolvedOptions> & { readonly apiKey: string };

/** What one call of the guard takes. */
export interface CallOptions extends Partial<CallDefaults> {
  /** Whose words a payload that is a string is. */
  readonly surface?: Surface;
  /** Whose data it is. */
  readonly subject?: string;
  /** The tools that a call may use, in any provider's form. */
  readonly tools?: readonly object[];
  /** Ask for personal data too. */
  readonly cloak?: boolean;
}

export const DEFAULTS = {
  baseUrl: "http://127.0.0.1:8787",
  timeoutMs: 5000,
  retries: 2,
  telemetry: true,
  flushIntervalMs: 5000,
  flushAt: 50,
  queueMax: 1000,
  closeTimeoutMs: 2000,
  includeEvidence: false,
  capture: false,
  onScanError: "block",
  onMatch: "block",
  blockSeverity: "medium",
  maxScanChars: 100_000,
  replacement: "[REDACTED]",
  semantic: "enforce",
  onUnavailable: "block",
  onDenied: "throw",
  skipWhenBlocked: true,
  minConfidence: 0.5,
  strategy: "tokenize",
  vaultTtlMs: 3_600_000,
  vaultMax: 10_000,
  enforceWithheld: true,
} as const;

const MAX_SCAN_CHARS = 1_000_000;
const REPLACEMENT_CHARS_MAX = 64;
const TOKEN_KEY_CHARS_MIN = 16;

/** Whether a value fits, and the words for it when it does not. */
type Check = readonly [fits: (value: unknown) => boolean, wanted: string];

const bool: Check = [(value) => typeof value === "boolean", "true or false"];
const oneOf = (...words: readonly string[]): Check => [(value) => words.includes(value as string), words.join(", ")];
const number = (min: number, max = Number.MAX_SAFE_INTEGER, isWhole = true): Check => [
  (value) => typeof value === "number" && value >= min && value <= max && (!isWhole || Number.isInteger(value)),
  `a number from ${min} to ${max}`,
];
const text = (fits: (value: string) => boolean, wanted: string): Check => [
  (value) => typeof value === "string" && fits(value),
  wanted,
];
const callable: Check = [(value) => typeof value === "function", "a function"];
const action = oneOf("block", "allow");
const positive = number(1);

const CALL_CHECKS: Readonly<Record<string, Check>> = {
  timeoutMs: positive,
  onScanError: action,
  onMatch: oneOf("block", "sanitise", "report"),
  blockSeverity: oneOf(...SEVERITIES),
  maxScanChars: number(1, MAX_SCAN_CHARS),
  includeEvidence: bool,
  semantic: oneOf("enforce", "report", "off"),
  replacement: text((value) => value.length <= REPLACEMENT_CHARS_MAX, "at most 64 characters"),
  entities: [
    (value) => Array.isArray(value) && value.length > 0 && value.every((type) => ENTITY_TYPES.includes(type)),
    "entity types, at least one",
  ],
  minConfidence: number(0, 1, false),
  skipWhenBlocked: bool,
  strategy: [isStrategyChoice, "a strategy, or a map from type or category to one"],
  onUnavailable: action,
  onDenied: oneOf("throw", "leave"),
  enforceWithheld: bool,
};

const CLIENT_CHECKS: Readonly<Record<string, Check>> = {
  ...CALL_CHECKS,
  // What no header can carry would fail later and say less.
  apiKey: text((value) => /^[!-~]+$/.test(value.trim()), "a key: printable characters"),
  baseUrl: text(isHttpAddress, "an http or https address"),
  retries: number(0),
  telemetry: bool,
  flushIntervalMs: positive,
  flushAt: positive,
  queueMax: positive,
  closeTimeoutMs: positive,
  capture: bool,
  vault: [(value) => typeof (value as Vault | null)?.put === "function", "a vault"],
  vaultTtlMs: positive,
  vaultMax: positive,
  tokenKey: text((value) => value.length >= TOKEN_KEY_CHARS_MIN, "at least 16 characters"),
  onError: callable,
  fetch: callable,
};

const PAYLOAD_CHECKS: Readonly<Record<string, Check>> = {
  surface: oneOf(...SURFACES),
  subject: text(() => true, "a string"),
  tools: [Array.isArray, "a list"],
  cloak: bool,
};

/** Fills the defaults in and refuses what makes no sense. */
export function resolveOptions(given: ClientOptions): ResolvedOptions {
  refuse({ ...{ apiKey: null }, ...given }, CLIENT_CHECKS);
  const options = { ...DEFAULTS, ...present(given) } as ResolvedOptions;
  return { ...options, apiKey: options.apiKey.trim(), baseUrl: options.baseUrl.replace(/\/+$/, "") };
}

/** A call's options over the client's. `more` names what the one method takes besides. */
export function overlay<O extends CallOptions>(
  client: ResolvedOptions,
  given: O,
  more: Readonly<Record<string, Check>> = {},
): ResolvedOptions & O {
  refuse(given as Record<string, unknown>, { ...CALL_CHECKS, ...PAYLOAD_CHECKS, ...more });
  return { ...client, ...present(given) } as ResolvedOptions & O;
}

export const checks = { bool, oneOf, number };

function refuse(given: Readonly<Record<string, unknown>>, known: Readonly<Record<string, Check>>): void {
  for (const [name, value] of Object.entries(given)) {
    const check = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!check) throw new ConfigurationError(name, "is no option");
    if (value !== undefined && !check[0](value)) throw new ConfigurationError(name, `must be ${check[1]}`);
  }
}

/** An option that is undefined was not given. */
function present<O extends object>(given: O): Partial<O> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<O>;
}

function isHttpAddress(value: string): boolean {
  try {
    return /^https?:$/.test(new URL(value).protocol);
  } catch {
    return false;
  }
}

function isStrategyChoice(value: unknown): boolean {
  const isStrategy = (word: unknown) => STRATEGIES.includes(word as Strategy);
  if (isStrategy(value)) return true;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const names: readonly string[] = [...ENTITY_TYPES, ...Object.values(ENTITY_CATEGORY)];
  return Object.entries(value).every(([name, word]) => names.includes(name) && isStrategy(word));
}
