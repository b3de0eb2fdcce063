"""The Anthropic package with the guard around its calls.

anthropic = guard_anthropic(Anthropic(), PortcullisClient(api_key="pk_live_…"), protect=True)
anthropic.messages.create(model="claude-sonnet-5", max_tokens=1024, messages=[…])
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from anthropic import Anthropic, AsyncAnthropic

from ..client import AsyncPortcullisClient, PortcullisClient
from .doors import check_kinds, close_door, guard_method

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ..guard_options import DecorateOptions

C = TypeVar("C", Anthropic, AsyncAnthropic)


def guard_anthropic(
    anthropic: C, portcullis: PortcullisClient | AsyncPortcullisClient, **options: Unpack[DecorateOptions]
) -> C:
    """A copy of the client whose `messages.create` is guarded, `stream=True` included.

    The `stream` helper reads the wire by itself and is closed rather than left open.
    """
    check_kinds(isinstance(anthropic, AsyncAnthropic), portcullis)
    guarded = anthropic.copy()
    messages: dict[str, Any] = {"provider": "anthropic", **options}
    guard_method(guarded.messages, "create", portcullis, messages)
    guard_method(guarded.messages, "parse", portcullis, messages)
    close_door(guarded.messages, "stream")
    return guarded
