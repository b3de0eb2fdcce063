/**
 * Private keys: PEM, OpenSSH, PGP and PuTTY blocks, the secret member of a JSON web key, and keys of wallets (seed
 * phrases, base58check and bech32 forms), which are whoever holds them. A block without a body is a placeholder.
 */
import { defineEntity, type Found, type Judgement } from "@portcullis/engine/cloak";
import { recogniseNamed } from "./credentials/judge.ts";
import { isBase58Check, isSeedPhrase, isSeedWord } from "./credentials/seed.ts";

const BODY_CHARS_MIN = 40;

export default defineEntity({
  type: "private_key",
  meaning:
    "Private keys as PEM, OpenSSH, PGP, PuTTY, JWK, age, WireGuard or wallet forms, and BIP-39 seed phrases with a valid checksum.",
  recognisers: [
    ...recogniseNamed("private_key"),
    {
      kind: "keyword",
      id: "pem",
      keywords: ["-----BEGIN", "---- BEGIN"],
      pattern:
        /-{4,5} ?BEGIN (?:[A-Z0-9]{2,12} ){0,3}PRIVATE KEY(?: BLOCK)? ?-{4,5}(?:[A-Za-z0-9+/=\s:,."'()<>@_*;!&%#\\]|-(?!-{3})){0,16000}(?:-{4,5} ?END (?:[A-Z0-9]{2,12} ){0,3}PRIVATE KEY(?: BLOCK)? ?-{4,5})?/y,
      judge: (found) => judgePem(found),
    },
    {
      kind: "keyword",
      id: "putty",
      keywords: ["PuTTY-User-Key-File-"],
      pattern:
        /PuTTY-User-Key-File-[23]: [\w-]{3,40}\r?\n(?:[^\n]{0,200}\n){1,120}?Private-(?:MAC|Hash): [0-9a-f]{40,64}/y,
      judge: 0.98,
    },
    {
      kind: "keyword",
      id: "age",
      keywords: ["AGE-SECRET-KEY-"],
      pattern: /AGE-SECRET-KEY-1[02-9A-Z]{50,62}/y,
      judge: 0.98,
    },
    {
      kind: "keyword",
      id: "nostr",
      keywords: ["nsec1"],
      pattern: /(?<!\w)nsec1[02-9ac-hj-np-z]{58}(?!\w)/y,
      judge: 0.97,
    },
    {
      kind: "keyword",
      id: "extended-wallet-key",
      keywords: ["xprv", "yprv", "zprv", "tprv"],
      pattern: /(?<!\w)[xyzt]prv[1-9A-HJ-NP-Za-km-z]{105,110}(?!\w)/y,
      judge: ({ text }) => (isBase58Check(text) ? { score: 0.99, proof: "checksum" } : 0.8),
    },
    {
      kind: "pattern",
      id: "wallet-import-format",
      starts: { code: [51, 52] },
      pattern: /[5KLc9][1-9A-HJ-NP-Za-km-z]{50,51}(?![A-Za-z0-9])/y,
      judge: ({ text }) => (isBase58Check(text) ? { score: 0.99, proof: "checksum" } : null),
    },
    {
      kind: "keyword",
      id: "json-web-key",
      keywords: ['"kty"'],
      before: 2000,
      after: 2000,
      pattern: /(?<=[{,]\s{0,20})"[dk]"\s{0,4}:\s{0,4}"(?<value>[\w-]{32,1400})"/dg,
      judge: 0.9,
    },
    {
      kind: "keyword",
      id: "wireguard",
      keywords: ["PrivateKey", "private-key", "PresharedKey"],
      pattern:
        /(?:PrivateKey|private-key|PresharedKey) {0,2}[=:] {0,2}(?<value>[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=)/diy,
      judge: 0.95,
    },
    {
      kind: "keyword",
      id: "named-hex",
      keywords: ["private", "priv_key", "privkey", "mnemonic_key", "wallet_key"],
      pattern:
        /(?:private[ _-]?key|priv[_-]?key|wallet_key)[\w-]{0,30}["']?(?: is)? {0,3}[:=]? {0,3}["']?(?<value>(?:0x)?[0-9a-f]{64})(?![0-9a-zA-Z])/diy,
      judge: 0.93,
    },
    {
      kind: "keyword",
      id: "kubernetes-client-key",
      keywords: ["client-key-data"],
      pattern: /client-key-data: {0,3}["']?(?<value>LS0tLS1CRUdJTi[A-Za-z0-9+/]{60,8000}={0,2})/dy,
      judge: 0.98,
    },
    {
      kind: "keyword",
      id: "encoded-pem",
      keywords: ["LS0tLS1CRUdJTi"],
      pattern:
        /(?<![A-Za-z0-9+/])LS0tLS1CRUdJTi(?:BSU0EgUFJJVkFURS|BQUklWQVRFI|BFQyBQUklWQVRFI|BPUEVOU1NIIFBSSVZBVEUg)[A-Za-z0-9+/]{60,8000}={0,2}/y,
      judge: 0.97,
    },
    {
      kind: "pattern",
      id: "seed-phrase",
      // A phrase begins where a value does: at the start of a line, behind a sign that introduces, or behind "is".
      pattern:
        /(?:^|[\n:"'`=>(]|(?<= )is )[ \t]{0,3}(?:\d{1,2}[.)] )?(?<value>[a-z]{3,8}(?:(?:, ?|[ \n]|\s?\d{1,2}[.)] )[a-z]{3,8}){11,23}(?![a-zA-Z'-]))/dg,
      judge: (found) => judgeSeed(found),
    },
  ],
  finds: [
    "key:\n«-----BEGIN EC PRIVATE KEY-----\nMHcCAQEEIHq1vBXyT3kZr0m9YfN2dLwQ8uJc5sVt7aPzE4hRgKbOoAoGCCqGSM49\nAwEHoUQDQgAEx\n-----END EC PRIVATE KEY-----»\n",
    '{"kty":"OKP","crv":"Ed25519","d":"«nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A»"}',
    "PrivateKey = «yAnz5TF+lXXJte14tji3zlMNq+hd2rYUIgJBgB3fBmk=»",
    "backup: «legal winner thank year wave sausage worth useful legal winner thank yellow» keep it safe",
    "my recovery phrase is «legal winner thank year wave sausage worth useful legal winner thank yellow».",
    "wallet private key «0x4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318»",
  ],
  ignores: [
    "-----BEGIN PRIVATE KEY-----\n...\n-----END PRIVATE KEY-----",
    "-----BEGIN RSA PRIVATE KEY-----\n<your key here>\n-----END RSA PRIVATE KEY-----",
    "-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEx1n0eC8b3Q\n-----END PUBLIC KEY-----",
    "we walk along the river and talk about the long winter that never seems to end there",
    "the private key is stored in the vault",
  ],
});

/** The body must hold enough base64; headers such as `Proc-Type` and escaped line ends do not count. */
function judgePem({ text }: Found): Judgement {
  const body = text
    .replace(/-{4,5} ?(?:BEGIN|END)[A-Z0-9 ]{1,60}-{4,5}/gu, "")
    .replace(/^[A-Za-z-]{3,20}: .{0,120}$/gmu, "")
    .replace(/\\[nrt]/gu, "")
    .replace(/[^A-Za-z0-9+/=]/gu, "");
  if (body.length < BODY_CHARS_MIN) return null;
  if (/^(.)\1+$/u.test(body) || /your|placeholder|example|redacted/iu.test(body)) return null;
  return { score: text.includes("END ") ? 0.99 : 0.9 };
}

/** The longest run of list words inside the match whose checksum holds. */
function judgeSeed({ text, start }: Found): Judgement {
  const found = [...text.matchAll(/[a-z]{3,8}/gu)];
  let run = 0;
  for (let last = 0; last < found.length; last++) {
    run = isSeedWord(found[last]![0]) ? run + 1 : 0;
    for (const length of [24, 21, 18, 15, 12]) {
      if (run < length) continue;
      const slice = found.slice(last - length + 1, last + 1);
      if (!isSeedPhrase(slice.map((match) => match[0]))) continue;
      return {
        score: 0.95,
        proof: "checksum",
        start: start + slice[0]!.index,
        end: start + found[last]!.index + found[last]![0].length,
      };
    }
  }
  return null;
}
