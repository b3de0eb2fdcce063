/**
 * A way to a server that can be made bad: slow, or cut. Stands between the program under test and its database on
 * loopback, so that a test has a real connection with a real fault in it.
 */
import { connect, createServer, type Socket } from "node:net";

export interface FaultProxy {
  readonly port: number;
  /** Every piece from the server waits this long from now on; 0 for none. */
  delay(ms: number): void;
  /** Cuts what is open and refuses what comes, until `mend`. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openFaultProxy(target: { readonly host: string; readonly port: number }): Promise<FaultProxy> {
  const open = new Set<Socket>();
  let delayMs = 0;
  let isCut = false;

  const server = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const upstream = connect(target.port, target.host);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(one);
      one.setNoDelay(true);
      one.on("error", () => {});
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
    }
    client.on("data", (bytes) => void upstream.write(bytes));
    upstream.on("data", (bytes) => {
      if (delayMs === 0) client.write(bytes);
      else setTimeout(() => client.write(bytes), delayMs);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const destroyAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as { port: number }).port,
    delay(ms) {
      delayMs = ms;
    },
    cut() {
      isCut = true;
      destroyAll();
    },
    mend() {
      isCut = false;
    },
    async close() {
      destroyAll();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** The same address, by way of the proxy. */
export function through(url: string, { port }: FaultProxy): string {
  const way = new URL(url);
  way.host = `127.0.0.1:${port}`;
  return way.href;
}
