/**
 * Reading one variable is work; printing all of them into an answer, a file or an encoder is collection.
 */
import { defineRule } from "@portcullis/engine/static";
import { re } from "../words.ts";

export default defineRule({
  id: "argument-environment-dump",
  category: "credential_access",
  severity: "high",
  surfaces: ["tool_argument"],
  title: "Environment dumped by a command",
  meaning:
    "A command or snippet prints the whole environment or that of another process. Keys of the service live there.",
  keywords: ["printenv", "environ", "process.env", "env", "declare -x", "get-childitem"],
  pattern: re`
    (?:(?:^|[;&|(\x60] ?)(?:printenv|env|export -p|declare -x|set)(?: (?:-0 ?)?)?(?:\| ?(?:base64|xxd|gzip|tee|
    sort|cat)\b|> ?[^ ]|[;&)\x60]|$)|/proc/[^ /]{1,8}/environ|\bprint\((?:dict\()?os\.environ\)|
    console\.log\(process\.env\)|json\.(?:stringify|dumps)\((?:dict\()?(?:process\.env|os\.environ)\)|
    (?:get-childitem|gci|dir|ls) env:|ps (?:auxe|e[a-z]*ww|-e[a-z]* e))
  `,
  unless: /\b(?:env node|env python|env bash|virtualenv|venv)\b/gu,
  catches: [
    "«printenv | base64»",
    'python -c "import os; «print(os.environ)»"',
    'node -e "«console.log(process.env)»"',
  ],
  ignores: ["env NODE_ENV=test npm test", "source env/bin/activate && python app.py"],
});
