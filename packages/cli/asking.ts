/**
 * How `scan`, `detect` and `doctor` ask: a service in this very process, on a store that is gone afterwards, or one
 * that runs elsewhere. Both answer over the same interface, so there is one verdict, whoever gives it.
 */
import { readFileSync } from "node:fs";
import { createApp } from "@portcullis/server";
import { pino } from "pino";
import { assemble } from "./assembly.ts";
import { EXIT, type Terminal, UsageError } from "./command.ts";
import { firstKey } from "./first-key.ts";
import { readSettings } from "./settings.ts";

export interface Service {
  ask<A>(path: string, body?: object): Promise<A>;
  close(): Promise<void>;
}

/** What the service said when it would not answer. */
export class Refusal extends Error {
  /** True where the same question may get an answer later: the service is busy or away. */
  readonly passing: boolean;
  readonly retryAfterMs: number | null;

  constructor(message: string, { passing = false, retryAfterMs = null as number | null } = {}) {
    super(message);
    this.passing = passing;
    this.retryAfterMs = retryAfterMs;
  }
}

const TIMEOUT_MS = 30_000;

export async function reach(server: string | undefined, terminal: Terminal): Promise<Service> {
  return server === undefined ? ownService(terminal) : remoteService(server, terminal);
}

async function ownService({ env }: Terminal): Promise<Service> {
  const reading = readSettings({ ...env, PORTCULLIS_DATABASE_URL: undefined, PORTCULLIS_API_KEY: undefined });
  if (!reading.ok) throw new UsageError(reading.problems.join("\n"));
  const assembly = await assemble(reading.settings, pino({ level: "silent" }), { memory: true });
  const { secret } = await firstKey(assembly, null);
  const app = createApp(assembly.services, pino({ level: "silent" }));
  return {
    async ask<A>(path: string, body?: object): Promise<A> {
      const answer = await app.inject({
        method: body ? "POST" : "GET",
        url: path,
        headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
        ...(body ? { payload: JSON.stringify(body) } : {}),
      });
      return read<A>(answer.statusCode, answer.body);
    },
    async close() {
      await app.close();
      await assembly.close();
    },
  };
}

function remoteService(server: string, { env }: Terminal): Service {
  const key = env.PORTCULLIS_API_KEY;
  if (!key) throw new UsageError("--server needs the key in PORTCULLIS_API_KEY");
  return {
    async ask<A>(path: string, body?: object): Promise<A> {
      const answer = await fetch(new URL(path, server), {
        method: body ? "POST" : "GET",
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body ? { body: JSON.stringify(body) } : {}),
      }).catch((error: unknown) => {
        throw new Refusal(`no_answer: the server did not answer (${(error as Error).name})`, { passing: true });
      });
      return read<A>(answer.status, await answer.text(), Number(answer.headers.get("retry-after")) * 1000);
    },
    async close() {},
  };
}

function read<A>(status: number, body: string, retryAfterMs = 0): A {
  const passing = status === 429 || status === 503;
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    throw new Refusal(`no_answer: the server answered ${status} without JSON`, { passing: status >= 500 });
  }
  if (status === 200) return answer as A;
  const { error, message } = answer as { error?: string; message?: string };
  // Past a plan's limit the month must end first: no use in asking again soon.
  const again = passing && error !== "quota_exceeded" && error !== "not_configured";
  throw new Refusal(`${error ?? status}: ${message ?? "no message"}`, {
    passing: again,
    retryAfterMs: retryAfterMs || null,
  });
}

/** The texts named on the command line, or standard input. */
export async function readInputs(
  files: readonly string[],
  terminal: Terminal,
): Promise<{ name: string; text: string }[]> {
  if (files.length === 0) return [{ name: "-", text: await terminal.stdin() }];
  const inputs: { name: string; text: string }[] = [];
  for (const name of files) {
    if (name === "-") inputs.push({ name, text: await terminal.stdin() });
    else {
      try {
        inputs.push({ name, text: readFileSync(name, "utf8") });
      } catch (error) {
        throw new UsageError(`${name} cannot be read (${(error as NodeJS.ErrnoException).code ?? "unknown"})`);
      }
    }
  }
  return inputs;
}

/** Runs `work` with a service at hand and turns its refusals into a message and an exit code. */
export async function withService(
  server: string | undefined,
  terminal: Terminal,
  work: (service: Service) => Promise<number>,
): Promise<number> {
  const service = await reach(server, terminal);
  try {
    return await work(service);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    terminal.err(error.message);
    return EXIT.failed;
  } finally {
    await service.close();
  }
}
