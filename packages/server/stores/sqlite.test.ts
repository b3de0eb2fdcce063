import assert from "node:assert/strict";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { test } from "node:test";
import { storesConformance } from "./conformance.ts";
import { openStores } from "./open.ts";
import { sqlStores } from "./sql/index.ts";
import { createSqliteEngine, openSqlite } from "./sqlite.ts";

storesConformance("sqlite", {
  outlivesProcess: true,
  async makePlace() {
    const dataDir = await mkdtemp(join(tmpdir(), "portcullis-sqlite-"));
    return {
      choice: { dataDir },
      open: () => openStores({ dataDir }),
      remove: () => rm(dataDir, { recursive: true }),
    };
  },
});

async function withFolder(run: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "portcullis-sqlite-"));
  try {
    await run(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

test("a worker that dies fails what it had not answered, and the next question starts another", () =>
  withFolder(async (folder) => {
    const engine = createSqliteEngine(join(folder, "a.db"));
    const stores = sqlStores(engine);
    await stores.meta.put("name", "kept");
    const dying = engine.worker!;
    // Slow enough to be still under way when the thread is told to end.
    const counting =
      "WITH RECURSIVE c (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 1000000) SELECT max(x) FROM c";
    const unanswered = [engine.run(counting, []), stores.meta.get("name")];
    void dying.terminate();
    for (const question of unanswered) {
      await assert.rejects(question, { name: "StoreUnavailable", reason: "unreachable" });
    }
    while (engine.worker === null) {
      await stores.meta.get("name").catch((error: Error) => assert.equal(error.name, "StoreUnavailable"));
    }
    assert.notEqual(engine.worker, dying);
    assert.equal(await stores.meta.get("name"), "kept");
    await stores.close();
  }));

test("the queue is bounded: what does not fit is refused at once, what fits is answered", () =>
  withFolder(async (folder) => {
    const stores = await openSqlite(join(folder, "a.db"));
    const asked = await Promise.allSettled(Array.from({ length: 1_200 }, () => stores.meta.get("x")));
    const refused = asked.filter((answer) => answer.status === "rejected");
    assert.equal(refused.length, 200);
    for (const { reason } of refused) assert.equal(reason.reason, "overloaded");
    assert.equal(await stores.meta.get("x"), null);
    await stores.close();
  }));

test("only the owner can read the file", () =>
  withFolder(async (folder) => {
    const path = join(folder, "inner", "a.db");
    const stores = await openSqlite(path);
    await stores.close();
    assert.equal((await stat(path)).mode & 0o777, 0o600);
    assert.equal((await stat(join(folder, "inner"))).mode & 0o777, 0o700);
  }));

test("a file that is no database, or cannot be, refuses to open as unavailable", () =>
  withFolder(async (folder) => {
    const path = join(folder, "a.db");
    await writeFile(path, "This is a letter, not a database. ".repeat(100));
    await assert.rejects(openSqlite(path), { name: "StoreUnavailable" });
    await assert.rejects(openSqlite(join(path, "below-a-file.db")), { name: "StoreUnavailable" });
  }));

test("a file made by a newer version refuses to open and says so", () =>
  withFolder(async (folder) => {
    const path = join(folder, "a.db");
    await (await openSqlite(path)).close();
    const database = new DatabaseSync(path, { timeout: 10_000 });
    database.exec("INSERT INTO migrations VALUES (999, 'from the future')");
    database.close();
    await assert.rejects(openSqlite(path), /newer version/);
  }));

test("several processes' worth of handles may open a new file at once", () =>
  withFolder(async (folder) => {
    const path = join(folder, "a.db");
    const handles = await Promise.all(Array.from({ length: 4 }, () => openSqlite(path)));
    await handles[0]!.meta.put("name", "shared");
    for (const handle of handles) assert.equal(await handle.meta.get("name"), "shared");
    await Promise.all(handles.map((handle) => handle.close()));
  }));

test("a changed or deleted audit row breaks the chain", () =>
  withFolder(async (folder) => {
    const path = join(folder, "a.db");
    const stores = await openSqlite(path);
    for (let at = 1; at <= 5; at += 1) {
      await stores.audit.append({ tenantId: null, actor: "cli", action: "key.issue", target: "k", detail: { at }, at });
    }
    const database = new DatabaseSync(path, { timeout: 10_000 });
    database.exec("UPDATE audit SET actor = 'mallory' WHERE seq = 3");
    assert.deepEqual(await stores.audit.verify(), { intact: false, seq: 3, problem: "changed" });
    database.exec("UPDATE audit SET actor = 'cli' WHERE seq = 3");
    assert.equal((await stores.audit.verify()).intact, true);
    database.exec("DELETE FROM audit WHERE seq = 2");
    assert.deepEqual(await stores.audit.verify(), { intact: false, seq: 2, problem: "missing" });
    database.close();
    await stores.close();
  }));
