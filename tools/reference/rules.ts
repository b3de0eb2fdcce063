/**
 * The attack rules as pages of the reference, one a category: what each rule means, where it applies, what it leaves
 * alone and how to live with it. Never a pattern.
 */
import { ATTACK_CATEGORIES, type AttackCategory, SEVERITIES } from "@portcullis/contract";
import { type Rule, SURFACES_DEFAULT } from "@portcullis/engine/static";

/** What a category is, and its place in the lists that security teams report by. */
const CATEGORIES: Readonly<Record<AttackCategory, { says: string; llm: string; agentic: string; atlas: string }>> = {
  direct_injection: {
    says: "The person talking to the model tells it to drop, replace or outrank its governing instructions.",
    llm: "LLM01",
    agentic: "ASI01",
    atlas: "AML.T0051.000",
  },
  indirect_injection: {
    says: "Text that reached the model as data addresses the model and gives it orders, hidden, delayed or triggered ones included.",
    llm: "LLM01",
    agentic: "ASI01",
    atlas: "AML.T0051.001, AML.T0051.002, AML.T0093, AML.T0094, AML.T0099",
  },
  jailbreak: {
    says: "A persona, fiction, game, hypothetical or mode that is meant to switch off safety behaviour.",
    llm: "LLM01",
    agentic: "ASI01",
    atlas: "AML.T0054",
  },
  context_forgery: {
    says: "Faked structure: chat-template tokens, role headers, invented earlier turns, fake tool results, closing or opening delimiters.",
    llm: "LLM01",
    agentic: "ASI01, ASI07",
    atlas: "AML.T0051, AML.T0080.001, AML.T0074",
  },
  system_prompt_extraction: {
    says: "Tries to reveal, repeat, translate, encode or summarise hidden instructions, tool lists or configuration.",
    llm: "LLM07",
    agentic: "ASI01 (nearest)",
    atlas: "AML.T0056, AML.T0069.002, AML.T0084",
  },
  data_exfiltration: {
    says: "Builds or asks for a channel that carries context, files or user data out.",
    llm: "LLM02, LLM05",
    agentic: "ASI02",
    atlas: "AML.T0086, AML.T0077, AML.T0057",
  },
  credential_access: {
    says: "Goes after secrets: environment dumps, key files, the metadata service, tokens in configuration.",
    llm: "LLM02",
    agentic: "ASI03",
    atlas: "AML.T0055, AML.T0083, AML.T0098, AML.T0082",
  },
  tool_abuse: {
    says: "Pushes the agent to call a tool for an unrequested, destructive, costly or unapproved effect, or to skip confirmation.",
    llm: "LLM06",
    agentic: "ASI02",
    atlas: "AML.T0053, AML.T0101",
  },
  tool_poisoning: {
    says: "Instructions or traps inside a tool, server, skill or plugin definition; name shadowing; a definition changed after approval.",
    llm: "LLM03",
    agentic: "ASI04",
    atlas: "AML.T0110, AML.T0104, AML.T0109, AML.T0010.005",
  },
  code_execution: {
    says: "A shell, SQL, template, path, request or deserialisation payload headed for an interpreter or a tool argument.",
    llm: "LLM05",
    agentic: "ASI05",
    atlas: "AML.T0050, AML.T0105",
  },
  authority_spoofing: {
    says: "Claims of rank, vendor, developer, admin, emergency or prior consent used to widen permissions or bypass a check.",
    llm: "LLM06",
    agentic: "ASI03, ASI09",
    atlas: "AML.T0073",
  },
  memory_poisoning: {
    says: "Asks that instructions be stored for later: memory, rules file, agent configuration, knowledge base.",
    llm: "LLM04, LLM08",
    agentic: "ASI06",
    atlas: "AML.T0080.000, AML.T0070, AML.T0081",
  },
  obfuscation: {
    says: "Content hidden from people or filters: invisible characters, look-alikes, encodings, letter spacing, split payloads.",
    llm: "LLM01",
    agentic: "ASI01",
    atlas: "AML.T0068",
  },
  resource_exhaustion: {
    says: "Loops, unbounded output, recursion between agents, self-copying prompts, spend drains.",
    llm: "LLM10",
    agentic: "ASI08",
    atlas: "AML.T0034.002, AML.T0029, AML.T0061",
  },
};

export function printRuleIndex(rules: readonly Rule[]): string {
  return [
    "# Attack rules",
    "",
    `${rules.length} rules in ${ATTACK_CATEGORIES.length} categories. Attacks on the system only: harmful subject matter is no category. OWASP ids are of the LLM Top`,
    "10 2025 and the Agentic Top 10 2026, ATLAS ids of MITRE ATLAS 5.6.",
    "",
    "| category | rules | meaning | OWASP LLM | OWASP Agentic | ATLAS |",
    "|-|-|-|-|-|-|",
    ...ATTACK_CATEGORIES.map((category) => {
      const { says, llm, agentic, atlas } = CATEGORIES[category];
      const count = rules.filter((rule) => rule.category === category).length;
      return `| [\`${category}\`](${category}.gen.md) | ${count} | ${says} | ${llm} | ${agentic} | ${atlas} |`;
    }),
    "",
    "## Living with a rule",
    "",
    "Every match carries a `fingerprint` of the rule and the matched words. An allow-list entry for the rule, or for the rule and",
    "that fingerprint, has a reason, an owner and an expiry; the match is still reported as `suppressed`, and no longer counts. A rule",
    "that is wrong for honest text is a bug: please report it with the smallest text that shows it.",
    "",
  ].join("\n");
}

export function printRuleCategory(category: AttackCategory, rules: readonly Rule[]): string {
  const { says, llm, agentic, atlas } = CATEGORIES[category];
  const own = rules.filter((rule) => rule.category === category).sort(bySeverity);
  return [
    `# \`${category}\``,
    "",
    says,
    "",
    `OWASP LLM: ${llm} · OWASP Agentic: ${agentic} · MITRE ATLAS: ${atlas}`,
    "",
    ...own.flatMap(printRule),
  ].join("\n");
}

function printRule(rule: Rule): string[] {
  const surfaces = (rule.surfaces ?? SURFACES_DEFAULT).map((surface) => `\`${surface}\``).join(" ");
  return [
    `## ${rule.id}`,
    "",
    `**${rule.title}** · ${rule.severity} · ${surfaces}`,
    "",
    rule.meaning,
    "",
    "Leaves alone:",
    ...rule.ignores.slice(0, 3).map((text) => `- ${quoted(text)}`),
    "",
  ];
}

function quoted(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return `\`\` ${line.length > 160 ? `${line.slice(0, 157)}…` : line} \`\``;
}

function bySeverity(a: Rule, b: Rule): number {
  return SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || (a.id < b.id ? -1 : 1);
}
