/** POST /v1/cloak/detect: where personal data stands in a text. Nothing about the request is recorded. */
import { DEFAULTS, type Detection, DetectRequest, ENTITY_TYPES_DEFAULT } from "@portcullis/contract";
import { detect } from "../detect.ts";
import { defineRoute } from "../http/route.ts";
import type { Timings } from "../http/timings.ts";
import type { Services } from "../services.ts";
import { wireEntity } from "./wire.ts";

export const postDetect = defineRoute({
  method: "POST",
  path: "/v1/cloak/detect",
  body: DetectRequest,
  handle: ({ body, timings }, services) => answerDetect(body, timings, services),
});

export async function answerDetect(body: DetectRequest, timings: Timings, services: Services): Promise<Detection> {
  const ask = {
    text: body.text,
    types: body.entities ?? ENTITY_TYPES_DEFAULT,
    minConfidence: body.min_confidence ?? DEFAULTS.minConfidence,
  };
  const { entities, taxonomyVersion, latencyMs } = await detect(ask, timings, services);
  return {
    entities: entities.map(wireEntity),
    scanned_chars: body.text.length,
    taxonomy_version: taxonomyVersion,
    ner: { ran: true, latency_ms: latencyMs },
  };
}
