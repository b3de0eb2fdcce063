/** A replay's answer, line by line as it comes. */
import type { ReplayLine, ReplayWish } from "@portcullis/contract/admin";
import { stream } from "../../api/client.ts";

export async function runReplay(
  wish: ReplayWish,
  { signal, onLine }: { readonly signal: AbortSignal; readonly onLine: (line: ReplayLine) => void },
): Promise<void> {
  const answer = await stream("/replay", { method: "POST", body: JSON.stringify(wish), signal });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line !== "") onLine(JSON.parse(line) as ReplayLine);
  }
  if (rest !== "") onLine(JSON.parse(rest) as ReplayLine);
}

/** One sample a line: an object with a text, or the line itself. */
export function readSamples(text: string): NonNullable<ReplayWish["samples"]> {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => sampleOf(line));
}

function sampleOf(line: string): { name?: string; text: string } {
  if (!line.startsWith("{")) return { text: line };
  try {
    const value = JSON.parse(line) as { name?: unknown; text?: unknown };
    if (typeof value.text !== "string") return { text: line };
    return { text: value.text, ...(typeof value.name === "string" ? { name: value.name } : {}) };
  } catch {
    // A line that only looks like JSON is a sample as it stands.
    return { text: line };
  }
}
