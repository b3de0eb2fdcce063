/** GET and PATCH /v1/me: the calling key. */
import { type Static, Type } from "typebox";

export const Me = Type.Object({
  key_id: Type.String({ description: "Identifier of the presented key." }),
  tenant_id: Type.String({ description: "Identifier of the owner of the key." }),
  key_name: Type.String(),
  capture_enabled: Type.Boolean({ description: "Whether this key may ship request and response bodies." }),
});
export type Me = Static<typeof Me>;

export const MePatch = Type.Object({ capture_enabled: Type.Boolean() });
export type MePatch = Static<typeof MePatch>;
