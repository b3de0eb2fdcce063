"""What the guard itself costs on top of the HTTP call: everything around a wire that answers at once."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from portcullis.calling import Answer, Request
from portcullis.testing import PortcullisFake

VERDICT = {
    "decision": "allow",
    "blocked": False,
    "reason": None,
    "severity": None,
    "categories": [],
    "matches": [],
    "scanned_chars": 100_000,
    "signature_version": "2026.11.01",
    "quota": {"plan": "unlimited", "enforcement_withheld": False},
}


class InstantWire:
    """Answers before it was asked."""

    def __init__(self) -> None:
        self._answer = Answer(200, {"x-request-id": "req_1"}, json.dumps(VERDICT).encode())

    async def send(self, request: Request, timeout_s: float) -> Answer:
        return self._answer

    async def sleep(self, seconds: float) -> None:
        return


def yardstick() -> int:
    """About 30 microseconds of plain Python where a guarded call takes 150: where one is slower, both are."""
    words: dict[str, int] = {}
    for number in range(200):
        words[str(number)] = len(words) + number
    return sum(words.values())


def best_of(rounds: int, *works: Callable[[], object]) -> list[float]:
    """The least of each, in turns: a machine that slows down for a while does so for all of them."""
    best = [float("inf")] * len(works)
    for _ in range(rounds):
        for place, work in enumerate(works):
            started = time.perf_counter()
            work()
            best[place] = min(best[place], time.perf_counter() - started)
    return best


def test_decorate_costs_little_for_two_kilobytes() -> None:
    client = PortcullisFake()
    client.guard.parts.guarding.wire = InstantWire()
    words = "The quarterly report is attached; please sum up what changed since June. "
    request: dict[str, Any] = {
        "model": "gpt-x",
        "messages": [
            {"role": "system", "content": "You are a helpful assistant."},
            *({"role": "user", "content": words * 7} for _ in range(4)),
        ],
    }
    assert len(json.dumps(request)) > 2048
    answer = {"choices": [{"index": 0, "message": {"role": "assistant", "content": "Done."}, "finish_reason": "stop"}]}
    guarded = client.guard.decorate(lambda **_: answer)
    cost, unit = best_of(400, lambda: guarded(**request), yardstick)
    assert cost < 10 * unit, f"{cost * 1000:.3f} ms, {cost / unit:.1f} units"
