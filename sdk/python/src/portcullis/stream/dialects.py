"""How each provider streams: which fields of an event are text, which are parts of a tool call, when a call is whole, and
the event that a block ends the stream with. Knows nothing of scanning."""

from __future__ import annotations

import re
import time
import uuid
from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypeAlias

from ..errors import ConfigurationError
from ..fields import alike, get, items
from ..payload import Path
from ..telling import BlockBody

Provider: TypeAlias = Literal["chat", "responses", "anthropic", "vercel"]
PROVIDERS: tuple[Provider, ...] = ("chat", "responses", "anthropic", "vercel")


@dataclass(frozen=True)
class Said:
    """Text in an event: the running text that it continues, and where it stands in the event."""

    channel: Hashable
    path: Path
    text: str


@dataclass(frozen=True)
class CallPart:
    """Part of a tool call in an event: a name, an id, a bit of its arguments, or none of them."""

    key: Hashable
    path: Path | None = None
    text: str = ""
    id: str | None = None
    name: str | None = None
    free: bool = False


@dataclass(frozen=True)
class Reading:
    """What one event holds. `whole` are texts and calls that it repeats; `closed` are the calls that it completes."""

    said: list[Said] = field(default_factory=list[Said])
    parts: list[CallPart] = field(default_factory=list[CallPart])
    closed: list[Hashable] = field(default_factory=list[Hashable])
    whole: list[str] = field(default_factory=list[str])
    whole_calls: list[Any] = field(default_factory=list[Any])


class Dialect(Protocol):
    def read(self, event: Any) -> Reading: ...

    def released(self, event: Any) -> None:
        """Takes note of an event that left, for the event that may end the stream."""
        ...

    def end(self, body: BlockBody, sample: Any) -> Any:
        """The event that ends a blocked stream, in the shape of `sample`."""
        ...


class Chat:
    """OpenAI chat completion chunks."""

    def __init__(self, model: str | None = None) -> None:
        self._seen: dict[str, Any] = {"id": f"chatcmpl-{uuid.uuid4().hex}", "created": int(time.time()), "model": model}
        self._open: dict[Any, dict[Hashable, None]] = {}

    def read(self, event: Any) -> Reading:
        reading = Reading()
        for name in self._seen:
            value = get(event, name)
            if value is not None:
                self._seen[name] = value
        for place, choice in enumerate(items(get(event, "choices"))):
            index, delta = get(choice, "index"), get(choice, "delta")
            path: Path = ("choices", place, "delta")
            for name in ("content", "refusal"):
                text = get(delta, name)
                if isinstance(text, str) and text:
                    reading.said.append(Said(index, (*path, name), text))
            open_calls = self._open.setdefault(index, {})
            for part in self._calls(index, delta, path):
                reading.parts.append(part)
                open_calls[part.key] = None
            if get(choice, "finish_reason") is not None:
                reading.closed.extend(open_calls)
                open_calls.clear()
        return reading

    def _calls(self, choice: Any, delta: Any, path: Path) -> Iterator[CallPart]:
        for place, call in enumerate(items(get(delta, "tool_calls"))):
            number = get(call, "index")
            key = (choice, "tool", place if number is None else number)
            yield _part(key, call, (*path, "tool_calls", place), get(call, "id"))
        if get(delta, "function_call") is not None:
            yield _part((choice, "function"), {"function": get(delta, "function_call")}, None, None, path)

    def released(self, event: Any) -> None:
        return

    def end(self, body: BlockBody, sample: Any) -> Any:
        choice: dict[str, Any] = {"index": 0, "delta": {}, "finish_reason": "content_filter"}
        chunk: dict[str, Any] = {
            **self._seen,
            "object": "chat.completion.chunk",
            "choices": [choice],
            "portcullis": body,
        }
        return alike(sample, "openai.types.chat", "ChatCompletionChunk", chunk)


