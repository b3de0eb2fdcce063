/**
 * What a secret looks like when no vendor vouches for it. A name in front says that a secret is meant; these say whether
 * what follows is one, or a placeholder, a reference to where the secret is kept, or plain words.
 */

/** Where the value stands decides how much it must prove. */
export type Kind = "token" | "password";

const FILLER_WORDS =
  /(?:^|[^a-z])(?:your|my|example|sample|insert|replace|changeme|change|placeholder|dummy|redacted|todo|tbd|here|fixme|fake|secret|token|password|passwd|value|none|null|undefined|xxx+)(?:[^a-z]|$)/iu;

/** True for the body of a made-up key: words joined by dashes or underscores, and no digit or inner capital at all. */
export function looksLikeFiller(body: string): boolean {
  if (body.length === 0) return true;
  if (/[0-9]/u.test(body)) return FILLER_WORDS.test(body) && /(?:your|insert|replace|placeholder|here)/iu.test(body);
  return /^[a-z]+(?:[-_.][a-z]+)+$/u.test(body) || /^[A-Z]+(?:[-_.][A-Z]+)+$/u.test(body) || /^[.*_-]+$/u.test(body);
}

/** True when the text only stands for a secret: `<your-key>`, `${VAR}`, `process.env.X`, `changeme`, `xxxx`, `****`. */
export function isPlaceholder(value: string): boolean {
  if (/^[<{[(%$]|[>}\])]$|\$\{|\{\{|%[sdv(]|^@|^\\?\$|\(\)|^\*|\.\.\.|…/u.test(value)) return true;
  if (/^(.)\1*$/u.test(value) || /^[xX*#.•●-]{3,}$/u.test(value)) return true;
  if (
    /^(?:true|false|null|none|nil|undefined|yes|no|on|off|string|str|text|bytes|int|integer|number|bool|boolean|object|any|void|optional|required|self|this|empty|unknown|default|n\/a|na)$/iu.test(
      value,
    )
  ) {
    return true;
  }
  if (
    /^(?:your|my|the|an?|some|insert|enter|add|put|replace|change|example|sample|dummy|fake|placeholder)[\W_a-z]*$/iu.test(
      value,
    )
  ) {
    return /[-_ ]|^(?:changeme|placeholder|example|sample|dummy|replaceme|insert|your[a-z]+here)$/iu.test(value);
  }
  return /(?:your|insert|replace)[-_ ]|[-_ ]here$|^(?:redacted|masked|hidden|removed)|process\.env|os\.environ|getenv|secrets?\.[a-zA-Z_]/iu.test(
    value,
  );
}

/** True for names of things rather than values: identifiers, dotted paths, file paths, URLs, versions. */
export function isReference(value: string): boolean {
  if (/^(?:https?|wss?|ftp|file|s3|gs|data):/iu.test(value)) return true;
  if (/^[a-zA-Z_$][\w$]*(?:\.[a-zA-Z_$][\w$]*){1,6}$/u.test(value) && !/[0-9]{3}/u.test(value)) return true;
  if (/^[A-Za-z]+\.(?:HS|RS|ES|PS|SHA|AES)_?\d{3}$/u.test(value)) return true;
  if (/^[a-z]+(?:[A-Z][a-z]+){1,6}$/u.test(value)) return true;
  if (/^[A-Za-z]{2,}(?:[_-][A-Za-z]{1,}){1,8}(?:[_-]?\d{1,2})?$/u.test(value)) return true;
  if (/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/u.test(value) && !/[0-9]{4}/u.test(value)) return true;
  if (/^(?:\.{0,2}|~|[A-Za-z]:)[/\\][\w./\\ -]*$/u.test(value) && /[/\\][a-z]+/u.test(value)) return true;
  if (/\.(?:json|ya?ml|pem|key|crt|txt|env|js|ts|py|go|rb|java|php|sh|cfg|ini|toml|html?)$/iu.test(value)) return true;
  return /^v?\d+(?:\.\d+){1,3}$/u.test(value);
}

/** Shannon entropy in bits a character. */
export function entropy(value: string): number {
  const counts = new Map<number, number>();
  for (let index = 0; index < value.length; index++) {
    const unit = value.charCodeAt(index);
    counts.set(unit, (counts.get(unit) ?? 0) + 1);
  }
  let bits = 0;
  for (const count of counts.values()) bits -= (count / value.length) * Math.log2(count / value.length);
  return bits;
}

/** How many of the four classes (lower, upper, digit, other) a value draws from. */
export function characterClasses(value: string): number {
  return [/[a-z]/u, /[A-Z]/u, /[0-9]/u, /[^A-Za-z0-9]/u].filter((each) => each.test(value)).length;
}

/**
 * How often the value changes between letters and digits or from lower to upper case, a character. Words and
 * identifiers change rarely; random strings change at every third character or so.
 */
export function changeRate(value: string): number {
  let changes = 0;
  for (let index = 1; index < value.length; index++) {
    const before = classOf(value.charCodeAt(index - 1));
    const here = classOf(value.charCodeAt(index));
    // A capital opening a word is how words are written.
    if (before !== here && !(before === UPPER && here === LOWER)) changes++;
  }
  return changes / Math.max(1, value.length - 1);
}

const LOWER = 1;
const UPPER = 2;

function classOf(unit: number): number {
  if (unit >= 97 && unit <= 122) return LOWER;
  if (unit >= 65 && unit <= 90) return UPPER;
  return unit >= 48 && unit <= 57 ? 3 : 4;
}
