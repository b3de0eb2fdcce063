/** Prints every printed file anew: `npm run print`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { PRINTED, root } from "./printed.ts";

for (const { path, print } of PRINTED) {
  const file = join(root, path);
  const content = Buffer.from(await print());
  if (existsSync(file) && readFileSync(file).equals(content)) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  console.log(`printed ${path}`);
}
