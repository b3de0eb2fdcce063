/** Parts of the Vercel AI SDK, of a model's stream and of `fullStream` alike. A call is whole with its `tool-call` part. */
import { readCall } from "../tool-call.ts";
import { NOTHING, type Reader } from "./reading.ts";

interface Part {
  readonly type?: string;
  readonly id?: string;
  readonly delta?: string;
  readonly text?: string;
  readonly toolName?: string;
  readonly toolCallId?: string;
  readonly input?: unknown;
  readonly providerExecuted?: boolean;
}

export function vercelReader(): Reader {
  /** Calls that the provider runs itself: they are over when they are told of. */
  const theirs = new Set<string>();
  return {
    read(given) {
      const part = given as Part;
      if (part.type === "text-delta") {
        const name = typeof part.delta === "string" ? "delta" : "text";
        return { ...NOTHING, texts: [{ key: "text", path: [name], text: part[name] ?? "" }] };
      }
      const key = part.toolCallId ?? part.id ?? "";
      if (part.providerExecuted) theirs.add(key);
      if (theirs.has(key)) return NOTHING;
      if (part.type === "tool-input-start") {
        return { ...NOTHING, calls: [{ key, id: key, name: part.toolName ?? "" }] };
      }
      if (part.type === "tool-input-delta") {
        return { ...NOTHING, calls: [{ key }], args: [{ key, path: ["delta"], text: part.delta ?? "" }] };
      }
      if (part.type === "tool-input-end") return { ...NOTHING, calls: [{ key }] };
      if (part.type === "tool-call") {
        const call = readCall({ id: key, name: part.toolName, arguments: part.input });
        return { ...NOTHING, calls: [{ key, id: key, name: call.name }], done: [{ key, call }], wholes: [] };
      }
      return NOTHING;
    },
    end: ({ body }) => ({ type: "error", error: body.error }),
  };
}
