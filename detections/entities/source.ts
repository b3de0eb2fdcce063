/** Where a detector's threads find the definitions and the tagger, and which version of them this is. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const { version } = JSON.parse(readFileSync(new URL("./version.gen.json", import.meta.url), "utf8")) as {
  version: string;
};

/** A dotted date: the latest change of what is found or how it is called. */
export const taxonomyVersion: string = version;

export const detectorSource = {
  entities: new URL("./index.gen.ts", import.meta.url).href,
  tagger: { file: fileURLToPath(new URL("./tagger.gen.bin", import.meta.url)) },
} as const;
