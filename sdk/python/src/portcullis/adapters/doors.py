"""How a method of a provider's package is replaced by its guarded self, and how a way around the guard is shut."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..client import AsyncPortcullisClient, PortcullisClient
from ..errors import ConfigurationError


def check_kinds(is_async: bool, portcullis: PortcullisClient | AsyncPortcullisClient) -> None:
    """A sync client guards sync calls, an async one async calls."""
    if is_async is not isinstance(portcullis, AsyncPortcullisClient):
        raise ConfigurationError("portcullis", f"must be {'async' if is_async else 'sync'} as the client it guards")


def guard_method(
    resource: Any, name: str, portcullis: PortcullisClient | AsyncPortcullisClient, options: Mapping[str, Any]
) -> None:
    """Puts the guard around a method of one object, where that has such a method."""
    method = getattr(resource, name, None)
    if method is not None:
        setattr(resource, name, portcullis.guard.decorate(method, **options))


def close_door(resource: Any, name: str) -> None:
    """Fail closed: a method that would pass the guard by says so instead of working."""

    def closed(*_: Any, **__: Any) -> Any:
        raise ConfigurationError(name, "is not guarded; use create(stream=True), or the client without a guard")

    if hasattr(resource, name):
        setattr(resource, name, closed)
