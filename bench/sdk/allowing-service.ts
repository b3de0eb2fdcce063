/** A service that always allows, at once: what is left of a guarded call's time is the client's own. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { clean } from "../../sdk/conformance/author/service.ts";

const VERDICT = JSON.stringify(clean(1_000_000));

const server = createServer((request, response) => {
  request.resume().once("end", () => {
    response.writeHead(200, { "content-type": "application/json", "x-request-id": "req_bench" }).end(VERDICT);
  });
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
