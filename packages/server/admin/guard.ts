/**
 * What stands between a browser and the admin interface: the session's cookie, and proof that an unsafe request comes
 * from the console itself. A page of another origin can neither set our header without asking first nor read an answer;
 * the browser's own words about where a request comes from are held against it as well.
 */
import type { IncomingHttpHeaders } from "node:http";
import { ADMIN_PREFIX, CSRF_HEADER, CSRF_VALUE, SESSION_COOKIE } from "@portcullis/contract/admin";
import { ServiceError } from "../http/problem.ts";

/** The token of the session cookie. Two cookies of the name mean that somebody slipped one in: neither is believed. */
export function readSessionToken(headers: IncomingHttpHeaders): string | null {
  const found = (headers.cookie ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${SESSION_COOKIE}=`))
    .map((pair) => pair.slice(SESSION_COOKIE.length + 1));
  return found.length === 1 ? found[0]! : null;
}

export function sessionCookie(token: string, wish: { readonly maxAgeMs: number; readonly secure: boolean }): string {
  return [
    `${SESSION_COOKIE}=${token}`,
    `Path=${ADMIN_PREFIX}`,
    `Max-Age=${Math.floor(wish.maxAgeMs / 1_000)}`,
    "HttpOnly",
    "SameSite=Strict",
    ...(wish.secure ? ["Secure"] : []),
  ].join("; ");
}

/**
 * Whether the browser speaks https, be it to us or to a proxy before us. A header that a client could make up only ever
 * makes the cookie stricter.
 */
export function isSecure(headers: IncomingHttpHeaders): boolean {
  const forwarded = String(headers["x-forwarded-proto"] ?? "").split(",")[0]!;
  return forwarded.trim().toLowerCase() === "https" || (headers.origin ?? "").startsWith("https://");
}

export function refuseForgery(headers: IncomingHttpHeaders): void {
  if (headers[CSRF_HEADER] !== CSRF_VALUE) {
    throw new ServiceError(
      "forbidden",
      `requests that change something carry the header ${CSRF_HEADER}: ${CSRF_VALUE}`,
    );
  }
  const site = headers["sec-fetch-site"];
  if (site !== undefined) {
    if (site !== "same-origin") throw otherOrigin();
    return;
  }
  // Browsers leave that header out over plain http; then the origin must be the host that was asked.
  if (headers.origin !== undefined && hostOf(headers.origin) !== headers.host?.toLowerCase()) throw otherOrigin();
}

function otherOrigin(): ServiceError {
  return new ServiceError("forbidden", "the request comes from another origin");
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
