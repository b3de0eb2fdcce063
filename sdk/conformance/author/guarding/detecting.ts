/** Places of personal data in a plain text. */
import { type Case, of } from "../case.ts";
import { entity, ok, refusal } from "../service.ts";

const detect = of("detect");

export const detecting: readonly Case[] = [
  detect(
    "detect finds places",
    {
      text: "mail a@b.example",
      service: [
        ok({
          entities: [entity("email", [5, 16])],
          scanned_chars: 16,
          taxonomy_version: "2026.11.01",
          ner: { ran: true, latency_ms: 1 },
        }),
      ],
    },
    {
      result: { entities: [{ type: "email", start: 5, end: 16 }], scannedChars: 16, taxonomyVersion: "2026.11.01" },
      requests: [
        {
          path: "/v1/cloak/detect",
          body: { text: "mail a@b.example", min_confidence: 0.5, entities: { $absent: true } },
        },
      ],
    },
  ),
  detect(
    "detect cuts what is longer than 12,000 and unites",
    {
      text: { $repeat: "x", times: 12500 },
      service: [
        ok({
          entities: [entity("email", [11000, 12000])],
          scanned_chars: 12000,
          taxonomy_version: "2026.11.01",
          ner: { ran: true, latency_ms: 1 },
        }),
        ok({
          entities: [entity("email", [1000, 2200])],
          scanned_chars: 2500,
          taxonomy_version: "2026.11.01",
          ner: { ran: true, latency_ms: 1 },
        }),
      ],
    },
    { result: { entities: [{ type: "email", start: 11000, end: 12200 }], scannedChars: 12500 } },
  ),
  detect(
    "detect that is not configured is an error",
    { text: "x", service: [refusal(503, "not_configured"), ok({})] },
    { error: "ScanUnavailableError", kind: "status", requests: [{}] },
  ),
  detect(
    "detect that answers garbage is an error",
    { text: "x", service: [ok({ entities: {} })] },
    { error: "ScanUnavailableError", kind: "malformed" },
  ),
];
