/**
 * A ClickHouse for tests. The engine is ClickHouse's own, embedded in a Python process (`chdb`, put into a folder of the
 * project that git ignores); the HTTP door before it is ours (`clickhouse-door.py`) and stands in for the server's.
 * `PORTCULLIS_TEST_CLICKHOUSE_URL` names a real server instead, and nothing is started.
 */
import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bring, PYTHON } from "../prerequisites.ts";
import { childServer } from "./child-server.ts";
import { freePort } from "./free-port.ts";

export interface TestClickhouse {
  /** An empty database of its own. */
  database(): Promise<string>;
  close(): Promise<void>;
}

/** A server that a test may take away, by force, and bring back on the same port and with its data. */
export interface OwnClickhouse extends TestClickhouse {
  stop(): Promise<void>;
  start(): Promise<void>;
}

const root = join(import.meta.dirname, "..", "..");
const VERSION = "26.9.0";
const folder = join(root, ".cache", `clickhouse-${VERSION}`);

export async function startClickhouse(): Promise<TestClickhouse> {
  const url = process.env.PORTCULLIS_TEST_CLICKHOUSE_URL;
  return url ? { database: () => createDatabase(url), close: async () => {} } : startOwnClickhouse();
}

export async function startOwnClickhouse(): Promise<OwnClickhouse> {
  const program = bringEngine();
  const data = mkdtempSync(join(tmpdir(), "portcullis-clickhouse-"));
  const port = await freePort();
  const words = [join(import.meta.dirname, "clickhouse-door.py"), join(data, "engine"), String(port)];
  const { start, stop, close } = childServer("the engine", { program, words, ready: "ready on" });
  await start();
  return {
    database: () => createDatabase(`http://127.0.0.1:${port}`),
    start,
    stop,
    async close() {
      await close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function createDatabase(serverUrl: string): Promise<string> {
  const name = `portcullis_${randomUUID().replaceAll("-", "")}`;
  const answer = await fetch(serverUrl, { method: "POST", body: `CREATE DATABASE ${name}` });
  if (!answer.ok) throw new Error(await answer.text());
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}

/** The Python that has the engine; without what it would need to make data frames. Put in place whole, because several tests may want it at once. */
function bringEngine(): string {
  const python = join(folder, "bin", "python");
  if (existsSync(python)) return python;
  bring([PYTHON]);
  console.log(`the tests need ClickHouse: installing chdb-core ${VERSION} into .cache`);
  const part = `${folder}-${process.pid}`;
  must("python3", ["-m", "venv", part]);
  const options = ["--quiet", "--disable-pip-version-check", "--no-deps"];
  must(join(part, "bin", "python"), ["-m", "pip", "install", ...options, `chdb-core==${VERSION}`]);
  try {
    renameSync(part, folder);
  } catch (error) {
    if (!["ENOTEMPTY", "EEXIST"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
    rmSync(part, { recursive: true, force: true });
  }
  return python;
}

function must(program: string, words: readonly string[]): void {
  const { status, stderr } = spawnSync(program, words, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} failed: ${stderr.trim().split("\n").at(-1)}`);
}
