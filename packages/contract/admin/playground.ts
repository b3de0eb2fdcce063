/** The playground: a scan as a tenant would get it, counted nowhere and recorded nowhere, with its decoded layers. */
import { type Static, Type } from "typebox";
import { DetectRequest } from "../detect.ts";
import { LIMITS } from "../limits.ts";
import { ScanRequest } from "../scan.ts";
import { ScanVerdict } from "../verdict.ts";
import { count, TenantId } from "./parts.ts";

export const PlaygroundScan = Type.Object({
  ...ScanRequest.properties,
  text: Type.String({ maxLength: LIMITS.scanCharsMax }),
  tenant_id: TenantId,
});
export type PlaygroundScan = Static<typeof PlaygroundScan>;

/** Text that stood encoded or hidden in the payload. */
export const Layer = Type.Object({
  kind: Type.String({ description: "How it was hidden: base64, escapes, invisible and so on." }),
  depth: Type.Integer({ minimum: 1, description: "1: in the payload itself; 2: in a layer of it." }),
  start: count("Where it stands in the payload as submitted."),
  end: count(),
  text: Type.String({ description: "What it says, at most the first part." }),
  chars: count("Its whole length."),
});
export type Layer = Static<typeof Layer>;

export const PlaygroundVerdict = Type.Object({
  verdict: ScanVerdict,
  layers: Type.Array(Layer),
  timings: Type.Record(Type.String(), Type.Number({ minimum: 0 }), {
    description: "Milliseconds by pass, and `total`.",
  }),
});
export type PlaygroundVerdict = Static<typeof PlaygroundVerdict>;

export const PlaygroundDetect = DetectRequest;
