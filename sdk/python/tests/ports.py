"""Ports for servers that cannot choose one by themselves."""

from __future__ import annotations

import random
import socket

# Below those that systems give to connections and to servers without a wish: between our look and its use, nobody is
# given it by chance.
LOWEST, HIGHEST = 20_000, 32_000


def free_port() -> int:
    """A port that nobody listens on."""
    while True:
        port = random.randrange(LOWEST, HIGHEST)
        try:
            socket.create_server(("127.0.0.1", port)).close()
        except OSError:
            continue
        return port
