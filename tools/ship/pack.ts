/**
 * The program as one npm package: `npm run pack` leaves `portcullis-<version>.tgz` in `.cache/`, which `npx` runs on any
 * machine. Our own rooms travel inside it; what others wrote is named with the exact versions of this workspace.
 */
import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, isStale } from "../build.ts";

const root = join(import.meta.dirname, "..", "..");
/**
 * Travels inside as well: left to npm, its install script would fetch graphics-card libraries from elsewhere. The script
 * goes, and so do the platforms that the service does not run on.
 */
const RUNTIME = ["onnxruntime-node", "onnxruntime-common"];
const RUNTIME_PLATFORMS_OUT = /[\\/]bin[\\/]napi-v6[\\/]win32$|[\\/]script$/;
const ROOMS = ["packages/contract", "packages/engine", "packages/server", "packages/cli", "detections"];

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly scripts?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Makes the tarball and answers its path. */
export function pack(into: string = join(root, ".cache")): string {
  if (isStale()) build();
  const place = join(into, "package");
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  for (const entry of globSync("*", { cwd: join(root, "dist"), exclude: ["node_modules", "built"] }))
    cpSync(join(root, "dist", entry), join(place, entry), { recursive: true });
  // A tarball holds no links: each room is found by name through an entry that passes on to where it stands.
  for (const room of ROOMS.filter((one) => one !== "packages/cli")) bundle(place, room);
  for (const name of RUNTIME) bundleRuntime(place, name);
  for (const file of ["LICENSE", "NOTICE", "README.md", "CHANGELOG.md"]) cpSync(join(root, file), join(place, file));
  writeFileSync(join(place, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);
  const { status, stdout, stderr } = spawnSync("npm", ["pack", "--pack-destination", into, "--json"], {
    cwd: place,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`npm pack failed: ${stderr}`);
  const name = /"filename":\s*"([^"]+)"/.exec(stdout)?.[1];
  if (name === undefined) throw new Error("npm pack named no file");
  rmSync(place, { recursive: true });
  return join(into, name);
}

/** Moves a room to where its name is looked up; paths between rooms go by name only, so nothing else changes. */
function bundle(place: string, room: string): void {
  const { name } = read(join("dist", room, "package.json"));
  const target = join(place, "node_modules", name);
  cpSync(join(place, room), target, { recursive: true });
  rmSync(join(place, room), { recursive: true });
}

function bundleRuntime(place: string, name: string): void {
  const target = join(place, "node_modules", name);
  cpSync(join(root, "node_modules", name), target, {
    recursive: true,
    filter: (from) => !RUNTIME_PLATFORMS_OUT.test(from),
  });
  const { scripts: _, dependencies, ...rest } = read(join("node_modules", name, "package.json"));
  const kept = Object.entries(dependencies ?? {}).filter(([needed]) => RUNTIME.includes(needed));
  writeFileSync(
    join(target, "package.json"),
    `${JSON.stringify({ ...rest, dependencies: Object.fromEntries(kept) }, null, 2)}\n`,
  );
}

function manifest() {
  const rooms = ROOMS.map((room) => read(join(room, "package.json")));
  const ours = rooms.map(({ name }) => name).filter((name) => name.startsWith("@portcullis/"));
  const others = rooms.flatMap(({ dependencies }) => Object.entries(dependencies ?? {}));
  const { version, optionalDependencies } = read("package.json");
  return {
    name: "portcullis",
    version,
    description: "Runtime security for AI agents: attack scanning, personal-data detection and tool-call validation.",
    license: "Apache-2.0",
    type: "module",
    engines: { node: ">=20" },
    bin: { portcullis: "packages/cli/main.js" },
    dependencies: Object.fromEntries(
      [
        ...others.filter(([name]) => !ours.includes(name)),
        ...ours.map((name) => [name, version] as const),
        ["onnxruntime-common", read("node_modules/onnxruntime-common/package.json").version] as const,
      ].sort(([a], [b]) => a.localeCompare(b)),
    ),
    bundleDependencies: [...ours, ...RUNTIME],
    optionalDependencies,
  };
}

function read(path: string): Manifest {
  return JSON.parse(readFileSync(join(root, path), "utf8")) as Manifest;
}

if (import.meta.main) console.log(pack());
