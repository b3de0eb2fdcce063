"""Random payloads: flatten, find places by offsets, rewrite, restore, and come back to the very same payload."""

from __future__ import annotations

import copy
import json
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from portcullis.driving import run_sync
from portcullis.guarding import Guarding
from portcullis.jsontext import find_strings, write_string
from portcullis.options import Settings
from portcullis.payload import flatten
from portcullis.pieces import cut
from portcullis.rewriting import Replacement, rewrite
from portcullis.utf16 import Units, count_units
from portcullis.vaults import MemoryVault

# Letters, both halves of a pair on their own, a whole pair, what JSON escapes, and what tokens are made of.
ALPHABET = 'ab Z9_<>&\\"\n\t\u007f\u00e9\u2028\ufffd\ud83d\ude00\U0001f600\U00010437'
TEXT = st.text(alphabet=ALPHABET, max_size=10)
KINDS = ("user", "parts", "call", "use", "result", "document", "output", "raw", "image")
SETTINGS = Settings.read({"api_key": "pk_test_properties_000", "token_key": "a key of the properties"})
FAST = settings(max_examples=10_000, deadline=None, database=None, suppress_health_check=list(HealthCheck))


def blueprint_of(data: bytes) -> list[tuple[str, str]]:
    """Kinds and texts out of plain bytes: one draw makes a whole payload, so that ten thousand take seconds."""
    chunks = data.split(b"\x00")[:4]
    return [
        (KINDS[chunk[0] % len(KINDS)], "".join(ALPHABET[byte % len(ALPHABET)] for byte in chunk[1:]))
        for chunk in chunks
        if chunk
    ]


def build(blueprint: list[tuple[str, str]]) -> dict[str, Any]:
    """A request in which every text stands somewhere, beside things that are no text."""
    messages: list[dict[str, Any]] = []
    for kind, text in blueprint:
        if kind == "user":
            message: dict[str, Any] = {"role": "user", "content": text, "name": "n"}
        elif kind == "parts":
            parts = [{"type": "text", "text": text}, {"type": "image_url", "image_url": {"url": text}}]
            message = {"role": "user", "content": [*parts, {"type": "text", "text": text[::-1]}]}
        elif kind == "call":
            arguments = f'{{ "a" : {write_string(text)} , "n":1e400, "a":[{write_string(text)}, null]}}'
            call = {"id": "c", "type": "function", "function": {"name": "f", "arguments": arguments}}
            message = {"role": "assistant", "content": None, "tool_calls": [call]}
        elif kind == "use":
            block = {"type": "tool_use", "id": "t", "name": "f", "input": {"q": text, "deep": [{"z": text}, 3]}}
            message = {"role": "assistant", "content": [block]}
        elif kind == "result":
            message = {"role": "user", "content": [{"type": "tool_result", "tool_use_id": "t", "content": text}]}
        elif kind == "document":
            source = {"type": "text", "media_type": "text/plain", "data": text}
            message = {"role": "user", "content": [{"type": "document", "title": text, "source": source}]}
        elif kind == "output":
            message = {"type": "function_call_output", "call_id": "c", "output": text}
        elif kind == "raw":
            message = {"type": "function_call", "name": "f", "arguments": "{" + text}
        else:
            message = {"role": "user", "content": [{"type": "image", "source": {"data": text}}]}
        messages.append(message)
    return {"model": "m", "system": blueprint[0][1] if blueprint else "", "messages": messages, "temperature": 0.5}


@FAST
@given(st.binary(max_size=40), st.binary(max_size=6))
def test_there_and_back_again(data: bytes, places: bytes) -> None:
    payload = build(blueprint_of(data))
    before = copy.deepcopy(payload)
    flat = flatten(payload)

    # Segments are what their leaves say, in the units of the service.
    wire = flat.text.encode("utf-16-le", "surrogatepass")
    spoken = [leaf.text for leaf in flat.leaves if leaf.text]
    for segment, text in zip(flat.segments, spoken, strict=True):
        assert wire[segment.start * 2 : segment.end * 2] == text.encode("utf-16-le", "surrogatepass")

    # Any ranges, replaced by tokens and restored, give back the payload.
    bounds = sorted({place % (len(flat.text) + 1) for place in places})
    ranges = [part for one in zip(bounds[::2], bounds[1::2], strict=False) for part in flat.clip(*one)]
    guarding = Guarding(None, MemoryVault(), lambda _: None)  # type: ignore[arg-type]
    replacements = [
        Replacement(start, end, run_sync(guarding.write("username", flat.text[start:end], "tokenize", SETTINGS)))
        for start, end in ranges
    ]
    protected = rewrite(flat, replacements)
    assert payload == before
    assert (protected is payload) == (not ranges)
    restored = run_sync(guarding.restored(protected, SETTINGS)).payload
    assert joined(restored) == joined(payload)


def joined(value: Any) -> str:
    """A payload on the wire, where halves of a pair that stand together are one character."""
    text = json.dumps(value, sort_keys=True, ensure_ascii=False)
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")


@settings(max_examples=500, deadline=None, database=None)
@given(st.text(alphabet=ALPHABET, max_size=40), st.integers(1, 12))
def test_pieces_hold_everything_and_part_no_pair(text: str, chars_max: int) -> None:
    units = Units(text)
    wire = text.encode("utf-16-le", "surrogatepass")
    assert units.length == len(wire) // 2 == count_units(text)
    seen = 0
    for piece in cut(units, (), chars_max):
        assert piece.start <= seen and (piece.end - piece.start <= max(chars_max, 2))
        part = text[units.to_point(piece.start) : units.to_point(piece.end)]
        assert part.encode("utf-16-le", "surrogatepass") == wire[piece.start * 2 : piece.end * 2]
        seen = piece.end
    assert seen == units.length


@settings(max_examples=500, deadline=None, database=None)
@given(st.text(alphabet=ALPHABET, max_size=20), st.integers(0, 20))
def test_units_and_points_are_two_ways_of_counting(text: str, point: int) -> None:
    units = Units(text)
    point = min(point, len(text))
    unit = units.of_point(point)
    assert unit == len(text[:point].encode("utf-16-le", "surrogatepass")) // 2
    assert units.to_point(unit) == units.to_point(unit, up=True) == point


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=300, deadline=None, database=None)
@given(JSON)
def test_string_literals_are_found_where_they_stand(value: Any) -> None:
    text = json.dumps(value, ensure_ascii=False)
    literals = find_strings(text)
    assert literals is not None
    for literal in literals:
        assert json.loads(text[literal.start : literal.end]) == literal.text
        found = json.loads(text)
        for key in literal.path:
            found = found[key]
        assert found == literal.text
