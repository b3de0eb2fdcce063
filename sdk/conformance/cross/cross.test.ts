/** Tokens cross the border between the languages, both ways, over one Redis. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { bringPython } from "../../../tools/python-sdk.ts";
import { startRedis, type TestRedis } from "../../../tools/services/redis.ts";

const sdk = join(import.meta.dirname, "..", "..");
type Language = "typescript" | "python";
const PROGRAMS: Readonly<Record<Language, () => readonly [string, string]>> = {
  typescript: () => [process.execPath, join(sdk, "typescript", "test", "cross.ts")],
  python: () => [bringPython(), join(sdk, "python", "tests", "cross.py")],
};

/** Names that a language could trip over: composed letters, code points beyond the first plane, quotes, digits. */
const entities = [
  { type: "email", value: "ada@maths.example" },
  { type: "person_name", value: 'Zoë 😀 "Žižek"' },
  { type: "iban", value: "DE89 3704 0044 0532 0130 00" },
  { type: "api_key", value: "sk-live-0000000000000000" },
  { type: "username", value: "张三" },
];
const payload = {
  system: "😀 Be brief with 张三.",
  messages: [
    { role: "user", content: [{ type: "text", text: 'I am Zoë 😀 "Žižek", ada@maths.example.' }] },
    {
      role: "assistant",
      content: null,
      tool_calls: [
        {
          id: "c",
          type: "function",
          function: {
            name: "pay",
            arguments: '{"n":12345678901234567890,"to":"DE89 3704 0044 0532 0130 00","by":"Zoë 😀 \\"Žižek\\""}',
          },
        },
      ],
    },
    { role: "tool", tool_call_id: "c", content: "key: sk-live-0000000000000000" },
  ],
};
/** A credential is redacted for good, wherever it comes from. */
const restorable = JSON.parse(
  JSON.stringify(payload).replace("sk-live-0000000000000000", "[REDACTED]"),
) as typeof payload;

let redis: TestRedis;
before(async () => {
  redis = await startRedis();
});
after(() => redis.close());

function step(language: Language, action: string, more: object): Record<string, unknown> {
  const [program, script] = PROGRAMS[language]();
  const request = {
    redisUrl: redis.url,
    vaultKey: "one vault for two languages",
    tokenKey: "one key for two languages",
    action,
    ...more,
  };
  const { status, stdout, stderr } = spawnSync(program, [script], { input: JSON.stringify(request), encoding: "utf8" });
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout) as Record<string, unknown>;
}

for (const [maker, reader] of [
  ["typescript", "python"],
  ["python", "typescript"],
] as const) {
  describe(`made in ${maker}, restored in ${reader}`, () => {
    const subject = `of ${maker} 张`;
    let hidden: Record<string, unknown>;
    before(() => {
      hidden = step(maker, "protect", { subject, payload, entities });
    });

    test("nothing of the values is left, and the other language writes the same bytes", () => {
      const text = JSON.stringify(hidden.payload);
      for (const { value } of entities) assert.ok(!text.includes(JSON.stringify(value).slice(1, -1)), value);
      assert.match(text, /<EMAIL_[0-9A-Z]{12}>/);
      assert.deepEqual(step(reader, "protect", { subject, payload, entities }), hidden);
    });
    test("it comes back as it was", () => {
      const back = step(reader, "restore", { subject, payload: hidden.payload });
      assert.deepEqual(back, { payload: restorable, restored: 5, unknown: 0, denied: 0 });
    });
    test("for another subject it stays shut", () => {
      const back = step(reader, "restore", { subject: "someone else", payload: hidden.payload });
      assert.deepEqual(back, { payload: hidden.payload, restored: 0, unknown: 0, denied: 5 });
    });
    test("what one forgets, the other has forgotten", () => {
      assert.equal(step(reader, "forget", { subject }).count, 4);
      assert.equal(step(maker, "restore", { subject, payload: hidden.payload }).unknown, 5);
    });
  });
}