def _part(key: Hashable, call: Any, path: Path | None, id: str | None, legacy: Path = ()) -> CallPart:
    free = get(call, "custom") is not None
    inner = get(call, "custom") if free else get(call, "function")
    name = "input" if free else "arguments"
    text = get(inner, name)
    at = (*path, "custom" if free else "function", name) if path is not None else (*legacy, "function_call", name)
    given = isinstance(text, str) and text != ""
    return CallPart(key, at if given else None, text if given else "", id, get(inner, "name"), free)


class Anthropic:
    """Anthropic's raw events."""

    def __init__(self, model: str | None = None) -> None:
        self._uses: set[Any] = set()

    def read(self, event: Any) -> Reading:
        reading, kind, index = Reading(), get(event, "type"), get(event, "index")
        block, delta = get(event, "content_block"), get(event, "delta")
        if kind == "content_block_start" and get(block, "type") == "tool_use":
            self._uses.add(index)
            reading.parts.append(CallPart(index, id=get(block, "id"), name=get(block, "name")))
            if get(block, "input"):
                reading.whole_calls.append(block)
        elif kind == "content_block_start":
            _say(reading, get(block, "text"), ("content_block", "text"))
        elif kind == "content_block_delta" and get(delta, "type") == "text_delta":
            _say(reading, get(delta, "text"), ("delta", "text"))
        elif kind == "content_block_delta" and index in self._uses:
            text = get(delta, "partial_json")
            if isinstance(text, str):
                reading.parts.append(CallPart(index, ("delta", "partial_json"), text))
        elif kind == "content_block_stop" and index in self._uses:
            self._uses.discard(index)
            reading.parts.append(CallPart(index))
            reading.closed.append(index)
        return reading

    def released(self, event: Any) -> None:
        return

    def end(self, body: BlockBody, sample: Any) -> Any:
        return alike(sample, "anthropic.types", "ErrorResponse", {"type": "error", "error": dict(body["error"])})


class Responses:
    """OpenAI Responses events."""

    def __init__(self, model: str | None = None) -> None:
        self._model = model
        self._id = f"resp_{uuid.uuid4().hex}"
        self._number = 0
        self._calls: set[Any] = set()

    def read(self, event: Any) -> Reading:
        reading, kind, index = Reading(), get(event, "type"), get(event, "output_index")
        item = get(event, "item")
        if kind in ("response.output_text.delta", "response.refusal.delta"):
            _say(reading, get(event, "delta"), ("delta",))
        elif kind == "response.output_item.added" and _is_call(item):
            self._calls.add(index)
            free = get(item, "type") == "custom_tool_call"
            reading.parts.append(CallPart(index, id=get(item, "call_id"), name=get(item, "name"), free=free))
        elif kind in ("response.function_call_arguments.delta", "response.custom_tool_call_input.delta"):
            free = kind.startswith("response.custom")
            reading.parts.append(CallPart(index, ("delta",), get(event, "delta") or "", free=free))
        elif kind in ("response.function_call_arguments.done", "response.custom_tool_call_input.done"):
            reading.parts.append(CallPart(index))
            reading.whole.append("")
        elif kind == "response.output_item.done" and _is_call(item):
            reading.parts.append(CallPart(index, id=get(item, "call_id"), name=get(item, "name")))
            reading.closed.append(index)
            reading.whole_calls.append(item)
        elif isinstance(kind, str) and (kind.endswith(".done") or kind in _ENDINGS):
            reading.whole.extend(_texts(event))
            reading.whole_calls.extend(one for one in items(get(get(event, "response"), "output")) if _is_call(one))
        response = get(event, "response")
        if response is not None:
            self._id = get(response, "id") or self._id
            self._model = get(response, "model") or self._model
        return reading

    def released(self, event: Any) -> None:
        number = get(event, "sequence_number")
        if isinstance(number, int):
            self._number = number + 1

    def end(self, body: BlockBody, sample: Any) -> Any:
        error = {"code": body["error"]["code"], "message": body["error"]["message"]}
        response: dict[str, Any] = {
            "id": self._id,
            "object": "response",
            "status": "failed",
            "model": self._model,
            "output": [],
            "error": error,
        }
        event: dict[str, Any] = {
            "type": "response.failed",
            "sequence_number": self._number,
            "response": response,
            "portcullis": body,
        }
        return alike(sample, "openai.types.responses", "ResponseFailedEvent", event)


