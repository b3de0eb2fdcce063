"""The two clients. Each wires the same logic to a carrier of its own; nothing is decided here."""

from __future__ import annotations

import atexit
import inspect
import os
import weakref
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, cast

from .async_guard import AsyncGuard
from .calling import Request, Wire, call, deadline_in, post
from .driving import run_sync
from .errors import ConfigurationError, ScanUnavailableError
from .guard import Guard
from .guard_options import GuardParts
from .guarding import Guarding
from .judging import cloak_request
from .options import Settings
from .outbox import BATCH_MAX, CAPTURES_MAX, Outbox, TaskPost, ThreadPost
from .payload import flatten
from .pieces import cut, fold
from .vaults import AsyncVault, MemoryVault, Vault
from .verdict import Cloak, Entity, ScanResult, read_entities
from .wires import AsyncWire, SyncWire, make_headers
from .wrapping import Wrapping

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .guard_options import SubjectOptions
    from .options import ClientOptions

DETECT_CHARS_MAX = 12_000


@dataclass(frozen=True)
class Detection:
    """Where personal data stands in a text, in code points; never what it is."""

    entities: tuple[Entity, ...]
    scanned_chars: int
    taxonomy_version: str | None


class PortcullisClient:
    """The sync client. Safe between threads, and after a fork. Close it, or use it as a context manager.

    >>> from portcullis.testing import PortcullisFake
    >>> with PortcullisFake() as client:  # PortcullisClient(api_key="pk_live_…") against a service
    ...     client.guard.scan("Good morning").decision
    'allow'
    """

    def __init__(self, **options: Unpack[ClientOptions]) -> None:
        self.options = Settings.read(options)
        if inspect.iscoroutinefunction(getattr(self.options.vault, "put", None)):
            raise ConfigurationError("vault", "is async; use AsyncPortcullisClient")
        self._wire = self._open_wire()
        self._records, self._captures = _boxes(self.options)
        self._post = ThreadPost((self._records, self._captures), self.options, self._wire)
        self._vault = cast("Vault", self.options.vault) or MemoryVault(self.options.vault_max)
        parts = _parts(self.options, self._wire, self._vault, self._tell, self._keep)
        self.guard = Guard(parts)
        _close_at_exit(self)

    def _open_wire(self) -> Wire:
        return SyncWire(self.options.base_url, make_headers(self.options.api_key))

    def me(self) -> Mapping[str, Any]:
        """The key that the client calls with, as the service knows it.

        >>> from portcullis.testing import PortcullisFake
        >>> PortcullisFake().me()["capture_enabled"]
        False
        """
        return run_sync(_me(self._wire, self.options))

    def set_capture(self, on: bool) -> Mapping[str, Any]:
        """Allows the key to ship bodies, or forbids it.

        >>> from portcullis.testing import PortcullisFake
        >>> PortcullisFake().set_capture(True)["capture_enabled"]
        True
        """
        return run_sync(_set_capture(self._wire, self.options, on))

    def detect(self, text: str, **options: Unpack[SubjectOptions]) -> Detection:
        """Where personal data stands in a text of any length. Raises `ScanUnavailableError` when nobody can tell.

        >>> from portcullis.testing import PortcullisFake
        >>> client = PortcullisFake().entities([{"type": "email", "value": "ada@example.org"}])
        >>> [entity.type for entity in client.detect("write to ada@example.org").entities]
        ['email']
        """
        return run_sync(_detect(self._wire, self.options.override(options), text))

    def flush(self) -> None:
        """Sends what telemetry is queued, within the bound of a call.

        >>> from portcullis.testing import PortcullisFake
        >>> PortcullisFake().flush()
        """
        self._post.flush(self.options.timeout_ms / 1000)

    def close(self) -> None:
        """Sends what is queued, within `close_timeout_ms`, and lets go of connections. May be called twice.

        >>> from portcullis.testing import PortcullisFake
        >>> PortcullisFake().close()
        """
        self._post.close(self.options.close_timeout_ms / 1000)
        if isinstance(self._wire, SyncWire):
            self._wire.close()

    def __enter__(self) -> PortcullisClient:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _tell(self, record: dict[str, Any]) -> None:
        self._post.add(self._records, record)

    def _keep(self, record: dict[str, Any]) -> None:
        self._post.add(self._captures, record)


