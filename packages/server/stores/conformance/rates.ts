/** Counts of requests that replicas share. */
import assert from "node:assert/strict";
import type { Cases } from "./desk.ts";

let made = 0;
const freshKey = () => {
  made += 1;
  return `key_rate_${made}`;
};

export const rateCases: Cases = (it) => {
  it("adds up writers and keeps keys and windows apart", async ({ stores }) => {
    const [a, b] = [freshKey(), freshKey()];
    const row = (keyId: string, at: number, count: number) => ({ keyId, at, windowMs: 60_000, writer: "w1", count });
    assert.deepEqual(await stores.rates.share([]), []);
    assert.deepEqual(await stores.rates.share([row(a, 60_000, 3), row(b, 60_000, 5), row(a, 120_000, 7)]), [3, 5, 7]);
    assert.deepEqual(await stores.rates.share([{ ...row(a, 60_000, 10), writer: "w2" }]), [13]);
    assert.deepEqual(await stores.rates.share([{ ...row(a, 60_000, 1), windowMs: 1_000 }]), [1]);
  });

  it("takes a total again without adding, and never goes back", async ({ stores }) => {
    const row = { keyId: freshKey(), at: 0, windowMs: 60_000, writer: "w1" };
    await Promise.all([3, 8, 8, 5].map((count) => stores.rates.share([{ ...row, count }])));
    assert.deepEqual(await stores.rates.share([{ ...row, count: 2 }]), [8]);
  });

  it("is exact when many writers share many keys at once", async ({ stores }) => {
    const keys = Array.from({ length: 20 }, freshKey);
    const shares = Array.from({ length: 8 }, async (_, writer) => {
      for (let count = 1; count <= 5; count += 1) {
        const rows = keys.map((keyId) => ({ keyId, at: 60_000, windowMs: 60_000, writer: `w${writer}`, count }));
        await stores.rates.share(writer % 2 ? rows : rows.reverse());
      }
    });
    await Promise.all(shares);
    const asked = keys.map((keyId) => ({ keyId, at: 60_000, windowMs: 60_000, writer: "w0", count: 0 }));
    assert.deepEqual(
      await stores.rates.share(asked),
      keys.map(() => 40),
    );
  });
};

/** For back ends in which windows do not expire by themselves. */
export const rateSweepCases: Cases = (it) => {
  it("forgets windows that are over", async ({ stores }) => {
    const keyId = freshKey();
    const far = Date.UTC(2100, 0);
    const row = (at: number, writer: string) => ({ keyId, at, windowMs: 60_000, writer, count: 4 });
    await stores.rates.share([row(60_000, "w1"), row(far, "w1")]);
    await stores.rates.sweep(200_000);
    assert.deepEqual(await stores.rates.share([row(60_000, "w2"), row(far, "w2")]), [4, 8]);
  });
};
