/** The model that this build ships, if it ships one: the folder with its registry, at the root of the workspace. */
import { existsSync } from "node:fs";
import { join } from "node:path";

export const MODEL_DIR: string = join(import.meta.dirname, "..", "..", "models");

export const shipsModel: boolean = existsSync(join(MODEL_DIR, "registry.json"));
