/** What leaves for a collector or a warehouse, against small real servers that behave, fail and refuse. */
import assert from "node:assert/strict";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after, describe, test } from "node:test";
import type { DecisionRecord, EventRow, EventStore } from "../stores/ports.ts";
import { openOtlp, spansOf } from "./otlp.ts";
import { createShipper, Refused, SHIPPER, withSinks } from "./shipper.ts";

const record: DecisionRecord = {
  id: "req_1",
  type: "scan",
  decision: "block",
  blocked: true,
  severity: "high",
  reason: "ignore-all-instructions",
  categories: ["direct_injection"],
  signatureIds: ["ignore-all-instructions"],
  suppressedIds: [],
  scannedChars: 61,
  surface: "user",
  signatureVersion: "2026.11.15",
  semantic: null,
  cloak: { ran: true, entities: 2, byType: { email: 2 }, error: null },
  tools: null,
  latencyMs: { static: 0.5, cloak: 2, total: 3 },
  status: 200,
  error: null,
};
const row = (id: string): EventRow => ({
  tenantId: "default",
  keyId: "key_1",
  source: "service",
  at: 1_794_700_000_000,
  receivedAt: 1_794_700_000_003,
  record: { ...record, id },
});

interface Got {
  readonly url: string;
  readonly body: string;
}
const servers: Server[] = [];
after(() => {
  for (const server of servers) server.close();
});

async function listen(statuses: number[]): Promise<{ url: string; got: Got[] }> {
  const got: Got[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (piece: string) => {
      body += piece;
    });
    request.on("end", () => {
      got.push({ url: decodeURIComponent((request.url ?? "").replaceAll("+", " ")), body });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, got };
}

const listeners = () => {
  const told = { lost: 0, faults: 0 };
  const on = {
    onLost: (count: number) => {
      told.lost += count;
    },
    onFault: () => {
      told.faults += 1;
    },
  };
  return { told, on };
};

describe("the shipper", () => {
  test("sends in order and batches, and takes out what was sent", async () => {
    const sent: string[] = [];
    const { told, on } = listeners();
    const sink = createShipper({
      name: "otlp",
      ...on,
      send: async (rows) => void sent.push(...rows.map((one) => one.record.id)),
    });
    const ids = Array.from({ length: SHIPPER.batchMax + 3 }, (_, n) => String(n));
    sink.offer(ids.map(row));
    await sink.close();
    assert.deepEqual(sent, ids);
    assert.deepEqual(told, { lost: 0, faults: 0 });
  });

  test("keeps the newest when the place is away for long, and counts the rest as lost", async () => {
    const { told, on } = listeners();
    const sink = createShipper({ name: "otlp", ...on, send: () => Promise.reject(new Error("away")) });
    sink.offer(Array.from({ length: SHIPPER.waitingMax + 10 }, (_, n) => row(String(n))));
    assert.equal(told.lost, 10);
    assert.equal(sink.state().waiting, SHIPPER.waitingMax);
    await sink.close();
    assert.equal(told.lost, SHIPPER.waitingMax + 10);
  });

  test("a batch that is refused for good does not hold up the ones behind it", async () => {
    const { told, on } = listeners();
    const sent: number[] = [];
    const sink = createShipper({
      name: "otlp",
      ...on,
      async send(rows) {
        sent.push(rows.length);
        if (sent.length === 1) throw new Refused("no");
      },
    });
    sink.offer(Array.from({ length: SHIPPER.batchMax + 5 }, (_, n) => row(String(n))));
    await sink.close();
    assert.deepEqual(sent, [SHIPPER.batchMax, 5]);
    assert.deepEqual(told, { lost: SHIPPER.batchMax, faults: 1 });
  });

  test("gets rows only after the store has committed them, and none that it refused", async () => {
    const offered: string[] = [];
    const { on } = listeners();
    const sink = createShipper({
      name: "otlp",
      ...on,
      send: async (rows) => void offered.push(...rows.map((one) => one.record.id)),
    });
    let fails = true;
    const store = {
      async insert(rows: readonly EventRow[]) {
        if (fails) throw new Error("the store is away");
        return rows.length;
      },
    } as unknown as EventStore;
    const events = withSinks(store, [sink]);
    await assert.rejects(events.insert([row("refused")]));
    fails = false;
    assert.equal(await events.insert([row("kept")]), 1);
    await sink.close();
    assert.deepEqual(offered, ["kept"]);
  });
});

describe("OTLP", () => {
  test("a decision is a run_guardrail span with counts, and a child for each pass", () => {
    const body = spansOf([row("req_9")], "0.1.0") as {
      resourceSpans: { scopeSpans: { spans: Record<string, unknown>[] }[] }[];
    };
    const [span, ...children] = body.resourceSpans[0]!.scopeSpans[0]!.spans;
    assert.equal(span!.name, "run_guardrail");
    assert.match(String(span!.traceId), /^[0-9a-f]{32}$/);
    assert.match(String(span!.spanId), /^[0-9a-f]{16}$/);
    assert.equal(span!.startTimeUnixNano, "1794700000000000000");
    assert.equal(span!.endTimeUnixNano, "1794700000003000000");
    const facts = JSON.stringify(span!.attributes);
    assert.match(facts, /\{"key":"portcullis.cloak.entities","value":\{"intValue":"2"\}\}/);
    assert.doesNotMatch(facts, /semantic/, "a pass that was not due is not told");
    assert.deepEqual(
      children.map(({ name }) => name),
      ["run_guardrail static", "run_guardrail cloak"],
    );
    assert.equal(new Set([span!, ...children].map(({ spanId }) => spanId)).size, 3);
    assert.deepEqual(spansOf([row("req_9")], "0.1.0"), body, "twice is the same");
  });

  test("evidence that a client sent stays behind", () => {
    const told = {
      ...row("a"),
      source: "client" as const,
      record: { id: "a", ts: "2026-11-15T12:00:00Z", type: "guard.scan", evidence: ["planted words"] } as never,
    };
    const body = JSON.stringify(spansOf([told], "0.1.0"));
    assert.match(body, /guard\.scan/);
    assert.doesNotMatch(body, /planted/);
  });

  test("is sent to the collector, with its headers", async () => {
    const { url, got } = await listen([]);
    const { told, on } = listeners();
    const sink = openOtlp({ url: `${url}/`, headers: { "x-team": "a" }, version: "0.1.0", ...on });
    sink.offer([row("a"), row("b")]);
    await sink.close();
    assert.deepEqual(
      got.map((one) => one.url),
      ["/v1/traces"],
    );
    assert.equal(told.lost, 0);
  });

  test("a refusal loses the batch, an overload keeps it", async () => {
    const refusing = await listen([400]);
    const first = listeners();
    const sink = openOtlp({ url: refusing.url, headers: {}, version: "0", ...first.on });
    sink.offer([row("a")]);
    await sink.close();
    assert.deepEqual(first.told, { lost: 1, faults: 1 });

    const busy = await listen([503, 200]);
    const second = listeners();
    const patient = openOtlp({ url: busy.url, headers: {}, version: "0", ...second.on });
    patient.offer([row("a")]);
    // The first try comes by the timer, the next with the end of the service.
    while (busy.got.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await patient.close();
    assert.equal(busy.got.length, 2);
    assert.equal(second.told.lost, 0);
  });
});
