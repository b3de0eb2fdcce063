/** A payload beside the leaves that a reader finds in it. */
import { type Case, flattened, type Leaf } from "../case.ts";

export const flat = (name: string, payload: unknown, leaves: readonly Leaf[], more: object = {}): Case => ({
  name,
  op: "flatten",
  given: { payload, ...more },
  expect: flattened(leaves),
});

export const one = (message: object) => ({ messages: [message] });
