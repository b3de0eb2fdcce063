/**
 * Every file that is printed from something else. Printed files are committed, end in `.gen.*` or stand under
 * `reference/`, and a test fails when one is stale: change the source, then `npm run print`.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { printOpenapi } from "@portcullis/contract";
import { printErrors } from "./reference/errors.ts";
import { printLimits } from "./reference/limits.ts";
import { printSettings } from "./reference/settings.ts";

export const root = join(import.meta.dirname, "..");

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
];

function packageVersion(): string {
  return (JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string }).version;
}
