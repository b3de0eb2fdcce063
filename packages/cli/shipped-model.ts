/** Where a model stands that comes with the program: the folder with its registry, at the root of the workspace. */
import { join } from "node:path";

export const MODEL_DIR: string = join(import.meta.dirname, "..", "..", "models");
