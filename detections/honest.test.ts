/**
 * Everyday text stays quiet. Two sources: the lines of `honest/`, written for this test, each a payload of its own; and
 * the documentation that comes with installed packages, paragraph by paragraph. Nothing in either may be blocked at the
 * default severity.
 */
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { payloadOf } from "@portcullis/engine";
import { compileRules, createScanner } from "@portcullis/engine/static";
import { attackRules } from "./index.ts";

const LINES_MIN = 5_000;
/** Enough to be a fair sample, few enough to keep the test short. */
const DOCUMENT_LINES_MAX = 12_000;
const DOCUMENT_LINES_OF_ONE_MAX = 400;
const DOCUMENTS = ["README.md", "CHANGELOG.md", "LICENSE", "license", "SECURITY.md", "CONTRIBUTING.md"];
const BLOCKING = new Set(["medium", "high", "critical"]);

const scanner = createScanner(compileRules(await attackRules(), { version: "2000.01.01" }));

interface Honest {
  readonly from: string;
  readonly text: string;
}

function blocked(texts: readonly Honest[]): string[] {
  return texts.flatMap(({ from, text }) =>
    scanner
      .scan(payloadOf(text, "unknown"))
      .matches.filter((match) => BLOCKING.has(match.severity))
      .map((match) => `${from}: ${match.ruleId} on "${text.slice(match.start, match.end)}"`),
  );
}

function writtenLines(): Honest[] {
  const folder = join(import.meta.dirname, "honest");
  return readdirSync(folder)
    .sort()
    .flatMap((name) => linesOf(join(folder, name)).map((text) => ({ from: name, text })));
}

/** Paragraphs of package documentation, in the order of the packages' names. */
function documentParagraphs(): { readonly paragraphs: Honest[]; readonly lines: number } {
  const modules = join(import.meta.dirname, "..", "node_modules");
  const paragraphs: Honest[] = [];
  let lines = 0;
  for (const name of packagesOf(modules)) {
    for (const document of DOCUMENTS) {
      const path = join(modules, name, document);
      if (lines >= DOCUMENT_LINES_MAX || !existsSync(path)) continue;
      const text = readFileSync(path, "utf8").split("\n").slice(0, DOCUMENT_LINES_OF_ONE_MAX).join("\n");
      lines += text.split("\n").filter((line) => line.trim() !== "").length;
      for (const paragraph of text.split(/\n\s*\n/u)) paragraphs.push({ from: `${name}/${document}`, text: paragraph });
    }
  }
  return { paragraphs, lines };
}

/** Installed packages; the links to our own workspaces are no packages of others. */
function packagesOf(modules: string): string[] {
  return readdirSync(modules, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .flatMap(({ name }) =>
      name.startsWith("@") ? readdirSync(join(modules, name)).map((of) => `${name}/${of}`) : [name],
    )
    .filter((name) => !name.startsWith("@portcullis/"))
    .sort();
}

function linesOf(path: string): string[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "");
}

describe("honest text", () => {
  const written = writtenLines();
  const documents = documentParagraphs();

  it(`is a sample of at least ${LINES_MIN} lines`, () => {
    assert.ok(written.length >= 1_500, `${written.length} written lines`);
    assert.ok(written.length + documents.lines >= LINES_MIN, `${written.length} + ${documents.lines} lines`);
    assert.equal(new Set(written.map(({ text }) => text)).size, written.length, "no line counts twice");
  });

  it("of our own is never blocked", () => {
    assert.deepEqual(blocked(written), []);
  });

  it("of package documentation is never blocked", () => {
    assert.deepEqual(blocked(documents.paragraphs), []);
  });
});
