"""Flattening: every string that people or models wrote, joined into one text with a segment per string.

A payload is a string or the request of a provider (OpenAI chat, OpenAI Responses, Anthropic). What stands here decides what
is scanned, in which order and as whose words; `rewriting.py` is the way back. Nothing here touches the network.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias, cast

from .errors import ConfigurationError
from .jsontext import find_strings
from .plain import plain
from .utf16 import Units
from .words import Surface

Path: TypeAlias = "tuple[str | int, ...]"
Payload: TypeAlias = "str | Mapping[str, Any] | list[Any]"

SEPARATOR = "\n\n"
SEGMENTS_MAX = 2000

_ROLES: Mapping[str, Surface] = {
    "system": "system",
    "developer": "system",
    "user": "user",
    "assistant": "assistant",
    "tool": "tool_result",
    "function": "tool_result",
}
NAMES = ("system", "instructions", "prompt", "messages", "input")
_TEXT_PARTS = ("text", "input_text", "output_text")
_RESULT_PARTS = ("tool_result", "mcp_tool_result")
_USE_PARTS = ("tool_use", "server_tool_use", "mcp_tool_use")


@dataclass(frozen=True)
class Inside:
    """Where in a JSON text a string literal stands, and where that text stands in the payload."""

    path: Path
    start: int
    end: int


@dataclass(frozen=True)
class Leaf:
    """One string inside a payload; `inside` when it is a literal of a JSON text there."""

    path: Path
    text: str
    surface: Surface
    inside: Inside | None = None


@dataclass(frozen=True)
class Segment:
    """A range of the flattened text, in UTF-16 units as the wire has them, and whose words it holds."""

    start: int
    end: int
    surface: Surface


@dataclass(frozen=True)
class Location:
    """A range inside one leaf, in code points."""

    path: Path
    start: int
    end: int


@dataclass(frozen=True)
class Flattened:
    """A payload as one text, with the way back. `starts` are code points."""

    payload: Payload
    leaves: tuple[Leaf, ...]
    starts: tuple[int, ...]
    text: str

    @cached_property
    def units(self) -> Units:
        return Units(self.text)

    @cached_property
    def segments(self) -> tuple[Segment, ...]:
        """One segment per leaf that is not empty; past the service's limit, neighbours of one surface are one."""
        of_point = self.units.of_point
        each = [
            Segment(of_point(start), of_point(start + len(leaf.text)), leaf.surface)
            for leaf, start in zip(self.leaves, self.starts, strict=True)
            if leaf.text
        ]
        return tuple(each if len(each) <= SEGMENTS_MAX else _join(each))

    def locate(self, start: int, end: int) -> tuple[Location, ...]:
        """Where a range of the text stands in the payload: one location per leaf that it touches."""
        return tuple(Location(leaf.path, low - at, high - at) for leaf, at, low, high in self._touched(start, end))

    def clip(self, start: int, end: int) -> list[tuple[int, int]]:
        """The parts of a range that stand in leaves, one per leaf: what is left of it without separators."""
        return [(low, high) for _, _, low, high in self._touched(start, end)]

    def _touched(self, start: int, end: int) -> Iterator[tuple[Leaf, int, int, int]]:
        for index in range(max(bisect_right(self.starts, start) - 1, 0), len(self.leaves)):
            leaf, at = self.leaves[index], self.starts[index]
            if at >= end:
                return
            low, high = max(start, at), min(end, at + len(leaf.text))
            if low < high:
                yield leaf, at, low, high


def flatten(payload: object, surface: Surface = "user") -> Flattened:
    """Joins the leaves of a payload.

    >>> flatten({"system": "Be kind.", "messages": [{"role": "user", "content": "Hi"}]}).text
    'Be kind.\\n\\nHi'
    """
    whole = read_payload(payload)
    leaves = (Leaf((), whole, surface),) if isinstance(whole, str) else tuple(_leaves(whole))
    starts: list[int] = []
    at = 0
    for leaf in leaves:
        starts.append(at)
        at += len(leaf.text) + len(SEPARATOR)
    return Flattened(whole, leaves, tuple(starts), SEPARATOR.join(leaf.text for leaf in leaves))


def read_payload(payload: object) -> Payload:
    """The payload in plain data: objects of provider packages inside it are read as what they would be on the wire."""
    if isinstance(payload, str):
        return payload
    whole = plain(payload, NAMES)
    if isinstance(whole, list):
        return cast("list[Any]", whole)
    if isinstance(whole, Mapping) and any(name in whole for name in NAMES):
        return cast("Mapping[str, Any]", whole)
    # Fail closed: what nobody can read is not a payload without text.
    raise ConfigurationError("payload", "must be a string, a list of messages or a provider's request")


def _leaves(payload: Mapping[str, Any] | Sequence[Any]) -> Iterator[Leaf]:
    if not isinstance(payload, Mapping):
        yield from _items(payload, ())
        return
    yield from _content(payload.get("system"), ("system",), "system")
    yield from _text_or_items(payload.get("instructions"), ("instructions",), "system")
    yield from _prompt(payload.get("prompt"))
    yield from _items(payload.get("messages"), ("messages",))
    yield from _text_or_items(payload.get("input"), ("input",), "user")


def _text_or_items(value: Any, path: Path, surface: Surface) -> Iterator[Leaf]:
    if isinstance(value, str):
        yield Leaf(path, value, surface)
    elif isinstance(value, (list, tuple)):
        for index, entry in enumerate(cast("Sequence[Any]", value)):
            if isinstance(entry, str):
                yield Leaf((*path, index), entry, surface)
            elif isinstance(entry, Mapping):
                yield from _item(cast("Mapping[str, Any]", entry), (*path, index))


