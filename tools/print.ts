/** Prints every printed file anew: `npm run print`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { PRINTED, root } from "./printed.ts";

for (const { path, print } of PRINTED) {
  const file = join(root, path);
  const text = await print();
  if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`printed ${path}`);
}
