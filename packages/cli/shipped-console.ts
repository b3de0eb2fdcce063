/** Where the console's static build stands: beside the built program, or where a build of the workspace puts it. */
import { existsSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");
const beside = join(root, "console");

export const CONSOLE_DIR: string = existsSync(join(beside, "index.html")) ? beside : join(root, "dist", "console");