def _prompt(prompt: Any) -> Iterator[Leaf]:
    if isinstance(prompt, Mapping):
        variables = cast("Mapping[str, Any]", prompt).get("variables")
        if isinstance(variables, Mapping):
            for name, value in cast("Mapping[str, Any]", variables).items():
                path = ("prompt", "variables", name)
                if isinstance(value, str):
                    yield Leaf(path, value, "user")
                elif isinstance(value, Mapping):
                    yield from _part(cast("Mapping[str, Any]", value), path, "user")
    else:
        yield from _text_or_items(prompt, ("prompt",), "user")


def _items(value: Any, path: Path) -> Iterator[Leaf]:
    for index, entry in _entries(value):
        yield from _item(entry, (*path, index))


def _item(item: Mapping[str, Any], path: Path) -> Iterator[Leaf]:
    """A message, or one of the items of Responses that stand beside messages."""
    role, kind = item.get("role"), item.get("type")
    if isinstance(role, str):
        yield from _message(item, role, path)
    elif isinstance(kind, str):
        if kind in ("function_call", "mcp_call"):
            yield from _arguments(item.get("arguments"), (*path, "arguments"))
        if kind == "custom_tool_call":
            yield from _string(item, "input", path, "assistant")
        if kind == "mcp_call" or kind.endswith("_call_output"):
            yield from _content(item.get("output"), (*path, "output"), "tool_result")


def _message(message: Mapping[str, Any], role: str, path: Path) -> Iterator[Leaf]:
    # A role nobody has told us of is read all the same: what is not scanned is not cleared.
    surface = _ROLES.get(role, "unknown")
    yield from _content(message.get("content"), (*path, "content"), surface)
    yield from _string(message, "refusal", path, surface)
    for index, call in _entries(message.get("tool_calls")):
        at = (*path, "tool_calls", index)
        yield from _arguments(_inner(call, "function").get("arguments"), (*at, "function", "arguments"))
        yield from _string(_inner(call, "custom"), "input", (*at, "custom"), "assistant")
    yield from _arguments(_inner(message, "function_call").get("arguments"), (*path, "function_call", "arguments"))


def _content(content: Any, path: Path, surface: Surface) -> Iterator[Leaf]:
    if isinstance(content, str):
        yield Leaf(path, content, surface)
    for index, part in _entries(content):
        yield from _part(part, (*path, index), surface)


def _part(part: Mapping[str, Any], path: Path, surface: Surface) -> Iterator[Leaf]:
    kind = part.get("type")
    if kind in _TEXT_PARTS:
        yield from _string(part, "text", path, surface)
    elif kind == "refusal":
        yield from _string(part, "refusal", path, surface)
    elif kind in _RESULT_PARTS:
        yield from _content(part.get("content"), (*path, "content"), "tool_result")
    elif kind in _USE_PARTS:
        yield from _strings(part.get("input"), (*path, "input"))
    elif kind == "document":
        yield from _string(part, "title", path, "document")
        yield from _string(part, "context", path, "document")
        source = _inner(part, "source")
        if source.get("type") == "text":
            yield from _string(source, "data", (*path, "source"), "document")
        elif source.get("type") == "content":
            yield from _content(source.get("content"), (*path, "source", "content"), "document")
    elif kind == "search_result":
        yield from _string(part, "title", path, "document")
        yield from _content(part.get("content"), (*path, "content"), "document")


def _string(part: Mapping[str, Any], name: str, path: Path, surface: Surface) -> Iterator[Leaf]:
    value = part.get(name)
    if isinstance(value, str):
        yield Leaf((*path, name), value, surface)


def _arguments(arguments: Any, path: Path) -> Iterator[Leaf]:
    """JSON text is read at every string value inside; what does not parse is one leaf as it stands."""
    if not isinstance(arguments, str):
        return
    literals = find_strings(arguments)
    if literals is None:
        yield Leaf(path, arguments, "assistant")
        return
    for literal in literals:
        yield Leaf((*path, *literal.path), literal.text, "assistant", Inside(path, literal.start, literal.end))


def _strings(value: Any, path: Path) -> Iterator[Leaf]:
    if isinstance(value, str):
        yield Leaf(path, value, "assistant")
    elif isinstance(value, Mapping):
        for key, item in cast("Mapping[str, Any]", value).items():
            yield from _strings(item, (*path, key))
    elif isinstance(value, (list, tuple)):
        for index, item in enumerate(cast("Sequence[Any]", value)):
            yield from _strings(item, (*path, index))


def _inner(value: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    inner = value.get(name)
    return cast("Mapping[str, Any]", inner) if isinstance(inner, Mapping) else {}


def _entries(value: Any) -> Iterable[tuple[int, Mapping[str, Any]]]:
    if isinstance(value, (list, tuple)):
        for index, entry in enumerate(cast("Sequence[Any]", value)):
            if isinstance(entry, Mapping):
                yield index, cast("Mapping[str, Any]", entry)


def _join(segments: Sequence[Segment]) -> list[Segment]:
    joined: list[Segment] = []
    for segment in segments:
        last = joined[-1] if joined else None
        if last is not None and last.surface == segment.surface:
            joined[-1] = Segment(last.start, segment.end, segment.surface)
        else:
            joined.append(segment)
    return joined
