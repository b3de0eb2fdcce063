import assert from "node:assert/strict";
import { test } from "node:test";
import { checkSecret, hashSecret, makeSecret } from "./credential.ts";

test("a secret is random, and only its hash, salted, is kept", async () => {
  const secret = makeSecret();
  assert.match(secret, /^pa_[A-Za-z0-9_-]{43}$/);
  assert.notEqual(makeSecret(), secret);
  const [first, second] = [await hashSecret(secret), await hashSecret(secret)];
  assert.match(first, /^scrypt\$32768\$8\$1\$/);
  assert.notEqual(first, second);
  assert.ok(!first.includes(secret));
  assert.equal(await checkSecret(secret, first), true);
  assert.equal(await checkSecret(`${secret} `, first), false);
});

test("no hash, a hash of another kind and one that asks for too much open nothing", async () => {
  const cheap = { N: 256, r: 8, p: 1 };
  const good = await hashSecret("secret", cheap);
  assert.equal(await checkSecret("secret", good, cheap), true);
  const [, , , , salt, hash] = good.split("$");
  for (const stored of [
    null,
    "",
    "plain$secret",
    `scrypt$256$8$1$${salt}$`,
    `scrypt$1048576$8$1$${salt}$${hash}`,
    `scrypt$NaN$8$1$${salt}$${hash}`,
    `scrypt$256$8$99$${salt}$${hash}`,
  ]) {
    assert.equal(await checkSecret("secret", stored, cheap), false, String(stored));
  }
});
