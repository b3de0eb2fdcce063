/** Every area, in the order in which a client is best built. */
import type { Area } from "./case.ts";
import { construct } from "./construct.ts";
import { flatten } from "./flatten.ts";
import { rewriting } from "./rewriting.ts";

export const AREAS: readonly Area[] = [construct, flatten, rewriting];
