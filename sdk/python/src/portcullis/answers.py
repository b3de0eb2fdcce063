"""The tool calls of a plain answer: found in every provider's shape, and taken out where they were rejected, so that a
rejected call never reaches the caller."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .fields import alike, drop, get, items, put
from .results import ToolResult

REJECTED = "A tool call was rejected by Portcullis."


@dataclass(frozen=True)
class CallsOfAnswer:
    """The calls of an answer in order, and how to take out those that are not kept."""

    calls: list[Any]
    keep: Callable[[list[bool]], None]


def find_calls(answer: Any) -> CallsOfAnswer | None:
    """The calls of an answer, or None when it has none that anybody knows of."""
    for reader in (_chat, _responses, _anthropic):
        found = reader(answer)
        if found is not None and found.calls:
            return found
    return None


def take_out(answer: Any, found: CallsOfAnswer, judged: ToolResult) -> None:
    """Removes what was rejected, says so in the answer's text, and leaves the findings at `portcullis`."""
    if judged.error is not None:
        kept = [False] * len(found.calls)
    else:
        kept = [bool(call.get("allowed")) for call in judged.calls]
        if all(kept):
            # The arguments as a whole were judged an attack: no single call is to blame, so none is kept.
            kept = [False] * len(kept)
    found.keep(kept)
    reason = "scan_unavailable" if judged.error is not None else "tool_call_rejected"
    try:
        put(answer, "portcullis", {"reason": reason, "calls": [dict(call) for call in judged.calls]})
    except (AttributeError, TypeError, ValueError):
        return


def _chat(answer: Any) -> CallsOfAnswer | None:
    places: list[tuple[Any, Any, Any]] = []
    for choice in items(get(answer, "choices")):
        message = get(choice, "message")
        places += [(choice, message, call) for call in items(get(message, "tool_calls"))]
        if get(message, "function_call") is not None:
            places.append((choice, message, None))

    def keep(kept: list[bool]) -> None:
        for choice, message in {id(place[1]): place[:2] for place in places}.values():
            mine = [(call, good) for (_, owner, call), good in zip(places, kept, strict=True) if owner is message]
            if all(good for _, good in mine):
                continue
            left = [call for call, good in mine if good and call is not None]
            if any(call is None and not good for call, good in mine):
                drop(message, "function_call")
            if left:
                put(message, "tool_calls", left)
            else:
                drop(message, "tool_calls")
            put(message, "content", _with_notice(get(message, "content")))
            if not left and get(choice, "finish_reason") in ("tool_calls", "function_call"):
                put(choice, "finish_reason", "content_filter")

    return CallsOfAnswer([get(owner, "function_call") if call is None else call for _, owner, call in places], keep)


def _with_notice(content: Any) -> Any:
    if isinstance(content, (list, tuple)):
        return [*items(content), {"type": "text", "text": REJECTED}]
    return f"{content}\n\n{REJECTED}" if isinstance(content, str) and content else REJECTED


def _responses(answer: Any) -> CallsOfAnswer | None:
    output = items(get(answer, "output"))
    calls = [item for item in output if get(item, "type") in ("function_call", "custom_tool_call")]

    def keep(kept: list[bool]) -> None:
        gone = {id(call) for call, good in zip(calls, kept, strict=True) if not good}
        notice: dict[str, Any] = {
            "type": "message",
            "role": "assistant",
            "status": "completed",
            "content": [{"type": "output_text", "text": REJECTED, "annotations": []}],
        }
        made = alike(calls[0], "openai.types.responses", "ResponseOutputMessage", notice)
        put(answer, "output", [item for item in output if id(item) not in gone] + [made])

    return CallsOfAnswer(calls, keep)


def _anthropic(answer: Any) -> CallsOfAnswer | None:
    content = items(get(answer, "content"))
    calls = [block for block in content if get(block, "type") == "tool_use"]

    def keep(kept: list[bool]) -> None:
        gone = {id(call) for call, good in zip(calls, kept, strict=True) if not good}
        notice = alike(calls[0], "anthropic.types", "TextBlock", {"type": "text", "text": REJECTED})
        put(answer, "content", [block for block in content if id(block) not in gone] + [notice])
        if len(gone) == len(calls) and get(answer, "stop_reason") == "tool_use":
            put(answer, "stop_reason", "refusal")

    return CallsOfAnswer(calls, keep)
