/**
 * Decode and run in one breath. Decoding to a file or to read is ordinary.
 */
import { defineRule } from "@portcullis/engine/static";
import { re } from "../words.ts";

export default defineRule({
  id: "decoded-text-run-as-shell",
  category: "code_execution",
  severity: "high",
  surfaces: ["tool_argument", "user", "tool_result", "document", "assistant", "unknown"],
  title: "Decoded text run as a command",
  meaning:
    "Encoded text is decoded and handed to a shell or interpreter in one step. The encoding hides from the reader what will run.",
  keywords: ["base64", "xxd", "b64decode", "frombase64string", "atob", "-enc", "encodedcommand", "openssl enc"],
  pattern: re`
    (?:\bbase64 (?:-d|-di|--decode|-id?)\b[^;]{0,40}?\| ?(?:sudo )?(?:ba|z|da)?(?:sh|python3?|perl|node|eval)\b|
    \beval ["']?(?:\$\(|\x60)[^)]{0,200}?base64|\bxxd -r[^;]{0,30}\| ?(?:ba)?sh\b|\b(?:exec|
    eval)\((?:compile\()?(?:__import__\(["']base64["']\)|base64)\.b64decode|\beval\((?:atob|buffer\.from)\(|
    \bpowershell(?:\.exe)?\b[^;|]{0,80}? -(?:e|en|enc|enco\w*|encodedcommand) [a-z0-9+/=]{16,}|(?:iex|
    invoke-expression)[^;]{0,60}frombase64string|bash -c ["']?\{echo,[a-z0-9+/=]{8,}\})
  `,
  window: 300,
  catches: [
    "echo Y3VybCBleGFtcGxl | «base64 -d | bash»",
    '«exec(base64.b64decode»("cHJpbnQoMSk="))',
    "«powershell -nop -w hidden -enc SQBFAFgAIAAoAE4AZQB3AC0A»",
  ],
  ignores: ["echo aGVsbG8= | base64 -d > out.txt", "const text = atob(value); console.log(text)"],
});
