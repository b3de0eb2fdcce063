/**
 * Every file that is printed from something else. Printed files are committed, end in `.gen.*` or stand under
 * `reference/`, and a test fails when one is stale: change the source, then `npm run print`.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ATTACK_CATEGORIES, printOpenapi } from "@portcullis/contract";
import { loadRules, printed as printedRules } from "../../detections/print.ts";
import { AREAS } from "../../sdk/conformance/author/areas.ts";
import { printed as printedCases } from "../../sdk/conformance/author/print.ts";
import { printBillOfMaterials, printLicences } from "../ship/inventory.ts";
import { printEntities } from "./reference/entities.ts";
import { printErrors } from "./reference/errors.ts";
import { printLimits } from "./reference/limits.ts";
import { printNearMisses, printRuleCategory, printRuleIndex } from "./reference/rules.ts";
import { printSettings } from "./reference/settings.ts";

export const root = join(import.meta.dirname, "..", "..");

export interface Printed {
  /** From the root of the repository. */
  readonly path: string;
  print(): string | Promise<string>;
}

export const PRINTED: readonly Printed[] = [
  { path: "packages/contract/openapi.gen.json", print: () => printOpenapi(packageVersion()) },
  { path: "docs/reference/errors.gen.md", print: printErrors },
  { path: "docs/reference/limits.gen.md", print: printLimits },
  { path: "docs/reference/settings.gen.md", print: printSettings },
  { path: "docs/reference/entities.gen.md", print: printEntities },
  { path: "docs/reference/licences.gen.md", print: printLicences },
  { path: "deploy/sbom.gen.json", print: printBillOfMaterials },
  ...printedRules,
  {
    path: "detections/attacks/near-misses.gen.json",
    print: async () => printNearMisses(await loadRules()),
  },
  ...AREAS.map((area) => ({ path: `sdk/conformance/cases/${area.area}.gen.json`, print: () => printedCases(area) })),
  { path: "docs/reference/rules/index.gen.md", print: async () => printRuleIndex(await loadRules()) },
  ...ATTACK_CATEGORIES.map((category) => ({
    path: `docs/reference/rules/${category}.gen.md`,
    print: async () => printRuleCategory(category, await loadRules()),
  })),
];

function packageVersion(): string {
  return (JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string }).version;
}
