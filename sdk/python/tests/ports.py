"""Ports for servers that cannot choose one by themselves."""

from __future__ import annotations

import random
import socket

# Below those that systems give to connections and to servers without a wish: between our look and its use, nobody is
# given it by chance.
LOWEST, HIGHEST = 20_000, 32_000
# The same ports of UDP, which none of these servers uses: who else asks for a free port, in either language, is not given
# one of them while this process lives.
_claims: list[socket.socket] = []


def free_port() -> int:
    """A port that nobody listens on."""
    while True:
        port = random.randrange(LOWEST, HIGHEST)
        claim = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        try:
            claim.bind(("127.0.0.1", port))
            socket.create_server(("127.0.0.1", port)).close()
        except OSError:
            claim.close()
            continue
        _claims.append(claim)
        return port
