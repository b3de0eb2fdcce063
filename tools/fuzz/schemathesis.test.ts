import assert from "node:assert/strict";
import { test } from "node:test";
import { CSRF_HEADER, CSRF_VALUE } from "@portcullis/contract/admin";
import { PATIENT, runProgram, startService } from "../services/service.ts";
import { runSchemathesis } from "./schemathesis.ts";

test("Schemathesis finds no failure in what the document promises", async (t) => {
  const service = await startService({ ...PATIENT, PORTCULLIS_LOG_LEVEL: "silent" });
  t.after(() => service.remove());
  const { ok, output } = runSchemathesis({
    url: service.url,
    examplesMax: 40,
    headers: [`Authorization: Bearer ${service.key}`],
    only: { exclude: "^/admin/" },
  });
  assert.ok(ok, output.slice(-6_000));
});

test("Schemathesis finds no failure in the admin interface, signed in", async (t) => {
  const service = await startService({ ...PATIENT, PORTCULLIS_LOG_LEVEL: "silent" });
  t.after(() => service.remove());
  const made = runProgram(["admin", "create", "--name", "ada", "--role", "admin"], service.dataDir);
  const secret = /shown only now: (\S+)/.exec(made.stdout)![1]!;
  const answer = await fetch(`${service.url}/admin/v1/session`, {
    method: "POST",
    headers: { "content-type": "application/json", [CSRF_HEADER]: CSRF_VALUE },
    body: JSON.stringify({ name: "ada", secret }),
  });
  const session = /portcullis_session=([^;]+)/.exec(answer.headers.get("set-cookie") ?? "")![1]!;
  const { ok, output } = runSchemathesis({
    url: service.url,
    examplesMax: 3,
    headers: [`${CSRF_HEADER}: ${CSRF_VALUE}`],
    only: { include: "^/admin/" },
    without: ["signOut", "replay", "checkOperatorRules"],
    session,
  });
  assert.ok(ok, output.slice(-6_000));
});
