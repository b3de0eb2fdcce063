/**
 * The body: what of it is taken, and from bytes to a value. Valid UTF-8, one JSON.parse, and an error that says nothing
 * of the text (the engine's own message would quote it).
 */
import { isUtf8 } from "node:buffer";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { ServiceError } from "./problem.ts";

const JSON_TYPE = /^application\/json(?:[\t ]*;|[\t ]*$)/i;
const CHARSET = /charset="?([^";]+)/i;

/** Before a byte is read: whether there is a body, and one that can be taken. */
export function refuseBody(headers: IncomingHttpHeaders, bytesMax: number): void {
  const type = headers["content-type"];
  if (type === undefined) throw new ServiceError("unsupported_media_type", "a JSON body is required");
  if (type !== "application/json") {
    if (!JSON_TYPE.test(type)) throw new ServiceError("unsupported_media_type");
    const charset = CHARSET.exec(type)?.[1]?.trim().toLowerCase();
    if (charset !== undefined && charset !== "utf-8" && charset !== "utf8") {
      throw new ServiceError("unsupported_media_type", "the body must be UTF-8");
    }
  }
  const encoding = headers["content-encoding"];
  if (encoding !== undefined && encoding !== "identity") {
    throw new ServiceError("unsupported_media_type", "the body must not be compressed");
  }
  if (Number(headers["content-length"]) > bytesMax) throw tooLarge();
}

/** The bytes of a body. Of a client that leaves midway nothing is heard again, and nobody waits for it. */
export function readBody(request: IncomingMessage, bytesMax: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const told = request.headers["content-length"];
    const length = told === undefined ? Number.NaN : Number(told);
    const pieces: Buffer[] = [];
    let bytes = 0;
    const onData = (piece: Buffer) => {
      pieces.push(piece);
      bytes += piece.length;
      // What was announced is all there is: no need to wait for the end to be told.
      if (bytes === length) give();
      else if (bytes > bytesMax) stop(tooLarge());
    };
    const onEnd = () => {
      if (Number.isNaN(length) || bytes === length) give();
      else stop(new ServiceError("invalid_json", "the body ended early"));
    };
    request.on("data", onData);
    request.on("end", onEnd);

    function give(): void {
      request.off("end", onEnd);
      resolve(pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces, bytes));
    }
    function stop(error: ServiceError): void {
      request.off("data", onData);
      request.off("end", onEnd);
      reject(error);
    }
  });
}

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

function tooLarge(): ServiceError {
  // More is on its way that nobody will read.
  return new ServiceError("payload_too_large", undefined, { headers: { connection: "close" } });
}

/** Some clients put a byte order mark in front; it is no part of the JSON. */
function hasMark(bytes: Buffer): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}
