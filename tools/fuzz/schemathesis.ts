/**
 * Schemathesis against the running service, over its own OpenAPI document: whatever a schema-minded stranger would
 * send. Needs Python; the tool itself goes into a folder of the project that git ignores.
 */
import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");
const folder = join(root, ".cache", "schemathesis");
const VERSION = "4.32.5";

export interface ContractRun {
  readonly ok: boolean;
  readonly output: string;
}

export interface ContractWish {
  readonly url: string;
  readonly examplesMax: number;
  readonly headers: readonly string[];
  /** Which paths. */
  readonly only: { readonly include: string } | { readonly exclude: string };
  /** Operations that would end the run, or that take too long to be asked again and again. */
  readonly without?: readonly string[];
  /** The session cookie, for the admin interface. */
  readonly session?: string;
}

export function runSchemathesis(wish: ContractWish): ContractRun {
  const program = bringSchemathesis();
  const [kind, pattern] = Object.entries(wish.only)[0]!;
  const { status, stdout, stderr } = spawnSync(
    program,
    [
      "--config-file",
      writeConfig(wish.session),
      "run",
      `${wish.url}/openapi.json`,
      "--url",
      wish.url,
      ...wish.headers.flatMap((header) => ["--header", header]),
      `--${kind}-path-regex`,
      pattern,
      ...(wish.without ?? []).flatMap((id) => ["--exclude-operation-id", id]),
      "--max-examples",
      String(wish.examplesMax),
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

/** A cookie that stands for a session is told as such, or the tool takes it for a field of the request. */
function writeConfig(session: string | undefined): string {
  const file = join(folder, session === undefined ? "plain.toml" : "session.toml");
  writeFileSync(file, session === undefined ? "" : `[auth.openapi.session]\napi_key = "${session}"\n`);
  return file;
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
