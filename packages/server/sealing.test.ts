import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { createSealer, keptSealingKey, makeSealingKey } from "./sealing.ts";
import { openMemory } from "./stores/memory.ts";

const KEY = Buffer.alloc(32, 7).toString("base64");
const OTHER = Buffer.alloc(32, 8).toString("base64");

test("what was sealed opens, in its own place", () => {
  const sealer = createSealer(KEY);
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.string(), (plain, context) => {
      assert.deepEqual(sealer.open(sealer.seal(plain, context), context), Buffer.from(plain));
    }),
  );
});

test("the same text is never sealed to the same box, and the text is not in it", () => {
  const sealer = createSealer(KEY);
  const plain = Buffer.from("a secret body");
  const [a, b] = [sealer.seal(plain, "t/1"), sealer.seal(plain, "t/1")];
  assert.notEqual(a, b);
  assert.ok(!a.includes(plain.toString("base64url").slice(0, 12)));
});

test("a box that was moved does not open", () => {
  const sealer = createSealer(KEY);
  const sealed = sealer.seal(Buffer.from("body"), "tenant-a/1");
  assert.throws(() => sealer.open(sealed, "tenant-b/1"), { name: "SealBroken", message: /tampered/ });
  const odd = sealer.seal(Buffer.from("body"), "\ud800");
  assert.throws(() => sealer.open(odd, "\ud801"), { name: "SealBroken" });
});

test("a box with any byte changed, cut or added does not open", () => {
  const sealer = createSealer(KEY);
  const [version, id, text] = sealer.seal(Buffer.from("body"), "c").split(".") as [string, string, string];
  const box = Buffer.from(text, "base64url");
  const reseal = (bytes: Buffer) => [version, id, bytes.toString("base64url")].join(".");
  for (let at = 0; at < box.length; at += 1) {
    const changed = Buffer.from(box);
    changed[at]! ^= 1;
    assert.throws(() => sealer.open(reseal(changed), "c"), { name: "SealBroken" });
    assert.throws(() => sealer.open(reseal(box.subarray(0, at)), "c"), { name: "SealBroken" });
  }
  assert.throws(() => sealer.open(reseal(Buffer.concat([box, Buffer.from([0])])), "c"), { name: "SealBroken" });
  for (const junk of ["", ".", "v1..", "v2.x.y", `v1.${id}`, `${version}.${id}.${text}.more`]) {
    assert.throws(() => sealer.open(junk, "c"), { name: "SealBroken" });
  }
});

test("after a rotation old boxes open and new ones are sealed with the new key", () => {
  const old = createSealer(OTHER);
  const sealed = old.seal(Buffer.from("body"), "c");
  const rotated = createSealer(`${KEY}, ${OTHER}`);
  assert.equal(rotated.open(sealed, "c").toString(), "body");
  assert.equal(rotated.seal(Buffer.from("x"), "c").split(".")[1], createSealer(KEY).keyId);
  assert.throws(() => createSealer(KEY).open(sealed, "c"), { name: "SealBroken", message: /unknown key/ });
});

test("a key that is not 32 bytes in base64 is refused without being repeated", () => {
  for (const bad of [
    "",
    "short",
    Buffer.alloc(31).toString("base64"),
    Buffer.alloc(33).toString("base64"),
    `${KEY},`,
    "é".repeat(43),
  ]) {
    assert.throws(
      () => createSealer(bad),
      (error: Error) => /32 bytes in base64/.test(error.message) && (bad.length < 6 || !error.message.includes(bad)),
    );
  }
  assert.throws(() => createSealer(Array.from({ length: 9 }, () => KEY).join(",")), RangeError);
});

test("the kept key is made once", async () => {
  const { meta } = openMemory();
  const first = await keptSealingKey(meta);
  assert.equal(first.made, true);
  assert.deepEqual(await keptSealingKey(meta), { key: first.key, made: false });
  assert.notEqual(makeSealingKey(), first.key);
  createSealer(first.key);
});
