/**
 * From untrusted JSON to a typed request, at one line. Unknown keys are ignored, defaults are filled in, and whatever
 * does not fit is a 400 that names the field by JSON Pointer and repeats nothing of it.
 */
import type { ErrorDetail } from "@portcullis/contract";
import { Ajv, type ErrorObject } from "ajv";
import type { Static, TSchema } from "typebox";
import { ServiceError } from "./problem.ts";
import { readTimestamp } from "./timestamp.ts";

export type Reader<T> = (value: unknown) => T;

const DETAILS_MAX = 20;

const OPTIONS = {
  useDefaults: true,
  strict: true,
  // Our unit is the UTF-16 code unit, and counting code points would cost milliseconds on a long text.
  unicode: false,
  // Its one message calls that option deprecated; there is no other way to say it.
  logger: false,
  formats: { "date-time": (text: string) => readTimestamp(text) !== null },
} as const;

const ajv = new Ajv({ ...OPTIONS, allErrors: true });
/** For whoever does not ask what is wrong: the first misfit ends it. */
const quickAjv = new Ajv(OPTIONS);

/** A reader that throws the 400. */
export function readerOf<S extends TSchema>(schema: S): Reader<Static<S>> {
  const fits = ajv.compile(schema);
  return (value) => {
    if (fits(value)) return value as Static<S>;
    throw refusal(fits.errors ?? [], value);
  };
}

/** A test that only answers yes or no, for records that are dropped one by one. */
export function fitterOf<S extends TSchema>(schema: S): (value: unknown) => value is Static<S> {
  const fits = quickAjv.compile(schema);
  return (value): value is Static<S> => fits(value) === true;
}

function refusal(errors: readonly ErrorObject[], value: unknown): ServiceError {
  const details = distinct(errors.filter((error) => error.keyword !== "anyOf").map(detailOf)).slice(0, DETAILS_MAX);
  const first = details[0] ?? { path: "", code: "invalid", message: "the body does not fit" };
  const param = first.path.split("/")[1];
  const facts = { details, ...(param ? { param } : {}) };
  if (details.length === 1 && first.code === "unknown_entity_type") {
    return new ServiceError("unknown_entity_type", first.message, facts);
  }
  if (first.path === "/text" && first.code === "too_long") return tooLong(errors, (value as { text: string }).text);
  return new ServiceError("invalid_request", first.message, facts);
}

function tooLong(errors: readonly ErrorObject[], text: string): ServiceError {
  const limit = Number(errors.find((error) => error.keyword === "maxLength")?.params.limit);
  const message = `text is ${text.length} characters; the limit is ${limit}`;
  const details = [{ path: "/text", code: "too_long", message }];
  return new ServiceError("text_too_long", message, { param: "text", limit, details });
}

function detailOf(error: ErrorObject): ErrorDetail {
  const path =
    error.keyword === "required"
      ? `${error.instancePath}/${escapePointer(String(error.params.missingProperty))}`
      : error.instancePath;
  const name = path === "" ? "the body" : path.slice(1).replaceAll("/", ".");
  const { code, says } = sayWrong(error);
  return { path, code, message: `${name} ${says}` };
}

/** Ajv's word for what is wrong, as ours. Only values of our own schemas are quoted, never the submitted one. */
function sayWrong(error: ErrorObject): { code: string; says: string } {
  const { keyword, params, instancePath } = error;
  switch (keyword) {
    case "required":
      return { code: "missing", says: "is required" };
    case "type":
      return { code: "wrong_type", says: `must be ${article(String(params.type))}` };
    case "enum":
      if (/^\/(?:cloak\/)?entities\/\d+$/.test(instancePath)) {
        return { code: "unknown_entity_type", says: "is not an entity type" };
      }
      return { code: "not_allowed", says: `must be one of ${(params.allowedValues as string[]).join(", ")}` };
    case "minimum":
    case "maximum":
      return { code: "out_of_range", says: `must be ${params.comparison} ${params.limit}` };
    case "maxLength":
      return { code: "too_long", says: `is longer than ${params.limit} characters` };
    case "minLength":
      return { code: "too_short", says: "must not be empty" };
    case "maxItems":
      return { code: "too_many", says: `has more than ${params.limit} items` };
    case "minItems":
      return { code: "too_few", says: "must not be empty: it asks for nothing" };
    default:
      return { code: "invalid", says: "does not fit" };
  }
}

function article(type: string): string {
  const names = type.split(",").map((name) => (/^[aeio]/.test(name) ? `an ${name}` : `a ${name}`));
  return names.join(" or ");
}

function escapePointer(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

function distinct(details: readonly ErrorDetail[]): ErrorDetail[] {
  const seen = new Set<string>();
  return details.filter((detail) => {
    const key = `${detail.path} ${detail.code}`;
    return !seen.has(key) && seen.add(key);
  });
}
