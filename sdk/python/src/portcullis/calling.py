"""One call to the service: its attempts, its pauses and its bound. Knows HTTP's words, not its sockets."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, cast

from .errors import ScanUnavailableError

_PAUSE_S = 0.1
# What passes with time. A plan that is used up, or detection that is switched off, does not.
_RETRIED = (429, 503)
_LASTING = ("quota_exceeded", "not_configured")


class NoAnswer(Exception):
    """The connection failed before an answer began; asking once more repeats nothing."""


class CutShort(Exception):
    """The connection failed in the middle of an answer."""


class TooLate(Exception):
    """The bound passed."""


@dataclass(frozen=True)
class Request:
    method: str
    path: str
    body: bytes | None = None


@dataclass(frozen=True)
class Answer:
    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def request_id(self) -> str | None:
        return self.headers.get("x-request-id")


class Wire(Protocol):
    """What carries a call. `send` raises `NoAnswer`, `CutShort` or `TooLate`, and keeps within its time."""

    async def send(self, request: Request, timeout_s: float) -> Answer: ...

    async def sleep(self, seconds: float) -> None: ...


def post(path: str, body: Mapping[str, Any]) -> Request:
    """A request with a JSON body. All ASCII, because lone surrogates are legal input and have no UTF-8."""
    return Request("POST", path, json.dumps(body, separators=(",", ":")).encode("ascii"))


def deadline_in(timeout_ms: float) -> float:
    return time.monotonic() + timeout_ms / 1000


async def call(wire: Wire, request: Request, deadline: float, retries: int) -> tuple[Any, Answer]:
    """The JSON of a good answer. Everything else is a `ScanUnavailableError` of one of four kinds."""
    attempt = 0
    while True:
        left = deadline - time.monotonic()
        if left <= 0:
            raise ScanUnavailableError("timeout", "the service did not answer in time")
        answer: Answer | None = None
        try:
            answer = await wire.send(request, left)
        except TooLate:
            raise ScanUnavailableError("timeout", "the service did not answer in time") from None
        except CutShort:
            raise ScanUnavailableError("connection", "the service's answer was cut short") from None
        except NoAnswer:
            if attempt >= retries:
                raise ScanUnavailableError("connection", "the service could not be reached") from None
        if answer is not None and (attempt >= retries or not _passes(answer)):
            return _read(answer), answer
        pause = _pause(attempt, answer)
        if time.monotonic() + pause >= deadline:
            if answer is not None:
                return _read(answer), answer
            raise ScanUnavailableError("connection", "the service could not be reached")
        await wire.sleep(pause)
        attempt += 1


def _passes(answer: Answer) -> bool:
    return answer.status in _RETRIED and _code(answer) not in _LASTING


def _code(answer: Answer) -> str | None:
    try:
        body: object = json.loads(answer.body)
    except (ValueError, RecursionError):
        return None
    code = cast("dict[str, Any]", body).get("error") if isinstance(body, dict) else None
    return code if isinstance(code, str) else None


def _read(answer: Answer) -> Any:
    if not 200 <= answer.status < 300:
        code = _code(answer)
        message = f"the service answered {answer.status}" + (f" {code}" if code else "")
        raise ScanUnavailableError("status", message, status=answer.status, code=code)
    try:
        return json.loads(answer.body, parse_constant=_refuse)
    except (ValueError, RecursionError):
        raise ScanUnavailableError("malformed", "the service's answer is no JSON", status=answer.status) from None


def _refuse(name: str) -> Any:
    raise ValueError(f"{name} is no JSON")


def _pause(attempt: int, answer: Answer | None) -> float:
    """What the service asks for, else doubling with jitter."""
    asked = answer.headers.get("retry-after", "").strip() if answer is not None else ""
    return float(asked) if asked.isdigit() else _PAUSE_S * 2**attempt * random.uniform(0.5, 1.0)
