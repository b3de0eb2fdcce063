/**
 * A local provider that speaks OpenAI chat, OpenAI Responses and Anthropic, plain and streaming: it says what a test
 * tells it to say, in as many pieces, and keeps what it was asked.
 */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Say {
  readonly text?: string;
  readonly call?: { readonly id: string; readonly name: string; readonly arguments: string };
  /** Characters in one delta. */
  readonly deltaChars?: number;
}

export interface FakeProvider {
  readonly url: string;
  readonly asked: readonly Record<string, unknown>[];
  /** What it says from now on; a function sees the request. */
  say(what: Say | ((request: Record<string, unknown>) => Say)): void;
  close(): Promise<void>;
}

export async function startProvider(): Promise<FakeProvider> {
  const asked: Record<string, unknown>[] = [];
  let speak: (request: Record<string, unknown>) => Say = () => ({ text: "Hello there." });
  const server = createServer(async (request, response) => {
    let json = "";
    for await (const chunk of request.setEncoding("utf8")) json += chunk;
    const body = JSON.parse(json) as Record<string, unknown>;
    asked.push(body);
    const say = speak(body);
    const path = request.url ?? "";
    const shape = path.endsWith("/responses") ? RESPONSES : path.endsWith("/messages") ? ANTHROPIC : CHAT;
    if (body.stream === true) sse(response, shape.events(say), shape === CHAT);
    else
      response
        .writeHead(200, { "content-type": "application/json", "x-request-id": "req_provider" })
        .end(JSON.stringify(shape.answer(say)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    say(what) {
      speak = typeof what === "function" ? what : () => what;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function sse(response: ServerResponse, events: readonly Record<string, unknown>[], isChat: boolean): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const event of events) {
    const name = isChat ? "" : `event: ${String(event.type)}\n`;
    response.write(`${name}data: ${JSON.stringify(event)}\n\n`);
  }
  response.end(isChat ? "data: [DONE]\n\n" : "");
}

interface Shape {
  answer(say: Say): object;
  events(say: Say): Record<string, unknown>[];
}

const pieces = ({ text = "", deltaChars = 7 }: Say) =>
  Array.from({ length: Math.ceil(text.length / deltaChars) }, (_, i) =>
    text.slice(i * deltaChars, (i + 1) * deltaChars),
  );
const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };

const CHAT: Shape = {
  answer({ text, call }) {
    const tool_calls = call && [
      { id: call.id, type: "function", function: { name: call.name, arguments: call.arguments } },
    ];
    const message = { role: "assistant", content: text ?? null, refusal: null, ...(tool_calls ? { tool_calls } : {}) };
    const choice = { index: 0, message, finish_reason: call ? "tool_calls" : "stop", logprobs: null };
    return { id: "chatcmpl-1", object: "chat.completion", created: 1, model: "fake", choices: [choice], usage };
  },
  events(say) {
    const chunk = (delta: object, finish_reason: string | null = null) => ({
      id: "chatcmpl-1",
      object: "chat.completion.chunk",
      created: 1,
      model: "fake",
      choices: [{ index: 0, delta, finish_reason }],
    });
    const { call } = say;
    const half = call ? Math.ceil(call.arguments.length / 2) : 0;
    return [
      chunk({ role: "assistant", content: "" }),
      ...pieces(say).map((content) => chunk({ content })),
      ...(call
        ? [
            chunk({
              tool_calls: [{ index: 0, id: call.id, type: "function", function: { name: call.name, arguments: "" } }],
            }),
            chunk({ tool_calls: [{ index: 0, function: { arguments: call.arguments.slice(0, half) } }] }),
            chunk({ tool_calls: [{ index: 0, function: { arguments: call.arguments.slice(half) } }] }),
          ]
        : []),
      chunk({}, call ? "tool_calls" : "stop"),
    ];
  },
};

const ANTHROPIC: Shape = {
  answer({ text, call }) {
    const content = [
      ...(text === undefined ? [] : [{ type: "text", text }]),
      ...(call ? [{ type: "tool_use", id: call.id, name: call.name, input: JSON.parse(call.arguments) }] : []),
    ];
    return {
      id: "msg_1",
      type: "message",
      role: "assistant",
      model: "fake",
      content,
      stop_reason: call ? "tool_use" : "end_turn",
      stop_sequence: null,
      usage: { input_tokens: 1, output_tokens: 1 },
    };
  },
  events(say) {
    const { call, text } = say;
    const index = text === undefined ? 0 : 1;
    return [
      { type: "message_start", message: { ...ANTHROPIC.answer({}), content: [], stop_reason: null } },
      ...(text === undefined
        ? []
        : [
            { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
            ...pieces(say).map((piece) => ({
              type: "content_block_delta",
              index: 0,
              delta: { type: "text_delta", text: piece },
            })),
            { type: "content_block_stop", index: 0 },
          ]),
      ...(call
        ? [
            {
              type: "content_block_start",
              index,
              content_block: { type: "tool_use", id: call.id, name: call.name, input: {} },
            },
            { type: "content_block_delta", index, delta: { type: "input_json_delta", partial_json: call.arguments } },
            { type: "content_block_stop", index },
          ]
        : []),
      {
        type: "message_delta",
        delta: { stop_reason: call ? "tool_use" : "end_turn", stop_sequence: null },
        usage: { output_tokens: 1 },
      },
      { type: "message_stop" },
    ];
  },
};

const RESPONSES: Shape = {
  answer({ text, call }) {
    const output = [
      ...(text === undefined
        ? []
        : [
            {
              type: "message",
              id: "msg_1",
              role: "assistant",
              status: "completed",
              content: [{ type: "output_text", text, annotations: [] }],
            },
          ]),
      ...(call
        ? [
            {
              type: "function_call",
              id: "fc_1",
              call_id: call.id,
              name: call.name,
              arguments: call.arguments,
              status: "completed",
            },
          ]
        : []),
    ];
    return {
      id: "resp_1",
      object: "response",
      created_at: 1,
      status: "completed",
      model: "fake",
      output,
      error: null,
      parallel_tool_calls: true,
      tool_choice: "auto",
      tools: [],
    };
  },
  events(say) {
    const { text, call } = say;
    const whole = RESPONSES.answer(say) as { output: Record<string, unknown>[] };
    const events: Record<string, unknown>[] = [
      { type: "response.created", response: { ...whole, status: "in_progress", output: [] } },
    ];
    if (text !== undefined) {
      const at = { item_id: "msg_1", output_index: 0, content_index: 0 };
      events.push({
        type: "response.output_item.added",
        output_index: 0,
        item: { ...whole.output[0], content: [], status: "in_progress" },
      });
      events.push({
        type: "response.content_part.added",
        ...at,
        part: { type: "output_text", text: "", annotations: [] },
      });
      events.push(...pieces(say).map((delta) => ({ type: "response.output_text.delta", ...at, delta, logprobs: [] })));
      events.push({ type: "response.output_text.done", ...at, text, logprobs: [] });
      events.push({ type: "response.content_part.done", ...at, part: { type: "output_text", text, annotations: [] } });
      events.push({ type: "response.output_item.done", output_index: 0, item: whole.output[0] });
    }
    if (call) {
      const output_index = text === undefined ? 0 : 1;
      const item = whole.output.at(-1)!;
      events.push({
        type: "response.output_item.added",
        output_index,
        item: { ...item, arguments: "", status: "in_progress" },
      });
      events.push({
        type: "response.function_call_arguments.delta",
        item_id: "fc_1",
        output_index,
        delta: call.arguments,
      });
      events.push({
        type: "response.function_call_arguments.done",
        item_id: "fc_1",
        output_index,
        arguments: call.arguments,
      });
      events.push({ type: "response.output_item.done", output_index, item });
    }
    events.push({ type: "response.completed", response: whole });
    return events.map((event, sequence_number) => ({ ...event, sequence_number }));
  },
};
