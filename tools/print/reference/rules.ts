/**
 * The attack rules as pages of the reference, one a category: what each rule means, where it applies, what it leaves
 * alone and how to live with it. Never a pattern.
 */
import { ATTACK_CATEGORIES, type AttackCategory, SEVERITIES } from "@portcullis/contract";
import { CATEGORIES } from "@portcullis/detections/reference";
import { type Rule, SURFACES_DEFAULT } from "@portcullis/engine/static";

/** Near misses of each rule, for whoever shows a rule without having its file. */
export function printNearMisses(rules: readonly Rule[]): string {
  const byId = Object.fromEntries(
    [...rules].sort(byName).map((rule) => [rule.id, rule.ignores.slice(0, NEAR_MISSES_MAX)]),
  );
  return `${JSON.stringify(byId, null, 1)}\n`;
}

const NEAR_MISSES_MAX = 5;

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
      const { meaning, owaspLlm, owaspAgentic, atlas } = CATEGORIES[category];
      const count = rules.filter((rule) => rule.category === category).length;
      return `| [\`${category}\`](${category}.gen.md) | ${count} | ${meaning} | ${owaspLlm.join(", ")} | ${owaspAgentic.join(", ")} | ${atlas.join(", ")} |`;
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
  const { meaning, owaspLlm, owaspAgentic, atlas } = CATEGORIES[category];
  const own = rules.filter((rule) => rule.category === category).sort(bySeverity);
  return [
    `# \`${category}\``,
    "",
    meaning,
    "",
    `OWASP LLM: ${owaspLlm.join(", ")} · OWASP Agentic: ${owaspAgentic.join(", ")} · MITRE ATLAS: ${atlas.join(", ")}`,
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

function byName(a: Rule, b: Rule): number {
  return a.id < b.id ? -1 : 1;
}
