/**
 * One vendor's way of writing a credential: a prefix that nobody writes by accident and the shape of what follows.
 * A table of these becomes keyword recognisers, so that a page pays for the formats whose prefix it holds and for no
 * others.
 */
import type { Found, Judgement, KeywordRecogniser, Recogniser } from "@portcullis/engine/cloak";
import { looksLikeFiller } from "./value.ts";

export interface Format {
  readonly vendor: string;
  /** Any of these opens the value. Three characters or more; case counts. */
  readonly prefixes: readonly string[];
  /** What follows the prefix, anchored by the table: no look-around of its own. */
  readonly body: RegExp;
  /** P(correct) when the shape fits. Default 0.95. */
  readonly score?: number;
  /** The type when it is not `api_key`. */
  readonly type?: "auth_token" | "password";
  /** The prefix is a label that only proves the value ("_authToken="): it stays out of the range. */
  readonly labelled?: boolean;
  /** A checksum or structure that the whole value must satisfy. */
  readonly verify?: (value: string) => boolean;
}

const SCORE_DEFAULT = 0.95;

/** A row of a vendor table. */
export function format(
  vendor: string,
  prefixes: string | readonly string[],
  body: RegExp,
  more?: Pick<Format, "score" | "type" | "verify" | "labelled">,
): Format {
  return { vendor, prefixes: typeof prefixes === "string" ? [prefixes] : prefixes, body, ...more };
}

/** The recognisers of a table, one a row. */
export function recogniseFormats(formats: readonly Format[]): readonly Recogniser[] {
  const seen = new Map<string, number>();
  return formats.map((row): KeywordRecogniser => {
    const times = (seen.get(row.vendor) ?? 0) + 1;
    seen.set(row.vendor, times);
    const openers = row.prefixes.map((prefix) => prefix.replace(/[.*+?^${}()|[\]\\/]/gu, "\\$&")).join("|");
    return {
      kind: "keyword",
      id: times === 1 ? row.vendor : `${row.vendor}-${times}`,
      keywords: row.prefixes,
      pattern: new RegExp(`(?<![A-Za-z0-9_])(?:${openers})(?:${row.body.source})(?![A-Za-z0-9_])`, "y"),
      judge: (found) => judgeFormat(row, found),
    };
  });
}

function judgeFormat(row: Format, found: Found): Judgement {
  const prefix = row.prefixes.find((candidate) => found.text.startsWith(candidate)) ?? "";
  if (looksLikeFiller(found.text.slice(prefix.length))) return null;
  const score = row.score ?? SCORE_DEFAULT;
  const claim = row.labelled === true ? { start: found.start + prefix.length } : {};
  if (row.verify === undefined) return { score, ...claim };
  // A sum that does not match is a mistyped or made-up value: still the vendor's shape, so it keeps a passing score.
  return row.verify(found.text)
    ? { score: 0.99, proof: "checksum", ...claim }
    : { score: Math.min(score, 0.8), ...claim };
}
