"""A vault in Redis that several processes, and both languages, share. Values are sealed before they leave the process.

`portcullis:vault:t:<token>` holds `{"s": subject hash, "c": sealed}` until it expires; `portcullis:vault:s:<hash>` is the
set of a subject's tokens, which `forget` walks. Needs `portcullis[redis]`.
"""

from __future__ import annotations

import json
import time
from typing import Any, cast

from ..driving import settle
from .doors import AsyncDoor, SyncDoor
from .entry import Put, Stored, VaultEntry
from .sealing import Seal, SealBroken

_TOKEN, _SUBJECT = "portcullis:vault:t:", "portcullis:vault:s:"
# A set of tokens lives longer than any of them; what it names and is gone does no harm.
_SLACK_MS = 60_000


class _RedisFlow:
    """The steps, once for both kinds of connection."""

    def __init__(self, redis: Any, vault_key: str) -> None:
        self._redis = redis
        self._seal = Seal(vault_key)

    async def put(self, entry: VaultEntry) -> Put:
        stored = Stored(entry.subject, entry.type, entry.value)
        hash_ = self._seal.hash_subject(entry.subject)
        name, ttl = _TOKEN + entry.token, max(int(entry.expires_at - time.time() * 1000), 1)
        value = json.dumps({"s": hash_, "c": self._seal.close(entry.token, stored)}, separators=(",", ":"))
        if await settle(self._redis.set(name, value, nx=True, px=ttl)):
            await settle(self._redis.sadd(_SUBJECT + hash_, entry.token))
            await self._extend(_SUBJECT + hash_, ttl + _SLACK_MS)
            return "stored"
        held = await self.get(entry.token)
        if held is None:
            # It expired between the two questions, or nobody can read it; an unreadable one is as good as taken.
            gone = not await settle(self._redis.exists(name))
            return await self.put(entry) if gone else "taken"
        if held != stored:
            return "taken"
        await self._extend(name, ttl)
        await self._extend(_SUBJECT + hash_, ttl + _SLACK_MS)
        return "same"

    async def _extend(self, name: str, ttl: int) -> None:
        """Lets a key live at least this much longer; it never dies earlier for it."""
        left = cast("int", await settle(self._redis.pttl(name)))
        if left < ttl:
            await settle(self._redis.pexpire(name, ttl))

    async def get(self, token: str) -> Stored | None:
        value = await settle(self._redis.get(_TOKEN + token))
        if value is None:
            return None
        try:
            return self._seal.open(token, cast("dict[str, str]", json.loads(value))["c"])
        except (SealBroken, ValueError, KeyError, TypeError):
            return None

    async def forget(self, subject: str) -> int:
        name = _SUBJECT + self._seal.hash_subject(subject)
        tokens = [_text(token) for token in await settle(self._redis.smembers(name))]
        count = int(await settle(self._redis.delete(*(_TOKEN + token for token in tokens)))) if tokens else 0
        await settle(self._redis.delete(name))
        return count


def _text(value: bytes | str) -> str:
    return value if isinstance(value, str) else value.decode()


class RedisVault(SyncDoor):
    """A `Vault` over a `redis.Redis`. The connection is the caller's, and stays open.

    vault = RedisVault(redis.Redis.from_url("redis://localhost"), vault_key=os.environ["VAULT_KEY"])
    client = PortcullisClient(api_key=…, vault=vault, token_key=os.environ["TOKEN_KEY"])
    """

    def __init__(self, redis: Any, *, vault_key: str) -> None:
        super().__init__(_RedisFlow(redis, vault_key))


class AsyncRedisVault(AsyncDoor):
    """The same over a `redis.asyncio.Redis`."""

    def __init__(self, redis: Any, *, vault_key: str) -> None:
        super().__init__(_RedisFlow(redis, vault_key))
