/**
 * The package as it is published: built, packed and looked at with the tools of its users; then every example run
 * against it, the service of this repository and a local provider.
 */
import assert from "node:assert/strict";
import { execFile, spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { promisify } from "node:util";
import { createContext, runInContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { type BuildOptions, build as bundle } from "esbuild";
import { publint } from "publint";
import { startPostgres, type TestPostgres } from "../../../tools/services/postgres.ts";
import { startRedis, type TestRedis } from "../../../tools/services/redis.ts";
import { PATIENT, type RunningService, startService } from "../../../tools/services/service.ts";
import { build, isStale, packageFolder } from "../build.ts";
import { type FakeProvider, startProvider } from "./provider.ts";
import { SURFACE } from "./surface.ts";

const CORE_GZIPPED_BYTES_MAX = 15_000;
const WITH_STREAMING_GZIPPED_BYTES_MAX = 18_000;
const require = createRequire(import.meta.url);
const manifest = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")) as {
  readonly exports: Readonly<Record<string, { readonly import: { readonly types: string } }>>;
  readonly dependencies?: object;
};
const entries = Object.keys(manifest.exports).filter((entry) => entry !== "./package.json");
const nameOf = (entry: string) => `@portcullis/client${entry.slice(1)}`;
const folder = mkdtempSync(join(tmpdir(), "portcullis-client-"));

before(() => {
  if (isStale()) build();
});
after(() => rmSync(folder, { recursive: true, force: true }));

async function bundled(entry: string, options: BuildOptions = {}): Promise<string> {
  const { outputFiles } = await bundle({
    stdin: { contents: entry, resolveDir: packageFolder },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
    platform: "browser",
    // The paths of this workspace's own types would lead to the sources.
    tsconfigRaw: "{}",
    ...options,
  });
  return outputFiles![0]!.text;
}
const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;
const everything = 'export * from "@portcullis/client";';
/** What an application loads before its first stream. */
const withoutLazy: BuildOptions = {
  plugins: [
    {
      name: "lazy",
      setup(on) {
        on.onResolve({ filter: /^\.\/(?:guard|provider)\.js$/ }, ({ path, kind }) =>
          kind === "dynamic-import" ? { path, external: true } : undefined,
        );
      },
    },
  ],
};

describe("the package", () => {
  test("it depends on nothing at run time", () => assert.equal(manifest.dependencies, undefined));

  const platforms: readonly (readonly [string, BuildOptions])[] = [
    ["the browser", { platform: "browser" }],
    ["workerd", { platform: "neutral", conditions: ["workerd", "worker", "import"] }],
  ];
  for (const [platform, options] of platforms) {
    for (const entry of entries.filter((one) => one !== "./langchain")) {
      test(`${nameOf(entry)} bundles for ${platform} without Node`, async () => {
        const text = await bundled(`export * from "${nameOf(entry)}";`, options);
        assert.ok(!/node:|require\(/.test(text));
      });
    }
  }

  test("only one file of it imports Node", () => {
    const files = globSync("dist/esm/**/*.js", { cwd: packageFolder });
    const importers = files.filter((file) => /["']node:/.test(readFileSync(join(packageFolder, file), "utf8")));
    assert.deepEqual(importers, ["dist/esm/webcrypto-node.js"]);
  });

  test(`the core is under ${CORE_GZIPPED_BYTES_MAX} bytes, gzipped`, async () => {
    const core = gzipped(await bundled(everything, withoutLazy));
    assert.ok(core < CORE_GZIPPED_BYTES_MAX, `${core} bytes`);
    const whole = gzipped(await bundled(everything));
    assert.ok(whole < WITH_STREAMING_GZIPPED_BYTES_MAX, `${whole} bytes`);
  });

  test("what is not used is left out", async () => {
    const one = await bundled('import { isBlockBody } from "@portcullis/client"; console.log(isBlockBody({}));');
    assert.ok(one.length < 300, `${one.length} bytes`);
    const flat = await bundled('import { flatten } from "@portcullis/client"; console.log(flatten("x"));');
    assert.ok(!flat.includes("/v1/scan") && !flat.includes("HMAC"));
  });

  const SMOKE = `
    const fake = new PortcullisFake({ tokenKey: "correct horse battery staple" }).entities([{ type: "email", value: "ada@lovelace.example" }]);
    const { payload } = await fake.guard.protect("to ada@lovelace.example", { subject: "ada" });
    async function* source() { for (const content of [payload.slice(0, 9), payload.slice(9)]) yield { choices: [{ delta: { content } }] }; }
    let said = "";
    for await (const chunk of fake.guard.stream(source(), { subject: "ada" })) said += chunk.choices[0].delta.content;
    return payload + " " + said;`;
  const SAID = "to <EMAIL_H6X3E7387W17> to ada@lovelace.example";

  test("it runs where there is nothing of Node", async () => {
    const entry = `import { PortcullisFake } from "@portcullis/client/testing"; globalThis.said = (async () => {${SMOKE}})();`;
    const code = await bundled(entry, { format: "iife" });
    const { TextEncoder, AbortController, URL, Response, setTimeout, clearTimeout, performance, crypto } = globalThis;
    const web = { TextEncoder, AbortController, URL, Response, setTimeout, clearTimeout, performance, crypto };
    const context = createContext({ ...web, said: null as Promise<string> | null });
    runInContext(code, context);
    assert.equal(await context.said, SAID);
  });

  test("it runs under a Node without a global WebCrypto, as 18 is, in both forms", () => {
    const load = {
      mjs: 'import { PortcullisFake } from "@portcullis/client/testing";',
      cjs: 'const { PortcullisFake } = require("@portcullis/client/testing");',
    };
    for (const [kind, line] of Object.entries(load)) {
      const code = `${line}(async () => {${SMOKE}})().then((said) => process.stdout.write(said));`;
      const without = "data:text/javascript,delete globalThis.crypto";
      const type = kind === "mjs" ? "module" : "commonjs";
      const run = spawnSync(process.execPath, ["--import", without, `--input-type=${type}`, "--eval", code], {
        cwd: packageFolder,
        encoding: "utf8",
      });
      assert.equal(run.stdout, SAID, run.stderr);
    }
  });

  test("publint finds nothing to say", async () => {
    const { messages } = await publint({ pkgDir: packageFolder, strict: true });
    assert.deepEqual(messages, []);
  });

  test("types resolve everywhere", async () => {
    const packed = spawnSync("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", folder], {
      cwd: packageFolder,
      encoding: "utf8",
    });
    assert.equal(packed.status, 0, packed.stderr);
    const [tarball] = globSync("*.tgz", { cwd: folder });
    const result = await checkPackage(createPackageFromTarballData(readFileSync(join(folder, tarball!))));
    assert.ok(result.types, "the package has types");
    // The oldest resolution knows no `exports`, so it finds no subpath: nothing that still runs uses it.
    const problems = result.problems.filter(
      (problem) => !("resolutionKind" in problem && problem.resolutionKind === "node10"),
    );
    assert.deepEqual(problems, []);
  });
});

describe("the public surface", () => {
  for (const entry of entries) {
    test(`${nameOf(entry)} exports what it always did`, async () => {
      const expected = SURFACE[entry]!;
      const module = (await import(nameOf(entry))) as object;
      const values = Object.keys(module).sort();
      assert.deepEqual(values, [...expected.values].sort());
      assert.deepEqual(
        Object.keys(require(nameOf(entry)) as object)
          .filter((name) => name !== "__esModule")
          .sort(),
        values,
        "CommonJS exports the same",
      );
      assert.deepEqual(typesOf(entry), [...expected.types].sort());
    });
  }

  test("every export is documented, and every value is in an example that runs", () => {
    const examples = globSync("examples/*.ts", { cwd: packageFolder })
      .map((file) => readFileSync(join(packageFolder, file), "utf8"))
      .join("\n");
    const declarations = globSync("dist/esm/**/*.d.ts", { cwd: packageFolder })
      .map((file) => readFileSync(join(packageFolder, file), "utf8"))
      .join("\n");
    const bare: string[] = [];
    for (const { values, types } of Object.values(SURFACE)) {
      for (const name of [...values, ...types]) {
        const declared = new RegExp(
          `\\*/\\n(?://[^\\n]*\\n)?export (?:declare )?(?:abstract )?(?:class|function|const|type|interface) ${name}\\b`,
        );
        if (!declared.test(declarations)) bare.push(name);
      }
      for (const name of values) assert.match(examples, new RegExp(`\\b${name}\\b`), `${name} is in no example`);
    }
    assert.deepEqual(bare, [], "these have no comment");
  });
});

/** Exported types, by the declarations of an entry. */
function typesOf(entry: string): string[] {
  const text = readFileSync(join(packageFolder, manifest.exports[entry]!.import.types), "utf8");
  const own = [...text.matchAll(/^export (?:type|interface) (\w+)/gm)].map((match) => match[1]!);
  const passed = [...text.matchAll(/^export (type )?\{([^}]*)\} from/gm)].flatMap(([, isType, list]) =>
    list!
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "" && (isType !== undefined || name.startsWith("type "))),
  );
  return [...own, ...passed.map((name) => name.replace(/^type /, ""))].sort();
}

describe("the examples", { concurrency: 2 }, () => {
  let service: RunningService;
  let provider: FakeProvider;
  let redis: TestRedis;
  let postgres: TestPostgres;
  before(async () => {
    [service, provider, redis, postgres] = await Promise.all([
      startService({ ...PATIENT, PORTCULLIS_SEMANTIC: "off" }),
      startProvider(),
      startRedis(),
      startPostgres(),
    ]);
  });
  after(async () => {
    await Promise.all([service.remove(), provider.close(), redis.close(), postgres.close()]);
  });

  for (const file of globSync("*.ts", { cwd: join(packageFolder, "examples") }).sort()) {
    test(`examples/${file} runs`, async () => {
      const env = {
        PATH: process.env.PATH,
        PORTCULLIS_API_KEY: service.key!,
        PORTCULLIS_URL: service.url,
        PROVIDER_URL: provider.url,
        REDIS_URL: redis.url,
        DATABASE_URL: postgres.url,
      };
      await promisify(execFile)(process.execPath, [join(packageFolder, "examples", file)], { env, timeout: 60_000 });
    });
  }
});
