/** OpenAI chat chunks. Each choice is a running text of its own; its calls are whole when it has a finish reason. */
import { type Delta, NOTHING, type Reader } from "./reading.ts";

interface CallDelta {
  readonly index?: number;
  readonly id?: string;
  readonly function?: { readonly name?: string; readonly arguments?: string };
  readonly custom?: { readonly name?: string; readonly input?: string };
}
interface Chunk {
  readonly id?: string;
  readonly created?: number;
  readonly model?: string;
  readonly choices?: readonly {
    readonly index?: number;
    readonly delta?: {
      readonly content?: string | null;
      readonly refusal?: string | null;
      readonly tool_calls?: readonly CallDelta[];
      readonly function_call?: { readonly name?: string; readonly arguments?: string };
    };
    readonly finish_reason?: string | null;
  }[];
}

export function chatReader(): Reader {
  const open = new Map<number, Set<string>>();
  return {
    read(event) {
      const texts: Delta[] = [];
      const args: Delta[] = [];
      const calls: { key: string; id?: string; name?: string }[] = [];
      const done: { key: string }[] = [];
      for (const [place, choice] of ((event as Chunk).choices ?? []).entries()) {
        const index = choice.index ?? place;
        const at = ["choices", place, "delta"] as const;
        const keys = open.get(index) ?? new Set();
        open.set(index, keys);
        for (const name of ["content", "refusal"] as const) {
          const text = choice.delta?.[name];
          if (typeof text === "string") texts.push({ key: String(index), path: [...at, name], text });
        }
        for (const [i, call] of (choice.delta?.tool_calls ?? []).entries()) {
          const key = `${index}:${call.index ?? i}`;
          keys.add(key);
          const name = call.function?.name ?? call.custom?.name;
          calls.push({ key, ...(call.id ? { id: call.id } : {}), ...(name ? { name } : {}) });
          const path = [...at, "tool_calls", i];
          if (call.function?.arguments) {
            args.push({ key, path: [...path, "function", "arguments"], text: call.function.arguments });
          }
          if (call.custom?.input) args.push({ key, path: [...path, "custom", "input"], text: call.custom.input });
        }
        const legacy = choice.delta?.function_call;
        if (legacy) {
          const key = `${index}:legacy`;
          keys.add(key);
          calls.push({ key, ...(legacy.name ? { name: legacy.name } : {}) });
          if (legacy.arguments) args.push({ key, path: [...at, "function_call", "arguments"], text: legacy.arguments });
        }
        if (choice.finish_reason) done.push(...[...keys].map((key) => ({ key })));
      }
      return { ...NOTHING, texts, args, calls, done };
    },
    end({ body, lastRead, model }) {
      const last = lastRead as Chunk | undefined;
      return {
        id: last?.id ?? "chatcmpl-portcullis",
        object: "chat.completion.chunk",
        created: last?.created ?? Math.floor(Date.now() / 1000),
        model: last?.model ?? model,
        choices: [{ index: 0, delta: {}, finish_reason: "content_filter" }],
        portcullis: body,
      };
    },
  };
}
