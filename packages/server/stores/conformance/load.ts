/**
 * A process that writes telemetry until it is killed, and prints the ids of every batch once the store has taken it.
 * Several batches are under way at once, and each repeats an id of another.
 */

import { openStores, type StoreChoice } from "../open.ts";
import { someRecord } from "./desk.ts";

const WRITERS = 4;
const BATCH_ROWS = 50;

const { choice, tenantId } = JSON.parse(process.argv[2] ?? "") as { choice: StoreChoice; tenantId: string };
const { telemetry } = await openStores(choice);

await Promise.all(
  Array.from({ length: WRITERS }, async (_, writer) => {
    for (let round = 0; ; round += 1) {
      const own = Array.from({ length: BATCH_ROWS }, (__, row) => `w${writer}-r${round}-${row}`);
      const ids = [...own, `w${(writer + 1) % WRITERS}-r${round}-0`];
      const events = ids.map((id) => ({ at: round, record: someRecord({ id }) }));
      await telemetry.insert({ tenantId, keyId: "key_1", receivedAt: round, events });
      process.stdout.write(`${ids.join(" ")};\n`);
    }
  }),
);
