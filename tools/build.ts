/**
 * Writes the program as plain JavaScript to `dist/`: the same tree with its types stripped, so that a running service
 * holds no compiler. Everything stands where it stood, so paths beside a file stay true; workspace packages are found
 * through `dist/node_modules`, all others through the root's.
 *
 * The console is bundled to `dist/console`, and only when it changed.
 *
 * `node tools/build.ts --if-stale` does nothing when no source is newer than the last build.
 */
import { spawnSync } from "node:child_process";
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join, relative } from "node:path";

const root = join(import.meta.dirname, "..");
const dist = join(root, "dist");
const stamp = join(dist, "built");

/** Rooms that run. A rule's own file does not: the service runs on the compiled pack. */
const SOURCES = ["packages/{contract,engine,server,cli}/**/*.ts", "detections/*.ts", "detections/entities/**/*.ts"];
const SKIPPED = [
  "**/node_modules/**",
  "**/*.test.ts",
  "**/fixtures/**",
  "**/print.ts",
  "detections/pack.ts",
  "**/arbitrary.ts",
];
/** The console: everything but its tests, and the words it shares with the service. */
const CONSOLE = ["packages/console/**/*.{ts,tsx,css,html,svg,js,json}", "packages/contract/**/*.ts"];
const CONSOLE_SKIPPED = ["**/node_modules/**", "**/*.test.ts", "packages/console/e2e/**"];
const consoleStamp = join(dist, "console-built");
/** What is read as it is. */
const ASSETS = [
  "packages/**/*.gen.json",
  "detections/**/*.gen.{json,bin}",
  "detections/attacks/pack.bin",
  "models/registry.json",
  "models/files/*",
];
/** What the attack rules are compiled from. */
const RULES = ["detections/attacks/**/*.{ts,json}", "detections/{pack,print}.ts", "packages/engine/static/**/*.ts"];
const pack = join(root, "detections", "attacks", "pack.bin");

/**
 * How the program is run, as `npm start` does it: a small nursery and one arena, because a service's garbage is
 * short-lived and should not stay resident. Pieces of eight kilobytes and more are given back one by one: what V8 takes
 * to compile, several threads at once, left ten megabytes of holes.
 */
export const PROGRAM = ["--max-semi-space-size=1", join(dist, "packages", "cli", "main.js")] as const;
export const PROGRAM_ENV = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "8192",
  MALLOC_TRIM_THRESHOLD_: "65536",
} as const;

/** Safe beside another build and beside running services: each file is replaced whole, and only what is no longer made goes. */
export function build(): void {
  if (isConsoleStale()) buildConsole();
  if (isPackStale()) buildPack();
  const made = new Set<string>();
  const put = (path: string, content: string | Buffer) => {
    made.add(path);
    write(path, content);
  };
  for (const path of listed(SOURCES))
    put(path.replace(/\.ts$/, ".js"), toJavaScript(readFileSync(join(root, path), "utf8")));
  for (const path of listed(ASSETS)) put(path, readFileSync(join(root, path)));
  for (const path of listed(["packages/{contract,engine,server,cli}/package.json", "detections/package.json"])) {
    const text = readFileSync(join(root, path), "utf8");
    put(path, text.replaceAll('.ts"', '.js"'));
    link((JSON.parse(text) as { name: string }).name, dirname(path));
  }
  for (const path of globSync("{packages,detections,models}/**/*.*", { cwd: dist })) {
    if (!made.has(path) && statSync(join(dist, path), { throwIfNoEntry: false })?.isFile())
      rmSync(join(dist, path), { force: true });
  }
  writeFileSync(stamp, "");
}

export function isStale(): boolean {
  return isOlder(stamp, [...listed(SOURCES), ...listed(ASSETS), "tools/build.ts"]) || isConsoleStale() || isPackStale();
}

function isConsoleStale(): boolean {
  return isOlder(consoleStamp, globSync(CONSOLE, { cwd: root, exclude: CONSOLE_SKIPPED }));
}

function isPackStale(): boolean {
  return isOlder(pack, globSync(RULES, { cwd: root, exclude: ["**/*.test.ts"] }));
}

function buildPack(): void {
  const { status } = spawnSync(process.execPath, [join(root, "detections", "pack.ts")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error("the rules could not be compiled; see above");
}

function buildConsole(): void {
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  // Built beside and put in place at the end: a service that runs meanwhile never finds half of it.
  const fresh = join(dist, `console-${process.pid}`);
  const { status } = spawnSync(process.execPath, [vite, "build", "--outDir", fresh, "--emptyOutDir"], {
    cwd: join(root, "packages", "console"),
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error("the console could not be built; see above");
  rmSync(join(dist, "console"), { recursive: true, force: true });
  try {
    renameSync(fresh, join(dist, "console"));
  } catch (error) {
    if (!["ENOTEMPTY", "EEXIST"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
    // Another build put the same there in between.
    rmSync(fresh, { recursive: true, force: true });
  }
  writeFileSync(consoleStamp, "");
}

function isOlder(mark: string, paths: readonly string[]): boolean {
  if (!existsSync(mark)) return true;
  const builtAt = statSync(mark).mtimeMs;
  return paths.some((path) => statSync(join(root, path)).mtimeMs > builtAt);
}

function listed(globs: readonly string[]): string[] {
  return globSync([...globs], { cwd: root, exclude: SKIPPED });
}

/** Types go, positions stay; paths beside the file that end in .ts end in .js. */
function toJavaScript(source: string): string {
  return stripTypeScriptTypes(source, { mode: "strip" }).replace(/"(\.\.?\/[^"\n]*)\.ts"/g, '"$1.js"');
}

function write(path: string, content: string | Buffer): void {
  const place = join(dist, path);
  mkdirSync(dirname(place), { recursive: true });
  const part = join(dist, `${process.pid}.part`);
  writeFileSync(part, content);
  renameSync(part, place);
}

function link(name: string, folder: string): void {
  const place = join(dist, "node_modules", name);
  mkdirSync(dirname(place), { recursive: true });
  try {
    symlinkSync(relative(dirname(place), join(dist, folder)), place);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

if (import.meta.main) {
  if (!process.argv.includes("--if-stale") || isStale()) build();
}
