/**
 * What a plain answer says, as one text: the words of the model in each provider's shape, without the calls it makes.
 * An answer of a shape that nobody knows is read at every string in it.
 */

import { ConfigurationError } from "./errors.ts";

interface AnyAnswer {
  readonly choices?: unknown;
  readonly output?: unknown;
  readonly content?: unknown;
}
interface AnyPart {
  readonly type?: unknown;
  readonly text?: unknown;
  readonly refusal?: unknown;
}

export function textOf(answer: unknown): string {
  return textsOf(answer)
    .filter((text) => text !== "")
    .join("\n\n");
}

function textsOf(answer: unknown): readonly string[] {
  if (typeof answer !== "object" || answer === null) return string(answer);
  const { choices, output, content } = answer as AnyAnswer;
  if (Array.isArray(choices)) {
    return choices.flatMap((choice) => [
      ...partsOf(choice?.message?.content),
      ...string(choice?.message?.refusal),
      ...string(choice?.text),
    ]);
  }
  if (Array.isArray(output)) return output.flatMap((item) => (item?.type === "message" ? partsOf(item.content) : []));
  if (typeof content === "string" || Array.isArray(content)) return partsOf(content);
  return stringsIn(answer);
}

function partsOf(content: unknown): readonly string[] {
  if (!Array.isArray(content)) return string(content);
  return content.flatMap((part: AnyPart | string | null) => {
    if (typeof part !== "object" || part === null) return string(part);
    if (part.type === "refusal") return string(part.refusal);
    return part.type === "text" || part.type === "output_text" ? string(part.text) : [];
  });
}

/** Walked with a list of its own, each object once: depth and circles are the answer's to choose. */
function stringsIn(root: object): readonly string[] {
  const found: string[] = [];
  const seen = new Set<unknown>();
  const waiting: unknown[] = [root];
  // Fail closed: an object that keeps what it says to itself was read by nobody.
  const isPlain = [Object.prototype, Array.prototype, null].includes(Object.getPrototypeOf(root));
  if (!isPlain && Object.keys(root).length === 0) throw new ConfigurationError("scanAnswer", "cannot read this answer");
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === "string") found.push(value);
    if (typeof value !== "object" || value === null || seen.has(value)) continue;
    seen.add(value);
    waiting.push(...Object.values(value).reverse());
  }
  return found;
}

function string(value: unknown): readonly string[] {
  return typeof value === "string" ? [value] : [];
}
