/** POST /v1/sanitise (alias /v1/sanitize): the payload back, with every match cut out. */
import { type Static, Type } from "typebox";
import { DEFAULTS } from "./defaults.ts";
import { LIMITS } from "./limits.ts";
import { payloadFields } from "./scan.ts";
import { CategorySchema, ScanVerdict, SeveritySchema } from "./verdict.ts";

export const SanitiseRequest = Type.Object({
  ...payloadFields,
  replacement: Type.Optional(
    Type.String({
      maxLength: LIMITS.replacementCharsMax,
      default: DEFAULTS.replacement,
      description: "What stands where a match was cut.",
    }),
  ),
});
export type SanitiseRequest = Static<typeof SanitiseRequest>;

export const Redaction = Type.Object({
  start: Type.Integer({ minimum: 0, description: "In the text as submitted." }),
  end: Type.Integer({ minimum: 0 }),
  output_start: Type.Integer({ minimum: 0, description: "In the answer's `text`." }),
  output_end: Type.Integer({ minimum: 0 }),
  signature_ids: Type.Array(Type.String()),
  category: Type.Union([CategorySchema, Type.Null()], {
    description: "Of the worst match in the cut; null when only personal data or the semantic pass put it there.",
  }),
  severity: Type.Union([SeveritySchema, Type.Null()]),
});
export type Redaction = Static<typeof Redaction>;

export const SanitiseVerdict = Type.Object({
  ...ScanVerdict.properties,
  text: Type.String({ description: "The payload with every cut replaced." }),
  sanitised: Type.Boolean({ description: "True only when the output, scanned once more, does not block." }),
  redactions: Type.Array(Redaction),
});
export type SanitiseVerdict = Static<typeof SanitiseVerdict>;
