/** One step of the cross-language test, as `sdk/conformance/cross/README.md` says: JSON in, JSON out. */
import { text } from "node:stream/consumers";
import { Redis } from "ioredis";
import { type FakeEntity, PortcullisFake } from "../src/testing.ts";
import { redisVault } from "../src/vaults/redis.ts";

interface Step {
  readonly redisUrl: string;
  readonly vaultKey: string;
  readonly tokenKey: string;
  readonly subject: string;
  readonly action: "protect" | "restore" | "forget";
  readonly payload?: unknown;
  readonly entities?: readonly FakeEntity[];
}

const {
  redisUrl,
  vaultKey,
  tokenKey,
  subject,
  action,
  payload,
  entities = [],
} = JSON.parse(await text(process.stdin)) as Step;
const connection = new Redis(redisUrl);
const { guard } = new PortcullisFake({ tokenKey, vault: redisVault(connection, { vaultKey }) }).entities(entities);

async function act(): Promise<object> {
  if (action === "forget") return { count: await guard.cloak.forget({ subject }) };
  if (action === "restore") return guard.cloak.restore(payload, { subject, onDenied: "leave" });
  const { payload: hidden, tokens } = await guard.protect(payload, { subject });
  return { payload: hidden, tokens };
}

process.stdout.write(JSON.stringify(await act()));
connection.disconnect();
