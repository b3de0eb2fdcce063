"""A client for tests that asks nobody: every answer is what the test says, so that refusal paths can be walked.

>>> from portcullis.testing import PortcullisFake
>>> client = PortcullisFake()
>>> client.guard.is_blocked("hello")
False
>>> client.block("a-rule").guard.scan("hello").reason
'a-rule'
>>> client.outage().guard.scan("hello").reason
'scan_unavailable'
>>> [call["path"] for call in client.calls]
['/v1/scan', '/v1/scan', '/v1/scan']
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypedDict

from .calling import Answer, NoAnswer, Request, Wire
from .client import AsyncPortcullisClient, PortcullisClient
from .utf16 import Units, count_units
from .words import ENTITY_CATEGORY

if TYPE_CHECKING:
    from typing_extensions import Self, Unpack

    from .options import ClientOptions

_KEY = "pk_test_fake_0000000000"
_VERSION = "2026.01.01"


class FakeEntity(TypedDict):
    """Personal data that the fake finds wherever its value stands."""

    type: str
    value: str


class FakeService:
    """What answers a fake client: the service's interface, in memory, at the test's word."""

    def __init__(self) -> None:
        self.calls: list[dict[str, Any]] = []
        self.mode = "allow"
        self.reason = "fake-rule"
        self.known: list[FakeEntity] = []
        self.capture = False

    async def send(self, request: Request, timeout_s: float) -> Answer:
        body: Any = None if request.body is None else json.loads(request.body)
        self.calls.append({"method": request.method, "path": request.path, "body": body})
        if self.mode == "outage":
            raise NoAnswer
        answer = self._answer(request, body or {})
        return Answer(200, {"x-request-id": f"req_fake_{len(self.calls)}"}, json.dumps(answer).encode("ascii"))

    async def sleep(self, seconds: float) -> None:
        """Nothing waits in a test."""

    def _answer(self, request: Request, body: Mapping[str, Any]) -> dict[str, Any]:
        if request.path == "/v1/scan":
            return self._verdict(body)
        if request.path == "/v1/cloak/detect":
            length = count_units(body["text"])
            ner = {"ran": True, "latency_ms": 0}
            entities = self._entities(body["text"])
            return {"entities": entities, "scanned_chars": length, "taxonomy_version": _VERSION, "ner": ner}
        if request.path == "/v1/me":
            self.capture = bool(body.get("capture_enabled", self.capture))
            key = {"key_id": "key_fake", "tenant_id": "fake", "key_name": "fake"}
            return {**key, "capture_enabled": self.capture}
        return {"accepted": len(body.get("records", ())), "rejected": 0}

    def _verdict(self, body: Mapping[str, Any]) -> dict[str, Any]:
        text = str(body["text"])
        length = count_units(text)
        blocks = self.mode == "block"
        found = {"signature_id": self.reason, "category": "direct_injection", "severity": "high"}
        verdict: dict[str, Any] = {
            "decision": "block" if blocks else "allow",
            "blocked": blocks,
            "reason": self.reason if blocks and text else None,
            "severity": "high" if blocks and text else None,
            "categories": ["direct_injection"] if blocks and text else [],
            "matches": [{**found, "start": 0, "end": length}] if blocks and text else [],
            "scanned_chars": length,
            "signature_version": _VERSION,
            "quota": {"plan": "unlimited", "enforcement_withheld": False},
        }
        if "cloak" in body:
            cloak = {"ran": True, "entities": self._entities(text), "error": None, "latency_ms": 0}
            verdict["cloak"] = {**cloak, "taxonomy_version": _VERSION}
        if body.get("tool_calls"):
            verdict["tool_validation"] = self._tools(body["tool_calls"], blocks)
        return verdict

    def _tools(self, calls: Sequence[Mapping[str, Any]], blocks: bool) -> dict[str, Any]:
        severity = "high" if blocks else None
        finding = {"code": "argument_injection", "severity": "high", "message": "fake", "signature_id": self.reason}
        verdicts = [
            {
                "id": call.get("id"),
                "index": index,
                "name": call["name"],
                "allowed": not blocks,
                "severity": severity,
                "findings": [finding] if blocks else [],
            }
            for index, call in enumerate(calls)
        ]
        return {"allowed": not blocks, "severity": severity, "calls": verdicts}

    def _entities(self, text: str) -> list[dict[str, Any]]:
        units = Units(text)
        found: list[dict[str, Any]] = []
        taken = 0
        places = [(at, one) for one in self.known for at in _starts(text, one["value"])]
        for start, one in sorted(places, key=lambda place: (place[0], -len(place[1]["value"]))):
            end = start + len(one["value"])
            if start >= taken:
                taken = end
                place = {"start": units.of_point(start), "end": units.of_point(end)}
                kind = {"type": one["type"], "category": ENTITY_CATEGORY[one["type"]]}
                found.append({**kind, **place, "confidence": 1.0})
        return found


def _starts(text: str, part: str) -> list[int]:
    starts: list[int] = []
    at = text.find(part) if part else -1
    while at >= 0:
        starts.append(at)
        at = text.find(part, at + len(part))
    return starts


class _Told:
    """What a fake is told of the service behind it, and what it saw."""

    service: FakeService

    def _open_wire(self) -> Wire:
        return self.service

    @property
    def calls(self) -> list[dict[str, Any]]:
        """Every request that would have gone out: `method`, `path`, `body`."""
        return self.service.calls

    def allow(self) -> Self:
        """From now on everything is allowed."""
        self.service.mode = "allow"
        return self

    def block(self, reason: str = "fake-rule") -> Self:
        """From now on every text and every tool call is blocked."""
        self.service.mode, self.service.reason = "block", reason
        return self

    def outage(self) -> Self:
        """From now on the service does not answer."""
        self.service.mode = "outage"
        return self

    def entities(self, entities: Sequence[FakeEntity]) -> Self:
        """From now on these values are personal data."""
        self.service.known = list(entities)
        return self


class PortcullisFake(_Told, PortcullisClient):
    """`PortcullisClient` for tests: allows until told otherwise. Telemetry is off unless asked for.

    >>> client = PortcullisFake().entities([{"type": "person_name", "value": "Ada"}])
    >>> client.guard.protect("call Ada", strategy="redact").payload
    'call [REDACTED]'
    """

    def __init__(self, **options: Unpack[ClientOptions]) -> None:
        self.service = FakeService()
        given: Any = {"api_key": _KEY, "telemetry": False, "retries": 0, **options}
        super().__init__(**given)


class AsyncPortcullisFake(_Told, AsyncPortcullisClient):
    """`AsyncPortcullisClient` for tests.

    >>> import asyncio
    >>> asyncio.run(AsyncPortcullisFake().outage().guard.is_blocked("hello"))
    True
    """

    def __init__(self, **options: Unpack[ClientOptions]) -> None:
        self.service = FakeService()
        given: Any = {"api_key": _KEY, "telemetry": False, "retries": 0, **options}
        super().__init__(**given)
