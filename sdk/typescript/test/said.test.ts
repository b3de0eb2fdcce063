/** Answers of shapes that no provider has: read at every string, or not handed on. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ConfigurationError } from "../src/index.ts";
import { PortcullisFake } from "../src/testing.ts";

const asked = async (answer: unknown) => {
  const fake = new PortcullisFake();
  await fake.guard.wrap("hi", () => answer, { scanAnswer: true });
  return fake.calls.slice(1).map(({ body }) => body.text);
};

test("objects of a program's own are read, circles and all", async () => {
  class Reply {
    readonly said = ["one", { more: "two" }];
    readonly self: Reply = this;
  }
  assert.deepEqual(await asked(new Reply()), ["one\n\ntwo"]);
});

test("an answer without a word is not asked about", async () => {
  for (const answer of [null, undefined, 7, true, {}, [], { n: [1, null] }]) assert.deepEqual(await asked(answer), []);
});

test("an answer that cannot be read is not handed on", async () => {
  for (const answer of [new Response("evil"), new Map([["said", "evil"]])]) {
    await assert.rejects(asked(answer), ConfigurationError);
  }
});
