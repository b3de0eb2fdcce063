"""A vault in PostgreSQL that several processes, and both languages, share. Values are sealed before they leave the
process. Needs `portcullis[postgres]`; the table is made on first use.
"""

from __future__ import annotations

from datetime import datetime, timezone
from typing import Any, cast

from ..driving import settle
from .doors import AsyncDoor, SyncDoor
from .entry import Put, Stored, VaultEntry
from .sealing import Seal, SealBroken

_TABLE = """
CREATE TABLE IF NOT EXISTS portcullis_vault
  (token text PRIMARY KEY, subject text NOT NULL, sealed text NOT NULL, expires_at timestamptz NOT NULL);
CREATE INDEX IF NOT EXISTS portcullis_vault_subject ON portcullis_vault (subject);
"""
# What has expired is written over as if it were not there.
_PUT = """
INSERT INTO portcullis_vault (token, subject, sealed, expires_at) VALUES (%s, %s, %s, %s)
ON CONFLICT (token) DO UPDATE SET subject = excluded.subject, sealed = excluded.sealed, expires_at = excluded.expires_at
WHERE portcullis_vault.expires_at <= now()
"""
_EXTEND = "UPDATE portcullis_vault SET expires_at = greatest(expires_at, %s) WHERE token = %s"
_GET = "SELECT sealed FROM portcullis_vault WHERE token = %s AND expires_at > now()"
_FORGET = "DELETE FROM portcullis_vault WHERE subject = %s AND expires_at > now()"
_SWEEP = "DELETE FROM portcullis_vault WHERE subject = %s"


class _PostgresFlow:
    """The steps, once for both kinds of connection."""

    def __init__(self, connection: Any, vault_key: str) -> None:
        self._connection = connection
        self._seal = Seal(vault_key)
        self._made = False

    async def put(self, entry: VaultEntry) -> Put:
        stored = Stored(entry.subject, entry.type, entry.value)
        expires = datetime.fromtimestamp(min(entry.expires_at / 1000, 253_402_300_000), timezone.utc)
        hash_, sealed = self._seal.hash_subject(entry.subject), self._seal.close(entry.token, stored)
        if (await self._run(_PUT, entry.token, hash_, sealed, expires)).rowcount == 1:
            return "stored"
        if await self.get(entry.token) != stored:
            return "taken"
        await self._run(_EXTEND, expires, entry.token)
        return "same"

    async def get(self, token: str) -> Stored | None:
        row = await settle((await self._run(_GET, token)).fetchone())
        try:
            return None if row is None else self._seal.open(token, cast("tuple[str]", row)[0])
        except SealBroken:
            return None

    async def forget(self, subject: str) -> int:
        hash_ = self._seal.hash_subject(subject)
        count = (await self._run(_FORGET, hash_)).rowcount
        await self._run(_SWEEP, hash_)
        return int(count)

    async def _run(self, statement: str, *values: object) -> Any:
        if not self._made:
            await settle(self._connection.execute(_TABLE))
            self._made = True
        cursor = await settle(self._connection.execute(statement, values))
        if not self._connection.autocommit:
            await settle(self._connection.commit())
        return cursor


class PostgresVault(SyncDoor):
    """A `Vault` over a `psycopg.Connection`, which is the caller's and stays open.

    vault = PostgresVault(psycopg.connect("postgresql://…", autocommit=True), vault_key=os.environ["VAULT_KEY"])
    """

    def __init__(self, connection: Any, *, vault_key: str) -> None:
        super().__init__(_PostgresFlow(connection, vault_key))


class AsyncPostgresVault(AsyncDoor):
    """The same over a `psycopg.AsyncConnection`."""

    def __init__(self, connection: Any, *, vault_key: str) -> None:
        super().__init__(_PostgresFlow(connection, vault_key))
