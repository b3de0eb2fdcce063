/**
 * A port that nobody listens on, for a server that cannot choose one by itself or that must come back on the same one. It
 * is below those that systems give to connections and to servers without a wish: in the time without a server, or between
 * our look and its start, nobody is given it by chance. Who else asks here is not given it either while this process lives.
 */
import { randomInt } from "node:crypto";
import { createSocket } from "node:dgram";
import { createServer } from "node:net";

const LOWEST = 20_000;
const HIGHEST = 32_000;

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    if ((await claim(port)) && (await isFree(port))) return port;
  }
}

/** The same port of UDP, which none of these servers uses, stands for the claim: the system gives it back with the process. */
function claim(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createSocket("udp4");
    socket.once("error", () => {
      socket.close();
      resolve(false);
    });
    socket.bind({ port, address: "127.0.0.1", exclusive: true }, () => {
      socket.unref();
      resolve(true);
    });
  });
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
