/**
 * Formats that identify themselves: key blocks and vendor prefixes. Test keys and placeholders have other prefixes.
 */
import { defineRule } from "@portcullis/engine/static";
import { re } from "../words.ts";

export default defineRule({
  id: "argument-holds-a-private-key",
  category: "data_exfiltration",
  severity: "critical",
  surfaces: ["tool_argument"],
  title: "Private key inside an argument",
  meaning:
    "An argument carries a private key or a live vendor credential. Whatever the tool does with it, the secret has left its place.",
  keywords: [
    "private key",
    "akia",
    "asia",
    "ghp_",
    "gho_",
    "ghs_",
    "github_pat_",
    "glpat-",
    "xoxb-",
    "xoxp-",
    "sk-ant-",
    "sk_live_",
    "rk_live_",
    "aiza",
    "npm_",
    "sk-proj-",
    "hf_",
  ],
  pattern: re`
    (?:-----begin (?:rsa |ec |dsa |openssh |encrypted |pgp )?private key(?: block)?-----|\b(?:akia|
    asia)[0-9a-z]{16}\b|\bgh[posru]_[0-9a-z]{36}|\bgithub_pat_[0-9a-z_]{40,}|\bglpat-[0-9a-z_-]{20}|
    \bxox[abprs]-[0-9a-z-]{20,}|\bsk-ant-[0-9a-z_-]{20,}|\bsk-proj-[0-9a-z_-]{20,}|\b[sr]k_live_[0-9a-z]{20,}|
    \baiza[0-9a-z_-]{35}|\bnpm_[0-9a-z]{36}|\bhf_[0-9a-z]{34})
  `,
  unless: /(?:example|xxxx|\.\.\.|placeholder|your[-_])/gu,
  catches: [
    "«-----BEGIN OPENSSH PRIVATE KEY-----» b3BlbnNz",
    "token=«ghp_a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8»",
    "key: «AKIAQ7W3M2ZP9LT4V6BN»",
  ],
  ignores: ["-----BEGIN PUBLIC KEY----- MFkw", "AKIAIOSFODNN7EXAMPLE"],
});
