/**
 * What the service takes: the most that one process answers, what two answer, and what becomes of twice the most.
 * Client and service share the machine's cores, so shares and ratios speak, not rates.
 */
import { type RunningService, startService } from "../../tools/service.ts";
import { load, requestBytes } from "../http/load.ts";
import { machine, table, writeSection } from "../report.ts";
import { openLoop, percentile } from "./open-loop.ts";

const ROUND_MS = 4_000;
const WARM_MS = 1_500;
const CONNECTIONS = 16;
const OVERLOAD_CONNECTIONS = 400;
const TEXT = "The quarterly report is ready for review. Please send your notes to the team before Thursday. "
  .repeat(11)
  .slice(0, 1000);

export async function benchScanLoad(): Promise<void> {
  const one = await startService({ PORTCULLIS_LOG_LEVEL: "silent" });
  const most = await saturate(one);
  const loads: string[][] = [];
  for (const times of [0.5, 1, 2]) loads.push(await offer(one, times, most));
  const { body } = await one.post("/v1/scan", { text: "hello", semantic: "off" });
  if (body.decision !== "allow") throw new Error("the service does not answer after the overload");
  await one.remove();

  const two = await startService({ PORTCULLIS_LOG_LEVEL: "silent", PORTCULLIS_PROCESSES: "2" });
  const mostOfTwo = await saturate(two);
  await two.remove();

  writeSection(
    "load-scan",
    `## Load (\`npm run bench:load\`)

${machine()}. Scans of 1 KB, \`semantic: off\`; client and service share the cores.

One process answers ${Math.round(most)} a second at most (${CONNECTIONS} connections that wait for each answer); two processes
${Math.round(mostOfTwo)}, ${(mostOfTwo / most).toFixed(2)} ×. Then requests come at a set rate, whether answered or not; a time counts from when the request was due:

${table(["offered", "a second", "admitted", "p50 ms", "p99 ms", "p99 ÷ p50", "shed with 503", "shed p50 ms", "shed p99 ms", "failed", "never sent"], loads)}`,
  );
}

async function saturate(service: RunningService): Promise<number> {
  const asked = { url: service.url, request: ask(service), connections: CONNECTIONS };
  await load({ ...asked, ms: WARM_MS });
  const { answers, seconds } = await load({ ...asked, ms: ROUND_MS });
  return answers / seconds;
}

async function offer(service: RunningService, times: number, most: number): Promise<string[]> {
  const perSecond = most * times;
  const result = await openLoop({
    url: service.url,
    request: ask(service),
    perSecond,
    ms: ROUND_MS,
    connections: OVERLOAD_CONNECTIONS,
  });
  const { admitted, shed, failures, unsent } = result;
  const all = admitted.length + shed.length + failures + unsent;
  const ms = (list: Float64Array, share: number) => (list.length === 0 ? "" : percentile(list, share).toFixed(1));
  return [
    `${times} ×`,
    perSecond.toFixed(0),
    `${((100 * admitted.length) / all).toFixed(0)} %`,
    ms(admitted, 0.5),
    ms(admitted, 0.99),
    (percentile(admitted, 0.99) / percentile(admitted, 0.5)).toFixed(1),
    `${((100 * shed.length) / all).toFixed(0)} %`,
    ms(shed, 0.5),
    ms(shed, 0.99),
    String(failures),
    String(unsent),
  ];
}

function ask(service: RunningService): Buffer {
  return requestBytes("/v1/scan", JSON.stringify({ text: TEXT, semantic: "off" }), {
    authorization: `Bearer ${service.key}`,
  });
}
