/** What is asked of the service, as it is set on the page. Only what differs from the defaults is sent and shown. */
import type { SemanticMode, Severity, Surface } from "@portcullis/contract";

export interface Settings {
  readonly call: "scan" | "detect";
  readonly surface: Surface;
  readonly blockSeverity: Severity;
  readonly semantic: SemanticMode;
  readonly cloak: boolean;
  /** Also find what is everywhere in honest text: places and dates. */
  readonly everyType: boolean;
  readonly tools: string;
  readonly toolCalls: string;
}

export const SETTINGS_DEFAULT: Settings = {
  call: "scan",
  surface: "unknown",
  blockSeverity: "medium",
  semantic: "enforce",
  cloak: true,
  everyType: false,
  tools: "",
  toolCalls: "",
};

export type Body = Readonly<Record<string, unknown>>;

export interface Written {
  readonly body: Body;
  /** What is wrong with the JSON of a field; that field is then left out. */
  readonly wrong: { readonly tools: string | null; readonly toolCalls: string | null };
}

export function writeRequest(text: string, settings: Settings, everyType: readonly string[]): Written {
  const entities = settings.everyType ? { entities: everyType } : {};
  if (settings.call === "detect") {
    return { body: { text, ...entities }, wrong: { tools: null, toolCalls: null } };
  }
  const tools = readList(settings.tools);
  const calls = readList(settings.toolCalls);
  const body = {
    text,
    ...(settings.surface === SETTINGS_DEFAULT.surface ? {} : { surface: settings.surface }),
    ...(settings.blockSeverity === SETTINGS_DEFAULT.blockSeverity ? {} : { block_severity: settings.blockSeverity }),
    ...(settings.semantic === SETTINGS_DEFAULT.semantic ? {} : { semantic: settings.semantic }),
    ...(tools.list ? { tools: tools.list } : {}),
    ...(calls.list ? { tool_calls: calls.list } : {}),
    // A person who tries a text wants to see everything that is in it, also when it is blocked.
    ...(settings.cloak ? { cloak: { ...entities, skip_when_blocked: false } } : {}),
  };
  return { body, wrong: { tools: tools.wrong, toolCalls: calls.wrong } };
}

function readList(json: string): { readonly list: readonly unknown[] | null; readonly wrong: string | null } {
  if (json.trim() === "") return { list: null, wrong: null };
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? { list: value, wrong: null } : { list: null, wrong: "This must be a JSON array." };
  } catch (error) {
    return { list: null, wrong: `This is no JSON: ${(error as Error).message}` };
  }
}
