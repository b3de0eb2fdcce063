/**
 * What others wrote and the service runs on: read from the lock file, so that nothing is guessed. Printed twice: as a
 * list of licences for people, and as a bill of materials (CycloneDX 1.6) for their tools. What only tests and benches
 * use is not in it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");
const ROOMS = [
  "packages/contract",
  "packages/engine",
  "packages/server",
  "packages/cli",
  "packages/console",
  "detections",
];

/** Licences that ask for no more than their notice. */
export const ACCEPTED = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "OFL-1.1",
  "Unlicense",
];

/** Node's own program, one package a platform; not all of them repeat its licence. */
const NODE_ITSELF = /^node-(?:darwin|linux)-/;

/** "MIT or MPL-2.0" leaves the choice to us. */
export function isAccepted(licence: string): boolean {
  return licence
    .replace(/[()]/g, "")
    .split(/ or /i)
    .some((one) => ACCEPTED.includes(one));
}

export interface Component {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly integrity: string | null;
  readonly optional: boolean;
}

interface Locked {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Every package of others that the rooms reach, once per version, by name. */
export function inventory(): readonly Component[] {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, Locked>;
  };
  const seen = new Map<string, Component>();
  const waiting = [...ROOMS.map((room) => join(room)), ""];
  const visited = new Set<string>();
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (visited.has(place)) continue;
    visited.add(place);
    const locked = packages[place];
    if (locked === undefined) throw new Error(`${place} is not in the lock file`);
    // The root's own list is the runtime alone: its other entries are tools.
    const needs = place === "" ? {} : (locked.dependencies ?? {});
    for (const name of Object.keys({ ...needs, ...locked.optionalDependencies })) {
      const found = locate(packages, place, name);
      if (found === null) continue;
      const { link, resolved } = packages[found]!;
      waiting.push(link === true && resolved !== undefined ? resolved : found);
    }
    if (place.includes("node_modules/")) {
      const name = locked.name ?? place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
      seen.set(`${name}@${locked.version}`, {
        name,
        version: locked.version ?? "",
        licence: locked.license ?? (NODE_ITSELF.test(name) ? "MIT" : ""),
        integrity: locked.integrity ?? null,
        optional: locked.optional === true,
      });
    }
  }
  return [...seen.values()].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

/** Looks a name up the way Node does: beside the asker, then one folder further out each time. */
function locate(packages: Record<string, Locked>, place: string, name: string): string | null {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    const path = folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[path] !== undefined) return path;
    if (folder === "") return null;
  }
}

export function printLicences(): string {
  const components = inventory();
  const rows = components.map(
    ({ name, version, licence, optional }) =>
      `| ${name} | ${version} | ${licence} | ${optional ? "one platform" : ""} |`,
  );
  return [
    "# Licences of what the service runs on",
    "",
    `${components.length} packages, printed from the lock file by \`npm run print\`. A licence outside this list fails the check: ${ACCEPTED.join(", ")}.`,
    "",
    "| package | version | licence | |",
    "|-|-|-|-|",
    ...rows,
    "",
  ].join("\n");
}

export function printBillOfMaterials(): string {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  const components = inventory().map((one) => ({
    type: "library",
    "bom-ref": purl(one),
    name: one.name,
    version: one.version,
    scope: one.optional ? "optional" : "required",
    licenses: [
      / or /i.test(one.licence)
        ? { expression: one.licence.replace(/ or /i, " OR ") }
        : { license: { id: one.licence } },
    ],
    purl: purl(one),
    ...(one.integrity === null ? {} : { hashes: [digest(one.integrity)] }),
  }));
  const document = {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      component: { type: "application", "bom-ref": `pkg:npm/portcullis@${version}`, name: "portcullis", version },
    },
    components,
    dependencies: [{ ref: `pkg:npm/portcullis@${version}`, dependsOn: components.map((one) => one.purl) }],
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function purl({ name, version }: Component): string {
  return `pkg:npm/${name.replace(/^@/, "%40")}@${version}`;
}

function digest(integrity: string): { readonly alg: string; readonly content: string } {
  const [algorithm, value] = integrity.split("-", 2);
  return { alg: algorithm!.replace(/^sha/, "SHA-"), content: Buffer.from(value!, "base64").toString("hex") };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
