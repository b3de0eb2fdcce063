/** What we look for. The rules themselves load on demand: a service runs on the compiled pack and needs none of them. */
import { readFileSync } from "node:fs";
import { createLiveScanner, type LiveScanner, type Pack, type Rule } from "@portcullis/engine/static";

export { detectorSource, taxonomyVersion } from "./entities/source.ts";

/** The scanner of the compiled attack rules, warmed up, with room for the operator's own. */
export function openAttackScanner(): LiveScanner {
  return createLiveScanner(readAttackPack());
}

/** The compiled attack rules: data, without the rule files. */
export function readAttackPack(): Pack {
  return JSON.parse(readFileSync(new URL("./attacks/pack.gen.json", import.meta.url), "utf8")) as Pack;
}

/** Every attack rule with its examples, in the order of the categories. */
export async function attackRules(): Promise<readonly Rule[]> {
  return (await import("./attacks/index.gen.ts")).attackRules;
}
