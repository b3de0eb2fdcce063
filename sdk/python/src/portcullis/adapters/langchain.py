"""A LangChain chat model with the guard around it: a runnable that takes and gives what the model does.

model = GuardedChatModel(ChatOpenAI(model="gpt-5"), PortcullisClient(api_key="pk_live_…"), protect=True)
model.bind_tools([search]).invoke("…")
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from langchain_core.language_models import BaseChatModel, LanguageModelInput
from langchain_core.messages import (
    AIMessage,
    AIMessageChunk,
    BaseMessage,
    convert_to_messages,
    convert_to_openai_messages,
)
from langchain_core.prompt_values import PromptValue
from langchain_core.runnables import Runnable, RunnableConfig
from langchain_core.utils.function_calling import convert_to_openai_tool

from ..client import AsyncPortcullisClient, PortcullisClient
from ..driving import run_sync
from ..errors import ConfigurationError
from ..fields import get
from ..guard_options import read_around
from ..payload import Path
from ..stream.dialects import CallPart, Reading, Said
from ..stream.iterating import AsyncGuardedStream, GuardedStream
from ..stream.machine import StreamGuard
from ..telling import BlockBody
from ..wrapping import Admission

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ..guard_options import DecorateOptions


class GuardedChatModel(Runnable[LanguageModelInput, AIMessage]):
    """The model, guarded. `invoke` and `stream` need a sync client, `ainvoke` and `astream` an async one.

    A block is an `AIMessage` whose text says so and whose `response_metadata["portcullis"]` is the block body.
    """

    def __init__(
        self,
        model: Runnable[LanguageModelInput, AIMessage] | BaseChatModel,
        client: PortcullisClient | AsyncPortcullisClient,
        **options: Unpack[DecorateOptions],
    ) -> None:
        self._model = cast("Runnable[LanguageModelInput, AIMessage]", model)
        self._client, self._options = client, options
        self._parts = client.guard.parts
        self._around = read_around("guard.decorate", self._parts.settings, options)

    def bind_tools(self, tools: Sequence[Any], **kwargs: Any) -> GuardedChatModel:
        """The guarded model with tools, against which its calls are judged."""
        bound = cast("BaseChatModel", self._model).bind_tools(tools, **kwargs)
        declared: Any = {**self._options, "tools": [convert_to_openai_tool(tool) for tool in tools]}
        return GuardedChatModel(cast("Any", bound), self._client, **declared)

    def invoke(self, input: LanguageModelInput, config: RunnableConfig | None = None, **kwargs: Any) -> AIMessage:
        self._must_be(PortcullisClient)
        messages = _messages(input)
        admission = run_sync(self._parts.wrapping.admit(_payload(messages), self._around))
        if admission.body is not None:
            return _refusal(admission.body)
        answer = self._model.invoke(_admitted(messages, admission), config, **kwargs)
        return run_sync(self._check(answer, admission))

    async def ainvoke(
        self, input: LanguageModelInput, config: RunnableConfig | None = None, **kwargs: Any
    ) -> AIMessage:
        self._must_be(AsyncPortcullisClient)
        messages = _messages(input)
        admission = await self._parts.wrapping.admit(_payload(messages), self._around)
        if admission.body is not None:
            return _refusal(admission.body)
        answer = await self._model.ainvoke(_admitted(messages, admission), config, **kwargs)
        return await self._check(answer, admission)

    def stream(
        self, input: LanguageModelInput, config: RunnableConfig | None = None, **kwargs: Any
    ) -> Iterator[AIMessage]:
        self._must_be(PortcullisClient)
        messages = _messages(input)
        admission = run_sync(self._parts.wrapping.admit(_payload(messages), self._around))
        if admission.body is not None:
            yield _end(admission.body)
            return
        machine = self._machine(admission)
        source = self._model.stream(_admitted(messages, admission), config, **kwargs)
        yield from GuardedStream(machine, source, partial(self._parts.wrapping.end_stream, admission, self._around))

    async def astream(
        self, input: LanguageModelInput, config: RunnableConfig | None = None, **kwargs: Any
    ) -> AsyncIterator[AIMessage]:
        self._must_be(AsyncPortcullisClient)
        messages = _messages(input)
        admission = await self._parts.wrapping.admit(_payload(messages), self._around)
        if admission.body is not None:
            yield _end(admission.body)
            return
        machine = self._machine(admission)
        source = self._model.astream(_admitted(messages, admission), config, **kwargs)
        tell = partial(self._parts.wrapping.end_stream, admission, self._around)
        async for chunk in AsyncGuardedStream(machine, source, tell):
            yield chunk

    def _machine(self, admission: Admission) -> StreamGuard:
        open_stream = self._parts.wrapping.open_stream
        return open_stream(admission.payload, self._around, restore=admission.protected, dialect=ChunkDialect())

    def _must_be(self, kind: type[PortcullisClient] | type[AsyncPortcullisClient]) -> None:
        if not isinstance(self._client, kind):
            raise ConfigurationError("client", f"must be {kind.__name__} for this")

    async def _check(self, answer: AIMessage, admission: Admission) -> AIMessage:
        """The answer as the guard knows answers, checked, and put back into the message that it came in."""
        calls = [
            {"id": call["id"], "function": {"name": call["name"], "arguments": json.dumps(call["args"])}}
            for call in answer.tool_calls
        ]
        message: dict[str, Any] = {"content": cast("Any", answer.content), "tool_calls": calls}
        shape: dict[str, Any] = {"choices": [{"index": 0, "message": message}]}
        checked = await self._parts.wrapping.check(shape, admission, self._around)
        if checked.body is not None:
            return _refusal(checked.body)
        told, after = checked.value.get("portcullis"), checked.value["choices"][0]["message"]
        left = {call["id"]: json.loads(call["function"]["arguments"]) for call in after.get("tool_calls") or ()}
        update: dict[str, Any] = {
            "content": after["content"],
            "tool_calls": [{**call, "args": left[call["id"]]} for call in answer.tool_calls if call["id"] in left],
        }
        if told is not None:
            update["response_metadata"] = {**answer.response_metadata, "portcullis": told}
            update["additional_kwargs"] = {}
        return answer.model_copy(update=update)


class ChunkDialect:
    """LangChain's message chunks."""

    def __init__(self) -> None:
        self._last: Any = None

    def read(self, event: Any) -> Reading:
        reading = Reading()
        content = get(event, "content")
        if isinstance(content, str) and content:
            reading.said.append(Said("text", ("content",), content))
        elif isinstance(content, list):
            for place, part in enumerate(cast("list[Any]", content)):
                text = get(part, "text")
                if isinstance(text, str) and text:
                    reading.said.append(Said("text", ("content", place, "text"), text))
        for place, call in enumerate(get(event, "tool_call_chunks") or ()):
            index, args = call.get("index"), call.get("args")
            key = index if index is not None else call.get("id") or self._last
            self._last = key
            path: Path | None = ("tool_call_chunks", place, "args") if args else None
            reading.parts.append(CallPart(key, path, args or "", call.get("id"), call.get("name")))
        return reading

    def released(self, event: Any) -> None:
        return

    def end(self, body: BlockBody, sample: Any) -> Any:
        return _end(body)


def _messages(input: LanguageModelInput) -> list[BaseMessage]:
    if isinstance(input, PromptValue):
        return input.to_messages()
    return convert_to_messages([input] if isinstance(input, str) else cast("Any", input))


def _payload(messages: list[BaseMessage]) -> dict[str, Any]:
    return {"messages": convert_to_openai_messages(messages)}


def _admitted(messages: list[BaseMessage], admission: Admission) -> list[BaseMessage]:
    """The messages as they came where nothing was changed, and what became of those that were."""
    before, after = _payload(messages)["messages"], cast("Mapping[str, Any]", admission.payload)["messages"]
    rows = zip(messages, before, after, strict=True)
    return [old if was == now else convert_to_messages([now])[0] for old, was, now in rows]


def _refusal(body: BlockBody) -> AIMessage:
    metadata: dict[str, Any] = {"finish_reason": "content_filter", "portcullis": body}
    return AIMessage(content=body["error"]["message"], response_metadata=metadata)


def _end(body: BlockBody) -> AIMessageChunk:
    metadata: dict[str, Any] = {"finish_reason": "content_filter", "portcullis": body}
    return AIMessageChunk(content="", response_metadata=metadata)
