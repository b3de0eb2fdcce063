/**
 * E-mail addresses: plain, with tags, international, percent-encoded in links, and spelled out against harvesters.
 * The shape decides; what only looks like one (`image@2x.png`, `git@host:repo`, the userinfo of a link) is told by what
 * stands around it.
 */
import { defineEntity, type Found, type Page } from "@portcullis/engine/cloak";

const NOT_A_HOST =
  /\.(?:png|jpe?g|gif|svg|webp|ico|css|scss|js|mjs|cjs|ts|tsx|jsx|json|md|html?|py|rb|go|rs|java|sh|txt|yml|yaml|toml|lock|map|service|local|internal|lan)$/i;
const GENERIC_HOSTS =
  /\.(?:com|org|net|edu|gov|mil|int|info|biz|name|pro|aero|coop|museum|jobs|mobi|travel|tel|cat|asia|post|xxx|app|dev|page|blog|shop|store|online|site|website|tech|xyz|club|live|life|email|cloud|health|care|bank|law|legal|news|media|agency|company|solutions|systems|services|software|digital|design|studio|world|global|group|team|work|works|space|today|top|vip|wiki|zone|academy|africa|berlin|london|paris|nyc|example|test|[a-z]{2}|xn--[a-z0-9-]+)$/i;

function judge(found: Found, page: Page) {
  const { text, start, end } = withoutSentence(found);
  const at = text.lastIndexOf("@");
  const local = text.slice(0, at);
  let host = text.slice(at + 1);
  let stop = end;
  if (/\.\.|^\.|\.$/.test(local) || local.length > 64) return null;
  if (/^[-_]|\.[-_]|-\.|-$/.test(host) || host.length > 253) return null;
  if (/^\[?\d/.test(host) && /\d\]?$/.test(host))
    return judgeMachine(host, page.text.slice(Math.max(0, start - 80), start));
  if (NOT_A_HOST.test(host) && !GENERIC_HOSTS.test(host)) return NOT_A_HOST.test(host) ? null : 0.3;
  // "write to me@example.org.Thanks": the last label is the next sentence.
  const glued = /^(.+\.[a-z]{2,4})\.[A-Z][a-z]+$/.exec(host);
  if (glued && !GENERIC_HOSTS.test(host)) {
    stop -= host.length - (glued[1] as string).length;
    host = glued[1] as string;
  }
  const before = page.text.slice(Math.max(0, start - 80), start);
  // `scheme://user:secret@host` holds a credential, not an address.
  if (/:\/\/[^\s/?#@]*$/.test(before)) return null;
  if (
    page.text[stop] === ":" &&
    /^:[\w~/.-]/.test(page.text.slice(stop, stop + 2)) &&
    /^(?:git|hg|svn|ssh|root)$/.test(local)
  )
    return 0.1;
  // A mail's own number is written like an address.
  if (MAIL_NUMBER.test(page.line(start).text)) return 0.2;
  // Names that never resolve, and accounts of programs: written like an address, nobody's.
  if (/\.(?:invalid|gserviceaccount\.com)$/i.test(host)) return 0.4;
  const score = GENERIC_HOSTS.test(host) ? 0.99 : 0.8;
  return { score, start, end: stop };
}

/** Where no blanks part the words, an address in Latin letters stands right in a sentence of another script. */
function withoutSentence({ text, start, end }: Found): Pick<Found, "text" | "start" | "end"> {
  const before = UNSPACED_BEFORE.exec(text)?.[0].length ?? 0;
  const after = UNSPACED_AFTER.exec(text)?.[0].length ?? 0;
  return before + after === 0
    ? { text, start, end }
    : { text: text.slice(before, text.length - after), start: start + before, end: end - after };
}

const UNSPACED = "[\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u3000-\\u9fff\\uac00-\\ud7af]";
const UNSPACED_BEFORE = new RegExp(`^(?:${UNSPACED}|[^@]{0,63}${UNSPACED}{2})(?=[\\w.+-]+@)`, "u");
const UNSPACED_AFTER = /(?<=\.[a-z]{2,24})[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3000-\u9fff\uac00-\ud7af][^@.]*$/iu;

const MAIL_NUMBER = /^(?:Message-ID|In-Reply-To|References|Content-ID|UID|X-[\w-]{0,30}-ID):/i;

const LOCAL_CHARS_MAX = 65;
const LOCAL = /[\p{L}\p{N}._%+'&~#!$*\\@-]/u;
const LOCAL_FIRST = /[\p{L}\p{N}_+]/u;

/** Back over what may stand before an at sign, and then on to the first character that an address begins with. */
function localStart(text: string, sign: number): number {
  let at = sign;
  while (at > 0 && sign - at < LOCAL_CHARS_MAX && isLocal(text, at - 1)) at--;
  while (at < sign && !LOCAL_FIRST.test(text[at] as string)) at++;
  return at === sign ? -1 : at;
}

function isLocal(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  const small = code | 0x20;
  if ((small >= 97 && small <= 122) || (code >= 48 && code <= 57)) return code < 128;
  // An at sign is part of a name only behind a backslash.
  return code === 64 ? text[at - 1] === "\\" : LOCAL.test(text[at] as string);
}

/** The bracket that opens, no farther off than a name is long, and with no blank in between. */
function angleStart(text: string, sign: number): number {
  const last = Math.max(0, sign - 1 - LOCAL_CHARS_MAX);
  for (let at = sign - 1; at >= last; at--) {
    const code = text.charCodeAt(at);
    if (code === 60) return at;
    if (code === 32 || code === 34 || code === 64) return -1;
  }
  return -1;
}

/** The quote that opens a quoted name. */
function quoteStart(text: string, sign: number): number {
  if (text[sign - 1] !== '"') return -1;
  const last = Math.max(0, sign - 2 - LOCAL_CHARS_MAX);
  for (let at = sign - 2; at >= last; at--) if (text.charCodeAt(at) === 34) return at;
  return -1;
}

const COMMANDS =
  /(?:^|[^\w])(?:ssh|scp|sftp|rsync|ftp|git|mosh|sshfs|telnet|psql|mysql|session|login|logged in|user|for|from|connect(?:ed|ing)?)(?:[ :=][^\s]{0,20}){0,3}[ :='"]$/i;

/** `name@192.0.2.7` is how sign-in programs write an account on a machine as often as it is an address. */
function judgeMachine(host: string, before: string): number | null {
  const address = host.replace(/[[\]]/g, "");
  if (address.split(".").some((part) => Number(part) > 255) || host.startsWith("[") !== host.endsWith("]")) return null;
  if (/:\/\/[^\s/?#@]*$/.test(before)) return null;
  if (host.startsWith("[")) return 0.97;
  return COMMANDS.test(before) ? 0.3 : 0.85;
}

export default defineEntity({
  type: "email",
  meaning: "E-mail addresses, also percent-encoded or spelled out (`name [at] host [dot] org`).",
  recognisers: [
    {
      kind: "pattern",
      id: "address",
      starts: { at: localStart },
      pattern:
        /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}_+](?:[\p{L}\p{N}._%+'&~#!$*-]|\\@){0,63}@(?:(?:[\p{L}\p{N}\p{M}_-]{1,63}\.){1,8}(?:xn--[a-z0-9-]{2,40}|\p{L}{2,24})|\[?\d{1,3}(?:\.\d{1,3}){3}(?!\.?\d)\]?)/uy,
      judge,
    },
    {
      kind: "pattern",
      id: "angled",
      // Between angle brackets every sign that a name may hold is one of the name's.
      starts: { at: angleStart },
      pattern:
        /<(?<value>[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[\p{L}\p{N}\p{M}-]{1,63}\.){1,8}(?:xn--[a-z0-9-]{2,40}|\p{L}{2,24}))>/uy,
      judge: ({ text, start }, page) =>
        /\.\.|^\.|\.@/.test(text) ? null : MAIL_NUMBER.test(page.line(start).text) ? 0.2 : 0.97,
    },
    {
      kind: "pattern",
      id: "quoted",
      starts: { at: quoteStart },
      pattern: /"(?:[^"\\\n@]|\\[^\n]){1,62}"@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}/uy,
      judge: ({ text }) => (/^" ?[,:}\]]/.test(text) ? null : 0.8),
    },
    {
      kind: "keyword",
      id: "encoded",
      keywords: ["%40"],
      before: 64,
      after: 260,
      pattern: /(?<![\w%.+-])[\w.+-]{1,64}%40(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}(?![\w-])/gi,
      judge: 0.95,
    },
    {
      kind: "keyword",
      id: "spelled-out",
      keywords: ["at]", "at )", "at)", "at}", "at>", "at ]", "(@)", "[@]"],
      before: 72,
      after: 160,
      pattern:
        /(?<![\w.+-])[\w.+-]{1,64} ?(?:[[({<] ?at ?[\])}>]|\(@\)|\[@\]) ?[a-z0-9-]{2,63}(?:(?:\.| ?[[({<] ?(?:dot|\.) ?[\])}>] ?| dot )[a-z0-9-]{2,63}){1,4}/gi,
      judge: 0.85,
    },
    {
      kind: "keyword",
      id: "spoken",
      keywords: [" dot "],
      before: 132,
      after: 90,
      pattern:
        /(?<![\w.+-])[\w.+-]{2,64}(?: dot [\w+-]{1,30}){0,2} at [a-z0-9-]{2,63}(?: dot [a-z0-9-]{2,20}){1,3}(?![\w-])/gi,
      judge: 0.95,
    },
  ],
  finds: [
    "write to «jo.meyer+news@mail.example.org», please",
    "«Zoë.Ångström@exämple.se» answered",
    "メールは«misa.k@example.jp»です",
    "请打0571或写信到«lin_h@example.cn»谢谢",
    "이메일은 «jisu@example.kr»입니다",
    '{"to":"«ops@example.co.uk»","cc":null}',
    "mailto:«help@example.com»?subject=hi",
    "?user=«ana%40example.com»&x=1",
    "reach me: «ana.lima [at] example [dot] org»",
    "«ana at example dot com» is spelled out",
    "write «ana dot lima at example dot org» down",
    "<«a_b@example.io»>",
    "me＠example．org is full-width: «me＠example．org»".replace("me＠example．org is", "this is"),
  ],
  ignores: [
    "logo@2x.png and npm i left-pad@1.3.0",
    "git clone git@git.example.com:team/repo.git",
    "postgres://app:secret@db.example.com:5432/x",
    "@media screen and @Override",
    "meet me at example street",
    "Subject: hello\nMessage-ID: <8f21.4c@mail.example.org>",
  ],
});
