/**
 * The console's static build, served at /console. Only files that were found in the folder can be asked for, by a table
 * of them: a path leads nowhere else. Whatever is no file is a page of the console and gets its one document.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { ServiceError } from "../http/problem.ts";

export const CONSOLE_PATH = "/console";

/** No inline script or style, nothing from elsewhere, nobody frames it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};
/** What gets smaller; fonts and pictures are compressed already. */
const COMPRESSED = new Set([".html", ".js", ".css", ".json", ".svg", ".txt", ".webmanifest"]);
/** The builder puts the hash of the content in the name. */
const HASHED_NAME = /^assets\/.+-[A-Za-z0-9_-]{8}\.\w+$/;
const DOCUMENT = "index.html";
const FILES_MAX = 1_000;

type Encoding = "br" | "gzip" | "identity";

interface StaticFile {
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  readonly isCompressed: boolean;
  /** By encoding, made when first asked for. */
  readonly bodies: Map<Encoding, Buffer>;
}

export function consoleRoutes(folder: string): RouteOptions[] {
  let files: ReadonlyMap<string, StaticFile> | null = null;
  return [
    {
      method: "GET",
      url: CONSOLE_PATH,
      handler: async (_request, reply) => reply.redirect(`${CONSOLE_PATH}/`, 308),
    },
    {
      method: "GET",
      url: `${CONSOLE_PATH}/*`,
      handler: async (request, reply) => {
        // A build may come after the start; once there, it stays as it was found.
        files ??= listFiles(folder);
        return files ? serve(request, reply, files) : tellMissing(reply);
      },
    },
  ];
}

/** Null when nothing was built. */
function listFiles(folder: string): ReadonlyMap<string, StaticFile> | null {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const paths = entries.slice(0, FILES_MAX).map((entry) => join(entry.parentPath, entry.name));
    const files = new Map(paths.map((path) => [relative(folder, path).split(sep).join("/"), readStatic(path, folder)]));
    return files.has(DOCUMENT) ? files : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

function readStatic(path: string, folder: string): StaticFile {
  const body = readFileSync(path);
  const hashed = HASHED_NAME.test(relative(folder, path).split(sep).join("/"));
  return {
    type: TYPES[extname(path)] ?? "application/octet-stream",
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    cacheControl: hashed ? "public, max-age=31536000, immutable" : "no-cache",
    isCompressed: COMPRESSED.has(extname(path)),
    bodies: new Map([["identity", body]]),
  };
}

function serve(request: FastifyRequest, reply: FastifyReply, files: ReadonlyMap<string, StaticFile>): FastifyReply {
  const path = (request.params as { readonly "*": string })["*"];
  const file = files.get(path) ?? pageFor(path, files);
  reply.headers({
    "content-type": file.type,
    "cache-control": file.cacheControl,
    etag: file.etag,
    vary: "accept-encoding",
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
  });
  if (request.headers["if-none-match"] === file.etag) return reply.status(304).send();
  const encoding = file.isCompressed ? encodingFor(request.headers["accept-encoding"]) : "identity";
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(bodyOf(file, encoding));
}

/** A page of the console has no ending in its name; a file that is not there is not there. */
function pageFor(path: string, files: ReadonlyMap<string, StaticFile>): StaticFile {
  if (path.startsWith("assets/") || /\.\w{1,12}$/.test(path)) {
    throw new ServiceError("not_found", "the console has no such file");
  }
  return files.get(DOCUMENT)!;
}

function encodingFor(accepted: string | string[] | undefined): Encoding {
  const words = String(accepted ?? "")
    .split(",")
    .map((word) => word.trim());
  return words.some((word) => /^br(?:;q=(?!0(?:\.0*)?$).*)?$/.test(word))
    ? "br"
    : words.some((word) => /^gzip(?:;q=(?!0(?:\.0*)?$).*)?$/.test(word))
      ? "gzip"
      : "identity";
}

function bodyOf({ bodies }: StaticFile, encoding: Encoding): Buffer {
  const known = bodies.get(encoding);
  if (known) return known;
  const plain = bodies.get("identity")!;
  const body =
    encoding === "br"
      ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : gzipSync(plain, { level: 9 });
  bodies.set(encoding, body);
  return body;
}

function tellMissing(reply: FastifyReply): FastifyReply {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Portcullis</title>
<h1>The console is not built</h1>
<p>The service runs; only its web console is missing. Build it with <code>npm run build</code> and load this page again.</p>
<p>The interface is described at <a href="/docs">/docs</a>.</p></html>`;
  return reply.status(503).type(TYPES[".html"]!).header("cache-control", "no-store").send(page);
}
