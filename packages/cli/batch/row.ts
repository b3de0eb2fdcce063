/**
 * One row of a batch: a line in, a line out. A row is a JSON string, or an object with `text` and whatever else the
 * endpoint takes, with an `id` of the caller's own that comes back. A row that gets no answer says why and quotes nothing.
 */
import { Refusal, type Service } from "../asking.ts";

export type BatchPath = "/v1/scan" | "/v1/cloak/detect";

export interface BatchAsk {
  readonly path: BatchPath;
  /** What every row asks for, unless it says otherwise itself. */
  readonly options: object;
}

export interface Answered {
  readonly line: string;
  readonly answered: boolean;
  readonly blocked: boolean;
}

export async function answerRow(
  row: { readonly number: number; readonly text: string | null },
  { path, options }: BatchAsk,
  service: Service,
): Promise<Answered> {
  const read = readRow(row.text);
  if ("error" in read) return failed({ line: row.number }, read.error, read.message);
  const { id, ...body } = read.body;
  const head = { line: row.number, ...(id === undefined ? {} : { id }) };
  try {
    const answer = await service.ask<{ readonly blocked?: boolean }>(path, { ...options, ...body });
    return { line: JSON.stringify({ ...head, ...answer }), answered: true, blocked: answer.blocked === true };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [code, ...words] = error.message.split(": ");
    return failed(head, code!, words.join(": ") || error.message);
  }
}

function failed(head: object, error: string, message: string): Answered {
  return { line: JSON.stringify({ ...head, error, message }), answered: false, blocked: false };
}

type Read = { readonly body: Record<string, unknown> } | { readonly error: string; readonly message: string };

function readRow(text: string | null): Read {
  if (text === null) return { error: "line_too_long", message: "the line is longer than a row may be" };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { error: "invalid_json", message: "the line is not JSON" };
  }
  if (typeof value === "string") return { body: { text: value } };
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return { body: { ...value } };
  return { error: "invalid_request", message: "a row is a string, or an object with a text" };
}