_ENDINGS = ("response.completed", "response.incomplete", "response.failed")


def _is_call(item: Any) -> bool:
    return get(item, "type") in ("function_call", "custom_tool_call")


def _texts(event: Any) -> Iterator[str]:
    """What an event of Responses that repeats text says: its own text, its part's, its item's, its response's."""
    parts = [event, get(event, "part")]
    for item in (get(event, "item"), *items(get(get(event, "response"), "output"))):
        parts.extend(items(get(item, "content")))
    for part in parts:
        for name in ("text", "refusal"):
            text = get(part, name)
            if isinstance(text, str):
                yield text


class Vercel:
    """Parts of the Vercel AI SDK, as its full stream has them on the wire."""

    def __init__(self, model: str | None = None) -> None:
        self._calls: set[Any] = set()

    def read(self, event: Any) -> Reading:
        reading, kind = Reading(), get(event, "type")
        if kind == "text-delta":
            name = "delta" if get(event, "delta") is not None else "text"
            _say(reading, get(event, name), (name,))
        elif get(event, "providerExecuted"):
            return reading
        elif kind in ("tool-input-start", "tool-input-delta", "tool-input-end"):
            key = get(event, "id")
            text = get(event, "delta") if kind == "tool-input-delta" else None
            path: Path | None = ("delta",) if isinstance(text, str) and text else None
            reading.parts.append(CallPart(key, path, text or "", name=get(event, "toolName")))
        elif kind == "tool-call":
            key = get(event, "toolCallId")
            reading.parts.append(CallPart(key, id=key, name=get(event, "toolName")))
            reading.closed.append(key)
            reading.whole_calls.append({"id": key, "name": get(event, "toolName"), "arguments": get(event, "input")})
        return reading

    def released(self, event: Any) -> None:
        return

    def end(self, body: BlockBody, sample: Any) -> Any:
        return {"type": "error", "error": dict(body["error"])}


def _say(reading: Reading, text: Any, path: Path) -> None:
    if isinstance(text, str) and text:
        reading.said.append(Said("text", path, text))


_DIALECTS = {"chat": Chat, "responses": Responses, "anthropic": Anthropic, "vercel": Vercel}


def open_dialect(provider: str | None, event: Any = None, model: str | None = None) -> Dialect:
    """The dialect of a provider, told by the caller or by the first event."""
    name = provider or provider_of_event(event)
    if name is None:
        # Fail closed: of a stream that is not understood nothing would be checked.
        raise ConfigurationError("provider", f"must be one of {', '.join(PROVIDERS)}: the stream does not tell")
    return _DIALECTS[name](model)


def provider_of_event(event: Any) -> Provider | None:
    kind = str(get(event, "type"))
    if isinstance(get(event, "choices"), list):
        return "chat"
    if kind.startswith("response."):
        return "responses"
    if kind.startswith(("message_", "content_block_")) or kind == "ping":
        return "anthropic"
    return "vercel" if get(event, "type") is not None and re.fullmatch("[a-z]+(?:-[a-z]+)*", kind) else None


def provider_of(request: object) -> Provider:
    """Whose request this is, where nobody said so."""
    if not isinstance(request, Mapping):
        return "chat"
    model: object = get(request, "model")
    if "messages" not in request and any(name in request for name in ("input", "instructions", "prompt")):
        return "responses"
    if "system" in request or (isinstance(model, str) and model.startswith("claude")):
        return "anthropic"
    return "chat"
