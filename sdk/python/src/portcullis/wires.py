"""The two carriers of calls: one on httpx's sync client with a bound over the whole exchange, one on its async client.

httpx bounds each read by itself, so a service that drips bytes would hold a caller for ever. The sync carrier therefore
puts its own network backend under httpx, which asks the clock before every read and write.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterable
from contextvars import ContextVar
from ssl import PROTOCOL_TLS_CLIENT, SSLContext
from typing import Any, cast

import httpcore
import httpx

from ._version import __version__
from .calling import Answer, CutShort, NoAnswer, Request, TooLate

ANSWER_BYTES_MAX = 64 * 1024 * 1024
_POOL_MAX, _KEPT_MAX, _KEPT_S = 100, 20, 4.0
_deadline: ContextVar[float] = ContextVar("portcullis_deadline")


def make_headers(api_key: str) -> dict[str, str]:
    return {
        "authorization": f"Bearer {api_key}",
        "content-type": "application/json",
        "accept-encoding": "identity",
        "user-agent": f"portcullis-python/{__version__}",
    }


class SyncWire:
    """Carries calls from any thread. A forked child gets connections of its own."""

    def __init__(self, base_url: str, headers: dict[str, str]) -> None:
        self._base_url = base_url
        self._headers = headers
        self._pid = os.getpid()
        self._client = self._open()

    async def send(self, request: Request, timeout_s: float) -> Answer:
        if self._pid != os.getpid():
            self._pid, self._client = os.getpid(), self._open()
        token = _deadline.set(time.monotonic() + timeout_s)
        try:
            answer = self._client.request(request.method, self._base_url + request.path, content=request.body)
            return Answer(answer.status_code, answer.headers, answer.content)
        except httpcore.TimeoutException:
            raise TooLate from None
        except (httpcore.NetworkError, httpcore.ProtocolError, httpx.HTTPError, OSError):
            raise NoAnswer from None
        finally:
            _deadline.reset(token)

    async def sleep(self, seconds: float) -> None:
        time.sleep(seconds)

    def close(self) -> None:
        self._client.close()

    def _open(self) -> httpx.Client:
        transport = _BoundTransport(_tls_for(self._base_url))
        return httpx.Client(transport=transport, headers=self._headers)


class AsyncWire:
    """Carries calls on the running loop; another loop gets connections of its own."""

    def __init__(self, base_url: str, headers: dict[str, str]) -> None:
        self._base_url = base_url
        self._headers = headers
        self._client: httpx.AsyncClient | None = None
        self._loop: object = None

    async def send(self, request: Request, timeout_s: float) -> Answer:
        try:
            return await asyncio.wait_for(self._exchange(request), timeout_s)
        except (asyncio.TimeoutError, httpx.TimeoutException):
            raise TooLate from None

    async def _exchange(self, request: Request) -> Answer:
        client = self._for_this_loop()
        url = self._base_url + request.path
        try:
            answer = await client.send(client.build_request(request.method, url, content=request.body), stream=True)
        except (httpx.TransportError, OSError):
            raise NoAnswer from None
        body = bytearray()
        try:
            async for chunk in answer.aiter_raw():
                body += chunk
                if len(body) > ANSWER_BYTES_MAX:
                    raise CutShort
        except (httpx.TransportError, OSError):
            raise CutShort from None
        finally:
            await answer.aclose()
        return Answer(answer.status_code, answer.headers, bytes(body))

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def close(self) -> None:
        if self._client is not None and self._loop is asyncio.get_running_loop():
            await self._client.aclose()
            # Sockets close in the next turn of the loop, which may be its last.
            await asyncio.sleep(0)

    def _for_this_loop(self) -> httpx.AsyncClient:
        loop = asyncio.get_running_loop()
        if self._client is None or self._loop is not loop:
            limits = httpx.Limits(max_connections=None, max_keepalive_connections=_KEPT_MAX, keepalive_expiry=_KEPT_S)
            verify = _tls_for(self._base_url)
            self._client = httpx.AsyncClient(
                headers=self._headers, timeout=None, limits=limits, trust_env=False, verify=verify
            )
            self._loop = loop
        return self._client


def _tls_for(base_url: str) -> SSLContext:
    """Reading the certificates of the world takes tens of milliseconds, and plain HTTP needs none: it gets a context that
    trusts nobody."""
    secure = base_url.lower().startswith("https:")
    return httpx.create_ssl_context() if secure else SSLContext(PROTOCOL_TLS_CLIENT)


class _BoundTransport(httpx.BaseTransport):
    def __init__(self, ssl_context: SSLContext) -> None:
        self._pool = httpcore.ConnectionPool(
            ssl_context=ssl_context,
            max_connections=_POOL_MAX,
            max_keepalive_connections=_KEPT_MAX,
            keepalive_expiry=_KEPT_S,
            network_backend=_BoundBackend(),
        )

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        url = httpcore.URL(
            scheme=request.url.raw_scheme,
            host=request.url.raw_host,
            port=request.url.port,
            target=request.url.raw_path,
        )
        answer = self._pool.handle_request(
            httpcore.Request(
                request.method,
                url,
                headers=request.headers.raw,
                content=cast("Iterable[bytes]", request.stream),
                extensions={"timeout": {"pool": _left(None)}},
            )
        )
        try:
            body = _collect(answer.iter_stream())
        except (httpcore.NetworkError, httpcore.ProtocolError):
            raise CutShort from None
        finally:
            answer.close()
        # The bytes are taken as they are: nothing was asked for in another encoding.
        headers = [(name, value) for name, value in answer.headers if name.lower() != b"content-encoding"]
        return httpx.Response(answer.status, headers=headers, content=body)

    def close(self) -> None:
        self._pool.close()


def _collect(chunks: Iterable[bytes]) -> bytes:
    body = bytearray()
    for chunk in chunks:
        body += chunk
        if len(body) > ANSWER_BYTES_MAX:
            raise httpcore.RemoteProtocolError("the answer is too long")
    return bytes(body)


class _BoundBackend(httpcore.NetworkBackend):
    def __init__(self) -> None:
        self._inner = httpcore.SyncBackend()

    def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.NetworkStream:
        return _BoundStream(self._inner.connect_tcp(host, port, _left(timeout), local_address, socket_options))


class _BoundStream(httpcore.NetworkStream):
    def __init__(self, inner: httpcore.NetworkStream) -> None:
        self._inner = inner

    def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        return self._inner.read(max_bytes, _left(timeout))

    def write(self, buffer: bytes, timeout: float | None = None) -> None:
        # In slices, because a socket's timeout is for each send and a slow reader would renew it for ever.
        for start in range(0, len(buffer), 65536):
            self._inner.write(buffer[start : start + 65536], _left(timeout))

    def close(self) -> None:
        self._inner.close()

    def start_tls(
        self, ssl_context: SSLContext, server_hostname: str | None = None, timeout: float | None = None
    ) -> httpcore.NetworkStream:
        return _BoundStream(self._inner.start_tls(ssl_context, server_hostname, _left(timeout)))

    def get_extra_info(self, info: str) -> Any:
        return self._inner.get_extra_info(info)


def _left(timeout: float | None) -> float | None:
    deadline = _deadline.get(None)
    if deadline is None:
        return timeout
    left = deadline - time.monotonic()
    if left <= 0:
        raise httpcore.ReadTimeout("the bound of the call has passed")
    return left
