/** All stores over one SQL engine. What differs between databases is in the engine; what the stores mean is here. */
import { telemetryIn } from "../events/telemetry.ts";
import type { Stores } from "../ports.ts";
import { sqlKeys, sqlTenants } from "./accounts.ts";
import { sqlAdmins, sqlSessions } from "./admins.ts";
import { sqlAudit } from "./audit.ts";
import type { SqlEngine } from "./engine.ts";
import { sqlEvents } from "./events.ts";
import { sqlMeta, sqlPins, sqlSuppressions } from "./notes.ts";
import { sqlRates } from "./rates.ts";
import { sqlCaptures } from "./records.ts";
import { sqlUsage } from "./usage.ts";

export function sqlStores(engine: SqlEngine): Stores {
  const events = sqlEvents(engine);
  return {
    keys: sqlKeys(engine),
    tenants: sqlTenants(engine),
    usage: sqlUsage(engine),
    events,
    telemetry: telemetryIn(events),
    rates: sqlRates(engine),
    captures: sqlCaptures(engine),
    audit: sqlAudit(engine),
    suppressions: sqlSuppressions(engine),
    pins: sqlPins(engine),
    admins: sqlAdmins(engine),
    sessions: sqlSessions(engine),
    meta: sqlMeta(engine),
    async ping() {
      await engine.run("SELECT 1", []);
    },
    close: () => engine.close(),
  };
}
