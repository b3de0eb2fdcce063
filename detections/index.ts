/** What we look for. The rules themselves load on demand: a service runs on the compiled pack and needs none of them. */
import { readFileSync } from "node:fs";
import { createLiveScanner, type Image, type LiveScanner, type Rule, readImage } from "@portcullis/engine/static";

export { detectorSource, taxonomyVersion } from "./entities/source.ts";

/** The scanner of the compiled attack rules, warmed up, with room for the operator's own. */
export function openAttackScanner(): LiveScanner {
  return createLiveScanner(readAttackImage());
}

/** The compiled attack rules with the tables they run on: data, without the rule files. */
export function readAttackImage(): Image {
  return readImage(readFileSync(new URL("./attacks/pack.bin", import.meta.url)));
}

/** Every attack rule with its examples, in the order of the categories. */
export async function attackRules(): Promise<readonly Rule[]> {
  return (await import("./attacks/index.gen.ts")).attackRules;
}
