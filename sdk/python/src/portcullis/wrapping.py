"""A provider's call with the guard around it: what may leave, and what may come back. Once for both clients."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from typing import Any, cast

from .answers import find_calls, take_out
from .calling import deadline_in
from .errors import BlockedError, RestoreDeniedError
from .fields import get, items
from .guarding import Guarding
from .judging import Question, judge
from .options import Settings
from .payload import flatten
from .plain import plain
from .results import ProtectResult, ToolResult
from .said import text_of
from .stream.dialects import Dialect, open_dialect, provider_of
from .stream.machine import HOLD_CHARS, StreamGuard
from .telling import BlockBody, block_body, make_capture
from .verdict import ScanResult
from .words import RecordType, Severity

_REQUESTS: tuple[type, ...] = (str, list, Mapping)


@dataclass(frozen=True)
class Around:
    """How one call is guarded."""

    type: RecordType
    settings: Settings
    protect: bool = False
    scan_answer: bool = False
    tools: Sequence[Any] | None = None
    provider: str | None = None
    hold_chars: int = HOLD_CHARS
    throws: bool = False


@dataclass(frozen=True)
class Admission:
    """What became of a payload: `payload` may leave, or `body` says why nothing may."""

    payload: Any
    result: ScanResult
    body: BlockBody | None
    protected: bool
    cloak: Mapping[str, Any] | None = None


@dataclass(frozen=True)
class Checked:
    """What became of a plain answer: `value` may arrive, or `body` says why nothing may."""

    value: Any
    body: BlockBody | None
    result: ScanResult


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
            self.end(admission, around, None, {}, {})
            if around.throws:
                raise BlockedError(admission.body, admission.result)
        return admission

    async def check(self, answer: Any, admission: Admission, around: Around) -> Checked:
        """The answer, its text scanned where that is wanted, without calls that were rejected and with its tokens
        restored."""
        # A capture holds what the provider said, before any token was restored.
        response = deepcopy(plain(answer)) if around.settings.capture else None
        deadline = deadline_in(around.settings.timeout_ms)
        said = text_of(answer) if around.scan_answer else ""
        second: ScanResult | None = None
        if said:
            second = await judge(self._guarding.wire, Question(flatten(said, "assistant")), around.settings, deadline)
        if second is not None and second.blocked:
            self.end(admission, around, second, {}, {"response": response})
            if around.throws:
                raise BlockedError(block_body(second), second)
            return Checked(None, block_body(second), second)
        found = find_calls(answer)
        judged: ToolResult | None = None
        if found is not None:
            tools = around.tools if around.tools is not None else _tools_of(admission.payload)
            judged = await self._guarding.validated(found.calls, tools, around.settings)
            if judged.blocked:
                take_out(answer, found, judged)
        if judged is not None:
            second = judged.result if second is None else _merged(second, judged.result)
        counts: dict[str, int] = {}
        try:
            if admission.protected:
                restored = await self._guarding.restored(answer, around.settings)
                answer = restored.payload
                counts = {"restored": restored.restored, "unknown": restored.unknown, "denied": restored.denied}
        except RestoreDeniedError as error:
            counts = {"denied": error.count}
            raise
        finally:
            self.end(admission, around, second, counts, {"response": response})
        return Checked(answer, None, admission.result)

    def open_stream(
        self, request: Any, around: Around, *, restore: bool, dialect: Dialect | None = None
    ) -> StreamGuard:
        """The machine for a stream: of a request that was admitted, or of one that nobody saw."""
        provider = around.provider or (None if request is None else provider_of(request))
        model = get(request, "model")
        if dialect is None and provider is not None:
            dialect = open_dialect(provider, model=model if isinstance(model, str) else None)
        return StreamGuard(
            self._guarding,
            around.settings,
            dialect,
            tools=around.tools if around.tools is not None else _tools_of(request),
            hold_chars=around.hold_chars,
            restore=restore,
        )

    def blocked_event(self, request: Any, body: BlockBody, around: Around, call: Any) -> Any:
        """The one event of a stream that was never begun, in the shape of the package that the call belongs to."""
        module = str(getattr(call, "__module__", ""))
        sample = call if module.partition(".")[0] in ("openai", "anthropic") else None
        model = get(request, "model")
        return open_dialect(around.provider or provider_of(request), model=model).end(body, sample)

    def fail(self, admission: Admission, around: Around, error: Exception) -> None:
        """The provider failed: told and kept as what it is, and the caller's to handle."""
        self.end(admission, around, None, {}, {"error": {"name": type(error).__name__}})

    def end_stream(self, admission: Admission | None, around: Around, guard: StreamGuard) -> None:
        """One record for a request and all that was said in answer to it."""
        counts = dict(guard.counts)
        if admission is None:
            self._guarding.record(around.type, guard.result, around.settings, counts)
        else:
            self.end(admission, around, guard.result, counts, {"stream": True, "response": guard.seen})

    def end(
        self,
        admission: Admission,
        around: Around,
        second: ScanResult | None,
        counts: Mapping[str, int],
        outcome: Mapping[str, Any],
    ) -> None:
        """Tells of the whole, and ships the bodies as the provider saw them when the caller asked for it."""
        told = _merged(admission.result, second)
        cloak = {**(admission.cloak or {}), **counts}
        id = self._guarding.record(around.type, told, around.settings, cloak or None)
        if around.settings.capture and admission.body is None:
            provider = around.provider or provider_of(admission.payload)
            self._capture(make_capture(around.type, id, admission.payload, {"provider": provider, **outcome}))

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


def _merged(first: ScanResult, second: ScanResult | None) -> ScanResult:
    """One truth for the record: the payload's verdict, and what became of the answer."""
    if second is None:
        return first
    told = first
    if second.decision == "block" and first.decision == "allow":
        told = replace(second, matches=first.matches, entities=first.entities, cloak=first.cloak)
        why = block_body(second)["error"]
        told = replace(told, reason=why["reason"], severity=cast("Severity | None", why["severity"]))
    return replace(
        told,
        tool_validation=second.tool_validation,
        blocked=first.blocked or second.blocked,
        scanned_chars=first.scanned_chars + second.scanned_chars,
    )


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
