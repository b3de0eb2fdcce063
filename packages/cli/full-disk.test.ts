/**
 * The running program while there is no room to write: telemetry is refused and scans go on; with room again it recovers by
 * itself, nothing that was acknowledged is missing and nothing is there twice.
 */
import assert from "node:assert/strict";
import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { openStores, type StoreChoice } from "@portcullis/server/stores";
import pg from "pg";
import { eventually } from "../../tools/services/eventually.ts";
import { mountSmallDisk, openSmallDisk } from "../../tools/services/full-disk.ts";
import { roomInMonth, thisMonth } from "../../tools/services/month.ts";
import { startOwnPostgres } from "../../tools/services/postgres.ts";
import { type RunningService, startService } from "../../tools/services/service.ts";
import { openTeller } from "../../tools/services/teller.ts";
import { createDatabase, runOnServer } from "../server/stores/conformance/database.ts";

const KEY = "full-disk-key-of-the-operator-01";
/** An empty database has seven. */
const TABLESPACE_MB = 24;
const ENV = { PORTCULLIS_API_KEY: KEY, PORTCULLIS_LOG_LEVEL: "silent" };

interface Disk {
  fill(): Promise<void> | void;
  free(): Promise<void> | void;
}

async function outlast(service: RunningService, disk: Disk, choice: StoreChoice): Promise<void> {
  await roomInMonth();
  // What is refused is sent again, as a client does: nothing of it may be there twice in the end.
  const { tell, expectKept } = openTeller(service, { key: KEY, batch: 200 });
  const scan = async () => (await service.post("/v1/scan", { text: "hello" }, KEY)).status;
  assert.deepEqual([await tell(), await scan()], [200, 200]);
  await disk.fill();
  let status = 200;
  for (let tries = 0; tries < 200 && status === 200; tries += 1) status = await tell();
  assert.equal(status, 503);
  for (let i = 0; i < 5; i += 1) assert.deepEqual([await scan(), await tell(2)], [200, 503]);
  await disk.free();
  await eventually(async () => (await tell(2)) === 200);
  assert.equal(await scan(), 200);
  assert.equal(await service.end("SIGTERM"), 0);
  const stores = await openStores(choice);
  const stored = (await stores.telemetry.list("default", { limit: 1_000_000 })).map(({ record: { id } }) => id);
  const [usage] = await stores.usage.read([{ tenantId: "default", period: thisMonth() }]);
  await stores.close();
  expectKept(stored);
  assert.equal(usage!.ahoScans, 7, "every scan was counted, also those made without room");
}

test("a full disk under the embedded store", async (t) => {
  const dataDir = mkdtempSync(join(tmpdir(), "portcullis-full-"));
  const disk = openSmallDisk(dataDir, "portcullis.db");
  const service = await startService(ENV, dataDir);
  t.after(async () => {
    await service.end("SIGKILL");
    disk.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  await outlast(service, { fill: () => disk.fill(service.pid), free: () => disk.free(service.pid) }, { dataDir });
});

test("a full disk under PostgreSQL", async (t) => {
  const server = await startOwnPostgres();
  const folder = mkdtempSync(join(tmpdir(), "portcullis-full-"));
  const { url, disk } = (await onSmallTablespace(server.url, folder)) ?? (await onServerThatSaysSo(server.url));
  const service = await startService({ ...ENV, PORTCULLIS_DATABASE_URL: url });
  t.after(async () => {
    await service.remove();
    await server.close();
    disk.close();
    rmSync(folder, { recursive: true, force: true });
  });
  await outlast(service, disk, { url });
});

interface FullDatabase {
  readonly url: string;
  readonly disk: Disk & { close(): void };
}

/** A database whose tables lie on a small file system of their own; null where this machine lets us mount none. */
async function onSmallTablespace(serverUrl: string, folder: string): Promise<FullDatabase | null> {
  const owner = statSync(await dataDirectory(serverUrl));
  chownSync(folder, owner.uid, owner.gid);
  const mounted = mountSmallDisk(folder, TABLESPACE_MB);
  if (mounted === null) return null;
  const space = join(folder, "space");
  mkdirSync(space);
  chownSync(space, owner.uid, owner.gid);
  await runOnServer(serverUrl, `CREATE TABLESPACE small LOCATION '${space}'`);
  const { url } = await createDatabase(serverUrl, "TABLESPACE small");
  return {
    url,
    disk: { fill: () => mounted.fill(0), free: () => mounted.free(0), close: mounted.close },
  };
}

/** The same answer of the server without a disk to fill: every row of an event meets "disk full". */
async function onServerThatSaysSo(serverUrl: string): Promise<FullDatabase> {
  const { url } = await createDatabase(serverUrl);
  await (await openStores({ url })).close();
  await runOnServer(
    url,
    `CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = 'disk_full'; END $$`,
  );
  return {
    url,
    disk: {
      fill: () =>
        runOnServer(
          url,
          "CREATE TRIGGER no_room BEFORE INSERT ON portcullis.events FOR EACH ROW EXECUTE FUNCTION no_room()",
        ),
      free: () => runOnServer(url, "DROP TRIGGER no_room ON portcullis.events"),
      close: () => {},
    },
  };
}

async function dataDirectory(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>("SHOW data_directory");
  await client.end();
  return rows[0]!.data_directory;
}
