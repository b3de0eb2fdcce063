/** Captured bodies: listed by what is outside of them, read one at a time with a reason, erased. */
import { type Static, Type } from "typebox";
import { LIMITS } from "../limits.ts";
import { count, orNull, pageOf, pageQuery, Reason, TenantId, time } from "./parts.ts";

export const CaptureQuery = Type.Object({ tenant_id: TenantId, ...pageQuery });
export type CaptureQuery = Static<typeof CaptureQuery>;

export const CaptureRow = Type.Object({
  tenant_id: Type.String(),
  id: Type.String(),
  key_id: Type.String(),
  event_id: orNull(Type.String()),
  at: time(),
  received_at: time(),
  bytes: count("Of the sealed box."),
});
export type CaptureRow = Static<typeof CaptureRow>;

export const CapturePage = pageOf(CaptureRow);
export type CapturePage = Static<typeof CapturePage>;

const CaptureId = Type.String({ minLength: 1, maxLength: LIMITS.telemetryIdCharsMax });

export const CaptureReading = Type.Object({ tenant_id: TenantId, id: CaptureId, reason: Reason });
export type CaptureReading = Static<typeof CaptureReading>;

export const CaptureBody = Type.Object({
  ...CaptureRow.properties,
  record: Type.Object({}, { additionalProperties: true, description: "As stored: credentials and card data masked." }),
});
export type CaptureBody = Static<typeof CaptureBody>;

export const CaptureErasure = Type.Object({
  tenant_id: TenantId,
  id: Type.Optional(CaptureId),
  all: Type.Optional(Type.Boolean({ default: false, description: "True: every capture of the tenant." })),
  reason: Reason,
});
export type CaptureErasure = Static<typeof CaptureErasure>;

export const Erased = Type.Object({ erased: count() });
export type Erased = Static<typeof Erased>;
