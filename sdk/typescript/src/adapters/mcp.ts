/**
 * `@portcullis/client/mcp`: an MCP client of which no tool is called unjudged and nothing comes back unread. Results of
 * tools, resources and prompts are third parties' words; declarations can be poisoned.
 */

import type { CallOptions } from "../options.ts";
import type { ScanResult } from "../result.ts";
import { type BlockBody, blockBody } from "../telling/block.ts";
import type { Portcullis } from "./provider-client.ts";

interface Declared {
  readonly tools?: readonly object[];
}
interface ToolCallParams {
  readonly name: string;
  readonly arguments?: unknown;
}
type Method = (...args: unknown[]) => Promise<unknown>;

/**
 * The same MCP client, guarded: `listTools` leaves poisoned tools out, `callTool` judges the call before and the result
 * after, `readResource` and `getPrompt` judge what they bring. A refusal is a result with `isError` (`callTool`), or an
 * empty one; `_meta.portcullis` says why.
 *
 * @example
 * ```ts
 * const mcp = guardMcp(client, portcullis);
 * const result = await mcp.callTool({ name: "search", arguments: { q: "lunch" } });
 * ```
 */
export function guardMcp<C extends object>(client: C, portcullis: Portcullis, options: CallOptions = {}): C {
  let declared: readonly object[] = options.tools ?? [];
  const { guard } = portcullis;

  const methods: Readonly<Record<string, (method: Method) => Method>> = {
    listTools:
      (method) =>
      async (...args) => {
        const listed = (await method(...args)) as Declared;
        const tools = listed.tools ?? [];
        const verdicts = await Promise.all(
          tools.map((tool) => guard.isBlocked(JSON.stringify(tool), { ...options, surface: "tool_definition" })),
        );
        const kept = tools.filter((_, index) => !verdicts[index]);
        const isFirstPage = (args[0] as { readonly cursor?: unknown } | undefined)?.cursor === undefined;
        declared = isFirstPage ? kept : [...declared, ...kept];
        return { ...listed, tools: kept };
      },
    callTool:
      (method) =>
      async (...args) => {
        const { name, arguments: given } = args[0] as ToolCallParams;
        const verdict = await guard.validateToolCalls([{ name, arguments: given ?? {} }], {
          ...options,
          tools: declared,
        });
        if (verdict.blocked) {
          const reason = verdict.error ? "scan_unavailable" : "tool_call_rejected";
          return refusal(blockBody({ reason, severity: verdict.severity }));
        }
        const result = await method(...args);
        const judged = await read(result, "tool_result");
        return judged.blocked ? refusal(blockBody(judged)) : result;
      },
    readResource:
      (method) =>
      async (...args) => {
        const resource = await method(...args);
        const judged = await read(resource, "document");
        return judged.blocked ? { contents: [], _meta: { portcullis: blockBody(judged) } } : resource;
      },
    getPrompt:
      (method) =>
      async (...args) => {
        const prompt = await method(...args);
        const judged = await read(prompt, "document");
        return judged.blocked ? { messages: [], _meta: { portcullis: blockBody(judged) } } : prompt;
      },
  };

  /** Every text in what a server sent, whatever shape it came in. */
  function read(value: unknown, surface: "tool_result" | "document"): Promise<ScanResult> {
    return guard.scan(textsIn(value).join("\n\n"), { ...options, surface });
  }

  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      const method: Method = (...args) => Reflect.apply(value, target, args);
      const around = typeof name === "string" && Object.hasOwn(methods, name) ? methods[name] : undefined;
      return around ? around(method) : method;
    },
  });
}

function refusal(body: BlockBody): object {
  return { isError: true, content: [{ type: "text", text: body.error.message }], _meta: { portcullis: body } };
}

/** Strings that a model would read: not base64 data, not types. */
function textsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, held]) => {
    if (typeof held !== "string") return textsIn(held);
    return ["data", "blob", "type", "mimeType", "uri", "role"].includes(name) ? [] : [held];
  });
}
