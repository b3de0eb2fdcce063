/**
 * The way to a ClickHouse server, over its own client. Every wait is bounded, and what means "not now" becomes
 * `StoreUnavailable`. An insertion is answered when its rows are written, never from a buffer of the server.
 */
import type { ClickHouseClient } from "@clickhouse/client";
import { StoreUnavailable } from "../unavailable.ts";

export interface Link {
  /** Rows of a question; parameters are bound by the server, never put into the text. */
  ask<T>(query: string, parameters?: Parameters): Promise<readonly T[]>;
  run(statement: string, parameters?: Parameters): Promise<void>;
  put(table: string, rows: readonly object[]): Promise<void>;
  close(): Promise<void>;
}

export type Parameters = Readonly<Record<string, string | number | readonly string[] | readonly number[]>>;

const REQUEST_MS = 15_000;
/** The server's own limit comes first; the other is for a server that is not there any more to keep it. */
const STATEMENT_SECONDS = 10;
const CONNECTIONS_MAX = 10;
/** Questions under way and waiting for a connection; more are refused at once. */
const WAITING_MAX = 1_000;

export async function openLink(url: string): Promise<Link> {
  // Loaded only where it is wanted: a service without it does not pay for it.
  const { createClient, ClickHouseError, ClickHouseLogLevel } = await import("@clickhouse/client");
  const client: ClickHouseClient = createClient({
    url,
    application: "portcullis",
    request_timeout: REQUEST_MS,
    max_open_connections: CONNECTIONS_MAX,
    use_multipart_params_auto: true,
    // It would print what it was asked.
    log: { level: ClickHouseLogLevel.OFF },
    clickhouse_settings: {
      async_insert: 0,
      wait_end_of_query: 1,
      max_execution_time: STATEMENT_SECONDS,
      output_format_json_quote_64bit_integers: 0,
    },
  });
  let closed = false;
  let waiting = 0;

  return {
    ask<T>(query: string, parameters: Parameters = {}) {
      return guarded(async () => {
        const answer = await client.query({ query, query_params: { ...parameters }, format: "JSONEachRow" });
        return answer.json<T>();
      });
    },
    run: (query, parameters = {}) =>
      guarded(async () => void (await client.command({ query, query_params: { ...parameters } }))),
    put: (table, values) =>
      guarded(async () => void (await client.insert({ table, values: [...values], format: "JSONEachRow" }))),
    async close() {
      closed = true;
      await client.close();
    },
  };

  async function guarded<T>(work: () => Promise<T>): Promise<T> {
    if (closed) throw new StoreUnavailable("closed");
    if (waiting >= WAITING_MAX) throw new StoreUnavailable("overloaded");
    waiting += 1;
    try {
      return await work();
    } catch (error) {
      throw error instanceof ClickHouseError ? ofServer(error) : ofWay(error);
    } finally {
      waiting -= 1;
    }
  }
}

/** The server's names of errors that mean "not now": full, busy, read-only, shutting down, or its keeper is away. */
const NOT_NOW =
  /^(?:TIMEOUT_EXCEEDED|SOCKET_TIMEOUT|NETWORK_ERROR|MEMORY_LIMIT_EXCEEDED|TOO_MANY_(?:SIMULTANEOUS_QUERIES|PARTS)|TABLE_IS_READ_ONLY|READONLY|NOT_ENOUGH_SPACE|CANNOT_(?:WRITE_TO|OPEN|READ_ALL)\w*|QUERY_WAS_CANCELLED|ABORTED|KEEPER_EXCEPTION|NO_ZOOKEEPER|ALL_(?:REPLICAS|CONNECTION)\w*|AUTHENTICATION_FAILED|UNKNOWN_(?:DATABASE|TABLE)|CANNOT_ALLOCATE_MEMORY|CANNOT_SCHEDULE_TASK|STD_EXCEPTION)$/;

function ofServer(error: Error & { readonly type?: string | undefined }): unknown {
  const { type = "" } = error;
  if (type === "TIMEOUT_EXCEEDED") return new StoreUnavailable("timeout", error);
  return NOT_NOW.test(type) ? new StoreUnavailable("unreachable", error) : error;
}

/** Whatever went wrong on the way is the way's: nothing of ours throws in there. */
function ofWay(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return new StoreUnavailable(/timeout/i.test(error.message) ? "timeout" : "unreachable", error);
}
