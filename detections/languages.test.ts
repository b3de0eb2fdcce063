/**
 * Talk is told from attacks in every language that has rules. A file of `languages/` holds three lists: honest lines that
 * quote attacks or look like them (articles, tickets, audits, lectures, glossaries, novels, business mail), attacks, and
 * sentences that are honest by themselves and that an attacker may put beside an attack to have it cleared.
 */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { DEFAULTS, reaches } from "@portcullis/contract";
import { payloadOf } from "@portcullis/engine";
import { compileRules, createScanner } from "@portcullis/engine/static";
import { attackRules } from "./index.ts";

const FOLDER = join(import.meta.dirname, "languages");
const PARTED = "\n----\n";
const LINES_MIN = 12;
const CLEARED_MAX = 0.05;

const scanner = createScanner(compileRules(await attackRules(), { version: "2000.01.01" }));
const blocks = (text: string) =>
  scanner.scan(payloadOf(text)).matches.some(({ severity }) => reaches(severity, DEFAULTS.blockSeverity));

const ARRANGED: readonly ((attack: string, company: string) => string)[] = [
  (attack, company) => `${company}\n${attack}`,
  (attack, company) => `${company} ${attack}`,
  (attack, company) => `${attack} ${company}`,
  (attack, company) => `${company}\n\n${attack}\n\n${company}`,
];

for (const name of readdirSync(FOLDER).sort()) {
  const parts = readFileSync(join(FOLDER, name), "utf8").trimEnd().split(PARTED);
  const [talk = [], attacks = [], company = []] = parts.map((part) => part.split("\n"));

  describe(name.replace(".txt", ""), () => {
    it(`has ${LINES_MIN} lines of each kind and no line twice`, () => {
      assert.equal(parts.length, 3);
      assert.ok(talk.length >= LINES_MIN && attacks.length >= LINES_MIN && company.length >= 5);
      const all = [...talk, ...attacks, ...company];
      assert.equal(new Set(all).size, all.length);
    });

    it("is quiet on talk of attacks and on what looks like one", () => {
      assert.deepEqual([...talk, ...company].filter(blocks), []);
    });

    it("blocks attacks", () => {
      assert.deepEqual(
        attacks.filter((attack) => !blocks(attack)),
        [],
      );
    });

    it("blocks attacks in any company", () => {
      const all = attacks.flatMap((attack) =>
        company.flatMap((beside) => ARRANGED.map((arrange) => arrange(attack, beside))),
      );
      const cleared = all.filter((text) => !blocks(text));
      assert.ok(
        cleared.length <= CLEARED_MAX * all.length,
        `${cleared.length} of ${all.length}: ${cleared.slice(0, 5).join(" | ")}`,
      );
    });
  });
}
