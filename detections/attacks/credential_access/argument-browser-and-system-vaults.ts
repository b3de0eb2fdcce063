/**
 * Names of stores and of the programs that open them. No office task reads them.
 */
import { defineRule } from "@portcullis/engine/static";
import { re } from "../words.ts";

export default defineRule({
  id: "argument-browser-and-system-vaults",
  category: "credential_access",
  severity: "critical",
  surfaces: ["tool_argument"],
  title: "Password stores of browser or system",
  meaning: "A command goes for the password store of a browser, the key chain or the account database of the system.",
  keywords: [
    "login data",
    "logins.json",
    "key4.db",
    "cookies.sqlite",
    "keychain",
    "mimikatz",
    "sekurlsa",
    "lsass",
    "secretsdump",
    "hklm\\sam",
    "hklm\\security",
    "laZagne",
    "lazagne",
    "vaultcmd",
    "cmdkey",
    "find-generic-password",
    "find-internet-password",
    "cookies",
  ],
  pattern: re`
    (?:(?:chrome|chromium|edge|brave|google-chrome)[^;|]{0,60}?(?:login data|/cookies\b)|\blogins\.json\b|
    \bkey4\.db\b|\bcookies\.sqlite\b|security (?:dump-keychain|find-(?:generic|internet)-password)|\bmimikatz\b|
    sekurlsa::|\b(?:procdump|comsvcs|rundll32)[^;|]{0,40}lsass|\bsecretsdump(?:\.py)?\b|
    reg(?:\.exe)? save hklm\\(?:sam|security|system)|\blazagne\b|cmdkey ?/list|vaultcmd ?/list)
  `,
  catches: [
    'sqlite3 "~/Library/Application Support/Google/«Chrome/Default/Login Data»" .dump',
    "«security dump-keychain» -d login",
    "«reg save HKLM\\SAM» out.hiv",
  ],
  ignores: ["SELECT name FROM cookies ORDER BY price", 'open -a "Google Chrome" https://example.org'],
});
