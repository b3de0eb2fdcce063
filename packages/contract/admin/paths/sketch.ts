/** An endpoint of the admin interface in few words; `endpoints.ts` fills in what all of them share. */
import type { TObject, TSchema } from "typebox";
import type { ErrorCode } from "../../errors.ts";
import { listOf } from "../parts.ts";

export interface Sketch {
  readonly id: string;
  readonly at: `${"GET" | "POST" | "PATCH" | "DELETE"} ${string}`;
  readonly role: "open" | "viewer" | "admin";
  readonly says: readonly [summary: string, description: string];
  readonly query?: TObject;
  readonly body?: readonly [name: string, schema: TSchema];
  readonly answer: readonly [name: string, schema: TSchema];
  /** Where the answer is no JSON. */
  readonly type?: string;
  readonly otherType?: string;
  readonly errors?: readonly ErrorCode[];
}

/** A short list that is handed out whole. */
export const list = (name: string, item: TSchema) => [`${name}List`, listOf(item)] as const;
