/**
 * A Python that can run the Python client with its Redis vault, for the tests that need both languages: the folder that
 * the client's own suite made, or one of its own that git ignores.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const FOLDERS = [join(root, ".cache", "python-sdk"), join(root, ".cache", "python-cross")];
const NEEDED = ["httpx==0.28.1", "redis==8.1.0", "cryptography==50.0.2"];

let known: string | null = null;

/** The path of the interpreter. */
export function bringPythonClient(): string {
  known ??= bring();
  return known;
}

function bring(): string {
  const found = FOLDERS.map(interpreter).find(isFit);
  if (found) return found;
  const own = FOLDERS.at(-1)!;
  run("python3", ["-m", "venv", own]);
  run(interpreter(own), ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", ...NEEDED]);
  return interpreter(own);
}

function interpreter(folder: string): string {
  return join(folder, "bin", "python");
}

function isFit(python: string): boolean {
  return spawnSync(python, ["-c", "import httpx, redis, cryptography"], { stdio: "ignore" }).status === 0;
}

function run(program: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed: ${stderr.trim().split("\n").at(-1)}`);
}
