/**
 * Schemathesis against the running service, over its own OpenAPI document: whatever a schema-minded stranger would
 * send. Needs Python; the tool itself goes into a folder of the project that git ignores.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const folder = join(root, ".cache", "schemathesis");
const VERSION = "4.32.5";

export interface ContractRun {
  readonly ok: boolean;
  readonly output: string;
}

export function runSchemathesis(url: string, key: string, examplesMax: number): ContractRun {
  const program = bringSchemathesis();
  const { status, stdout, stderr } = spawnSync(
    program,
    [
      "run",
      `${url}/openapi.json`,
      "--url",
      url,
      "--header",
      `Authorization: Bearer ${key}`,
      "--max-examples",
      String(examplesMax),
      "--checks",
      "all",
      // Our document does not forbid unknown fields, and an unknown field is ignored by design.
      "--exclude-checks",
      "positive_data_acceptance,ignored_auth",
      "--seed",
      "1",
      "--no-color",
    ],
    { encoding: "utf8", cwd: folder, maxBuffer: 64 * 1024 * 1024 },
  );
  return { ok: status === 0, output: stdout + stderr };
}

function bringSchemathesis(): string {
  const program = join(folder, "bin", "schemathesis");
  if (existsSync(program)) return program;
  console.log("the tests need Schemathesis: installing it into .cache");
  must("python3", ["-m", "venv", folder]);
  must(join(folder, "bin", "pip"), ["install", "--quiet", "--disable-pip-version-check", `schemathesis==${VERSION}`]);
  return program;
}

function must(program: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} failed: ${stderr.trim().split("\n").at(-1)}`);
}
