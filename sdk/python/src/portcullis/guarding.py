"""What a guard does, once for both clients: coroutines that wait only for the wire and the vault they are handed."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from typing import Any

from .calling import Wire, deadline_in
from .cloak.restoring import restore_all, tokens_in
from .cloak.tokens import (
    DIGITS_MAX,
    DIGITS_MIN,
    DIGITS_STEP,
    mask,
    strategy_for,
    token_digits,
    write_hash,
    write_token,
)
from .driving import settle
from .errors import BlockedError, RestoreDeniedError, ScanUnavailableError
from .judging import Question, judge
from .options import Settings
from .outbox import report
from .payload import Flattened, flatten
from .plain import is_plain
from .results import ProtectResult, RestoreResult, SanitiseResult, ToolResult
from .rewriting import Replacement, rewrite, unite
from .telling import block_body, make_record
from .toolcalls import read_calls
from .vaults import AsyncVault, Vault, VaultEntry
from .verdict import Entity, ScanResult
from .words import RecordType, Strategy

Tell = Callable[[dict[str, Any]], None]


@dataclass(frozen=True)
class Protected:
    """What protecting a text comes to, before it is decided whether it may leave."""

    replacements: list[Replacement]
    tokens: tuple[str, ...]
    strategies: Mapping[str, int]


class Guarding:
    """The logic of a guard over a wire, a vault and somewhere to tell of decisions."""

    def __init__(self, wire: Wire, vault: Vault | AsyncVault, tell: Tell) -> None:
        self.wire = wire
        self.vault = vault
        self._tell = tell

    def record(
        self, type: RecordType, result: ScanResult, settings: Settings, cloak: Mapping[str, Any] | None = None
    ) -> str | None:
        """Tells of a decision; the record's id, or None when nobody is told."""
        if not settings.telemetry:
            return None
        record = make_record(type, result, settings, cloak)
        self._tell(record)
        return record["id"]

    async def scan(self, payload: object, settings: Settings, *, cloak: bool = False) -> ScanResult:
        result = await judge(self.wire, Question(flatten(payload, settings.surface), cloak), settings)
        self.record("guard.scan", result, settings)
        return result

    async def assert_allowed(self, payload: object, settings: Settings) -> ScanResult:
        result = await self.scan(payload, settings)
        if not result.blocked:
            return result
        if result.error is not None:
            told = result.error
            raise ScanUnavailableError(told.kind, "the payload could not be judged", status=told.status, code=told.code)
        raise BlockedError(block_body(result), result)

    async def sanitise(self, payload: object, settings: Settings) -> SanitiseResult:
        # Whatever is done about matches elsewhere, here the promise is that what comes back would not block.
        strict = replace(settings, on_match="block", enforce_withheld=True)
        result = await self.sanitised(payload, strict)
        self.record("guard.sanitise", replace(result.result, blocked=result.blocked), settings)
        return result

    async def sanitised(self, payload: object, settings: Settings) -> SanitiseResult:
        """Sanitises without telling of it, for those that tell of more."""
        deadline = deadline_in(settings.timeout_ms)
        flat = flatten(payload, settings.surface)
        first = await judge(self.wire, Question(flat), settings, deadline)
        return await self.cut(flat, first, settings, deadline)

    async def cut(self, flat: Flattened, first: ScanResult, settings: Settings, deadline: float) -> SanitiseResult:
        """Cuts what a scan found and scans the rest."""
        cuts = cuts_of(first)
        if first.error is not None or not cuts:
            clean = first.error is None and first.decision == "allow"
            left = None if first.blocked else flat.payload
            return SanitiseResult(left, clean, first.blocked, 0, first, first.reason, first.error)
        after = rewrite(flat, [Replacement(start, end, settings.replacement) for start, end in cuts])
        second = await judge(self.wire, Question(flatten(after, settings.surface)), settings, deadline)
        return SanitiseResult(
            payload=None if second.blocked else after,
            sanitised=second.error is None and second.decision == "allow",
            blocked=second.blocked,
            redactions=len(cuts),
            result=first,
            reason=second.reason,
            error=second.error,
        )

    async def validate(self, calls: Iterable[object], tools: Sequence[Any] | None, settings: Settings) -> ToolResult:
        result = await self.validated(calls, tools, settings)
        if result.calls or result.error is not None:
            self.record("guard.tool_calls", result.result, settings)
        return result

    async def validated(self, calls: Iterable[object], tools: Sequence[Any] | None, settings: Settings) -> ToolResult:
        """Judges calls without telling of it. No call, no question."""
        wire_calls = read_calls(calls)
        if not wire_calls:
            return ToolResult(True, False, None, (), ScanResult(decision="allow", blocked=False))
        result = await judge(self.wire, Question(flatten(""), tools=tools, calls=wire_calls), settings)
        judged = result.tool_validation
        if judged is None:
            return ToolResult(not result.blocked, result.blocked, None, (), result, result.error)
        allowed = bool(judged["allowed"])
        # Arguments also pass the semantic pass, whose block is told beside the calls and holds for all of them.
        blocked = result.blocked if not allowed or result.decision == "block" else False
        return ToolResult(
            allowed and result.decision == "allow", blocked, judged.get("severity"), tuple(judged["calls"]), result
        )

    async def protect(self, payload: object, settings: Settings) -> ProtectResult:
        result, strategies = await self.protected(payload, settings)
        told = replace(result.result, blocked=result.blocked, reason=result.reason or result.result.reason)
        self.record("guard.protect", told, settings, {"byStrategy": strategies} if strategies else None)
        return result

    async def protected(self, payload: object, settings: Settings) -> tuple[ProtectResult, Mapping[str, int]]:
        """Protects without telling of it."""
        deadline = deadline_in(settings.timeout_ms)
        flat = flatten(payload, settings.surface)
        first = await judge(self.wire, Question(flat, cloak=True), settings, deadline)
        stopped = _stop(first, flat, settings)
        if stopped is not None:
            return stopped, {}
        sanitising = settings.on_match == "sanitise" and first.decision == "block"
        cuts = cuts_of(first) if sanitising else []
        cuts, entities = _swallow(cuts, first.entities)
        try:
            done = await self._replace(flat, entities, settings)
        except Exception as error:
            # Fail closed: a vault that cannot keep a value cannot give it back, and the value must not leave.
            report(settings.on_error, error)
            return _unprotected(first, flat, settings), {}
        replacements = done.replacements + [Replacement(start, end, settings.replacement) for start, end in cuts]
        after = rewrite(flat, replacements)
        blocked, reason = sanitising and first.blocked, first.reason
        if sanitising and cuts:
            second = await judge(self.wire, Question(flatten(after, settings.surface)), settings, deadline)
            blocked, reason = second.blocked, second.reason
        result = ProtectResult(
            payload=None if blocked else after,
            blocked=blocked,
            protected=not blocked,
            result=first,
            reason=reason if blocked else first.reason,
            counts=dict(Counter(one.type for one in entities)),
            tokens=() if blocked else done.tokens,
            error=first.error,
        )
        return result, done.strategies

    async def _replace(self, flat: Flattened, entities: Sequence[Entity], settings: Settings) -> Protected:
        replacements: list[Replacement] = []
        written: dict[tuple[str, str], str] = {}
        tokens: list[str] = []
        strategies: Counter[str] = Counter()
        for entity in entities:
            strategy = strategy_for(entity.type, settings)
            strategies[strategy] += 1
            for start, end in flat.clip(entity.start, entity.end):
                value = flat.text[start:end]
                text = written.get((entity.type, value))
                if text is None:
                    text = await self.write(entity.type, value, strategy, settings)
                    written[entity.type, value] = text
                    if strategy == "tokenize":
                        tokens.append(text)
                replacements.append(Replacement(start, end, text))
        return Protected(replacements, tuple(tokens), strategies)

    async def write(self, type: str, value: str, strategy: Strategy, settings: Settings) -> str:
        """What stands for a value: redacted, masked, hashed, or a token that the vault has taken in."""
        if strategy == "redact":
            return settings.replacement
        if strategy == "mask":
            return mask(value)
        digits = token_digits(settings.token_key, settings.subject, type, value)
        if strategy == "hash":
            return write_hash(type, digits)
        expires_at = time.time() * 1000 + settings.vault_ttl_ms
        for length in range(DIGITS_MIN, DIGITS_MAX + 1, DIGITS_STEP):
            token = write_token(type, digits, length)
            put = await settle(self.vault.put(VaultEntry(token, settings.subject, type, value, expires_at)))
            if put != "taken":
                return token
        return settings.replacement

    async def restore(self, payload: Any, settings: Settings) -> RestoreResult:
        # Objects of provider packages are restored in place, and this caller handed in a payload to read.
        result = await self.restored(payload if is_plain(payload) else deepcopy(payload), settings)
        counts = {"restored": result.restored, "unknown": result.unknown, "denied": result.denied}
        self.record("guard.cloak.restore", ScanResult(decision="allow", blocked=False), settings, counts)
        return result

    async def restored(self, payload: Any, settings: Settings) -> RestoreResult:
        """Restores without telling of it. Nothing is restored when anything is denied and `on_denied` says throw."""
        found = Counter(tokens_in(payload))
        values, denied = await self.look_up(found, settings)
        count = sum(found[token] for token in denied)
        if count and settings.on_denied == "throw":
            self.record("guard.cloak.restore", ScanResult(decision="block", blocked=True), settings, {"denied": count})
            raise RestoreDeniedError(count)
        restored = sum(found[token] for token in values)
        return RestoreResult(restore_all(payload, values), restored, found.total() - restored - count, count)

    async def look_up(self, tokens: Iterable[str], settings: Settings) -> tuple[dict[str, str], set[str]]:
        """The values of the subject's own tokens, and the tokens that are another's."""
        values: dict[str, str] = {}
        denied: set[str] = set()
        for token in tokens:
            try:
                stored = await settle(self.vault.get(token))
            except Exception as error:
                # A token that stays is a nuisance; an answer that is lost for it would be worse.
                report(settings.on_error, error)
                continue
            if stored is not None and stored.subject == settings.subject:
                values[token] = stored.value
            elif stored is not None:
                denied.add(token)
        return values, denied

    async def forget(self, subject: str) -> int:
        return await settle(self.vault.forget(subject))


