"""A local provider that the real `openai` and `anthropic` packages talk to: it says what the test tells it to say, and
remembers what it was asked."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


class FakeProvider:
    """Answers chat completions, responses and messages, plain and as server-sent events."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []
        self.text = "Hello there."
        self.calls: list[tuple[str, str, str]] = []
        provider = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, format: str, *args: Any) -> None:
                return

            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["content-length"])))
                provider.asked.append(body)
                name = self.path.rsplit("/", 1)[-1]
                answer = {"completions": provider._chat, "responses": provider._responses, "messages": provider._claude}
                events = list(answer[name](bool(body.get("stream"))))
                if body.get("stream"):
                    kind, data = "text/event-stream", "".join(_sse(name, event) for event in events).encode()
                    data += b"data: [DONE]\n\n" if name == "completions" else b""
                else:
                    kind, data = "application/json", json.dumps(events[0]).encode()
                self.send_response(200)
                self.send_header("content-type", kind)
                self.send_header("content-length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        # A reader that leaves early is no failure of the provider.
        self._server.handle_error = lambda *_: None  # type: ignore[method-assign]
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def _parts(self) -> list[str]:
        """The text in pieces of three characters, so that everything is split across events."""
        return [self.text[at : at + 3] for at in range(0, len(self.text), 3)]

    def _chat(self, stream: bool) -> Any:
        base = {"id": "chatcmpl-1", "created": 1, "model": "gpt-x"}
        finish = "tool_calls" if self.calls else "stop"
        if not stream:
            message: dict[str, Any] = {"role": "assistant", "content": self.text}
            if self.calls:
                message["tool_calls"] = [
                    {"id": id, "type": "function", "function": {"name": name, "arguments": arguments}}
                    for id, name, arguments in self.calls
                ]
            choice = {"index": 0, "message": message, "finish_reason": finish, "logprobs": None}
            usage = {"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2}
            yield {**base, "object": "chat.completion", "choices": [choice], "usage": usage}
            return
        deltas: list[dict[str, Any]] = [{"role": "assistant", "content": ""}]
        deltas += [{"content": part} for part in self._parts()]
        for index, (id, name, arguments) in enumerate(self.calls):
            half = len(arguments) // 2
            head = {"index": index, "id": id, "type": "function", "function": {"name": name, "arguments": ""}}
            deltas.append({"tool_calls": [head]})
            deltas += [
                {"tool_calls": [{"index": index, "function": {"arguments": part}}]}
                for part in (arguments[:half], arguments[half:])
            ]
        for delta in [*deltas, None]:
            done = finish if delta is None else None
            choice = {"index": 0, "delta": delta or {}, "finish_reason": done}
            yield {**base, "object": "chat.completion.chunk", "choices": [choice]}

    def _responses(self, stream: bool) -> Any:
        part = {"type": "output_text", "text": self.text, "annotations": []}
        output: list[dict[str, Any]] = [
            {"type": "message", "id": "msg_1", "role": "assistant", "status": "completed", "content": [part]}
        ]
        output += [
            {
                "type": "function_call",
                "id": f"fc_{id}",
                "call_id": id,
                "name": name,
                "arguments": arguments,
                "status": "completed",
            }
            for id, name, arguments in self.calls
        ]
        base = {"id": "resp_1", "object": "response", "created_at": 1, "model": "gpt-x", "tools": []}
        base |= {"parallel_tool_calls": True, "tool_choice": "auto"}
        whole = {**base, "status": "completed", "output": output}
        if not stream:
            yield whole
            return
        events: list[dict[str, Any]] = [
            {"type": "response.created", "response": {**base, "status": "in_progress", "output": []}}
        ]
        at = {"item_id": "msg_1", "output_index": 0, "content_index": 0}
        begun = {**output[0], "status": "in_progress", "content": []}
        events.append({"type": "response.output_item.added", "output_index": 0, "item": begun})
        events.append({"type": "response.content_part.added", **at, "part": {**part, "text": ""}})
        events += [{"type": "response.output_text.delta", **at, "delta": one} for one in self._parts()]
        events.append({"type": "response.output_text.done", **at, "text": self.text})
        events.append({"type": "response.content_part.done", **at, "part": part})
        events.append({"type": "response.output_item.done", "output_index": 0, "item": output[0]})
        for index, item in enumerate(output[1:], start=1):
            where = {"item_id": item["id"], "output_index": index}
            begun = {**item, "arguments": "", "status": "in_progress"}
            events.append({"type": "response.output_item.added", "output_index": index, "item": begun})
            events.append({"type": "response.function_call_arguments.delta", **where, "delta": item["arguments"]})
            done = {"arguments": item["arguments"], "name": item["name"]}
            events.append({"type": "response.function_call_arguments.done", **where, **done})
            events.append({"type": "response.output_item.done", "output_index": index, "item": item})
        events.append({"type": "response.completed", "response": whole})
        for number, event in enumerate(events):
            yield {**event, "sequence_number": number}

    def _claude(self, stream: bool) -> Any:
        usage = {"input_tokens": 1, "output_tokens": 1}
        base = {"id": "msg_1", "type": "message", "role": "assistant", "model": "claude-x", "stop_sequence": None}
        stop = "tool_use" if self.calls else "end_turn"
        if not stream:
            uses = [
                {"type": "tool_use", "id": id, "name": name, "input": json.loads(arguments)}
                for id, name, arguments in self.calls
            ]
            content = [{"type": "text", "text": self.text}, *uses]
            yield {**base, "content": content, "stop_reason": stop, "usage": usage}
            return
        yield {"type": "message_start", "message": {**base, "content": [], "stop_reason": None, "usage": usage}}
        yield {"type": "content_block_start", "index": 0, "content_block": {"type": "text", "text": ""}}
        for part in self._parts():
            yield {"type": "content_block_delta", "index": 0, "delta": {"type": "text_delta", "text": part}}
        yield {"type": "content_block_stop", "index": 0}
        for index, (id, name, arguments) in enumerate(self.calls, start=1):
            block = {"type": "tool_use", "id": id, "name": name, "input": {}}
            yield {"type": "content_block_start", "index": index, "content_block": block}
            for part in (arguments[:5], arguments[5:]):
                delta = {"type": "input_json_delta", "partial_json": part}
                yield {"type": "content_block_delta", "index": index, "delta": delta}
            yield {"type": "content_block_stop", "index": index}
        yield {"type": "message_delta", "delta": {"stop_reason": stop, "stop_sequence": None}, "usage": usage}
        yield {"type": "message_stop"}


def _sse(name: str, event: dict[str, Any]) -> str:
    head = "" if name == "completions" else f"event: {event['type']}\n"
    return f"{head}data: {json.dumps(event)}\n\n"
