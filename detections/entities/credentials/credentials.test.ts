/** The vendor tables hold together, the sums are right, and what only looks like a secret stays quiet. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { createDetector } from "@portcullis/engine/cloak";
import apiKey from "../api_key.ts";
import authToken from "../auth_token.ts";
import password from "../password.ts";
import privateKey from "../private_key.ts";
import { decodeBase64 } from "./base64.ts";
import { endsWithCrc32 } from "./checksum.ts";
import { isBase58Check, isSeedPhrase } from "./seed.ts";
import { sha256 } from "./sha256.ts";
import { changeRate, isPlaceholder, isReference, looksLikeFiller } from "./value.ts";
import { FORMATS } from "./vendors.ts";

const types = ["api_key", "auth_token", "password", "private_key"] as const;
const detector = createDetector({ entities: [apiKey, authToken, password, privateKey], tagger: null });
const find = (text: string) =>
  detector
    .detect(text, { types, minConfidence: 0.5 })
    .map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);

test("the tables know 250 formats and more, each with a prefix that can wake it", () => {
  assert.ok(FORMATS.length >= 250, `${FORMATS.length} formats`);
  for (const { vendor, prefixes, body } of FORMATS) {
    assert.match(vendor, /^[a-z0-9-]+$/u);
    assert.doesNotMatch(body.source, /\(\?<?[!=]/u, `${vendor}: the table anchors the body`);
    for (const prefix of prefixes) assert.ok(prefix.length >= 3, `${vendor}: ${prefix} is too short`);
  }
});

test("a name and a value meet in every file format", () => {
  const value = "q7Rk2mXv9Tz4Lw8BnF3p";
  for (const [before, after] of [
    ['{"api_key": "', '"}'],
    ["api_key: ", "\n"],
    ["API_KEY=", ""],
    ["export API_KEY='", "'"],
    ["X-Api-Key: ", "\r\nHost: x"],
    ["--api-key ", " --verbose"],
    ["https://api.example.org/v1?api_key=", "&page=2"],
    ["<apiKey>", "</apiKey>"],
    ["const apiKey: string = `", "`;"],
    ['config["apiKey"] = "', '";'],
    ['api_key := "', '"'],
    ["| api_key | ", " |"],
    ['{\\"apiKey\\": \\"', '\\"}'],
    ["the API key is ", ", keep it"],
    ['setApiKey("', '")'],
  ] as const) {
    assert.deepEqual(find(`${before}${value}${after}`), [`api_key ${value}`], before);
  }
});

test("references, placeholders, identifiers and hashes are no secrets", () => {
  for (const text of [
    "api_key: process.env.API_KEY",
    "api_key = os.environ['API_KEY']",
    "token: \u0024{{ secrets.DEPLOY_TOKEN }}",
    "SECRET_KEY=<insert-your-key-here>",
    "apiKey=xxxxxxxxxxxxxxxxxxxx",
    "password: ********",
    "token = getToken(user)",
    "cache_key = 'user:profile:12345678'",
    "foreign_key: fk_orders_customers_2024",
    "sha256: 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    "max_tokens=4096 token_type=bearer",
    "keyboard: qwerty-105-key-layout-de",
    "author: 8f14e45fceea167a5a36dedd4bea2543",
    "trace id 4bf92f3577b34da6a3ce929d0e0e4736",
    "password must have 12 characters",
    "example.org/kit/oauth9 v0.3.0-20310518091500-a1b2c3d4e5f6",
  ]) {
    assert.deepEqual(find(text), [], text);
  }
});

test("sums of tokens, hashes and phrases are computed as their inventors do", () => {
  assert.equal(endsWithCrc32(`ghp_${"A".repeat(30)}000000`), false);
  assert.equal(
    Buffer.from(sha256(Buffer.from("abc")))
      .toString("hex")
      .slice(0, 16),
    "ba7816bf8f01cfea",
  );
  assert.ok(isBase58Check("5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ"));
  assert.ok(!isBase58Check("5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTK"));
  const phrase = "legal winner thank year wave sausage worth useful legal winner thank yellow".split(" ");
  assert.ok(isSeedPhrase(phrase));
  assert.ok(!isSeedPhrase([...phrase.slice(1), "legal"]));
  assert.equal(decodeBase64("YW5hOmI="), "ana:b");
  assert.equal(decodeBase64("not base64!"), null);
});

test("values are told apart by how they are written", () => {
  for (const value of [
    "<your-key>",
    "\u0024{KEY}",
    "changeme",
    "xxxxxxxx",
    "process.env.KEY",
    "your_api_key_here",
    "null",
  ]) {
    assert.ok(isPlaceholder(value), value);
  }
  for (const value of ["config.api.key", "MY_SECRET_NAME", "./certs/server.pem", "https://example.org/x", "v1.2.3"]) {
    assert.ok(isReference(value), value);
  }
  assert.ok(looksLikeFiller("your-key-goes-here"));
  assert.ok(!looksLikeFiller("Q7rk2MXv9Tz4"));
  assert.ok(changeRate("q7Rk2mXv9Tz4") > 0.5 && changeRate("documentation") === 0);
});

test("time grows with the text, not with its square", () => {
  const hostile = [
    "key=",
    "password: ",
    "-----BEGIN PRIVATE KEY-----",
    "eyJ",
    "://a:b",
    "bearer ",
    "abandon ",
    "sk-",
    "' | '",
    "login a:",
  ];
  for (const unit of hostile) {
    const time = (length: number) => {
      const text = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
      const started = process.cpuUsage().user;
      for (let round = 0; round < 3; round++) find(text);
      return process.cpuUsage().user - started;
    };
    time(2_000);
    const tries: string[] = [];
    // Quadratic work is quadratic every time; a disturbed measurement is not.
    const linear = Array.from({ length: 8 }).some(() => {
      const small = Math.max(time(3_000), 500);
      const large = time(24_000);
      tries.push(`${small} then ${large} µs`);
      return large / small < 8 * 6;
    });
    assert.ok(linear, `${unit}: ${tries.join(", ")}`);
  }
});
