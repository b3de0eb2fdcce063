/**
 * What the tests need beyond npm. Each is looked for first; what is missing is installed from Debian's packages, and
 * said so. On another system the message tells what to install by hand.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findPostgres } from "./services/postgres-programs.ts";

export interface Prerequisite {
  readonly name: string;
  readonly debianPackage: string;
  present(): boolean;
}

export const POSTGRESQL: Prerequisite = {
  name: "PostgreSQL",
  debianPackage: "postgresql",
  present: () => findPostgres() !== null,
};

/** For Schemathesis, which goes into a folder of its own. */
export const PYTHON: Prerequisite = {
  name: "Python with venv",
  debianPackage: "python3-venv",
  present: () => spawnSync("python3", ["-c", "import ensurepip, venv"], { stdio: "ignore" }).status === 0,
};

/** For the vaults that both clients share. */
export const REDIS: Prerequisite = {
  name: "Redis",
  debianPackage: "redis-server",
  present: () => spawnSync("redis-server", ["--version"], { stdio: "ignore" }).status === 0,
};

/** For the console, which is tested in a browser. */
export const CHROMIUM: Prerequisite = {
  name: "Chromium",
  debianPackage: "chromium",
  present: () => existsSync("/usr/bin/chromium"),
};

/** For the calls that the console tells people to make. */
const CURL: Prerequisite = {
  name: "curl",
  debianPackage: "curl",
  present: () => spawnSync("curl", ["--version"], { stdio: "ignore" }).status === 0,
};

/** For building and running the image without a daemon and without a registry; the check does not. */
export const IMAGE_TOOLS: readonly Prerequisite[] = ["buildah", "mmdebstrap", "runc"].map((name) => ({
  name,
  debianPackage: name,
  present: () => spawnSync(name, ["--version"], { stdio: "ignore" }).status === 0,
}));

/** For benches of load: a client that takes a few microseconds a request. */
export const WRK: Prerequisite = {
  name: "wrk",
  debianPackage: "wrk",
  present: () => spawnSync("wrk", ["-v"], { stdio: "ignore" }).error === undefined,
};

export const PREREQUISITES = [POSTGRESQL, PYTHON, REDIS, CHROMIUM, CURL] as const;

export function bring(wanted: readonly Prerequisite[]): void {
  const missing = wanted.filter((one) => !one.present());
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
  const still = missing.filter((one) => !one.present()).map((one) => one.name);
  if (still.length > 0) throw new Error(`${still.join(", ")} was installed, but is not where it is looked for`);
}