def cuts_of(result: ScanResult) -> list[tuple[int, int]]:
    """What sanitising takes out: every match that counts, and the windows in which the semantic pass saw an attack."""
    ranges = [(one.start, one.end) for one in result.matches if one.counts]
    check = result.model_check
    if check is not None and check.get("decision") == "block":
        ranges += [(one["start"], one["end"]) for one in check.get("results") or () if one.get("flagged") is True]
    return unite(ranges)


def _stop(first: ScanResult, flat: Flattened, settings: Settings) -> ProtectResult | None:
    if first.blocked and (first.error is not None or settings.on_match != "sanitise"):
        return ProtectResult(None, True, False, first, first.reason, error=first.error)
    if first.blocked and not cuts_of(first):
        return ProtectResult(None, True, False, first, first.reason)
    if first.cloak is None or not first.cloak.ran:
        return _unprotected(first, flat, settings)
    return None


def _unprotected(first: ScanResult, flat: Flattened, settings: Settings) -> ProtectResult:
    blocked = settings.on_unavailable == "block" or first.blocked
    payload = None if blocked else flat.payload
    return ProtectResult(payload, blocked, False, first, "cloak_unavailable", error=first.error)


def _swallow(cuts: list[tuple[int, int]], entities: Sequence[Entity]) -> tuple[list[tuple[int, int]], Sequence[Entity]]:
    """An entity that a cut touches goes with it, and the cut grows to hold it."""
    if not cuts:
        return cuts, entities
    touched = [one for one in entities if any(one.start < end and start < one.end for start, end in cuts)]
    grown = unite([*cuts, *((one.start, one.end) for one in touched)])
    return grown, [one for one in entities if one not in touched]
