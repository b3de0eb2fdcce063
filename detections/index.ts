/** What we look for. The rules themselves load on demand: a service runs on the compiled pack and needs none of them. */
import type { Rule } from "@portcullis/engine/static";

/** Every attack rule with its examples, in the order of the categories. */
export async function attackRules(): Promise<readonly Rule[]> {
  return (await import("./attacks/index.gen.ts")).attackRules;
}
