/** Streams in small: how they open, say something, call a tool, and end. */
import { blockBody } from "../blocked.ts";
import { type Case, type Given, keyed } from "../case.ts";
import { chunk, chunkCall, say } from "../providers.ts";
import { match } from "../service.ts";
import { ada, bob, entry } from "../tokens.ts";

/** Chat chunks, unless the case names another provider. */
export const stream = (name: string, given: Given, expect: object): Case =>
  keyed("stream")(
    name,
    { ...given, options: { ...given.options }, callOptions: { provider: "chat", ...given.callOptions } },
    expect,
  );

export const found = match("r", [0, 4]);
export const blocked = blockBody("r", { severity: "high", categories: ["direct_injection"] });
export const rejectedCall = blockBody("tool_call_rejected", { severity: "high" });
export const end = (portcullis: object) => ({ ...chunk({}, "content_filter"), portcullis });

export const opening = chunk({ role: "assistant", content: "" });
export const stop = chunk({}, "stop");
export const many = (count: number, size: number) =>
  Array.from({ length: count }, (_, i) => say(String.fromCharCode(97 + (i % 26)).repeat(size)));
export const asked = (...lengths: readonly number[]) =>
  lengths.map((length) => ({ body: { segments: [{ start: 0, end: length, surface: "assistant" }] } }));
export const weather = [
  chunkCall(0, "c1", "read", ""),
  chunkCall(0, undefined, undefined, '{"q":'),
  chunkCall(0, undefined, undefined, '"x"}'),
];

export const quoted = entry("default", "person_name", 'Ada "Q"');
export const vault = [ada, bob, quoted];
