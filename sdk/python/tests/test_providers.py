"""The real `openai` and `anthropic` packages against a local provider, through decorate, wrap and the adapters: plain and
streaming, sync and async, protected and restored, with calls that are kept and calls that are not."""

from __future__ import annotations

import json
from typing import Any

import pytest
from harness import ADA, KINDS, SHAPES, Harness, block_the_answer, token_for
from provider import FakeProvider

from portcullis import is_block_body
from portcullis.adapters.openai import guard_openai
from portcullis.errors import BlockedError, ConfigurationError
from portcullis.testing import AsyncPortcullisFake


def _sent(provider: FakeProvider) -> str:
    return json.dumps(provider.asked[-1])


@pytest.mark.parametrize("how", ["decorate", "wrap", "adapter"])
@pytest.mark.parametrize("stream", [False, True])
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("kind", KINDS)
def test_an_honest_call_goes_through(provider: FakeProvider, kind: str, shape: str, stream: bool, how: str) -> None:
    harness = Harness(provider, shape, kind, how)
    answer = harness.ask("Good morning", **({"stream": True} if stream else {}))
    assert harness.text(answer) == provider.text
    assert "Good morning" in _sent(provider)


@pytest.mark.parametrize("how", ["decorate", "wrap", "adapter"])
@pytest.mark.parametrize("stream", [False, True])
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("kind", KINDS)
def test_protected_out_and_restored_back(provider: FakeProvider, kind: str, shape: str, stream: bool, how: str) -> None:
    harness = Harness(provider, shape, kind, how, protect=True, subject="ada")
    token = token_for(harness)
    provider.text = f"I wrote to {token}, and copied {token.lower()}."
    answer = harness.ask(f"write to {ADA}", **({"stream": True} if stream else {}))
    assert ADA not in _sent(provider)
    assert token in _sent(provider)
    assert harness.text(answer) == f"I wrote to {ADA}, and copied {ADA}."


@pytest.mark.parametrize("how", ["decorate", "wrap", "adapter"])
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_block_never_reaches_the_provider(provider: FakeProvider, kind: str, shape: str, how: str) -> None:
    harness = Harness(provider, shape, kind, how)
    harness.fake.block("a-rule")
    answer = harness.ask("Good morning")
    assert is_block_body(answer)
    assert answer["error"]["reason"] == "a-rule"
    assert provider.asked == []


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_blocked_stream_is_one_event_of_the_package(provider: FakeProvider, kind: str, shape: str) -> None:
    harness = Harness(provider, shape, kind)
    harness.fake.block("a-rule")
    (event,) = harness.ask("Good morning", stream=True)
    if shape == "chat":
        assert event.choices[0].finish_reason == "content_filter"
        assert event.choices[0].delta.content is None
        assert event.portcullis["error"]["reason"] == "a-rule"
    elif shape == "responses":
        assert event.type == "response.failed"
        assert event.response.error.code == "portcullis_request_blocked"
    else:
        assert event.type == "error"
        assert event.error.code == "portcullis_request_blocked"
    assert provider.asked == []


@pytest.mark.parametrize("how", ["decorate", "wrap", "adapter"])
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("kind", KINDS)
def test_an_attack_in_a_plain_answer_is_kept_back(provider: FakeProvider, kind: str, shape: str, how: str) -> None:
    harness = Harness(provider, shape, kind, how, scan_answer=True)
    block_the_answer(harness.fake)
    answer = harness.ask("Good morning")
    assert is_block_body(answer)
    assert len(provider.asked) == 1
    assert harness.fake.calls[-1]["body"]["text"] == provider.text


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("kind", KINDS)
def test_an_attack_in_the_answer_ends_the_stream(provider: FakeProvider, kind: str, shape: str) -> None:
    harness = Harness(provider, shape, kind)
    block_the_answer(harness.fake)
    events = harness.ask("Good morning", stream=True)
    assert harness.text(events) == ""
    assert len(provider.asked) == 1
    last = events[-1]
    assert getattr(last, "portcullis", None) or last.type == "error"


@pytest.mark.parametrize("stream", [False, True])
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("kind", KINDS)
def test_arguments_are_judged_as_tokens_and_restored(
    provider: FakeProvider, kind: str, shape: str, stream: bool
) -> None:
    harness = Harness(provider, shape, kind, protect=True, subject="ada")
    token = token_for(harness)
    provider.calls = [("c1", "send", json.dumps({"to": token, "n": 1}))]
    answer = harness.ask(f"write to {ADA}", **({"stream": True} if stream else {}))
    judged = [call for call in harness.fake.calls if (call["body"] or {}).get("tool_calls")]
    assert [json.loads(one["arguments"]) for one in judged[0]["body"]["tool_calls"]] == [{"to": token, "n": 1}]
    if not stream:
        assert harness.calls(answer) == [("send", {"to": ADA, "n": 1})]
    else:
        assert json.loads(_arguments(answer)) == {"to": ADA, "n": 1}


def _arguments(events: list[Any]) -> str:
    parts: list[str] = []
    for event in events:
        if hasattr(event, "choices"):
            for choice in event.choices:
                parts += [call.function.arguments or "" for call in choice.delta.tool_calls or []]
        elif event.type == "response.function_call_arguments.delta":
            parts.append(event.delta)
        elif event.type == "content_block_delta" and event.delta.type == "input_json_delta":
            parts.append(event.delta.partial_json)
    return "".join(parts)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_rejected_call_is_taken_out_of_the_object(provider: FakeProvider, kind: str, shape: str) -> None:
    harness = Harness(provider, shape, kind)
    provider.calls = [("c1", "send", "{}")]
    block_the_answer(harness.fake)
    answer = harness.ask("Good morning")
    assert harness.calls(answer) == []
    assert "A tool call was rejected by Portcullis." in harness.text(answer)
    assert answer.portcullis["reason"] == "tool_call_rejected"
    assert answer.portcullis["calls"][0]["allowed"] is False


@pytest.mark.parametrize("kind", KINDS)
def test_a_block_may_be_raised(provider: FakeProvider, kind: str) -> None:
    harness = Harness(provider, "chat", kind, on_block="throw")
    harness.fake.block("a-rule")
    with pytest.raises(BlockedError, match="a-rule"):
        harness.ask("Good morning")


@pytest.mark.parametrize("kind", KINDS)
def test_an_answer_put_back_into_messages_is_read(provider: FakeProvider, kind: str) -> None:
    harness = Harness(provider, "chat", kind)
    provider.calls = [("c1", "send", '{"to":"x"}')]
    message = harness.ask("Good morning").choices[0].message
    provider.calls = []
    harness.ask("And now?", messages=[message, {"role": "tool", "tool_call_id": "c1", "content": "sent"}])
    text = harness.fake.calls[-1]["body"]["text"]
    assert text == "Hello there.\n\nx\n\nsent"
    assert provider.asked[-1]["messages"][0]["tool_calls"][0]["id"] == "c1"


def test_kinds_must_fit(provider: FakeProvider) -> None:
    harness = Harness(provider, "chat", "sync")
    with pytest.raises(ConfigurationError):
        guard_openai(harness.client, AsyncPortcullisFake())


def test_a_stream_is_a_context_manager_and_can_be_left_early(provider: FakeProvider) -> None:
    harness = Harness(provider, "chat", "sync")
    provider.text = "word " * 400
    create = harness.fake.guard.decorate(harness.client.chat.completions.create)
    with create(**harness.request("Good morning", stream=True)) as stream:
        next(stream)
        assert stream.response.status_code == 200
    with pytest.raises(StopIteration):
        next(stream)
