/**
 * What a request may use. Built once where the program is wired and handed in; nothing here is found by import.
 */
import type { Detector, SemanticPass, StaticScanner } from "@portcullis/engine";
import type { AdminDesk } from "./admin/desk.ts";
import type { Captures } from "./captures.ts";
import type { Clock } from "./clock.ts";
import type { DecisionLog } from "./decisions.ts";
import type { PassName } from "./http/timings.ts";
import type { Keyring } from "./keys.ts";
import type { Metrics } from "./metrics.ts";
import type { Pins } from "./pins.ts";
import type { Quota } from "./quota.ts";
import type { RateLimits } from "./rates.ts";
import type { Stores } from "./stores/ports.ts";
import type { Suppressions } from "./suppressions.ts";

/** A server beside the store that replicas share counters on. The service goes on without it. */
export interface SharedCounters {
  readonly name: string;
  reachable(): boolean;
}

export interface Services {
  readonly clock: Clock;
  readonly keyring: Keyring;
  readonly quota: Quota;
  readonly rates: RateLimits;
  readonly decisions: DecisionLog;
  /** How the counters that replicas share stand: null where nothing is shared beyond the store. */
  readonly counters: SharedCounters | null;
  readonly stores: Stores;
  readonly scanner: StaticScanner;
  /** Null: not configured. */
  readonly semantic: SemanticPass | null;
  /** Null: not configured. */
  readonly detector: Detector | null;
  /** Told in every cloak block, also where detection is switched off. */
  readonly taxonomyVersion: string;
  readonly suppressions: Suppressions;
  readonly pins: Pins;
  readonly captures: Captures;
  readonly metrics: Metrics;
  /** Addresses and networks whose word on the client's address is believed. */
  readonly trustedProxies: readonly string[];
  /** Null: the admin interface is switched off. */
  readonly admin: AdminDesk | null;
  readonly deadlines: { readonly semanticMs: number; readonly cloakMs: number };
  readonly limits: {
    readonly inFlightMax: number;
    readonly requestMs: number;
    /** How long a request may wait behind others before some are refused. */
    readonly waitMs: number;
  };
  /** The counts of all processes together, where there are several; absent, this one's are all. */
  readonly allMetrics?: () => Promise<string>;
  /** A fault inside a pass: its name and kind go to the log, its message and the payload do not. */
  report(pass: PassName | "request" | "store", error: unknown): void;
  /** True from the first sign of shutdown on. */
  draining(): boolean;
}
