/**
 * The floor plan as a law: who may import whom, read from the import lines. ARCHITECTURE.md is its commentary.
 */
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { test } from "node:test";

const root = join(import.meta.dirname, "..");

interface Room {
  readonly folder: string;
  /** Rooms of ours that it may import. */
  readonly ours: readonly string[];
  /** Packages of others; `node:` stands for all of Node. */
  readonly others: readonly string[];
}

const ROOMS: readonly Room[] = [
  { folder: "packages/contract", ours: [], others: ["typebox"] },
  {
    folder: "packages/engine/inference",
    ours: ["packages/contract", "packages/engine", "detections"],
    others: ["node:", "onnxruntime-node"],
  },
  {
    folder: "packages/engine",
    ours: ["packages/contract"],
    others: ["libphonenumber-js", "ibantools", "stdnum", "ipaddr.js", "validator"],
  },
  {
    folder: "detections",
    ours: ["packages/engine", "packages/contract"],
    // Two files open what was printed: the compiled pack, and the definitions for the threads.
    others: ["libphonenumber-js", "stdnum", "validator", "node:fs", "node:url"],
  },
  {
    folder: "packages/server",
    ours: ["packages/contract", "packages/engine"],
    others: ["node:", "fastify", "ajv", "@clickhouse/client", "ioredis", "pg", "kysely", "pino", "typebox"],
  },
  {
    folder: "packages/cli",
    ours: ["packages/contract", "packages/engine", "packages/engine/inference", "packages/server", "detections"],
    others: ["node:", "pino"],
  },
  {
    folder: "packages/console",
    ours: ["packages/contract"],
    others: [
      "react",
      "react-dom",
      "wouter",
      "uplot",
      "@ariakit/react",
      "@tanstack/react-query",
      "@tanstack/react-table",
      // Its builder's settings alone.
      "vite",
      "node:path",
    ],
  },
  // A client in other people's programs: nothing of ours, and of others only what an adapter is for. One file takes
  // WebCrypto from Node; a test of the package holds the rest to the platform alone.
  { folder: "sdk/typescript/src", ours: [], others: ["@langchain/core", "node:crypto"] },
];

const WORKSPACES: Readonly<Record<string, string>> = {
  "@portcullis/contract": "packages/contract",
  "@portcullis/engine/inference": "packages/engine/inference",
  "@portcullis/engine": "packages/engine",
  "@portcullis/server": "packages/server",
  "@portcullis/detections": "detections",
};

const sources = globSync(["packages/**/*.{ts,tsx}", "detections/**/*.ts", "sdk/typescript/src/**/*.ts"], {
  cwd: root,
  // A printer, and what makes input for tests, are tools that stand beside what they serve.
  exclude: ["**/node_modules/**", "**/*.test.ts", "**/*.gen.ts", "**/print.ts", "**/arbitrary.ts", "**/e2e/**"],
});

for (const room of ROOMS) {
  test(`${room.folder} imports only what it may`, () => {
    const wrong = filesOf(room).flatMap((file) =>
      importsOf(file)
        .filter((target) => !allowed(room, file, target))
        .map((target) => `${file} imports ${target}`),
    );
    assert.deepEqual(wrong, []);
  });
}

test("the console knows the service by the types of its words alone", () => {
  const wrong = filesOf(ROOMS.find(({ folder }) => folder === "packages/console")!).filter((file) =>
    /^(?:import|export) (?!type\b)[^"';]*\bfrom "@portcullis\//m.test(withoutComments(file)),
  );
  assert.deepEqual(wrong, []);
});

test("only the command line's settings read the environment", () => {
  // A browser has none: where the console names it, it shows people what to write.
  const code = sources.filter((file) => !file.startsWith("detections/") && !file.startsWith("packages/console/"));
  const readers = code.filter((file) => /process\.env/.test(readFileSync(join(root, file), "utf8")));
  // The second one reads nothing: it tells the model's runtime, which looks there, to keep quiet.
  assert.deepEqual(readers.toSorted(), ["packages/cli/terminal.ts", "packages/engine/inference/quiet-runtime.ts"]);
});

test("only the stores know SQL", () => {
  const speakers = sources.filter((file) =>
    /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\b[^`"']*\b(?:FROM|SET|VALUES|WHERE)\b/.test(withoutComments(file)),
  );
  assert.deepEqual(
    speakers.filter((file) => !file.startsWith("packages/server/stores/") && !file.startsWith("detections/")),
    // A vault is a store of the client's own.
    ["sdk/typescript/src/vaults/postgres.ts"],
  );
});

test("no folder is called shared, common, core, utils or types", () => {
  const folders = new Set(sources.flatMap((file) => dirname(file).split("/")));
  assert.deepEqual(
    [...folders].filter((name) => /^(?:shared|common|core|utils?|types|helpers)$/.test(name)),
    [],
  );
});

test("the law has teeth: a forbidden import is found", () => {
  const engine = ROOMS.find((room) => room.folder === "packages/engine")!;
  assert.equal(allowed(engine, "packages/engine/verdict.ts", "node:fs"), false);
  assert.equal(allowed(engine, "packages/engine/verdict.ts", "@portcullis/server"), false);
  assert.equal(allowed(engine, "packages/engine/verdict.ts", "@portcullis/contract"), true);
});

/** A file belongs to the innermost room that holds it. */
function filesOf(room: Room): string[] {
  return sources.filter((file) => roomOf(file) === room.folder);
}

function roomOf(file: string): string | undefined {
  const holders = ROOMS.filter(({ folder }) => file.startsWith(`${folder}/`)).map(({ folder }) => folder);
  return holders.sort((a, b) => b.length - a.length)[0];
}

function importsOf(file: string): string[] {
  const lines = withoutComments(file).matchAll(
    /^(?:import|export)\b[^"';]*?\bfrom\s+"([^"]+)"|\bimport\(\s*"([^"]+)"|^import\s+"([^"]+)"/gm,
  );
  return [...lines].map((match) => (match[1] ?? match[2] ?? match[3])!);
}

function withoutComments(file: string): string {
  return readFileSync(join(root, file), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
}

function allowed(room: Room, file: string, target: string): boolean {
  if (target.startsWith(".")) {
    const home = roomOf(relative(root, join(root, dirname(file), target)));
    return home === room.folder || (home !== undefined && room.ours.includes(home));
  }
  const ours = Object.keys(WORKSPACES).find((name) => target === name || target.startsWith(`${name}/`));
  if (ours) return room.ours.includes(WORKSPACES[ours]!);
  return room.others.some((name) =>
    name.endsWith(":") ? target.startsWith(name) : target === name || target.startsWith(`${name}/`),
  );
}
