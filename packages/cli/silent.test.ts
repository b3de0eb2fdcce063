/**
 * The running program leaves nothing behind but its data, and reports to nobody. The model's runtime would, if it were let:
 * its first act is to write an identifier of the machine under the user's folder.
 */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { PATIENT, startService } from "../../tools/services/service.ts";

test("with every pass run, the user's folder and the folder for temporary files stay empty", async (t) => {
  const place = mkdtempSync(join(tmpdir(), "portcullis-silent-"));
  t.after(() => rmSync(place, { recursive: true, force: true }));
  for (const folder of ["home", "tmp", "data"]) mkdirSync(join(place, folder));
  const service = await startService(
    { ...PATIENT, HOME: join(place, "home"), TMPDIR: join(place, "tmp"), XDG_CACHE_HOME: join(place, "home") },
    join(place, "data"),
  );
  t.after(() => service.remove());
  const { body } = await service.post("/v1/scan", {
    text: "What is the weather in Oslo?",
    semantic: "report",
    cloak: {},
  });
  assert.equal((body.model_check as { ran: boolean }).ran, true, "the runtime was at work");
  assert.equal(await service.end("SIGTERM"), 0);
  const left = ["home", "tmp"].flatMap((folder) => readdirSync(join(place, folder)));
  assert.deepEqual(left, []);
});
