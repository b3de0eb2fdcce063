/** The store that the settings name, for commands that manage what is in it. */
import { createKeyring, type Keyring, systemClock } from "@portcullis/server";
import { openStores, type Stores } from "@portcullis/server/stores";
import { databaseChoice } from "./assembly.ts";
import { type Terminal, UsageError } from "./command.ts";
import { readSettings } from "./settings.ts";

export async function withStores<T>(
  terminal: Terminal,
  work: (at: { readonly stores: Stores; readonly keyring: Keyring }) => Promise<T>,
): Promise<T> {
  const reading = readSettings(terminal.env);
  if (!reading.ok) throw new UsageError(reading.problems.join("\n"));
  const stores = await openStores(databaseChoice(reading.settings));
  const keyring = createKeyring({ store: stores, clock: systemClock });
  try {
    return await work({ stores, keyring });
  } finally {
    await keyring.close();
    await stores.close();
  }
}
