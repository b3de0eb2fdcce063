/**
 * The top roles and the wildcards, in the notations of clusters, clouds, databases and systems.
 */
import { defineRule } from "@portcullis/engine/static";
import { re } from "../words.ts";

export default defineRule({
  id: "argument-grants-power",
  category: "tool_abuse",
  severity: "critical",
  surfaces: ["tool_argument"],
  title: "Rights widened by a command",
  meaning:
    "A command or statement gives an account, role or file far wider rights than before. Agents that widen rights can then do anything.",
  keywords: [
    "clusterrolebinding",
    "cluster-admin",
    "administratoraccess",
    "roles/owner",
    "roles/editor",
    "add-iam-policy",
    "attach-user-policy",
    "attach-role-policy",
    "put-user-policy",
    "grant",
    "role=",
    "role =",
    "is_admin",
    "is_superuser",
    "chmod",
    "usermod",
    "sudoers",
    "nopasswd",
    "setcap",
    "localgroup",
    "admin",
    "rolebinding",
    "owner",
  ],
  pattern: re`
    (?:\bkubectl [^;|&]{0,40}create (?:clusterrolebinding|clusterrole)\b|--clusterrole[= ]cluster-admin|
    \bpolicy/(?:administratoraccess|poweruseraccess|iamfullaccess)\b|\baws iam (?:attach-(?:user|role|
    group)-policy|put-(?:user|role|group)-policy|add-user-to-group|create-policy-version)\b|
    --role[= ]?["']?roles/(?:owner|editor|iam\.\w*admin|resourcemanager\.\w*admin)|
    \badd-iam-policy-binding\b[^;]{0,120}(?:allusers|allauthenticatedusers|roles/owner)|
    \baz role assignment create [^;]{0,120}(?:owner|contributor|administrator)|\bgrant all(?: privileges)? on\b|
    \bgrant (?:superuser|dba|db_owner|sysadmin)\b|\balter (?:user|role) [\w."]{1,40} (?:with )?(?:superuser|
    createrole)|\bset [^;]{0,60}?\b(?:role|user_role|account_type)["'\x60]? ?= ?["'](?:admin|administrator|
    superuser|root|owner)["']|\bset [^;]{0,60}?\bis_?(?:admin|superuser|staff|root)["'\x60]? ?= ?["']?(?:true|1|
    t)\b|\bchmod (?:-r )?(?:777|a\+rwx|o\+w|u\+s|4[0-7]{3}|\+s) (?:-r )?["']?/|\bchmod (?:777|a\+rwx) (?:/ )?-r\b|
    \busermod -ag? ?(?:sudo|wheel|root|docker|admin)|\bnopasswd ?: ?all|\bsetcap cap_|
    \bnet localgroup administrators [^;]{0,40}/add|\bdseditgroup [^;]{0,40}admin)
  `,
  catches: [
    "«kubectl create clusterrolebinding» x «--clusterrole=cluster-admin» --user=ci",
    "UPDATE accounts «SET role = 'admin'» WHERE id = 7",
    "«GRANT ALL PRIVILEGES ON» *.* TO 'web'@'%'",
  ],
  ignores: ["GRANT SELECT ON reports TO analyst", "chmod +x build.sh"],
});
