"""Puts the client and the suite's own modules on the path, as the source tree has them, and starts the service once."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent / "src")]

from provider import FakeProvider  # noqa: E402
from service import Service  # noqa: E402


@pytest.fixture(scope="session")
def service() -> Iterator[Service]:
    """The real service, for all that ask it."""
    running = Service()
    yield running
    running.close()


@pytest.fixture
def provider() -> Iterator[FakeProvider]:
    """A provider of the test's own."""
    fake = FakeProvider()
    yield fake
    fake.close()
