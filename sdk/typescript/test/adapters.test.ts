/** The adapters with the packages they are for, before a client that answers as it is told. */
import assert from "node:assert/strict";
import type { AddressInfo } from "node:net";
import { describe, test } from "node:test";
import { AIMessage, HumanMessage } from "@langchain/core/messages";
import { FakeListChatModel, FakeStreamingChatModel } from "@langchain/core/utils/testing";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { generateText, streamText, wrapLanguageModel } from "ai";
import { MockLanguageModelV4, simulateReadableStream } from "ai/test";
import express from "express";
import fastify from "fastify";
import { Hono } from "hono";
import { z } from "zod";
import { portcullisExpress } from "../src/adapters/express.ts";
import { portcullisFastify, requestGuard } from "../src/adapters/fastify.ts";
import { type PortcullisVariables, portcullisHono } from "../src/adapters/hono.ts";
import { guardLangChain } from "../src/adapters/langchain.ts";
import { guardMcp } from "../src/adapters/mcp.ts";
import { portcullisMiddleware } from "../src/adapters/vercel.ts";
import { isBlockBody } from "../src/index.ts";
import { PortcullisFake } from "../src/testing.ts";

const ADA = "ada@maths.example";
const found = [{ type: "email", value: ADA }] as const;
const evil = { when: "evil" } as const;
const TOKEN = /<EMAIL_[0-9A-Z]{12}>/;

