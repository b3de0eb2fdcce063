"""The `stream` helpers of the real `openai` and `anthropic` packages, guarded: what they build of a stream is built of the
guarded one; and the other ways to the same methods, which are guarded or shut."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from harness import ADA, KINDS, SHAPES, Harness, block_the_answer, token_for
from provider import FakeProvider

from portcullis import is_block_body
from portcullis.adapters.anthropic import guard_anthropic
from portcullis.adapters.openai import guard_openai
from portcullis.errors import BlockedError, ConfigurationError


class Helped(Harness):
    """A harness that asks through the `stream` helper."""

    def guarded(self, client: Any = None) -> Any:
        guard: Any = guard_anthropic if self.shape == "anthropic" else guard_openai
        return guard(client or self._open(), self.fake, **self.options)

    def resource(self, client: Any) -> Any:
        paths = {"chat": lambda: client.chat.completions, "responses": lambda: client.responses}
        return paths.get(self.shape, lambda: client.messages)()

    def read(self, text: str, take: Any, resource: Any = None, **more: Any) -> Any:
        """What `take` makes of the helper's stream; it may await where that is async."""
        return asyncio.run(self._read(text, take, resource, more))

    async def _read(self, text: str, take: Any, resource: Any, more: dict[str, Any]) -> Any:
        manager = (resource or self.resource(self.guarded())).stream(**self.request(text, **more))
        if not self.is_async:
            with manager as stream:
                return take(stream)
        async with manager as stream:
            return await take(stream)

    def events(self, text: str, resource: Any = None) -> list[Any]:
        async def each(stream: Any) -> list[Any]:
            return [event async for event in stream]

        return self.read(text, each if self.is_async else list, resource)

    def final(self, text: str) -> Any:
        name = {"chat": "get_final_completion", "responses": "get_final_response"}.get(self.shape, "get_final_message")
        return self.read(text, lambda stream: getattr(stream, name)())

    def said(self, events: list[Any]) -> str:
        kinds = {"chat": "content.delta", "responses": "response.output_text.delta", "anthropic": "text"}
        mine = [event for event in events if event.type == kinds[self.shape]]
        return "".join(event.text if self.shape == "anthropic" else event.delta for event in mine)


def _is_end(event: Any) -> bool:
    if event.type == "chunk":
        return event.chunk.choices[0].finish_reason == "content_filter" and bool(event.chunk.portcullis)
    return event.type in ("response.failed", "error")


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_helper_builds_what_it_builds_without_a_guard(provider: FakeProvider, kind: str, shape: str) -> None:
    helped = Helped(provider, shape, kind)
    provider.calls = [("c1", "send", '{"to":"x"}')]
    bare = helped.events("Good morning", helped.resource(helped._open()))
    events = helped.events("Good morning")
    as_data = [[event.to_dict(warnings=False) for event in each] for each in (events, bare)]
    assert as_data[0] == as_data[1]
    assert helped.said(events) == provider.text
    assert provider.asked[0] == provider.asked[1]
    answer = helped.final("Good morning")
    assert helped.text(answer) == provider.text
    assert helped.calls(answer) == [("send", {"to": "x"})]


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_helper_sees_what_was_restored(provider: FakeProvider, kind: str, shape: str) -> None:
    helped = Helped(provider, shape, kind, protect=True, subject="ada")
    token = token_for(helped)
    provider.text = f"I wrote to {token}."
    assert helped.said(helped.events(f"write to {ADA}")) == f"I wrote to {ADA}."
    assert ADA not in str(provider.asked) and token in str(provider.asked)
    assert helped.text(helped.final(f"write to {ADA}")) == f"I wrote to {ADA}."


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_blocked_request_never_reaches_the_provider(provider: FakeProvider, kind: str, shape: str) -> None:
    helped = Helped(provider, shape, kind)
    helped.fake.block("a-rule")
    *opening, event = helped.events("Good morning")
    assert _is_end(event)
    assert [one.type for one in opening] == (["response.created"] if shape == "responses" else [])
    assert provider.asked == []
    throwing = Helped(provider, shape, kind, on_block="throw")
    throwing.fake.block("a-rule")
    with pytest.raises(BlockedError):
        throwing.events("Good morning")


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("kind", KINDS)
def test_an_attack_in_the_answer_ends_the_helper(provider: FakeProvider, kind: str, shape: str) -> None:
    helped = Helped(provider, shape, kind)
    block_the_answer(helped.fake)
    events = helped.events("Good morning")
    assert helped.said(events) == ""
    assert _is_end(events[-1])
    assert len(provider.asked) == 1


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_helper_left_early_ends_the_guard(provider: FakeProvider, kind: str, shape: str) -> None:
    helped = Helped(provider, shape, kind)
    provider.text = "word " * 400
    kept: list[Any] = []

    async def first(stream: Any) -> None:
        kept.append(stream)
        await anext(stream)

    def first_sync(stream: Any) -> None:
        kept.append(stream)
        next(stream)

    helped.read("Good morning", first if helped.is_async else first_sync)
    assert kept[0]._raw_stream._stream._done is True


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("kind", KINDS)
def test_other_ways_to_the_same_methods_are_guarded(provider: FakeProvider, kind: str, shape: str) -> None:
    helped = Helped(provider, shape, kind)
    helped.fake.block("a-rule")
    guarded = helped.guarded(helped.client)
    copies = [guarded.with_options(timeout=5), guarded.copy().copy()]
    ways = [helped.resource(client).create for client in copies]
    ways += [guarded.beta.messages.create] if shape == "anthropic" else []
    ways += [guarded.beta.chat.completions.create] if shape == "chat" else []

    async def ask_all() -> list[Any]:
        answers = [way(**helped.request("Good morning")) for way in ways]
        return [await answer for answer in answers] if helped.is_async else answers

    assert all(map(is_block_body, asyncio.run(ask_all())))
    assert provider.asked == []
    # The client that was handed in is left as it was.
    assert "create" not in vars(helped.resource(helped.client))


@pytest.mark.parametrize("kind", KINDS)
def test_ways_around_the_guard_are_shut(provider: FakeProvider, kind: str) -> None:
    helped = Helped(provider, "responses", kind)

    async def enter() -> None:
        manager = helped.guarded().responses.stream(response_id="resp_1")
        if not helped.is_async:
            with manager:
                return
        async with manager:
            return

    with pytest.raises(ConfigurationError):
        asyncio.run(enter())
    with pytest.raises(ConfigurationError):
        helped.guarded().responses.connect()
