"""The options of a client: their names, defaults and what they may hold. Both clients read the same table.

What cannot be worked with is refused at construction, by name, without repeating the value.
"""

from __future__ import annotations

import math
import re
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypedDict, cast

from .errors import ConfigurationError
from .words import CATEGORIES, ENTITY_TYPES, SEVERITIES, STRATEGIES, SURFACES, Severity, Strategy, Surface

if TYPE_CHECKING:
    from .vaults import AsyncVault, Vault

StrategyChoice: TypeAlias = "Strategy | Mapping[str, Strategy]"
ErrorHandler: TypeAlias = "Callable[[Exception], object]"


class CallOptions(TypedDict, total=False):
    """What one guard call may say for itself; the rest is the client's."""

    on_scan_error: Literal["block", "allow"]
    on_match: Literal["block", "sanitise", "report"]
    block_severity: Severity
    max_scan_chars: int
    include_evidence: bool
    replacement: str
    semantic: Literal["enforce", "report", "off"]
    on_unavailable: Literal["block", "allow"]
    on_denied: Literal["throw", "leave"]
    skip_when_blocked: bool
    entities: Sequence[str] | None
    min_confidence: float
    strategy: StrategyChoice
    enforce_withheld: bool
    timeout_ms: float


class ClientOptions(CallOptions, total=False):
    """Everything that a client may be told at construction, but the key."""

    api_key: str
    base_url: str
    retries: int
    telemetry: bool
    flush_interval_ms: float
    flush_at: int
    queue_max: int
    close_timeout_ms: float
    capture: bool
    vault: Vault | AsyncVault | None
    vault_ttl_ms: float
    vault_max: int
    token_key: str
    on_error: ErrorHandler | None


@dataclass(frozen=True)
class Settings:
    """The options with their defaults filled in."""

    api_key: str = ""
    base_url: str = "http://127.0.0.1:8787"
    timeout_ms: float = 5000
    retries: int = 2
    telemetry: bool = True
    flush_interval_ms: float = 5000
    flush_at: int = 50
    queue_max: int = 1000
    close_timeout_ms: float = 2000
    include_evidence: bool = False
    capture: bool = False
    on_scan_error: Literal["block", "allow"] = "block"
    on_match: Literal["block", "sanitise", "report"] = "block"
    block_severity: Severity = "medium"
    max_scan_chars: int = 100_000
    replacement: str = "[REDACTED]"
    semantic: Literal["enforce", "report", "off"] = "enforce"
    on_unavailable: Literal["block", "allow"] = "block"
    on_denied: Literal["throw", "leave"] = "throw"
    skip_when_blocked: bool = True
    entities: Sequence[str] | None = None
    min_confidence: float = 0.5
    strategy: StrategyChoice = "tokenize"
    vault: Vault | AsyncVault | None = None
    vault_ttl_ms: float = 3_600_000
    vault_max: int = 10_000
    token_key: str = ""
    enforce_withheld: bool = True
    on_error: ErrorHandler | None = None
    surface: Surface = "user"
    subject: str = "default"

    @staticmethod
    def read(options: Mapping[str, Any]) -> Settings:
        """Checks what a client was given. A token key that nobody gave is made up for the life of the process."""
        _check(options, _CLIENT_RULES)
        if "api_key" not in options:
            raise ConfigurationError("api_key", "is required")
        settings = replace(Settings(), **options)
        settings = replace(settings, base_url=settings.base_url.rstrip("/"))
        return settings if settings.token_key else replace(settings, token_key=secrets.token_urlsafe(32))

    def override(self, options: Mapping[str, Any]) -> Settings:
        """The settings of one call."""
        if not options:
            return self
        _check(options, _CALL_RULES)
        return replace(self, **options)


_Rule: TypeAlias = "Callable[[Any], str | None]"


def _check(options: Mapping[str, Any], rules: Mapping[str, _Rule]) -> None:
    for name, value in options.items():
        rule = rules.get(name)
        problem = "is no option" if rule is None else rule(value)
        if problem is not None:
            raise ConfigurationError(name, problem)


