/**
 * Where a bench leaves its figures: one Markdown section a suite under `results/`, and `RESULTS.md` printed from all of
 * them, so that two suites never fight over one file.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { arch, cpus, release } from "node:os";
import { join } from "node:path";

const here = import.meta.dirname;
const sections = join(here, "results");

const HEAD = `# Results

Printed by the bench commands; each section names its own. Timings are ratios within one run on one machine: compare
columns, not days. Quality is measured on labelled rows that no rule or weight was made from.
`;

/** Writes one section (its Markdown starts with a \`##\` heading) and prints RESULTS.md anew. */
export function writeSection(name: string, markdown: string): void {
  mkdirSync(sections, { recursive: true });
  writeFileSync(join(sections, `${name}.md`), `${markdown.trim()}\n`);
  writeFileSync(join(here, "RESULTS.md"), printResults());
}

export function printResults(): string {
  const names = readdirSync(sections).filter((name) => name.endsWith(".md"));
  return [HEAD, ...names.sort().map((name) => readFileSync(join(sections, name), "utf8"))].join("\n");
}

/** One line that says on what a run was made. */
export function machine(): string {
  const cpu = cpus()[0]?.model.trim() ?? "unknown processor";
  return `${cpus().length} × ${cpu}, ${arch()}, Linux ${release().split("-")[0]}, Node ${process.versions.node}`;
}

/** A Markdown table from rows of cells. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  return [line(head), `|${head.map(() => "-").join("|")}|`, ...rows.map(line)].join("\n");
}
