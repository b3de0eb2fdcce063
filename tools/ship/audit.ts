/**
 * Known vulnerabilities in what the service runs on, as the registry tells them: `npm audit`, high and critical. Where the
 * registry gives no advisories the check says so: not looked is not clean.
 */
import { spawnSync } from "node:child_process";

export type Audit = { readonly looked: false } | { readonly looked: true; readonly found: readonly string[] };

const GRAVE = ["high", "critical"];

export function audit(root: string): Audit {
  const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
    cwd: root,
    encoding: "utf8",
    timeout: 60_000,
  });
  return readAudit(stdout ?? "");
}

export function readAudit(text: string): Audit {
  let report: { vulnerabilities?: Record<string, { severity: string }> };
  try {
    report = JSON.parse(text) as typeof report;
  } catch {
    return { looked: false };
  }
  if (report.vulnerabilities === undefined) return { looked: false };
  const grave = Object.entries(report.vulnerabilities).filter(([, { severity }]) => GRAVE.includes(severity));
  return { looked: true, found: grave.map(([name, { severity }]) => `${name} (${severity})`) };
}
