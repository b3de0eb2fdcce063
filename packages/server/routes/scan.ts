/** POST /v1/scan: the attack verdict of a payload, with its tool calls and personal data where asked for. */
import { DEFAULTS, LIMITS, ScanRequest, type ScanVerdict } from "@portcullis/contract";
import { readTools } from "@portcullis/engine/tools";
import { badField, ServiceError } from "../http/problem.ts";
import { defineRoute } from "../http/route.ts";
import { type Metered, metered } from "../metered.ts";
import { type ScanAsk, type ScanResult, scan } from "../scan.ts";
import { verdictText } from "./verdict-text.ts";
import { readAsk, wireQuota, wireVerdict } from "./wire.ts";

export const postScan = defineRoute({
  method: "POST",
  path: "/v1/scan",
  decides: "scan",
  body: ScanRequest,
  handle({ caller, body, timings, log, decided }, services): ScanVerdict | Promise<ScanVerdict> {
    const ask = readAsk(body, readToolAsk(body));
    const answer = ({ result, quota }: Metered<ScanResult>): ScanVerdict => {
      services.metrics.verdict(result.verdict, timings);
      decided({ result, surface: body.surface ?? DEFAULTS.surface });
      log({ decision: result.verdict.decision, chars: result.scannedChars, matches: result.verdict.matches.length });
      return wireVerdict(result, {
        text: body.text,
        includeEvidence: body.include_evidence ?? false,
        taxonomyVersion: services.taxonomyVersion,
        quota: wireQuota(quota),
      });
    };
    const done = metered(ask, caller, services, () => scan(ask, caller, timings, services));
    return done instanceof Promise ? done.then(answer) : answer(done);
  },
  write: (answer) => verdictText(answer as ScanVerdict),
});

/** Null when no calls were submitted: declarations alone have nothing to be held against. They are read all the same. */
export function readToolAsk(body: Pick<ScanRequest, "tools" | "tool_calls">): ScanAsk["tools"] {
  const declared = body.tools ?? [];
  const reading = declared.length > 0 ? readTools(declared) : null;
  if (reading && !reading.ok) {
    const { path, code, message } = reading.error;
    const details = [{ path: `/tools${path}`, code, message }];
    throw new ServiceError("invalid_request", message, { param: "tools", details });
  }
  if (!body.tool_calls) return null;
  const chars = body.tool_calls.reduce((sum, call) => sum + call.arguments.length, 0);
  if (chars > LIMITS.toolArgumentsTotalCharsMax) {
    const limit = LIMITS.toolArgumentsTotalCharsMax;
    throw badField("/tool_calls", "too_long", `tool_calls has more than ${limit} characters of arguments in all`);
  }
  return {
    toolbox: reading ? reading.tools : null,
    calls: body.tool_calls.map(({ id, name, arguments: raw }) => ({ id: id ?? null, name, arguments: raw })),
  };
}
