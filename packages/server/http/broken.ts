/**
 * What is no HTTP never becomes a request. It still gets an answer of our own shape, which repeats nothing, and then the
 * connection ends.
 */
import type { Socket } from "node:net";
import type { ConnectionError } from "fastify";
import { problemBody, ServiceError } from "./problem.ts";
import { requestId } from "./request-id.ts";

/** The table of errors knows no status for a head that is too large: what cannot be read is a bad request. */
const statusOf = (code: string | undefined) =>
  code === "ERR_HTTP_REQUEST_TIMEOUT" ? "408 Request Timeout" : "400 Bad Request";

export function answerBroken(error: ConnectionError, socket: Socket): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const problem = new ServiceError("invalid_request", "the request is no HTTP that can be read, or came too slowly");
  const body = JSON.stringify(problemBody(problem, requestId(undefined)));
  const head = [
    `HTTP/1.1 ${statusOf(error.code)}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "cache-control: no-store",
    "connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
