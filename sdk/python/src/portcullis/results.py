"""What the methods of a guard hand back, beside the scan's own result."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from .telling import BlockBody
from .verdict import ScanError, ScanResult
from .words import Severity

T = TypeVar("T")


@dataclass(frozen=True)
class SanitiseResult:
    """A payload with every match cut. `payload` is None when it must not be used."""

    payload: Any
    sanitised: bool
    blocked: bool
    redactions: int
    result: ScanResult
    reason: str | None = None
    error: ScanError | None = None


@dataclass(frozen=True)
class ProtectResult:
    """A payload with its personal data replaced. `payload` is None when it must not be used."""

    payload: Any
    blocked: bool
    protected: bool
    result: ScanResult
    reason: str | None = None
    counts: Mapping[str, int] = field(default_factory=dict[str, int])
    tokens: tuple[str, ...] = ()
    error: ScanError | None = None


@dataclass(frozen=True)
class RestoreResult:
    """A payload with its tokens turned back; how many were, how many nobody knows, how many are another's."""

    payload: Any
    restored: int
    unknown: int
    denied: int


@dataclass(frozen=True)
class ToolResult:
    """The verdict on tool calls: one entry per call, in order, as the service gave it."""

    allowed: bool
    blocked: bool
    severity: Severity | None
    calls: tuple[Mapping[str, Any], ...]
    result: ScanResult
    error: ScanError | None = None


@dataclass(frozen=True)
class WrapResult(Generic[T]):
    """What came of a wrapped call: `value` is the answer; when it was blocked, `body` says why."""

    blocked: bool
    value: T | None
    body: BlockBody | None
    result: ScanResult
