/**
 * Formats that carry their mark in the middle or at the end, or that are known by their layout alone. Each is woken by
 * the rarest literal it holds, so that a page without it pays nothing.
 */
import type { Recogniser } from "@portcullis/engine/cloak";
import { entropy, isPlaceholder, isReference } from "./value.ts";

export const SHAPES: readonly Recogniser[] = [
  {
    kind: "keyword",
    id: "terraform-cloud",
    keywords: [".atlasv1."],
    before: 20,
    after: 80,
    pattern: /(?<![A-Za-z0-9_])[A-Za-z0-9]{14}\.atlasv1\.[\w=-]{60,70}/g,
    judge: 0.97,
  },
  {
    kind: "keyword",
    id: "telegram-bot",
    keywords: [":AA"],
    before: 12,
    after: 50,
    pattern: /(?<![A-Za-z0-9_])\d{8,10}:AA[\w-]{33}(?![\w-])/g,
    judge: 0.95,
  },
  {
    kind: "keyword",
    id: "azure-client-secret",
    keywords: ["Q~"].map((mark) => `8${mark}`).concat("7Q~"),
    before: 4,
    after: 45,
    pattern: /(?<![\w~.-])[\w~.-]{3}[78]Q~[\w~.-]{31,34}(?![\w~.-])/g,
    judge: 0.95,
  },
  {
    kind: "keyword",
    id: "azure-signed-key",
    keywords: [
      "JQQJ99",
      "+ASt",
      "+ABa",
      "+AMC",
      "ACDb",
      "AzSe",
      "AzFu",
      "APIM",
      "+ACR",
      "ACRD",
      "AzCa",
      "+AEh",
      "+ASb",
      "AIoT",
    ],
    before: 80,
    after: 40,
    pattern:
      /(?<![A-Za-z0-9+/])(?:[A-Za-z0-9+/]{76}(?:\+ASt|\+ABa|\+AMC|\+AEh|\+ASb|ACDb|AIoT|APIM|AzFu|ACRD)[A-Za-z0-9+/]{5}[AQgw]==|[A-Za-z0-9]{52}(?:AzSe|AzCa)[A-Za-z0-9+/]{5,24}|[A-Za-z0-9+/]{42}\+ACR[A-Za-z0-9]{6})(?![A-Za-z0-9+/=])/g,
    judge: 0.95,
  },
  {
    kind: "keyword",
    id: "mailchimp",
    keywords: ["-us"],
    before: 34,
    after: 8,
    pattern: /(?<![A-Za-z0-9])[0-9a-f]{32}-us\d{1,2}(?!\w)/g,
    judge: 0.92,
  },
  {
    kind: "keyword",
    id: "new-relic-licence",
    keywords: ["NRAL"],
    before: 38,
    after: 6,
    pattern: /(?<![A-Za-z0-9])(?:eu01xx)?[0-9a-f]{30,36}NRAL(?!\w)/g,
    judge: 0.95,
  },
  {
    kind: "keyword",
    id: "rapidapi",
    keywords: ["jsn"],
    before: 50,
    after: 16,
    pattern: /(?<![A-Za-z0-9])[A-Za-z0-9]{10}msh[A-Za-z0-9]{15}p1[A-Za-z0-9]{6}jsn[A-Za-z0-9]{12}(?!\w)/g,
    judge: 0.95,
  },
  {
    kind: "keyword",
    id: "maxmind",
    keywords: ["_mmk"],
    before: 40,
    after: 6,
    pattern: /(?<![A-Za-z0-9])[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk(?!\w)/g,
    judge: 0.97,
  },
  {
    kind: "keyword",
    id: "sentry-dsn",
    keywords: ["ingest.", "@sentry", "sentry.io"],
    before: 50,
    after: 30,
    pattern: /(?<=:\/\/)[0-9a-f]{32}(?::[0-9a-f]{32})?(?=@(?:o\d{1,10}\.)?(?:ingest\.)?(?:us\.|de\.)?sentry)/g,
    judge: 0.85,
  },
  {
    kind: "keyword",
    id: "azure-connection-key",
    keywords: ["AccountKey=", "SharedAccessKey=", "SharedAccessSignature="],
    pattern: /(?:AccountKey|SharedAccessKey|SharedAccessSignature)=(?<value>[A-Za-z0-9+/%&=]{20,400})/dy,
    judge: 0.95,
  },
  {
    kind: "keyword",
    id: "jenkins-stored-secret",
    keywords: ["AQAAABAAA"],
    pattern: /AQAAABAAA[A-Za-z0-9+/]{0,400}={0,2}[ \t]{0,2}(?<value>[^\s<>{}"']{8,400})?/dy,
    judge: ({ text }) => (entropy(text) >= 2.5 ? 0.9 : null),
  },
  {
    kind: "keyword",
    id: "alternatives",
    keywords: ["' | '", '" | "'],
    pattern: /["'] \| ["'](?<value>[^"'\s]{8,1500})["']/dy,
    judge: ({ text, start }, page) => {
      // Further values of a name that was read once: `token = 'one' | 'two'`.
      const before = page.text.slice(Math.max(0, start - 1_200), start);
      if (
        !/(?:key|token|secret|auth|credential)\w{0,12}["']? {0,2}[:=-] {0,2}["'][^"']{6,1100}["'] \| ["']$/iu.test(
          before,
        )
      )
        return null;
      return isRandomText(text) ? 0.75 : null;
    },
  },
  {
    kind: "pattern",
    id: "discord-bot",
    starts: { code: [24, 28] },
    pattern: /(?<![\w.-])[MNOA][A-Za-z\d]{23,27}\.[\w-]{6}\.[\w-]{27,40}(?![\w-])/y,
    judge: 0.93,
  },
  {
    kind: "pattern",
    id: "twilio",
    starts: { code: [34, 34] },
    pattern: /SK[0-9a-f]{32}(?!\w)/y,
    judge: 0.93,
  },
  {
    kind: "pattern",
    id: "asana",
    starts: { number: [1, 1], digits: 13 },
    pattern: /(?<![\w/])[012]\/\d{12,20}(?:\/\d{12,20})?:[0-9a-f]{32}(?!\w)/y,
    judge: 0.93,
  },
];

function isRandomText(text: string): boolean {
  return /[0-9]/u.test(text) && !isPlaceholder(text) && !isReference(text) && entropy(text) >= 2.6;
}
