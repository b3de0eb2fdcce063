"""What a caller is told of a block, and what the service is told of a decision. Neither holds a word of the payload,
unless the caller switched evidence on."""

from __future__ import annotations

import json
import uuid
from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import datetime, timezone
from typing import Any, TypedDict, TypeGuard, cast

from ._version import __version__
from .fields import get
from .options import Settings
from .plain import plain
from .utf16 import Units
from .verdict import ScanResult
from .words import RecordType

SDK = {"name": "portcullis-python", "version": __version__}
LIST_MAX = 256
TEXT_CHARS_MAX = 256
EVIDENCE_CHARS_MAX = 2048
# The service takes no larger record.
CAPTURE_CHARS_MAX = 900_000
_CHECK_FIELDS = (
    "ran",
    "mode",
    "decision",
    "flagged",
    "reason",
    "severity",
    "score",
    "threshold",
    "model",
    "model_version",
    "latency_ms",
    "error",
)


class BlockError(TypedDict):
    type: str
    code: str
    message: str
    param: None
    reason: str
    severity: str | None
    categories: list[str]
    request_id: str | None


class BlockBody(TypedDict):
    """What stands in place of an answer when a payload was blocked: the shape of an OpenAI error."""

    error: BlockError


def block_body(result: ScanResult) -> BlockBody:
    """The body of a block.

    >>> block_body(ScanResult(decision="block", blocked=True, reason="a-rule"))["error"]["message"]
    'Request blocked by Portcullis: a-rule.'
    """
    tools = result.tool_validation
    rejected = tools is not None and tools.get("allowed") is False
    reason = result.reason or ("tool_call_rejected" if rejected else "blocked")
    severity = result.severity or (tools.get("severity") if tools is not None and rejected else None)
    return {
        "error": {
            "type": "request_blocked",
            "code": "portcullis_request_blocked",
            "message": f"Request blocked by Portcullis: {reason}.",
            "param": None,
            "reason": reason,
            "severity": severity,
            "categories": list(result.categories),
            "request_id": result.request_id,
        }
    }


def is_block_body(value: object) -> TypeGuard[BlockBody]:
    """Whether an answer is a block and not what the provider said.

    >>> is_block_body(block_body(ScanResult(decision="block", blocked=True)))
    True
    >>> is_block_body({"choices": []})
    False
    """
    error = get(value, "error") if isinstance(value, Mapping) else None
    return get(error, "code") == "portcullis_request_blocked"


def make_record(
    type: RecordType, result: ScanResult, settings: Settings, cloak: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """One telemetry record. Its id is made once and kept over retries, so that nothing counts twice."""
    record: dict[str, Any] = {
        "id": str(uuid.uuid4()),
        "ts": _now(),
        "type": type,
        "decision": result.decision,
        "blocked": result.blocked,
        "severity": result.severity,
        "reason": None if result.reason is None else cut_text(result.reason, TEXT_CHARS_MAX),
        "categories": list(result.categories)[:LIST_MAX],
        "signatureIds": _once(match.signature_id for match in result.matches),
        "scannedChars": result.scanned_chars,
        "onMatch": settings.on_match,
        "sdk": SDK,
    }
    if result.model_check is not None:
        record["modelCheck"] = _check(result.model_check)
    if result.tool_validation is not None:
        record["tool"] = _tool(result.tool_validation)
    counted = _cloak(result) | dict(cloak or {})
    if counted:
        record["cloak"] = counted
    if settings.include_evidence:
        record["evidence"] = _once(
            (match.evidence for match in result.matches if match.evidence is not None), EVIDENCE_CHARS_MAX
        )
    return record


def make_capture(type: RecordType, event_id: str | None, request: Any, outcome: Mapping[str, Any]) -> dict[str, Any]:
    """What the provider was asked and what it said. One too large for the service keeps all but its bodies."""
    body: Any = plain(request)
    model = get(body, "model")
    fields: dict[str, Any] = {
        "id": str(uuid.uuid4()),
        "ts": _now(),
        "type": type,
        "request": body,
        "sdk": SDK,
        **{name: value for name, value in outcome.items() if value is not None},
    }
    if event_id is not None:
        fields["event_id"] = event_id
    if isinstance(model, str):
        fields["model"] = model
    text = json.dumps(fields, default=str)
    if len(text) > CAPTURE_CHARS_MAX:
        fields.pop("response", None)
        return {**fields, "request": "too large to capture"}
    return cast("dict[str, Any]", json.loads(text))


def _now() -> str:
    return datetime.now(timezone.utc).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def cut_text(text: str, units_max: int) -> str:
    """The text cut at a number of UTF-16 units, never inside a pair."""
    if len(text) * 2 <= units_max:
        return text
    units = Units(text)
    return text[: units.to_point(min(units_max, units.length))]


def _once(texts: Iterable[str], chars_max: int = TEXT_CHARS_MAX) -> list[str]:
    return list(dict.fromkeys(cut_text(text, chars_max) for text in texts))[:LIST_MAX]


def _check(check: Mapping[str, Any]) -> dict[str, Any]:
    return {name: check[name] for name in _CHECK_FIELDS if name in check}


def _tool(tools: Mapping[str, Any]) -> dict[str, Any]:
    calls = cast("list[Mapping[str, Any]]", tools.get("calls") or [])
    told: dict[str, Any] = {
        "calls": len(calls),
        "findings": sum(len(call.get("findings") or ()) for call in calls),
        "blocked": sum(call.get("allowed") is False for call in calls),
        "names": _once(str(call.get("name", "")) for call in calls),
    }
    check = tools.get("model_check")
    if isinstance(check, Mapping):
        told["modelCheck"] = _check(cast("Mapping[str, Any]", check))
    return told


def _cloak(result: ScanResult) -> dict[str, Any]:
    if result.cloak is None:
        return {}
    return {
        "ran": result.cloak.ran,
        "entities": len(result.entities),
        "byType": dict(Counter(one.type for one in result.entities)),
        "byCategory": dict(Counter(one.category for one in result.entities)),
        "error": result.cloak.error,
    }
