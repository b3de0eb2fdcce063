/**
 * The second command gives it away: separators alone are in every honest pipeline.
 */
import { defineRule } from "@portcullis/engine/static";
import { re } from "../words.ts";

export default defineRule({
  id: "argument-shell-injection",
  category: "code_execution",
  severity: "critical",
  surfaces: ["tool_argument"],
  title: "Command smuggled behind a value",
  meaning:
    "A value ends with a shell separator and a second command that probes or harms the machine. The tool was to get a value, not a program.",
  keywords: [
    "whoami",
    "/etc/",
    "id",
    "uname",
    "/bin/sh",
    "/bin/bash",
    "nc",
    "sleep",
    "rm -rf",
    "ping",
    "ifconfig",
    "net user",
    "wget",
    "curl",
  ],
  pattern: re`
    (?:[;|&\x60\n] ?|\$\( ?|%0a|\bid=[^ ]{0,20})(?:whoami|id(?=[;|&)\x60 ]|$)|uname -a|cat /etc/(?:passwd|shadow|
    hosts)|/bin/(?:ba)?sh(?=[;|&)\x60 ]|$)|nc(?:at)? -[a-z]{0,4}[ecl]|net user\b|rm -rf (?:/|~|\*|\$home|
    --no-preserve-root)|type c:\\windows|(?:ba)?sh -i\b|ping -[nc] ?\d{1,4} (?:127\.0\.0\.1|localhost|\$\(|\x60))|
    \$\{ifs\}|\$ifs\$\d
  `,
  unless: /(?:\bssh-keygen\b|\bexport [a-z_]+=\$\(whoami\)|--user \$\(id|-u \$\(id|chown)/gu,
  catches: ["report.txt«; cat /etc/passwd»", "example.org &«& rm -rf /» ", "name«$(whoami»).txt", "x«|id»"],
  ignores: ["ls -la | grep foo", "npm test && npm run build; echo done"],
});
