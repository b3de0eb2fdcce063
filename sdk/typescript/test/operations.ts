/** Each operation of a case, done with this client. */
import assert from "node:assert/strict";
import { readVerdict } from "../src/answer.ts";
import { writeValue } from "../src/cloak/protect.ts";
import { openSealed, sealer } from "../src/cloak/seal.ts";
import { digitsOf, importTokenKey, strategyFor } from "../src/cloak/token.ts";
import { fold } from "../src/fold.ts";
import { blockBody, PortcullisClient, type Vault } from "../src/index.ts";
import { flatten, locate, rewrite } from "../src/payload/flatten.ts";
import { cut } from "../src/payload/pieces.ts";
import { recordOf } from "../src/telling/record.ts";
import { memoryVault, type VaultEntry } from "../src/vaults/vault.ts";
import type { EntityType, Strategy } from "../src/words.ts";
import { type CannedAnswer, startCanned } from "./canned.ts";
import { assertFits, expand } from "./fits.ts";

type Fields = Readonly<Record<string, unknown>>;
type Operation = (given: Fields, expect: Fields) => Promise<void>;

const KEY = "pk_test_conformance_key_000";
/** Tries to keep a bound of time: what passes it every time is the client's doing, not the machine's. */
const ROUNDS_MAX = 6;

interface Scene {
  readonly client: PortcullisClient;
  readonly vault: RecordingVault;
}

/** A pure operation: what comes out is held against the expectation, a refusal against its name. */
function pure(act: (given: never) => unknown): Operation {
  return async (given, expect) => {
    assertFits(expand(expect), await outcomeOf(() => act(expand(given) as never)));
  };
}

/** An operation against a scripted service. */
function served(act: (scene: Scene, given: never) => Promise<unknown>): Operation {
  return async (given, { withinMs, ...expect }) => {
    const bound = Number(withinMs ?? Number.POSITIVE_INFINITY);
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round === 0 || (round < ROUNDS_MAX && best > bound); round++)
      best = Math.min(best, await play(act, expand(given) as Fields, expand(expect) as Fields));
    assert.ok(best <= bound, `took ${Math.round(best)} ms of ${withinMs}`);
  };
}

/** The operation once; resolves to the milliseconds that it took. */
async function play(
  act: (scene: Scene, given: never) => Promise<unknown>,
  given: Fields,
  { requests, telemetry, vault: vaultAfter, ...expect }: Fields,
): Promise<number> {
  const service = await startCanned(
    KEY,
    (given.service ?? []) as readonly CannedAnswer[],
    (given.telemetryService ?? []) as readonly CannedAnswer[],
  );
  const vault = await recordingVault((given.vault ?? []) as readonly (VaultEntry & { token: string })[]);
  const client = new PortcullisClient({
    apiKey: KEY,
    baseUrl: service.url,
    telemetry: telemetry !== undefined,
    vault,
    ...(given.options as object),
  });
  try {
    const began = performance.now();
    const outcome = await outcomeOf(() => act({ client, vault }, given as never));
    const tookMs = performance.now() - began;
    await client.close();
    assertFits(expect, outcome);
    if (requests) assertFits(requests, service.requests, ".requests");
    if (telemetry) assertFits(telemetry, service.records, ".telemetry");
    if (vaultAfter) assertFits(vaultAfter, vault.entries(), ".vault");
    assert.deepEqual(service.unauthorised, []);
    return tookMs;
  } finally {
    await service.close();
  }
}

async function outcomeOf(act: () => unknown): Promise<unknown> {
  try {
    return await act();
  } catch (error) {
    const { name, option, kind, count, body } = error as Error & Fields;
    return { error: name, option, kind, count, body };
  }
}

interface RecordingVault extends Vault {
  entries(): readonly object[];
}

async function recordingVault(given: readonly (VaultEntry & { readonly token: string })[]): Promise<RecordingVault> {
  const inner = memoryVault();
  const known: (VaultEntry & { token: string })[] = [];
  const vault: RecordingVault = {
    ...inner,
    async put(entry) {
      const outcome = await inner.put(entry);
      const { token, subject, type, value } = entry;
      if (outcome === "stored") known.push({ token, subject, type, value });
      return outcome;
    },
    async forget(subject) {
      for (const entry of known.filter((one) => one.subject === subject)) known.splice(known.indexOf(entry), 1);
      return inner.forget(subject);
    },
    entries: () => known,
  };
  for (const entry of given) await vault.put({ ...entry, expiresAt: Date.now() + 60_000 });
  return vault;
}

const guardCall = (name: "scan" | "isBlocked" | "assertAllowed" | "sanitise" | "protect") =>
  served(async ({ client }, { payload, callOptions }: { payload: unknown; callOptions?: object }) => {
    const value = await client.guard[name](payload, callOptions);
    return name === "isBlocked" ? { value } : { result: value };
  });

async function drain(source: AsyncIterable<unknown>): Promise<unknown[]> {
  const events: unknown[] = [];
  for await (const event of source) events.push(event);
  return events;
}

async function* stream(chunks: readonly unknown[]): AsyncGenerator<unknown> {
  yield* structuredClone(chunks);
}

interface TokenGiven {
  readonly tokenKey: string;
  readonly subject: string;
  readonly type: EntityType;
  readonly value: string;
  readonly strategy?: Strategy;
  readonly replacement?: string;
  readonly taken?: readonly string[];
}

