/**
 * What a tenant has used of its plan this month. Every scan is admitted first and settled after; counters are per
 * tenant and UTC month, survive a restart and add up across replicas.
 *
 * Each process counts for itself and writes its totals every quarter of a second; what others have counted comes from
 * the store. A process that dies loses at most what it had not yet written.
 */
import { randomUUID } from "node:crypto";
import type { Clock } from "./clock.ts";
import type { Plan, Plans } from "./plans.ts";
import type { UsageCounts, UsageStore } from "./stores/ports.ts";

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
   * written when it is back. At once where no count has to be waited for.
   */
  check(
    tenantId: string,
    ask: { readonly plan: string; readonly semantic: boolean },
  ): Pass | Rejection | Promise<Pass | Rejection>;
  view(tenantId: string, plan: string): Promise<QuotaView>;
  /** Writes what was counted since. Called by a timer and by `close`. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const FLUSH_MS = 250;
/** How old the other processes' counts may be before a limited plan waits for newer ones. */
const FRESH_MS = 2_000;
/** After a store that did not answer, how long counts at hand are used without asking. */
const PAUSE_MS = 1_000;

/** Rows that one statement writes or reads. */
const STATEMENT_ROWS_MAX = 200;
const LEDGERS_MAX = 20_000;

const ZERO: UsageCounts = { ahoScans: 0, ahoBlocks: 0, aiScans: 0, aiBlocks: 0, overflow: 0 };

/** One tenant's month as this process knows it. */
interface Ledger {
  readonly tenantId: string;
  readonly period: string;
  /** Whose row in the store this is. One for each ledger: a ledger that was dropped and made anew starts at zero. */
  readonly writer: string;
  readonly own: { -readonly [Name in keyof UsageCounts]: number };
  /** Counted by everybody else, when the store was last read. */
  others: UsageCounts;
  readAt: number;
  /** Scans admitted and not yet settled. They count against the limit, so that a burst does not slip past it. */
  readonly admitted: { aho: number; ai: number };
  reading: Promise<void> | null;
}

export function createQuota(options: {
  readonly usage: Pick<UsageStore, "record" | "read">;
  readonly plans: Plans;
  readonly clock: Clock;
  readonly flushMs?: number;
}): Quota {
  const { usage, plans, clock, flushMs = FLUSH_MS } = options;
  const ledgers = new Map<string, Ledger>();
  /** Those with counts that are not in the store yet, of whatever month. */
  const unwritten = new Set<Ledger>();
  let flushing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;
  let closed = false;

  return {
    check(tenantId, { plan: planName, semantic }) {
      const plan = plans.get(planName);
      const ledger = ledgerOf(tenantId, plan);
      const ask = { plan, semantic };
      return ledger instanceof Promise ? ledger.then((read) => judge(read, ask)) : judge(ledger, ask);
    },
    async view(tenantId, planName) {
      const plan = plans.get(planName);
      return viewOf(await ledgerOf(tenantId, plan), plan);
    },
    flush,
    async close() {
      closed = true;
      if (timer) clearTimeout(timer);
      await flush();
    },
  };

  function judge(ledger: Ledger, ask: { plan: Plan; semantic: boolean }): Pass | Rejection {
    if (ask.plan.exhausted === "reject" && isExhausted(ledger, ask)) {
      return { allowed: false, quota: viewOf(ledger, ask.plan) };
    }
    return admit(ledger, ask);
  }

  function admit(ledger: Ledger, { plan, semantic }: { plan: Plan; semantic: boolean }): Pass {
    const { admitted } = ledger;
    const ai = semantic ? 1 : 0;
    admitted.aho += 1;
    admitted.ai += ai;
    let open = true;
    const release = () => {
      if (!open) return false;
      open = false;
      admitted.aho -= 1;
      admitted.ai -= ai;
      return true;
    };
    return {
      allowed: true,
      settle(use) {
        if (release()) {
          count(ledger, { plan, use });
          unwritten.add(ledger);
          schedule();
        }
        return viewOf(ledger, plan);
      },
      release: () => void release(),
    };
  }

  function ledgerOf(tenantId: string, plan: Plan): Ledger | Promise<Ledger> {
    const now = clock();
    const ledger = currentLedger(tenantId, periodOf(now));
    const age = now - ledger.readAt;
    if (age >= 0 && age < FRESH_MS) return ledger;
    if (now >= failedAt && now - failedAt < PAUSE_MS) return ledger;
    ledger.reading ??= read([ledger]).finally(() => {
      ledger.reading = null;
    });
    // A store that is down stops no scan: what is known here goes on being counted.
    const reading = ledger.reading.catch(() => {});
    // The first look waits, so that a restart does not show an empty month; later only a limit is worth waiting for.
    return ledger.readAt === Number.NEGATIVE_INFINITY || isLimited(plan) ? reading.then(() => ledger) : ledger;
  }

  function currentLedger(tenantId: string, period: string): Ledger {
    const known = ledgers.get(tenantId);
    if (known?.period === period) return known;
    const ledger: Ledger = {
      tenantId,
      period,
      writer: randomUUID(),
      own: { ...ZERO },
      others: ZERO,
      readAt: Number.NEGATIVE_INFINITY,
      admitted: { aho: 0, ai: 0 },
      reading: null,
    };
    ledgers.set(tenantId, ledger);
    if (ledgers.size > LEDGERS_MAX) ledgers.delete(ledgers.keys().next().value!);
    return ledger;
  }

  async function read(asked: readonly Ledger[]): Promise<void> {
    const askedAt = clock();
    try {
      const places = asked.map(({ tenantId, period, writer }) => ({ tenantId, period, except: writer }));
      const rows = await usage.read(places);
      for (const [i, ledger] of asked.entries()) {
        ledger.others = rows[i]!;
        ledger.readAt = askedAt;
      }
    } catch (error) {
      failedAt = clock();
      throw error;
    }
  }

  function flush(): Promise<void> {
    const mine = flushing.then(write);
    flushing = mine.catch(() => {});
    return mine;
  }

  async function write(): Promise<void> {
    while (unwritten.size > 0) {
      const part = [...unwritten].slice(0, STATEMENT_ROWS_MAX);
      // Taken out before the wait: what is counted meanwhile puts its ledger back in.
      for (const ledger of part) unwritten.delete(ledger);
      try {
        await usage.record(part.map(({ tenantId, period, writer, own }) => ({ tenantId, period, writer, ...own })));
        // A month that is over, or a ledger that was dropped, has no reader left.
        await read(part.filter((ledger) => ledgers.get(ledger.tenantId) === ledger));
      } catch (error) {
        // Rows are totals, so writing one again that did arrive adds nothing.
        for (const ledger of part) unwritten.add(ledger);
        failedAt = clock();
        throw error;
      }
    }
  }

  function schedule(): void {
    if (timer || closed) return;
    timer = setTimeout(async () => {
      await flush().catch(() => {});
      timer = null;
      if (unwritten.size > 0) schedule();
    }, flushMs).unref();
  }
}

