"""The OpenAI package with the guard around its calls.

openai = guard_openai(OpenAI(), PortcullisClient(api_key="pk_live_…"), protect=True)
openai.chat.completions.create(model="gpt-5", messages=[…])   # blocked, protected, restored; streams too
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from openai import AsyncOpenAI, OpenAI

from ..client import AsyncPortcullisClient, PortcullisClient
from ..fields import get
from .doors import check_kinds, close_door, guard_resource, stay_guarded

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ..guard_options import DecorateOptions

C = TypeVar("C", OpenAI, AsyncOpenAI)


def guard_openai(
    openai: C, portcullis: PortcullisClient | AsyncPortcullisClient, **options: Unpack[DecorateOptions]
) -> C:
    """A copy of the client whose chat completions, responses and legacy completions are guarded, those under `beta` with
    them: `create`, `parse`, `create(stream=True)` and the `stream` helpers. Copies of it (`with_options`) are guarded too.
    """
    check_kinds(isinstance(openai, AsyncOpenAI), portcullis)
    guarded = openai.copy()
    chat: dict[str, Any] = {"provider": "chat", **options}
    responses: dict[str, Any] = {"provider": "responses", **options}
    beta = getattr(guarded, "beta", None)
    for resource in (guarded.chat.completions, guarded.completions, get(get(beta, "chat"), "completions")):
        guard_resource(resource, portcullis, chat)
    for resource in (guarded.responses, get(beta, "responses")):
        guard_resource(resource, portcullis, responses)
        close_door(resource, "connect")

    def copy(**more: Any) -> C:
        return guard_openai(openai.copy(**more), portcullis, **options)

    stay_guarded(guarded, copy)
    return guarded
