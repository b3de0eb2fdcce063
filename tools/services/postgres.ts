/**
 * A real PostgreSQL for tests: a cluster of its own in a temporary folder, on a free port, with fast settings, gone at
 * the end. Run as a program it starts one and runs a command against it:
 * `node tools/services/postgres.ts npm test`, or prints its address and waits when no command is given.
 *
 * `PORTCULLIS_TEST_DATABASE_URL` names a server that is already running, and nothing is started.
 */
import { execFile, execFileSync, spawn } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { bring, POSTGRESQL } from "../prerequisites.ts";
import { freePort } from "./free-port.ts";
import { findPostgres } from "./postgres-programs.ts";

export interface TestPostgres {
  /** Of the database `postgres`; the user may create others. */
  readonly url: string;
  close(): Promise<void>;
}

/** A server that a test may take away and bring back, on the same port and with its data. */
export interface OwnPostgres extends TestPostgres {
  stop(): Promise<void>;
  start(): Promise<void>;
}

const URL_VARIABLE = "PORTCULLIS_TEST_DATABASE_URL";
/** For a machine that is slow and busy; a server that cannot start says so at once. */
const START_SECONDS_MAX = 120;

/** Nothing here outlives the machine, so nothing waits for the disk; what was committed does outlive the server. */
const FAST_SETTINGS = {
  fsync: "off",
  full_page_writes: "off",
  autovacuum: "off",
  jit: "off",
  shared_buffers: "32MB",
  max_connections: "60",
  listen_addresses: "127.0.0.1",
};

const run = promisify(execFile);

export async function startPostgres(): Promise<TestPostgres> {
  const borrowed = process.env[URL_VARIABLE];
  return borrowed ? { url: borrowed, close: async () => {} } : startOwnPostgres();
}

export async function startOwnPostgres(): Promise<OwnPostgres> {
  bring([POSTGRESQL]);
  const programs = findPostgres()!;
  const owner = ownerOf();
  const folder = mkdtempSync(join(tmpdir(), "portcullis-postgres-"));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  const as = { ...owner, cwd: folder };
  const port = await freePort();
  const settings = Object.entries({ ...FAST_SETTINGS, unix_socket_directories: folder, port: String(port) });
  const options = settings.map(([name, value]) => `-c ${name}=${value}`).join(" ");
  const control = (...words: string[]) => run(join(programs, "pg_ctl"), ["-D", data, "-w", ...words], as);
  const start = async () => {
    await control("start", "-t", String(START_SECONDS_MAX), "-l", join(folder, "log"), "-o", options);
  };
  const stop = async () => {
    await control("stop", "-m", "immediate");
  };
  // A test that dies without closing must not leave a server behind.
  const onExit = () => {
    try {
      execFileSync(join(programs, "pg_ctl"), ["-D", data, "-m", "immediate", "stop"], { ...as, stdio: "ignore" });
    } catch {
      // It was not running.
    }
    rmSync(folder, { recursive: true, force: true });
  };

  await run(
    join(programs, "initdb"),
    ["-D", data, "-U", "postgres", "-E", "UTF8", "--locale=C", "-A", "trust", "-N"],
    as,
  );
  process.once("exit", onExit);
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    async close() {
      process.off("exit", onExit);
      await stop().catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: there it runs as the user that its package makes. */
function ownerOf(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

if (import.meta.main) {
  const server = await startPostgres();
  const [command, ...words] = process.argv.slice(2);
  if (command) {
    const env = { ...process.env, [URL_VARIABLE]: server.url };
    const child = spawn(command, words, { stdio: "inherit", env });
    child.once("exit", async (code) => {
      await server.close();
      process.exit(code ?? 1);
    });
  } else {
    process.stdout.write(`${URL_VARIABLE}=${server.url}\n`);
    const stay = setInterval(() => {}, 1_000_000);
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, async () => {
        clearInterval(stay);
        await server.close();
      });
    }
  }
}
