"""One end of the border between the languages: reads a request from standard input, answers on standard output.

What is asked and answered stands in `sdk/conformance/cross/README.md`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

import redis

from portcullis.testing import PortcullisFake
from portcullis.vaults.redis import RedisVault


def answer(request: dict[str, Any]) -> dict[str, Any]:
    connection = redis.Redis.from_url(request["redisUrl"])
    vault = RedisVault(connection, vault_key=request["vaultKey"])
    client = PortcullisFake(vault=vault, token_key=request["tokenKey"])
    guard, subject = client.guard, request["subject"]
    if request["action"] == "protect":
        client.entities(request["entities"])
        protected = guard.protect(request["payload"], subject=subject)
        return {"payload": protected.payload, "tokens": protected.tokens}
    if request["action"] == "restore":
        restored = guard.cloak.restore(request["payload"], subject=subject, on_denied="leave")
        return vars(restored)
    return {"count": guard.cloak.forget(subject=subject)}


if __name__ == "__main__":
    print(json.dumps(answer(json.load(sys.stdin))))
