"""What a scan comes to: the results that callers see, and the one place that reads the service's answer.

Fail closed: an answer that does not hold together is no verdict. Offsets are UTF-16 units until `located` turns them
into code points of the flattened text and of the leaves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

from .errors import ScanUnavailableError, UnavailableKind
from .payload import Flattened, Location
from .utf16 import Units
from .words import ENTITY_CATEGORY, SEVERITIES, Decision, Severity


@dataclass(frozen=True)
class Match:
    """A rule that fired, where it fired. `evidence` only when it was asked for."""

    signature_id: str
    category: str
    severity: Severity
    start: int
    end: int
    evidence: str | None = None
    fingerprint: str | None = None
    suppressed: bool = False
    shadowed: bool = False
    locations: tuple[Location, ...] = ()

    @property
    def counts(self) -> bool:
        """Whether it weighs: what an allow-list entry covers, or a rule that only reports found, is told and no more."""
        return not self.suppressed and not self.shadowed


@dataclass(frozen=True)
class Entity:
    """Personal data: its type and place, never its value."""

    type: str
    category: str
    start: int
    end: int
    confidence: float
    locations: tuple[Location, ...] = ()


@dataclass(frozen=True)
class Cloak:
    """Whether personal-data detection ran. A payload it never saw is not one it cleared."""

    ran: bool
    error: str | None = None
    taxonomy_version: str | None = None
    latency_ms: float | None = None


@dataclass(frozen=True)
class ScanError:
    """Why there is no verdict: what went wrong, and the status and code of the answer where there was one."""

    kind: UnavailableKind
    status: int | None = None
    code: str | None = None


@dataclass(frozen=True)
class ScanResult:
    """The verdict on one payload.

    >>> ScanResult(decision="allow", blocked=False).reason is None
    True
    """

    decision: Decision
    blocked: bool
    reason: str | None = None
    severity: Severity | None = None
    categories: tuple[str, ...] = ()
    matches: tuple[Match, ...] = ()
    entities: tuple[Entity, ...] = ()
    cloak: Cloak | None = None
    model_check: Mapping[str, Any] | None = None
    tool_validation: Mapping[str, Any] | None = None
    scanned_chars: int = 0
    signature_version: str | None = None
    quota: Mapping[str, Any] | None = None
    request_id: str | None = None
    error: ScanError | None = None


@dataclass(frozen=True)
class Asked:
    """What was sent, which the answer must fit: the units of the text, and whether detection and calls were in it."""

    length: int
    cloak: bool = False
    calls: int = 0


def read_verdict(body: object, request_id: str | None, asked: Asked) -> ScanResult:
    """A verdict of the service with offsets in UTF-16 units, or `ScanUnavailableError` when it cannot be one."""
    verdict = _mapping(body, "the verdict")
    decision = verdict.get("decision")
    if decision not in ("allow", "block") or verdict.get("blocked") is not (decision == "block"):
        raise _malformed("decision")
    scanned = verdict.get("scanned_chars")
    if isinstance(scanned, bool) or not isinstance(scanned, int) or scanned < asked.length:
        raise _malformed("scanned_chars")
    cloak = _mapping(verdict.get("cloak"), "cloak") if asked.cloak else None
    severity = verdict.get("severity")
    return ScanResult(
        decision=decision,
        blocked=decision == "block",
        reason=_text_or_none(verdict.get("reason")),
        severity=severity if severity in SEVERITIES else None,
        categories=tuple(name for name in _list_or_empty(verdict.get("categories")) if isinstance(name, str)),
        matches=tuple(_match(entry, asked.length) for entry in _list(verdict.get("matches"), "matches")),
        entities=() if cloak is None else _entities(cloak, asked.length),
        cloak=None if cloak is None else _cloak(cloak),
        model_check=_mapping_or_none(verdict.get("model_check")),
        tool_validation=_tools(verdict.get("tool_validation"), asked.calls),
        scanned_chars=scanned,
        signature_version=_text_or_none(verdict.get("signature_version")),
        quota=_mapping_or_none(verdict.get("quota")),
        request_id=request_id,
    )


def read_entities(body: object, length: int) -> tuple[Entity, ...]:
    """The entities of a detection, checked."""
    return _entities(_mapping(body, "the detection"), length)


def located(result: ScanResult, flat: Flattened) -> ScanResult:
    """The result in code points, each match and entity with its places in the payload."""
    units = flat.units
    matches = tuple(_placed_match(one, units, flat) for one in result.matches)
    entities = tuple(_placed_entity(one, units, flat) for one in result.entities)
    return replace(
        result,
        matches=matches,
        entities=entities,
        model_check=_placed_check(result.model_check, units),
    )


def _placed_match(match: Match, units: Units, flat: Flattened) -> Match:
    start, end = units.to_point(match.start), units.to_point(match.end, up=True)
    return replace(match, start=start, end=end, locations=flat.locate(start, end))


def _placed_entity(entity: Entity, units: Units, flat: Flattened) -> Entity:
    start, end = units.to_point(entity.start), units.to_point(entity.end, up=True)
    return replace(entity, start=start, end=end, locations=flat.locate(start, end))


def _placed_check(check: Mapping[str, Any] | None, units: Units) -> Mapping[str, Any] | None:
    results: object = None if check is None else check.get("results")
    if check is None or not isinstance(results, list):
        return check
    placed: list[object] = []
    for one in cast("list[object]", results):
        if isinstance(one, Mapping):
            row = cast("Mapping[str, Any]", one)
            start, end = row.get("start"), row.get("end")
            if isinstance(start, int) and isinstance(end, int):
                placed.append({**row, "start": units.to_point(start), "end": units.to_point(end, up=True)})
                continue
        placed.append(cast("object", one))
    return {**check, "results": placed}


def _match(entry: object, length: int) -> Match:
    row = _mapping(entry, "matches")
    start, end = _range(row, length)
    severity, signature_id = row.get("severity"), row.get("signature_id")
    if severity not in SEVERITIES or not isinstance(signature_id, str):
        raise _malformed("matches")
    return Match(
        signature_id=signature_id,
        category=_text_or_none(row.get("category")) or "",
        severity=severity,
        start=start,
        end=end,
        evidence=_text_or_none(row.get("evidence")),
        fingerprint=_text_or_none(row.get("fingerprint")),
        suppressed=row.get("suppressed") is True,
        shadowed=row.get("shadowed") is True,
    )


def _entities(cloak: Mapping[str, Any], length: int) -> tuple[Entity, ...]:
    found: list[Entity] = []
    for entry in _list(cloak.get("entities"), "entities"):
        row = _mapping(entry, "entities")
        start, end = _range(row, length)
        kind, score = row.get("type"), row.get("confidence")
        if not isinstance(kind, str) or kind not in ENTITY_CATEGORY:
            raise _malformed("entities")
        confidence = score if isinstance(score, (int, float)) else 1.0
        found.append(Entity(kind, ENTITY_CATEGORY[kind], start, end, confidence))
    return tuple(found)


def _cloak(row: Mapping[str, Any]) -> Cloak:
    ran = row.get("ran")
    if not isinstance(ran, bool):
        raise _malformed("cloak")
    latency = row.get("latency_ms")
    return Cloak(
        ran=ran,
        error=_text_or_none(row.get("error")),
        taxonomy_version=_text_or_none(row.get("taxonomy_version")),
        latency_ms=latency if isinstance(latency, (int, float)) else None,
    )


def _tools(value: object, calls: int) -> Mapping[str, Any] | None:
    if calls == 0:
        return _mapping_or_none(value)
    tools = _mapping(value, "tool_validation")
    verdicts = _list(tools.get("calls"), "tool_validation")
    if len(verdicts) != calls or not isinstance(tools.get("allowed"), bool):
        raise _malformed("tool_validation")
    if not all(isinstance(_mapping(one, "tool_validation").get("allowed"), bool) for one in verdicts):
        raise _malformed("tool_validation")
    return tools


def _range(row: Mapping[str, Any], length: int) -> tuple[int, int]:
    start, end = row.get("start"), row.get("end")
    if isinstance(start, bool) or isinstance(end, bool) or not isinstance(start, int) or not isinstance(end, int):
        raise _malformed("offsets")
    if not 0 <= start <= end <= length:
        raise _malformed("offsets")
    return start, end


def _text_or_none(value: object) -> str | None:
    return value if isinstance(value, str) else None


def _list(value: object, name: str) -> Sequence[object]:
    if not isinstance(value, list):
        raise _malformed(name)
    return cast("list[object]", value)


def _list_or_empty(value: object) -> Sequence[object]:
    return cast("list[object]", value) if isinstance(value, list) else ()


def _mapping(value: object, name: str) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise _malformed(name)
    return cast("dict[str, Any]", value)


def _mapping_or_none(value: object) -> Mapping[str, Any] | None:
    return cast("dict[str, Any]", value) if isinstance(value, dict) else None


def _malformed(name: str) -> ScanUnavailableError:
    return ScanUnavailableError("malformed", f"the service's answer cannot be read: {name}")
