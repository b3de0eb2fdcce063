/** `@portcullis/client`: the guard around every model call. */

export { type Detection, type Me, PortcullisClient } from "./client.ts";
export type { RestoreResult } from "./cloak/restore.ts";
export type { DecorateOptions, ProviderCallOptions } from "./decorate.ts";
export {
  BlockedError,
  ConfigurationError,
  PortcullisError,
  RestoreDeniedError,
  ScanUnavailableError,
} from "./errors.ts";
export type { Guard, ProtectResult, SanitiseResult, StreamOptions, WrapResult } from "./guard.ts";
export type { CallDefaults, CallOptions, ClientOptions, ResolvedOptions, StrategyChoice } from "./options.ts";
export { type Flat, flatten, locate, type Replacement, rewrite, type Segment } from "./payload/flatten.ts";
export type {
  Entity,
  Failure,
  FailureKind,
  Location,
  Match,
  ModelCheck,
  Quota,
  ScanResult,
  ToolCallVerdict,
  ToolFinding,
  ToolValidation,
} from "./result.ts";
export { type BlockBody, blockBody, isBlockBody } from "./telling/block.ts";
export type { ToolCallsResult } from "./tools.ts";
export { type MemoryVaultOptions, memoryVault, type Vault, type VaultEntry } from "./vaults/vault.ts";
export type { EntityCategory, EntityType, Provider, Severity, Strategy, Surface } from "./words.ts";
