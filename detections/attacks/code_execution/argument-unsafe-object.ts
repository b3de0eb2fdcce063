/**
 * Signatures of formats and gadgets, not of serialisation as such.
 */
import { defineRule } from "@portcullis/engine/static";
import { re } from "../words.ts";

export default defineRule({
  id: "argument-unsafe-object",
  category: "code_execution",
  severity: "critical",
  surfaces: ["tool_argument"],
  title: "Serialised object that runs code",
  meaning: "A value is a serialised object of a kind that runs code when it is read back.",
  keywords: [
    "ro0ab",
    "aced0005",
    "!!python",
    "!!javax",
    "!!java",
    "@type",
    "_$$nd_func",
    "objectdataprovider",
    "__reduce__",
    "csystem",
    "cposix",
    "o:",
    "gadget",
    "aaeaaad",
  ],
  pattern: re`
    (?:\bro0ab[a-z0-9+/=]{8,}|\baced0005[0-9a-f]{4,}|!!python/(?:object(?:/apply|/new)?|module|name):|
    !!(?:javax\.script|java\.(?:net|lang)|com\.sun|org\.springframework)\.|["']@type["'] ?: ?["'](?:com\.sun|
    org\.apache|java\.lang|javax|com\.mchange)|_\$\$nd_func\$\$_|objectdataprovider\b|\bcos\n?system\n?\(|
    \bcposix\n?system|(?:^|[;"'= ])o:\d{1,3}:["'][\w\\]{2,60}["']:\d{1,3}:\{|\baaeaaad/////|
    def __reduce__\(self\)[^!]{0,60}(?:os\.system|subprocess|eval|exec))
  `,
  unless: /\bdef test_/gu,
  catches: [
    '«!!python/object/apply:»os.system ["id"]',
    "«rO0ABXNyABFqYXZhLnV0aWwuSGFzaE1hcA==»",
    '«O:8:"FileUtil":1:{»s:4:"path";s:5:"/tmp/";}',
  ],
  ignores: ['{"type": "user", "name": "Ana"}', "!!binary aGVsbG8="],
});
