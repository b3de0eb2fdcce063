/**
 * The path is the finding. Public halves, known hosts and example files are not in it.
 */
import { defineRule } from "@portcullis/engine/static";
import { re } from "../words.ts";

export default defineRule({
  id: "argument-key-file",
  category: "credential_access",
  severity: "critical",
  surfaces: ["tool_argument"],
  title: "Key file in an argument",
  meaning: "A tool is pointed at a file that holds private keys or cloud credentials.",
  keywords: [
    ".ssh",
    ".aws",
    "id_rsa",
    "id_ed25519",
    "id_ecdsa",
    "id_dsa",
    ".netrc",
    ".pgpass",
    ".git-credentials",
    ".kube/config",
    ".docker/config",
    ".gnupg",
    "gcloud",
    ".azure",
    "/etc/shadow",
    "environ",
    "mcp.json",
    "keychain",
    "wallet.dat",
    "ntds.dit",
    ".vault-token",
    "/etc/sudoers",
    "claude_desktop",
  ],
  pattern: re`
    (?:(?:\.ssh/|/|~|\b)id_(?:rsa|ed25519|ecdsa|dsa)(?![.\w])|\.ssh/?(?=$|[ "'*;|)])|\.aws/credentials|
    \.aws/?(?=$|[ "'*;|)])|\.(?:netrc|pgpass|git-credentials|vault-token)\b|\.docker/config\.json|\.kube/config\b|
    \.gnupg/(?:private|secring)|\.config/gcloud/|application_default_credentials\.json|\.azure/(?:accesstokens|
    msal)|/etc/(?:g?shadow|sudoers)\b|/proc/(?:self|\d{1,7})/environ|\.cursor/mcp\.json|
    claude_desktop_config\.json|login\.keychain|wallet\.dat|ntds\.dit)
  `,
  unless: re`
    (?:\bgitignore\b|chmod [46]00|ssh-keygen|ssh-add|\bssh -i|identityfile|known_hosts|kubeconfig|mkdir|chmod 700)
  `,
  catches: ["/home/app/«.ssh/id_rsa»", "cat ~/«.aws/credentials»", "tar czf k.tgz /home/app/«.kube/config»"],
  ignores: ["~/.ssh/id_rsa.pub", "/home/app/.ssh/known_hosts"],
});
