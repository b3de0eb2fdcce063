"""One body of logic for both clients: it is written as coroutines that wait only through what they are handed.

The async client awaits them. The sync client hands in things that never really wait, so that one step runs the whole
coroutine; `run_sync` is that step.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Coroutine
from typing import Any, TypeVar, cast

T = TypeVar("T")


def run_sync(work: Coroutine[Any, Any, T]) -> T:
    """Runs a coroutine that never waits.

    >>> async def double(n: int) -> int:
    ...     return n * 2
    >>> run_sync(double(4))
    8
    """
    try:
        work.send(None)
    except StopIteration as done:
        return cast("T", done.value)
    work.close()
    raise RuntimeError("something that waits was handed to the synchronous client; use AsyncPortcullisClient")


async def settle(value: T | Awaitable[T]) -> T:
    """The value, waited for where it is to be waited for."""
    if inspect.isawaitable(value):
        return await value
    return value
