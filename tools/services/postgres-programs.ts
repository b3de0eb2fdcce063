/** Where PostgreSQL's own programs stand: the newest version of Debian's, or whatever is on the path. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const DEBIAN_ROOT = "/usr/lib/postgresql";

export function findPostgres(): string | null {
  const versions = existsSync(DEBIAN_ROOT) ? readdirSync(DEBIAN_ROOT) : [];
  const folders = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(DEBIAN_ROOT, version, "bin"));
  const onPath = (process.env.PATH ?? "").split(":");
  return [...folders, ...onPath].find((folder) => existsSync(join(folder, "initdb"))) ?? null;
}
