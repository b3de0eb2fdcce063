"""What a vault holds, and what makes something a vault."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias, runtime_checkable

Put: TypeAlias = Literal["stored", "same", "taken"]


@dataclass(frozen=True)
class VaultEntry:
    """A token and what it stands for, until `expires_at` (milliseconds since 1970)."""

    token: str
    subject: str
    type: str
    value: str
    expires_at: float


@dataclass(frozen=True)
class Stored:
    """What a token stands for, and for whom."""

    subject: str
    type: str
    value: str


@runtime_checkable
class Vault(Protocol):
    """A vault for `PortcullisClient`."""

    def put(self, entry: VaultEntry) -> Put:
        """Stores an entry; `same` when it is there already, `taken` when the token stands for something else."""
        ...

    def get(self, token: str) -> Stored | None: ...

    def forget(self, subject: str) -> int:
        """Erases everything of a subject, and tells how much that was."""
        ...

    def close(self) -> None: ...


@runtime_checkable
class AsyncVault(Protocol):
    """The same for `AsyncPortcullisClient`, which takes a `Vault` too."""

    async def put(self, entry: VaultEntry) -> Put: ...

    async def get(self, token: str) -> Stored | None: ...

    async def forget(self, subject: str) -> int: ...

    async def close(self) -> None: ...
