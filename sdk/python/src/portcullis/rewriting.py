"""Rewriting: replacements of the flattened text carried back into the payload, which is copied along the changed paths
only and never changed itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from .jsontext import write_string
from .payload import Flattened, Path, Payload


@dataclass(frozen=True)
class Replacement:
    """A range of the flattened text, in code points, and what takes its place."""

    start: int
    end: int
    text: str


def rewrite(flat: Flattened, replacements: Iterable[Replacement]) -> Payload:
    """Applies disjoint replacements. One over a border puts its text into every leaf that it touches.

    >>> from portcullis.payload import flatten
    >>> rewrite(flatten("call Ada"), [Replacement(5, 8, "[NAME]")])
    'call [NAME]'
    """
    changed = dict(_changes(flat, sorted(replacements, key=lambda one: one.start)))
    return replace_leaves(flat, changed) if changed else flat.payload


def replace_leaves(flat: Flattened, texts: Mapping[int, str]) -> Payload:
    """The payload with new texts for the leaves of these indexes."""
    changes = {index: text for index, text in texts.items() if flat.leaves[index].text != text}
    if not changes:
        return flat.payload
    if isinstance(flat.payload, str):
        return changes[0]
    whole: dict[Path, str] = {}
    for index in sorted(changes, reverse=True):
        leaf, inside = flat.leaves[index], flat.leaves[index].inside
        if inside is None:
            whole[leaf.path] = changes[index]
        else:
            # From the last literal to the first, so that the places of the others stay true.
            text = whole.get(inside.path) or _at(flat.payload, inside.path)
            whole[inside.path] = text[: inside.start] + write_string(changes[index]) + text[inside.end :]
    tree: dict[str | int, Any] = {}
    for path, text in whole.items():
        node = tree
        for key in path[:-1]:
            node = node.setdefault(key, {})
        node[path[-1]] = text
    return cast("Payload", _graft(flat.payload, tree))


def _changes(flat: Flattened, replacements: Sequence[Replacement]) -> Iterable[tuple[int, str]]:
    first = 0
    for index, (leaf, at) in enumerate(zip(flat.leaves, flat.starts, strict=True)):
        end = at + len(leaf.text)
        while first < len(replacements) and replacements[first].end <= at:
            first += 1
        parts: list[str] = []
        done = at
        for place in range(first, len(replacements)):
            one = replacements[place]
            if one.start >= end:
                break
            low, high = max(one.start, at), min(one.end, end)
            if low >= high:
                continue
            parts.append(flat.text[done:low])
            parts.append(one.text)
            done = high
        if done > at:
            yield index, "".join(parts) + flat.text[done:end]


def _graft(value: Any, tree: Any) -> Any:
    if isinstance(tree, str):
        return tree
    copy: Any = dict(cast("Mapping[str, Any]", value)) if isinstance(value, Mapping) else list(value)
    for key, branch in tree.items():
        copy[key] = _graft(copy[key], branch)
    return copy


def _at(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value


def unite(ranges: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """Ranges that overlap or touch as their union, sorted; empty ones gone."""
    united: list[tuple[int, int]] = []
    for start, end in sorted(one for one in ranges if one[0] < one[1]):
        if united and start <= united[-1][1]:
            united[-1] = (united[-1][0], max(united[-1][1], end))
        else:
            united.append((start, end))
    return united
