/** Prints the list that imports every entity file, in the order of the taxonomy. */
import { readdirSync } from "node:fs";
import { ENTITY_TYPES } from "@portcullis/contract";

export const entityList = { path: "entities/index.gen.ts", print: printEntityList };

export function printEntityList(): string {
  const files = new Set(readdirSync(import.meta.dirname));
  const types = ENTITY_TYPES.filter((type) => files.has(`${type}.ts`));
  return [
    "// Printed from the entity files by detections/print.ts; do not edit.",
    'import type { EntityDefinition } from "@portcullis/engine/cloak";',
    ...types.map((type) => `import ${type} from "./${type}.ts";`),
    "",
    `export const entities: readonly EntityDefinition[] = [${types.join(", ")}];`,
    "",
  ].join("\n");
}
