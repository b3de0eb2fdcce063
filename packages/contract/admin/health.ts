/** Health for people: what runs, in which version, with which settings, and what happens when a part of it fails. */
import { type Static, Type } from "typebox";
import { count, orNull, time } from "./parts.ts";

const State = Type.Enum(["ok", "off", "unavailable"]);

export const Health = Type.Object({
  status: Type.Enum(["ready", "draining", "unavailable"]),
  version: Type.String(),
  node: Type.String(),
  started_at: time(),
  now: time(),
  memory_bytes: count("Resident."),
  in_flight: count(),
  parts: Type.Array(
    Type.Object({
      name: Type.Enum(["store", "rules", "cloak", "semantic", "captures", "operator_rules", "counters"]),
      state: State,
      kind: orNull(Type.String({ description: "Which one: `sqlite`, `postgres`, a model's name." })),
      version: orNull(Type.String()),
      workers: orNull(count()),
      says: Type.String({ description: "One sentence: how it stands." }),
      on_failure: Type.String({ description: "One sentence: what happens when it does not answer." }),
      ms: orNull(Type.Number({ minimum: 0, description: "How long it took to answer now." })),
    }),
  ),
  settings: Type.Array(
    Type.Object({
      name: Type.String(),
      value: Type.String({ description: "Secrets are told as set or not set." }),
      is_default: Type.Boolean(),
      says: Type.String(),
    }),
  ),
});
export type Health = Static<typeof Health>;
