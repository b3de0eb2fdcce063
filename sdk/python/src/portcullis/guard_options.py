"""What the methods of a guard may be told, and the one place that reads it: unknown names and values are refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, cast

from .errors import ConfigurationError
from .guarding import Guarding
from .options import CallOptions, Settings
from .plain import plain
from .stream.dialects import PROVIDERS, Provider
from .stream.machine import HOLD_CHARS
from .words import RecordType, Surface
from .wrapping import Around, Wrapping


class SubjectOptions(CallOptions, total=False):
    """Options of `protect` and `cloak.restore`."""

    subject: str
    surface: Surface


class ScanOptions(SubjectOptions, total=False):
    """Options of `scan`; `cloak` asks for personal-data detection in the same call."""

    cloak: bool


class ToolOptions(CallOptions, total=False):
    """Options of `validate_tool_calls`."""

    tools: Sequence[Any] | None


class AroundOptions(SubjectOptions, total=False):
    """Options of `wrap`, and of `decorate` beside `on_block`."""

    tools: Sequence[Any] | None
    protect: bool
    scan_answer: bool
    provider: Provider
    hold_chars: int


class DecorateOptions(AroundOptions, total=False):
    """Options of `decorate`."""

    on_block: Literal["return", "throw"]


class StreamOptions(SubjectOptions, total=False):
    """Options of `stream`."""

    tools: Sequence[Any] | None
    provider: Provider
    hold_chars: int
    restore: bool


@dataclass(frozen=True)
class GuardParts:
    """What a guard is made of."""

    settings: Settings
    guarding: Guarding
    wrapping: Wrapping

    def read(self, options: Mapping[str, Any]) -> Settings:
        return self.settings.override(options)

    def read_scan(self, options: Mapping[str, Any]) -> tuple[Settings, bool]:
        own, rest = _split(options, ("cloak",))
        return self.settings.override(rest), _flag(own, "cloak", False)

    def read_tools(self, options: Mapping[str, Any]) -> tuple[Settings, Sequence[Any] | None]:
        own, rest = _split(options, ("tools",))
        return self.settings.override(rest), _tools(own)

    def read_stream(self, options: Mapping[str, Any]) -> tuple[Around, bool]:
        own, rest = _split(options, ("restore",))
        return read_around("guard.wrap", self.settings, rest), _flag(own, "restore", True)


def read_around(type: RecordType, settings: Settings, options: Mapping[str, Any]) -> Around:
    """How a call is to be guarded."""
    own, rest = _split(options, ("tools", "protect", "scan_answer", "provider", "hold_chars", "on_block"))
    provider, hold, on_block = own.get("provider"), own.get("hold_chars", HOLD_CHARS), own.get("on_block", "return")
    if provider is not None and provider not in PROVIDERS:
        raise ConfigurationError("provider", f"must be one of {', '.join(PROVIDERS)}")
    if isinstance(hold, bool) or not isinstance(hold, int) or hold < 0:
        raise ConfigurationError("hold_chars", "must be a whole number of at least 0")
    if on_block not in ("return", "throw"):
        raise ConfigurationError("on_block", "must be one of return, throw")
    return Around(
        type=type,
        settings=settings.override(rest),
        protect=_flag(own, "protect", False),
        scan_answer=_flag(own, "scan_answer", False),
        tools=_tools(own),
        provider=cast("str | None", provider),
        hold_chars=hold,
        throws=on_block == "throw",
    )


def _split(options: Mapping[str, Any], names: tuple[str, ...]) -> tuple[dict[str, Any], dict[str, Any]]:
    own = {name: options[name] for name in names if name in options}
    return own, {name: value for name, value in options.items() if name not in own}


def _flag(own: Mapping[str, Any], name: str, default: bool) -> bool:
    value = own.get(name, default)
    if not isinstance(value, bool):
        raise ConfigurationError(name, "must be a boolean")
    return value


def _tools(own: Mapping[str, Any]) -> Sequence[Any] | None:
    tools = own.get("tools")
    if tools is None:
        return None
    if not isinstance(tools, (list, tuple)):
        raise ConfigurationError("tools", "must be a list of declarations")
    return [plain(one) for one in cast("Sequence[Any]", tools)]
