/** A service that always allows, at once: what is left of a guarded call's time is the client's own. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const counter = { used: 1, limit: null, remaining: null };
const counters = { scans: counter, blocks: counter };
const VERDICT = JSON.stringify({
  decision: "allow",
  blocked: false,
  reason: null,
  severity: null,
  categories: [],
  matches: [],
  scanned_chars: 1_000_000,
  signature_version: "2026.01.01",
  quota: {
    plan: "unlimited",
    period: "2026-01",
    aho: counters,
    ai: counters,
    overflow: 0,
    enforcement_withheld: false,
  },
});

const server = createServer((request, response) => {
  request.resume().once("end", () => {
    response.writeHead(200, { "content-type": "application/json", "x-request-id": "req_bench" }).end(VERDICT);
  });
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
