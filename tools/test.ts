/**
 * Runs every test of the workspace, or those below the paths given: `npm test -- packages/engine`.
 */
import { spawnSync } from "node:child_process";

const roots = process.argv.slice(2);
const globs = (roots.length > 0 ? roots : ["packages", "detections", "tools", "bench"]).map((root) =>
  root.endsWith(".test.ts") ? root : `${root}/**/*.test.ts`,
);
const run = spawnSync(process.execPath, ["--test", "--test-reporter=dot", ...globs], { stdio: "inherit" });
process.exit(run.status ?? 1);
