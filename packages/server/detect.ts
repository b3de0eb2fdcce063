/** Personal-data detection for its own endpoint: it answers, or the request fails. There is no fail-open path. */
import type { EntityType } from "@portcullis/contract";
import type { Entity } from "@portcullis/engine";
import { ServiceError } from "./http/problem.ts";
import type { Timings } from "./http/timings.ts";
import type { Services } from "./services.ts";

export interface DetectAsk {
  readonly text: string;
  readonly types: readonly EntityType[];
  readonly minConfidence: number;
}

export interface DetectResult {
  readonly entities: readonly Entity[];
  readonly taxonomyVersion: string;
  readonly latencyMs: number;
}

export async function detect(ask: DetectAsk, timings: Timings, services: Services): Promise<DetectResult> {
  const { detector, deadlines } = services;
  if (detector === null) throw new ServiceError("not_configured");
  const outcome = await detector.detect(ask.text, { ...ask, deadlineMs: deadlines.cloakMs });
  if (!outcome.ran) {
    services.metrics.passDidNotRun("cloak", outcome.error);
    if (outcome.error === "overloaded") {
      throw new ServiceError("overloaded", "personal-data detection is overloaded", {
        headers: { "retry-after": "1" },
      });
    }
    throw new ServiceError("unavailable", "personal-data detection did not answer");
  }
  timings.note("cloak", outcome.latencyMs);
  return { entities: outcome.value, taxonomyVersion: detector.taxonomyVersion, latencyMs: outcome.latencyMs };
}
