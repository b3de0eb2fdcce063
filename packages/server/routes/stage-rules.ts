/** The handful of rules of the stage, apart from it, so that a thread can load them alone. */
import { defineRule } from "@portcullis/engine/static";

export const RULES = [
  defineRule({
    id: "ignore-orders",
    category: "direct_injection",
    severity: "high",
    title: "Orders to ignore orders",
    meaning: "Tells the model to drop what it was told.",
    keywords: ["ignore all previous"],
    pattern: /ignore all previous instructions/g,
    catches: [],
    ignores: [],
  }),
  defineRule({
    id: "whisper",
    category: "obfuscation",
    severity: "low",
    title: "A whisper",
    meaning: "A weak sign.",
    keywords: ["psst listen"],
    catches: [],
    ignores: [],
  }),
  defineRule({
    id: "shell-in-argument",
    category: "code_execution",
    severity: "critical",
    surfaces: ["tool_argument"],
    title: "A shell in an argument",
    meaning: "An argument that runs a command.",
    keywords: ["rm -rf /"],
    catches: [],
    ignores: [],
  }),
];
