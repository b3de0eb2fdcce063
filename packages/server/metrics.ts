/**
 * Counts and latencies for Prometheus. Labels are words of our own, never anything a caller sent.
 */
import type { Decision } from "@portcullis/contract";
import type { FailureReason, Verdict } from "@portcullis/engine";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { PassName, Timings } from "./http/timings.ts";

export interface Metrics {
  request(route: string, status: number, ms: number): void;
  verdict(verdict: Verdict, timings: Timings): void;
  passDidNotRun(pass: PassName, error: FailureReason | string): void;
  records(kind: "telemetry" | "captures", accepted: number, rejected: number): void;
  inFlight(count: number): void;
  shed(): void;
  print(): Promise<string>;
}

const SECONDS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function createMetrics(): Metrics {
  const registers = [new Registry()];
  const registry = registers[0]!;
  collectDefaultMetrics({ register: registry });
  const count = (name: string, help: string, labelNames: string[] = []) =>
    new Counter({ name: `portcullis_${name}`, help, labelNames, registers });
  const time = (name: string, help: string, labelNames: string[]) =>
    new Histogram({ name: `portcullis_${name}`, help, labelNames, buckets: SECONDS, registers });

  const requests = count("requests_total", "Requests answered.", ["route", "status"]);
  const requestSeconds = time("request_seconds", "Time to answer.", ["route"]);
  const passRuns = count("pass_runs_total", "Passes that ran.", ["pass"]);
  const passBlocks = count("pass_blocks_total", "Passes that would block the payload.", ["pass"]);
  const passFailures = count("pass_did_not_run_total", "Passes that were due and did not run.", ["pass", "error"]);
  const passSeconds = time("pass_seconds", "Time a pass took.", ["pass"]);
  const decisions = count("decisions_total", "Verdicts.", ["decision"]);
  const entities = count("entities_total", "Personal-data entities found.", ["type"]);
  const batches = count("records_total", "Records taken in.", ["kind", "outcome"]);
  const sheds = count("shed_total", "Requests refused to protect the others.");
  const flying = new Gauge({ name: "portcullis_in_flight", help: "Requests being answered.", registers });

  function pass(name: PassName, blocks: boolean, error: string | null): void {
    if (error !== null) passFailures.inc({ pass: name, error });
    else passRuns.inc({ pass: name });
    if (blocks) passBlocks.inc({ pass: name });
  }

  return {
    request(route, status, ms) {
      requests.inc({ route, status: String(status) });
      requestSeconds.observe({ route }, ms / 1000);
    },
    verdict(verdict, timings) {
      const decision: Decision = verdict.decision;
      decisions.inc({ decision });
      pass("static", verdict.matches.some((match) => !match.suppressed) && decision === "block", staticError(verdict));
      if (verdict.tools) pass("tools", !verdict.tools.allowed, null);
      if (verdict.modelCheck) pass("semantic", verdict.modelCheck.decision === "block", verdict.modelCheck.error);
      if (verdict.cloak) {
        pass("cloak", false, verdict.cloak.error);
        for (const entity of verdict.cloak.entities) entities.inc({ type: entity.type });
      }
      for (const [name, ms] of timings.entries()) passSeconds.observe({ pass: name }, ms / 1000);
    },
    passDidNotRun: (name, error) => passFailures.inc({ pass: name, error }),
    records(kind, accepted, rejected) {
      batches.inc({ kind, outcome: "accepted" }, accepted);
      batches.inc({ kind, outcome: "rejected" }, rejected);
    },
    inFlight: (value) => flying.set(value),
    shed: () => sheds.inc(),
    print: () => registry.metrics(),
  };
}

function staticError(verdict: Verdict): string | null {
  return verdict.reason?.startsWith("static=") ? verdict.reason.slice("static=".length) : null;
}
