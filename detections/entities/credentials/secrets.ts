/**
 * Passwords by name and by place: `password = …` in any file format, `user:…@host` in a URL, flags of command lines, and
 * sentences that give one away. A password may be any string, so the name and the way it is tied decide, and what is
 * left to the value is to be no type, no message and no reference.
 */
import type { Claim, Found, Page } from "@portcullis/engine/cloak";
import { readAssignment } from "./assignment.ts";
import { characterClasses, isPlaceholder, isReference } from "./value.ts";

export const PASSWORD_NOUNS = [
  "passphrase",
  "password",
  "passcode",
  "passwd",
  "passwort",
  "pswd",
  "passw",
  "pwd",
  "pass",
  "psw",
] as const;

const NOT_THE_SECRET =
  /^(?:id|hash|hashed|hasher|salt|length|len|min|max|policy|strength|reset|field|input|label|type|file|path|url|uri|expiry|expires|age|rules?|regex|pattern|hint|manager|protected|less|store|confirm\w*|error|required|valid\w*|match\w*|encoder|word|phrase|ed|es|ing|engers?|ive|ion|port|ports|age|enger|through|thru|key|keys|rate|count|percent|s|encryption|algorithm|visible|visibility|change[ds]?|attempts?|requirements?|prompt|name|authentication|auth|column|based|list|status|guidance|guidelines?)$/u;

/** Words that follow "password is" or stand in a form where the value would be. */
const SAYS_ABOUT_IT = new Set(
  `password|passwd|pwd|pass|passphrase|passcode|required|incorrect|invalid|wrong|correct|valid|weak|strong|short|long|too|not|the|a|an|same|empty|missing|blank|expire|expired|secure|encrypted|hashed|stored|change|changed|reset|set|sent|ok|okay|failed|accepted|protected|unknown|your|my|our|their|its|it|this|that|new|old|current|default|secret|text|string|hidden|never|always|only|optional|mandatory|must|should|was|is|for|and|or|to|in|from|with|by|please|username|user|email|login|admin|yes|no|true|false|null|none|undefined|nil|value|input|type|authentication|prompt|example|foo|bar|baz|abc|test`.split(
    "|",
  ),
);

export function judgePassword(found: Found, page: Page): Claim | null {
  const noun = found.text.toLowerCase();
  const before = page.text.charAt(found.start - 1);
  if ((noun === "pass" || noun === "pwd" || noun === "psw") && /[a-z]/u.test(before) && found.text === noun)
    return null;
  const read = readAssignment(page.text, found.start, found.text);
  if (read === null || read.after.some((word) => NOT_THE_SECRET.test(word))) return null;
  if (read.before.some((word) => SHOWN.has(word))) return null;
  if (noun === "pass" && read.after.length > 0 && !/^[\W_]/u.test(page.text.charAt(found.start + 4))) return null;
  const value = page.text.slice(read.start, read.end);
  if (isNoPassword(value)) return null;
  if (!read.quoted && (read.next === "(" || read.next === "[" || read.next === "{")) return null;
  const mixed = /[0-9]/u.test(value) || /[^A-Za-z0-9._-]/u.test(value) || characterClasses(value) >= 3;
  const spot = { start: read.start, end: read.end };
  if (read.link === "tie") {
    if (read.quoted) {
      if (/\s/u.test(value) && !(noun === "passphrase" && value.length >= 12))
        return mixed && value.length <= 40 ? { score: read.shouted && isTyped(value) ? 0.6 : 0.4, ...spot } : null;
      return { score: mixed ? 0.9 : 0.75, ...spot };
    }
    if (mixed && value.length >= 4) return { score: isCode(value) ? 0.3 : 0.85, ...spot };
    if (isReference(value)) return null;
    // A bare word is a password in an env file or a connection string; elsewhere it is a variable or a remark.
    return read.shouted || page.text.charAt(read.end) === ";" ? { score: 0.75, ...spot } : null;
  }
  if (noun === "pass" || noun === "psw") return null;
  if (read.quoted && /\s/u.test(value))
    return characterClasses(value) === 4 && value.length <= 32 ? { score: 0.55, ...spot } : null;
  if (read.quoted) return mixed ? { score: read.link === "loose" ? 0.75 : 0.6, ...spot } : null;
  return mixed && value.length >= 6 && /[0-9!@#$%^&*]/u.test(value) && /[A-Za-z]/u.test(value) && !isReference(value)
    ? { score: read.link === "loose" ? 0.75 : 0.6, ...spot }
    : null;
}

/** Parts of the names of texts that a screen shows: their values are sentences about passwords. */
const SHOWN = new Set(
  "label title tooltip placeholder hint message msg caption forgot show hide mandatory repeat confirm".split(" "),
);

/** One blank at most and a digit: a password, where more blanks are a sentence. */
function isTyped(value: string): boolean {
  return /\d/u.test(value) && value.split(" ").length <= 2;
}

/** Dotted names and paths; a dash or an underscore is as usual in a password as in an identifier. */
function isCode(value: string): boolean {
  return isReference(value) && /[./\\]/u.test(value);
}

/** What stands where a password would, and is none. */
export function isNoPassword(value: string): boolean {
  return (
    value.length < 3 ||
    value.length > 128 ||
    SAYS_ABOUT_IT.has(value.toLowerCase()) ||
    isPlaceholder(value) ||
    /^(?:process|os|env|config|settings|self|this|req|request|user|params|data|args|options|ctx)\.[\w.[\]]+$/u.test(
      value,
    ) ||
    /password|passwd|^\/\/|^https?:/iu.test(value) ||
    /^[A-Z]{2,6}-\d+[:.]?$/u.test(value) ||
    // A release, a path with stars in it, or a sentence in a script without blanks.
    /^[~^]?\d+\.\d+\.\d+$|\*\.|\.\*|[\u3040-\u9fff\uac00-\ud7af]{4}/u.test(value) ||
    /^[\W_]+$/u.test(value)
  );
}

/** `scheme://user:secret@host`: the place is proof enough, short of a placeholder. */
export function judgeUserinfo(found: Found): Claim | null {
  const value = found.text;
  if (/^[<{[%$*(]|[>}\])]$|^\$|REPLACE|CHANGE_?ME|\$\{|\{\{|^[*xX.]+$|^\.\.\./u.test(value)) return null;
  if (/^(?:password|pass|passwd|pwd|secret|token|your[-_]?\w*)$/iu.test(value))
    return { score: value === "PASSWORD" || /your/iu.test(value) ? 0.3 : 0.6 };
  return { score: 0.92 };
}
