/**
 * IPv4 and IPv6 addresses. Parsing decides; four-part versions, netmasks and browser versions look the same and are told
 * by what stands around them.
 */
import { defineEntity, type Found, isIPv6, type Match, type Page, words } from "@portcullis/engine/cloak";

const VERSION =
  words(`version, versions, ver, release, build, firmware, rev, revision, fileversion, productversion, assemblyversion, oid,
  section, chapter, versión, versione, wersja, versie, バージョン, 版本`);
const ADDRESS =
  words(`ip, ips, ipv4, ipv6, ip address, addr, address, host, client, server, from, src, dst, source, peer, remote, rhost, gateway, dns, subnet,
  login, adresse ip, dirección ip, adres ip, ipアドレス, ip地址`);
const BROWSER = /(?:Chrome|Chromium|Safari|Firefox|Edge?|Edg[A-Z]?|OPR|Opera|Version|Trident|Gecko|[A-Z][A-Za-z]+)\/$/;

function judgeV4({ text, start, end }: Found, page: Page) {
  const before = page.text[start - 1] ?? "";
  // The middle of a longer dotted number, or of a range.
  if (before === "." || goesOn(page.text, end)) return null;
  const parts = partsOf(text);
  if (parts === null) return null;
  // Behind a name and an at sign it is the host of an address, and counts by itself only where that is none.
  const hosted = before === "@" && /[\w.]/.test(page.text[start - 2] ?? "");
  const near = page.nearness(VERSION, start, end);
  if (near === "label") return 0.15;
  if (before === "/" && BROWSER.test(page.text.slice(Math.max(0, start - 24), start))) return 0.1;
  const told = page.nearness(ADDRESS, start, end) !== "none";
  // Masks, broadcast and "any": nobody's address, yet worth hiding where the others beside them are.
  if (text.startsWith("255.") || parts[0] === 0) return told ? 0.7 : 0.55;
  // Small numbers all over are as often a version or a section as an address.
  if (parts.every((part) => part < 20) && parts[0] !== 10 && !told) return near === "near" ? 0.3 : 0.6;
  return hosted ? 0.7 : told ? 0.99 : 0.95;
}

/** The numbers of the parts, or null when one is too large or begins with a nought. */
function partsOf(text: string): readonly number[] | null {
  const parts = [0, 0, 0, 0];
  let part = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0) {
      part++;
      from = at + 1;
      continue;
    }
    if (at > from && parts[part] === 0) return null;
    parts[part] = 10 * (parts[part] as number) + digit;
    if ((parts[part] as number) > 255) return null;
  }
  return parts;
}

function goesOn(text: string, end: number): boolean {
  const sign = text[end];
  return (sign === "." && /\w/.test(text[end + 1] ?? "")) || (sign === "-" && /\d/.test(text[end + 1] ?? ""));
}

function judgeV6({ text, start, end, match }: Match, page: Page) {
  const bare = text.replace(/%.*$/, "");
  if (!isIPv6(bare)) return null;
  // Eight pairs are the address of a device; nobody writes every group of an IPv6 address with two digits.
  if (/^(?:[0-9a-f]{2}:){7}[0-9a-f]{2}$/i.test(bare)) return null;
  const groups = bare.split(/:+/).filter((group) => group !== "").length;
  if (bare === "::") return page.nearness(ADDRESS, start, end) === "label" ? 0.6 : 0.1;
  // `a::b` is a path in several languages; an address of two groups has a digit somewhere.
  if (groups <= 2 && !/\d/.test(bare)) return 0.2;
  return { score: 0.97, start: match.index, end };
}

const V4_GROUPS = ["9", "99", "999"];
const V4_FORMS = V4_GROUPS.flatMap((a) =>
  V4_GROUPS.flatMap((b) => V4_GROUPS.flatMap((c) => V4_GROUPS.map((d) => [a, b, c, d].join(".")))),
);

export default defineEntity({
  type: "ip_address",
  meaning: "IPv4 and IPv6 addresses; netmasks and what may be a version score low.",
  recognisers: [
    {
      kind: "form",
      id: "v4",
      hears: [VERSION, ADDRESS],
      forms: V4_FORMS,
      edges: "open",
      judge: judgeV4,
    },
    {
      kind: "pattern",
      id: "v6",
      starts: "colons",
      hears: [ADDRESS],
      pattern:
        /(?<![\w.:])(?=[0-9a-f:]{0,37}::|(?:[0-9a-f]{1,4}:){6})[0-9a-f:]{2,39}(?:(?<=:)\d{1,3}(?:\.\d{1,3}){3})?(?:%[a-z0-9]{1,15})?(?![\w.:]*[\w:])/iy,
      judge: judgeV6,
    },
  ],
  finds: [
    "refused from «203.0.113.7» port 22",
    "GET http://«198.51.100.23»:8080/x",
    "route via «2001:db8:0:1::42»",
    "bind [«::1»]:443",
    "peer=«10.1.2.3», next",
    "mapped «::ffff:192.0.2.128» here",
    "link-local «fe80::1%eth0»",
  ],
  ignores: [
    "version 4.18.0.1 is out",
    "Mozilla/5.0 Chrome/120.0.0.0 Safari/537.36",
    "at 12:34:56 std::vector<int>",
    "999.1.1.1 and 1.2.3",
    "oid 1.3.6.1.4.1.311",
    "aa:bb:cc:dd:ee:ff",
  ],
});
