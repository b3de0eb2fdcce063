"""Tokens turned back into values: in text, in any JSON, and inside JSON text, where a value must be escaped anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias, cast

from ..jsontext import find_strings, write_string
from .tokens import find_tokens, may_hold_token

Values: TypeAlias = "Mapping[str, str]"

# How many times JSON may stand in JSON.
JSON_DEPTH_MAX = 8


def tokens_in(value: Any) -> Iterator[str]:
    """Every token in every string of a value, as often as it stands there."""
    found: list[str] = []

    def note(text: str) -> str:
        found.extend(one.token for one in find_tokens(text))
        return text

    map_strings(value, note)
    yield from found


def restore_text(text: str, values: Values) -> str:
    """The text with each token that has a value replaced by it; all others stay."""
    out: list[str] = []
    done = 0
    for one in find_tokens(text):
        value = values.get(one.token)
        if value is not None:
            out += [text[done : one.start], value]
            done = one.end
    return "".join(out) + text[done:] if out else text


def restore_all(value: Any, values: Values) -> Any:
    """The value with its tokens restored; the very same object when there were none."""
    return map_strings(value, lambda text: restore_text(text, values)) if values else value


def map_strings(value: Any, change: Callable[[str], str]) -> Any:
    """A value with every string that may hold a token changed: keys are left, JSON text is read, and what does not change stays itself.

    Objects of provider packages are changed in place, because their callers hold them.
    """
    if isinstance(value, str):
        return map_text(value, change) if may_hold_token(value) else value
    if isinstance(value, Mapping):
        mapping = cast("Mapping[str, Any]", value)
        new = {key: map_strings(item, change) for key, item in mapping.items()}
        return new if any(new[key] is not mapping[key] for key in new) else mapping
    if isinstance(value, (list, tuple)):
        items = cast("list[Any]", value)
        changed = [map_strings(item, change) for item in items]
        return changed if any(new is not old for new, old in zip(changed, items, strict=True)) else items
    if hasattr(value, "model_fields_set"):
        for name, item in list(model_fields(value)):
            new_item = map_strings(item, change)
            if new_item is not item:
                setattr(value, name, new_item)
    return value


def map_text(text: str, change: Callable[[str], str], depth: int = 0) -> str:
    """A string changed as what it is: JSON text in its literals only, so that it stays JSON."""
    looks_json = depth < JSON_DEPTH_MAX and text.lstrip()[:1] in ("{", "[")
    literals = find_strings(text) if looks_json else None
    if literals is None:
        return change(text)
    out: list[str] = []
    done = 0
    for literal in literals:
        new = map_text(literal.text, change, depth + 1)
        if new != literal.text:
            out += [text[done : literal.start], write_string(new)]
            done = literal.end
    return "".join(out) + text[done:] if out else text


def model_fields(model: Any) -> Iterator[tuple[str, Any]]:
    """The fields of a pydantic model, declared or not."""
    yield from cast("dict[str, Any]", vars(model)).items()
    extra: dict[str, Any] | None = getattr(model, "__pydantic_extra__", None)
    yield from (extra or {}).items()
