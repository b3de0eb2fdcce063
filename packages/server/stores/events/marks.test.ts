import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { GRAINS } from "./grains.ts";
import { latencySlot, percentile } from "./latency.ts";
import { marksOf, marksOfAll } from "./marks.ts";
import type { DecisionRecord } from "./port.ts";
import { coveringSpans, spanOf, startsOf } from "./spans.ts";

test("percentiles from slots are within a slot's width of the true ones", () => {
  const latencies = fc.array(fc.double({ min: 0.02, max: 60_000, noNaN: true }), { minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(latencies, fc.double({ min: 0.01, max: 1, noNaN: true }), (values, share) => {
      const slots = new Map<number, number>();
      for (const ms of values) slots.set(latencySlot(ms), (slots.get(latencySlot(ms)) ?? 0) + 1);
      const sorted = values.toSorted((a, b) => a - b);
      const rank = Math.max(0, Math.ceil(share * values.length - 1e-9) - 1);
      const guess = percentile(slots, share);
      assert.ok(guess >= sorted[rank]! / 1.31 && guess <= sorted[rank]! * 1.31, `${guess} for ${sorted[rank]}`);
    }),
  );
});

test("a batch of made-up names floods nothing: the rest is counted together", () => {
  const rows = Array.from({ length: 500 }, (_, i) => ({
    tenantId: "t",
    keyId: "k",
    source: "client" as const,
    at: 1,
    receivedAt: 1,
    record: {
      id: String(i),
      ts: "2026-03-01T00:00:00Z",
      type: "guard.scan" as const,
      decision: "block" as const,
      blocked: true,
      signatureIds: Array.from({ length: 256 }, (__, n) => `made-up-${i}-${n}`),
    },
  }));
  const marks = marksOfAll(rows);
  const names = new Set(marks.flatMap((one) => Object.keys(one)));
  assert.ok(names.size <= 1_010, String(names.size));
  const rules = marks.flatMap((one) => Object.entries(one)).filter(([mark]) => mark.startsWith("c.rule:"));
  assert.equal(
    rules.reduce((sum, [, weight]) => sum + weight, 0),
    500 * 16,
  );
});

test("an overview rounds outwards to whole buckets, and refuses an empty or endless span", () => {
  const at = Date.UTC(2026, 1, 14, 10, 20, 30);
  assert.deepEqual(spanOf({ from: at, until: at + 1, bucket: "month" }), {
    grain: GRAINS.month,
    from: Date.UTC(2026, 1),
    until: Date.UTC(2026, 2),
  });
  assert.deepEqual(spanOf({ from: at, until: at + 3_600_000, bucket: "hour" }), {
    grain: 3_600_000,
    from: Date.UTC(2026, 1, 14, 10),
    until: Date.UTC(2026, 1, 14, 12),
  });
  assert.throws(() => spanOf({ from: at, until: at, bucket: "day" }), RangeError);
  assert.throws(() => spanOf({ from: 0, until: at, bucket: "minute" }), RangeError);
});

test("a span is covered by the coarsest buckets, without gap or overlap, none finer than asked", () => {
  const from = Date.UTC(2026, 0, 30, 22);
  const hours = { grain: GRAINS.hour, from, until: Date.UTC(2026, 3, 2, 1) };
  assert.deepEqual(
    coveringSpans(hours).map(({ grain, from: start }) => [grain, new Date(start).toISOString().slice(0, 13)]),
    [
      [GRAINS.hour, "2026-01-30T22"],
      [GRAINS.day, "2026-01-31T00"],
      [GRAINS.month, "2026-02-01T00"],
      [GRAINS.day, "2026-04-01T00"],
      [GRAINS.hour, "2026-04-02T00"],
    ],
  );
  const grains = fc.constantFrom(...Object.values(GRAINS).filter((grain) => grain !== GRAINS.month));
  fc.assert(
    fc.property(grains, fc.nat(400_000), fc.integer({ min: 1, max: 3_000 }), (grain, start, length) => {
      const span = { grain, from: start * grain, until: (start + length) * grain };
      let at = span.from;
      for (const part of coveringSpans(span)) {
        assert.equal(part.from, at);
        assert.ok(part.grain >= grain);
        assert.equal(startsOf(part).length > 0, true);
        at = part.until;
      }
      assert.equal(at, span.until);
    }),
  );
});

test("plain verdicts share their marks, and whatever a mark tells keeps two apart", () => {
  const plain: DecisionRecord = {
    id: "r1",
    type: "scan",
    decision: "allow",
    blocked: false,
    severity: null,
    reason: null,
    categories: [],
    signatureIds: [],
    suppressedIds: [],
    scannedChars: 1,
    surface: "unknown",
    signatureVersion: "2026.01.01",
    semantic: null,
    cloak: null,
    tools: null,
    latencyMs: { static: 0.02, total: 0.1 },
    status: 200,
    error: null,
  };
  const place = { tenantId: "t", source: "service" as const, at: 1, receivedAt: 1 };
  const of = (record: Partial<DecisionRecord>, keyId = "k") =>
    marksOf({ ...place, keyId, record: { ...plain, ...record } });
  assert.equal(of({ id: "r2", scannedChars: 2 }), of({}));
  assert.deepEqual(Object.keys(of({})), [
    "s.type:scan",
    "s.key:k",
    "s.decision:allow",
    "s.latency.static:3",
    "s.latency.total:9",
  ]);
  const others: [Partial<DecisionRecord>, string][] = [
    [{ type: "sanitise" }, "s.type:sanitise"],
    [{ decision: "block" }, "s.decision:block"],
    [{ severity: "low" }, "s.severity:low"],
    [{ categories: ["jailbreak"] }, "s.category:jailbreak"],
    [{ signatureIds: ["one"] }, "s.rule:one"],
    [{ suppressedIds: ["one"] }, "s.suppressed:one"],
    [{ shadowedIds: ["one"] }, "s.shadowed:one"],
    [{ reason: "static=unavailable" }, "s.missed:static"],
    [{ error: "unavailable" }, "s.failed:unavailable"],
    [{ cloak: { ran: true, entities: 1, byType: { email: 1 }, error: null } }, "s.entity:email"],
    [{ tools: { ran: true, calls: 1, findings: 0, blocked: 0, names: ["sum"] } }, "s.tool:sum"],
    [{ latencyMs: { static: 0.02, cloak: 0.1, total: 0.1 } }, "s.latency.cloak:9"],
    [{ latencyMs: { total: 0.1 } }, "s.latency.total:9"],
    [{ latencyMs: { static: 0.02, total: 900 } }, "s.latency.total:44"],
  ];
  for (const [change, mark] of others) {
    assert.ok(mark in of(change), `${mark} in ${Object.keys(of(change))}`);
    assert.notDeepEqual(of(change), of({}));
  }
  assert.ok("s.key:other" in of({}, "other"));
  const semantic = { ran: false, mode: "enforce" as const, flagged: false, reason: null, score: null, version: "1" };
  const failed = of({ semantic: { ...semantic, error: "timeout", windows: { total: 1, checked: 0 } } });
  assert.ok("s.missed:semantic=timeout" in failed);
});