describe("Vercel AI SDK", () => {
  const usage = {
    inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 1, text: 1, reasoning: 0 },
  };
  const finishReason = { unified: "stop", raw: "stop" } as const;
  type Prompted = { readonly prompt: unknown };
  const echo = (seen: unknown[]) =>
    new MockLanguageModelV4({
      doGenerate: async ({ prompt }: Prompted) => {
        seen.push(prompt);
        const token = TOKEN.exec(JSON.stringify(prompt))?.[0] ?? "nobody";
        return { content: [{ type: "text", text: `sent to ${token}` }], finishReason, usage, warnings: [] };
      },
      doStream: async ({ prompt }: Prompted) => {
        seen.push(prompt);
        const token = TOKEN.exec(JSON.stringify(prompt))?.[0] ?? "nobody";
        const deltas = [`sent to ${token.slice(0, 5)}`, `${token.slice(5)}.`].map((delta) => ({
          type: "text-delta" as const,
          id: "1",
          delta,
        }));
        return {
          stream: simulateReadableStream({
            chunks: [
              { type: "stream-start", warnings: [] },
              { type: "text-start", id: "1" },
              ...deltas,
              { type: "text-end", id: "1" },
              { type: "finish", finishReason, usage },
            ],
          }),
        };
      },
    });
  const guarded = (seen: unknown[], fake: PortcullisFake) =>
    wrapLanguageModel({ model: echo(seen), middleware: portcullisMiddleware(fake, { protect: true }) });

  test("generateText: protected out, restored back", async () => {
    const seen: unknown[] = [];
    const { text } = await generateText({
      model: guarded(seen, new PortcullisFake().entities(found)),
      prompt: `write to ${ADA}`,
    });
    assert.equal(text, `sent to ${ADA}`);
    assert.ok(!JSON.stringify(seen).includes(ADA));
  });
  test("generateText: a block is an answer that says so", async () => {
    const seen: unknown[] = [];
    const answer = await generateText({ model: guarded(seen, new PortcullisFake().block("rule")), prompt: "hi" });
    assert.equal(answer.finishReason, "content-filter");
    assert.equal(answer.text, "Request blocked by Portcullis: rule.");
    assert.deepEqual(seen, []);
  });
  test("generateText: an answer that blocks is kept back where answers are scanned", async () => {
    const fake = new PortcullisFake().block("rule", { when: "sent" });
    const middleware = portcullisMiddleware(fake, { scanAnswer: true });
    const answer = await generateText({ model: wrapLanguageModel({ model: echo([]), middleware }), prompt: "hi" });
    assert.equal(answer.finishReason, "content-filter");
    assert.equal(answer.text, "Request blocked by Portcullis: rule.");
  });
  test("streamText: restored over chunks", async () => {
    const seen: unknown[] = [];
    const { textStream } = streamText({
      model: guarded(seen, new PortcullisFake().entities(found)),
      prompt: `write to ${ADA}`,
    });
    let text = "";
    for await (const piece of textStream) text += piece;
    assert.equal(text, `sent to ${ADA}.`);
    assert.ok(!JSON.stringify(seen).includes(ADA));
  });
  test("streamText: a block is an error part and a finish", async () => {
    const errors: unknown[] = [];
    const result = streamText({
      model: guarded([], new PortcullisFake().block("rule", { when: "sent" })),
      prompt: "hi",
      onError: ({ error }) => void errors.push(error),
    });
    let text = "";
    for await (const piece of result.textStream) text += piece;
    assert.equal(text, "");
    assert.equal(await result.finishReason, "content-filter");
    assert.ok(isBlockBody({ error: errors[0] }));
  });
  test("a rejected call is taken out of an answer, and ends a stream", async () => {
    const call = { type: "tool-call", toolCallId: "c1", toolName: "erase", input: "{}" } as const;
    const model = new MockLanguageModelV4({
      doGenerate: async () => ({
        content: [call],
        finishReason: { unified: "tool-calls", raw: "t" },
        usage,
        warnings: [],
      }),
      doStream: async () => ({
        stream: simulateReadableStream({
          chunks: [
            { type: "tool-input-start", id: "c1", toolName: "erase" },
            { type: "tool-input-delta", id: "c1", delta: "{}" },
            { type: "tool-input-end", id: "c1" },
            call,
            { type: "finish", finishReason, usage },
          ],
        }),
      }),
    });
    const middleware = portcullisMiddleware(new PortcullisFake().rejectTool("erase"));
    const { doGenerate, doStream } = wrapLanguageModel({ model, middleware });
    const answer = await doGenerate({ prompt: [] });
    assert.deepEqual(answer.content, [{ type: "text", text: "A tool call was rejected by Portcullis." }]);
    assert.equal(answer.finishReason.unified, "content-filter");
    const { stream } = await doStream({ prompt: [] });
    const types: string[] = [];
    for await (const part of stream) types.push(part.type);
    assert.deepEqual(types, ["error", "finish"]);
  });
  test("a prompt with tools' calls and results is read", async () => {
    const fake = new PortcullisFake().block("rule", evil);
    const { doGenerate } = wrapLanguageModel({ model: echo([]), middleware: portcullisMiddleware(fake) });
    const result = (output: object) =>
      doGenerate({
        prompt: [{ role: "tool", content: [{ type: "tool-result", toolCallId: "c", toolName: "f", output } as never] }],
      });
    for (const output of [
      { type: "text", value: "evil" },
      { type: "json", value: { deep: ["evil"] } },
      { type: "content", value: [{ type: "text", text: "evil" }] },
    ]) {
      assert.equal((await result(output)).finishReason.unified, "content-filter", JSON.stringify(output));
    }
    const segments = fake.calls.at(-1)?.body.segments as { surface: string }[];
    assert.deepEqual(
      segments.map(({ surface }) => surface),
      ["tool_result"],
    );
  });
});

