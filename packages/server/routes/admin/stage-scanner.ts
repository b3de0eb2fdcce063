/** The rules of the stage as the thread that tries rule packs loads them: a module that opens a scanner. */
import type { StaticScanner } from "@portcullis/engine";
import { compileRules, createScanner, type LiveScanner, type Rule } from "@portcullis/engine/static";
import { RULES } from "../stage-rules.ts";

export function openAttackScanner(): LiveScanner {
  let current = scannerOf([]);
  return {
    scanner: { version: "2026.11.15", rules: [], scan: (payload) => current.scan(payload) },
    replaceOperatorRules(rules) {
      current = scannerOf(rules);
    },
  };
}

function scannerOf(own: readonly Rule[]): StaticScanner {
  return createScanner(compileRules([...RULES, ...own], { version: "2026.11.15" }));
}
