/**
 * What the tests need beyond npm. Each is looked for first; what is missing is installed from Debian's packages, and
 * said so. On another system the message tells what to install by hand.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";

interface Prerequisite {
  readonly name: string;
  readonly debianPackage: string;
  present(): boolean;
}

const PREREQUISITES: readonly Prerequisite[] = [
  { name: "PostgreSQL", debianPackage: "postgresql", present: hasPostgres },
];

export async function bringPrerequisites(): Promise<void> {
  const missing = PREREQUISITES.filter((one) => !one.present());
  if (missing.length === 0) return;
  const packages = missing.map((one) => one.debianPackage);
  const names = missing.map((one) => one.name).join(", ");
  if (!existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) {
    throw new Error(`the tests need ${names}: install ${packages.join(" ")} and run the check again`);
  }
  console.log(`the tests need ${names}: installing ${packages.join(" ")}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", ...packages],
  ]) {
    const { status, stderr } = spawnSync("apt-get", args, { env, encoding: "utf8" });
    if (status !== 0) throw new Error(`apt-get ${args[0]} failed: ${stderr.trim().split("\n").at(-1)}`);
  }
}

function hasPostgres(): boolean {
  const versions = "/usr/lib/postgresql";
  return (
    existsSync(versions) && readdirSync(versions).some((version) => existsSync(`${versions}/${version}/bin/initdb`))
  );
}
