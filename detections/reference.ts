/**
 * What is told of the rules beyond the rules themselves: what a category is, its place in the lists that security teams
 * report by, and honest texts that each rule leaves alone.
 */
import { readFileSync } from "node:fs";
import type { AttackCategory } from "@portcullis/contract";

export interface CategoryFacts {
  readonly meaning: string;
  /** Of the OWASP Top 10 for LLM applications, 2025. */
  readonly owaspLlm: readonly string[];
  /** Of the OWASP Top 10 for agentic applications, 2026. */
  readonly owaspAgentic: readonly string[];
  /** Of MITRE ATLAS 5.6. */
  readonly atlas: readonly string[];
}

export const CATEGORIES: Readonly<Record<AttackCategory, CategoryFacts>> = {
  direct_injection: {
    meaning: "The person talking to the model tells it to drop, replace or outrank its governing instructions.",
    owaspLlm: ["LLM01"],
    owaspAgentic: ["ASI01"],
    atlas: ["AML.T0051.000"],
  },
  indirect_injection: {
    meaning:
      "Text that reached the model as data addresses the model and gives it orders, hidden, delayed or triggered ones included.",
    owaspLlm: ["LLM01"],
    owaspAgentic: ["ASI01"],
    atlas: ["AML.T0051.001", "AML.T0051.002", "AML.T0093", "AML.T0094", "AML.T0099"],
  },
  jailbreak: {
    meaning: "A persona, fiction, game, hypothetical or mode that is meant to switch off safety behaviour.",
    owaspLlm: ["LLM01"],
    owaspAgentic: ["ASI01"],
    atlas: ["AML.T0054"],
  },
  context_forgery: {
    meaning:
      "Faked structure: chat-template tokens, role headers, invented earlier turns, fake tool results, closing or opening delimiters.",
    owaspLlm: ["LLM01"],
    owaspAgentic: ["ASI01", "ASI07"],
    atlas: ["AML.T0051", "AML.T0080.001", "AML.T0074"],
  },
  system_prompt_extraction: {
    meaning:
      "Tries to reveal, repeat, translate, encode or summarise hidden instructions, tool lists or configuration.",
    owaspLlm: ["LLM07"],
    owaspAgentic: ["ASI01"],
    atlas: ["AML.T0056", "AML.T0069.002", "AML.T0084"],
  },
  data_exfiltration: {
    meaning: "Builds or asks for a channel that carries context, files or user data out.",
    owaspLlm: ["LLM02", "LLM05"],
    owaspAgentic: ["ASI02"],
    atlas: ["AML.T0086", "AML.T0077", "AML.T0057"],
  },
  credential_access: {
    meaning: "Goes after secrets: environment dumps, key files, the metadata service, tokens in configuration.",
    owaspLlm: ["LLM02"],
    owaspAgentic: ["ASI03"],
    atlas: ["AML.T0055", "AML.T0083", "AML.T0098", "AML.T0082"],
  },
  tool_abuse: {
    meaning:
      "Pushes the agent to call a tool for an unrequested, destructive, costly or unapproved effect, or to skip confirmation.",
    owaspLlm: ["LLM06"],
    owaspAgentic: ["ASI02"],
    atlas: ["AML.T0053", "AML.T0101"],
  },
  tool_poisoning: {
    meaning:
      "Instructions or traps inside a tool, server, skill or plugin definition; name shadowing; a definition changed after approval.",
    owaspLlm: ["LLM03"],
    owaspAgentic: ["ASI04"],
    atlas: ["AML.T0110", "AML.T0104", "AML.T0109", "AML.T0010.005"],
  },
  code_execution: {
    meaning:
      "A shell, SQL, template, path, request or deserialisation payload headed for an interpreter or a tool argument.",
    owaspLlm: ["LLM05"],
    owaspAgentic: ["ASI05"],
    atlas: ["AML.T0050", "AML.T0105"],
  },
  authority_spoofing: {
    meaning:
      "Claims of rank, vendor, developer, admin, emergency or prior consent used to widen permissions or bypass a check.",
    owaspLlm: ["LLM06"],
    owaspAgentic: ["ASI03", "ASI09"],
    atlas: ["AML.T0073"],
  },
  memory_poisoning: {
    meaning: "Asks that instructions be stored for later: memory, rules file, agent configuration, knowledge base.",
    owaspLlm: ["LLM04", "LLM08"],
    owaspAgentic: ["ASI06"],
    atlas: ["AML.T0080.000", "AML.T0070", "AML.T0081"],
  },
  obfuscation: {
    meaning:
      "Content hidden from people or filters: invisible characters, look-alikes, encodings, letter spacing, split payloads.",
    owaspLlm: ["LLM01"],
    owaspAgentic: ["ASI01"],
    atlas: ["AML.T0068"],
  },
  resource_exhaustion: {
    meaning: "Loops, unbounded output, recursion between agents, self-copying prompts, spend drains.",
    owaspLlm: ["LLM10"],
    owaspAgentic: ["ASI08"],
    atlas: ["AML.T0034.002", "AML.T0029", "AML.T0061"],
  },
};

/** Honest texts by rule id, as the rules' own files have them. Read when asked for: a scan needs none of them. */
export function readNearMisses(): Readonly<Record<string, readonly string[]>> {
  return JSON.parse(readFileSync(new URL("./attacks/near-misses.gen.json", import.meta.url), "utf8"));
}
