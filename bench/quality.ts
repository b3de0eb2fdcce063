/**
 * How well the passes judge labelled rows.
 *
 *   npm run bench:quality -- --static --data DIR
 *
 * `--data` is a folder with `attacks/{train,dev}.jsonl.gz` and the like. Each suite is switched on by its name, loads its
 * own module only then, and leaves one section among the results.
 */
import { parseArgs } from "node:util";
import { machine, writeSection } from "./report.ts";

/** Measures on the data folder and tells it in Markdown, without a heading. */
export type Suite = (data: string) => Promise<string> | string;

const SUITES: Readonly<Record<string, { readonly title: string; readonly load: () => Promise<Suite> }>> = {
  static: { title: "Attacks, static pass alone", load: async () => (await import("./quality/attacks.ts")).judgeStatic },
  cloak: { title: "Personal data", load: async () => (await import("./quality/cloak.ts")).runCloakQuality },
  semantic: {
    title: "Attacks, rules and model",
    load: async () => (await import("./quality/semantic.ts")).judgeSemantic,
  },
  tagger: { title: "Names and places", load: async () => (await import("./quality/tagger.ts")).judgeTagger },
};

const { values } = parseArgs({
  options: {
    data: { type: "string" },
    ...Object.fromEntries(Object.keys(SUITES).map((name) => [name, { type: "boolean" as const }])),
  },
});
const chosen = Object.entries(SUITES).filter(([name]) => values[name as keyof typeof values]);
if (typeof values.data !== "string" || chosen.length === 0) {
  console.error(
    `usage: npm run bench:quality -- --data DIR ${Object.keys(SUITES)
      .map((name) => `[--${name}]`)
      .join(" ")}`,
  );
  process.exit(2);
}

for (const [name, { title, load }] of chosen) {
  const measure = await load();
  const command = `\`npm run bench:quality -- --${name} --data DIR\`. ${machine()}.`;
  const section = `## ${title}\n\n${command}\n\n${await measure(values.data)}`;
  writeSection(`quality-${name}`, section);
  console.log(section);
}
