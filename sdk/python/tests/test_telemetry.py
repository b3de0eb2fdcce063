"""Telemetry behind the request path: when it is sent, what is kept when it fails, and that nothing of it is in the way."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from raw import RawServer, silent
from scripted import KEY, ScriptedService, wait_until

from portcullis import AsyncPortcullisClient, PortcullisClient
from portcullis.options import Settings
from portcullis.outbox import Outbox

SRC = str(Path(__file__).parents[1] / "src")
CLEAN = {"body": {"decision": "allow", "blocked": False, "matches": [], "scanned_chars": 5}}
LONG = {"flush_interval_ms": 60_000, "retries": 0}
KINDS = ["sync", "async"]


def run(kind: str, url: str, work: Any, **options: Any) -> None:
    """Lets a client of either kind scan `times` often and do what the test wants in between."""

    async def go() -> None:
        given: Any = {"api_key": KEY, "base_url": url, **LONG, **options}
        client: Any = PortcullisClient(**given) if kind == "sync" else AsyncPortcullisClient(**given)

        async def wait(value: Any) -> Any:
            return await value if kind == "async" else value

        async def scan(times: int) -> None:
            for _ in range(times):
                await wait(client.guard.scan("hello"))

        await work(client, scan, wait)
        await wait(client.close())

    asyncio.run(go())


async def until(condition: Any) -> bool:
    deadline = time.monotonic() + 60
    while not condition() and time.monotonic() < deadline:
        await asyncio.sleep(0.005)
    return condition()


@pytest.mark.parametrize("kind", KINDS)
def test_sent_when_enough_are_queued(kind: str) -> None:
    with ScriptedService([CLEAN] * 7) as service:

        async def work(client: Any, scan: Any, wait: Any) -> None:
            await scan(4)
            await asyncio.sleep(0.02)
            assert service.records == []
            await scan(1)
            assert await until(lambda: len(service.records) == 5)
            await scan(2)

        run(kind, service.url, work, flush_at=5)
        assert len({record["id"] for record in service.records}) == 7


@pytest.mark.parametrize("kind", KINDS)
def test_sent_after_the_interval(kind: str) -> None:
    with ScriptedService([CLEAN]) as service:

        async def work(client: Any, scan: Any, wait: Any) -> None:
            await scan(1)
            assert await until(lambda: len(service.records) == 1)

        run(kind, service.url, work, flush_interval_ms=30)


@pytest.mark.parametrize("kind", KINDS)
def test_sent_on_flush_and_on_close(kind: str) -> None:
    with ScriptedService([CLEAN] * 3) as service:

        async def work(client: Any, scan: Any, wait: Any) -> None:
            await scan(2)
            await wait(client.flush())
            assert len(service.records) == 2
            await scan(1)

        run(kind, service.url, work)
        assert len(service.records) == 3


@pytest.mark.parametrize("kind", KINDS)
def test_what_fails_is_told_kept_and_sent_again(kind: str) -> None:
    heard: list[Exception] = []
    failures = [{"status": 500, "body": {}}, {"status": 503, "body": {}}, {"drop": True}]
    with ScriptedService([CLEAN] * 9, failures) as service:

        async def work(client: Any, scan: Any, wait: Any) -> None:
            for _ in range(3):
                await scan(3)
                await wait(client.flush())
                assert service.records == []

        run(kind, service.url, work, on_error=heard.append)
        assert len(heard) == 3
        assert len({record["id"] for record in service.records}) == 9


@pytest.mark.parametrize("kind", KINDS)
def test_past_the_cap_the_oldest_go(kind: str) -> None:
    down = [{"status": 500, "body": {}}] * 1
    with ScriptedService([CLEAN] * 8, down) as service:

        async def work(client: Any, scan: Any, wait: Any) -> None:
            await scan(4)
            await wait(client.flush())
            await scan(4)

        run(kind, service.url, work, queue_max=5, flush_at=100)
        assert len(service.records) == 5


@pytest.mark.parametrize("kind", KINDS)
def test_a_handler_that_fails_is_nobodys_business(kind: str) -> None:
    def fail(_: Exception) -> None:
        raise RuntimeError("mine")

    with ScriptedService([CLEAN], [{"status": 400, "body": {}}]) as service:

        async def work(client: Any, scan: Any, wait: Any) -> None:
            await scan(1)
            await wait(client.flush())

        run(kind, service.url, work, on_error=fail)


@pytest.mark.parametrize("kind", KINDS)
def test_close_keeps_its_bound(kind: str) -> None:
    with RawServer(silent) as server:
        started = time.perf_counter()

        async def work(client: Any, scan: Any, wait: Any) -> None:
            nonlocal started
            await scan(1)
            started = time.perf_counter()

        run(kind, server.url, work, timeout_ms=50, close_timeout_ms=100)
        assert time.perf_counter() - started < 2


@pytest.mark.parametrize("kind", KINDS)
def test_off_is_off(kind: str) -> None:
    with ScriptedService([CLEAN]) as service:

        async def work(client: Any, scan: Any, wait: Any) -> None:
            await scan(1)

        run(kind, service.url, work, telemetry=False)
        assert service.records == []


@pytest.mark.parametrize("kind", KINDS)
def test_captures_hold_what_the_provider_saw(kind: str) -> None:
    clean = {"decision": "allow", "blocked": False, "matches": [], "scanned_chars": 24}
    cloak = {"ran": True, "entities": [{"type": "email", "category": "pii", "start": 9, "end": 24, "confidence": 1}]}
    with ScriptedService([{"body": {**clean, "cloak": cloak}}]) as service:

        async def work(client: Any, scan: Any, wait: Any) -> None:
            def call(request: Any) -> Any:
                return {"said": request["messages"][0]["content"]}

            request = {"model": "m", "messages": [{"role": "user", "content": "write to ada@example.org"}]}
            result = await wait(client.guard.wrap(request, call, protect=True))
            assert result.value == {"said": "write to ada@example.org"}

        run(kind, service.url, work, capture=True)
        (capture,), (record,) = service.captures, service.records
        assert capture["event_id"] == record["id"]
        assert "ada@example.org" not in str(capture)
        assert capture["response"]["said"].startswith("write to <EMAIL_")
        assert capture["model"] == "m"


def test_a_batch_put_back_keeps_the_newest() -> None:
    box = Outbox("/v1/telemetry", 500, Settings(queue_max=4))
    for number in range(6):
        box.add({"id": str(number)})
    assert len(box) == 4


SCRIPT = """
import os, sys
sys.path.insert(0, {src!r})
from portcullis import PortcullisClient, AsyncPortcullisClient
{body}
"""


def start(body: str) -> subprocess.CompletedProcess[str]:
    code = SCRIPT.format(src=SRC, body=body)
    return subprocess.run(
        [sys.executable, "-W", "ignore::DeprecationWarning", "-c", code],
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )


def test_a_process_that_ends_without_closing_sends_what_it_has() -> None:
    with ScriptedService([CLEAN] * 2) as service:
        options = f"api_key={KEY!r}, base_url={service.url!r}, flush_interval_ms=60000"
        done = start(f"client = PortcullisClient({options})\nclient.guard.scan('hello')")
        assert (done.returncode, done.stderr) == (0, "")
        assert len(service.records) == 1
        done = start(
            f"import asyncio\nclient = AsyncPortcullisClient({options})\nasyncio.run(client.guard.scan('hello'))"
        )
        assert (done.returncode, done.stderr) == (0, "")
        assert len(service.records) == 2


def test_a_forked_child_sends_its_own_and_only_its_own() -> None:
    with ScriptedService([CLEAN] * 3) as service:
        body = f"""
client = PortcullisClient(api_key={KEY!r}, base_url={service.url!r}, flush_interval_ms=60000)
client.guard.scan('hello')
child = os.fork()
client.guard.scan('hello')
client.close()
if child == 0:
    os._exit(0)
assert os.waitpid(child, 0)[1] == 0
"""
        done = start(body)
        assert (done.returncode, done.stderr) == (0, "")
        assert wait_until(lambda: len(service.records) == 3)
        assert len({record["id"] for record in service.records}) == 3
