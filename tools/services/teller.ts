/** A client of telemetry for tests: it tells in batches, and remembers every record whose batch was acknowledged. */
import assert from "node:assert/strict";
import type { RunningService } from "./service.ts";

export interface Teller {
  /** Sends a batch of new records, up to so many times until it is taken; resolves to the last status. */
  tell(tries?: number): Promise<number>;
  /** Fails when an acknowledged record is not among these ids, or when one of these is there twice. */
  expectKept(ids: readonly string[]): void;
}

export function openTeller(service: RunningService, options: { readonly key: string; readonly batch: number }): Teller {
  const acknowledged: string[] = [];
  let sent = 0;
  return {
    async tell(tries = 1) {
      sent += 1;
      const ids = Array.from({ length: options.batch }, (_, i) => `t${sent}-${i}`);
      const ts = new Date().toISOString();
      const records = ids.map((id) => ({ id, ts, type: "guard.scan", decision: "allow", blocked: false }));
      let status = 0;
      for (let i = 0; i < tries && status !== 200; i += 1)
        ({ status } = await service.post("/v1/telemetry", { records }, options.key));
      if (status === 200) acknowledged.push(...ids);
      return status;
    },
    expectKept(ids) {
      const there = new Set(ids);
      assert.equal(there.size, ids.length, "a record is there twice");
      assert.deepEqual(
        acknowledged.filter((id) => !there.has(id)),
        [],
      );
    },
  };
}
