/**
 * The body as bytes to the body as a value: valid UTF-8, one JSON.parse, and an error that says nothing of the text
 * (the engine's own message would quote it).
 */
import { isUtf8 } from "node:buffer";
import { ServiceError } from "./problem.ts";

export function parseBody(bytes: Buffer): unknown {
  if (bytes.length === 0) throw new ServiceError("invalid_json", "the body is empty");
  // Replaced bytes would shift every offset after them, so a body that is no UTF-8 is refused.
  if (!isUtf8(bytes)) throw new ServiceError("invalid_json", "the body is not valid UTF-8");
  try {
    return JSON.parse(bytes.toString("utf8", hasMark(bytes) ? 3 : 0));
  } catch {
    throw new ServiceError("invalid_json", "the body is not valid JSON");
  }
}

/** Some clients put a byte order mark in front; it is no part of the JSON. */
function hasMark(bytes: Buffer): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}
