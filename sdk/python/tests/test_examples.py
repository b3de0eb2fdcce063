"""Every example runs, against the real service and a local provider, and says what it should."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from provider import FakeProvider
from service import Service

HERE = Path(__file__).parents[1]
EXAMPLES = {
    "quickstart": [
        r"page: block \S+",
        r"sanitised: Opening hours.*\[REDACTED\]",
        "<EMAIL_",
        "comes back:.*ada@lovelace",
    ],
    "openai_chat": ["Hello there.", "Request blocked by Portcullis: ", "\nHello there.\n"],
    "anthropic_messages": ["Hello there.", "Request blocked by Portcullis: ", "\nHello there.\n"],
    "langchain_model": ["Bonjour.", "One, two, three.", "Request blocked by Portcullis: "],
    "mcp_session": [
        r"tools: \['opening_hours', 'read_notice'\]",
        "opening_hours: On Friday from nine to five.",
        "read_notice: Request blocked by Portcullis",
        "helper: Request blocked by Portcullis",
    ],
    "fastapi_app": ["200 You wrote 1 message.", "400 Request blocked by Portcullis: "],
    "refusal_test": ["refused as it should"],
}


@pytest.fixture
def provider() -> Iterator[FakeProvider]:
    fake = FakeProvider()
    yield fake
    fake.close()


def test_every_example_is_here() -> None:
    assert {path.stem for path in (HERE / "examples").glob("*.py")} == set(EXAMPLES)


@pytest.mark.parametrize("name", EXAMPLES)
def test_example(name: str, service: Service, provider: FakeProvider) -> None:
    env = {
        **os.environ,
        "PYTHONPATH": str(HERE / "src"),
        "PORTCULLIS_API_KEY": service.key,
        "PORTCULLIS_BASE_URL": service.url,
        "OPENAI_API_KEY": "sk-none",
        "OPENAI_BASE_URL": f"{provider.url}/v1",
        "ANTHROPIC_API_KEY": "sk-none",
        "ANTHROPIC_BASE_URL": provider.url,
    }
    program = [sys.executable, str(HERE / "examples" / f"{name}.py")]
    done = subprocess.run(program, env=env, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    for part in EXAMPLES[name]:
        assert re.search(part, done.stdout), done.stdout
    assert "ada@lovelace.example" not in str(provider.asked)
