/**
 * The whole gate: `npm run check`. Brings what the tests need beyond npm, then types, lint, printed files, every test;
 * goes on after a failure so that one run tells all, and ends with one line of counts.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { bring, PREREQUISITES } from "./prerequisites.ts";
import { audit } from "./ship/audit.ts";
import { runTests } from "./test-run.ts";

const root = join(import.meta.dirname, "..");
const bin = (name: string) => join(root, "node_modules", ".bin", name);

interface Stage {
  readonly name: string;
  readonly command: readonly string[];
}

const STAGES: readonly Stage[] = [
  { name: "types", command: [bin("tsc"), "--noEmit", "-p", root] },
  { name: "types of the console", command: [bin("tsc"), "--noEmit", "-p", join(root, "packages", "console")] },
  { name: "types of the client", command: [bin("tsc"), "--noEmit", "-p", join(root, "sdk", "typescript")] },
  { name: "lint", command: [bin("biome"), "check", "--error-on-warnings", root] },
];

let passed = 0;
let failed = 0;

bring(PREREQUISITES);
for (const { name, command } of STAGES) {
  const [program, ...args] = command;
  if (!existsSync(program!)) throw new Error(`${program} is missing: run npm ci first`);
  const { seconds, ok } = timed(() => spawnSync(program!, args, { cwd: root, stdio: "inherit" }).status === 0);
  report(name, ok, seconds);
}
reportAudit();
const { ok, counts, seconds } = await timedTests();
passed += counts.passed;
failed += counts.failed;
console.log(`${ok ? "ok  " : "FAIL"}  tests (${seconds} s)`);

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && ok ? 0 : 1);

function report(name: string, ok: boolean, seconds: string): void {
  if (ok) passed++;
  else failed++;
  console.log(`${ok ? "ok  " : "FAIL"}  ${name} (${seconds} s)`);
}

function reportAudit(): void {
  const outcome = audit(root);
  if (!outcome.looked) {
    console.log("      advisories were not looked at: the registry gives none here");
    return;
  }
  for (const one of outcome.found) console.error(`advisory: ${one}`);
  report("advisories", outcome.found.length === 0, "0");
}

function timed(work: () => boolean): { ok: boolean; seconds: string } {
  const start = performance.now();
  const ok = work();
  return { ok, seconds: ((performance.now() - start) / 1000).toFixed(1) };
}

async function timedTests() {
  const start = performance.now();
  const counts = await runTests([]);
  return {
    ok: counts.failed === 0 && counts.passed > 0,
    counts,
    seconds: ((performance.now() - start) / 1000).toFixed(1),
  };
}
