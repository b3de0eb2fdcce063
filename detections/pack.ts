/**
 * Compiles the attack rules to the tables that a service runs on: `attacks/pack.bin`, built and never committed, because
 * it is large and follows from the rules. `node detections/pack.ts` writes it; the build does when it is older than what
 * it is made from.
 */
import { renameSync, writeFileSync } from "node:fs";
import { buildTables, compileRules, type Rule, writeImage } from "@portcullis/engine/static";
import { loadRules, versionOf } from "./print.ts";

export const PACK_FILE: URL = new URL("./attacks/pack.bin", import.meta.url);

export function compilePack(rules: readonly Rule[]): Uint8Array {
  const pack = compileRules(rules, { version: versionOf(rules).version });
  return writeImage({ pack, tables: buildTables(pack) });
}

if (import.meta.main) {
  // Put in place at once: a service or a test that starts meanwhile meets the old one or the new one.
  const part = new URL(`./attacks/pack.${process.pid}.part`, import.meta.url);
  writeFileSync(part, compilePack(await loadRules()));
  renameSync(part, PACK_FILE);
}
