"""Long text in overlapping pieces, and the verdicts on them folded into one. All offsets are UTF-16 units.

Invariant: a payload is never half-read in silence. Every unit of the text is in some piece, and one piece that blocks, or
that detection did not see, decides for all.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

from .payload import SEGMENTS_MAX, Segment
from .utf16 import Units
from .verdict import Cloak, Entity, Match, ScanResult
from .words import ENTITY_TYPES, rank

OVERLAP_MAX = 2000


@dataclass(frozen=True)
class Piece:
    """A range of the text, with its segments counted from its own start."""

    start: int
    end: int
    segments: tuple[Segment, ...]


def cut(units: Units, segments: Sequence[Segment], chars_max: int) -> list[Piece]:
    """Pieces of at most `chars_max` units and 2,000 segments, none of which begins or ends inside a surrogate pair."""
    overlap = min(OVERLAP_MAX, chars_max // 4)
    pieces: list[Piece] = []
    start = first = 0
    while True:
        end = min(start + chars_max, units.length)
        if end < units.length and units.splits_pair(end):
            end = end - 1 if end - 1 > start else end + 1
        while first < len(segments) and segments[first].end <= start:
            first += 1
        if first + SEGMENTS_MAX < len(segments):
            end = min(end, max(segments[first + SEGMENTS_MAX].start, start + 1))
        pieces.append(Piece(start, end, tuple(_clip(segments, first, start, end))))
        if end >= units.length:
            return pieces
        back = end - overlap
        back = back - 1 if units.splits_pair(back) else back
        start = back if back > start else end


def _clip(segments: Sequence[Segment], first: int, start: int, end: int) -> Iterator[Segment]:
    for index in range(first, len(segments)):
        segment = segments[index]
        if segment.start >= end:
            return
        yield Segment(max(segment.start - start, 0), min(segment.end, end) - start, segment.surface)


def fold(parts: Sequence[tuple[int, ScanResult]], length: int) -> ScanResult:
    """One result of the results on pieces, each with the offset at which its piece began."""
    results = [_shift(result, start) for start, result in parts]
    worst = min(results, key=lambda one: (not one.blocked, rank(one.severity)))
    matches = _matches(results)
    return ScanResult(
        decision="block" if any(one.blocked for one in results) else "allow",
        blocked=any(one.blocked for one in results),
        reason=worst.reason,
        severity=min(results, key=lambda one: rank(one.severity)).severity,
        categories=_categories(matches),
        matches=matches,
        entities=_entities(results),
        cloak=_cloak([one.cloak for one in results if one.cloak is not None]),
        model_check=_model_check([one.model_check for one in results if one.model_check is not None]),
        tool_validation=results[0].tool_validation,
        scanned_chars=length,
        signature_version=results[-1].signature_version,
        quota=results[-1].quota,
        request_id=worst.request_id,
    )


def _shift(result: ScanResult, by: int) -> ScanResult:
    if by == 0:
        return result
    return replace(
        result,
        matches=tuple(replace(one, start=one.start + by, end=one.end + by) for one in result.matches),
        entities=tuple(replace(one, start=one.start + by, end=one.end + by) for one in result.entities),
        model_check=None if result.model_check is None else _shift_check(result.model_check, by),
    )


def _shift_check(check: Mapping[str, Any], by: int) -> Mapping[str, Any]:
    rows = check.get("results")
    if not isinstance(rows, list):
        return check
    shifted = [
        {**row, "start": row["start"] + by, "end": row["end"] + by}
        for row in cast("list[Mapping[str, Any]]", rows)
        if isinstance(row.get("start"), int) and isinstance(row.get("end"), int)
    ]
    return {**check, "results": shifted}


def _matches(results: Sequence[ScanResult]) -> tuple[Match, ...]:
    unique: dict[tuple[str, int, int], Match] = {}
    for result in results:
        for match in result.matches:
            unique.setdefault((match.signature_id, match.start, match.end), match)
    return tuple(sorted(unique.values(), key=lambda one: (one.start, rank(one.severity))))


def _categories(matches: Sequence[Match]) -> tuple[str, ...]:
    counted = sorted((one for one in matches if one.counts), key=lambda one: rank(one.severity))
    return tuple(dict.fromkeys(one.category for one in counted if one.category))


def _entities(results: Sequence[ScanResult]) -> tuple[Entity, ...]:
    if not all(one.cloak is not None and one.cloak.ran for one in results):
        return ()
    united: list[Entity] = []
    for entity in sorted((one for result in results for one in result.entities), key=lambda one: (one.start, one.end)):
        if united and entity.start < united[-1].end:
            united[-1] = _union(united[-1], entity)
        else:
            united.append(entity)
    return tuple(united)


def _union(one: Entity, other: Entity) -> Entity:
    strongest = min(one, other, key=lambda each: (-each.confidence, ENTITY_TYPES.index(each.type)))
    return replace(strongest, start=min(one.start, other.start), end=max(one.end, other.end))


def _cloak(cloaks: Sequence[Cloak]) -> Cloak | None:
    if not cloaks:
        return None
    failed = next((one for one in cloaks if not one.ran), None)
    if failed is not None:
        return failed
    latencies = [one.latency_ms for one in cloaks if one.latency_ms is not None]
    return replace(cloaks[0], latency_ms=max(latencies, default=None))


def _model_check(checks: Sequence[Mapping[str, Any]]) -> Mapping[str, Any] | None:
    blocking = next((one for one in checks if one.get("decision") == "block"), None)
    return blocking or max(checks, key=_score, default=None)


def _score(check: Mapping[str, Any]) -> float:
    score = check.get("score")
    return score if isinstance(score, (int, float)) else -1.0
