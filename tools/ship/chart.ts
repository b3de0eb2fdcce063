/**
 * The Helm chart as Helm renders it, kept beside it so that it can be judged where no Helm is to be had. The first line
 * holds a digest of the chart: a chart that changed and was not rendered anew fails the check.
 *
 * `node tools/ship/chart.ts` renders it (needs helm).
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const deploy = join(import.meta.dirname, "..", "..", "deploy");
const CHART = join(deploy, "helm", "portcullis");
const RENDERED = join(deploy, "helm", "rendered.gen.yaml");

export function chartDigest(): string {
  const hash = createHash("sha256");
  for (const path of globSync("**/*", { cwd: CHART }).sort()) {
    if (/\.(?:yaml|tpl|txt)$/.test(path)) hash.update(`${path}\n${readFileSync(join(CHART, path), "utf8")}\n`);
  }
  return hash.digest("hex");
}

/** What Helm makes of the chart, or null where there is no Helm. Throws what Helm says of a chart that it refuses. */
export function render(...values: readonly string[]): string | null {
  if (spawnSync("helm", ["version"], { stdio: "ignore" }).status !== 0) return null;
  helm("lint", "--strict", CHART);
  return `# chart ${chartDigest()}\n${helm("template", "demo", CHART, "--kube-version", "1.30", ...values.flatMap((value) => ["--set", value]))}`;
}

export function readRendered(): string {
  return readFileSync(RENDERED, "utf8");
}

function helm(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync("helm", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`helm ${args[0]}: ${stdout}${stderr}`);
  return stdout;
}

if (import.meta.main) {
  const text = render();
  if (text === null) throw new Error("helm is not installed");
  writeFileSync(RENDERED, text);
}
