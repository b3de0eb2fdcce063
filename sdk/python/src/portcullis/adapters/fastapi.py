"""Middleware for FastAPI and anything else that speaks ASGI: requests are judged before a route sees them.

app.add_middleware(PortcullisMiddleware, client=AsyncPortcullisClient(api_key="pk_live_…"), paths=["/chat"])
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from ..client import AsyncPortcullisClient
from ..fields import get
from ..guard_options import read_around
from ..payload import NAMES
from ..telling import BlockBody
from ..verdict import ScanResult

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ..guard_options import AroundOptions

Message: TypeAlias = "MutableMapping[str, Any]"
Receive: TypeAlias = "Callable[[], Awaitable[Message]]"
Send: TypeAlias = "Callable[[Message], Awaitable[None]]"
App: TypeAlias = "Callable[[MutableMapping[str, Any], Receive, Send], Awaitable[None]]"

BODY_BYTES_MAX = 16 * 1024 * 1024


class PortcullisMiddleware:
    """Judges the JSON bodies of POST requests below `paths`; a block is answered with 400 and the block body.

    A body is judged as a provider's request when it looks like one; else every string of the field named by `field`, or
    of the whole body. What `on_match="sanitise"` or `protect=True` make of a provider's request is what the route gets.
    `scope["state"]["portcullis"]` holds the result.
    """

    def __init__(
        self,
        app: App,
        client: AsyncPortcullisClient,
        paths: Sequence[str] = ("/",),
        field: str | None = None,
        **options: Unpack[AroundOptions],
    ) -> None:
        self._app, self._client, self._paths, self._field = app, client, tuple(paths), field
        self._parts = client.guard.parts
        self._around = read_around("guard.wrap", self._parts.settings, options)

    async def __call__(self, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
        judged = scope["type"] == "http" and scope["method"] in ("POST", "PUT", "PATCH")
        if not judged or not str(scope["path"]).startswith(self._paths):
            await self._app(scope, receive, send)
            return
        body = await _read(receive)
        if body is None:
            await _refuse(send, 413, {"error": {"type": "invalid_request_error", "message": "the body is too long"}})
            return
        blocked, body, result = await self._judge(body)
        if blocked is not None:
            await _refuse(send, 400, blocked)
            return
        scope.setdefault("state", {})["portcullis"] = result
        await self._app(_sized(scope, body), _replay(body, receive), send)

    async def _judge(self, body: bytes) -> tuple[BlockBody | None, bytes, ScanResult | None]:
        try:
            data: Any = json.loads(body) if body else None
        except (ValueError, RecursionError):
            # The route will not take it for JSON either; as text it is judged all the same.
            data = body.decode("utf-8", "replace")
        if data is None:
            return None, body, None
        request = self._field is None and any(get(data, name) is not None for name in NAMES)
        payload: Any = data if request else "\n\n".join(_strings(get(data, self._field) if self._field else data))
        admission = await self._parts.wrapping.admit(payload, self._around)
        if admission.body is not None:
            return admission.body, body, admission.result
        self._parts.wrapping.end(admission, self._around, None, {}, {})
        changed = request and admission.payload is not payload
        return None, json.dumps(admission.payload).encode() if changed else body, admission.result


def _strings(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [text for item in value.values() for text in _strings(item)]  # pyright: ignore[reportUnknownVariableType]
    if isinstance(value, list):
        return [text for item in value for text in _strings(item)]  # pyright: ignore[reportUnknownVariableType]
    return []


async def _read(receive: Receive) -> bytes | None:
    body = bytearray()
    while True:
        message = await receive()
        body += message.get("body", b"")
        if len(body) > BODY_BYTES_MAX:
            return None
        if message["type"] != "http.request" or not message.get("more_body"):
            return bytes(body)


def _replay(body: bytes, receive: Receive) -> Receive:
    messages: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def replay() -> Message:
        return messages.pop() if messages else await receive()

    return replay


def _sized(scope: MutableMapping[str, Any], body: bytes) -> MutableMapping[str, Any]:
    headers = [(name, value) for name, value in scope["headers"] if name.lower() != b"content-length"]
    return {**scope, "headers": [*headers, (b"content-length", str(len(body)).encode())]}


async def _refuse(send: Send, status: int, body: Any) -> None:
    data = json.dumps(body).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(data)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": data})
