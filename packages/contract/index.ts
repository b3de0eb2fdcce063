/** The words of the interface: schemas, enumerations, limits, defaults, the error table and the endpoints. */
export * from "./captures.ts";
export * from "./defaults.ts";
export * from "./detect.ts";
export * from "./endpoint.ts";
export * from "./endpoints.ts";
export * from "./errors.ts";
export * from "./limits.ts";
export * from "./me.ts";
export * from "./openapi.ts";
export * from "./operations.ts";
export * from "./sanitise.ts";
export * from "./scan.ts";
export * from "./telemetry.ts";
export * from "./verdict.ts";
export * from "./words.ts";
