/**
 * Loaded before the program under test: adds to its clock what a file says, in milliseconds, and looks again all the
 * time. For tests of a clock that jumps.
 */
import { readFileSync } from "node:fs";

const file = process.env.JUMPING_CLOCK_FILE;
const trueNow = Date.now;
let offset = 0;

function look() {
  try {
    offset = Number(readFileSync(file, "utf8")) || 0;
  } catch {
    offset = 0;
  }
}

look();
setInterval(look, 20).unref();
Date.now = () => trueNow() + offset;
