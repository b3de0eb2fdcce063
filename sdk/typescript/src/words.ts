/**
 * The closed vocabularies of the service, as this client knows them. They are written out here because a published
 * client has no dependency; a test holds them against the contract.
 */

/** Highest first: the order is the ranking. */
export const SEVERITIES = ["critical", "high", "medium", "low"] as const;
/** How bad a finding is. */
export type Severity = (typeof SEVERITIES)[number];

export const SURFACES = [
  "user",
  "system",
  "tool_result",
  "document",
  "tool_definition",
  "assistant",
  "unknown",
] as const;
/** Whose words a text is. */
export type Surface = (typeof SURFACES)[number];

/** The 24 types of personal data, in the order that breaks ties. */
export const ENTITY_CATEGORY = {
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
} as const;
/** A type of personal data. */
export type EntityType = keyof typeof ENTITY_CATEGORY;
/** A family of types. */
export type EntityCategory = (typeof ENTITY_CATEGORY)[EntityType];
export const ENTITY_TYPES = Object.keys(ENTITY_CATEGORY) as readonly EntityType[];

export const STRATEGIES = ["tokenize", "hash", "mask", "redact"] as const;
/** What becomes of a value that is protected. */
export type Strategy = (typeof STRATEGIES)[number];

export const PROVIDERS = ["chat", "responses", "anthropic", "vercel"] as const;
/** A shape of calls and streams: OpenAI chat, OpenAI Responses, Anthropic, Vercel AI SDK. */
export type Provider = (typeof PROVIDERS)[number];

/** The kinds of decision record that the service takes. */
export type RecordType =
  | "guard.scan"
  | "guard.sanitise"
  | "guard.wrap"
  | "guard.decorate"
  | "guard.tool_calls"
  | "guard.protect"
  | "guard.cloak.restore";

/** The place in the ranking; what is no severity comes last. */
export function rank(severity: string | null | undefined): number {
  const place = SEVERITIES.indexOf(severity as Severity);
  return place < 0 ? SEVERITIES.length : place;
}
