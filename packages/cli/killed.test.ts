/**
 * The running program killed, and under a clock that jumps. What was acknowledged is there once; what could not be kept
 * was refused.
 */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { openStores } from "@portcullis/server/stores";
import { eventually } from "../../tools/services/eventually.ts";
import { roomInMonth, thisMonth } from "../../tools/services/month.ts";
import { startPostgres, type TestPostgres } from "../../tools/services/postgres.ts";
import { type RunningService, startService } from "../../tools/services/service.ts";
import { killRounds } from "../../tools/soak/kill-rounds.ts";
import { createDatabase, type TestDatabase } from "../server/stores/conformance/database.ts";

/** `npm run soak:kill` does a hundred of each. */
const ROUNDS = 5;
const KEY = "killed-key-of-the-operator-0001";
const folders: string[] = [];

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "portcullis-killed-"));
  folders.push(made);
  return made;
}
after(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

const record = (id: string, ts = new Date().toISOString()) => ({
  id,
  ts,
  type: "guard.scan",
  decision: "allow",
  blocked: false,
});

describe("killed under load", () => {
  let server: TestPostgres;
  let database: TestDatabase;
  before(async () => {
    server = await startPostgres();
    database = await createDatabase(server.url);
  });
  after(async () => {
    await database.drop();
    await server.close();
  });

  test("kill -9, again and again, on the embedded store: every acknowledged record is there exactly once", async () => {
    const dataDir = folder();
    const report = await killRounds({ rounds: ROUNDS, env: {}, dataDir, choice: { dataDir } });
    assert.deepEqual([report.missing, report.doubled, report.counted], [[], [], report.stored]);
    assert.ok(report.acknowledged > ROUNDS * 100, String(report.acknowledged));
  });

  test("kill -9, again and again, on PostgreSQL: every acknowledged record is there exactly once", async () => {
    const { url } = database;
    const env = { PORTCULLIS_DATABASE_URL: url };
    const report = await killRounds({ rounds: ROUNDS, env, dataDir: folder(), choice: { url } });
    assert.deepEqual([report.missing, report.doubled, report.counted], [[], [], report.stored]);
    assert.ok(report.acknowledged > ROUNDS * 100, String(report.acknowledged));
  });

  test("two replicas and one killed: the other goes on, and no more than its last moments are uncounted", async (t) => {
    await roomInMonth();
    const { url, drop } = await createDatabase(server.url);
    const env = { PORTCULLIS_DATABASE_URL: url, PORTCULLIS_API_KEY: KEY, PORTCULLIS_LOG_LEVEL: "silent" };
    const [staying, dying] = (await Promise.all([startService(env), startService(env)])) as [
      RunningService,
      RunningService,
    ];
    t.after(() => Promise.all([staying.remove(), dying.remove()]));
    const answered: RunningService[] = [];
    const acknowledged: string[] = [];
    let stopping = false;
    const tell = async (at: RunningService, client: number) => {
      // Both replicas get most of the same records, so that what one was killed over comes to the other as well.
      for (let n = 0; !stopping; n += 1) {
        const ids = Array.from({ length: 50 }, (_, i) => (i < 40 ? `both-${n}-${i}` : `of-${client}-${n}-${i}`));
        const answer = await at.post("/v1/telemetry", { records: ids.map((id) => record(id)) }, KEY).catch(() => null);
        if (answer === null) return;
        assert.equal(answer.status, 200);
        acknowledged.push(...ids);
      }
    };
    let pausing = false;
    const load = async (at: RunningService) => {
      while (!stopping && !pausing) {
        const answer = await at.post("/v1/scan", { text: "hello" }, KEY).catch(() => null);
        if (answer === null) return;
        assert.equal(answer.status, 200);
        answered.push(at);
      }
    };
    const answeredBy = (one: RunningService) => answered.filter((by) => by === one).length;
    const loadAll = () => Promise.all([staying, dying, staying, dying].map(load));
    const stores = await openStores({ url });
    const counted = async () => (await stores.usage.read([{ tenantId: "default", period: thisMonth() }]))[0]!.ahoScans;
    const tellers = [staying, dying].map(tell);
    // In a pause between two loads all that was answered comes to be counted: that much can never be lost again.
    const first = loadAll();
    await eventually(() => answeredBy(dying) >= 200);
    pausing = true;
    await first;
    await eventually(async () => (await counted()) === answered.length);
    const surelyOfDying = answeredBy(dying);
    pausing = false;
    const second = loadAll();
    await eventually(() => answeredBy(dying) >= surelyOfDying + 20 && acknowledged.length >= 1_000);
    await dying.end("SIGKILL");
    const then = answered.length;
    await eventually(() => answered.length >= then + 50);
    stopping = true;
    await Promise.all([second, ...tellers]);
    assert.equal(await staying.end("SIGTERM"), 0);
    const scans = await counted();
    const stored = (await stores.telemetry.list("default", { limit: 1_000_000 })).map(({ record: { id } }) => id);
    const there = new Set(stored);
    assert.equal(there.size, stored.length, "no id is there twice");
    assert.deepEqual(
      acknowledged.filter((id) => !there.has(id)),
      [],
    );
    const surely = answeredBy(staying) + surelyOfDying;
    assert.ok(scans >= surely, `${scans} counted of at least ${surely}`);
    // A scan that was counted and whose answer did not get out any more is one at most for each of its clients.
    assert.ok(scans <= answered.length + 2, `${scans} counted of ${answered.length} answered`);
    await stores.close();
    await drop();
  });
});

test("a clock that jumps a day ahead, back, and into the next month: every request is answered, months are kept apart", async (t) => {
  const file = join(folder(), "clock");
  const day = 86_400_000;
  // Told apart from the machine's clock, so that it is the same day whenever this runs: the last of May.
  const lastOfMay = Date.UTC(2026, 4, 31, 12) - Date.now();
  const jump = (days: number) => writeFileSync(file, String(lastOfMay + days * day));
  jump(0);
  const clock = pathToFileURL(join(import.meta.dirname, "../../tools/services/jumping-clock.mjs")).href;
  const service = await startService({
    NODE_OPTIONS: `--import ${clock}`,
    JUMPING_CLOCK_FILE: file,
    // Fourteen hours ahead of UTC, by which months are told: it is June here.
    TZ: "Pacific/Kiritimati",
    PORTCULLIS_API_KEY: KEY,
    PORTCULLIS_RATE_LIMIT: "1000",
    PORTCULLIS_LOG_LEVEL: "silent",
  });
  t.after(() => service.remove());
  const scan = async () => {
    const { status, body } = await service.post("/v1/scan", { text: "hello" }, KEY);
    assert.equal(status, 200, JSON.stringify(body));
    return (body as { quota: { period: string; aho: { scans: { used: number } } } }).quota;
  };
  assert.equal((await scan()).period, "2026-05");
  let told = 0;
  for (const [days, period] of [
    [1, "2026-06"],
    [-2, "2026-05"],
    [40, "2026-07"],
    [0, "2026-05"],
  ] as const) {
    jump(days);
    await eventually(async () => (await scan()).period === period);
    told += 1;
    const answer = await service.post("/v1/telemetry", { records: [record(`j${told}`)] }, KEY);
    assert.deepEqual(answer.body, { accepted: 1, rejected: 0 });
    assert.equal((await fetch(`${service.url}/readyz`)).status, 200);
  }
  // What was counted under the other clocks arrives when it settles; from then on each scan is one more.
  await eventually(async () => {
    const before = (await scan()).aho.scans.used;
    return (await scan()).aho.scans.used === before + 1;
  });
  assert.equal(await service.end("SIGTERM"), 0);
  const stores = await openStores({ dataDir: service.dataDir });
  assert.equal((await stores.telemetry.list("default", { limit: 10 })).length, told);
  await stores.close();
});
