/** Runs every test of the workspace, or those below the paths given: `npm test -- packages/engine`. */
import { runTests } from "./test-run.ts";

const { passed, failed } = await runTests(process.argv.slice(2));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
