/**
 * Prints what is made from the attack rules: the list that imports them all, and the version with the digest of their
 * content. Run with `node detections/print.ts`; a test fails when a printed file is stale.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ATTACK_CATEGORIES } from "@portcullis/contract";
import type { Rule } from "@portcullis/engine/static";

export interface Printed {
  /** From the root of the repository. */
  readonly path: string;
  print(): string | Promise<string>;
}

export interface PackVersion {
  /** The day on which the content last changed, dotted. */
  readonly version: string;
  /** Of everything that the rules say and catch. */
  readonly digest: string;
}

const root = join(import.meta.dirname, "..");
const VERSION_FILE = "detections/attacks/version.gen.json";

export const printed: readonly Printed[] = [
  { path: "detections/attacks/index.gen.ts", print: printRuleList },
  { path: VERSION_FILE, print: async () => `${JSON.stringify(versionOf(await loadRules()), null, 2)}\n` },
];

/** Rule files, category by category: the folder is the taxonomy. */
export function ruleFiles(): { readonly category: string; readonly id: string }[] {
  return ATTACK_CATEGORIES.flatMap((category) =>
    list(join(import.meta.dirname, "attacks", category))
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .sort()
      .map((name) => ({ category, id: name.slice(0, -3) })),
  );
}

/** The rules from their files, not from the printed list, which may be older. */
export async function loadRules(): Promise<Rule[]> {
  const rules: Rule[] = [];
  for (const { category, id } of ruleFiles()) {
    rules.push(((await import(`./attacks/${category}/${id}.ts`)) as { default: Rule }).default);
  }
  return rules;
}

/** A digest of all that a rule is; a pattern counts by its source. */
export function digestOf(rules: readonly Rule[]): string {
  const content = JSON.stringify(rules, (_, value: unknown) => (value instanceof RegExp ? value.source : value));
  return createHash("sha256").update(content).digest("hex");
}

/** The version that stands while the content is the same, and today's when it is not. */
export function versionOf(rules: readonly Rule[]): PackVersion {
  const digest = digestOf(rules);
  const known = readVersion();
  if (known?.digest === digest) return known;
  return { version: new Date().toISOString().slice(0, 10).replaceAll("-", "."), digest };
}

function readVersion(): PackVersion | null {
  try {
    return JSON.parse(readFileSync(join(root, VERSION_FILE), "utf8")) as PackVersion;
  } catch {
    return null;
  }
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
  for (const file of printed) writeFileSync(join(root, file.path), await file.print());
}
