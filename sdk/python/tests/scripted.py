"""The service of a conformance case: a small HTTP server on a free port that answers from a script."""

from __future__ import annotations

import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

KEY = "pk_test_conformance_0000"


class ScriptedService:
    """Answers requests in the order of its script; telemetry and captures have a script of their own."""

    def __init__(self, answers: list[dict[str, Any]], telemetry_answers: list[dict[str, Any]] | None = None) -> None:
        self.requests: list[dict[str, Any]] = []
        self.records: list[dict[str, Any]] = []
        self.captures: list[dict[str, Any]] = []
        self.problems: list[str] = []
        self._answers = list(answers)
        self._telemetry = list(telemetry_answers or [])
        self._lock = threading.Lock()
        self._closing = threading.Event()
        service = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            disable_nagle_algorithm = True

            def log_message(self, format: str, *args: Any) -> None:
                return

            def answer(self) -> None:
                length = int(self.headers.get("content-length", "0"))
                body = self.rfile.read(length)
                service._answer(self, json.loads(body) if body else None)

            do_GET = do_POST = do_PATCH = answer

        class Server(ThreadingHTTPServer):
            daemon_threads = True
            block_on_close = False
            request_queue_size = 128

            def handle_error(self, request: Any, client_address: Any) -> None:
                return

        self._server = Server(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True)
        self._thread.start()

    def _answer(self, handler: BaseHTTPRequestHandler, body: Any) -> None:
        if handler.headers.get("authorization") != f"Bearer {KEY}":
            self.problems.append("a request without its key")
        with self._lock:
            if handler.path in ("/v1/telemetry", "/v1/captures"):
                answer = self._telemetry.pop(0) if self._telemetry else _accepted(body)
                if answer.get("status", 200) == 200 and not answer.get("drop"):
                    kept = self.records if handler.path == "/v1/telemetry" else self.captures
                    kept.extend(body["records"])
            else:
                self.requests.append(
                    {"method": handler.command, "path": handler.path, "headers": dict(handler.headers), "body": body}
                )
                answer = self._answers.pop(0) if self._answers else {"status": 500, "body": {"error": "script"}}
        if answer.get("delayMs"):
            self._closing.wait(answer["delayMs"] / 1000)
        if answer.get("drop"):
            handler.close_connection = True
            handler.connection.close()
            return
        text = answer["raw"] if "raw" in answer else json.dumps(answer.get("body"))
        data = text.encode()
        handler.send_response(answer.get("status", 200))
        for name, value in answer.get("headers", {}).items():
            handler.send_header(name, value)
        handler.send_header("content-type", "application/json")
        handler.send_header("content-length", str(len(data)))
        handler.end_headers()
        handler.wfile.write(data)

    def close(self) -> None:
        self._closing.set()
        self._server.shutdown()
        self._server.server_close()

    def __enter__(self) -> ScriptedService:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _accepted(body: Any) -> dict[str, Any]:
    return {"body": {"accepted": len(body["records"]), "rejected": 0}}


def wait_until(condition: Any, seconds: float = 60.0) -> bool:
    """Waits for something that another thread does."""
    until = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > until:
            return False
        time.sleep(0.005)
    return True
