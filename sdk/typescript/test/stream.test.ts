/** The streaming guard where time matters, and over random ways to cut one text into chunks. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { memoryVault, RestoreDeniedError } from "../src/index.ts";
import { PortcullisFake } from "../src/testing.ts";

const chunk = (content: string) => ({
  choices: [{ index: 0, delta: { content }, finish_reason: null as string | null }],
});
type Chunk = ReturnType<typeof chunk>;
const textOf = (chunks: readonly Chunk[]) => chunks.map(({ choices }) => choices[0]?.delta.content ?? "").join("");
const chat = { provider: "chat" } as const;

async function* of(...texts: readonly string[]): AsyncGenerator<Chunk> {
  for (const text of texts) yield chunk(text);
}

async function drain<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of source) all.push(one);
  return all;
}

/** A source that gives what it has and then waits for ever, and tells when it is closed. */
function stalling(texts: readonly string[]) {
  let at = 0;
  const state = { isClosed: false };
  const source: AsyncIterable<Chunk> = {
    [Symbol.asyncIterator]: () => ({
      next: () =>
        at < texts.length ? Promise.resolve({ done: false, value: chunk(texts[at++]!) }) : new Promise(() => {}),
      return: async () => {
        state.isClosed = true;
        return { done: true, value: undefined };
      },
    }),
  };
  return { source, state };
}

describe("time", () => {
  test("at a pause of the source, what was scanned and is not held leaves", async () => {
    const { source } = stalling(["a".repeat(100), "b".repeat(100), "c".repeat(256)]);
    const stream = new PortcullisFake().guard.stream(source, chat);
    assert.equal((await stream.next()).value?.choices[0]?.delta.content[0], "a");
    assert.equal((await stream.next()).value?.choices[0]?.delta.content[0], "b");
  });

  test("an attack is seen at a pause, and ends a stream whose source still waits", async () => {
    const { source, state } = stalling(["some evil words", " and more".repeat(27), " to come"]);
    const events = await drain(new PortcullisFake().block("rule", { when: "evil" }).guard.stream(source, chat));
    assert.deepEqual(
      events.map(({ choices }) => choices[0]?.finish_reason),
      ["content_filter"],
    );
    assert.equal(state.isClosed, true);
  });

  test("at a pause that would let nothing out, nothing is asked", async () => {
    const fake = new PortcullisFake();
    async function* slow(): AsyncGenerator<Chunk> {
      for (const text of ["one ", "two ", "three"]) {
        yield chunk(text);
        await new Promise((resolve) => setTimeout(resolve, 70));
      }
    }
    assert.equal(textOf(await drain(fake.guard.stream(slow(), chat))), "one two three");
    assert.deepEqual(
      fake.calls.map(({ body }) => body.text),
      ["one two three"],
    );
  });

  test("a reader that leaves early closes the source", async () => {
    const { source, state } = stalling(["a".repeat(300), "b".repeat(600)]);
    for await (const _ of new PortcullisFake().guard.stream(source, chat)) break;
    assert.equal(state.isClosed, true);
  });

  test("a source that fails is heard of, and what was not checked is not let go", async () => {
    async function* failing(): AsyncGenerator<Chunk> {
      yield chunk("unchecked");
      throw new Error("the provider hung up");
    }
    const seen: Chunk[] = [];
    await assert.rejects(async () => {
      for await (const one of new PortcullisFake().guard.stream(failing(), chat)) seen.push(one);
    }, /hung up/);
    assert.deepEqual(seen, []);
  });

  test("one record, when the stream is over", async () => {
    const fake = new PortcullisFake({ telemetry: true, flushIntervalMs: 60_000 });
    await drain(fake.guard.stream(of("hello ", "there"), chat));
    await fake.flush();
    const batches = fake.calls.filter(({ path }) => path === "/v1/telemetry");
    const records = batches.flatMap(({ body }) => body.records as { scannedChars: number; decision: string }[]);
    assert.deepEqual(
      records.map(({ scannedChars, decision }) => [scannedChars, decision]),
      [[11, "allow"]],
    );
    await fake.close();
  });
});

describe("whose stream it is", () => {
  test("is read from its events", async () => {
    const fake = new PortcullisFake().block("rule", { when: "evil" });
    const last = async (events: readonly object[]) =>
      (await drain(fake.guard.stream(streamOf(events)))).at(-1) as { type?: string };
    assert.equal(
      (await last([{ type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "evil" } }])).type,
      "error",
    );
    assert.equal((await last([{ type: "response.output_text.delta", delta: "evil" }])).type, "response.failed");
    assert.equal((await last([{ type: "text-delta", id: "1", delta: "evil" }])).type, "error");
    assert.ok("portcullis" in (await last([chunk("evil")])));
  });
  test("what is not understood is refused, not passed", async () => {
    await assert.rejects(drain(new PortcullisFake().guard.stream(streamOf([{ words: "evil" }]))), {
      name: "ConfigurationError",
      option: "provider",
    });
  });
});

async function* streamOf(events: readonly object[]): AsyncGenerator<object> {
  yield* events;
}

describe("any way to cut a text into chunks", () => {
  const tokenOf = (n: number) => `<EMAIL_${String(n).padStart(12, "0")}>`;
  const word = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 40 }),
    fc.nat(3).map(tokenOf),
    fc.nat(3).map((n) => tokenOf(n).slice(1, -1).toLowerCase()),
    fc.constantFrom("<EMAIL_", "<", "EMAIL_0000", "&lt;", ">"),
  );
  test("restores the same text as restoring it whole, and keeps every chunk", async () => {
    const vault = memoryVault();
    for (let n = 0; n < 3; n++) {
      await vault.put({
        token: tokenOf(n),
        subject: "default",
        type: "email",
        value: `${"v".repeat(n * 40)}${n}`,
        expiresAt: Date.now() + 600_000,
      });
    }
    const fake = new PortcullisFake({ vault });
    await fc.assert(
      fc.asyncProperty(
        fc.array(word, { maxLength: 40 }),
        fc.array(fc.nat(30), { maxLength: 60 }),
        fc.nat(300),
        async (words, cuts, holdChars) => {
          const text = words.join(" ");
          const pieces: string[] = [];
          let at = 0;
          for (const length of cuts) {
            pieces.push(text.slice(at, at + length));
            at = Math.min(at + length, text.length);
          }
          pieces.push(text.slice(at));
          const whole = (await fake.guard.cloak.restore({ text })).payload.text;
          const out = await drain(fake.guard.stream(of(...pieces), { ...chat, holdChars }));
          assert.equal(textOf(out), whole);
          assert.equal(out.length, pieces.length);
        },
      ),
      { numRuns: 300 },
    );
  });
  test("never lets a character of another subject's token go as a value", async () => {
    const vault = memoryVault();
    await vault.put({
      token: tokenOf(0),
      subject: "bob",
      type: "email",
      value: "bob@bob.example",
      expiresAt: Date.now() + 600_000,
    });
    const stream = new PortcullisFake({ vault }).guard.stream(of("to ", tokenOf(0)), chat);
    await assert.rejects(drain(stream), RestoreDeniedError);
  });
});
