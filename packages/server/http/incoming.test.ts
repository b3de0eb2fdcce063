/** The body of a request on a real connection, had whole or as a stream. */
import assert from "node:assert/strict";
import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { type TestContext, test } from "node:test";
import { setImmediate as turn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { readBody } from "./body.ts";
import { Incoming } from "./incoming.ts";

/** What each request is handed to, and a raw connection to the server. */
async function open(t: TestContext, handle: (request: Incoming) => Promise<string>) {
  const server = createServer({ IncomingMessage: Incoming }, (request, response) => {
    handle(request as Incoming).then(
      (text) => response.end(text),
      (error: Error) => {
        response.statusCode = 400;
        response.end(error.message);
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let heard = "";
  socket.setEncoding("utf8").on("data", (text: string) => {
    heard += text;
  });
  t.after(() => {
    socket.destroy();
    server.close();
  });
  return {
    socket,
    async until(pattern: RegExp): Promise<string> {
      while (!pattern.test(heard)) await turn();
      return heard;
    },
  };
}

const gathered = (after: () => Promise<unknown> = async () => {}, bytesMax = 1_000_000) => {
  return async (request: Incoming) => {
    request.gather();
    await after();
    return `<${(await readBody(request, bytesMax)).toString()}>`;
  };
};
const head = (length: number) => `POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${length}\r\n\r\n`;

test("a body that came along with its head is there at once, and one in pieces when it is whole", async (t) => {
  const sync: boolean[] = [];
  const { socket, until } = await open(t, async (request) => {
    request.gather();
    await turn();
    const bytes = readBody(request, 100);
    sync.push(!(bytes instanceof Promise));
    return `<${(await bytes).toString()}>`;
  });
  socket.write(`${head(5)}hello`);
  await until(/<hello>/);
  socket.write(`${head(5)}he`);
  while (sync.length < 2) await turn();
  socket.write("y");
  await turn();
  socket.write("oh");
  await until(/<heyoh>/);
  assert.deepEqual(sync, [true, false]);
});

test("requests that come all at once are told apart, announced or in chunks", async (t) => {
  const { socket, until } = await open(t, gathered());
  const chunks = "POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n3\r\ntwo\r\n4\r\nfour\r\n0\r\n\r\n";
  socket.write(`${head(3)}one${chunks}${head(4)}last`);
  const heard = await until(/<last>/);
  assert.deepEqual(heard.match(/<.*?>/g), ["<one>", "<twofour>", "<last>"]);
});

test("while nobody asks no more is taken than a stream would take, and all of it comes when somebody does", async (t) => {
  const asked = Promise.withResolvers<void>();
  const seen = Promise.withResolvers<IncomingMessage>();
  const { socket, until } = await open(t, async (request) => {
    seen.resolve(request);
    return String((await gathered(() => asked.promise, 20_000_000)(request)).length);
  });
  const bytes = 8_000_000;
  socket.write(head(bytes) + "x".repeat(bytes));
  const { socket: taken } = await seen.promise;
  while (!taken.isPaused()) await turn();
  assert.ok(taken.bytesRead < 1_000_000, String(taken.bytesRead));
  asked.resolve();
  await until(new RegExp(String(bytes + 2)));
});

test("more than is taken is refused, whether it came before somebody asked or after", async (t) => {
  for (const after of [async () => {}, () => turn(undefined)]) {
    const { socket, until } = await open(t, gathered(after, 10));
    socket.write("POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nb\r\neleven char\r\n");
    assert.match(await until(/HTTP/), /^HTTP\/1.1 400/);
  }
});

test("a request that was dropped unread leaves its connection to the next one, however long its body is", async (t) => {
  let count = 0;
  const { socket, until } = await open(t, async (request) => {
    count += 1;
    if (count === 2) return gathered()(request);
    request.gather();
    await turn();
    request.letGo();
    return "<dropped>";
  });
  socket.write(`${head(3_000_000)}${"x".repeat(3_000_000)}${head(4)}next`);
  await until(/<dropped>.*<next>/s);
});

test("who does not gather has a stream, and so has who comes too late", async (t) => {
  const { socket, until } = await open(t, async (request) => {
    await turn();
    request.gather();
    assert.equal(request.gathered(), null);
    let text = "";
    for await (const piece of request) text += piece;
    return `<${text}>`;
  });
  socket.write(`${head(5)}hello`);
  await until(/<hello>/);
});

test("a request that was answered is not kept alive by the connection that it came on", async (t) => {
  let last: WeakRef<Incoming> | null = null;
  const { socket, until } = await open(t, async (request) => {
    last = new WeakRef(request);
    return gathered()(request);
  });
  socket.write(`${head(5)}hello`);
  await until(/<hello>/);
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  setFlagsFromString("--no-expose-gc");
  for (let tries = 0; tries < 100 && last!.deref() !== undefined; tries += 1) {
    await turn();
    collect();
  }
  assert.equal(last!.deref(), undefined);
});
