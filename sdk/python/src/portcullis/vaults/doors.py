"""The two doors of a vault that keeps its entries elsewhere: one for callers that wait, one for callers that await."""

from __future__ import annotations

from typing import Protocol

from ..driving import run_sync
from .entry import Put, Stored, VaultEntry


class Flow(Protocol):
    """The steps of such a vault, written once for both kinds of connection."""

    async def put(self, entry: VaultEntry) -> Put: ...

    async def get(self, token: str) -> Stored | None: ...

    async def forget(self, subject: str) -> int: ...


class SyncDoor:
    def __init__(self, flow: Flow) -> None:
        self._flow = flow

    def put(self, entry: VaultEntry) -> Put:
        return run_sync(self._flow.put(entry))

    def get(self, token: str) -> Stored | None:
        return run_sync(self._flow.get(token))

    def forget(self, subject: str) -> int:
        return run_sync(self._flow.forget(subject))

    def close(self) -> None:
        """Nothing to do: the connection is the caller's."""


class AsyncDoor:
    def __init__(self, flow: Flow) -> None:
        self._flow = flow

    async def put(self, entry: VaultEntry) -> Put:
        return await self._flow.put(entry)

    async def get(self, token: str) -> Stored | None:
        return await self._flow.get(token)

    async def forget(self, subject: str) -> int:
        return await self._flow.forget(subject)

    async def close(self) -> None:
        """Nothing to do: the connection is the caller's."""
