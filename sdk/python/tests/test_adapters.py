"""LangChain, MCP and ASGI around the guard: blocks, rejected calls, restored tokens, and what passes untouched."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest
from fastapi import FastAPI, Request
from harness import block_the_answer
from langchain_core.language_models.fake_chat_models import GenericFakeChatModel
from langchain_core.messages import AIMessage, AIMessageChunk, HumanMessage, SystemMessage
from langchain_core.outputs import ChatGenerationChunk
from mcp import Client
from mcp.server.mcpserver import MCPServer

from portcullis.adapters.fastapi import PortcullisMiddleware
from portcullis.adapters.langchain import GuardedChatModel
from portcullis.adapters.mcp import GuardedMcpSession
from portcullis.errors import BlockedError, ConfigurationError
from portcullis.testing import AsyncPortcullisFake, PortcullisFake

ADA = "ada@lovelace.example"
KNOWN: Any = [{"type": "email", "value": ADA}]
KINDS = ["sync", "async"]


class Model(GenericFakeChatModel):
    """Answers with one message, remembers what it was asked, and streams in small pieces."""

    asked: list[Any] = []

    def _generate(self, messages: Any, *args: Any, **kwargs: Any) -> Any:
        self.asked.append(messages)
        return super()._generate(messages, *args, **kwargs)

    def _stream(self, messages: Any, *args: Any, **kwargs: Any) -> Any:
        self.asked.append(messages)
        answer = next(self.messages)
        for at in range(0, len(answer.content), 4):
            yield ChatGenerationChunk(message=AIMessageChunk(content=answer.content[at : at + 4]))
        for index, call in enumerate(answer.tool_calls):
            args_text = json.dumps(call["args"])
            for part, name in ((args_text[:6], call["name"]), (args_text[6:], None)):
                piece = {"index": index, "id": call["id"], "name": name, "args": part, "type": "tool_call_chunk"}
                yield ChatGenerationChunk(message=AIMessageChunk(content="", tool_call_chunks=[piece]))


def invoke(kind: str, fake: Any, answer: AIMessage, messages: Any, **options: Any) -> tuple[AIMessage, list[Any]]:
    model = Model(messages=iter([answer]), asked=[])
    guarded = GuardedChatModel(model, fake, **options)
    said = guarded.invoke(messages) if kind == "sync" else asyncio.run(guarded.ainvoke(messages))
    return said, model.asked


def stream(kind: str, fake: Any, answer: AIMessage, messages: Any, **options: Any) -> AIMessageChunk:
    guarded = GuardedChatModel(Model(messages=iter([answer]), asked=[]), fake, **options)

    async def collect() -> list[Any]:
        return [chunk async for chunk in guarded.astream(messages)]

    chunks = list(guarded.stream(messages)) if kind == "sync" else asyncio.run(collect())
    whole = chunks[0]
    for chunk in chunks[1:]:
        whole = whole + chunk
    return whole


def fake(kind: str, **options: Any) -> Any:
    made = PortcullisFake if kind == "sync" else AsyncPortcullisFake
    return made(token_key="a key of the tests", **options).entities(KNOWN)


def token(kind: str) -> str:
    protect = fake(kind).guard.protect(ADA)
    return (protect if kind == "sync" else asyncio.run(protect)).tokens[0]


@pytest.mark.parametrize("kind", KINDS)
def test_langchain_passes_messages_as_they_are(kind: str) -> None:
    messages = [SystemMessage("Be brief."), HumanMessage("Good morning")]
    said, asked = invoke(kind, fake(kind), AIMessage("Hello."), messages)
    assert said.content == "Hello."
    assert asked[0][0] is messages[0] and asked[0][1] is messages[1]


@pytest.mark.parametrize("kind", KINDS)
def test_langchain_protects_and_restores(kind: str) -> None:
    mark = token(kind)
    answer = AIMessage(f"Wrote to {mark}.", tool_calls=[{"id": "c", "name": "send", "args": {"to": mark}}])
    said, asked = invoke(kind, fake(kind), answer, f"write to {ADA}", protect=True)
    assert asked[0][0].content == f"write to {mark}"
    assert said.content == f"Wrote to {ADA}." and said.tool_calls[0]["args"] == {"to": ADA}


@pytest.mark.parametrize("kind", KINDS)
def test_langchain_streams_and_restores(kind: str) -> None:
    mark = token(kind)
    answer = AIMessage(f"Wrote to {mark}.", tool_calls=[{"id": "c", "name": "send", "args": {"to": mark}}])
    said = stream(kind, fake(kind), answer, f"write to {ADA}", protect=True)
    assert said.content == f"Wrote to {ADA}."
    assert said.tool_calls[0]["args"] == {"to": ADA}


@pytest.mark.parametrize("kind", KINDS)
def test_langchain_refuses_in_words(kind: str) -> None:
    said, asked = invoke(kind, fake(kind).block("a-rule"), AIMessage("x"), "Good morning")
    assert said.content == "Request blocked by Portcullis: a-rule." and asked == []
    assert said.response_metadata["portcullis"]["error"]["reason"] == "a-rule"
    cut = stream(kind, fake(kind).block("a-rule"), AIMessage("x"), "Good morning")
    assert cut.content == "" and cut.response_metadata["finish_reason"] == "content_filter"
    with pytest.raises(BlockedError):
        invoke(kind, fake(kind).block("a-rule"), AIMessage("x"), "Good morning", on_block="throw")


@pytest.mark.parametrize("kind", KINDS)
def test_langchain_keeps_an_answer_back_that_blocks(kind: str) -> None:
    client = fake(kind)
    block_the_answer(client)
    said, asked = invoke(kind, client, AIMessage("evil words"), "Good morning", scan_answer=True)
    assert said.content == "Request blocked by Portcullis: a-rule." and len(asked) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_langchain_takes_rejected_calls_out(kind: str) -> None:
    client = fake(kind)
    send = client.service.send

    async def turn(request: Any, timeout_s: float) -> Any:
        answer = await send(request, timeout_s)
        client.block("a-rule")
        return answer

    client.service.send = turn
    answer = AIMessage("Sending.", tool_calls=[{"id": "c", "name": "send", "args": {}}])
    said, _ = invoke(kind, client, answer, "Good morning")
    assert said.tool_calls == [] and said.response_metadata["portcullis"]["reason"] == "tool_call_rejected"
    assert said.content == "Sending.\n\nA tool call was rejected by Portcullis."


def test_langchain_needs_the_client_of_its_kind() -> None:
    with pytest.raises(ConfigurationError):
        GuardedChatModel(Model(messages=iter([])), AsyncPortcullisFake()).invoke("x")


server = MCPServer("tests")


@server.tool()
def echo(text: str) -> str:
    """Says it again."""
    return text


async def call_tool(client: AsyncPortcullisFake, name: str, arguments: dict[str, Any]) -> Any:
    async with Client(server) as session:
        guarded = GuardedMcpSession(session, client)
        await guarded.list_tools()
        return await guarded.call_tool(name, arguments)


def text_of(result: Any) -> str:
    return "".join(block.text for block in result.content)


def test_mcp_judges_the_call_and_the_result() -> None:
    client = AsyncPortcullisFake()
    result = asyncio.run(call_tool(client, "echo", {"text": "hello"}))
    assert text_of(result) == "hello" and not result.is_error
    bodies = [call["body"] for call in client.calls]
    assert bodies[0]["segments"][0]["surface"] == "tool_definition"
    assert bodies[1]["tool_calls"] == [{"name": "echo", "arguments": '{"text":"hello"}'}]
    assert bodies[1]["tools"][0]["inputSchema"]["properties"]["text"]["type"] == "string"
    assert bodies[2]["segments"][0]["surface"] == "tool_result" and "hello" in bodies[2]["text"]


def test_mcp_hands_nothing_on_in_an_outage() -> None:
    result = asyncio.run(call_tool(AsyncPortcullisFake().outage(), "echo", {"text": "hello"}))
    assert result.is_error and text_of(result) == "Request blocked by Portcullis: scan_unavailable."


def ask(client: Any, body: bytes, path: str = "/chat", **options: Any) -> tuple[httpx.Response, list[Any]]:
    app, seen = FastAPI(), list[Any]()
    app.add_middleware(PortcullisMiddleware, client=client, paths=["/chat"], **options)

    @app.post("/chat")
    @app.post("/other")
    async def chat(request: Request) -> dict[str, Any]:
        seen.append(await request.body())
        return {"ok": True}

    async def go() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://app") as http:
            return await http.post(path, content=body, headers={"content-type": "application/json"})

    return asyncio.run(go()), seen


def chat_body(text: str) -> bytes:
    return json.dumps({"messages": [{"role": "user", "content": text}]}).encode()


def test_asgi_lets_an_honest_request_pass_as_it_came() -> None:
    answer, seen = ask(AsyncPortcullisFake(), chat_body("Good morning"))
    assert answer.status_code == 200 and seen == [chat_body("Good morning")]


def test_asgi_answers_a_block_with_400() -> None:
    answer, seen = ask(AsyncPortcullisFake().block("a-rule"), chat_body("Good morning"))
    assert answer.status_code == 400 and seen == []
    assert answer.json()["error"]["code"] == "portcullis_request_blocked"


def test_asgi_hands_on_what_was_protected() -> None:
    client = AsyncPortcullisFake(token_key="a key of the tests").entities(KNOWN)
    answer, seen = ask(client, chat_body(f"write to {ADA}"), protect=True)
    assert answer.status_code == 200 and ADA.encode() not in seen[0] and b"<EMAIL_" in seen[0]


@pytest.mark.parametrize("body", [b'{"question": {"text": ["hello"]}}', b'["hello"]', b"hello, no JSON", b'"hello"'])
def test_asgi_reads_bodies_of_any_shape(body: bytes) -> None:
    client = AsyncPortcullisFake()
    answer, seen = ask(client, body)
    assert answer.status_code == 200 and seen == [body]
    assert "hello" in client.calls[0]["body"]["text"]


def test_asgi_reads_one_field_where_told_so() -> None:
    client = AsyncPortcullisFake()
    ask(client, b'{"question": "hello", "id": "other"}', field="question")
    assert client.calls[0]["body"]["text"] == "hello"


def test_asgi_leaves_other_paths_and_empty_bodies_alone() -> None:
    client = AsyncPortcullisFake().block()
    assert ask(client, chat_body("x"), "/other")[0].status_code == 200
    assert ask(client, b"")[0].status_code == 200
    assert client.calls == []
