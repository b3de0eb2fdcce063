/**
 * Findings of the engine itself: what it sees while it works, without a rule. They have facts like any rule, so that
 * they can be looked up, listed and suppressed by id.
 */
import type { RuleFacts } from "./port.ts";

function facts(id: string, rest: Pick<RuleFacts, "category" | "severity" | "title" | "meaning">): RuleFacts {
  return { id, ...rest, surfaces: null, origin: "built_in" };
}

export const ENCODED_PAYLOAD = facts("encoded-payload", {
  category: "obfuscation",
  severity: "medium",
  title: "Attack inside an encoding",
  meaning:
    "An attack was found after decoding this part of the text, for instance from base64, character codes or ROT13. Whoever reads the text does not see what the model may be asked to decode.",
});

export const DISGUISED_WORDS = facts("disguised-words", {
  category: "obfuscation",
  severity: "medium",
  title: "Attack in disguised letters",
  meaning:
    "The words of an attack were broken up or disguised here: letters spaced out, signs inside words, digits written for letters, or invisible characters between them.",
});

export const INVISIBLE_TEXT = facts("invisible-text", {
  category: "obfuscation",
  severity: "high",
  title: "Invisible text",
  meaning:
    "A run of invisible characters spells out text that no person sees and a model may read. Honest text has no use for it.",
});

// Fail closed: what was left unread may hold anything, and honest text does not come near the limit.
export const BUDGET_REACHED = facts("scan-budget-reached", {
  category: "resource_exhaustion",
  severity: "high",
  title: "Scan budget reached",
  meaning:
    "The text made the scan do more work than a text of its length may cost, and part of it was left unread. Honest text, also about attacks, stays far below the limit; text that is made of nothing but trigger words, or that hides more than it shows, does not.",
});

export const BUILT_IN_FACTS: readonly RuleFacts[] = [ENCODED_PAYLOAD, DISGUISED_WORDS, INVISIBLE_TEXT, BUDGET_REACHED];
