/**
 * Counts and latencies for Prometheus. Labels are words of our own, never anything a caller sent.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Decision } from "@portcullis/contract";
import type { FailureReason, Verdict } from "@portcullis/engine";
import { PASSES, type PassName, type Timings } from "./http/timings.ts";
import { type Count, createCounter, createGauge, createHistogram, type Instrument, type Times } from "./prometheus.ts";

export interface Metrics {
  request(route: string, status: number, ms: number): void;
  verdict(verdict: Verdict, timings: Timings): void;
  passDidNotRun(pass: PassName, error: FailureReason | string): void;
  records(kind: "telemetry" | "captures", accepted: number, rejected: number): void;
  /** Of the decision log. */
  recorded(count: number): void;
  lost(reason: "overflow" | "store", count: number): void;
  /** A value that is read when it is asked for. */
  watch(name: string, help: string, read: () => number): void;
  inFlight(count: number): void;
  /** How many requests are being answered. */
  flying(): number;
  shed(): void;
  print(): string;
}

const SECONDS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const startedAt = Math.round(Date.now() / 1000 - process.uptime());

export function createMetrics(): Metrics {
  const instruments: Instrument[] = [];
  const kept = <I extends Instrument>(instrument: I): I => {
    instruments.push(instrument);
    return instrument;
  };
  const count = (name: string, help: string) => kept(createCounter(`portcullis_${name}`, help));
  const time = (name: string, help: string) => kept(createHistogram(`portcullis_${name}`, help, SECONDS));
  const gauge = (name: string, help: string, read: () => number) => kept(createGauge(name, help, read));

  const requests = count("requests_total", "Requests answered.");
  const requestSeconds = time("request_seconds", "Time to answer.");
  const passRuns = count("pass_runs_total", "Passes that ran.");
  const passBlocks = count("pass_blocks_total", "Passes that would block the payload.");
  const passFailures = count("pass_did_not_run_total", "Passes that were due and did not run.");
  const passSeconds = time("pass_seconds", "Time a pass took.");
  const decisions = count("decisions_total", "Verdicts.");
  const entities = count("entities_total", "Personal-data entities found.");
  const batches = count("records_total", "Records taken in.");
  const recorded = count("decisions_recorded_total", "Decisions written to the log.");
  const lost = count("decisions_lost_total", "Decisions that the log could not keep.");
  const sheds = count("shed_total", "Requests refused to protect the others.");
  let flying = 0;
  gauge("portcullis_in_flight", "Requests being answered.", () => flying);
  gauge("process_resident_memory_bytes", "Resident memory.", () => process.memoryUsage.rss());
  gauge("process_cpu_seconds_total", "Processor time used.", () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  gauge("process_start_time_seconds", "When the process started.", () => startedAt);
  const lag = monitorEventLoopDelay({ resolution: 20 });
  lag.enable();
  gauge("nodejs_eventloop_lag_p99_seconds", "Lag of the event loop.", () => lag.percentile(99) / 1e9);

  // Every request adds to the same few series: they are named once.
  const ofRoutes = new Map<string, { readonly times: Times; readonly byStatus: Map<number, Count> }>();
  const ofDecision = remembered((decision: Decision) => decisions.of({ decision }));
  const ofRuns = remembered((name: PassName) => passRuns.of({ pass: name }));
  const ofTimes = remembered((name: PassName) => passSeconds.of({ pass: name }));

  function pass(name: PassName, blocks: boolean, error: string | null): void {
    if (error !== null) passFailures.add({ pass: name, error });
    else ofRuns(name).n += 1;
    if (blocks) passBlocks.add({ pass: name });
  }

  function ofRoute(route: string) {
    const known = ofRoutes.get(route);
    if (known) return known;
    const fresh = { times: requestSeconds.of({ route }), byStatus: new Map<number, Count>() };
    ofRoutes.set(route, fresh);
    return fresh;
  }

  return {
    request(route, status, ms) {
      const { times, byStatus } = ofRoute(route);
      let count = byStatus.get(status);
      if (count === undefined) {
        count = requests.of({ route, status: String(status) });
        byStatus.set(status, count);
      }
      count.n += 1;
      times.observe(ms / 1000);
    },
    verdict(verdict, timings) {
      const decision: Decision = verdict.decision;
      ofDecision(decision).n += 1;
      pass("static", verdict.matches.some((match) => !match.suppressed) && decision === "block", staticError(verdict));
      if (verdict.tools) pass("tools", !verdict.tools.allowed, null);
      if (verdict.modelCheck) pass("semantic", verdict.modelCheck.decision === "block", verdict.modelCheck.error);
      if (verdict.cloak) {
        pass("cloak", false, verdict.cloak.error);
        for (const entity of verdict.cloak.entities) entities.add({ type: entity.type });
      }
      for (const name of PASSES) if (timings[name] >= 0) ofTimes(name).observe(timings[name] / 1000);
    },
    passDidNotRun: (name, error) => passFailures.add({ pass: name, error }),
    records(kind, accepted, rejected) {
      batches.add({ kind, outcome: "accepted" }, accepted);
      batches.add({ kind, outcome: "rejected" }, rejected);
    },
    recorded: (written) => recorded.add({}, written),
    lost: (reason, records) => lost.add({ reason }, records),
    watch: (name, help, read) => void gauge(`portcullis_${name}`, help, read),
    inFlight: (value) => {
      flying = value;
    },
    flying: () => flying,
    shed: () => sheds.add({}),
    print: () => instruments.map((instrument) => instrument.print()).join(""),
  };
}

/** For words of closed lists of ours. */
function remembered<K extends string, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
}

function staticError(verdict: Verdict): string | null {
  return verdict.reason?.startsWith("static=") ? verdict.reason.slice("static=".length) : null;
}
