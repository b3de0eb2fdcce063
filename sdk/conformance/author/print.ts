/** How authored cases look in `cases/*.gen.json`, where both suites read them; `npm run print` writes them there. */
import type { Area } from "./case.ts";

/** One case a line: a change of one case is a change of one line. */
export function printed({ area, cases }: Area): string {
  const lines = cases.map((one) => `    ${JSON.stringify(one).replace(/[\u007f-\uffff]/g, escaped)}`);
  return `{\n  "area": ${JSON.stringify(area)},\n  "cases": [\n${lines.join(",\n")}\n  ]\n}\n`;
}

/** Only ASCII in the files: a lone surrogate has no UTF-8 form. */
function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
