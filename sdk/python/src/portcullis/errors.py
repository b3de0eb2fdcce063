"""What the client raises. Messages name options, counts and codes; never a word of a payload."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from .verdict import ScanResult

UnavailableKind = Literal["timeout", "connection", "status", "malformed"]


class PortcullisError(Exception):
    """The root of everything that this package raises on purpose.

    >>> try:
    ...     raise ConfigurationError("api_key", "must not be blank")
    ... except PortcullisError as error:
    ...     print(error)
    api_key must not be blank
    """


class ConfigurationError(PortcullisError):
    """An option that cannot be worked with. Names the option, echoes nothing of its value.

    >>> ConfigurationError("timeout_ms", "must be more than 0").option
    'timeout_ms'
    """

    def __init__(self, option: str, problem: str) -> None:
        super().__init__(f"{option} {problem}")
        self.option = option


class BlockedError(PortcullisError):
    """A payload that was blocked, where an exception was asked for instead of a value.

    >>> error = BlockedError({"error": {"reason": "a-rule", "message": "Request blocked by Portcullis: a-rule."}})
    >>> error.reason
    'a-rule'
    """

    def __init__(self, body: Mapping[str, Any], verdict: ScanResult | None = None) -> None:
        super().__init__(str(body["error"]["message"]))
        self.body = body
        self.verdict = verdict

    @property
    def reason(self) -> str | None:
        """Why: a rule id, `<task>=<label>`, `cloak_unavailable` or `tool_call_rejected`."""
        return self.body["error"]["reason"]


class ScanUnavailableError(PortcullisError):
    """The service did not answer, or not with anything to be trusted.

    >>> ScanUnavailableError("timeout", "no answer in time").kind
    'timeout'
    """

    def __init__(
        self, kind: UnavailableKind, message: str, *, status: int | None = None, code: str | None = None
    ) -> None:
        super().__init__(message)
        self.kind: UnavailableKind = kind
        self.status = status
        self.code = code


class RestoreDeniedError(PortcullisError):
    """Tokens that were made for another subject. Nothing was restored.

    >>> str(RestoreDeniedError(2))
    '2 tokens belong to another subject'
    """

    def __init__(self, count: int) -> None:
        super().__init__(f"{count} token{' belongs' if count == 1 else 's belong'} to another subject")
        self.count = count
