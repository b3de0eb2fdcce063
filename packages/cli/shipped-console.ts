/** Where the console's static build stands: beside the built program, or where a build of the workspace puts it. */
import { basename, join } from "node:path";

const root = join(import.meta.dirname, "..", "..");

export const CONSOLE_DIR: string = basename(root) === "dist" ? join(root, "console") : join(root, "dist", "console");
