/**
 * The closed vocabularies of the wire: every enumerated value that a request may hold or an answer may carry.
 * Order is meaning where a comment says so; adding a word here is a change of the public interface.
 */

/** Highest first: the order is the ranking. */
export const SEVERITIES = ["critical", "high", "medium", "low"] as const;
export type Severity = (typeof SEVERITIES)[number];

export const DECISIONS = ["allow", "block"] as const;
export type Decision = (typeof DECISIONS)[number];

/** Attacks on the system only; harmful subject matter is no category. */
export const ATTACK_CATEGORIES = [
  "direct_injection",
  "indirect_injection",
  "jailbreak",
  "context_forgery",
  "system_prompt_extraction",
  "data_exfiltration",
  "credential_access",
  "tool_abuse",
  "tool_poisoning",
  "code_execution",
  "authority_spoofing",
  "memory_poisoning",
  "obfuscation",
  "resource_exhaustion",
] as const;
export type AttackCategory = (typeof ATTACK_CATEGORIES)[number];

export const ENTITY_CATEGORIES = ["pii", "phi", "pci", "credential"] as const;
export type EntityCategory = (typeof ENTITY_CATEGORIES)[number];

/** The 24 entity types with their category. The order is the taxonomy order that breaks ties when spans merge. */
export const ENTITY_TYPE_CATEGORY = {
  person_name: "pii",
  email: "pii",
  phone_number: "pii",
  street_address: "pii",
  location: "pii",
  date: "pii",
  date_of_birth: "pii",
  ssn: "pii",
  national_id: "pii",
  passport_number: "pii",
  drivers_license: "pii",
  ip_address: "pii",
  device_id: "pii",
  username: "pii",
  medical_record_number: "phi",
  health_insurance_id: "phi",
  payment_card: "pci",
  card_security_code: "pci",
  iban: "pci",
  bank_account: "pci",
  api_key: "credential",
  auth_token: "credential",
  password: "credential",
  private_key: "credential",
} as const satisfies Record<string, EntityCategory>;
export type EntityType = keyof typeof ENTITY_TYPE_CATEGORY;
export const ENTITY_TYPES = Object.keys(ENTITY_TYPE_CATEGORY) as readonly EntityType[];

/** Found only when asked for by name: they are everywhere in honest text. */
export const ENTITY_TYPES_OFF: readonly EntityType[] = ["location", "date"];
export const ENTITY_TYPES_DEFAULT = ENTITY_TYPES.filter((type) => !ENTITY_TYPES_OFF.includes(type));

/** Where a text comes from, as the caller declares it; never guessed. */
export const SURFACES = [
  "user",
  "system",
  "tool_result",
  "document",
  "tool_definition",
  "assistant",
  "unknown",
] as const;
export type Surface = (typeof SURFACES)[number];

export const SEMANTIC_MODES = ["enforce", "report", "off"] as const;
export type SemanticMode = (typeof SEMANTIC_MODES)[number];

export const CLOAK_ERRORS = [
  "disabled",
  "timeout",
  "unavailable",
  "malformed_response",
  "too_large",
  "skipped_blocked",
] as const;
export type CloakError = (typeof CLOAK_ERRORS)[number];

export const MODEL_ERRORS = ["timeout", "unavailable", "overloaded"] as const;
export type ModelError = (typeof MODEL_ERRORS)[number];

export const TOOL_FINDING_CODES = [
  "unknown_tool",
  "malformed_arguments",
  "missing_required_argument",
  "argument_type_mismatch",
  "unexpected_argument",
  "argument_injection",
  "poisoned_tool",
  "declaration_changed",
] as const;
export type ToolFindingCode = (typeof TOOL_FINDING_CODES)[number];

export const TELEMETRY_TYPES = [
  "guard.scan",
  "guard.sanitise",
  "guard.wrap",
  "guard.decorate",
  "guard.tool_calls",
  "guard.protect",
  "guard.cloak.restore",
] as const;
export type TelemetryType = (typeof TELEMETRY_TYPES)[number];

export const CLOAK_STRATEGIES = ["tokenize", "hash", "mask", "redact"] as const;
export type CloakStrategy = (typeof CLOAK_STRATEGIES)[number];

/** True when `severity` is at least as bad as `bar`. */
export function reaches(severity: Severity, bar: Severity): boolean {
  return SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(bar);
}

/** The worst of the given severities, or null for none. */
export function worst(severities: Iterable<Severity>): Severity | null {
  let rank: number = SEVERITIES.length;
  for (const severity of severities) rank = Math.min(rank, SEVERITIES.indexOf(severity));
  return SEVERITIES[rank] ?? null;
}
