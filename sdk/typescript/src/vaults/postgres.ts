/**
 * `@portcullis/client/postgres`: a vault in PostgreSQL that processes and both languages share. Values are sealed before
 * they leave this process; subjects are hashed. Takes a `Pool` or `Client` of `pg`, or anything with its `query`.
 */
import { openSealed, type Sealer, sealer } from "../cloak/seal.ts";
import { ConfigurationError } from "../errors.ts";
import { isSame, type Vault } from "./vault.ts";

/** As much of `pg` as is used. */
export interface PgLike {
  query(
    sql: string,
    values?: unknown[],
  ): Promise<{ readonly rows: readonly Record<string, unknown>[]; readonly rowCount: number | null }>;
}

/** What a vault in PostgreSQL takes. */
export interface PostgresVaultOptions {
  /** Seals what is kept; the same in every process that shares the vault. At least 16 characters. */
  readonly vaultKey: string;
  /** Whether the table is made on first use, when it is not there. */
  readonly createTable?: boolean;
}

const TABLE = `
  CREATE TABLE IF NOT EXISTS portcullis_vault (
    token text PRIMARY KEY, subject text NOT NULL, sealed text NOT NULL, expires_at timestamptz NOT NULL
  );
  CREATE INDEX IF NOT EXISTS portcullis_vault_subject ON portcullis_vault (subject)`;
/** Rows past their time are swept every so many puts. */
const SWEEP_EVERY = 1_000;

/**
 * A vault in PostgreSQL.
 *
 * @example
 * ```ts
 * const vault = postgresVault(new Pool({ connectionString }), { vaultKey });
 * const portcullis = new PortcullisClient({ apiKey, vault, tokenKey });
 * ```
 */
export function postgresVault(pg: PgLike, { vaultKey, createTable = true }: PostgresVaultOptions): Vault {
  if (typeof vaultKey !== "string" || vaultKey.length < 16) {
    throw new ConfigurationError("vaultKey", "must be a string of at least 16 characters");
  }
  let opened: Promise<Sealer> | null = null;
  let puts = 0;

  async function open(): Promise<Sealer> {
    if (createTable) await createOnce();
    return sealer(vaultKey);
  }
  /** Two processes that start together may both make the table; the one that comes second is told so. */
  async function createOnce(): Promise<void> {
    try {
      await pg.query(TABLE);
    } catch {
      await pg.query("SELECT 1 FROM portcullis_vault LIMIT 1");
    }
  }
  const keeper = () => {
    opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };

  async function read(token: string) {
    const kept = await keeper();
    const { rows } = await pg.query("SELECT sealed FROM portcullis_vault WHERE token = $1 AND expires_at > now()", [
      token,
    ]);
    return rows[0] ? openSealed(kept, token, String(rows[0].sealed)) : null;
  }

  return {
    async put({ token, subject, type, value, expiresAt }) {
      const { seal, subjectHash } = await keeper();
      if (++puts % SWEEP_EVERY === 0) await pg.query("DELETE FROM portcullis_vault WHERE expires_at <= now()");
      const entry = { subject, type, value };
      const until = new Date(expiresAt).toISOString();
      const stored = await pg.query(
        `INSERT INTO portcullis_vault AS known (token, subject, sealed, expires_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (token) DO UPDATE SET subject = excluded.subject, sealed = excluded.sealed, expires_at = excluded.expires_at
         WHERE known.expires_at <= now() RETURNING token`,
        [token, await subjectHash(subject), await seal(token, entry), until],
      );
      if (stored.rows.length > 0) return "stored";
      const known = await read(token);
      if (!known || !isSame(known, entry)) return "taken";
      await pg.query("UPDATE portcullis_vault SET expires_at = $2 WHERE token = $1", [token, until]);
      return "same";
    },
    get: read,
    async forget(subject) {
      const hash = await (await keeper()).subjectHash(subject);
      const erased = await pg.query(
        "DELETE FROM portcullis_vault WHERE subject = $1 RETURNING expires_at > now() AS alive",
        [hash],
      );
      return erased.rows.filter(({ alive }) => alive === true).length;
    },
    /** The connection is yours to close. */
    async close() {},
  };
}
