"""Tokens that stand for personal data: how one is written, and how it is found again in what a model made of it.

Deterministic under (key, subject, type, value) and the same to the byte in every language, so that the same value gets
the same token for ever, and another subject's another one.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from ..options import Settings
from ..words import ENTITY_CATEGORY, ENTITY_TYPES, Strategy

DIGITS_MIN, DIGITS_STEP, DIGITS_MAX = 12, 4, 52
_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_TYPES = "|".join(sorted((name.upper() for name in ENTITY_TYPES), key=len, reverse=True))
# Every form that models make of a token: in brackets, bare, escaped for HTML or Markdown, in lower case.
_BARE = rf"(?:{_TYPES})_[0-9A-HJKMNP-TV-Z]{{12}}(?:[0-9A-HJKMNP-TV-Z]{{4}}){{0,10}}"
_TOKEN = re.compile(
    rf"<{_BARE}>|&lt;{_BARE}&gt;|\\<{_BARE}\\>|(?<![A-Z0-9_]){_BARE}(?![A-Z0-9_])", re.IGNORECASE | re.ASCII
)
_BRACKETS = re.compile(r"^(?:<|&lt;|\\<)|(?:>|&gt;|\\>)$", re.IGNORECASE)
# Whatever has no such run of digits has no token, escaped or not.
_HINT = re.compile("_[0-9A-Z]{12}", re.IGNORECASE | re.ASCII)
# The longest form of a token; what may still become one is held back by that much in a stream.
TOKEN_CHARS_MAX = max(map(len, ENTITY_TYPES)) + 1 + DIGITS_MAX + len("&lt;&gt;")


@dataclass(frozen=True)
class Found:
    """A token in a text: its range, and its canonical form."""

    start: int
    end: int
    token: str


def token_digits(key: str, subject: str, type: str, value: str) -> str:
    """All 52 digits of a value; a token shows the first 12 of them, or more when those are taken."""
    mac = hmac.new(to_utf8(key), digestmod=hashlib.sha256)
    for field in ("portcullis-token-v1", subject, type, value):
        data = to_utf8(field)
        mac.update(len(data).to_bytes(4, "big") + data)
    bits = int.from_bytes(mac.digest(), "big") << 4
    return "".join(_ALPHABET[bits >> shift & 31] for shift in range(255, -1, -5))


def write_token(type: str, digits: str, length: int = DIGITS_MIN) -> str:
    return f"<{type.upper()}_{digits[:length]}>"


def write_hash(type: str, digits: str) -> str:
    return f"[{type.upper()}#{digits[:DIGITS_MIN]}]"


def mask(value: str) -> str:
    """Every letter or digit hidden but the last four, and all of them when there are fewer than eight.

    >>> mask("4111 1111 1111 1234")
    '**** **** **** 1234'
    """
    places = [place for place, letter in enumerate(value) if unicodedata.category(letter)[0] in "LN"]
    hidden = set(places if len(places) < 8 else places[:-4])
    return "".join("*" if place in hidden else letter for place, letter in enumerate(value))


def find_tokens(text: str, start: int = 0) -> Iterator[Found]:
    """Every token in a text from a place on, in whatever form a model left it."""
    for match in _TOKEN.finditer(text, start):
        yield Found(match.start(), match.end(), f"<{_BRACKETS.sub('', match[0]).upper()}>")


def may_hold_token(text: str) -> bool:
    """A quick look that spares most strings the long one."""
    return _HINT.search(text) is not None


def strategy_for(type: str, settings: Settings) -> Strategy:
    """What becomes of a value. Fail closed: secrets are redacted whatever is asked, and never stored."""
    category = ENTITY_CATEGORY.get(type, "credential")
    if category == "credential" or type == "card_security_code":
        return "redact"
    choice = settings.strategy
    return choice if isinstance(choice, str) else choice.get(type) or choice.get(category) or "tokenize"


def to_utf8(text: str) -> bytes:
    """UTF-8 with a lone surrogate as U+FFFD; halves that Python holds apart are one character."""
    try:
        return text.encode()
    except UnicodeEncodeError:
        return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace").encode()
