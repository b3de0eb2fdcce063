/**
 * Pieces that the schemas of the admin interface share: times, ids, reasons, pages. Times are ISO 8601 in UTC; a page of
 * a long list hands out `next`, which the next question sends back as `cursor`.
 */
import { type Static, type TSchema, Type } from "typebox";
import { LIMITS } from "../limits.ts";

export const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
export const time = (description?: string) =>
  Type.String({ format: "date-time", maxLength: 40, ...(description ? { description } : {}) });
export const count = (description?: string) => Type.Integer({ minimum: 0, ...(description ? { description } : {}) });
export const listOf = <S extends TSchema>(item: S) => Type.Object({ items: Type.Array(item) });

export const TenantId = Type.String({
  minLength: 1,
  maxLength: LIMITS.tenantIdCharsMax,
  description: "Whose: the tenant that the answer or the change is about.",
});
export const RuleId = Type.String({ minLength: 1, maxLength: LIMITS.ruleIdCharsMax });

/** Why a person does it. Written to the audit log with their name. */
export const Reason = Type.String({
  minLength: 1,
  maxLength: LIMITS.reasonCharsMax,
  description: "Why; written to the audit log.",
});
/** For changes that explain themselves. */
export const ReasonIfAny = Type.Optional(Reason);

export const pageQuery = {
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: LIMITS.adminPageMax, default: 50, description: "Rows of one page." }),
  ),
  cursor: Type.Optional(
    Type.String({ maxLength: 1_000, description: "`next` of the page before. Absent: the first page." }),
  ),
};
export const pageOf = <S extends TSchema>(item: S) =>
  Type.Object({
    items: Type.Array(item),
    next: orNull(Type.String({ description: "Send as `cursor` for the next page; null at the end." })),
  });

export const spanQuery = {
  from: Type.Optional(time("Start, inclusive.")),
  until: Type.Optional(time("End, exclusive; default now.")),
};

/** What a change of no other interest answers. */
export const Done = Type.Object({ done: Type.Literal(true) });
export type Done = Static<typeof Done>;

export const WithReason = Type.Object({ reason: Reason });
export type WithReason = Static<typeof WithReason>;
