/**
 * Puts values back where their tokens stand: in text, in any JSON value, and inside JSON text, where they are escaped.
 * A token restores only for the subject that it was made for.
 */
import { RestoreDeniedError } from "../errors.ts";
import { splice } from "../payload/flatten.ts";
import { literalsOf } from "../payload/json.ts";
import type { Vault } from "../vaults/vault.ts";
import { canonical, TOKEN } from "./token.ts";

/** What restoring did. */
export interface RestoreResult<P = unknown> {
  readonly payload: P;
  readonly restored: number;
  readonly unknown: number;
  readonly denied: number;
}

export interface RestoreOptions {
  readonly subject: string;
  readonly onDenied: "throw" | "leave";
  readonly onError: (error: unknown) => void;
}

/** A token's value, or why it stays as it is. */
type Meaning = { readonly value: string } | "unknown" | "denied";
export type Meanings = ReadonlyMap<string, Meaning>;

const JSON_DEPTH_MAX = 8;
/** Whatever has no such run of digits has no token, escaped or not. */
const HINT = /_[0-9a-z]{12}/i;

export async function restoreAll<P>(payload: P, vault: Vault, options: RestoreOptions): Promise<RestoreResult<P>> {
  const forms: string[] = [];
  mapStrings(payload, (text) => {
    forms.push(...(text.match(TOKEN) ?? []));
    return text;
  });
  const meanings = await lookUp(forms, vault, options);
  const counts = countOf(forms, meanings);
  if (counts.denied > 0 && options.onDenied === "throw") throw new RestoreDeniedError(counts.denied);
  const restored = counts.restored > 0 ? mapStrings(payload, (text) => restoreText(text, meanings)) : payload;
  return { payload: restored as P, ...counts };
}

/** Asks the vault for each token once. A vault that does not answer leaves tokens as they are. */
export async function lookUp(
  forms: readonly string[],
  vault: Vault,
  { subject, onError }: Pick<RestoreOptions, "subject" | "onError">,
): Promise<Meanings> {
  const tokens = [...new Set(forms.map(canonical))];
  const found = await Promise.all(
    tokens.map(async (token): Promise<[string, Meaning]> => {
      try {
        const entry = await vault.get(token);
        return [token, !entry ? "unknown" : entry.subject === subject ? { value: entry.value } : "denied"];
      } catch (error) {
        onError(error);
        return [token, "unknown"];
      }
    }),
  );
  return new Map(found);
}

export function countOf(forms: readonly string[], meanings: Meanings): Omit<RestoreResult, "payload"> {
  const counts = { restored: 0, unknown: 0, denied: 0 };
  for (const form of forms) {
    const meaning = meanings.get(canonical(form)) ?? "unknown";
    counts[typeof meaning === "string" ? meaning : "restored"]++;
  }
  return counts;
}

function restoreText(text: string, meanings: Meanings): string {
  return text.replace(TOKEN, (form) => {
    const meaning = meanings.get(canonical(form));
    return typeof meaning === "object" ? meaning.value : form;
  });
}

/** The same value with every string changed; what does not change is not copied. */
function mapStrings(value: unknown, change: (text: string) => string, jsonDepth = 0): unknown {
  if (typeof value === "string") return HINT.test(value) ? mapText(value, change, jsonDepth) : value;
  if (Array.isArray(value)) {
    const mapped = value.map((one) => mapStrings(one, change, jsonDepth));
    return mapped.some((one, index) => one !== value[index]) ? mapped : value;
  }
  if (!isPlain(value)) return value;
  let copy: Record<string, unknown> | null = null;
  for (const [name, held] of Object.entries(value)) {
    const mapped = mapStrings(held, change, jsonDepth);
    if (mapped !== held) {
      copy ??= { ...value };
      copy[name] = mapped;
    }
  }
  return copy ?? value;
}

function mapText(text: string, change: (text: string) => string, jsonDepth: number): string {
  const literals = jsonDepth < JSON_DEPTH_MAX && /^\s*[[{]/.test(text) ? literalsOf(text) : null;
  if (!literals) return change(text);
  const replacements = literals.flatMap(({ value, from, to }) => {
    const mapped = mapStrings(value, change, jsonDepth + 1) as string;
    return mapped === value ? [] : [{ start: from, end: to, text: JSON.stringify(mapped) }];
  });
  return splice(text, replacements);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
