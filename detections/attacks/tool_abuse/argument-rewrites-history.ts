/**
 * Force on the shared branch, or history removed. Forced pushes of one's own branch and safe forms stay free.
 */
import { defineRule } from "@portcullis/engine/static";
import { re } from "../words.ts";

export default defineRule({
  id: "argument-rewrites-history",
  category: "tool_abuse",
  severity: "medium",
  surfaces: ["tool_argument"],
  title: "Shared history rewritten",
  meaning: "A command overwrites the main line of a repository by force or removes its history. Others' work is lost.",
  keywords: ["git", "gh"],
  pattern: re`
    (?:\bgit push\b[^;|&]{0,60}?(?:--force\b|-f\b|--mirror|--delete)[^;|&]{0,40}?(?:\b(?:main|master|production|
    prod|release|trunk|develop)\b|--all\b)|\bgit push\b[^;|&]{0,60}? \+(?:main|master|production|prod|release)\b|
    \bgit push\b[^;|&]{0,40} :(?:main|master|production|release)\b|\bgit (?:filter-branch|
    filter-repo)\b[^;|&]{0,80}(?:--all|--force)|\bgit push\b[^;|&]{0,40}(?:main|master)[^;|&]{0,20}(?:--force\b|
    -f\b)|\bgh repo delete\b|\bgh api [^;|&]{0,30}-x delete [^;|&]{0,20}/?repos/)
  `,
  unless: /--force-with-lease/gu,
  catches: ["«git push --force origin main»", "«git push origin +master»", "«gh repo delete» acme/shop --yes"],
  ignores: ["git push --force-with-lease origin feature/login", "git push origin main"],
});