describe("LangChain", () => {
  test("invoke: protected out, restored back", async () => {
    const seen: string[] = [];
    const model = new FakeListChatModel({ responses: ["unused"] });
    model._generate = async (messages) => {
      seen.push(JSON.stringify(messages.map(({ content }) => content)));
      const text = `sent to ${TOKEN.exec(seen.at(-1)!)?.[0]}`;
      return { generations: [{ text, message: new AIMessage(text) }] };
    };
    const guarded = guardLangChain(model, new PortcullisFake().entities(found), { protect: true });
    const answer = await guarded.invoke([new HumanMessage(`write to ${ADA}`)]);
    assert.equal(answer.content, `sent to ${ADA}`);
    assert.ok(!seen.join().includes(ADA));
  });
  test("invoke: a block is a message that says so", async () => {
    const guarded = guardLangChain(
      new FakeListChatModel({ responses: ["hello"] }),
      new PortcullisFake().block("rule", evil),
    );
    assert.equal((await guarded.invoke("hi")).content, "hello");
    const answer = await guarded.invoke("evil");
    assert.equal(answer.content, "Request blocked by Portcullis: rule.");
    assert.ok(isBlockBody(answer.response_metadata.portcullis));
  });
  test("invoke: an answer that blocks is kept back where answers are scanned", async () => {
    const model = new FakeListChatModel({ responses: ["some evil words"] });
    const fake = new PortcullisFake().block("rule", evil);
    assert.equal((await guardLangChain(model, fake).invoke("hi")).content, "some evil words");
    const answer = await guardLangChain(model, fake, { scanAnswer: true }).invoke("hi");
    assert.equal(answer.content, "Request blocked by Portcullis: rule.");
  });
  test("invoke: a rejected call is taken out", async () => {
    const model = new FakeListChatModel({ responses: ["unused"] });
    const tool_calls = [
      { id: "c1", name: "erase", args: {} },
      { id: "c2", name: "read", args: { q: "x" } },
    ];
    model._generate = async () => ({
      generations: [{ text: "", message: new AIMessage({ content: "", tool_calls }) }],
    });
    const answer = await guardLangChain(model, new PortcullisFake().rejectTool("erase")).invoke("hi");
    assert.deepEqual(
      (answer as AIMessage).tool_calls?.map(({ name }) => name),
      ["read"],
    );
    assert.equal(answer.content, "A tool call was rejected by Portcullis.");
  });
  test("stream: nothing leaves before it was checked", async () => {
    const model = new FakeStreamingChatModel({ responses: [new AIMessage("some evil words")] });
    const text = async (fake: PortcullisFake) => {
      let all = "";
      for await (const chunk of await guardLangChain(model, fake).stream("hi")) all += String(chunk.content);
      return all;
    };
    assert.equal(await text(new PortcullisFake()), "some evil words");
    assert.equal(await text(new PortcullisFake().block("rule", evil)), "Request blocked by Portcullis: rule.");
  });
  test("stream: callbacks hear only what was released", async () => {
    const model = new FakeStreamingChatModel({ responses: [new AIMessage("some evil words")] });
    const heard: string[] = [];
    const guarded = guardLangChain(model, new PortcullisFake().block("rule", evil));
    const callbacks = [{ handleLLMNewToken: (token: string) => void heard.push(token) }];
    for await (const _ of await guarded.stream("hi", { callbacks }));
    assert.ok(!heard.join("").includes("evil words"));
  });
});

describe("MCP", () => {
  async function connected(fake: PortcullisFake, answer: string) {
    const server = new McpServer({ name: "s", version: "1" });
    const called: unknown[] = [];
    server.registerTool("search", { description: "Searches.", inputSchema: { q: z.string() } }, async (args) => {
      called.push(args);
      return { content: [{ type: "text", text: answer }] };
    });
    server.registerTool("trap", { description: "Searches. evil" }, async () => ({ content: [] }));
    server.registerResource("page", "test://page", {}, async () => ({
      contents: [{ uri: "test://page", text: answer }],
    }));
    const client = new Client({ name: "c", version: "1" });
    const [near, far] = InMemoryTransport.createLinkedPair();
    await Promise.all([client.connect(near), server.connect(far)]);
    return { mcp: guardMcp(client, fake), called };
  }
  test("an honest call and its result", async () => {
    const fake = new PortcullisFake();
    const { mcp, called } = await connected(fake, "a page");
    assert.equal((await mcp.listTools()).tools.length, 2);
    const result = await mcp.callTool({ name: "search", arguments: { q: "x" } });
    assert.deepEqual(result.content, [{ type: "text", text: "a page" }]);
    assert.deepEqual(called, [{ q: "x" }]);
    const asked = fake.calls.find(({ body }) => body.tool_calls);
    assert.deepEqual(asked?.body.tool_calls, [{ name: "search", arguments: '{"q":"x"}' }]);
    assert.equal((asked!.body.tools as unknown[]).length, 2);
    await mcp.close();
  });
  test("a poisoned declaration is left out, a rejected call is not made, an evil result does not arrive", async () => {
    const { mcp, called } = await connected(new PortcullisFake().block("rule", evil), "an evil page");
    assert.deepEqual(
      (await mcp.listTools()).tools.map(({ name }) => name),
      ["search"],
    );
    const result = await mcp.callTool({ name: "search", arguments: { q: "x" } });
    assert.equal(result.isError, true);
    assert.ok(!JSON.stringify(result).includes("evil page"));
    assert.equal(called.length, 1);
    assert.deepEqual((await mcp.readResource({ uri: "test://page" })).contents, []);
    await mcp.close();
    const rejected = await connected(new PortcullisFake().rejectTool("search"), "a page");
    assert.equal((await rejected.mcp.callTool({ name: "search", arguments: { q: "x" } })).isError, true);
    assert.deepEqual(rejected.called, []);
    await rejected.mcp.close();
  });
});

