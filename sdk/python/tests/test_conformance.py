"""Every case that both clients pass, in the sync and in the async client."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from cases import PURE, awaited, error_of, filled_vault, identity, perform
from comparing import differences, expand, snake, snake_options
from scripted import KEY, ScriptedService

from portcullis import AsyncPortcullisClient, PortcullisClient
from portcullis.driving import run_sync
from portcullis.errors import PortcullisError
from portcullis.options import Settings

# Tries to keep a bound of time: what passes it every time is the client's doing, not the machine's.
ROUNDS_MAX = 6
CONFORMANCE = Path(__file__).parents[2] / "conformance"
CASES = [
    pytest.param(case, id=f"{area['area']}: {case['name']}")
    for path in sorted((CONFORMANCE / "cases").glob("*.json"))
    for area in [json.loads(path.read_text())]
    for case in area["cases"]
]
PURE_CASES = [case for case in CASES if case.values[0]["op"] in PURE]
CONSTRUCT_CASES = [case for case in CASES if case.values[0]["op"] == "construct"]
SERVICE_CASES = [case for case in CASES if case not in PURE_CASES and case not in CONSTRUCT_CASES]


def test_there_are_cases_of_every_kind() -> None:
    assert len(CASES) >= 200
    assert PURE_CASES and CONSTRUCT_CASES and SERVICE_CASES


@pytest.mark.parametrize("case", PURE_CASES)
def test_pure(case: dict[str, Any]) -> None:
    given, expected = expand(case["given"]), expand(case["expect"])
    try:
        got = PURE[case["op"]](given)
    except PortcullisError as error:
        got = error_of(error)
    absent = expected.pop("absent", [])
    assert not set(absent) & set(got.pop("absent", []))
    assert differences(expected, got) == []


@pytest.mark.parametrize("case", CONSTRUCT_CASES)
def test_construct(case: dict[str, Any]) -> None:
    given, expected = expand(case["given"]), expand(case["expect"])
    options = snake_options(given["options"])
    if not given.get("bare"):
        options = {"api_key": KEY, **options}
    for client in (PortcullisClient, AsyncPortcullisClient):
        try:
            settings = client(**options, **({} if "telemetry" in options else {"telemetry": False})).options
            got: dict[str, Any] = {"ok": True, "options": vars(settings)}
        except PortcullisError as error:
            got = error_of(error)
        assert differences(expected, got) == []


def test_defaults() -> None:
    defaults = json.loads((CONFORMANCE / "defaults.json").read_text())
    settings = Settings.read({"api_key": KEY})
    assert {name: getattr(settings, snake(name)) for name in defaults} == defaults


@pytest.mark.parametrize("case", SERVICE_CASES)
@pytest.mark.parametrize("kind", ["sync", "async"])
def test_with_service(case: dict[str, Any], kind: str) -> None:
    within = case["expect"].get("withinMs", float("inf"))
    took: list[float] = []
    while not took or (min(took) > within and len(took) < ROUNDS_MAX):
        took.append(_play(case, kind))
    assert min(took) <= within


def _play(case: dict[str, Any], kind: str) -> float:
    """Once; how many milliseconds it took."""
    given, expected = expand(case["given"]), expand(case["expect"])
    expected.pop("withinMs", None)
    vault = filled_vault(given)
    with ScriptedService(given.get("service", []), given.get("telemetryService")) as service:
        options = {
            "api_key": KEY,
            "base_url": service.url,
            "telemetry": "telemetry" in expected,
            **snake_options(given.get("options", {})),
            "vault": vault,
        }
        got = _run_sync(case["op"], given, options) if kind == "sync" else _run_async(case["op"], given, options)
    assert service.problems == []
    got["requests"], got["telemetry"] = service.requests, service.records
    got["vault"] = [
        {"token": one.token, "subject": one.subject, "type": one.type, "value": one.value} for one in vault.entries()
    ]
    assert differences(expected, got) == []
    return float(got["tookMs"])


def _run_sync(op: str, given: dict[str, Any], options: dict[str, Any]) -> dict[str, Any]:
    client = PortcullisClient(**options)
    started = time.perf_counter()
    try:
        got = run_sync(perform(client, op, given, identity))
    except PortcullisError as error:
        got = error_of(error)
    took = time.perf_counter() - started
    client.close()
    return {**got, "tookMs": took * 1000}


def _run_async(op: str, given: dict[str, Any], options: dict[str, Any]) -> dict[str, Any]:
    async def run() -> dict[str, Any]:
        client = AsyncPortcullisClient(**options)
        started = time.perf_counter()
        try:
            got = await perform(client, op, given, awaited)
        except PortcullisError as error:
            got = error_of(error)
        took = time.perf_counter() - started
        await client.close()
        return {**got, "tookMs": took * 1000}

    return asyncio.run(run())
