"""The Anthropic package with the guard around its calls.

anthropic = guard_anthropic(Anthropic(), PortcullisClient(api_key="pk_live_…"), protect=True)
anthropic.messages.create(model="claude-sonnet-5", max_tokens=1024, messages=[…])
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from anthropic import Anthropic, AsyncAnthropic

from ..client import AsyncPortcullisClient, PortcullisClient
from ..fields import get
from .doors import check_kinds, guard_resource, stay_guarded

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ..guard_options import DecorateOptions

C = TypeVar("C", Anthropic, AsyncAnthropic)


def guard_anthropic(
    anthropic: C, portcullis: PortcullisClient | AsyncPortcullisClient, **options: Unpack[DecorateOptions]
) -> C:
    """A copy of the client whose `messages` are guarded, those under `beta` with them: `create`, `parse`,
    `create(stream=True)` and the `stream` helper. Copies of it (`with_options`) are guarded too.
    """
    check_kinds(isinstance(anthropic, AsyncAnthropic), portcullis)
    guarded = anthropic.copy()
    messages: dict[str, Any] = {"provider": "anthropic", **options}
    for resource in (guarded.messages, get(getattr(guarded, "beta", None), "messages")):
        guard_resource(resource, portcullis, messages)

    def copy(**more: Any) -> C:
        return guard_anthropic(anthropic.copy(**more), portcullis, **options)

    stay_guarded(guarded, copy)
    return guarded
