"""Answers of shapes that no provider has: read at every string, or not handed on."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from portcullis.errors import ConfigurationError
from portcullis.testing import PortcullisFake


def asked(answer: Any) -> list[str]:
    fake = PortcullisFake()
    fake.guard.wrap("hi", lambda _: answer, scan_answer=True)
    return [call["body"]["text"] for call in fake.calls[1:]]


@dataclass
class Reply:
    said: list[Any] = field(default_factory=lambda: ["one", {"more": "two"}])


class Closed:
    def __init__(self) -> None:
        self.said = "evil"


def test_objects_of_a_programs_own_are_read() -> None:
    assert asked(Reply()) == ["one\n\ntwo"]


@pytest.mark.parametrize("answer", [None, 7, True, {}, [], {"n": [1, None]}])
def test_an_answer_without_a_word_is_not_asked_about(answer: Any) -> None:
    assert asked(answer) == []


@pytest.mark.parametrize("answer", [Closed(), b"evil", {1: 2}.items()])
def test_an_answer_that_cannot_be_read_is_not_handed_on(answer: Any) -> None:
    with pytest.raises(ConfigurationError):
        asked(answer)
