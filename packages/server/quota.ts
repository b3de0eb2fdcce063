/**
 * What a tenant has used of its plan this month. Every scan is admitted first and settled after; counters are per
 * tenant and UTC month, survive a restart and add up across replicas.
 */

export interface Counter {
  readonly used: number;
  /** Null: unlimited. */
  readonly limit: number | null;
  readonly remaining: number | null;
}

export interface QuotaView {
  readonly plan: string;
  /** UTC month, `YYYY-MM`. */
  readonly period: string;
  readonly aho: { readonly scans: Counter; readonly blocks: Counter };
  readonly ai: { readonly scans: Counter; readonly blocks: Counter };
  readonly overflow: number;
  readonly enforcementWithheld: boolean;
}

/** What one scan did. */
export interface ScanUse {
  readonly ahoBlock: boolean;
  readonly aiScan: boolean;
  readonly aiBlock: boolean;
}

/** The right to make one scan. Exactly one of `settle` and `release` counts; later calls of either change nothing. */
export interface Pass {
  readonly allowed: true;
  /** Counts the scan and tells how the plan stands with it. */
  settle(use: ScanUse): QuotaView;
  /** Gives the place back when the scan was not made. */
  release(): void;
}

export interface Rejection {
  readonly allowed: false;
  readonly quota: QuotaView;
}

export interface Quota {
  /**
   * Asks for one scan. Rejected only when the plan says `reject` and a scan limit it would touch is reached; `semantic`
   * says whether the semantic pass is due. A store that is down never refuses a scan: counts go on locally and are
   * written when it is back.
   */
  check(tenantId: string, ask: { readonly plan: string; readonly semantic: boolean }): Promise<Pass | Rejection>;
  view(tenantId: string, plan: string): Promise<QuotaView>;
  /** Writes what was counted since. Called by a timer and by `close`. */
  flush(): Promise<void>;
  close(): Promise<void>;
}
