import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Compile } from "typebox/compile";
import { CaptureRecord } from "./captures.ts";
import type { Example } from "./endpoint.ts";
import { ENDPOINTS } from "./endpoints.ts";
import { ERROR_CODES, ERRORS, ErrorBody } from "./errors.ts";
import * as examples from "./examples.ts";
import { errorExample } from "./examples.ts";
import { buildOpenapi } from "./openapi.ts";
import { TelemetryRecord } from "./telemetry.ts";

const document = buildOpenapi("0.0.0") as {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
  components: { schemas: Record<string, object> };
};

describe("documented examples", () => {
  for (const { id, request, answer } of ENDPOINTS) {
    for (const [part, given] of [
      ["request", request],
      ["answer", answer],
    ] as const) {
      if (!given?.examples) continue;
      const fits = Compile(given.schema);
      for (const [name, { value }] of Object.entries(given.examples as Record<string, Example>)) {
        test(`${id}: the ${part} \`${name}\` fits its schema`, () => {
          assert.deepEqual([...fits.Errors(value)], []);
        });
      }
    }
  }

  test("the records of the batches fit theirs", () => {
    const telemetry = examples.telemetryBatches.one.value.records;
    const captures = examples.captureBatches.one.value.records;
    for (const record of telemetry) assert.deepEqual([...Compile(TelemetryRecord).Errors(record)], []);
    for (const record of captures) assert.deepEqual([...Compile(CaptureRecord).Errors(record)], []);
  });

  const fits = Compile(ErrorBody);
  for (const code of ERROR_CODES) {
    test(`the error ${code} fits the error body`, () => {
      const { value } = errorExample(code);
      assert.deepEqual([...fits.Errors(value)], []);
      assert.equal(value.error, code);
    });
  }
});

describe("the document", () => {
  test("has every endpoint, with its refusals by status", () => {
    for (const { path, method, errors } of ENDPOINTS) {
      const operation = document.paths[path]?.[method];
      assert.ok(operation, `${method} ${path}`);
      for (const code of errors) assert.ok(String(ERRORS[code].status) in operation.responses, `${path} ${code}`);
    }
  });

  test("refers only to schemas that it holds", () => {
    const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1]!);
    assert.ok(names.length > 0);
    for (const name of names) assert.ok(name in document.components.schemas, name);
  });

  test("no request has a field for who is calling; the admin interface names whom a change is about", () => {
    for (const { request, role } of ENDPOINTS) {
      if (role !== undefined) continue;
      assert.ok(!/"(?:tenant|tenant_id|workspace|key_id|api_key)":/.test(JSON.stringify(request?.schema ?? {})));
    }
  });
});
