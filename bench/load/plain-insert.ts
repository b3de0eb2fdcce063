/** The least that storing telemetry can cost: the driver, one statement a batch, a plain table with two indexes. */
import pg from "pg";

export const plainTable = `
  CREATE TABLE plain (
    tenant_id text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, key_id text NOT NULL,
    received_at bigint NOT NULL, at bigint NOT NULL, record jsonb NOT NULL, PRIMARY KEY (tenant_id, id)
  );
  CREATE INDEX plain_time ON plain (tenant_id, at, id)`;

const INSERT = `INSERT INTO plain SELECT * FROM
  unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::jsonb[]) ON CONFLICT DO NOTHING`;

type Batch = readonly Readonly<Record<string, unknown>>[];

export async function insertPlainly(url: string, connections: number) {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  return {
    /** Milliseconds for all of them. */
    async insertAll(batches: readonly Batch[]): Promise<number> {
      let next = 0;
      const from = performance.now();
      await Promise.all(
        Array.from({ length: connections }, async () => {
          for (let batch = batches[next++]; batch; batch = batches[next++]) await insert(batch);
        }),
      );
      return performance.now() - from;
    },
    close: () => pool.end(),
  };

  async function insert(batch: Batch): Promise<void> {
    const now = Date.now();
    const column = (of: (record: Batch[number]) => unknown) => batch.map(of);
    await pool.query(INSERT, [
      column(() => "default"),
      column(({ id }) => id),
      column(() => "key_1"),
      column(() => now),
      column(() => now),
      column((record) => JSON.stringify(record)),
    ]);
  }
}
