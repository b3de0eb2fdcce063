/**
 * OpenAI Responses events. All output text is one running text; a call is whole when its item is done; several events
 * repeat what the deltas said.
 */
import { readCall } from "../tool-call.ts";
import { NOTHING, type Reader, type Reading } from "./reading.ts";

interface Part {
  readonly text?: unknown;
  readonly refusal?: unknown;
}
interface Item {
  readonly type?: string;
  readonly name?: string;
  readonly call_id?: string;
  readonly content?: readonly Part[];
}
interface Response {
  readonly id?: string;
  readonly model?: string;
  readonly output?: readonly Item[];
}
interface Event {
  readonly type?: string;
  readonly sequence_number?: number;
  readonly output_index?: number;
  readonly delta?: string;
  readonly text?: string;
  readonly refusal?: string;
  readonly part?: Part;
  readonly item?: Item;
  readonly response?: Response;
}

const isCall = (item: Item | undefined) => /^(?:function_call|custom_tool_call)$/.test(item?.type ?? "");

export function responsesReader(): Reader {
  let response: Response | undefined;
  return {
    read(given) {
      const event = given as Event;
      const key = String(event.output_index);
      response = event.response ?? response;
      switch (event.type) {
        case "response.output_text.delta":
        case "response.refusal.delta":
          return { ...NOTHING, texts: [{ key: "text", path: ["delta"], text: event.delta ?? "" }] };
        case "response.function_call_arguments.delta":
        case "response.custom_tool_call_input.delta":
          return { ...NOTHING, calls: [{ key }], args: [{ key, path: ["delta"], text: event.delta ?? "" }] };
        case "response.function_call_arguments.done":
        case "response.custom_tool_call_input.done":
          return { ...NOTHING, calls: [{ key }], wholes: [] };
        case "response.output_item.added":
        case "response.output_item.done":
          return readItem(event.item, key, event.type === "response.output_item.done");
        case "response.output_text.done":
        case "response.refusal.done":
        case "response.content_part.done":
          return { ...NOTHING, wholes: textsOf([event as Part, event.part ?? {}]) };
        case "response.completed":
        case "response.incomplete":
        case "response.failed":
          return readOutput(event.response?.output ?? []);
        default:
          return NOTHING;
      }
    },
    end({ body, lastReleased, model }) {
      const number = (lastReleased as Event | undefined)?.sequence_number;
      const { code, message } = body.error;
      return {
        type: "response.failed",
        sequence_number: number === undefined ? 0 : number + 1,
        response: {
          id: response?.id ?? "resp_portcullis",
          object: "response",
          status: "failed",
          model: response?.model ?? model,
          output: [],
          error: { code, message },
        },
        portcullis: body,
      };
    },
  };

  function readItem(item: Item | undefined, key: string, isDone: boolean): Reading {
    if (!item || !isCall(item)) return isDone ? { ...NOTHING, wholes: textsOf(item?.content ?? []) } : NOTHING;
    const { id, name } = readCall(item);
    const call = { key, name, ...(id ? { id } : {}) };
    if (!isDone) return { ...NOTHING, calls: [call] };
    return { ...NOTHING, calls: [call], done: [{ key, call: readCall(item) }], wholes: [] };
  }

  /** The end repeats everything: text that no delta said, and calls that no event announced, are found here. */
  function readOutput(output: readonly Item[]): Reading {
    const done = output.flatMap((item, index) => (isCall(item) ? [{ key: String(index), call: readCall(item) }] : []));
    return { ...NOTHING, calls: done, done, wholes: textsOf(output.flatMap((item) => item.content ?? [])) };
  }
}

function textsOf(parts: readonly Part[]): readonly string[] {
  return parts
    .flatMap(({ text, refusal }) => [text, refusal])
    .filter((one) => typeof one === "string" && one !== "") as string[];
}
