/**
 * Runs the tests of the workspace, or those below the given paths, and counts them. A failure is printed whole; what
 * passes is silent but for a line a file.
 */
import { globSync } from "node:fs";
import { join, relative } from "node:path";
import { run } from "node:test";
import { build, isStale } from "./build.ts";

const root = join(import.meta.dirname, "..");
const ROOTS = ["packages", "detections", "sdk", "tools", "bench"];

const TEST_MS_MAX = 15 * 60_000;

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export async function runTests(paths: readonly string[]): Promise<Counts> {
  const files = (paths.length > 0 ? paths : ROOTS).flatMap((path) =>
    path.endsWith(".test.ts")
      ? [path]
      : globSync(`${path}/**/*.test.ts`, { cwd: root, exclude: ["**/node_modules/**"] }),
  );
  if (isStale()) build();
  let passed = 0;
  let failed = 0;
  const stream = run({
    files: files.sort().map((file) => join(root, file)),
    cwd: root,
    concurrency: 2,
    execArgv: ["--import", join(import.meta.dirname, "seed.ts")],
    // A test that hangs fails. No forced exit: that would lose results which are still on their way.
    timeout: TEST_MS_MAX,
  });
  for await (const event of stream) {
    if (event.type === "test:pass" && isLeaf(event.data)) passed++;
    if (event.type === "test:fail" && isLeaf(event.data)) {
      failed++;
      const { name, file, line, details } = event.data;
      console.error(`\nFAIL  ${file ? relative(root, file) : ""}:${line ?? ""}  ${name}`);
      console.error(describe(details.error));
    }
    if (event.type === "test:stderr") process.stderr.write(event.data.message);
  }
  return { passed, failed };
}

/** A suite is no test of its own, and neither is the file that holds them. */
function isLeaf(data: { readonly details: { readonly type?: string | undefined } }): boolean {
  return data.details.type !== "suite";
}

function describe(error: Error & { readonly cause?: unknown }): string {
  const cause = error.cause instanceof Error ? error.cause : error;
  return cause.stack ?? cause.message;
}
