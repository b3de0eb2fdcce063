/** What clients send, as the part of the stream of events that it is. */
import type { TelemetryStore } from "../ports.ts";
import type { EventFilter, EventStore } from "./port.ts";

export function telemetryIn(events: EventStore): TelemetryStore {
  const ofClients = (tenantId: string): EventFilter => ({ tenantId, sources: ["client"] });
  return {
    insert: ({ events: sent, ...place }) =>
      events.insert(sent.map(({ at, record }) => ({ ...place, source: "client", at, record }))),
    async list(tenantId, { limit, before }) {
      const cursor = before && { ...before, source: "client" as const, tenantId };
      const rows = await events.search(ofClients(tenantId), { limit, ...(cursor ? { before: cursor } : {}) });
      return rows.flatMap((row) => {
        if (row.source !== "client") return [];
        const { source: _, ...rest } = row;
        return [rest];
      });
    },
  };
}
