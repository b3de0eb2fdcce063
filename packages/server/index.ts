/** Who may ask: the service, to be wired by whoever runs it. */
export { createApp } from "./app.ts";
export { createCaptures } from "./captures.ts";
export { type Clock, systemClock } from "./clock.ts";
export { mergeExpositions } from "./expositions.ts";
export { type Caller, createKeyring, type IssuedKey, type KeyInfo, type Keyring } from "./keys.ts";
export { createMetrics, type Metrics } from "./metrics.ts";
export { createPins } from "./pins.ts";
export { type Plans, readPlans, UNLIMITED_PLANS } from "./plans.ts";
export { createQuota, type Quota } from "./quota.ts";
export { createSealer, keptSealingKey, makeSealingKey } from "./sealing.ts";
export type { Services } from "./services.ts";
export { createSuppressions, fingerprint } from "./suppressions.ts";
