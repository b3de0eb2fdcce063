/**
 * Loaded before every test file of a whole run: properties are tried with the same examples each time, so that what a run
 * says hangs on the tree alone. A test file that is run by itself tries others each time, and `npm run fuzz` many more.
 */
import { isMainThread } from "node:worker_threads";

const SEED = 20_261_115;

if (isMainThread) {
  const { default: fc } = await import("fast-check");
  fc.configureGlobal({ seed: SEED });
}
