"""Reading and changing what providers answer, which is plain data here and objects of their packages there."""

from __future__ import annotations

import sys
from collections.abc import Mapping, MutableMapping, Sequence
from typing import Any, cast

from .payload import Path


def get(value: Any, name: str) -> Any:
    """A field, or None where there is none."""
    if isinstance(value, Mapping):
        return cast("Mapping[str, Any]", value).get(name)
    return getattr(value, name, None)


def items(value: Any) -> Sequence[Any]:
    """A list, or nothing."""
    return cast("Sequence[Any]", value) if isinstance(value, (list, tuple)) else ()


def put(value: Any, name: str, new: Any) -> None:
    """Sets a field in place."""
    if isinstance(value, MutableMapping):
        cast("MutableMapping[str, Any]", value)[name] = new
    else:
        setattr(value, name, new)


def drop(value: Any, name: str) -> None:
    """Takes a field away; an object keeps its name with nothing in it."""
    if isinstance(value, MutableMapping):
        cast("MutableMapping[str, Any]", value).pop(name, None)
    elif getattr(value, name, None) is not None:
        setattr(value, name, None)


def with_value(value: Any, path: Path, new: Any) -> Any:
    """The value with something else at a path: data is copied along it, objects are changed in place."""
    if not path:
        return new
    name, rest = path[0], path[1:]
    if isinstance(value, Mapping):
        mapping = cast("Mapping[str | int, Any]", value)
        return {**mapping, name: with_value(mapping[name], rest, new)}
    if isinstance(value, (list, tuple)):
        entries = list(cast("Sequence[Any]", value))
        entries[cast("int", name)] = with_value(entries[cast("int", name)], rest, new)
        return entries
    setattr(value, str(name), with_value(getattr(value, str(name)), rest, new))
    return value


def alike(sample: Any, module: str, name: str, data: dict[str, Any]) -> Any:
    """Data in the shape that its neighbours have: an object of the provider's package where those are objects."""
    if sample is None or isinstance(sample, Mapping):
        return data
    built = getattr(sys.modules.get(module), name, None)
    construct = getattr(built, "construct", None)
    return data if construct is None else construct(**data)
