"""The string values inside the JSON text of tool arguments, with their places, so that one can be written anew while
every other byte of the text stays: numbers keep their digits, doubled keys stay doubled, white space stays.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any

DEPTH_MAX = 128

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\],:]')
_SURROGATE = re.compile("[\ud800-\udfff]")


@dataclass(frozen=True)
class Literal:
    """A string value: its path inside the JSON, the range of its literal, and what it says."""

    path: tuple[str | int, ...]
    start: int
    end: int
    text: str


def find_strings(text: str) -> list[Literal] | None:
    """The string values in document order; None when the text is not strict JSON or nests too deep.

    >>> [(one.path, one.text) for one in find_strings('{"to": ["a", 1]}')]
    [(('to', 0), 'a')]
    """
    try:
        json.loads(text, parse_constant=_refuse, parse_int=_nothing, parse_float=_nothing)
    except (ValueError, RecursionError):
        return None
    found: list[Literal] = []
    # One entry per open bracket: the key or index at which its next value stands; a key is None until it was read.
    path: list[str | int | None] = []
    for match in _TOKEN.finditer(text):
        token = match[0]
        if token in "{[":
            if len(path) == DEPTH_MAX:
                return None
            path.append(None if token == "{" else 0)
        elif token in "}]":
            path.pop()
        elif token == ",":
            last = path[-1]
            path[-1] = last + 1 if isinstance(last, int) else None
        elif token != ":":
            if path and path[-1] is None:
                path[-1] = json.loads(token)
            else:
                place = tuple(key for key in path if key is not None)
                found.append(Literal(place, match.start(), match.end(), json.loads(token)))
    return found


def write_string(text: str) -> str:
    """A JSON string literal as JavaScript writes it: lone surrogates escaped, the rest raw."""
    literal = json.dumps(text, ensure_ascii=False)
    if literal.isascii() or not _SURROGATE.search(literal):
        return literal
    # Halves of a pair that Python holds apart are one character on the wire, and stay raw.
    joined = literal.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")
    return _SURROGATE.sub(lambda match: f"\\u{ord(match[0]):04x}", joined)


def _refuse(name: str) -> Any:
    raise ValueError(f"{name} is no JSON")


def _nothing(_: str) -> int:
    return 0
