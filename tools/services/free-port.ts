/**
 * A port that nobody listens on, for a server that cannot choose one by itself or that must come back on the same one. It
 * is below those that systems give to connections and to servers without a wish: in the time without a server, or between
 * our look and its start, nobody is given it by chance.
 */
import { randomInt } from "node:crypto";
import { createServer } from "node:net";

const LOWEST = 20_000;
const HIGHEST = 32_000;

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
