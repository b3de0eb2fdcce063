/** Who may ask: the service, to be wired by whoever runs it. */
export { type AdminInfo, type Admins, createAdmins } from "./admin/admins.ts";
export type { AdminDesk, OperatorRulesState } from "./admin/desk.ts";
export { createReplayer } from "./admin/replay.ts";
export { createSessions } from "./admin/sessions.ts";
export { createApp } from "./app.ts";
export { createCaptures } from "./captures.ts";
export { type Clock, systemClock } from "./clock.ts";
export { createDecisionLog, type DecisionLog, NO_DECISION_LOG } from "./decisions.ts";
export { mergeExpositions } from "./expositions.ts";
export { type Caller, createKeyring, type IssuedKey, type KeyInfo, type Keyring } from "./keys.ts";
export { createMetrics, type Metrics } from "./metrics.ts";
export { createPins } from "./pins.ts";
export { type Plans, readPlans, UNLIMITED_PLANS } from "./plans.ts";
export { createQuota, type Quota } from "./quota.ts";
export { createRateLimits } from "./rates.ts";
export { createSealer, keptSealingKey, makeSealingKey } from "./sealing.ts";
export type { Services } from "./services.ts";
export { createSuppressions, fingerprint } from "./suppressions.ts";
