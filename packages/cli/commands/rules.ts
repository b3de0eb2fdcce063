/** portcullis rules: what the static pass looks for, by meaning; and a check of your own rules. Never a pattern. */
import { parseArgs } from "node:util";
import { ATTACK_CATEGORIES } from "@portcullis/contract";
import { openAttackScanner } from "@portcullis/detections";
import { type Command, EXIT, UsageError } from "../command.ts";
import { builtInIds, complaint, readRulesFolder } from "../operator-rules.ts";
import { columns } from "../table.ts";
import { oneOf } from "./scan.ts";

export const rules: Command = {
  name: "rules",
  help: `Usage: portcullis rules <action>

  rules list [--category NAME] [--json]    every rule with its category and severity
  rules show RULE_ID                       what a rule means and where it applies
  rules check FOLDER                       reads your own rules (*.json) and says what is wrong with them
  rules version                            the version of the rule set

Categories: ${ATTACK_CATEGORIES.join(", ")}
`,
  async run([action, ...args], { out, err }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { category: { type: "string" }, json: { type: "boolean", default: false } },
    });
    const live = openAttackScanner();
    const { scanner } = live;
    switch (action) {
      case "list": {
        const category = values.category && oneOf("--category", values.category, ATTACK_CATEGORIES);
        const shown = scanner.rules.filter((rule) => !category || rule.category === category);
        out(
          values.json
            ? JSON.stringify(shown)
            : columns(
                ["rule", "category", "severity", "title"],
                shown.map((rule) => [rule.id, rule.category, rule.severity, rule.title]),
              ),
        );
        return EXIT.ok;
      }
      case "show": {
        const rule = scanner.rules.find((one) => one.id === positionals[0]);
        if (!rule) throw new UsageError("there is no rule of that id; portcullis rules list shows them");
        out(
          `${rule.id}\n${rule.title}\n\n${rule.meaning}\n\ncategory  ${rule.category}\nseverity  ${rule.severity}\nsurfaces  ${rule.surfaces?.join(", ") ?? "all but system, tool_definition and tool_argument"}`,
        );
        return EXIT.ok;
      }
      case "check": {
        if (!positionals[0]) throw new UsageError("rules check needs a folder");
        const { rules: good, errors } = readRulesFolder(positionals[0], builtInIds(live));
        for (const error of errors) err(complaint(error));
        out(`${good.length} rules can be used, ${errors.length} problems`);
        return errors.length > 0 ? EXIT.failed : EXIT.ok;
      }
      case "version":
        out(scanner.version);
        return EXIT.ok;
      default:
        throw new UsageError("rules needs an action: list, show, check or version");
    }
  },
};
