/** A peer of `peer.ts` as a child process. */
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

export interface Peer {
  readonly name: string;
  readonly url: string;
  readonly child: ChildProcess;
}

export function startPeer(name: "bare" | "fastify"): Promise<Peer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "peer.ts"), name], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve) => {
    child.stdout.setEncoding("utf8").once("data", (line: string) => {
      resolve({ name, child, url: /ready on (\S+)/.exec(line)![1]! });
    });
  });
}
