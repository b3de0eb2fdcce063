/**
 * Proof that someone is logged in: JSON web tokens, bearer and basic headers, session cookies, OAuth tokens. A JWT is
 * known by its header, which must decode to JSON that names an algorithm; the rest by the header or cookie they stand in.
 */
import { defineEntity } from "@portcullis/engine/cloak";
import { decodeBase64 } from "./credentials/base64.ts";
import { recogniseNamed } from "./credentials/judge.ts";
import { changeRate, characterClasses, entropy, isPlaceholder, isReference } from "./credentials/value.ts";
import { recogniseVendors } from "./credentials/vendors.ts";

export default defineEntity({
  type: "auth_token",
  meaning:
    "Tokens of a session: JWT, bearer and basic authorization headers, session cookies, OAuth access and refresh tokens. A decoded JWT header is near certain.",
  recognisers: [
    ...recogniseVendors("auth_token"),
    ...recogniseNamed("auth_token"),
    {
      kind: "keyword",
      id: "jwt",
      keywords: ["eyJ", "ewo"],
      pattern: /(?<![A-Za-z0-9_-])e[yw][Jo][\w-]{10,2000}={0,2}\.[\w-]{4,8000}={0,2}(?:\.[\w-]{0,4000}){0,3}/y,
      judge: ({ text }) => judgeJwt(text),
    },
    {
      kind: "keyword",
      id: "bearer",
      keywords: ["bearer "],
      pattern: /bearer +["']?(?<value>[\w.~+/=:|-]{12,2000})/diy,
      judge: ({ text }) => (isTokenText(text) ? 0.88 : null),
    },
    {
      kind: "keyword",
      id: "basic",
      keywords: ["basic "],
      pattern: /basic +["']?(?<value>[A-Za-z0-9+/]{8,400}={0,2})/diy,
      judge: ({ text }) =>
        /^[^\0-\x1f]{0,80}:[^\0-\x1f]{0,200}$/u.test(decodeBase64(text) ?? "")
          ? { score: 0.95, proof: "checksum" }
          : null,
    },
    {
      kind: "keyword",
      id: "authorization-header",
      keywords: ["authorization"],
      pattern:
        /authorization["']? {0,3}[:=] {0,3}["']?(?:(?:token|apikey|negotiate|digest|key|hawk|basic|bearer) +["']?)?(?<value>[\w.~+/=:-]{16,2000})/diy,
      judge: ({ text }) => (isTokenText(text) ? 0.6 : null),
    },
    {
      kind: "keyword",
      id: "session-cookie",
      keywords: [
        "sess",
        "jsessionid",
        "phpsessid",
        "sid",
        "auth",
        "token",
        "remember",
        "jwt",
        "csrf",
        "laravel",
        "wordpress_logged_in",
        "__Host-",
        "__Secure-",
      ],
      pattern:
        /(?:jsessionid|phpsessid|asp\.net_sessionid|aspsessionid[a-z]{0,8}|sess(?:ion)?(?:[_.-]?(?:id|token|key))?|connect\.sid|sid|laravel_session|remember_token|auth(?:[_-]?(?:session|token))?|csrftoken|jwt|wordpress_logged_in_[0-9a-f]{8,32}|__(?:host|secure)-[\w.-]{2,30})=(?<value>[\w.%+/:~-]{12,2000}=?)/diy,
      judge: ({ text, match, start }, page) => {
        const before = page.text.charAt(start - match[0].length + text.length - 1);
        return /[A-Za-z0-9]/u.test(before) || !isSessionText(text) ? null : 0.8;
      },
    },
    {
      kind: "keyword",
      id: "cookie-header",
      keywords: ["cookie: "],
      // One pair is enough to tell that the header logs someone in; the first such pair is the range.
      pattern:
        /cookie: (?:[\w.-]{1,40}=[^;\s]{0,200}; ?){0,8}?[\w.-]{0,24}(?:sess|sid|_id|auth|token|user|login|jwt|csrf)[\w.-]{0,24}=(?<value>[^;\s]{10,2000})/diy,
      judge: ({ text }) => (isSessionText(text) ? 0.6 : null),
    },
  ],
  finds: [
    "token: «eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbmEiLCJpYXQiOjE3MDAwMDAwMDB9.4pcPyMD09olPSyXnrXCjTwXyr4BsezdI1AVTmud2fU4»",
    "Authorization: Bearer «9vQ2mLx7TfR4kZ1wYb8N»",
    "Authorization: Basic «YW5hOk1vbmRsaWNodDc3»",
    "Cookie: theme=dark; PHPSESSID=«7k2m9q4w1x8c3v6b5n0z»; lang=en",
    '{"refresh_token": "«1f8Rk3ZpQ9vLm2Xt7Yw5»"}',
  ],
  ignores: [
    "Authorization: Bearer <token>",
    "Authorization: Bearer $ACCESS_TOKEN",
    "a bearer authentication scheme is described in RFC 6750",
    "basic understanding of networks",
    "the eyJudge.eyJury.panel namespace",
    "session=expired",
  ],
});

function judgeJwt(token: string) {
  const parts = token.split(".");
  const header = decodeBase64(parts[0] ?? "");
  if (header === null || !/^\s*\{[^\0]*"(?:alg|enc|typ)"\s*:\s*"/u.test(header)) return null;
  try {
    JSON.parse(header);
  } catch {
    return null;
  }
  return { score: 0.98, proof: "checksum" as const };
}

/** In a cookie that is named for sessions any mix of letters and digits will do. */
function isSessionText(text: string): boolean {
  return (
    /[0-9]/u.test(text) && /[A-Za-z]/u.test(text) && !isPlaceholder(text) && !isReference(text) && entropy(text) >= 2.5
  );
}

function isTokenText(text: string): boolean {
  if (isPlaceholder(text) || isReference(text) || !/[0-9]/u.test(text)) return false;
  return entropy(text) >= 3 && characterClasses(text) >= 2 && changeRate(text) >= 0.1;
}
