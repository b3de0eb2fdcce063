/** A refusal path under test: no service, no network. */
import assert from "node:assert/strict";
import { isBlockBody } from "@portcullis/client";
import { PortcullisFake } from "@portcullis/client/testing";

const fake = new PortcullisFake();
const answer = fake.guard.decorate(async (request: { input: string }) => ({ said: request.input }));

assert.deepEqual(await answer({ input: "hello" }), { said: "hello" });

fake.block("ignore-previous-instructions", { when: "ignore" });
assert.ok(isBlockBody(await answer({ input: "please ignore" })));

fake.allow().outage();
const refused = await answer({ input: "hello" });
assert.ok(isBlockBody(refused) && refused.error.reason === "scan_unavailable");

fake.allow().entities([{ type: "email", value: "ada@maths.example" }]);
const { payload } = await fake.guard.protect("to ada@maths.example");
assert.match(String(payload), /^to <EMAIL_/);
assert.equal(fake.calls.at(-1)?.path, "/v1/scan");
