/**
 * A captured request body as a payload: the texts of its messages, each with the surface that its role stands for. Shapes
 * that are not known are read as plain text, string by string.
 */
import { LIMITS } from "@portcullis/contract";
import type { Payload, Surface } from "@portcullis/engine";

type Json = Readonly<Record<string, unknown>>;

const ROLES: Readonly<Record<string, Surface>> = {
  user: "user",
  system: "system",
  developer: "system",
  assistant: "assistant",
  model: "assistant",
  tool: "tool_result",
  function: "tool_result",
};
/** Fields whose text is a name of something, not something said. */
const SILENT = new Set([
  "role",
  "type",
  "id",
  "name",
  "model",
  "call_id",
  "tool_call_id",
  "tool_use_id",
  "media_type",
  "data",
  "url",
]);
const DEPTH_MAX = LIMITS.captureDepthMax;

export function payloadOfRequest(request: unknown): Payload {
  const parts: { readonly text: string; readonly surface: Surface }[] = [];
  const say = (value: unknown, surface: Surface) => visit(value, 0, (text) => parts.push({ text, surface }));
  const body = isObject(request) ? request : {};
  const turns = [body.messages, body.input, body.contents].find(Array.isArray) as readonly unknown[] | undefined;
  if (turns) {
    say(body.system ?? body.instructions ?? body.systemInstruction, "system");
    for (const turn of turns) say(isObject(turn) ? contentOf(turn) : turn, surfaceOf(turn));
  } else say(body.prompt ?? body.input ?? request, "unknown");
  return join(parts);
}

function contentOf(turn: Json): unknown {
  return turn.content ?? turn.parts ?? turn.output ?? turn.text;
}

function surfaceOf(turn: unknown): Surface {
  if (!isObject(turn)) return "user";
  if (turn.type === "function_call_output") return "tool_result";
  return ROLES[String(turn.role)] ?? "unknown";
}

function visit(value: unknown, depth: number, see: (text: string) => void): void {
  if (typeof value === "string") see(value);
  if (depth > DEPTH_MAX || typeof value !== "object" || value === null) return;
  for (const [name, child] of Object.entries(value)) {
    if (Array.isArray(value) || !SILENT.has(name)) visit(child, depth + 1, see);
  }
}

function join(parts: readonly { readonly text: string; readonly surface: Surface }[]): Payload {
  const segments: { start: number; end: number; surface: Surface }[] = [];
  let text = "";
  for (const part of parts) {
    if (text.length + part.text.length > LIMITS.replaySampleCharsMax) break;
    segments.push({ start: text.length, end: text.length + part.text.length, surface: part.surface });
    text += `${part.text}\n`;
  }
  return { text, surface: "unknown", segments };
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
