/**
 * The life of a server that is a child process of a test: started, known to be ready by what it says, killed, started
 * again, and not left behind by a test that dies.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

export interface ChildServer {
  /** Resolves once it has said the word. */
  start(): Promise<void>;
  /** By force; resolves when it is gone. */
  stop(): Promise<void>;
  /** Stops it for good. */
  close(): Promise<void>;
}

/** A machine that is busy with other tests may take long; one that does not start at all is told by its end. */
const START_MS_MAX = 120_000;

export function childServer(
  name: string,
  options: { readonly program: string; readonly words: readonly string[]; readonly ready: string },
): ChildServer {
  const { program, words, ready } = options;
  let child: ChildProcess | null = null;
  const onExit = () => child?.kill("SIGKILL");
  process.once("exit", onExit);

  async function stop(): Promise<void> {
    const ending = child;
    child = null;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = once(ending, "exit");
    ending.kill("SIGKILL");
    await ended;
  }

  return {
    async start() {
      const starting = spawn(program, words, { stdio: ["ignore", "pipe", "inherit"] });
      child = starting;
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${name} did not start in time`)), START_MS_MAX);
        const give = (error?: Error) => {
          clearTimeout(timer);
          if (error) reject(error);
          else resolve();
        };
        let said = "";
        starting.once("error", give);
        starting.once("exit", () => give(new Error(`${name} ended at once:\n${said}`)));
        // What it says later is read too, or it would wait for a reader.
        starting.stdout.setEncoding("utf8").on("data", (text: string) => {
          said = (said + text).slice(-4_000);
          if (said.includes(ready)) give();
        });
      });
    },
    stop,
    async close() {
      process.off("exit", onExit);
      await stop();
    },
  };
}
