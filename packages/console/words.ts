/** How the words of the wire are said to people. A new word of the contract is an error here until it has a name. */
import type { AttackCategory, EntityType, Severity } from "@portcullis/contract";
import type { PassWord } from "@portcullis/contract/admin";

export const CATEGORY_NAMES = {
  direct_injection: "Direct injection",
  indirect_injection: "Indirect injection",
  jailbreak: "Jailbreak",
  context_forgery: "Context forgery",
  system_prompt_extraction: "System prompt extraction",
  data_exfiltration: "Data exfiltration",
  credential_access: "Credential access",
  tool_abuse: "Tool abuse",
  tool_poisoning: "Tool poisoning",
  code_execution: "Code execution",
  authority_spoofing: "Authority spoofing",
  memory_poisoning: "Memory poisoning",
  obfuscation: "Obfuscation",
  resource_exhaustion: "Resource exhaustion",
} as const satisfies Record<AttackCategory, string>;

export const ENTITY_NAMES = {
  person_name: "Person name",
  email: "Email address",
  phone_number: "Phone number",
  street_address: "Street address",
  location: "Location",
  date: "Date",
  date_of_birth: "Date of birth",
  ssn: "Social security number",
  national_id: "National id",
  passport_number: "Passport number",
  drivers_license: "Driver's license",
  ip_address: "IP address",
  device_id: "Device id",
  username: "Username",
  medical_record_number: "Medical record number",
  health_insurance_id: "Health insurance id",
  payment_card: "Payment card",
  card_security_code: "Card security code",
  iban: "IBAN",
  bank_account: "Bank account",
  api_key: "API key",
  auth_token: "Auth token",
  password: "Password",
  private_key: "Private key",
} as const satisfies Record<EntityType, string>;

export const PASS_NAMES = {
  static: "Rules",
  semantic: "Semantic pass",
  tools: "Tool calls",
  cloak: "Personal data",
} as const satisfies Record<PassWord, string>;

/** How far back figures and events may be asked for, in hours. */
export const SPANS = [
  { value: "1", label: "Last hour" },
  { value: "24", label: "Last 24 hours" },
  { value: "168", label: "Last 7 days" },
  { value: "720", label: "Last 30 days" },
  { value: "2160", label: "Last 90 days" },
  { value: "8760", label: "Last 12 months" },
] as const;

export const SEVERITY_WORDS = ["critical", "high", "medium", "low"] as const satisfies readonly Severity[];

/** Why a pass did not run, and what that means. */
export const FAILURES: Readonly<Record<string, string>> = {
  disabled: "switched off on this service",
  timeout: "did not answer in time",
  unavailable: "did not answer",
  overloaded: "had too much to do",
  malformed_response: "answered something untrustworthy",
  too_large: "the text was longer than it reads",
  skipped_blocked: "skipped, because the rules had already blocked",
};

const OTHER_NAMES = { total: "Total", pii: "PII", phi: "PHI", pci: "PCI" } as const;

export function nameOf(word: string): string {
  const names: Readonly<Record<string, string>> = { ...CATEGORY_NAMES, ...ENTITY_NAMES, ...PASS_NAMES, ...OTHER_NAMES };
  return names[word] ?? word;
}
