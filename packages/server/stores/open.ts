/** Opens the stores that a setting names. A new back end is one file beside this one and one line here. */
import { join } from "node:path";
import { openMemory } from "./memory.ts";
import type { Stores } from "./ports.ts";
import { openSqlite } from "./sqlite.ts";

export * from "./ports.ts";

export type StoreChoice =
  /** A PostgreSQL server that replicas share. */
  | { readonly url: string }
  /** A folder of our own; the embedded default. */
  | { readonly dataDir: string }
  /** Gone with the process. */
  | { readonly memory: true };

export async function openStores(choice: StoreChoice): Promise<Stores> {
  // Loaded when it is wanted: its client is a good part of what a small service holds.
  if ("url" in choice) return (await import("./postgres.ts")).openPostgres(choice);
  if ("dataDir" in choice) return openSqlite(join(choice.dataDir, DATABASE_FILE));
  return openMemory();
}

const DATABASE_FILE = "portcullis.db";
