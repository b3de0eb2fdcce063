/** What the open routes answer: alive, ready. */
import { type Static, Type } from "typebox";
import { signatureVersion, taxonomyVersion } from "./verdict.ts";

export const Live = Type.Object({ status: Type.Literal("alive") });

const State = Type.Enum(["ok", "off", "unavailable"]);

export const Ready = Type.Object({
  status: Type.Enum(["ready", "draining", "unavailable"]),
  checks: Type.Object({
    store: State,
    rules: State,
    cloak: State,
    semantic: State,
    decision_log: Type.Enum(["ok", "behind"], {
      description: "`behind`: decisions wait for the store. The service is ready all the same.",
    }),
    redis: Type.Optional(
      Type.Enum(["ok", "away"], {
        description: "Where a setting names one. `away`: counters are shared through the store. Ready all the same.",
      }),
    ),
  }),
  signature_version: signatureVersion(),
  taxonomy_version: taxonomyVersion(),
  model_version: Type.Union([Type.String(), Type.Null()], { description: "Null where the semantic pass is off." }),
  rules: Type.Object({
    built_in: Type.Integer({ minimum: 0 }),
    operator: Type.Integer({ minimum: 0, description: "Rules from the operator's own folder." }),
  }),
});
export type Ready = Static<typeof Ready>;
