"""The public surface, pinned: what is exported, what its methods take, and that every export is explained by an example."""

from __future__ import annotations

import inspect
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import portcullis
from portcullis import AsyncGuard, AsyncPortcullisClient, Guard, PortcullisClient
from portcullis.options import ClientOptions

HERE = Path(__file__).parents[1]
EXPORTS = """
AsyncCloakGuard AsyncGuard AsyncGuardedStream AsyncPortcullisClient AsyncVault BlockBody BlockedError Cloak CloakGuard
ConfigurationError Detection Entity Flattened Guard GuardedStream Location Match MemoryVault PortcullisClient
PortcullisError ProtectResult Replacement RestoreDeniedError RestoreResult SanitiseResult ScanError ScanResult
ScanUnavailableError Stored ToolResult Vault VaultEntry WrapResult __version__ block_body flatten is_block_body rewrite
""".split()
GUARD = "assert_allowed cloak decorate is_blocked parts protect sanitise scan stream validate_tool_calls wrap".split()
CLIENT = "close detect flush guard me options set_capture".split()
OPTIONS = """
api_key base_url block_severity capture close_timeout_ms enforce_withheld entities flush_at flush_interval_ms
include_evidence max_scan_chars min_confidence on_denied on_error on_match on_scan_error on_unavailable queue_max
replacement retries semantic skip_when_blocked strategy telemetry timeout_ms token_key vault vault_max vault_ttl_ms
""".split()
# A type that callers only read is explained by the method that hands it out.
READ_ONLY = """
AsyncVault AsyncGuardedStream BlockBody Cloak Detection Entity Flattened GuardedStream Location Match ProtectResult
Replacement RestoreResult SanitiseResult ScanError Stored ToolResult Vault VaultEntry WrapResult __version__
AsyncCloakGuard CloakGuard AsyncGuard Guard
""".split()


def public(value: object) -> list[str]:
    return sorted(name for name in dir(value) if not name.startswith("_"))


def test_exports() -> None:
    assert sorted(portcullis.__all__) == sorted(EXPORTS)
    assert all(hasattr(portcullis, name) for name in EXPORTS)


def test_methods_of_both_guards() -> None:
    client, other = PortcullisClient(api_key="k" * 20), AsyncPortcullisClient(api_key="k" * 20)
    assert public(client.guard) == public(other.guard) == GUARD
    assert public(client.guard.cloak) == public(other.guard.cloak) == ["forget", "restore"]
    assert public(client) == public(other) == CLIENT


@pytest.mark.parametrize("name", [name for name in GUARD if name not in ("cloak", "parts")])
def test_both_guards_take_the_same(name: str) -> None:
    one, other = (inspect.signature(getattr(kind, name)) for kind in (Guard, AsyncGuard))
    assert list(one.parameters) == list(other.parameters)
    assert inspect.getdoc(getattr(Guard, name)) and inspect.getdoc(getattr(AsyncGuard, name))


def test_options() -> None:
    assert sorted(ClientOptions.__annotations__) == sorted(OPTIONS)


@pytest.mark.parametrize("name", [name for name in EXPORTS if name not in READ_ONLY])
def test_every_export_has_an_example_that_runs(name: str) -> None:
    doc = inspect.getdoc(getattr(portcullis, name)) or ""
    assert ">>>" in doc, f"{name} has no example"


@pytest.mark.parametrize("name", [name for name in GUARD if name not in ("cloak", "parts")])
def test_every_method_has_an_example_that_runs(name: str) -> None:
    assert ">>>" in (inspect.getdoc(getattr(Guard, name)) or "")


def test_the_client_needs_httpx_alone() -> None:
    code = """
import sys
import portcullis, portcullis.testing
roots = {name.partition(".")[0] for name in sys.modules}
print(sorted(roots & {"openai", "anthropic", "redis", "psycopg", "cryptography", "pydantic", "langchain_core", "mcp"}))
"""
    env = {"PYTHONPATH": str(HERE / "src"), "PATH": ""}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("command", [["check"], ["format", "--check"]])
def test_style(command: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ruff", *command, str(HERE)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:]


def test_a_wheel_and_a_source_archive_are_built(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(tmp_path), str(HERE)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,), (archive,) = tmp_path.glob("*.whl"), tmp_path.glob("*.tar.gz")
    names = zipfile.ZipFile(wheel).namelist()
    assert "portcullis/py.typed" in names and "portcullis/vaults/redis.py" in names
    assert not any("tests" in name for name in names)
    assert portcullis.__version__ in wheel.name and portcullis.__version__ in archive.name
