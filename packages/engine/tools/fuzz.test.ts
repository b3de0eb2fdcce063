import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { schemaAndArguments } from "./arbitrary.ts";
import { judgeCalls, readTools } from "./index.ts";

test("no schema and no arguments make reading or judging throw or stall", () => {
  let judged = 0;
  fc.assert(
    fc.property(schemaAndArguments, ([schema, text]) => {
      const start = process.cpuUsage();
      const reading = readTools([{ name: "t", parameters: schema }]);
      const toolbox = reading.ok ? reading.tools : null;
      const { calls } = judgeCalls({ calls: [{ id: null, name: "t", arguments: text }], toolbox, scan: () => [] });
      assert.equal(calls.length, 1);
      if (reading.ok) judged++;
      // Time of this process alone, because the machine may be busy; the bench measures the real bound.
      const { user, system } = process.cpuUsage(start);
      assert.ok(user + system < 1_000_000);
    }),
    { numRuns: 5_000 },
  );
  assert.ok(judged > 1_000, `only ${judged} schemas could be read`);
});
