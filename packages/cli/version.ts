/** The program's version, as its package names it. */
import manifest from "./package.json" with { type: "json" };

export const VERSION: string = manifest.version;