def _one_of(*values: str) -> _Rule:
    return lambda value: None if isinstance(value, str) and value in values else f"must be one of {', '.join(values)}"


def _flag(value: Any) -> str | None:
    return None if isinstance(value, bool) else "must be a boolean"


def _number(low: float, high: float = math.inf, *, whole: bool = False, above: bool = False) -> _Rule:
    def check(value: Any) -> str | None:
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not math.isfinite(value):
            return "must be a number"
        if whole and value != int(value):
            return "must be a whole number"
        if value > high or value < low or (above and value == low):
            least = f"must be {'more than' if above else 'at least'} {low:g}"
            return least if high == math.inf else f"{least} and at most {high:g}"
        return None

    return check


def _string(low: int = 1, high: float = math.inf) -> _Rule:
    def check(value: Any) -> str | None:
        if not isinstance(value, str):
            return "must be a string"
        if low == 1 and not value.strip():
            return "must not be blank"
        return None if low <= len(value) <= high else f"must have {low} to {high:g} characters"

    return check


def _address(value: Any) -> str | None:
    fits = isinstance(value, str) and re.fullmatch(r"https?://[^\s/?#]+(?:/[^\s?#]*)?", value, re.IGNORECASE)
    return None if fits else "must be an http or https address"


def _key(value: Any) -> str | None:
    problem = _string()(value)
    if problem is None and not re.fullmatch(r"[\x21-\x7e]+", value.strip()):
        return "must be printable characters without spaces"
    return problem


def _types(value: Any) -> str | None:
    if value is None:
        return None
    if isinstance(value, str) or not isinstance(value, Sequence) or not value:
        return "must be a list of types that is not empty"
    known = all(one in ENTITY_TYPES for one in cast("Sequence[Any]", value))
    return None if known else "names a type that does not exist"


def _strategy(value: Any) -> str | None:
    if isinstance(value, Mapping):
        choices = cast("Mapping[Any, Any]", value)
        if not all(name in ENTITY_TYPES or name in CATEGORIES for name in choices):
            return "names a type or category that does not exist"
        return None if all(one in STRATEGIES for one in choices.values()) else "names a strategy that does not exist"
    return _one_of(*STRATEGIES)(value)


def _vault(value: Any) -> str | None:
    fits = value is None or all(callable(getattr(value, name, None)) for name in ("put", "get", "forget"))
    return None if fits else "must have put, get and forget"


def _callable(value: Any) -> str | None:
    return None if value is None or callable(value) else "must be callable"


_CALL_RULES: Mapping[str, _Rule] = {
    "timeout_ms": _number(0, above=True),
    "include_evidence": _flag,
    "on_scan_error": _one_of("block", "allow"),
    "on_match": _one_of("block", "sanitise", "report"),
    "block_severity": _one_of(*SEVERITIES),
    "max_scan_chars": _number(1, 1_000_000, whole=True),
    "replacement": _string(0, 64),
    "semantic": _one_of("enforce", "report", "off"),
    "on_unavailable": _one_of("block", "allow"),
    "on_denied": _one_of("throw", "leave"),
    "skip_when_blocked": _flag,
    "entities": _types,
    "min_confidence": _number(0, 1),
    "strategy": _strategy,
    "enforce_withheld": _flag,
    "surface": _one_of(*SURFACES),
    "subject": _string(),
}
_CLIENT_RULES: Mapping[str, _Rule] = {
    **{name: rule for name, rule in _CALL_RULES.items() if name not in ("surface", "subject")},
    "api_key": _key,
    "retries": _number(0, whole=True),
    "base_url": _address,
    "telemetry": _flag,
    "flush_interval_ms": _number(0, above=True),
    "flush_at": _number(1, whole=True),
    "queue_max": _number(1, whole=True),
    "close_timeout_ms": _number(0, above=True),
    "capture": _flag,
    "vault": _vault,
    "vault_ttl_ms": _number(0, above=True),
    "vault_max": _number(1, whole=True),
    "token_key": _string(16),
    "on_error": _callable,
}

assert {field.name for field in fields(Settings)} == _CLIENT_RULES.keys() | _CALL_RULES.keys()
