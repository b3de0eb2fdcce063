/**
 * The playground: a scan as the chosen tenant would get it. Nothing is counted, pinned, logged or recorded; what was
 * decoded on the way is told as well.
 */
import { LIMITS } from "@portcullis/contract";
import { PlaygroundDetect, PlaygroundScan, type PlaygroundVerdict } from "@portcullis/contract/admin";
import { decodeLayers } from "@portcullis/engine/static";
import { defineAdminRoute } from "../../admin/route.ts";
import type { Caller } from "../../keys.ts";
import { scan } from "../../scan.ts";
import type { Services } from "../../services.ts";
import { answerDetect } from "../detect.ts";
import { readToolAsk } from "../scan.ts";
import { readAsk, wireQuota, wireVerdict } from "../wire.ts";
import { found } from "./wire.ts";

/** A layer is shown to be read by a person. */
const LAYER_CHARS_MAX = 2_000;

export const playgroundScan = defineAdminRoute({
  id: "playgroundScan",
  body: PlaygroundScan,
  async handle({ body, timings }, { services }): Promise<PlaygroundVerdict> {
    const tenant = found(await services.stores.tenants.find(body.tenant_id), "tenant");
    const caller: Caller = {
      keyId: "playground",
      tenantId: tenant.id,
      keyName: "playground",
      captureEnabled: false,
      plan: tenant.plan,
    };
    const ask = readAsk(body, readToolAsk(body));
    const startedAt = performance.now();
    const result = await scan(ask, caller, timings, unrecorded(services));
    const total = performance.now() - startedAt;
    const read = body.text.slice(0, result.scannedChars);
    return {
      verdict: wireVerdict(result, {
        text: body.text,
        includeEvidence: body.include_evidence ?? false,
        taxonomyVersion: services.taxonomyVersion,
        quota: wireQuota(await services.quota.view(tenant.id, tenant.plan)),
      }),
      layers: decodeLayers(read.slice(0, LIMITS.detectCharsMax), services.scanner).map((layer) => ({
        kind: layer.kind,
        depth: layer.depth,
        start: layer.start,
        end: layer.end,
        text: layer.text.slice(0, LAYER_CHARS_MAX),
        chars: layer.text.length,
      })),
      timings: timings.withTotal(total),
    };
  },
});

export const playgroundDetect = defineAdminRoute({
  id: "playgroundDetect",
  body: PlaygroundDetect,
  handle: ({ body, timings }, { services }) => answerDetect(body, timings, services),
});

/** A declaration that is only tried out must not become the one last seen. */
function unrecorded(services: Services): Services {
  return { ...services, pins: { changed: async () => new Set() } };
}