function count(ledger: Ledger, { plan, use }: { plan: Plan; use: ScanUse }): void {
  const { own } = ledger;
  own.ahoScans += 1;
  if (use.ahoBlock) own.ahoBlocks += 1;
  if (use.aiScan) own.aiScans += 1;
  if (use.aiBlock) own.aiBlocks += 1;
  const { ahoScans, aiScans } = usedOf(ledger);
  const pastAho = excess(ahoScans, plan.limits.ahoScans) > 0;
  const pastAi = use.aiScan && excess(aiScans, plan.limits.aiScans) > 0;
  if (pastAho || pastAi) own.overflow += 1;
}

function isExhausted(ledger: Ledger, { plan, semantic }: { plan: Plan; semantic: boolean }): boolean {
  const used = usedOf(ledger);
  const { ahoScans, aiScans } = plan.limits;
  if (ahoScans !== null && used.ahoScans + ledger.admitted.aho >= ahoScans) return true;
  // The semantic pass is never skipped for quota: a scan that asks for it is refused whole.
  return semantic && aiScans !== null && used.aiScans + ledger.admitted.ai >= aiScans;
}

function isLimited({ limits }: Plan): boolean {
  return Object.values(limits).some((limit) => limit !== null);
}

function viewOf(ledger: Ledger, { name, limits }: Plan): QuotaView {
  const used = usedOf(ledger);
  return {
    plan: name,
    period: ledger.period,
    aho: { scans: counter(used.ahoScans, limits.ahoScans), blocks: counter(used.ahoBlocks, limits.ahoBlocks) },
    ai: { scans: counter(used.aiScans, limits.aiScans), blocks: counter(used.aiBlocks, limits.aiBlocks) },
    // Replicas that pass a limit together see it late; what the totals show to be past it is never left out.
    overflow: Math.max(used.overflow, excess(used.ahoScans, limits.ahoScans), excess(used.aiScans, limits.aiScans)),
    enforcementWithheld: excess(used.ahoBlocks, limits.ahoBlocks) > 0 || excess(used.aiBlocks, limits.aiBlocks) > 0,
  };
}

function usedOf({ own, others }: Ledger): UsageCounts {
  return {
    ahoScans: own.ahoScans + others.ahoScans,
    ahoBlocks: own.ahoBlocks + others.ahoBlocks,
    aiScans: own.aiScans + others.aiScans,
    aiBlocks: own.aiBlocks + others.aiBlocks,
    overflow: own.overflow + others.overflow,
  };
}

function counter(used: number, limit: number | null): Counter {
  return { used, limit, remaining: limit === null ? null : Math.max(0, limit - used) };
}

function excess(used: number, limit: number | null): number {
  return limit === null ? 0 : Math.max(0, used - limit);
}

/** The month that was asked for last, and when it is over: it is the same for millions of requests. */
let month = { period: "", from: 0, until: 0 };

function periodOf(now: number): string {
  if (now >= month.from && now < month.until) return month.period;
  const date = new Date(now);
  const [year, index] = [date.getUTCFullYear(), date.getUTCMonth()];
  const period = date.toISOString().slice(0, 7);
  month = { period, from: Date.UTC(year, index), until: Date.UTC(year, index + 1) };
  return period;
}