class AsyncPortcullisClient:
    """The async client. Lives on whichever loop it is called from.

    >>> import asyncio
    >>> from portcullis.testing import AsyncPortcullisFake
    >>> async def main() -> str:
    ...     async with AsyncPortcullisFake() as client:
    ...         return (await client.guard.scan("Good morning")).decision
    >>> asyncio.run(main())
    'allow'
    """

    def __init__(self, **options: Unpack[ClientOptions]) -> None:
        self.options = Settings.read(options)
        self._wire = self._open_wire()
        self._records, self._captures = _boxes(self.options)
        self._post = TaskPost((self._records, self._captures), self.options, self._wire)
        self._vault = self.options.vault or MemoryVault(self.options.vault_max)
        parts = _parts(self.options, self._wire, self._vault, self._tell, self._keep)
        self.guard = AsyncGuard(parts)
        _close_at_exit(self)

    def _open_wire(self) -> Wire:
        return AsyncWire(self.options.base_url, make_headers(self.options.api_key))

    async def me(self) -> Mapping[str, Any]:
        """The key that the client calls with, as the service knows it."""
        return await _me(self._wire, self.options)

    async def set_capture(self, on: bool) -> Mapping[str, Any]:
        """Allows the key to ship bodies, or forbids it."""
        return await _set_capture(self._wire, self.options, on)

    async def detect(self, text: str, **options: Unpack[SubjectOptions]) -> Detection:
        """Where personal data stands in a text of any length."""
        return await _detect(self._wire, self.options.override(options), text)

    async def flush(self) -> None:
        """Sends what telemetry is queued, within the bound of a call."""
        await self._post.flush(self.options.timeout_ms / 1000)

    async def close(self) -> None:
        """Sends what is queued, within `close_timeout_ms`, and lets go of connections. May be called twice."""
        await self._post.close(self.options.close_timeout_ms / 1000)
        if isinstance(self._wire, AsyncWire):
            await self._wire.close()

    async def __aenter__(self) -> AsyncPortcullisClient:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def _tell(self, record: dict[str, Any]) -> None:
        self._post.add(self._records, record)

    def _keep(self, record: dict[str, Any]) -> None:
        self._post.add(self._captures, record)

    def _flush_at_exit(self) -> None:
        """No loop runs any more: what is left goes out on a carrier that needs none."""
        wire = SyncWire(self.options.base_url, make_headers(self.options.api_key))
        for box in (self._records, self._captures):
            run_sync(box.send_all(wire, deadline_in(self.options.close_timeout_ms)))
        wire.close()


def _boxes(settings: Settings) -> tuple[Outbox, Outbox]:
    return Outbox("/v1/telemetry", BATCH_MAX, settings), Outbox("/v1/captures", CAPTURES_MAX, settings)


def _parts(settings: Settings, wire: Wire, vault: Vault | AsyncVault, tell: Any, keep: Any) -> GuardParts:
    guarding = Guarding(wire, vault, tell)
    return GuardParts(settings, guarding, Wrapping(guarding, keep))


def _close_at_exit(client: PortcullisClient | AsyncPortcullisClient) -> None:
    """At the end of the process what is queued is sent; a client that was dropped before is not kept alive for it."""
    held, pid = weakref.ref(client), os.getpid()

    def close() -> None:
        alive = held()
        if alive is None or os.getpid() != pid:
            return
        if isinstance(alive, AsyncPortcullisClient):
            alive._flush_at_exit()  # pyright: ignore[reportPrivateUsage]
        else:
            alive.close()

    atexit.register(close)
    # Not at exit: there it would take back what was registered before it could run.
    weakref.finalize(client, atexit.unregister, close).atexit = False


async def _me(wire: Wire, settings: Settings) -> Mapping[str, Any]:
    body, _ = await call(wire, Request("GET", "/v1/me"), deadline_in(settings.timeout_ms), settings.retries)
    return _mapping(body)


async def _set_capture(wire: Wire, settings: Settings, on: bool) -> Mapping[str, Any]:
    request = replace(post("/v1/me", {"capture_enabled": on}), method="PATCH")
    body, _ = await call(wire, request, deadline_in(settings.timeout_ms), settings.retries)
    return _mapping(body)


async def _detect(wire: Wire, settings: Settings, text: str) -> Detection:
    flat = flatten(text)
    deadline = deadline_in(settings.timeout_ms)
    parts: list[tuple[int, ScanResult]] = []
    version: object = None
    for piece in cut(flat.units, (), DETECT_CHARS_MAX):
        part = text[flat.units.to_point(piece.start) : flat.units.to_point(piece.end)]
        request = post("/v1/cloak/detect", {"text": part, **cloak_request(settings)})
        body, _ = await call(wire, request, deadline, settings.retries)
        entities = read_entities(body, piece.end - piece.start)
        version = _mapping(body).get("taxonomy_version")
        result = ScanResult(decision="allow", blocked=False, entities=entities, cloak=Cloak(ran=True))
        parts.append((piece.start, result))
    found = fold(parts, flat.units.length)
    points = flat.units.to_point
    placed = tuple(
        replace(one, start=points(one.start), end=points(one.end, up=True), locations=()) for one in found.entities
    )
    return Detection(placed, flat.units.length, version if isinstance(version, str) else None)


def _mapping(body: object) -> Mapping[str, Any]:
    if not isinstance(body, dict):
        raise ScanUnavailableError("malformed", "the service's answer cannot be read")
    return cast("dict[str, Any]", body)
