/**
 * Builds the package: every source file once as an ES module and once as CommonJS, with its types beside it. Files are
 * not bundled, so that the subpaths share one core and a bundler can leave out what is not used.
 *
 * `node sdk/typescript/build.ts`
 */
import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { transformSync } from "esbuild";

export const packageFolder = import.meta.dirname;
const source = join(packageFolder, "src");
const dist = join(packageFolder, "dist");
const stamp = join(dist, "built");

export function build(): void {
  rmSync(dist, { recursive: true, force: true });
  for (const file of globSync("**/*.ts", { cwd: source })) {
    const code = readFileSync(join(source, file), "utf8");
    for (const [folder, format, extension] of [
      ["esm", "esm", ".js"],
      ["cjs", "cjs", ".cjs"],
    ] as const) {
      const { code: out } = transformSync(code, {
        loader: "ts",
        format,
        target: "es2022",
        platform: "neutral",
        // What is required is loaded by `require` throughout: not every runner of CommonJS can import.
        supported: { "dynamic-import": format === "esm" },
      });
      write(join(folder, file.replace(/\.ts$/, extension)), linked(out, file, extension));
    }
  }
  for (const [file, text] of declarations()) {
    write(join("esm", file), text.replace(/(["'])(\.\.?\/[^"']*)\.ts\1/g, "$1$2.js$1"));
    write(join("cjs", file.replace(/\.d\.ts$/, ".d.cts")), text.replace(/(["'])(\.\.?\/[^"']*)\.ts\1/g, "$1$2.cjs$1"));
  }
  writeFileSync(stamp, "");
}

export function isStale(): boolean {
  const built = statSync(stamp, { throwIfNoEntry: false });
  if (!built) return true;
  const files = [...globSync("src/**/*.ts", { cwd: packageFolder }), "build.ts", "package.json"];
  return files.some((file) => statSync(join(packageFolder, file)).mtimeMs > built.mtimeMs);
}

/** Paths beside a file get their new ending; WebCrypto is found by the platform, because Node 18 has no global one. */
function linked(code: string, file: string, extension: string): string {
  const plain = code.replace(/(["'])(\.\.?\/[^"'\n]*)\.ts\1/g, `$1$2${extension}$1`);
  return file.startsWith("webcrypto") ? plain : plain.replace(/(["'])\.\.?\/webcrypto\.c?js\1/g, '"#webcrypto"');
}

function declarations(): Map<string, string> {
  const out = join(dist, "types");
  const tsc = join(packageFolder, "..", "..", "node_modules", ".bin", "tsc");
  const args = ["-p", join(packageFolder, "tsconfig.build.json"), "--outDir", out];
  const { status, stdout } = spawnSync(tsc, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`the declarations do not compile:\n${stdout}`);
  const files = globSync("**/*.d.ts", { cwd: out });
  const texts = new Map(files.map((file) => [file, readFileSync(join(out, file), "utf8")]));
  rmSync(out, { recursive: true });
  return texts;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  writeFileSync(join(dist, file), text);
}

if (import.meta.main) build();
