"""The guard of a stream, as a machine: events go in, events that may leave come out.

Invariant: no text leaves before a scan that contains it said allow, no part of a tool call before the call was judged,
and no event before one that came earlier.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from typing import Any

from ..cloak.restoring import restore_all, tokens_in
from ..cloak.tokens import TOKEN_CHARS_MAX, find_tokens
from ..errors import RestoreDeniedError
from ..fields import with_value
from ..guarding import Guarding
from ..jsontext import write_string
from ..judging import Question, judge
from ..options import Settings
from ..payload import Path, flatten
from ..plain import plain
from ..telling import block_body
from ..toolcalls import read_calls
from ..verdict import ScanResult
from ..words import rank
from .dialects import CallPart, Dialect, Reading, open_dialect

LOOK_BACK_CHARS = 2000
SCAN_AT_CHARS = 1000
HOLD_CHARS = 256
RESTORE_HOLD_CHARS = 96
assert RESTORE_HOLD_CHARS > TOKEN_CHARS_MAX


@dataclass
class Running:
    """One running text: what was seen, where its first piece ends, how far it was scanned, how far it may leave, and the
    tokens found on the way."""

    text: str = ""
    first: int = 0
    scanned: int = 0
    cleared: int = 0
    settled: int = 0
    escape: Callable[[str], str] = str
    tokens: list[tuple[int, int, str]] = field(default_factory=list[tuple[int, int, str]])


@dataclass
class Call:
    """A tool call on its way: its arguments are a running text of their own."""

    arguments: Running
    id: str | None = None
    name: str | None = None
    judged: bool = False


@dataclass(frozen=True)
class Placed:
    """Text of an event: the range of a running text that stands at a path."""

    running: Running
    start: int
    end: int
    path: Path


@dataclass(frozen=True)
class Held:
    """An event that waits for its texts and calls."""

    event: Any
    texts: list[Placed]
    calls: list[Call]
    whole: bool


class Blocked(Exception):
    def __init__(self, result: ScanResult) -> None:
        super().__init__("blocked")
        self.result = result


class StreamGuard:
    """Feeds on the events of one stream. After `ended`, nothing more may be fed."""

    def __init__(
        self,
        guarding: Guarding,
        settings: Settings,
        dialect: Dialect | None,
        *,
        tools: Sequence[Any] | None = None,
        hold_chars: int = HOLD_CHARS,
        restore: bool = True,
    ) -> None:
        self._guarding, self._settings, self.dialect = guarding, settings, dialect
        self._tools, self._restore = tools, restore
        self._hold = max(hold_chars, RESTORE_HOLD_CHARS) if restore else hold_chars
        self._texts: dict[Hashable, Running] = {}
        self._calls: dict[Hashable, Call] = {}
        self._judged: set[tuple[str, str]] = set()
        self._values: dict[str, str | None] = {}
        self._denied: set[str] = set()
        self._queue: deque[Held] = deque()
        self._sample: Any = None
        self.seen: list[Any] = []
        self.ended = False
        self._asked = 0
        self.result = ScanResult(decision="allow", blocked=False)
        self.counts: Counter[str] = Counter()

    async def feed(self, event: Any) -> list[Any]:
        """Takes in an event; what comes back may leave, in order."""
        self._sample = event
        if self._settings.capture:
            self.seen.append(deepcopy(plain(event)))
        if self.dialect is None:
            self.dialect = open_dialect(None, event)
        out: list[Any] = []
        return await self._guarded(out, self._take(event, out))

    async def pause(self) -> list[Any]:
        """The source is silent: what a scan could release now is scanned now."""
        out: list[Any] = []
        return await self._guarded(out, self._scan_waiting(self._could_clear, out))

    def waits(self) -> bool:
        """Whether a pause of the source would let something out."""
        return any(map(self._could_clear, self._texts.values()))

    def _could_clear(self, running: Running) -> bool:
        return len(running.text) - self._hold > running.cleared

    async def finish(self) -> list[Any]:
        """The source has ended: everything is judged, and what is left may leave."""
        out: list[Any] = []
        return await self._guarded(out, self._finish(out))

    async def _guarded(self, out: list[Any], work: Any) -> list[Any]:
        try:
            await work
        except Blocked as blocked:
            self.ended = True
            self._queue.clear()
            if self.dialect is not None:
                out.append(self.dialect.end(block_body(blocked.result), self._sample))
        return out

    async def _take(self, event: Any, out: list[Any]) -> None:
        dialect = self.dialect or open_dialect(None, event)
        reading = dialect.read(event)
        await self._judge_whole(reading, out)
        texts = [
            self._say(self._texts.setdefault(said.channel, Running()), said.path, said.text) for said in reading.said
        ]
        calls = [self._part(part, texts) for part in reading.parts]
        whole = bool(reading.whole or reading.whole_calls)
        self._queue.append(Held(event, texts, calls, whole))
        closed = [self._calls.pop(key) for key in reading.closed if key in self._calls]
        await self._judge([call for call in closed if not call.judged], reading.whole_calls)
        await self._scan_waiting(self._is_due, out)

    def _say(self, running: Running, path: Path, text: str) -> Placed:
        start = len(running.text)
        running.text += text
        running.first = running.first or len(running.text)
        return Placed(running, start, len(running.text), path)

    def _part(self, part: CallPart, texts: list[Placed]) -> Call:
        call = self._calls.get(part.key)
        if call is None:
            call = Call(Running(escape=str if part.free else _escape))
            self._calls[part.key] = call
        call.id, call.name = call.id or part.id, call.name or part.name
        if part.path is not None:
            texts.append(self._say(call.arguments, part.path, part.text))
        return call

    def _is_due(self, running: Running) -> bool:
        """At first as soon as the first piece could leave, so that a reader does not wait long; then at as many new
        characters as were scanned before, so that the first wait is not followed by a longer one."""
        waiting = len(running.text) - running.scanned
        enough = max(running.scanned, HOLD_CHARS) if running.scanned else self._hold + running.first
        return waiting > 0 and waiting >= min(enough, SCAN_AT_CHARS)

    async def _scan_waiting(self, due: Callable[[Running], bool], out: list[Any]) -> None:
        for running in self._texts.values():
            if due(running):
                await self._scan(running)
                running.cleared = max(running.cleared, len(running.text) - self._hold)
        await self._release(out)

    async def _scan(self, running: Running) -> None:
        if running.scanned < len(running.text):
            fresh = len(running.text) - running.scanned
            await self._ask(running.text[max(running.scanned - LOOK_BACK_CHARS, 0) :], fresh)
            running.scanned = len(running.text)

    async def _ask(self, text: str, fresh: int) -> None:
        result = await judge(self._guarding.wire, Question(flatten(text, "assistant")), self._settings)
        self._note(result, fresh)

    def _note(self, result: ScanResult, fresh: int = 0) -> None:
        """Remembers the worst of what was said, and all calls, for the record of the whole."""
        before = self.result
        worse = result.decision == "block" and before.decision != "block"
        kept = result if worse or self._asked == 0 or rank(result.severity) < rank(before.severity) else before
        self._asked += 1
        tools = _together(before.tool_validation, result.tool_validation)
        self.result = replace(kept, tool_validation=tools, scanned_chars=before.scanned_chars + fresh)
        if result.blocked:
            raise Blocked(result)

    async def _judge(self, calls: Sequence[Call], whole: Sequence[Any] = ()) -> None:
        """Judges calls that are complete, and what events say again of them when they say it differently."""
        asked = [_wire(call) for call in calls]
        known = {(one["name"], one["arguments"]) for one in asked} | self._judged
        for one in read_calls(whole):
            if (one["name"], one["arguments"]) in known:
                continue
            empty = [each for each in asked if each["name"] == one["name"] and each["arguments"] == "{}"]
            if empty:
                empty[0]["arguments"] = one["arguments"]
            else:
                asked.append(one)
        if asked:
            judged = await self._guarding.validated(asked, self._tools, self._settings)
            self._note(judged.result)
            self._judged |= {(one["name"], one["arguments"]) for one in asked}
        for call in calls:
            call.judged = True
            call.arguments.cleared = len(call.arguments.text)

    async def _judge_whole(self, reading: Reading, out: list[Any]) -> None:
        """An event that repeats text is scanned when it says anything else than the deltas did."""
        said = [one.text for one in self._texts.values()]
        new = [text for text in reading.whole if text and not any(text in each for each in said)]
        if new:
            await self._clear_all(out)
            await self._ask("\n\n".join(new), sum(map(len, new)))

    async def _clear_all(self, out: list[Any]) -> None:
        for running in self._texts.values():
            await self._scan(running)
            running.cleared = len(running.text)
        await self._release(out)

    async def _finish(self, out: list[Any]) -> None:
        await self._judge([call for call in self._calls.values() if not call.judged])
        self._calls.clear()
        await self._clear_all(out)

    async def _release(self, out: list[Any]) -> None:
        while self._queue:
            held = self._queue[0]
            if not all(call.judged for call in held.calls):
                return
            for placed in held.texts:
                if placed.end > await self._boundary(placed.running):
                    return
            self._queue.popleft()
            event = await self._rewritten(held)
            if self.dialect is not None:
                self.dialect.released(event)
            out.append(event)

    async def _boundary(self, running: Running) -> int:
        """How far the text may leave without tearing a token; the tokens before that are looked up on the way."""
        if not self._restore or running.settled >= running.cleared:
            return running.cleared if not self._restore else running.settled
        boundary = running.cleared
        found = [(one.start, one.end, one.token) for one in find_tokens(running.text, running.settled)]
        for start, end, _ in found:
            if start < boundary < end:
                boundary = start
        await self._look_up(token for _, end, token in found if end <= boundary)
        for start, end, token in found:
            value = self._values.get(token) if end <= boundary else None
            if value is not None:
                running.tokens.append((start, end, running.escape(value)))
        running.settled = boundary
        return boundary

    async def _look_up(self, tokens: Iterable[str]) -> None:
        found = list(tokens)
        asked = dict.fromkeys(token for token in found if token not in self._values)
        values, denied = await self._guarding.look_up(asked, self._settings)
        self._values.update({token: values.get(token) for token in asked})
        self._denied |= denied
        count = sum(token in self._denied for token in found)
        restored = sum(self._values[token] is not None for token in found)
        self.counts.update(restored=restored, denied=count, unknown=len(found) - restored - count)
        if count and self._settings.on_denied == "throw":
            raise RestoreDeniedError(count)

    async def _rewritten(self, held: Held) -> Any:
        event = held.event
        if not self._restore:
            return event
        for placed in held.texts:
            text = _restored(placed)
            if text is not None:
                event = with_value(event, placed.path, text)
        if held.whole:
            await self._look_up(tokens_in(event))
            event = restore_all(event, {token: value for token, value in self._values.items() if value is not None})
        return event


def _restored(placed: Placed) -> str | None:
    """The text of one event with its tokens restored: a value stands where its token began, the rest is taken out."""
    running = placed.running
    touching = [one for one in running.tokens if one[0] < placed.end and placed.start < one[1]]
    if not touching:
        return None
    out: list[str] = []
    done = placed.start
    for start, end, value in touching:
        if start >= placed.start:
            out += [running.text[done:start], value]
        done = min(end, placed.end)
    return "".join(out) + running.text[done : placed.end]


def _together(one: Mapping[str, Any] | None, other: Mapping[str, Any] | None) -> Mapping[str, Any] | None:
    if one is None or other is None:
        return one or other
    severity = min(one.get("severity"), other.get("severity"), key=rank)
    allowed = one["allowed"] and other["allowed"]
    return {"allowed": allowed, "severity": severity, "calls": [*one["calls"], *other["calls"]]}


def _wire(call: Call) -> dict[str, str]:
    arguments = call.arguments.text or "{}"
    wire = {"id": call.id} if call.id else {}
    return {**wire, "name": call.name or "", "arguments": arguments}


def _escape(value: str) -> str:
    return write_string(value)[1:-1]
