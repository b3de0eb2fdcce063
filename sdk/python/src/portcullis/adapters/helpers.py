"""The `stream` helpers of provider packages, which build events of their own from the wire's: guarded where they send,
so that what they read is a guarded stream, event by event that of `create(stream=True)`."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from typing import Any

from ..client import AsyncPortcullisClient, PortcullisClient
from ..fields import alike, get

# What these packages put in the place of an argument that was not given.
_NOT_GIVEN = ("Omit", "NotGiven")


def guarded_post(
    resource: Any, portcullis: PortcullisClient | AsyncPortcullisClient, options: Mapping[str, Any]
) -> Callable[..., Any]:
    """The resource's own way to the wire with the guard around it."""
    post = resource._post

    def decorated(path: str, body: Mapping[str, Any], rest: dict[str, Any]) -> Any:
        def send(**request: Any) -> Any:
            return post(path, body=request, **rest)

        # A blocked stream ends with an event of the package that the call belongs to.
        send.__module__ = type(resource).__module__
        given = {name: value for name, value in body.items() if type(value).__name__ not in _NOT_GIVEN}
        return portcullis.guard.decorate(send, **options)(**given)

    def guarded(path: str, *, body: Mapping[str, Any], **rest: Any) -> HelpedStream:
        return HelpedStream(decorated(path, body, rest))

    async def guarded_async(path: str, *, body: Mapping[str, Any], **rest: Any) -> HelpedStream:
        return HelpedStream(await decorated(path, body, rest))

    return guarded_async if isinstance(portcullis, AsyncPortcullisClient) else guarded


class HelpedStream:
    """A guarded stream as the helpers know streams: they close the response, and that must end the stream."""

    def __init__(self, stream: Any) -> None:
        self._stream = stream
        self.response = _Response(stream)

    def __iter__(self) -> Iterator[Any]:
        for place, event in enumerate(self._stream):
            if place == 0:
                yield from _opening(event)
            yield event

    async def __aiter__(self) -> AsyncIterator[Any]:
        first = True
        async for event in self._stream:
            for opening in _opening(event) if first else ():
                yield opening
            first = False
            yield event

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def _opening(event: Any) -> Iterator[Any]:
    """A request that was blocked is one event that failed, and the helper of Responses wants to see it created first."""
    if get(event, "type") == "response.failed":
        data = {"type": "response.created", "sequence_number": 0, "response": get(event, "response")}
        yield alike(event, "openai.types.responses", "ResponseCreatedEvent", data)


class _Response:
    def __init__(self, stream: Any) -> None:
        self._stream = stream
        self._given = getattr(stream, "response", None)

    @property
    def headers(self) -> Any:
        """A request that was blocked had no response, and so no headers."""
        return getattr(self._given, "headers", {})

    def close(self) -> None:
        self._stream.close()

    async def aclose(self) -> None:
        await self._stream.aclose()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._given, name)
