"""Offsets between the two ways of counting: the service counts UTF-16 units, Python counts code points.

A character outside the basic plane is two units and one code point. A lone surrogate is one of each, and so is each half
of a pair that stands as two code points, which Python allows.
"""

from __future__ import annotations

import re
from bisect import bisect_left

_ASTRAL = re.compile("[\U00010000-\U0010ffff]")


class Units:
    """Translates offsets of one text. Costs nothing for text without astral characters.

    >>> units = Units("a\U0001f600b")
    >>> units.length, units.of_point(2), units.to_point(3)
    (4, 3, 2)
    """

    __slots__ = ("_points", "_text", "_units", "length")

    def __init__(self, text: str) -> None:
        self._text = text
        self._points = [] if text.isascii() else [match.start() for match in _ASTRAL.finditer(text)]
        self._units = [point + before for before, point in enumerate(self._points)]
        self.length = len(text) + len(self._points)

    def of_point(self, point: int) -> int:
        """The unit at which the code point stands."""
        return point + bisect_left(self._points, point)

    def to_point(self, unit: int, *, up: bool = False) -> int:
        """The code point at the unit; from inside a pair, the one before, or with `up` the one after."""
        before = bisect_left(self._units, unit)
        inside = before > 0 and self._units[before - 1] + 1 == unit
        point = unit - before
        return min(point + 1 if inside and up else point, len(self._text))

    def splits_pair(self, unit: int) -> bool:
        """Whether a cut here would part the halves of a surrogate pair, however Python holds it."""
        before = bisect_left(self._units, unit)
        if before > 0 and self._units[before - 1] + 1 == unit:
            return True
        point = unit - before
        text = self._text
        return 0 < point < len(text) and "\ud800" <= text[point - 1] <= "\udbff" and "\udc00" <= text[point] <= "\udfff"


def count_units(text: str) -> int:
    """How long the service says the text is."""
    return len(text) if text.isascii() else len(text) + len(_ASTRAL.findall(text))
