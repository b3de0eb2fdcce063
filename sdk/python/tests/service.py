"""The real service, started from this repository: the built program on a free port, with a folder of its own."""

from __future__ import annotations

import os
import re
import selectors
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[3]
NODE = str(ROOT / "node_modules" / ".bin" / "node")
START_S_MAX = 180


class Service:
    """`url`, and the `key` that the first start prints."""

    def __init__(self) -> None:
        quiet = "--disable-warning=ExperimentalWarning"
        subprocess.run([NODE, quiet, "tools/build.ts", "--if-stale"], cwd=ROOT, check=True, capture_output=True)
        self._folder = tempfile.mkdtemp(prefix="portcullis-python-")
        env = {"PATH": os.environ["PATH"], "PORT": "0", "PORTCULLIS_DATA_DIR": self._folder}
        # What is asked is what is found, not how soon: a busy machine may take long over a pass.
        env |= {"PORTCULLIS_CLOAK_TIMEOUT_MS": "60000", "PORTCULLIS_SEMANTIC_TIMEOUT_MS": "60000"}
        self._process = subprocess.Popen(
            [NODE, "dist/packages/cli/main.js", "serve"],
            cwd=ROOT,
            env={**env, "PORTCULLIS_LOG_LEVEL": "silent"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        greeting = self._greeting()
        self.url = re.search(r"ready on (\S+)", greeting)[1]  # type: ignore[index]
        self.key = re.search(r"shown only now: (\S+)", greeting)[1]  # type: ignore[index]

    def _greeting(self) -> str:
        stdout = self._process.stdout
        assert stdout is not None
        os.set_blocking(stdout.fileno(), False)
        text, until = "", time.monotonic() + START_S_MAX
        with selectors.DefaultSelector() as selector:
            selector.register(stdout, selectors.EVENT_READ)
            while not ("ready on" in text and "shown only now" in text):
                assert time.monotonic() < until and self._process.poll() is None, f"the service did not start: {text}"
                if selector.select(0.2):
                    text += (stdout.read() or b"").decode()
        return text

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        self.kill()
        if self._process.stdout is not None:
            self._process.stdout.close()
        shutil.rmtree(self._folder, ignore_errors=True)
