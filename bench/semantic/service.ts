/** The running service with the model: how soon it is ready, what it weighs, and whether the event loop stays free. */
import { readFileSync } from "node:fs";
import { startService } from "../../tools/services/service.ts";

export interface ServiceFigures {
  readonly startMs: number;
  readonly megabytes: number;
  readonly idle: Latency;
  readonly saturated: Latency;
  readonly semanticAnswers: number;
}

export interface Latency {
  readonly p50: number;
  readonly p99: number;
  readonly requests: number;
}

const PHASE_MS = 6_000;
const CONNECTIONS = 4;
const SHORT = { text: "Could you send me the notes of the meeting?", semantic: "off" };

export async function measureService(folder: string): Promise<ServiceFigures> {
  const service = await startService({ PORTCULLIS_SEMANTIC: "on", PORTCULLIS_SEMANTIC_MODEL_DIR: folder });
  try {
    for (let times = 0; times < 200; times++) await service.post("/v1/scan", SHORT);
    const idle = await staticLatency(service);
    let busy = true;
    let semanticAnswers = 0;
    const load = Array.from({ length: CONNECTIONS }, async (_, connection) => {
      for (let turn = 0; busy; turn++) {
        const text = `Report ${connection} of turn ${turn}: the committee meets again next week. `.repeat(60);
        await service.post("/v1/scan", { text, semantic: "enforce" });
        semanticAnswers++;
      }
    });
    const saturated = await staticLatency(service);
    busy = false;
    await Promise.all(load);
    return { startMs: service.startedInMs, megabytes: resident(service.pid), idle, saturated, semanticAnswers };
  } finally {
    await service.remove();
  }
}

async function staticLatency(service: Awaited<ReturnType<typeof startService>>): Promise<Latency> {
  const times: number[] = [];
  const until = performance.now() + PHASE_MS;
  while (performance.now() < until) {
    const start = performance.now();
    await service.post("/v1/scan", SHORT);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
  return { p50: at(0.5), p99: at(0.99), requests: times.length };
}

function resident(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024);
}
