/** One endpoint as data: what it reads, answers and may refuse. */
import type { TObject, TSchema } from "typebox";
import type { ErrorCode } from "./errors.ts";

export interface Example {
  readonly summary: string;
  readonly value: unknown;
}

export interface Endpoint {
  readonly id: string;
  readonly method: "get" | "post" | "patch" | "delete";
  /** Names in braces are parameters of one segment each. */
  readonly path: string;
  readonly tag: "detection" | "intake" | "key" | "operations" | "admin";
  readonly summary: string;
  readonly description: string;
  /** False: open, no key. */
  readonly keyed: boolean;
  /** Of the admin interface: who may call it. A session of that role is asked for in the place of a key. */
  readonly role?: "open" | "viewer" | "admin";
  readonly query?: TObject;
  readonly request?: {
    readonly name: string;
    readonly schema: TSchema;
    readonly examples: Readonly<Record<string, Example>>;
  };
  readonly answer: {
    readonly name?: string;
    readonly schema: TSchema;
    readonly type: string;
    /** Where the caller chooses between two. */
    readonly otherType?: string;
    readonly examples?: Readonly<Record<string, Example>>;
  };
  readonly errors: readonly ErrorCode[];
}
