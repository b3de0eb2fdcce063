/**
 * Making long-lived credentials from a tool call. Reading one named secret for a deployment is ordinary and passes.
 */
import { defineRule } from "@portcullis/engine/static";
import { re } from "../words.ts";

export default defineRule({
  id: "argument-mints-credentials",
  category: "credential_access",
  severity: "high",
  surfaces: ["tool_argument"],
  title: "New credentials made by a command",
  meaning:
    "A command creates a token, key or password for an account of the infrastructure. Made by an agent, it is a way back in.",
  keywords: [
    "create token",
    "create-access-key",
    "create-login-profile",
    "service-accounts keys",
    "create-for-rbac",
    "access-token",
    "personal_access_tokens",
    "deploy_tokens",
    "get-session-token",
    "add-personal",
    "credential reset",
  ],
  pattern: re`
    \b(?:kubectl (?:[^;|]{0,40} )?create token|aws iam (?:create-access-key|create-login-profile|
    update-login-profile|create-service-specific-credential)|gcloud iam service-accounts keys create|
    gcloud auth print-access-token|az ad (?:sp create-for-rbac|(?:sp|app) credential reset)|gh auth token|
    glab token create|vault token create|heroku authorizations:create|npm token create|doctl auth init|
    (?:personal_access|deploy)_tokens)\b
  `,
  catches: [
    "«kubectl create token» default -n kube-system --duration=8760h",
    "«aws iam create-access-key» --user-name ci",
    "«gcloud iam service-accounts keys create» k.json --iam-account a@b",
  ],
  ignores: ["kubectl get secret db-creds -o yaml", "aws iam list-users"],
});
