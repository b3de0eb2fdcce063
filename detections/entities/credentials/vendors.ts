/** All vendor tables together, handed out by the entity type that a format belongs to. */
import type { Recogniser } from "@portcullis/engine/cloak";
import { AI_FORMATS } from "./ai.ts";
import { CLOUD_FORMATS } from "./cloud.ts";
import { CODE_FORMATS } from "./code.ts";
import { COMMERCE_FORMATS } from "./commerce.ts";
import { recogniseFormats } from "./format.ts";
import { SAAS_FORMATS } from "./saas.ts";

export const FORMATS = [...AI_FORMATS, ...CLOUD_FORMATS, ...CODE_FORMATS, ...COMMERCE_FORMATS, ...SAAS_FORMATS];

export function recogniseVendors(type: "api_key" | "auth_token" | "password"): readonly Recogniser[] {
  return recogniseFormats(FORMATS.filter((row) => (row.type ?? "api_key") === type));
}
