/** Anthropic's events. All text blocks are one running text; a use is whole when its block stops. */
import { NOTHING, type Reader } from "./reading.ts";

interface Event {
  readonly type?: string;
  readonly index?: number;
  readonly content_block?: {
    readonly type?: string;
    readonly id?: string;
    readonly name?: string;
    readonly text?: string;
    readonly input?: unknown;
  };
  readonly delta?: { readonly type?: string; readonly text?: string; readonly partial_json?: string };
}

export function anthropicReader(): Reader {
  const uses = new Set<string>();
  return {
    read(given) {
      const event = given as Event;
      const key = String(event.index);
      const { content_block: block, delta } = event;
      if (event.type === "content_block_start" && block?.type === "tool_use") {
        uses.add(key);
        const call = { key, ...(block.id ? { id: block.id } : {}), ...(block.name ? { name: block.name } : {}) };
        return { ...NOTHING, calls: [call] };
      }
      if (event.type === "content_block_start" && block?.type === "text" && block.text) {
        return { ...NOTHING, texts: [{ key: "text", path: ["content_block", "text"], text: block.text }] };
      }
      if (delta?.type === "text_delta" && typeof delta.text === "string") {
        return { ...NOTHING, texts: [{ key: "text", path: ["delta", "text"], text: delta.text }] };
      }
      if (delta?.type === "input_json_delta" && uses.has(key)) {
        const text = delta.partial_json ?? "";
        return { ...NOTHING, calls: [{ key }], args: [{ key, path: ["delta", "partial_json"], text }] };
      }
      if (event.type === "content_block_stop" && uses.has(key))
        return { ...NOTHING, calls: [{ key }], done: [{ key }] };
      return NOTHING;
    },
    end: ({ body }) => ({ type: "error", error: body.error }),
  };
}
