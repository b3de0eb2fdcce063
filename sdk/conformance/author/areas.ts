/** Every area, in the order in which a client is best built. */
import type { Area } from "./case.ts";
import { cloaking } from "./cloaking.ts";
import { construct } from "./construct.ts";
import { decorating } from "./decorating.ts";
import { flatten } from "./flatten.ts";
import { guarding } from "./guarding.ts";
import { pieces } from "./pieces.ts";
import { rewriting } from "./rewriting.ts";
import { streaming } from "./streaming.ts";
import { telling } from "./telling.ts";
import { vectors } from "./vectors.ts";

export const AREAS: readonly Area[] = [
  construct,
  flatten,
  rewriting,
  pieces,
  telling,
  vectors,
  guarding,
  cloaking,
  decorating,
  streaming,
];
