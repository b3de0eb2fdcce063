/**
 * Replay: the candidate rules beside the rules in force over captured or uploaded samples, told line by line. Captured
 * text is read in memory only; the lines name samples, never quote them.
 */
import { setImmediate as breathe } from "node:timers/promises";
import { LIMITS, reaches, type Severity, worst } from "@portcullis/contract";
import { type ReplayLine, ReplayWish } from "@portcullis/contract/admin";
import type { JudgedMatch, Match, Payload } from "@portcullis/engine";
import type { Replay } from "../../admin/replay.ts";
import { type AdminAsk, Answer, defineAdminRoute } from "../../admin/route.ts";
import { payloadOfRequest } from "../../admin/samples.ts";
import { badField } from "../../http/problem.ts";
import type { Services } from "../../services.ts";
import { wireProblem } from "./rules.ts";
import { found, timeOf } from "./wire.ts";

/** Samples that go to the thread at once: few enough that progress moves. */
const STEP = 50;
const PAGE = 20;

interface Sample {
  readonly payload: Payload;
  readonly name: string | null;
  readonly captureId: string | null;
}

export const replay = defineAdminRoute({
  id: "replay",
  body: ReplayWish,
  bodyBytesMax: LIMITS.replayBodyBytesMax,
  async handle(ask, { services, desk }) {
    const { body, note, signal } = ask;
    const { samples, captures, reason } = body;
    if ((samples === undefined) === (captures === undefined)) {
      throw badField("/samples", "invalid", "give samples, or captures to take them from, and not both");
    }
    if (captures && reason === undefined) throw badField("/reason", "missing", "reason is required to read captures");
    if (captures) found(await services.stores.tenants.find(captures.tenant_id), "tenant");
    await note({
      action: "replay.run",
      tenantId: captures?.tenant_id ?? null,
      reason,
      detail: { files: body.files.length, source: captures ? "captures" : "samples" },
    });
    const taken = services.scanner.rules.filter((rule) => rule.origin === "built_in").map(({ id }) => id);
    const current = desk.operatorRules()?.rules ?? [];
    const run = await desk.replayer.open({ files: body.files, current, taken, signal });
    return new Answer(told(run, ask, services), { "content-type": "application/x-ndjson; charset=utf-8" });
  },
});

async function* told(run: Replay, ask: AdminAsk<unknown, ReplayWish>, services: Services): AsyncGenerator<string> {
  const line = (value: ReplayLine) => `${JSON.stringify(value)}\n`;
  try {
    if (run.errors.length > 0) {
      yield line({ kind: "refused", problems: run.errors.map(wireProblem) });
      return;
    }
    for await (const each of judged(run, ask, services)) yield line(each);
  } catch (error) {
    services.report("request", error);
    yield line({ ...EMPTY, kind: "done", stopped: "failed", ms: 0 });
  } finally {
    await run.close();
  }
}

const EMPTY = {
  samples: 0,
  changed: 0,
  newly_blocked: 0,
  newly_allowed: 0,
  blocked_before: 0,
  blocked_after: 0,
  skipped: 0,
};

async function* judged(
  run: Replay,
  { body }: AdminAsk<unknown, ReplayWish>,
  services: Services,
): AsyncGenerator<ReplayLine> {
  const startedAt = performance.now();
  const bar = body.block_severity ?? "medium";
  const tenantId = body.captures?.tenant_id ?? null;
  const sums = { ...EMPTY };
  let stopped: "time" | null = null;
  const total = await totalOf(body, services);
  yield { kind: "progress", done: 0, total };

  for await (const { step, skipped } of steps(body, services)) {
    sums.skipped += skipped;
    const verdicts = step.length === 0 ? [] : await run.judge(step.map(({ payload }) => payload));
    if (verdicts === null) {
      stopped = "time";
      break;
    }
    for (const [i, sample] of step.entries()) {
      const before = await side(verdicts[i]!.before, { sample, tenantId, bar, services });
      const after = await side(verdicts[i]!.after, { sample, tenantId, bar, services });
      if (before.decision === "block") sums.blocked_before += 1;
      if (after.decision === "block") sums.blocked_after += 1;
      const index = sums.samples;
      sums.samples += 1;
      if (before.decision === after.decision) continue;
      sums.changed += 1;
      if (after.decision === "block") sums.newly_blocked += 1;
      else sums.newly_allowed += 1;
      if (sums.changed > LIMITS.replayChangesMax) continue;
      const { name, captureId, payload } = sample;
      yield {
        kind: "change",
        sample: { index, name, capture_id: captureId, chars: payload.text.length },
        before,
        after,
      };
    }
    yield { kind: "progress", done: sums.samples + sums.skipped, total: Math.max(total, sums.samples + sums.skipped) };
  }
  yield { kind: "done", ...sums, stopped, ms: performance.now() - startedAt };
}

/** A captured text is judged with its tenant's allow-list, as it was when it came. */
async function side(
  matches: readonly Match[],
  at: {
    readonly sample: Sample;
    readonly tenantId: string | null;
    readonly bar: Severity;
    readonly services: Services;
  },
) {
  const { sample, tenantId, bar, services } = at;
  const all: JudgedMatch[] =
    tenantId === null
      ? matches.map((match) => ({ ...match, suppressed: false }))
      : await services.suppressions.judge(tenantId, sample.payload.text, matches);
  const counted = all.filter((match) => !match.suppressed);
  const blocks = counted.some((match) => reaches(match.severity, bar));
  return {
    decision: blocks ? ("block" as const) : ("allow" as const),
    severity: worst(counted.map((match) => match.severity)),
    rules: [...new Set(counted.map((match) => match.ruleId))],
  };
}

async function totalOf({ samples, captures }: ReplayWish, { stores }: Services): Promise<number> {
  if (!captures) return samples!.length;
  return Math.min(captures.max ?? 1_000, await stores.captures.count(captures.tenant_id));
}

async function* steps(
  { samples, captures }: ReplayWish,
  services: Services,
): AsyncGenerator<{ readonly step: readonly Sample[]; readonly skipped: number }> {
  if (captures) {
    yield* captured(captures, services);
    return;
  }
  for (let at = 0; at < samples!.length; at += STEP) {
    const step = samples!.slice(at, at + STEP).map(({ name = null, text, surface = "unknown" }) => ({
      payload: { text, surface, segments: [] },
      name,
      captureId: null,
    }));
    yield { step, skipped: 0 };
  }
}

async function* captured(wish: NonNullable<ReplayWish["captures"]>, { stores, captures, report }: Services) {
  const from = wish.from === undefined ? Number.NEGATIVE_INFINITY : timeOf(wish.from);
  const until = wish.until === undefined ? Number.POSITIVE_INFINITY : timeOf(wish.until);
  let before = Number.isFinite(until) ? { at: until, id: "" } : undefined;
  let left = wish.max ?? 1_000;
  while (left > 0) {
    const limit = Math.min(PAGE, left);
    const rows = await stores.captures.list(wish.tenant_id, { limit, ...(before ? { before } : {}) });
    const inSpan = rows.filter((row) => row.at >= from);
    const step: Sample[] = [];
    let skipped = 0;
    for (const row of inSpan) {
      // A body may be a megabyte: other requests are let through between two of them.
      await breathe();
      try {
        const payload = payloadOfRequest(captures.open(row).request);
        step.push({ payload, name: null, captureId: row.id });
      } catch (error) {
        report("store", error);
        skipped += 1;
      }
    }
    yield { step, skipped };
    left -= rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < limit || inSpan.length < rows.length) return;
    before = { at: last.at, id: last.id };
  }
}
