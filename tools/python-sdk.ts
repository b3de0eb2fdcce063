/**
 * The Python client's suite: a virtual environment in a folder of the project that git ignores, pytest and pyright in it.
 * Only the tests need Python; the service and its users do not.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const sdk = join(root, "sdk", "python");
const folder = join(root, ".cache", "python-sdk");
const lock = `${folder}.lock`;
const stamp = join(folder, "requirements.sha256");
const LOCK_MS_MAX = 600_000;

export interface PythonTest {
  readonly name: string;
  /** Null when it passed. */
  readonly failure: string | null;
}

/** The environment's Python, made and filled on first use, or when what it should hold has changed. */
export function bringPython(): string {
  const python = join(folder, "bin", "python");
  const requirements = join(sdk, "requirements-test.txt");
  const wanted = createHash("sha256").update(readFileSync(requirements)).digest("hex");
  const isThere = () => existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
  if (isThere()) return python;
  mkdirSync(join(root, ".cache"), { recursive: true });
  takeLock();
  try {
    if (!isThere()) {
      console.log("the tests need Python packages: installing them into .cache");
      must("python3", ["-m", "venv", "--clear", folder]);
      // Everything is pinned, so nothing is to be resolved; and what is never imported need not be compiled.
      const quick = ["--no-deps", "--no-compile", "--quiet", "--disable-pip-version-check"];
      must(join(folder, "bin", "pip"), ["install", ...quick, "-r", requirements]);
      writeFileSync(stamp, wanted);
    }
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
  return python;
}

/** Every test of the Python suite, examples in its documentation included. */
export function runPytest(): readonly PythonTest[] {
  const report = join(mkdtempSync(join(tmpdir(), "portcullis-pytest-")), "report.xml");
  const { stdout, stderr } = spawnSync(
    bringPython(),
    [
      "-m",
      "pytest",
      "-q",
      "--doctest-modules",
      "--junit-xml",
      report,
      // The same examples each time, as the properties in TypeScript have them.
      "--hypothesis-seed=1",
      "-o",
      "faulthandler_timeout=120",
      "src",
      "tests",
    ],
    { cwd: sdk, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  if (!existsSync(report)) return [{ name: "pytest", failure: `${stdout}${stderr}`.slice(-6_000) }];
  return readReport(readFileSync(report, "utf8"));
}

/** The types of the client and of its examples, in pyright's strictest mode; what is wrong, or null. */
export function runPyright(): string | null {
  const program = join(root, "node_modules", "pyright", "index.js");
  const args = [program, "-p", sdk, "--pythonpath", bringPython()];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  return status === 0 ? null : stdout.slice(-6_000);
}

/** The cases of a JUnit report. Skipped ones count as failed: a test that does not run shows nothing. */
export function readReport(xml: string): readonly PythonTest[] {
  const cases = xml.matchAll(/<testcase\b([^>]*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g);
  return [...cases].map(([, head = "", body = ""]) => {
    const place = /\bclassname="([^"]*)"/.exec(head)?.[1] ?? "";
    const name = /\bname="([^"]*)"/.exec(head)?.[1] ?? "";
    const isBad = /<(?:failure|error|skipped)\b/.test(body);
    return { name: unescapeXml(`${place} ${name}`), failure: isBad ? unescapeXml(body).slice(-4_000) : null };
  });
}

function unescapeXml(text: string): string {
  const words: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
  return text.replace(/&(lt|gt|quot|apos|amp);/g, (_, word: string) => words[word]!);
}

/** Two test files may want the environment at once; the second waits for the first. */
function takeLock(): void {
  const until = Date.now() + LOCK_MS_MAX;
  for (;;) {
    try {
      mkdirSync(lock);
      return;
    } catch {
      const age = existsSync(lock) ? Date.now() - statSync(lock).mtimeMs : 0;
      if (age > LOCK_MS_MAX || Date.now() > until) rmSync(lock, { recursive: true, force: true });
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    }
  }
}

function must(program: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} failed: ${stderr.trim().split("\n").at(-1)}`);
}
