import assert from "node:assert/strict";
import { test } from "node:test";
import { mergeExpositions } from "./expositions.ts";
import { createCounter, createGauge, createHistogram } from "./prometheus.ts";

function printed(requests: number, lag: number): string {
  const counter = createCounter("requests_total", "Requests.");
  counter.add({ route: "/v1/scan" }, requests);
  if (requests > 2) counter.add({ route: "/v1/me" });
  const histogram = createHistogram("seconds", "Time.", [0.1, 1]);
  for (let n = 0; n < requests; n++) histogram.observe({}, 0.5);
  return counter.print() + createGauge("lag", "Lag.", () => lag).print() + histogram.print();
}

test("counters and histograms add up, also where only one process has the series", () => {
  const merged = mergeExpositions([printed(2, 0.5), printed(3, 0.25)]);
  assert.match(merged, /^requests_total\{route="\/v1\/scan"\} 5$/m);
  assert.match(merged, /^requests_total\{route="\/v1\/me"\} 1$/m);
  assert.match(merged, /^seconds_bucket\{le="0.1"\} 0$/m);
  assert.match(merged, /^seconds_bucket\{le="1"\} 5$/m);
  assert.match(merged, /^seconds_count 5$/m);
});

test("a gauge is told for each process", () => {
  const merged = mergeExpositions([printed(1, 0.5), printed(1, 0.25)]);
  assert.match(merged, /^lag\{process="1"\} 0.5$/m);
  assert.match(merged, /^lag\{process="2"\} 0.25$/m);
});

test("each name has one head, before its series", () => {
  const lines = mergeExpositions([printed(1, 1), printed(3, 1)]).split("\n");
  assert.equal(lines.filter((line) => line === "# TYPE requests_total counter").length, 1);
  assert.ok(
    lines.indexOf("# TYPE requests_total counter") < lines.findIndex((line) => line.startsWith("requests_total{")),
  );
});
