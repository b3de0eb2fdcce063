/** GET and PATCH /v1/me: the calling key. A caller sees and changes only its own key: the credential says which. */
import { type Me, MePatch } from "@portcullis/contract";
import { ServiceError } from "../http/problem.ts";
import { defineRoute } from "../http/route.ts";
import type { Caller } from "../keys.ts";

export const getMe = defineRoute({
  method: "GET",
  path: "/v1/me",
  async handle({ caller }) {
    return wireMe(caller);
  },
});

export const patchMe = defineRoute({
  method: "PATCH",
  path: "/v1/me",
  body: MePatch,
  async handle({ caller, body }, { keyring }) {
    const enabled = body.capture_enabled;
    const info = await keyring.setCapture(caller.keyId, { enabled, by: caller.keyId });
    // The key was revoked between the door and here.
    if (info === null) throw new ServiceError("unauthorized");
    return wireMe({ ...caller, captureEnabled: info.captureEnabled });
  },
});

function wireMe(caller: Caller): Me {
  return {
    key_id: caller.keyId,
    tenant_id: caller.tenantId,
    key_name: caller.keyName,
    capture_enabled: caller.captureEnabled,
  };
}
