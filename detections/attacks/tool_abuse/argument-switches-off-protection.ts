/**
 * The off position of security switches. Turning them on, or reading them, is ordinary.
 */
import { defineRule } from "@portcullis/engine/static";
import { re } from "../words.ts";

export default defineRule({
  id: "argument-switches-off-protection",
  category: "tool_abuse",
  severity: "high",
  surfaces: ["tool_argument"],
  title: "Protection switched off by a command",
  meaning:
    "A command or setting turns off authentication, encryption checks, the firewall, auditing or malware protection.",
  keywords: [
    "auth",
    "tls",
    "ssl",
    "verify",
    "firewall",
    "ufw",
    "iptables",
    "setenforce",
    "selinux",
    "realtimemonitoring",
    "mppreference",
    "csrutil",
    "spctl",
    "audit",
    "bypass",
    "mfa",
    "insecure",
    "security",
    "verification",
  ],
  pattern: re`
    (?:(?:auth|authentication|authorization|tls|ssl|rbac|audit|mfa|2fa|encryption|signature|csrf|networkpolicy|
    waf|guardrails?|sandbox)[._-]{0,2}(?:enabled?|required|verify|verification|enforced?|
    check)["']? ?[:=] ?["']?(?:false|0|off|no|disabled|none)\b|\b(?:disable|skip|bypass)[_-]?(?:auth\w*|tls|ssl|
    mfa|2fa|rbac|security|verification|audit\w*)["']? ?[:=] ?["']?(?:true|1|on|yes)\b|\bset enabled ?= ?(?:true|
    1)[^;]{0,40}?['"][\w-]{0,20}(?:bypass|disable|skip)[_-](?:auth|security|mfa|checks?)\w*['"]|\bufw disable\b|
    \biptables (?:-f|--flush|-p input accept)\b|\bnft flush ruleset\b|\bsetenforce 0\b|
    \bset-mppreference [^;]{0,60}-disable\w+ (?:\$true|1|true)|\bnetsh advfirewall set [^;]{0,40}state off|
    \bcsrutil disable\b|\bspctl --master-disable\b|\bsystemctl (?:stop|disable|
    mask)(?: --now)? [^;]{0,20}(?:auditd|firewalld|ufw|falco|crowdstrike|falcon-sensor|clamav|fail2ban|apparmor|
    osqueryd|wazuh)|\bauditctl -e ?0|\bgit config [^;]{0,30}http\.sslverify false|
    \bnpm config set strict-ssl false|\bnode_tls_reject_unauthorized=["']?0|
    \bsafe\.?mode["']? ?[:=] ?["']?(?:false|off)\b)
  `,
  unless: /\b(?:auth(?:_|-)?required ?: ?false,? ?["']?(?:description|type)|openapi|localhost|127\.0\.0\.1)/gu,
  catches: [
    "helm upgrade web --set «auth.enabled=false»",
    "«ufw disable»",
    "«Set-MpPreference -DisableRealtimeMonitoring $true»",
  ],
  ignores: ["helm upgrade web --set auth.enabled=true", "ufw status verbose"],
});
