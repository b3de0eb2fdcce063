/**
 * The key as presented: `Authorization: Bearer …`, or `x-api-key` as its alias. What is malformed, missing or unknown
 * gets the same answer, so that a guess teaches nothing.
 */
import type { IncomingHttpHeaders } from "node:http";
import type { Caller, Keyring } from "../keys.ts";
import { ServiceError } from "./problem.ts";

const REALM = 'Bearer realm="portcullis"';
const KEY_CHARS_MAX = 200;

/** At once where the keyring knows; a promise where the store is asked. */
export function authenticate(headers: IncomingHttpHeaders, keyring: Keyring): Caller | Promise<Caller> {
  const presented = presentedKey(headers);
  if (presented === null) throw unauthorized(REALM);
  const found = keyring.authenticate(presented);
  return found instanceof Promise ? found.then(known) : known(found);
}

function known(caller: Caller | null): Caller {
  if (caller === null) throw unauthorized(`${REALM}, error="invalid_token"`);
  return caller;
}

function presentedKey(headers: IncomingHttpHeaders): string | null {
  const bearer = /^bearer +(\S+) *$/i.exec(headers.authorization ?? "")?.[1];
  const alias = headers["x-api-key"];
  const key = headers.authorization === undefined && typeof alias === "string" ? alias : bearer;
  return key && key.length <= KEY_CHARS_MAX ? key : null;
}

function unauthorized(challenge: string): ServiceError {
  return new ServiceError("unauthorized", "a valid API key is required", {
    headers: { "www-authenticate": challenge },
  });
}
