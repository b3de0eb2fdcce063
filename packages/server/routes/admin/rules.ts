/** Rules by meaning, the operator's own, and a check of what might become them. Never a pattern. */
import { ATTACK_CATEGORIES } from "@portcullis/contract";
import { RuleFiles, type RuleProblem, type Rule as RuleWire } from "@portcullis/contract/admin";
import type { RuleFacts } from "@portcullis/engine";
import { type RuleError, SURFACES_DEFAULT } from "@portcullis/engine/static";
import type { AdminDesk, CategoryFacts } from "../../admin/desk.ts";
import { defineAdminRoute } from "../../admin/route.ts";
import { found, iso, wireShadow, wireSuppression } from "./wire.ts";

export const listRules = defineAdminRoute({
  id: "listRules",
  async handle(_ask, { services, desk }) {
    const { rules, version } = services.scanner;
    return {
      signature_version: version,
      categories: ATTACK_CATEGORIES.map((name) => ({
        name,
        meaning: desk.reference.categories[name].meaning,
        rules: rules.filter((rule) => rule.category === name).length,
        ...framework(desk.reference.categories[name]),
      })),
      rules: rules.map(wireRule),
    };
  },
});

export const getRule = defineAdminRoute({
  id: "getRule",
  async handle({ params }, { services, desk }) {
    const id = params.rule_id!;
    const rule = found(
      services.scanner.rules.find((each) => each.id === id),
      "rule",
    );
    const entries = (await services.stores.suppressions.list()).filter((entry) => entry.ruleId === id);
    const now = services.clock();
    return {
      ...wireRule(rule),
      near_misses: nearMisses(id, desk),
      framework: framework(desk.reference.categories[rule.category]),
      shadows: entries.filter((entry) => entry.shadow).map(wireShadow),
      suppressions: entries.filter((entry) => !entry.shadow).map((entry) => wireSuppression(entry, now)),
    };
  },
});

export const getOperatorRules = defineAdminRoute({
  id: "getOperatorRules",
  async handle(_ask, { services, desk }) {
    const state = desk.operatorRules();
    return {
      configured: state !== null,
      rules: services.scanner.rules.filter((rule) => rule.origin === "operator").map(wireRule),
      problems: (state?.problems ?? []).map(wireProblem),
      read_at: state === null ? null : iso(state.readAt),
    };
  },
});

export const checkOperatorRules = defineAdminRoute({
  id: "checkOperatorRules",
  body: RuleFiles,
  async handle({ body, signal }, { services, desk }) {
    const taken = services.scanner.rules.filter((rule) => rule.origin === "built_in").map(({ id }) => id);
    const { rules, errors } = await desk.replayer.check(body.files, { taken, signal });
    return {
      rules: rules.map((rule) => wireRule({ ...rule, surfaces: rule.surfaces ?? null, origin: "operator" })),
      problems: errors.map(wireProblem),
    };
  },
});

function wireRule(rule: RuleFacts): RuleWire {
  return {
    id: rule.id,
    category: rule.category,
    severity: rule.severity,
    title: rule.title,
    meaning: rule.meaning,
    surfaces: [...(rule.surfaces ?? SURFACES_DEFAULT)],
    origin: rule.origin,
  };
}

export function wireProblem({ file, path, reason }: RuleError): RuleProblem {
  return { file, path, reason };
}

/** Those of an operator's rule stand in its file, which the operator has. */
function nearMisses(id: string, desk: AdminDesk): string[] {
  const own = desk.operatorRules()?.rules.find((rule) => rule.id === id);
  return [...(own?.ignores ?? desk.reference.nearMisses(id))];
}

function framework({ owaspLlm, owaspAgentic, atlas }: CategoryFacts) {
  return { owasp_llm: [...owaspLlm], owasp_agentic: [...owaspAgentic], atlas: [...atlas] };
}
