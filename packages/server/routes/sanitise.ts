/** POST /v1/sanitise, alias /v1/sanitize: the payload back, with every match cut out of it. */
import { DEFAULTS, SanitiseRequest, type SanitiseVerdict } from "@portcullis/contract";
import { defineRoute, type Route } from "../http/route.ts";
import { metered } from "../metered.ts";
import { sanitise } from "../sanitise.ts";
import { readAsk, wireQuota, wireRedaction, wireVerdict } from "./wire.ts";

export const postSanitise = defineRoute({
  method: "POST",
  path: "/v1/sanitise",
  decides: "sanitise",
  body: SanitiseRequest,
  async handle({ caller, body, timings, log, decided }, services): Promise<SanitiseVerdict> {
    const ask = { ...readAsk(body, null), replacement: body.replacement ?? DEFAULTS.replacement };
    const { result, quota } = await metered(ask, caller, services, () => sanitise(ask, caller, timings, services));
    services.metrics.verdict(result.verdict, timings);
    decided({ result, surface: body.surface ?? DEFAULTS.surface });
    log({ decision: result.verdict.decision, chars: result.scannedChars, redactions: result.redactions.length });
    const verdict = wireVerdict(result, {
      text: body.text,
      includeEvidence: body.include_evidence ?? false,
      taxonomyVersion: services.taxonomyVersion,
      quota: wireQuota(quota),
    });
    const { text, sanitised, redactions } = result;
    return { ...verdict, text, sanitised, redactions: redactions.map(wireRedaction) };
  },
});

export const postSanitize: Route = { ...postSanitise, path: "/v1/sanitize" };
