/**
 * A made-up policy file: blocked strings, allowed modes, interaction config.
 */
import { defineRule } from "@portcullis/engine/static";
import { MENTION, re } from "../words.ts";

export default defineRule({
  id: "policy-puppetry",
  category: "context_forgery",
  severity: "high",
  title: "Made-up policy file",
  meaning:
    "The text imitates a policy or configuration file for the model (allowed modes, blocked phrases of refusal) so that it is taken for the operator's.",
  keywords: [
    "blocked-strings",
    "blocked_strings",
    "allowed-modes",
    "allowed_modes",
    "blocked-modes",
    "blocked_modes",
    "interaction-config",
    "interaction_config",
    "allowed-responses",
    "allowed_responses",
    "blocked-responses",
    "blocked_responses",
    "forbidden-phrases",
    "forbidden_phrases",
    "blocked phrases",
    "refusal-phrases",
  ],
  pattern: re`
    (?<![\w-])[<\["'{]{0,2}(?:blocked|allowed|forbidden|banned|refusal)[-_ ](?:strings?|modes?|responses?|
    phrases?)(?!\w)[^.!?<]{0,60}?(?:i'?m sorry|i am sorry|i can(?:no|')t|i am unable|i'm unable|apologi[sz]e|
    i won't|refus\w+|disclaimer|as an ai|unsafe|policy-violating|caveat)|[<\[]interaction[-_]config[>\]]
  `,
  window: 240,
  mention: MENTION,
  unlessWindow: 160,
  catches: [
    '«<blocked-strings>"I\'m sorry»"</blocked-strings>',
    "«<interaction-config>» role: doctor",
    "policy: «blocked_responses: [apologise»]",
  ],
  ignores: [
    "The firewall keeps a list of blocked strings per tenant.",
    'Set allowed_modes to ["read", "write"] in the manifest.',
  ],
});
