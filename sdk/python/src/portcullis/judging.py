"""From a payload to a result: the request to the service, its pieces, its failures, and what the settings make of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from .calling import Wire, call, deadline_in, post
from .errors import ScanUnavailableError
from .options import Settings
from .payload import Flattened
from .pieces import Piece, cut, fold
from .toolcalls import place_findings
from .verdict import Asked, ScanError, ScanResult, located, read_verdict


@dataclass(frozen=True)
class Question:
    """What is asked about one text."""

    flat: Flattened
    cloak: bool = False
    tools: Sequence[Any] | None = None
    calls: Sequence[Mapping[str, str]] = ()


async def judge(wire: Wire, question: Question, settings: Settings, deadline: float | None = None) -> ScanResult:
    """The result on one text, located in its payload. Never raises for what the service does."""
    flat = question.flat
    until = deadline_in(settings.timeout_ms) if deadline is None else deadline
    pieces = cut(flat.units, flat.segments, settings.max_scan_chars)
    try:
        parts = [
            (piece.start, await _ask(wire, question, piece, settings, until, first=index == 0))
            for index, piece in enumerate(pieces)
        ]
    except ScanUnavailableError as error:
        return unanswered(error, settings)
    return enforce(located(_placed(fold(parts, flat.units.length), question), flat), settings)


def enforce(result: ScanResult, settings: Settings) -> ScanResult:
    """What is to be done about a verdict. Its `decision` stays the truth."""
    withheld = result.quota is not None and result.quota.get("enforcement_withheld") is True
    lenient = settings.on_match == "report" or (withheld and not settings.enforce_withheld)
    return replace(result, blocked=result.decision == "block" and not lenient)


def unanswered(error: ScanUnavailableError, settings: Settings) -> ScanResult:
    """Fail closed: what was not judged is blocked, unless the caller asked for the opposite."""
    blocked = settings.on_scan_error == "block"
    return ScanResult(
        decision="block" if blocked else "allow",
        blocked=blocked,
        reason="scan_unavailable",
        error=ScanError(error.kind, error.status, error.code),
    )


async def _ask(
    wire: Wire, question: Question, piece: Piece, settings: Settings, deadline: float, *, first: bool
) -> ScanResult:
    units = question.flat.units
    text = question.flat.text[units.to_point(piece.start) : units.to_point(piece.end)]
    length = piece.end - piece.start
    body: dict[str, Any] = {
        "text": text,
        "block_severity": settings.block_severity,
        "max_scan_chars": max(settings.max_scan_chars, length),
        "include_evidence": settings.include_evidence,
        "surface": "unknown",
        "segments": [{"start": one.start, "end": one.end, "surface": one.surface} for one in piece.segments],
        "semantic": settings.semantic,
    }
    if question.cloak:
        # What may pass in spite of a match must have been looked at.
        final = settings.on_match == "block" and settings.enforce_withheld
        body["cloak"] = cloak_request(settings) | {"skip_when_blocked": settings.skip_when_blocked and final}
    calls = question.calls if first else ()
    if calls:
        body["tool_calls"] = list(calls)
    if calls and question.tools:
        body["tools"] = list(question.tools)
    answer, raw = await call(wire, post("/v1/scan", body), deadline, settings.retries)
    return read_verdict(answer, raw.request_id, Asked(length, question.cloak, len(calls)))


def cloak_request(settings: Settings) -> dict[str, Any]:
    """What is looked for; the service has its own list of types when none is given."""
    types = {} if settings.entities is None else {"entities": list(settings.entities)}
    return {**types, "min_confidence": settings.min_confidence}


def _placed(result: ScanResult, question: Question) -> ScanResult:
    tools = result.tool_validation
    if tools is None or not question.calls:
        return result
    return replace(result, tool_validation={**tools, "calls": place_findings(tools["calls"], question.calls)})
