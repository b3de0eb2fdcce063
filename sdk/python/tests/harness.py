"""One provider's package and one guard, called the same way whatever their shape and kind; and turns of the service that
several tests need."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import anthropic
import openai
from provider import FakeProvider

from portcullis.adapters.anthropic import guard_anthropic
from portcullis.adapters.openai import guard_openai
from portcullis.testing import AsyncPortcullisFake, PortcullisFake

ADA = "ada@lovelace.example"
KNOWN = [{"type": "email", "value": ADA}]
SHAPES = ["chat", "responses", "anthropic"]
KINDS = ["sync", "async"]


class Harness:
    """One provider's package and one guard, called the same way whatever their kind."""

    def __init__(self, provider: FakeProvider, shape: str, kind: str, how: str = "decorate", **options: Any) -> None:
        self.shape, self.how, self.options = shape, how, options
        self.is_async = kind == "async"
        self.fake: Any = (AsyncPortcullisFake if self.is_async else PortcullisFake)(token_key="a key of the tests")
        self.fake.entities(KNOWN)
        if shape == "anthropic":
            self._made: Any = anthropic.AsyncAnthropic if self.is_async else anthropic.Anthropic
            self._url = provider.url
        else:
            self._made = openai.AsyncOpenAI if self.is_async else openai.OpenAI
            self._url = f"{provider.url}/v1"
        self.client = self._open()

    def _open(self) -> Any:
        package: Any = anthropic if self.shape == "anthropic" else openai
        made = package.DefaultAsyncHttpxClient if self.is_async else package.DefaultHttpxClient
        # Plain HTTP needs no certificates, and reading them would be most of the suite's time.
        return self._made(api_key="k", base_url=self._url, max_retries=0, http_client=made(verify=False))

    def method(self, client: Any) -> Any:
        return {
            "chat": lambda: client.chat.completions.create,
            "responses": lambda: client.responses.create,
            "anthropic": lambda: client.messages.create,
        }[self.shape]()

    def request(self, text: str, **more: Any) -> dict[str, Any]:
        if self.shape == "responses":
            return {"model": "gpt-x", "input": text, **more}
        limit = {"max_tokens": 99} if self.shape == "anthropic" else {}
        model = "claude-x" if self.shape == "anthropic" else "gpt-x"
        return {"model": model, "messages": [{"role": "user", "content": text}], **limit, **more}

    def ask(self, text: str, **more: Any) -> Any:
        return asyncio.run(self._ask_and_close(text, more))

    async def _ask_and_close(self, text: str, more: dict[str, Any]) -> Any:
        # Connections belong to a loop, and each question has one of its own.
        self.client = self._open()
        try:
            return await self._ask(text, more)
        finally:
            closing = self.client.close()
            if self.is_async:
                await closing

    async def _ask(self, text: str, more: dict[str, Any]) -> Any:
        request = self.request(text, **more)
        if self.how == "wrap":
            create = self.method(self.client)
            done = self.fake.guard.wrap(request, lambda payload: create(**payload), **self.options)
            result = await done if self.is_async else done
            answer = result.body if result.blocked else result.value
        else:
            if self.how == "adapter":
                wire = guard_anthropic if self.shape == "anthropic" else guard_openai
                create = self.method(wire(self.client, self.fake, **self.options))
            else:
                create = self.fake.guard.decorate(self.method(self.client), **self.options)
            answer = create(**request)
            answer = await answer if self.is_async else answer
        if not more.get("stream") or isinstance(answer, dict):
            return answer
        return [event async for event in answer] if self.is_async else list(answer)

    def text(self, answer: Any) -> str:
        """What a reader of the answer, or of its events, would see."""
        if isinstance(answer, list):
            return "".join(_delta(event) for event in answer)
        if self.shape == "chat":
            return answer.choices[0].message.content or ""
        if self.shape == "responses":
            return answer.output_text
        return "".join(block.text for block in answer.content if block.type == "text")

    def calls(self, answer: Any) -> list[tuple[str, Any]]:
        if self.shape == "chat":
            calls = answer.choices[0].message.tool_calls or []
            return [(call.function.name, json.loads(call.function.arguments)) for call in calls]
        if self.shape == "responses":
            return [(item.name, json.loads(item.arguments)) for item in answer.output if item.type == "function_call"]
        return [(block.name, block.input) for block in answer.content if block.type == "tool_use"]


def _delta(event: Any) -> str:
    if hasattr(event, "choices"):
        return "".join(choice.delta.content or "" for choice in event.choices)
    if event.type == "response.output_text.delta":
        return event.delta
    return event.delta.text if event.type == "content_block_delta" and event.delta.type == "text_delta" else ""


def token_for(harness: Harness) -> str:
    protect = harness.fake.guard.protect(ADA, subject="ada")
    result = asyncio.run(_awaited(protect)) if harness.is_async else protect
    return result.tokens[0]


async def _awaited(value: Any) -> Any:
    return await value


def block_the_answer(fake: Any) -> None:
    """The first question is about the request, the ones after it about the answer."""
    send = fake.service.send

    async def turn(request: Any, timeout_s: float) -> Any:
        answer = await send(request, timeout_s)
        fake.block("a-rule")
        return answer

    fake.service.send = turn