describe("web frameworks", () => {
  const chat = (content: string) => ({ messages: [{ role: "user", content }] });
  const post = (url: string, body: unknown) =>
    fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

  async function speak(url: string, fake: PortcullisFake): Promise<void> {
    const fine = await post(url, chat(`write to ${ADA}`));
    assert.equal(fine.status, 200);
    const { seen, back } = (await fine.json()) as { seen: string; back: string };
    assert.match(seen, TOKEN);
    assert.equal(back, ADA);
    const blocked = await post(url, chat("evil"));
    assert.equal(blocked.status, 403);
    assert.ok(isBlockBody(await blocked.json()));
    assert.equal((await post(url, { nothing: "here" })).status, 400);
    fake.outage();
    assert.equal((await post(url, chat("hi"))).status, 403);
  }
  const fakeOf = () => new PortcullisFake().entities(found).block("rule", evil);

  test("Express", async () => {
    const fake = fakeOf();
    const app = express();
    app.post("/", express.json(), portcullisExpress(fake, { protect: true }), async (request, response) => {
      const seen = JSON.stringify(request.body);
      const token = TOKEN.exec(seen)?.[0];
      const { payload } = await (
        request as { portcullis?: { restore<P>(value: P): Promise<{ payload: P }> } }
      ).portcullis!.restore(token);
      response.json({ seen, back: payload });
    });
    const server = app.listen(0);
    await speak(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, fake);
    server.close();
    server.closeAllConnections();
  });
  test("Fastify", async () => {
    const fake = fakeOf();
    const app = fastify();
    app.post("/", { preHandler: portcullisFastify(fake, { protect: true }) }, async (request) => {
      const seen = JSON.stringify(request.body);
      return { seen, back: (await requestGuard(request)!.restore(TOKEN.exec(seen)?.[0])).payload };
    });
    await speak(`${await app.listen({ port: 0 })}/`, fake);
    await app.close();
  });
  test("Hono", async () => {
    const fake = fakeOf();
    const app = new Hono<{ Variables: PortcullisVariables }>();
    app.post("/", portcullisHono(fake, { protect: true }), async (c) => {
      const seen = JSON.stringify(c.get("payload"));
      return c.json({ seen, back: (await c.get("portcullis").restore(TOKEN.exec(seen)?.[0])).payload });
    });
    const kept = globalThis.fetch;
    globalThis.fetch = async (url, init) => app.request(String(url), init);
    try {
      await speak("http://local/", fake);
    } finally {
      globalThis.fetch = kept;
    }
  });
});

describe("the double", () => {
  test("it is told what to answer, and says what it was asked", async () => {
    const fake = new PortcullisFake();
    assert.equal(await fake.guard.isBlocked("anything"), false);
    assert.equal(await fake.block("rule").guard.isBlocked("anything"), true);
    assert.equal(await fake.block("rule", { when: "bad" }).guard.isBlocked("good"), false);
    assert.equal((await fake.guard.sanitise("a bad word")).payload, "a [REDACTED] word");
    assert.equal((await fake.outage().guard.scan("anything")).reason, "scan_unavailable");
    assert.equal(await fake.allow().guard.isBlocked("bad"), false);
    assert.match(String((await fake.entities(found).guard.protect(`to ${ADA}`)).payload), /^to <EMAIL_/);
    assert.equal((await fake.detect(`to ${ADA}`)).entities.length, 1);
    assert.equal((await fake.me()).tenantId, "fake");
    assert.deepEqual([...new Set(fake.calls.map(({ path }) => path))], ["/v1/scan", "/v1/cloak/detect", "/v1/me"]);
  });
});
