"""A server of bare sockets, for everything that a service in trouble does."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable


class RawServer:
    """Hands every connection to a function; `accepted` counts them."""

    def __init__(self, serve: Callable[[socket.socket, threading.Event], None]) -> None:
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._closing = threading.Event()
        self.accepted = 0
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"

        def run() -> None:
            while True:
                try:
                    connection, _ = self._listener.accept()
                except OSError:
                    return
                self.accepted += 1
                threading.Thread(target=self._handle, args=(serve, connection), daemon=True).start()

        threading.Thread(target=run, daemon=True).start()

    def _handle(self, serve: Callable[[socket.socket, threading.Event], None], connection: socket.socket) -> None:
        with connection:
            try:
                connection.recv(65536)
                serve(connection, self._closing)
            except OSError:
                return

    def close(self) -> None:
        self._closing.set()
        # Waking `accept` takes more than closing its socket.
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()

    def __enter__(self) -> RawServer:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def silent(_: socket.socket, closing: threading.Event) -> None:
    """Takes the request and says nothing."""
    closing.wait()


def drip(data: bytes) -> Callable[[socket.socket, threading.Event], None]:
    """Says a byte every ten milliseconds, and never comes to an end."""

    def serve(connection: socket.socket, closing: threading.Event) -> None:
        connection.sendall(data)
        while not closing.wait(0.01):
            connection.sendall(b"x")

    return serve


def say(data: bytes) -> Callable[[socket.socket, threading.Event], None]:
    """Says something and hangs up."""

    def serve(connection: socket.socket, _: threading.Event) -> None:
        connection.sendall(data)

    return serve
