"""How the expectation of a case is held against what came out: as a subset, exact where a caller or provider sees it."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping, Sequence
from typing import Any

EXACT = ("payload", "returned", "providerRequest", "chunks", "text")
_KINDS: Mapping[str, Any] = {"string": str, "number": (int, float), "boolean": bool, "object": Mapping}


def expand(value: Any) -> Any:
    """A case's value with its repeats and joins written out."""
    if isinstance(value, Mapping):
        if "$repeat" in value:
            return expand(value["$repeat"]) * value["times"]
        if "$join" in value:
            return "".join(expand(part) for part in value["$join"])
        return {key: expand(item) for key, item in value.items()}
    return [expand(item) for item in value] if isinstance(value, list) else value


def snake(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])[A-Z]", lambda match: "_" + match[0].lower(), name)


def snake_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """Options by their names in this language."""
    return {snake(name): value for name, value in options.items()}


def bare(value: Any) -> Any:
    """Results as plain data."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {field.name: bare(getattr(value, field.name)) for field in dataclasses.fields(value)}
    if isinstance(value, Mapping):
        return {key: bare(item) for key, item in value.items()}
    return [bare(item) for item in value] if isinstance(value, (list, tuple)) else value


def differences(expected: Any, actual: Any, path: str = "", exact: bool = False) -> list[str]:
    """What does not fit, as sentences; nothing when all fits."""
    if isinstance(expected, Mapping) and "$any" in expected:
        fits = isinstance(actual, _KINDS[expected["$any"]])
        return [] if fits else [f"{path}: {actual!r} is no {expected['$any']}"]
    if isinstance(expected, Mapping) and "$absent" in expected:
        return [] if actual is None else [f"{path}: {actual!r} should not be there"]
    if isinstance(expected, Mapping):
        if not isinstance(actual, Mapping):
            return [f"{path}: {actual!r} is no object"]
        return _of_mapping(expected, actual, path, exact)
    if isinstance(expected, list):
        if not isinstance(actual, Sequence) or isinstance(actual, str) or len(actual) != len(expected):
            return [f"{path}: {_short(actual)} is not {_short(expected)}"]
        pairs = enumerate(zip(expected, actual, strict=True))
        return [one for index, (a, b) in pairs for one in differences(a, b, f"{path}[{index}]", exact)]
    same = expected == actual and isinstance(expected, bool) == isinstance(actual, bool)
    return [] if same else [f"{path}: {_short(actual)} is not {_short(expected)}"]


def _of_mapping(expected: Mapping[str, Any], actual: Mapping[str, Any], path: str, exact: bool) -> list[str]:
    wrong: list[str] = []
    for key, value in expected.items():
        name = key if key in actual else snake(key)
        wrong += differences(value, actual.get(name), f"{path}.{key}", exact or key in EXACT)
    if exact:
        wrong += [f"{path}.{key}: is too much" for key in actual if key not in expected]
    return wrong


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) < 300 else text[:300] + "…"
