"""Objects of provider packages as plain data, because people put a model's answer back into `messages` as it came.

Data that is plain already comes back as the very same object, so that a payload nobody changed stays itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast


def plain(value: object, fields: tuple[str, ...] | None = None) -> object:
    """The value with every model object inside read as its wire form; with `fields`, only those of a mapping."""
    value = _dumped(value)
    if isinstance(value, Mapping):
        mapping = cast("Mapping[str, Any]", value)
        names = mapping.keys() if fields is None else [name for name in fields if name in mapping]
        changed = {name: new for name in names if (new := plain(mapping[name])) is not mapping[name]}
        return {**mapping, **changed} if changed else mapping
    if isinstance(value, (list, tuple)):
        items = cast("list[Any]", value)
        new_items = [plain(item) for item in items]
        same = all(new is old for new, old in zip(new_items, items, strict=True))
        return items if same else new_items
    if isinstance(value, Iterator):
        # A generator can be read once: it becomes the list that both the scan and the provider see.
        return [plain(item) for item in cast("Iterator[Any]", value)]
    return value


def _dumped(value: object) -> object:
    dump = getattr(value, "model_dump", None)
    if dump is None or isinstance(value, type):
        return value
    return dump(mode="json", by_alias=True, exclude_unset=True)


def is_plain(value: object) -> bool:
    """Whether nothing in a value is an object of a provider's package."""
    return plain(value) is value
