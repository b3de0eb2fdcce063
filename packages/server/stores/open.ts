/** Opens the stores that a setting names. A new back end is one file beside this one and one line here. */
import { join } from "node:path";
import { telemetryIn } from "./events/telemetry.ts";
import { openMemory } from "./memory.ts";
import type { Stores } from "./ports.ts";
import { openSqlite } from "./sqlite.ts";

export * from "./ports.ts";

export type StoreChoice = (
  | {
      /** A PostgreSQL server that replicas share. */
      readonly url: string;
    }
  | {
      /** A folder of our own; the embedded default. */
      readonly dataDir: string;
    }
  | {
      /** Gone with the process. */
      readonly memory: true;
    }
) & {
  /** A ClickHouse server that has the events; everything else stays in the store above. */
  readonly eventsUrl?: string;
};

export async function openStores(choice: StoreChoice): Promise<Stores> {
  const stores = await openDatabase(choice);
  if (choice.eventsUrl === undefined) return stores;
  try {
    return await withEventsIn(choice.eventsUrl, stores);
  } catch (error) {
    await stores.close();
    throw error;
  }
}

async function openDatabase(choice: StoreChoice): Promise<Stores> {
  // Loaded when it is wanted: its client is a good part of what a small service holds.
  if ("url" in choice) return (await import("./postgres.ts")).openPostgres(choice);
  if ("dataDir" in choice) return openSqlite(join(choice.dataDir, DATABASE_FILE));
  return openMemory();
}

const DATABASE_FILE = "portcullis.db";

async function withEventsIn(url: string, stores: Stores): Promise<Stores> {
  const events = await (await import("./clickhouse.ts")).openClickhouse({ url });
  return {
    ...stores,
    events,
    telemetry: telemetryIn(events),
    async ping() {
      await Promise.all([stores.ping(), events.ping()]);
    },
    async close() {
      await events.close();
      await stores.close();
    },
  };
}
