import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { countedAt, GRAINS, grainStart } from "./events/grains.ts";
import { packEvents, type StoredEvent, type Sum, writeEvents } from "./sqlite-events.ts";
import { escapeText } from "./text.ts";

const few = (...names: string[]) => fc.constantFrom(...names);
const time = fc.integer({ min: Date.UTC(2026, 0, 31, 23, 58), max: Date.UTC(2026, 1, 1, 0, 2) });

const event: fc.Arbitrary<StoredEvent> = fc.record({
  tenantId: few("a", "b", "with \0 in it"),
  source: few("service", "client"),
  id: fc.string({ unit: "binary" }),
  month: fc.constantFrom(202601, 202602),
  keyId: few("k1", "k2"),
  receivedAt: time,
  at: time,
  marks: few('{"s.type:scan":1,"s.key:k1":1}', '{"s.type:scan":1,"s.entity:email":3}', "{}"),
  record: fc.string().map((text) => JSON.stringify({ text })),
});

/** The sums as one would add them up by hand. */
function plainSums(events: readonly StoredEvent[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { tenantId, at, receivedAt, marks } of events) {
    for (const grain of Object.values(GRAINS)) {
      for (const [mark, weight] of Object.entries(JSON.parse(marks) as Record<string, number>)) {
        const start = grainStart(grainStart(countedAt({ at, receivedAt }), GRAINS.minute), grain);
        const place = [escapeText(tenantId), grain, start, mark].join(" ");
        sums.set(place, (sums.get(place) ?? 0) + weight);
      }
    }
  }
  return sums;
}

test("a batch comes out of the message as it went in, and only what was new is summed", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(event, fc.boolean()), { minLength: 1, maxLength: 40 }), (batch) => {
      const events = batch.map(([one]) => one);
      const written: StoredEvent[] = [];
      const sums: Sum[] = [];
      const count = writeEvents(structuredClone(packEvents(events)), {
        insert: (one) => batch[written.push(one) - 1]![1],
        add: (sum) => void sums.push(sum),
      });
      const held = events.map((one) => ({
        ...one,
        tenantId: escapeText(one.tenantId),
        id: escapeText(one.id),
      }));
      assert.deepEqual(written, held);
      const fresh = batch.filter(([, isNew]) => isNew).map(([one]) => one);
      assert.equal(count, fresh.length);
      const told = new Map(sums.map(({ tenantId, grain, at, mark, n }) => [[tenantId, grain, at, mark].join(" "), n]));
      assert.equal(told.size, sums.length, "a sum is told once");
      assert.deepEqual(told, plainSums(fresh));
    }),
  );
});

test("what events share is in the message once", () => {
  const shared = { tenantId: "a", source: "service", month: 202601, keyId: "k", receivedAt: 1, at: 1, marks: "{}" };
  const ids = Array.from({ length: 500 }, (_, i) => `id-${i}`);
  const packed = packEvents(ids.map((id) => ({ ...shared, id, record: "{}" })));
  assert.equal(packed.places.length, 1);
  assert.deepEqual(packed.marks, ["{}"]);
});
