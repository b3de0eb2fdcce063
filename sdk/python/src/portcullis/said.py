"""What a plain answer says, as one text: the words of the model in each provider's shape, without the calls it makes. An
answer of a shape that nobody knows is read at every string in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, is_dataclass
from typing import Any, cast

from .errors import ConfigurationError
from .fields import get, items
from .plain import plain


def text_of(answer: Any) -> str:
    """
    >>> text_of({"choices": [{"message": {"content": "Hello.", "tool_calls": []}}]})
    'Hello.'
    """
    return "\n\n".join(text for text in _texts(answer) if text)


def _texts(answer: Any) -> Iterator[str]:
    content = get(answer, "content")
    if isinstance(answer, str):
        yield answer
    elif isinstance(get(answer, "choices"), (list, tuple)):
        for choice in items(get(answer, "choices")):
            message = get(choice, "message")
            yield from _parts(get(message, "content"))
            yield from _string(get(message, "refusal"))
            yield from _string(get(choice, "text"))
    elif isinstance(get(answer, "output"), (list, tuple)):
        for item in items(get(answer, "output")):
            if get(item, "type") == "message":
                yield from _parts(get(item, "content"))
    elif isinstance(content, (str, list, tuple)):
        yield from _parts(content)
    else:
        data = asdict(answer) if is_dataclass(answer) and not isinstance(answer, type) else plain(answer)
        if data is not None and not isinstance(data, (Mapping, list, tuple, int, float)):
            # Fail closed: an object that keeps what it says to itself was read by nobody.
            raise ConfigurationError("scan_answer", "cannot read this answer")
        yield from _strings(data)


def _parts(content: Any) -> Iterator[str]:
    yield from _string(content)
    for part in items(content):
        kind = get(part, "type")
        yield from _string(part)
        if kind == "refusal":
            yield from _string(get(part, "refusal"))
        elif kind in ("text", "output_text"):
            yield from _string(get(part, "text"))


def _strings(root: Any) -> Iterator[str]:
    """Walked with a list of its own, each object once: depth and circles are the answer's to choose."""
    seen: set[int] = set()
    waiting: list[Any] = [root]
    while waiting:
        value = waiting.pop()
        yield from _string(value)
        if id(value) not in seen:
            seen.add(id(value))
            held = cast("Mapping[Any, Any]", value).values() if isinstance(value, Mapping) else items(value)
            waiting.extend(reversed(list(held)))


def _string(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
