/**
 * Decides whether an assignment holds a secret, and which kind: the name says how much the value has to prove. A strong
 * name (`client_secret`) takes any string that is not plainly something else; a weak one (`key`) takes only strings that
 * nobody would write by hand.
 */
import type { Claim, Found, Page, Recogniser } from "@portcullis/engine/cloak";
import { type Assignment, readAssignment } from "./assignment.ts";
import { NOT_THE_SECRET, NOUNS, OTHER_THING, QUALIFIERS, SERVICES, SESSION_WORDS } from "./names.ts";
import { changeRate, characterClasses, entropy, isPlaceholder, isReference } from "./value.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;

type Strength = "strong" | "medium" | "weak";

/** What a name with a random value may turn out to be. */
export type NamedType = "api_key" | "auth_token" | "private_key";

/** Recognisers of names for one type. Each type has its own, so that a caller may ask for one of them alone. */
export function recogniseNamed(type: NamedType): readonly Recogniser[] {
  const judge = (found: Found, page: Page) => judgeNamed(found, { page, type });
  const nouns = NOUNS_OF[type];
  const named: Recogniser = {
    kind: "keyword",
    id: "named",
    keywords: nouns,
    pattern: new RegExp(nouns.join("|"), "iy"),
    judge,
  };
  // A service names only keys. Its pattern takes the whole word, which is cheaper than trying a hundred names.
  return type === "api_key"
    ? [named, { ...named, id: "service", keywords: SERVICES, pattern: /[a-z]{4,18}\d?/iy }]
    : [named];
}

const NOUNS_OF: Readonly<Record<NamedType, readonly string[]>> = {
  api_key: NOUNS,
  auth_token: ["token", "auth", "bearer", "sessionid"],
  private_key: ["key"],
};

function judgeNamed(found: Found, { page, type }: { page: Page; type: NamedType }): Claim | null {
  if (type === "private_key" && !/priv/iu.test(page.text.slice(Math.max(0, found.start - 12), found.start)))
    return null;
  const read = readAssignment(page.text, found.start, found.text);
  if (read === null) return null;
  const strength = strengthOf(read);
  if (strength === null) return null;
  const value = page.text.slice(read.start, read.end);
  if (typeOf([...read.before, read.noun], value) !== type) return null;
  const score = scoreToken(value, { strength, read });
  return score === null ? null : { score, start: read.start, end: read.end };
}

function typeOf(names: readonly string[], value: string): NamedType {
  if (names.includes("private") && names.includes("key") && value.length >= 40) return "private_key";
  if (names.at(-1) === "auth" || names.at(-1) === "bearer" || names.at(-1) === "sessionid") return "auth_token";
  return names.at(-1) === "token" && names.some((word) => SESSION_WORDS.has(word)) ? "auth_token" : "api_key";
}

function strengthOf({ before, noun, after, link }: Assignment): Strength | null {
  if (after.some((word) => NOT_THE_SECRET.has(word))) return null;
  // `tokens: 512`, `keyboard`, `author`: the noun is only the beginning of another word.
  const joined = after[0] !== undefined && after.length > 0 ? after[0] : "";
  if (
    joined !== "" &&
    noun !== "apikey" &&
    !/^(?:\d+|prod|dev|test|staging|stage|live|value|val|string|str|v\d+|base64|b64|raw|hex|old|new|primary|secondary|s|for|ication|orization|key|token|secret)$/u.test(
      joined,
    )
  ) {
    if (noun === "key" || noun === "auth" || noun === "signature") return null;
  }
  const last = before.at(-1) ?? "";
  if (OTHER_THING.has(last)) return null;
  const qualified = before.some((word) => QUALIFIERS.has(word));
  switch (noun) {
    case "apikey":
      return "strong";
    case "secret":
      return link === "blank" ? "weak" : "strong";
    case "token":
      return qualified ? "strong" : "medium";
    case "bearer":
    case "sessionid":
      return "medium";
    case "auth":
      return after.includes("orization") || before.length > 0 || after.length > 0 ? "medium" : "weak";
    case "key":
      return qualified ? (last === "user" || last === "id" ? "weak" : "strong") : "weak";
    default:
      // A service's name vouches only for a value that is tied to it.
      return link === "blank" ? null : "weak";
  }
}

interface Case {
  readonly strength: Strength;
  readonly read: Assignment;
}

function scoreToken(value: string, { strength, read }: Case): number | null {
  if (value.length < 8 || value.length > 1_500) return null;
  if (isPlaceholder(value) || isReference(value) || /\s|\($/u.test(value)) return null;
  if (!read.quoted && (read.next === "(" || read.next === "[")) return null;
  if (/@[\w.-]+\.[a-z]{2,}$/iu.test(value) || /^\d{4}-\d\d-\d\d|^v\d+\./u.test(value)) return null;
  if (/^[\d.,:+-]+$/u.test(value) || !/[A-Za-z]/u.test(value)) return null;
  const tied = read.link === "tie" || (read.link === "loose" && read.quoted);
  const ceiling = { strong: 0.9, medium: 0.8, weak: 0.65 }[strength] - (tied ? 0 : 0.1);
  if (UUID.test(value)) return strength === "weak" && !tied ? 0.3 : Math.min(ceiling, 0.75);
  if (isSlug(value) || (strength === "weak" && CACHED.test(value))) return null;
  return isRandom(value, { strength, read }) ? ceiling : null;
}

/** What a cache keeps things under: words, and the hash of what they were made from. */
const CACHED = /^[A-Za-z]{2,16}(?:-[A-Za-z0-9.]{1,16}){1,8}-(?:[0-9a-f]{40}|[0-9a-f]{64})$/u;

/** Words and small numbers joined by signs: model names, regions, host names, file paths. */
function isSlug(value: string): boolean {
  const parts = value.split(/[-_.:/+]/u).filter((part) => part !== "");
  if (parts.length < 2) return false;
  return parts.every(
    (part) => (/^[A-Za-z]{1,16}$/u.test(part) && changeRate(part) < 0.3) || /^v?\d{1,8}[a-z]?$/u.test(part),
  );
}

function isRandom(value: string, { strength, read }: Case): boolean {
  const digits = value.replace(/[^0-9]/gu, "").length;
  const bits = entropy(value);
  const rate = changeRate(value);
  const tied = read.link !== "blank";
  if (digits === 0) {
    // Letters alone are nearly always words; only long strings that jump between cases are not.
    if (value.length < 16) return false;
    if (characterClasses(value) >= 2) return rate >= 0.2 && bits >= 3.2;
    return strength !== "weak" && tied && value.length >= 20 && bits >= 3.4 && !hasVowelRhythm(value);
  }
  if (strength === "strong" && tied)
    return value.length >= 10 ? bits >= 2.6 : bits >= 2.5 && characterClasses(value) >= 2;
  if (strength === "medium" && tied) return value.length >= 10 && bits >= 2.6 && (rate >= 0.08 || value.length >= 20);
  return value.length >= 16 && bits >= 3 && rate >= 0.12;
}

/** Real words put a vowel at every second or third letter. */
function hasVowelRhythm(value: string): boolean {
  const vowels = value.replace(/[^aeiouyAEIOUY]/gu, "").length / value.length;
  return vowels > 0.28 && !/[^aeiouy\W\d_]{5}/iu.test(value);
}
