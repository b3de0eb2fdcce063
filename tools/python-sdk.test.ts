/** What is in Python: the client's suite, of which each test is a test here and its types are one, and the generator's. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";
import { bringPython, readReport, runPyright, runPytest } from "./python-sdk.ts";

test("the generator of training rows keeps its promises", () => {
  const models = join(import.meta.dirname, "..", "models");
  const { status, stderr } = spawnSync(
    bringPython(),
    ["-B", "-m", "unittest", "discover", "-s", models, "-p", "test_*.py", "-t", models],
    { encoding: "utf8" },
  );
  assert.equal(status, 0, stderr);
  assert.match(stderr, /Ran [1-9]\d* tests/);
});

test("pyright finds nothing in the Python client", () => {
  assert.equal(runPyright(), null);
});

const results = runPytest();

test("the Python suite ran", () => {
  assert.ok(results.length > 500, `only ${results.length} tests`);
});

for (const { name, failure } of results) {
  test(`python: ${name}`, () => {
    assert.equal(failure, null, failure ?? "");
  });
}

test("a report tells what failed, what was skipped and what passed", () => {
  const xml = `<testsuite><testcase classname="a" name="good &lt;1&gt;" time="0" />
    <testcase classname="a" name="bad"><failure message="m">why &amp; where</failure></testcase>
    <testcase classname="a" name="lazy"><skipped type="x"/></testcase></testsuite>`;
  const read = readReport(xml);
  assert.deepEqual(
    read.map(({ name, failure }) => [name, failure === null]),
    [
      ["a good <1>", true],
      ["a bad", false],
      ["a lazy", false],
    ],
  );
  assert.match(read[1]!.failure!, /why & where/);
});
