"""The OpenAI package with the guard around its calls.

openai = guard_openai(OpenAI(), PortcullisClient(api_key="pk_live_…"), protect=True)
openai.chat.completions.create(model="gpt-5", messages=[…])   # blocked, protected, restored; streams too
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from openai import AsyncOpenAI, OpenAI

from ..client import AsyncPortcullisClient, PortcullisClient
from .doors import check_kinds, close_door, guard_method

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ..guard_options import DecorateOptions

C = TypeVar("C", OpenAI, AsyncOpenAI)


def guard_openai(
    openai: C, portcullis: PortcullisClient | AsyncPortcullisClient, **options: Unpack[DecorateOptions]
) -> C:
    """A copy of the client whose chat completions, responses and legacy completions are guarded.

    `create` and `parse` are guarded, `create(stream=True)` included; the `stream` helpers read the wire by themselves
    and are closed rather than left open.
    """
    check_kinds(isinstance(openai, AsyncOpenAI), portcullis)
    guarded = openai.copy()
    chat: dict[str, Any] = {"provider": "chat", **options}
    responses: dict[str, Any] = {"provider": "responses", **options}
    guard_method(guarded.chat.completions, "create", portcullis, chat)
    guard_method(guarded.chat.completions, "parse", portcullis, chat)
    guard_method(guarded.completions, "create", portcullis, chat)
    guard_method(guarded.responses, "create", portcullis, responses)
    guard_method(guarded.responses, "parse", portcullis, responses)
    close_door(guarded.chat.completions, "stream")
    close_door(guarded.responses, "stream")
    close_door(guarded.responses, "connect")
    return guarded