export const OPERATIONS: Readonly<Record<string, Operation>> = {
  construct: pure(({ options, bare }: { options: object; bare?: boolean }) => {
    const client = new PortcullisClient((bare ? options : { apiKey: KEY, ...options }) as { apiKey: string });
    return { ok: true, options: client.options };
  }),
  flatten: pure(({ payload, surface }: { payload: unknown; surface?: "user" }) => flatten(payload, surface)),
  locate: pure(({ payload, start, end }: { payload: unknown; start: number; end: number }) => ({
    locations: locate(flatten(payload), start, end),
  })),
  rewrite: pure(({ payload, replacements }: { payload: unknown; replacements: [] }) => {
    const before = structuredClone(payload);
    const after = rewrite(payload, flatten(payload), replacements);
    assert.deepEqual(payload, before, "the given payload is never changed");
    return { payload: after, same: after === payload };
  }),
  pieces: pure(({ text, maxScanChars, segments }: { text: string; maxScanChars: number; segments?: [] }) => ({
    pieces: cut(text, maxScanChars, segments),
  })),
  fold: pure(({ length, pieces }: { length: number; pieces: { start: number; end: number; verdict: Fields }[] }) => {
    const read = pieces.map(({ start, end, verdict }, index) => {
      const calls = index === 0 ? ((verdict.tool_validation as { calls: [] } | undefined)?.calls.length ?? 0) : 0;
      const asked = { chars: end - start, cloak: "cloak" in verdict, toolCalls: calls };
      return { start, result: readVerdict(verdict, asked, null) };
    });
    return { result: fold(length, read) };
  }),
  async blockBody({ result }, { body }) {
    assert.deepEqual(blockBody(result as object), body);
  },
  async record(given, { record, absent }) {
    const { type, result, options, cloak } = expand(given) as {
      type: "guard.scan";
      result: object;
      options?: object;
      cloak?: object;
    };
    const made = recordOf(type, result, { onMatch: "block", includeEvidence: false, ...options }, cloak);
    assertFits(expand(record), made);
    for (const name of (absent ?? []) as string[]) assert.ok(!(name in made), `${name} is there`);
  },
  token: pure(
    async ({
      tokenKey,
      subject,
      type,
      value,
      strategy = "tokenize",
      replacement = "[REDACTED]",
      taken = [],
    }: TokenGiven) => {
      const key = await importTokenKey(tokenKey);
      const vault = memoryVault();
      for (const token of taken)
        await vault.put({ token, subject, type, value: "other", expiresAt: Date.now() + 9999 });
      const cloaking = { vault, tokenKey: async () => key, vaultTtlMs: 60_000 };
      const how = { type, value, strategy: strategyFor(type, strategy) };
      const text = await writeValue(how, cloaking, { subject, replacement });
      return { text, digits: await digitsOf(key, subject, type, value) };
    },
  ),
  seal: pure(
    async ({ vaultKey, token, entry, iv }: { vaultKey: string; token: string; entry: VaultEntry; iv: string }) => {
      const { seal, subjectHash } = await sealer(vaultKey);
      return {
        sealed: await seal(token, entry, Uint8Array.from(Buffer.from(iv, "hex"))),
        subjectHash: await subjectHash(entry.subject),
      };
    },
  ),
  open: pure(async ({ vaultKey, token, sealed }: { vaultKey: string; token: string; sealed: string }) => {
    const entry = await openSealed(await sealer(vaultKey), token, sealed);
    return entry ? { entry } : { error: true };
  }),
  scan: guardCall("scan"),
  isBlocked: guardCall("isBlocked"),
  assertAllowed: guardCall("assertAllowed"),
  sanitise: guardCall("sanitise"),
  protect: guardCall("protect"),
  restore: served(async ({ client }, { payload, callOptions }: { payload: unknown; callOptions?: object }) => ({
    result: await client.guard.cloak.restore(payload, callOptions),
  })),
  forget: served(async ({ client }, { subject }: { subject: string }) => ({
    count: await client.guard.cloak.forget({ subject }),
  })),
  toolCalls: served(async ({ client }, { calls, callOptions }: { calls: object[]; callOptions?: object }) => ({
    result: await client.guard.validateToolCalls(calls, callOptions),
  })),
  detect: served(async ({ client }, { text, callOptions }: { text: string; callOptions?: object }) => ({
    result: await client.detect(text, callOptions),
  })),
  wrap: served(async ({ client }, given: { payload: unknown; answer: unknown; callOptions?: object }) => {
    let providerRequest: unknown = null;
    const call = async (payload: unknown) => {
      providerRequest = payload;
      return structuredClone(given.answer);
    };
    return { result: await client.guard.wrap(given.payload, call, given.callOptions), providerRequest };
  }),
  decorate: served(
    async ({ client }, given: { request: Fields; answer?: unknown; chunks?: unknown[]; decorateOptions?: object }) => {
      let providerRequest: unknown = null;
      const call = async (payload: unknown) => {
        providerRequest = payload;
        return given.chunks ? stream(given.chunks) : structuredClone(given.answer);
      };
      try {
        const returned = await client.guard.decorate(call, given.decorateOptions)(given.request);
        const chunks = given.chunks ? await drain(returned as AsyncIterable<unknown>) : undefined;
        return { returned: chunks ? undefined : returned, chunks, providerRequest };
      } catch (error) {
        return { error: (error as Error).name, providerRequest };
      }
    },
  ),
  stream: served(async ({ client }, { chunks, callOptions }: { chunks: unknown[]; callOptions: object }) => ({
    chunks: await drain(client.guard.stream(stream(chunks), callOptions)),
  })),
};
