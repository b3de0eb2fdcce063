/**
 * A query string as a typed value: numbers and flags read from text, lists from text with commas, then held against
 * the contract like a body. Unknown names are ignored.
 */
import type { Static, TObject } from "typebox";
import { type Reader, readerOf } from "../http/read.ts";

type Given = Readonly<Record<string, string | readonly string[] | undefined>>;

export function queryReaderOf<S extends TObject>(schema: S): Reader<Static<S>> {
  const read = readerOf(schema);
  const kinds = new Map(
    Object.entries(schema.properties).map(([name, part]) => [name, (part as { type?: string }).type]),
  );
  return (value) => {
    const typed: Record<string, unknown> = {};
    for (const [name, given] of Object.entries(value as Given)) {
      if (given === undefined || !kinds.has(name)) continue;
      typed[name] = typedValue(given, kinds.get(name));
    }
    return read(typed);
  };
}

/** What does not read as its kind stays text, and the contract refuses it by name. */
function typedValue(given: string | readonly string[], kind: string | undefined): unknown {
  const texts = typeof given === "string" ? [given] : given;
  if (kind === "array") return texts.flatMap((text) => text.split(",")).map((word) => word.trim());
  const text = texts.at(-1)!;
  if (kind === "integer" || kind === "number") return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
  if (kind === "boolean") return text === "true" ? true : text === "false" ? false : text;
  return text;
}
