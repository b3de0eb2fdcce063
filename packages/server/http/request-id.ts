/**
 * Ids of requests. Those of this process share a random beginning and count on from there: unique, and no random bytes
 * a request. A caller may bring its own where it is safe to repeat; that one need not be unique.
 */
import { randomBytes } from "node:crypto";
import { LIMITS } from "@portcullis/contract";

const OWN_PREFIX = `req_${randomBytes(9).toString("base64url")}`;
const SAFE = /^[A-Za-z0-9._-]+$/;
let count = 0;

/** The caller's own id, or a fresh one. An id that begins like ours is ours to give. */
export function requestId(given: string | string[] | undefined): string {
  const safe = typeof given === "string" && given.length <= LIMITS.requestIdCharsMax && SAFE.test(given);
  return safe && !given.startsWith(OWN_PREFIX) ? given : freshId();
}

/** The id under which a request is recorded: a caller that sends one id twice must not hide the second request. */
export function recordId(id: string): string {
  return id.startsWith(OWN_PREFIX) ? id : `${id}~${freshId().slice("req_".length)}`;
}

function freshId(): string {
  count += 1;
  return OWN_PREFIX + count.toString(36).padStart(6, "0");
}
