"""A service that is gone, slow, dripping, garbled or overloaded: a block within the bound, and nothing raised."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from ports import free_port
from raw import RawServer, drip, say, silent
from scripted import KEY, ScriptedService

from portcullis import AsyncPortcullisClient, PortcullisClient, ScanResult

TIMEOUT_MS = 250
SLACK_MS = 50
# For what is asked about the answer and not about how soon it comes: a busy machine may take long over it.
PATIENT_MS = 60_000
ROUNDS = 8
KINDS = ["sync", "async"]
HEAD = b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n"


def scan(kind: str, url: str, **options: Any) -> tuple[ScanResult, float]:
    """One scan, and how long its caller waited for it."""
    given: Any = {"api_key": KEY, "base_url": url, "telemetry": False, "timeout_ms": TIMEOUT_MS, **options}
    if kind == "sync":
        with PortcullisClient(**given) as client:
            started = time.perf_counter()
            result = client.guard.scan("hello")
            return result, (time.perf_counter() - started) * 1000

    async def run() -> tuple[ScanResult, float]:
        async with AsyncPortcullisClient(**given) as client:
            started = time.perf_counter()
            result = await client.guard.scan("hello")
            return result, (time.perf_counter() - started) * 1000

    return asyncio.run(run())


def cause_of(result: ScanResult) -> str:
    """Why it blocks: for want of an answer, in any case."""
    assert (result.blocked, result.reason, result.decision) == (True, "scan_unavailable", "block")
    assert result.error is not None
    return result.error.kind


def assert_blocks(kind: str, url: str, cause: str, **options: Any) -> None:
    """Blocks every time, and in the best of some rounds within the bound: a busy machine is not the client's fault.

    Nor is it when such a machine reaches the bound before it sees the trouble. What the trouble was is asked with patience.
    """
    if cause != "timeout":
        assert cause_of(scan(kind, url, timeout_ms=PATIENT_MS, **options)[0]) == cause
    took: list[float] = []
    for _ in range(ROUNDS):
        result, ms = scan(kind, url, **options)
        assert cause_of(result) in (cause, "timeout")
        took.append(ms)
        if ms <= TIMEOUT_MS + SLACK_MS:
            return
    raise AssertionError(f"never within the bound: {took}")


@pytest.mark.parametrize("kind", KINDS)
def test_nobody_listens(kind: str) -> None:
    assert_blocks(kind, f"http://127.0.0.1:{free_port()}", "connection")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("serve", "cause"),
    [
        pytest.param(silent, "timeout", id="silence"),
        pytest.param(drip(HEAD + b"x-more: "), "timeout", id="headers that never end"),
        pytest.param(drip(HEAD + b"content-length: 999999\r\n\r\n"), "timeout", id="a body that never ends"),
        pytest.param(drip(HEAD + b"\r\n"), "timeout", id="a body without a length"),
        pytest.param(say(b""), "connection", id="a hang-up"),
        pytest.param(say(b"\x00\xff\x13garbage\r\n\r\n"), "connection", id="no HTTP at all"),
        pytest.param(say(HEAD + b"content-length: 500\r\n\r\n{"), "connection", id="half an answer"),
        pytest.param(say(HEAD + b"content-length: 6\r\n\r\n<html>"), "malformed", id="a page"),
        pytest.param(say(HEAD + b"content-length: 2\r\n\r\n{}"), "malformed", id="an empty verdict"),
        pytest.param(say(HEAD + b"content-length: 3\r\n\r\nNaN"), "malformed", id="no JSON value"),
        pytest.param(say(HEAD + b"content-encoding: gzip\r\ncontent-length: 2\r\n\r\nxx"), "malformed", id="no gzip"),
        pytest.param(say(b"HTTP/1.1 302 F\r\nlocation: /\r\ncontent-length: 0\r\n\r\n"), "status", id="elsewhere"),
    ],
)
def test_trouble_is_a_block_within_the_bound(kind: str, serve: Any, cause: str) -> None:
    with RawServer(serve) as server:
        assert_blocks(kind, server.url, cause, retries=1)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("status", [429, 503])
def test_overload_is_a_block_within_the_bound(kind: str, status: int) -> None:
    answer = {"status": status, "headers": {"retry-after": "0"}, "body": {"error": "overloaded"}}
    with ScriptedService([answer] * 30) as service:
        result, _ = scan(kind, service.url, timeout_ms=PATIENT_MS)
        assert (cause_of(result), len(service.requests)) == ("status", 3)
        assert_blocks(kind, service.url, "status")


@pytest.mark.parametrize("kind", KINDS)
def test_many_threads_or_tasks_share_a_client(kind: str) -> None:
    clean = {"decision": "allow", "blocked": False, "matches": [], "scanned_chars": 5}
    with ScriptedService([{"body": clean, "delayMs": 20}] * 40) as service:
        given: Any = {"api_key": KEY, "base_url": service.url, "telemetry": False}
        if kind == "sync":
            with PortcullisClient(**given) as client, ThreadPoolExecutor(20) as pool:
                results = list(pool.map(lambda _: client.guard.scan("hello"), range(40)))
        else:

            async def run() -> list[ScanResult]:
                async with AsyncPortcullisClient(**given) as client:
                    return await asyncio.gather(*(client.guard.scan("hello") for _ in range(40)))

            results = asyncio.run(run())
        assert [result.blocked for result in results] == [False] * 40
        assert len(service.requests) == 40


def test_an_async_client_lives_through_several_loops() -> None:
    clean = {"decision": "allow", "blocked": False, "matches": [], "scanned_chars": 5}
    with ScriptedService([{"body": clean}] * 3) as service:
        client = AsyncPortcullisClient(api_key=KEY, base_url=service.url, telemetry=False)
        for _ in range(3):
            assert not asyncio.run(client.guard.is_blocked("hello"))


def test_an_async_caller_that_gives_up_is_let_go() -> None:
    with RawServer(silent) as server:

        async def run() -> None:
            async with AsyncPortcullisClient(api_key=KEY, base_url=server.url, telemetry=False) as client:
                with pytest.raises(asyncio.TimeoutError):
                    await asyncio.wait_for(client.guard.scan("hello"), 0.05)

        asyncio.run(run())
