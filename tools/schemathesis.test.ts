import assert from "node:assert/strict";
import { test } from "node:test";
import { runSchemathesis } from "./schemathesis.ts";
import { startService } from "./service.ts";

test("Schemathesis finds no failure in what the document promises", async () => {
  const service = await startService({ PORTCULLIS_LOG_LEVEL: "silent" });
  const { ok, output } = runSchemathesis(service.url, service.key!, 40);
  await service.remove();
  assert.ok(ok, output.slice(-6_000));
});
