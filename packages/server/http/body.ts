/**
 * The body: what of it is taken, and from bytes to a value. Valid UTF-8, one JSON.parse, and an error that says nothing
 * of the text (the engine's own message would quote it).
 */
import { isUtf8 } from "node:buffer";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { type Gathered, Incoming } from "./incoming.ts";
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

/**
 * The bytes of a body: at once where all of it has come. Of a client that leaves midway nothing is heard again, and nobody
 * waits for it.
 */
export function readBody(request: IncomingMessage, bytesMax: number): Buffer | Promise<Buffer> {
  const told = request.headers["content-length"];
  const bounds = { length: told === undefined ? null : Number(told), bytesMax };
  const incoming = request instanceof Incoming ? request : null;
  const body = incoming?.gathered() ?? null;
  if (incoming === null || body === null) return readStream(request, bounds);
  if (isWhole(body, bounds)) return joined(body);
  return new Promise((resolve, reject) => {
    incoming.listen((more) => {
      try {
        if (isWhole(more, bounds)) resolve(joined(more));
      } catch (error) {
        reject(error);
      }
    });
  });
}

interface Bounds {
  /** As announced; null where it was not. */
  readonly length: number | null;
  readonly bytesMax: number;
}

/** What was announced is all there is: no need to wait for the end to be told. */
function isWhole({ bytes, ended }: Gathered, { length, bytesMax }: Bounds): boolean {
  if (bytes === length) return true;
  if (bytes > bytesMax) throw tooLarge();
  if (ended && length !== null) throw new ServiceError("invalid_json", "the body ended early");
  return ended;
}

function joined({ pieces, bytes }: Gathered): Buffer {
  return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces, bytes);
}

/** The same from a request that is a stream. */
function readStream(request: IncomingMessage, bounds: Bounds): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const body = { pieces: [] as Buffer[], bytes: 0, ended: false };
    const look = () => {
      try {
        if (!isWhole(body, bounds)) return;
        resolve(joined(body));
      } catch (error) {
        request.off("data", onData);
        reject(error);
      }
      request.off("end", onEnd);
    };
    const onData = (piece: Buffer) => {
      body.pieces.push(piece);
      body.bytes += piece.length;
      look();
    };
    const onEnd = () => {
      body.ended = true;
      look();
    };
    request.on("data", onData);
    request.on("end", onEnd);
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
