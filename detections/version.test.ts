/**
 * No rule changes without the version telling: the printed digest is that of the rules as they stand, and the printed
 * pack is what compiling them gives.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import type { Rule } from "@portcullis/engine/static";
import { readAttackImage } from "./index.ts";
import { digestOf, loadRules, type PackVersion, printed } from "./print.ts";

const rules = await loadRules();
const stale = "run: node detections/print.ts";

describe("the attack pack and its version", () => {
  const version = JSON.parse(
    readFileSync(new URL("./attacks/version.gen.json", import.meta.url), "utf8"),
  ) as PackVersion;

  it("was printed from the rules as they stand", async () => {
    assert.equal(version.digest, digestOf(rules), stale);
    assert.equal(readAttackImage().pack.version, version.version, stale);
    for (const { path, print } of printed) {
      assert.ok(
        readFileSync(join(import.meta.dirname, "..", path)).equals(Buffer.from(await print())),
        `${path} is stale: ${stale}`,
      );
    }
  });

  it("has a dotted date", () => {
    assert.match(version.version, /^\d{4}\.\d{2}\.\d{2}$/u);
  });

  it("changes with everything that a rule says", () => {
    const [first, ...rest] = rules as [Rule, ...Rule[]];
    const changes: readonly Rule[] = [
      { ...first, pattern: /other/u },
      { ...first, severity: first.severity === "low" ? "high" : "low" },
      { ...first, keywords: [...first.keywords, "another"] },
      { ...first, meaning: `${first.meaning} More.` },
      { ...first, ignores: [...first.ignores, "Another near miss."] },
    ];
    for (const changed of changes) assert.notEqual(digestOf([changed, ...rest]), version.digest);
    assert.notEqual(digestOf(rest), version.digest);
  });
});
