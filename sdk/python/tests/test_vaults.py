"""One suite for every vault: in memory, in Redis and in PostgreSQL, sync and async. The servers are real ones."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
import redis
import redis.asyncio
from ports import free_port
from scripted import wait_until

from portcullis import AsyncPortcullisClient, MemoryVault, PortcullisClient, VaultEntry
from portcullis.errors import ConfigurationError
from portcullis.testing import AsyncPortcullisFake, PortcullisFake
from portcullis.vaults.postgres import AsyncPostgresVault, PostgresVault
from portcullis.vaults.redis import AsyncRedisVault, RedisVault

KEY = "a key for the vault of tests"
FAR = time.time() * 1000 + 3_600_000


@pytest.fixture(scope="module")
def redis_url() -> Iterator[str]:
    port = free_port()
    program = shutil.which("redis-server")
    assert program, "the tests need redis-server"
    quiet = ["--save", "", "--appendonly", "no", "--loglevel", "warning"]
    server = subprocess.Popen([program, "--port", str(port), "--bind", "127.0.0.1", *quiet], stdout=subprocess.DEVNULL)
    client = redis.Redis(port=port)
    try:
        assert wait_until(lambda: _answers(client.ping, redis.ConnectionError)), "redis does not answer"
        yield f"redis://127.0.0.1:{port}"
    finally:
        server.kill()
        server.wait()


def _answers(ask: Callable[[], object], failure: type[Exception]) -> bool:
    try:
        ask()
    except failure:
        return False
    return True


def _postgres_programs() -> Path:
    found = shutil.which("initdb")
    places = [Path(found).parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    assert places, "the tests need PostgreSQL"
    return places[-1]


@pytest.fixture(scope="module")
def postgres_url() -> Iterator[str]:
    programs = _postgres_programs()
    folder = Path(tempfile.mkdtemp(prefix="portcullis-vault-"))
    # PostgreSQL does not run as root, and says so.
    as_user: dict[str, Any] = {}
    import os

    if os.getuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
        as_user = {"user": "postgres"}
    data = folder / "data"
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, **as_user, "cwd": folder}
    subprocess.run([programs / "initdb", "-D", data, "-U", "vault", "-A", "trust", "--no-sync"], check=True, **quiet)
    port = free_port()
    settings = ["-c", "fsync=off", "-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={folder}"]
    server = subprocess.Popen([programs / "postgres", "-D", data, "-p", str(port), *settings], **quiet)
    url = f"postgresql://vault@127.0.0.1:{port}/postgres"
    try:
        connect = lambda: psycopg.connect(url).close()  # noqa: E731
        assert wait_until(lambda: _answers(connect, psycopg.OperationalError)), "PostgreSQL does not answer"
        yield url
    finally:
        server.kill()
        server.wait()
        shutil.rmtree(folder, ignore_errors=True)


class Settled:
    """A vault of any kind, called as if it were sync, on one loop."""

    def __init__(self, vault: Any, loop: asyncio.AbstractEventLoop) -> None:
        self._vault, self._loop = vault, loop

    def __getattr__(self, name: str) -> Any:
        def call(*args: Any) -> Any:
            value = getattr(self._vault, name)(*args)
            return self._loop.run_until_complete(value) if asyncio.iscoroutine(value) else value

        return call


@pytest.fixture(params=["memory", "redis", "redis-async", "postgres", "postgres-async"])
def vault(request: pytest.FixtureRequest) -> Iterator[Settled]:
    loop = asyncio.new_event_loop()
    closing: Any = None
    if request.param == "memory":
        made: Any = MemoryVault()
    elif request.param.startswith("redis"):
        url = request.getfixturevalue("redis_url")
        redis.Redis.from_url(url).flushall()
        if request.param == "redis":
            made = RedisVault(redis.Redis.from_url(url), vault_key=KEY)
        else:
            connection = redis.asyncio.Redis.from_url(url)
            made, closing = AsyncRedisVault(connection, vault_key=KEY), connection.aclose
    else:
        url = request.getfixturevalue("postgres_url")
        with psycopg.connect(url, autocommit=True) as direct:
            direct.execute("DROP TABLE IF EXISTS portcullis_vault")
        if request.param == "postgres":
            # With transactions of its own, and without.
            made = PostgresVault(psycopg.connect(url), vault_key=KEY)
        else:
            connection = loop.run_until_complete(psycopg.AsyncConnection.connect(url, autocommit=True))
            made, closing = AsyncPostgresVault(connection, vault_key=KEY), connection.close
    yield Settled(made, loop)
    if closing is not None:
        loop.run_until_complete(closing())
    loop.close()


def entry(
    token: str = "<EMAIL_0123456789AB>", subject: str = "ada", value: str = "a@b.example", at: float = FAR
) -> Any:
    return VaultEntry(token, subject, "email", value, at)


def test_what_is_put_is_there(vault: Settled) -> None:
    assert vault.put(entry()) == "stored"
    stored = vault.get("<EMAIL_0123456789AB>")
    assert (stored.subject, stored.type, stored.value) == ("ada", "email", "a@b.example")
    assert vault.get("<EMAIL_000000000000>") is None


def test_the_same_again_is_the_same(vault: Settled) -> None:
    vault.put(entry())
    assert vault.put(entry()) == "same"


@pytest.mark.parametrize("other", [entry(value="c@d.example"), entry(subject="bob")])
def test_a_token_for_something_else_is_taken(vault: Settled, other: VaultEntry) -> None:
    vault.put(entry())
    assert vault.put(other) == "taken"
    assert vault.get("<EMAIL_0123456789AB>").value == "a@b.example"


def test_what_has_expired_is_gone_and_may_be_written_over(vault: Settled) -> None:
    vault.put(entry(at=time.time() * 1000 + 30))
    assert wait_until(lambda: vault.get("<EMAIL_0123456789AB>") is None)
    assert vault.put(entry(value="new")) == "stored"


def test_putting_again_lives_longer(vault: Settled) -> None:
    vault.put(entry(at=time.time() * 1000 + 200))
    vault.put(entry())
    time.sleep(0.25)
    assert vault.get("<EMAIL_0123456789AB>") is not None


def test_forgetting_one_subject_leaves_the_others(vault: Settled) -> None:
    vault.put(entry())
    vault.put(entry("<EMAIL_1123456789AB>", value="x"))
    vault.put(entry("<EMAIL_2123456789AB>", subject="bob"))
    assert vault.forget("ada") == 2
    assert vault.forget("ada") == 0
    assert vault.get("<EMAIL_0123456789AB>") is None
    assert vault.get("<EMAIL_2123456789AB>").subject == "bob"


def test_any_text_is_kept(vault: Settled) -> None:
    value = 'Zo\u00eb \U0001f600 \ud800 "\\\n\u0000\u007f'
    vault.put(entry(value=value, subject="\u5f20\u4e09"))
    assert vault.get("<EMAIL_0123456789AB>").value == value


def test_what_is_stored_tells_nothing(redis_url: str) -> None:
    connection = redis.Redis.from_url(redis_url, decode_responses=True)
    connection.flushall()
    RedisVault(connection, vault_key=KEY).put(entry())
    everything = [connection.get(name) for name in connection.scan_iter("portcullis:vault:t:*")]
    everything += list(connection.scan_iter())
    assert len(everything) == 3
    assert not any("a@b.example" in text or "ada" in text for text in everything)
    assert RedisVault(connection, vault_key="another key for vaults").get("<EMAIL_0123456789AB>") is None


def test_the_memory_vault_is_bounded_and_drops_the_least_used() -> None:
    vault = MemoryVault(max_entries=2)
    vault.put(entry("<EMAIL_0000000000AA>"))
    vault.put(entry("<EMAIL_0000000000BB>"))
    vault.get("<EMAIL_0000000000AA>")
    vault.put(entry("<EMAIL_0000000000CC>"))
    assert vault.get("<EMAIL_0000000000BB>") is None
    assert vault.get("<EMAIL_0000000000AA>") is not None


def test_a_key_that_is_short_is_refused() -> None:
    with pytest.raises(ConfigurationError):
        RedisVault(redis.Redis(), vault_key="short")


def test_clients_share_a_vault(redis_url: str) -> None:
    known = [{"type": "email", "value": "a@b.example"}]
    shared = RedisVault(redis.Redis.from_url(redis_url), vault_key=KEY)
    made = PortcullisFake(vault=shared, token_key="a token key of tests").entities(known)
    sent = made.guard.protect("write to a@b.example", subject="ada").payload

    async def read() -> str:
        connection = redis.asyncio.Redis.from_url(redis_url)
        client = AsyncPortcullisFake(vault=AsyncRedisVault(connection, vault_key=KEY))
        restored = await client.guard.cloak.restore(sent, subject="ada")
        await connection.aclose()
        return restored.payload

    assert asyncio.run(read()) == "write to a@b.example"


class Broken:
    """A vault whose server is gone."""

    def put(self, entry: VaultEntry) -> Any:
        raise ConnectionError("gone")

    def get(self, token: str) -> Any:
        raise ConnectionError("gone")

    def forget(self, subject: str) -> int:
        raise ConnectionError("gone")

    def close(self) -> None:
        return


def test_a_vault_that_is_gone_blocks_on_the_way_out_and_leaves_tokens_on_the_way_back() -> None:
    heard: list[Exception] = []
    client = PortcullisFake(vault=Broken(), on_error=heard.append).entities([{"type": "email", "value": "a@b.example"}])
    result = client.guard.protect("write to a@b.example")
    assert (result.blocked, result.reason, result.payload) == (True, "cloak_unavailable", None)
    left = client.guard.cloak.restore("to <EMAIL_0123456789AB>")
    assert (left.payload, left.unknown) == ("to <EMAIL_0123456789AB>", 1)
    assert len(heard) == 2


def test_an_async_vault_is_for_the_async_client() -> None:
    vault = AsyncRedisVault(redis.asyncio.Redis(), vault_key=KEY)
    with pytest.raises(ConfigurationError):
        PortcullisClient(api_key="pk_test_x", vault=vault)
    AsyncPortcullisClient(api_key="pk_test_x", vault=vault)
