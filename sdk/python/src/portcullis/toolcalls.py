"""Tool calls in every provider's shape, as the one shape that the service judges."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from .errors import ConfigurationError
from .plain import plain
from .utf16 import Units


def read_calls(calls: Iterable[object]) -> list[dict[str, str]]:
    """Calls of OpenAI chat, Responses, Anthropic, or bare ones, as the wire has them.

    >>> read_calls([{"type": "tool_use", "id": "t1", "name": "send", "input": {"to": "a"}}])
    [{'id': 't1', 'name': 'send', 'arguments': '{"to":"a"}'}]
    """
    return [_call(plain(call)) for call in calls]


def place_findings(verdicts: Sequence[Mapping[str, Any]], calls: Sequence[Mapping[str, str]]) -> list[dict[str, Any]]:
    """The service's verdicts with the offsets of their findings in code points of the decoded strings."""
    placed: list[dict[str, Any]] = []
    for verdict, call in zip(verdicts, calls, strict=True):
        findings = [_placed(finding, call["arguments"]) for finding in _mappings(verdict.get("findings"))]
        placed.append({**verdict, "findings": findings})
    return placed


def _call(value: object) -> dict[str, str]:
    if not isinstance(value, Mapping):
        raise ConfigurationError("calls", "must be a list of tool calls")
    call = cast("Mapping[str, Any]", value)
    for name in ("function", "custom"):
        inner = call.get(name)
        if isinstance(inner, Mapping):
            return _wire(call.get("id"), cast("Mapping[str, Any]", inner))
    return _wire(call.get("call_id") or call.get("id"), call)


def _wire(id: object, call: Mapping[str, Any]) -> dict[str, str]:
    arguments: object = call["arguments"] if "arguments" in call else call.get("input")
    wire = {"id": id} if isinstance(id, str) else {}
    name = call.get("name")
    return {**wire, "name": name if isinstance(name, str) else "", "arguments": write_arguments(arguments)}


def write_arguments(arguments: object) -> str:
    """Arguments as JSON text; text is taken for what it is."""
    if isinstance(arguments, str):
        return arguments
    return "{}" if arguments is None else json.dumps(arguments, ensure_ascii=False, separators=(",", ":"), default=str)


def _placed(finding: Mapping[str, Any], arguments: str) -> dict[str, Any]:
    start, end, path = finding.get("start"), finding.get("end"), finding.get("path")
    if arguments.isascii() and "\\u" not in arguments:
        return dict(finding)
    text = _string_at(arguments, path) if isinstance(path, str) else None
    if text is None or not isinstance(start, int) or not isinstance(end, int):
        return dict(finding)
    units = Units(text)
    return {**finding, "start": units.to_point(start), "end": units.to_point(end, up=True)}


def _string_at(arguments: str, pointer: str) -> str | None:
    try:
        value: Any = json.loads(arguments)
        for key in pointer.split("/")[1:]:
            name = key.replace("~1", "/").replace("~0", "~")
            value = cast("Any", value[int(name)] if isinstance(value, list) else value[name])
    except (ValueError, KeyError, IndexError, TypeError, RecursionError):
        return None
    return value if isinstance(value, str) else None


def _mappings(value: object) -> list[Mapping[str, Any]]:
    if not isinstance(value, list):
        return []
    return [cast("Mapping[str, Any]", one) for one in cast("list[object]", value) if isinstance(one, Mapping)]
