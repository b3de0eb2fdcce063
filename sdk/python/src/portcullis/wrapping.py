"""A provider's call with the guard around it: what may leave, and what may come back. Once for both clients."""

from __future__ import annotations

import uuid
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from .answers import find_calls, take_out
from .calling import deadline_in
from .dialects import Dialect, open_dialect, provider_of
from .errors import BlockedError
from .fields import get, items
from .guarding import Guarding
from .judging import Question, judge
from .options import Settings
from .payload import flatten
from .plain import plain
from .results import ProtectResult, ToolResult
from .streaming import StreamGuard
from .telling import SDK, BlockBody, block_body, make_record
from .verdict import ScanResult
from .words import RecordType


_REQUESTS: tuple[type, ...] = (str, list, Mapping)


@dataclass(frozen=True)
class Around:
    """How one call is guarded."""

    type: RecordType
    settings: Settings
    protect: bool = False
    tools: Sequence[Any] | None = None
    provider: str | None = None
    hold_chars: int = 256
    throws: bool = False


@dataclass(frozen=True)
class Admission:
    """What became of a payload: `payload` may leave, or `body` says why nothing may."""

    payload: Any
    result: ScanResult
    body: BlockBody | None
    protected: bool
    cloak: Mapping[str, Any] | None = None


class Wrapping:
    """Admits payloads, checks answers, and tells once of the whole."""

    def __init__(self, guarding: Guarding, capture: Any) -> None:
        self._guarding = guarding
        self._capture = capture

    async def admit(self, payload: object, around: Around) -> Admission:
        """Fail closed: a payload leaves only when this hands it back."""
        if around.protect:
            admission = await self._protect(payload, around.settings)
        else:
            admission = await self._scan(payload, around.settings)
        if admission.body is not None:
            self.tell(admission, around)
            if around.throws:
                raise BlockedError(admission.body, admission.result)
        return admission

    async def check(self, answer: Any, admission: Admission, around: Around) -> Any:
        """The answer without calls that were rejected and with its tokens restored."""
        self.keep(admission, around, answer)
        found = find_calls(answer)
        judged: ToolResult | None = None
        if found is not None:
            tools = around.tools if around.tools is not None else _tools_of(admission.payload)
            judged = await self._guarding.validated(found.calls, tools, around.settings)
            if judged.blocked:
                take_out(answer, found, judged)
        self.tell(admission, around, judged)
        if admission.protected:
            return (await self._guarding.restored(answer, around.settings)).payload
        return answer

    def guard_stream(self, admission: Admission, around: Around, dialect: Dialect | None = None) -> StreamGuard:
        """The machine for an answer that is a stream."""
        self.keep(admission, around, None)
        self.tell(admission, around)
        return self.open_stream(admission.payload, around, restore=admission.protected, dialect=dialect)

    def open_stream(
        self, request: Any, around: Around, *, restore: bool, dialect: Dialect | None = None
    ) -> StreamGuard:
        provider = around.provider or provider_of(request)
        model = get(request, "model")
        return StreamGuard(
            self._guarding,
            around.settings,
            dialect or open_dialect(provider, model if isinstance(model, str) else None),
            tools=around.tools if around.tools is not None else _tools_of(request),
            hold_chars=around.hold_chars,
            restore=restore,
        )

    def blocked_event(self, request: Any, body: BlockBody, around: Around, call: Any) -> Any:
        """The one event of a stream that was never begun, in the shape of the package that the call belongs to."""
        module = str(getattr(call, "__module__", ""))
        sample = call if module.partition(".")[0] in ("openai", "anthropic") else None
        return self.open_stream(request, around, restore=False).dialect.end(body, sample)

    def fail(self, admission: Admission, around: Around, error: Exception) -> None:
        """The provider failed: told and kept as what it is, and the caller's to handle."""
        self.keep(admission, around, None, type(error).__name__)
        self.tell(admission, around)

    def tell_stream(self, around: Around, guard: StreamGuard) -> None:
        """One record for all scans of a stream, when there were any."""
        if guard.result.scanned_chars or guard.result.decision == "block" or guard.result.error is not None:
            self._guarding.record("guard.scan", guard.result, around.settings)

    def tell(self, admission: Admission, around: Around, judged: ToolResult | None = None) -> None:
        result = admission.result
        if judged is not None:
            result = replace(result, tool_validation=judged.result.tool_validation)
            if judged.result.decision == "block":
                reason = "tool_call_rejected" if judged.error is None else "scan_unavailable"
                result = replace(result, decision="block", blocked=judged.blocked, reason=reason)
                result = replace(result, severity=judged.severity or admission.result.severity)
        self._guarding.record(around.type, result, around.settings, admission.cloak)

    def keep(self, admission: Admission, around: Around, answer: Any, error: str | None = None) -> None:
        """Ships the bodies, as the provider saw them, when the caller asked for it."""
        if not around.settings.capture:
            return
        request: Any = plain(admission.payload)
        record: dict[str, Any] = {
            "id": str(uuid.uuid4()),
            "ts": make_record(around.type, admission.result, around.settings)["ts"],
            "type": around.type,
            "provider": around.provider or provider_of(request),
            "request": request,
            "sdk": SDK,
        }
        if isinstance(get(request, "model"), str):
            record["model"] = get(request, "model")
        if answer is None:
            record["stream"] = error is None
        else:
            record["response"] = plain(answer)
        if error is not None:
            record["error"] = {"type": error}
        self._capture(record)

    async def _scan(self, payload: object, settings: Settings) -> Admission:
        deadline = deadline_in(settings.timeout_ms)
        flat = flatten(payload, settings.surface)
        result = await judge(self._guarding.wire, Question(flat), settings, deadline)
        if settings.on_match == "sanitise" and result.decision == "block" and result.error is None and result.blocked:
            cut = await self._guarding.cut(flat, result, settings, deadline)
            told = replace(result, blocked=cut.blocked)
            why = replace(result, reason=cut.reason) if cut.blocked else told
            return Admission(cut.payload, told, block_body(why) if cut.blocked else None, False)
        return Admission(flat.payload, result, block_body(result) if result.blocked else None, False)

    async def _protect(self, payload: object, settings: Settings) -> Admission:
        done, strategies = await self._guarding.protected(payload, settings)
        result = replace(done.result, blocked=done.blocked, reason=done.reason or done.result.reason)
        body = block_body(_blocking(done)) if done.blocked else None
        cloak = {"byStrategy": strategies} if strategies else None
        return Admission(done.payload, result, body, done.protected, cloak)


def _blocking(done: ProtectResult) -> ScanResult:
    return replace(done.result, reason=done.reason)


def _tools_of(request: Any) -> Sequence[Any] | None:
    # The legacy list of functions declares tools as well.
    tools = items(get(request, "tools")) or items(get(request, "functions"))
    return [plain(one) for one in tools] or None


def request_of(args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """The request in the arguments of a provider's method: its keywords, or a mapping or text that comes first."""
    return args[0] if args and isinstance(args[0], _REQUESTS) else kwargs


def with_request(args: tuple[Any, ...], kwargs: dict[str, Any], request: Any) -> tuple[Any, Any]:
    """The arguments with another request in them."""
    return ((request, *args[1:]), kwargs) if request_of(args, kwargs) is not kwargs else (args, request)


def is_stream(answer: object) -> bool:
    """Whether an answer is still to come: something that can be read once, step by step."""
    return isinstance(answer, (Iterator, AsyncIterator))
