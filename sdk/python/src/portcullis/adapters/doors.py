"""How a method of a provider's package is replaced by its guarded self, and how a way around the guard is shut."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from ..client import AsyncPortcullisClient, PortcullisClient
from ..errors import ConfigurationError
from .helpers import guarded_post

C = TypeVar("C")


def check_kinds(is_async: bool, portcullis: PortcullisClient | AsyncPortcullisClient) -> None:
    """A sync client guards sync calls, an async one async calls."""
    if is_async is not isinstance(portcullis, AsyncPortcullisClient):
        raise ConfigurationError("portcullis", f"must be {'async' if is_async else 'sync'} as the client it guards")


def guard_resource(
    resource: Any, portcullis: PortcullisClient | AsyncPortcullisClient, options: Mapping[str, Any]
) -> None:
    """Puts the guard around all that sends a payload: `create`, `parse`, and the `stream` helper."""
    if resource is None:
        return
    for name in ("create", "parse"):
        method = getattr(resource, name, None)
        if method is not None:
            setattr(resource, name, portcullis.guard.decorate(method, **options))
    if hasattr(resource, "stream"):
        # The helper reads the wire by itself, so the guard stands where it writes to it: in a resource of its own.
        twin = type(resource)(resource._client)
        twin._post = guarded_post(twin, portcullis, options)
        close_door(twin, "_get", "response_id")
        resource.stream = twin.stream


def stay_guarded(guarded: C, copy: Callable[..., C]) -> None:
    """A copy with other options is the same client to whoever holds it, and must be guarded like it."""
    for name in ("copy", "with_options"):
        setattr(guarded, name, functools.wraps(getattr(guarded, name))(copy))


def close_door(resource: Any, name: str, option: str | None = None) -> None:
    """Fail closed: a method that would pass the guard by says so instead of working."""

    def closed(*_: Any, **__: Any) -> Any:
        raise ConfigurationError(option or name, "is not guarded; use create, or the client without a guard")

    if hasattr(resource, name):
        setattr(resource, name, closed)
