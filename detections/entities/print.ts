/**
 * Prints what is made from the entity files: the list that imports them all, in the order of the taxonomy, and the version
 * of the taxonomy with the digest of what the definitions say. Run with `node detections/entities/print.ts`; a test fails
 * when a printed file is stale.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ENTITY_TYPE_CATEGORY, ENTITY_TYPES } from "@portcullis/contract";
import type { EntityDefinition, Recogniser } from "@portcullis/engine/cloak";

export interface TaxonomyVersion {
  /** The day on which what is found last changed, dotted. */
  readonly version: string;
  readonly digest: string;
}

const LIST_FILE = join(import.meta.dirname, "index.gen.ts");
const VERSION_FILE = join(import.meta.dirname, "version.gen.json");
const TAGGER_FILE = join(import.meta.dirname, "tagger.gen.bin");

export function printEntityList(): string {
  const files = new Set(readdirSync(import.meta.dirname));
  const types = ENTITY_TYPES.filter((type) => files.has(`${type}.ts`));
  return [
    "// Printed from the entity files by detections/entities/print.ts; do not edit.",
    'import { calibrate, type EntityDefinition } from "@portcullis/engine/cloak";',
    'import { calibration } from "./calibration.gen.ts";',
    ...types.map((type) => `import ${type} from "./${type}.ts";`),
    "",
    "/** As they are written, without what was measured of their scores. */",
    `export const written: readonly EntityDefinition[] = [${types.join(", ")}];`,
    "",
    "export const entities: readonly EntityDefinition[] = calibrate(written, calibration);",
    "",
  ].join("\n");
}

/** Of everything that decides what is found and how it is called, the tagger's weights with it. */
export function digestOf(entities: readonly EntityDefinition[]): string {
  const hash = createHash("sha256");
  hash.update(JSON.stringify(ENTITY_TYPE_CATEGORY));
  for (const { type, recognisers } of entities) hash.update(JSON.stringify([type, recognisers.map(factsOf)]));
  if (existsSync(TAGGER_FILE)) hash.update(readFileSync(TAGGER_FILE));
  return hash.digest("hex");
}

export function printedVersion(): TaxonomyVersion {
  return JSON.parse(readFileSync(VERSION_FILE, "utf8")) as TaxonomyVersion;
}

function factsOf(recogniser: Recogniser): unknown {
  const { kind, id, judge, hears = [] } = recogniser;
  return [kind, id, readsOf(recogniser), String(judge), hears.map((list) => list.words), recogniser.measured ?? {}];
}

/** What wakes it and what it reads there. */
function readsOf(recogniser: Recogniser): unknown {
  switch (recogniser.kind) {
    case "label":
      return [String(recogniser.value), recogniser.labels.words];
    case "keyword":
      return [String(recogniser.pattern), recogniser.keywords];
    case "form":
      return [recogniser.forms, recogniser.edges ?? "whole"];
    case "pattern":
      return [String(recogniser.pattern), recogniser.needs ?? [], String(recogniser.starts)];
  }
}

if (import.meta.main) {
  writeFileSync(LIST_FILE, printEntityList());
  const { entities } = (await import("./index.gen.ts")) as { entities: readonly EntityDefinition[] };
  const digest = digestOf(entities);
  const before = existsSync(VERSION_FILE) ? printedVersion() : null;
  const version =
    before?.digest === digest ? before.version : new Date().toISOString().slice(0, 10).replaceAll("-", ".");
  writeFileSync(VERSION_FILE, `${JSON.stringify({ version, digest }, null, 2)}\n`);
}
