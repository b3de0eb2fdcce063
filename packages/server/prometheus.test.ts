import assert from "node:assert/strict";
import { test } from "node:test";
import { createCounter, createGauge, createHistogram } from "./prometheus.ts";

test("counters count by label and print what Prometheus reads", () => {
  const counter = createCounter("hits_total", "Hits.");
  counter.add({ route: "/v1/scan", status: "200" });
  counter.add({ route: "/v1/scan", status: "200" }, 2);
  counter.add({});
  assert.equal(
    counter.print(),
    '# HELP hits_total Hits.\n# TYPE hits_total counter\nhits_total{route="/v1/scan",status="200"} 3\nhits_total 1\n',
  );
});

test("a label that could break the format is made harmless", () => {
  const counter = createCounter("hits_total", "Hits.");
  counter.add({ odd: 'a"b\\c\nd' });
  assert.ok(counter.print().endsWith('hits_total{odd="a_b_c_d"} 1\n'));
});

test("histograms are cumulative and end in +Inf", () => {
  const histogram = createHistogram("took_seconds", "Time.", [0.1, 1]);
  for (const seconds of [0.05, 0.5, 5]) histogram.observe({ pass: "static" }, seconds);
  const lines = histogram.print().split("\n").slice(2);
  assert.deepEqual(lines.slice(0, 5), [
    'took_seconds_bucket{pass="static",le="0.1"} 1',
    'took_seconds_bucket{pass="static",le="1"} 2',
    'took_seconds_bucket{pass="static",le="+Inf"} 3',
    'took_seconds_sum{pass="static"} 5.55',
    'took_seconds_count{pass="static"} 3',
  ]);
});

test("gauges are read when they are printed", () => {
  let value = 1;
  const gauge = createGauge("size", "Size.", () => value);
  value = 7;
  assert.ok(gauge.print().endsWith("size 7\n"));
});

test("the number of series is bounded", () => {
  const counter = createCounter("hits_total", "Hits.");
  for (let index = 0; index < 5_000; index++) counter.add({ n: String(index) });
  assert.ok(counter.print().split("\n").length < 2_100);
});
