"""A vault in the memory of the process: bounded, expiring, the least recently used out first. Safe between threads."""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Callable

from .entry import Put, Stored, VaultEntry


class MemoryVault:
    """The vault that a client has when it was given none.

    >>> from portcullis.vaults import VaultEntry
    >>> vault = MemoryVault(max_entries=2)
    >>> vault.put(VaultEntry("<EMAIL_0123456789AB>", "ada", "email", "ada@example.org", float("inf")))
    'stored'
    >>> vault.get("<EMAIL_0123456789AB>").value
    'ada@example.org'
    >>> vault.forget("ada")
    1
    """

    def __init__(self, max_entries: int = 10_000, clock: Callable[[], float] = time.time) -> None:
        self._entries: OrderedDict[str, VaultEntry] = OrderedDict()
        self._max = max_entries
        self._clock = clock
        self._lock = threading.Lock()

    def put(self, entry: VaultEntry) -> Put:
        with self._lock:
            held = self._alive(entry.token)
            if held is not None and (held.subject, held.type, held.value) != (entry.subject, entry.type, entry.value):
                return "taken"
            self._entries[entry.token] = entry
            self._entries.move_to_end(entry.token)
            while len(self._entries) > self._max:
                self._entries.popitem(last=False)
            return "stored" if held is None else "same"

    def get(self, token: str) -> Stored | None:
        with self._lock:
            held = self._alive(token)
            if held is None:
                return None
            self._entries.move_to_end(token)
            return Stored(held.subject, held.type, held.value)

    def forget(self, subject: str) -> int:
        with self._lock:
            tokens = [token for token, entry in self._entries.items() if entry.subject == subject]
            for token in tokens:
                del self._entries[token]
            return len(tokens)

    def close(self) -> None:
        with self._lock:
            self._entries.clear()

    def entries(self) -> list[VaultEntry]:
        """What is held now, for tests."""
        with self._lock:
            return [entry for token in list(self._entries) if (entry := self._alive(token)) is not None]

    def _alive(self, token: str) -> VaultEntry | None:
        entry = self._entries.get(token)
        if entry is not None and entry.expires_at <= self._clock() * 1000:
            del self._entries[token]
            return None
        return entry
