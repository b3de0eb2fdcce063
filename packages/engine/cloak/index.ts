/** Personal-data detection: what an entity type is made of, and the detector that runs the definitions. */

export { type Calibration, calibrate, scoreKey } from "./calibrate.ts";
export { isAbaRouting, isCbu, isClabe } from "./checks/bank.ts";
export { isCard, isIssued } from "./checks/cards.ts";
export * from "./checks/digits.ts";
export { isImei, isKvnr, isMedicareAu, isNhs } from "./checks/health.ts";
export { countryLength, isBic, isIban, isOutwardlyIban } from "./checks/iban.ts";
export { isIPv6 } from "./checks/ip.ts";
export { isMrzField, isMrzLine } from "./checks/mrz.ts";
export { hasTrunk, isInternational, isNational, isPossible } from "./checks/phone.ts";
export { isPersonalPlate, isVin, plateOf, plateRarity } from "./checks/vehicle.ts";
export { isBase58Check, isBech32 } from "./checks/wallet.ts";
export { createDetector, type DetectorParts, type PureDetector } from "./detector.ts";
export { isCnpj } from "./ids/checks.ts";
export { ID_SCHEMES, type IdScheme, type Strength, schemesOf } from "./ids/index.ts";
export { type MergeOptions, merge } from "./merge.ts";
export type { DetectOptions, Detector, Entity } from "./port.ts";
export * from "./recogniser.ts";
export { createTagger } from "./tagger/index.ts";
export type { Tag, Tagger } from "./tagger.ts";
export type { Span } from "./unite.ts";
export { DENIED, IMPERSONAL, isAlone, isSomethingElse, isWhole, type Odds, weigh, weighFailed } from "./weigh.ts";
