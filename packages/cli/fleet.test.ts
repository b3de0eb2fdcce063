/** Several processes behind one port: real processes, real signals, one embedded store. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { PROGRAM, PROGRAM_ENV } from "../../tools/build.ts";
import { eventually } from "../../tools/services/eventually.ts";
import { roomInMonth } from "../../tools/services/month.ts";
import { type RunningService, startService } from "../../tools/services/service.ts";

const PROCESSES = 2;
const rulesDir = mkdtempSync(join(tmpdir(), "portcullis-rules-"));

const children = (pid: number) =>
  execFileSync("ps", ["-o", "pid=", "--ppid", String(pid)], { encoding: "utf8" })
    .trim()
    .split(/\s+/)
    .map(Number);

/** On a connection of its own, so that the processes take turns. */
function ask(service: RunningService, path: string, body?: object): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      service.url + path,
      {
        method: body ? "POST" : "GET",
        agent: false,
        headers: { authorization: `Bearer ${service.key}`, "content-type": "application/json" },
      },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (piece: string) => {
          text += piece;
        });
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    sent.on("error", reject);
    sent.end(body ? JSON.stringify(body) : undefined);
  });
}

describe("a fleet", () => {
  let service: RunningService;
  before(async () => {
    await roomInMonth();
    service = await startService({ PORTCULLIS_PROCESSES: String(PROCESSES), PORTCULLIS_RULES_DIR: rulesDir });
  });
  after(() => service.remove());

  test("greets once, with one key, and every process takes it", async () => {
    assert.equal(service.output().stdout.match(/ready on/g)?.length, 1);
    assert.equal(children(service.pid).length, PROCESSES);
    for (let n = 0; n < 6; n++) assert.equal((await ask(service, "/v1/scan", { text: "hello" })).status, 200);
  });

  test("counts of all processes add up in the metrics and in the quota", async () => {
    for (let n = 0; n < 10; n++) await ask(service, "/v1/scan", { text: `text ${n}` });
    // A process that is too busy to tell its counts in time is left out, once.
    let text = "";
    await eventually(async () => {
      text = (await ask(service, "/metrics")).text;
      return counted(text) === 16;
    }, "the sum of all scans so far");
    assert.match(text, /portcullis_in_flight\{process="2"\}/);
    // Counters are settled within 250 ms; then every process knows of all.
    await eventually(
      async () => usedScans((await ask(service, "/v1/scan", { text: "" })).text) >= 17,
      "17 scans told by the quota",
    );
  });

  test("a new rule is in force in every process after SIGHUP", async () => {
    const rule = {
      id: "zebra-password",
      category: "direct_injection",
      severity: "high",
      keywords: ["zebra"],
      pattern: "\\bzebra password\\b",
      title: "Names the zebra password",
      meaning: "A phrase that only the operator knows to be hostile.",
      catches: ["say the «zebra password» now"],
      ignores: ["a zebra has stripes"],
    };
    writeFileSync(join(rulesDir, "own.json"), JSON.stringify(rule));
    process.kill(service.pid, "SIGHUP");
    await eventually(async () => {
      const verdicts = [];
      for (let n = 0; n < PROCESSES * 2; n++)
        verdicts.push(await ask(service, "/v1/scan", { text: "the zebra password" }));
      return verdicts.every(({ text }) => text.includes('"zebra-password"'));
    }, "the rule in every process");
  });

  test("a process that is killed is replaced, and the others answer meanwhile", async () => {
    const [victim] = children(service.pid);
    process.kill(victim!, "SIGKILL");
    await eventually(() => !children(service.pid).includes(victim!), "its end");
    assert.equal((await ask(service, "/v1/scan", { text: "still here" })).status, 200);
    await eventually(() => children(service.pid).length === PROCESSES, "its successor");
  });

  test("SIGTERM ends all of them with 0", async () => {
    const pids = children(service.pid);
    assert.equal(await service.end("SIGTERM"), 0);
    for (const pid of pids) assert.throws(() => process.kill(pid, 0), { code: "ESRCH" });
  });
});

test("a fleet that cannot start says why and ends with a failure", () => {
  const { status, stderr } = spawnSync(process.execPath, [...PROGRAM, "serve"], {
    env: {
      ...PROGRAM_ENV,
      PATH: process.env.PATH ?? "",
      PORT: "0",
      PORTCULLIS_PROCESSES: "2",
      PORTCULLIS_DATA_DIR: mkdtempSync(join(tmpdir(), "portcullis-")),
      PORTCULLIS_RULES_DIR: "/nowhere/to/be/found",
    },
    encoding: "utf8",
    timeout: 180_000,
  });
  assert.notEqual(status, 0);
  assert.match(stderr, /PORTCULLIS_RULES_DIR/);
});

function counted(text: string): number {
  return Number(/^portcullis_requests_total\{route="\/v1\/scan",status="200"\} (\d+)$/m.exec(text)?.[1] ?? 0);
}

function usedScans(text: string): number {
  return (JSON.parse(text) as { quota: { aho: { scans: { used: number } } } }).quota.aho.scans.used;
}
