"""The guard of the async client: the same methods over the same logic, awaited."""

from __future__ import annotations

import functools
from collections.abc import AsyncIterable, AsyncIterator, Awaitable, Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, Literal, ParamSpec, TypeVar, cast, overload

from .driving import settle
from .fields import get
from .guard_options import GuardParts, read_around
from .results import ProtectResult, RestoreResult, SanitiseResult, ToolResult, WrapResult
from .stream.iterating import AsyncGuardedStream
from .stream.machine import StreamGuard
from .telling import BlockBody
from .verdict import ScanResult
from .wrapping import Admission, Around, Checked, is_stream, request_of, with_request

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .guard_options import (
        AroundOptions,
        DecorateOptions,
        ScanOptions,
        StreamOptions,
        SubjectOptions,
        ToolOptions,
    )

P = ParamSpec("P")
R = TypeVar("R")
E = TypeVar("E")


class AsyncGuard:
    """Reached as `client.guard` of an `AsyncPortcullisClient`. Each method is that of `Guard`, awaited."""

    def __init__(self, parts: GuardParts) -> None:
        self.parts = parts
        self.cloak = AsyncCloakGuard(parts)

    async def scan(self, payload: object, **options: Unpack[ScanOptions]) -> ScanResult:
        """Judges a payload. Never raises for what the service does.

        >>> import asyncio
        >>> from portcullis.testing import AsyncPortcullisFake
        >>> asyncio.run(AsyncPortcullisFake().block("a-rule").guard.scan("hello")).reason
        'a-rule'
        """
        settings, cloak = self.parts.read_scan(options)
        return await self.parts.guarding.scan(payload, settings, cloak=cloak)

    async def is_blocked(self, payload: object, **options: Unpack[ScanOptions]) -> bool:
        """Whether a payload must not be used."""
        return (await self.scan(payload, **options)).blocked

    async def assert_allowed(self, payload: object, **options: Unpack[ScanOptions]) -> ScanResult:
        """The result, or `BlockedError`; `ScanUnavailableError` when the service did not answer."""
        settings, _ = self.parts.read_scan(options)
        return await self.parts.guarding.assert_allowed(payload, settings)

    async def sanitise(self, payload: object, **options: Unpack[ScanOptions]) -> SanitiseResult:
        """The payload with every match cut, scanned once more."""
        settings, _ = self.parts.read_scan(options)
        return await self.parts.guarding.sanitise(payload, settings)

    async def validate_tool_calls(self, calls: Iterable[object], **options: Unpack[ToolOptions]) -> ToolResult:
        """Judges tool calls in any provider's shape, against `tools` where they are given."""
        settings, tools = self.parts.read_tools(options)
        return await self.parts.guarding.validate(calls, tools, settings)

    async def protect(self, payload: object, **options: Unpack[SubjectOptions]) -> ProtectResult:
        """The payload with its personal data replaced, judged in the same call."""
        return await self.parts.guarding.protect(payload, self.parts.read(options))

    async def wrap(
        self, payload: Any, call: Callable[[Any], R | Awaitable[R]], **options: Unpack[AroundOptions]
    ) -> WrapResult[R]:
        """Calls with what may leave, and hands back what may come in."""
        around = read_around("guard.wrap", self.parts.settings, options)
        admission = await self.parts.wrapping.admit(payload, around)
        if admission.body is not None:
            return WrapResult(True, None, admission.body, admission.result)
        answer = await self._call(lambda: call(admission.payload), admission, around)
        checked = await self._checked(answer, admission, around)
        return WrapResult(checked.body is not None, checked.value, checked.body, checked.result)

    @overload
    def decorate(
        self, call: Callable[P, Awaitable[R]], *, on_block: Literal["throw"], **options: Unpack[AroundOptions]
    ) -> Callable[P, Awaitable[R]]: ...

    @overload
    def decorate(
        self, call: Callable[P, Awaitable[R]], **options: Unpack[DecorateOptions]
    ) -> Callable[P, Awaitable[R | BlockBody]]: ...

    def decorate(self, call: Callable[P, Awaitable[R]], **options: Any) -> Callable[P, Awaitable[Any]]:
        """A provider's async method with the guard around it: same arguments, same answers, streams included.

        >>> import asyncio
        >>> from portcullis.testing import AsyncPortcullisFake
        >>> async def create(**request): return {"choices": []}
        >>> guarded = AsyncPortcullisFake().guard.decorate(create)
        >>> asyncio.run(guarded(model="gpt-x", messages=[{"role": "user", "content": "hi"}]))
        {'choices': []}
        """
        around = read_around("guard.decorate", self.parts.settings, options)
        wrapping = self.parts.wrapping

        @functools.wraps(call)
        async def guarded(*args: P.args, **kwargs: P.kwargs) -> Any:
            request = request_of(args, dict(kwargs))
            admission = await wrapping.admit(request, around)
            if admission.body is not None:
                if not get(request, "stream"):
                    return admission.body
                event = wrapping.blocked_event(request, admission.body, around, call)
                machine = wrapping.open_stream(request, around, restore=False)
                return AsyncGuardedStream(machine, _only(event), _nothing)
            call_args, call_kwargs = with_request(args, kwargs, admission.payload)
            answer = await self._call(
                lambda: cast("Callable[..., Awaitable[R]]", call)(*call_args, **call_kwargs), admission, around
            )
            checked = await self._checked(answer, admission, around)
            return checked.value if checked.body is None else checked.body

        return guarded

    def stream(self, source: AsyncIterable[E] | Iterable[E], **options: Unpack[StreamOptions]) -> AsyncGuardedStream[E]:
        """A provider's stream from which nothing leaves unchecked."""
        around, restore = self.parts.read_stream(options)
        machine = self.parts.wrapping.open_stream(None, around, restore=restore)
        return AsyncGuardedStream(machine, _as_async(source), self._tell_stream(around))

    async def _call(self, call: Callable[[], R | Awaitable[R]], admission: Admission, around: Around) -> R:
        try:
            return await settle(call())
        except Exception as error:
            self.parts.wrapping.fail(admission, around, error)
            raise

    async def _checked(self, answer: Any, admission: Admission, around: Around) -> Checked:
        if not is_stream(answer):
            return await self.parts.wrapping.check(answer, admission, around)
        machine = self.parts.wrapping.open_stream(admission.payload, around, restore=admission.protected)
        source = _as_async(cast("AsyncIterator[Any] | Iterator[Any]", answer))
        stream = AsyncGuardedStream(machine, source, self._tell_stream(around, admission))
        return Checked(stream, None, admission.result)

    def _tell_stream(self, around: Around, admission: Admission | None = None) -> Callable[[StreamGuard], None]:
        return functools.partial(self.parts.wrapping.end_stream, admission, around)


class AsyncCloakGuard:
    """Reached as `guard.cloak`: tokens turned back into values, and values forgotten."""

    def __init__(self, parts: GuardParts) -> None:
        self._parts = parts

    async def restore(self, payload: Any, **options: Unpack[SubjectOptions]) -> RestoreResult:
        """Turns a subject's tokens back, in text or any JSON. Another subject's raise `RestoreDeniedError`."""
        return await self._parts.guarding.restore(payload, self._parts.read(options))

    async def forget(self, *, subject: str = "default") -> int:
        """Erases everything that the vault holds of a subject, and tells how much that was."""
        return await self._parts.guarding.forget(subject)


def _as_async(source: AsyncIterable[E] | Iterable[E]) -> AsyncIterable[E]:
    return source if isinstance(source, AsyncIterable) else _each(source)


async def _each(source: Iterable[E]) -> AsyncIterator[E]:
    for event in source:
        yield event


async def _only(event: E) -> AsyncIterator[E]:
    yield event


def _nothing(_: StreamGuard) -> None:
    """The block was told of already."""
