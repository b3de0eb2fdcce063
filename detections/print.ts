/**
 * Prints what is made from the rule files: the list that imports them all. Run with `node detections/print.ts`; a test
 * fails when a printed file is stale.
 */
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ATTACK_CATEGORIES } from "@portcullis/contract";
import { entityList } from "./entities/print.ts";

export interface Printed {
  /** From the folder of this file. */
  readonly path: string;
  print(): string | Promise<string>;
}

export const printed: readonly Printed[] = [{ path: "attacks/index.gen.ts", print: printRuleList }, entityList];

/** Rule files, category by category: the folder is the taxonomy. */
export function ruleFiles(): { readonly category: string; readonly id: string }[] {
  return ATTACK_CATEGORIES.flatMap((category) =>
    list(join(import.meta.dirname, "attacks", category))
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .sort()
      .map((name) => ({ category, id: name.slice(0, -3) })),
  );
}

function printRuleList(): string {
  const files = ruleFiles();
  const imports = files.map(({ category, id }, k) => `import r${k} from "./${category}/${id}.ts";`);
  return [
    "// Printed from the rule files by detections/print.ts; do not edit.",
    'import type { Rule } from "@portcullis/engine/static";',
    ...imports,
    "",
    `export const attackRules: readonly Rule[] = [${files.map((_, k) => `r${k}`).join(", ")}];`,
    "",
  ].join("\n");
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

if (import.meta.main) {
  for (const file of printed) writeFileSync(join(import.meta.dirname, file.path), await file.print());
}
