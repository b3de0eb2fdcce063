"""The closed vocabularies that the client shares with the service."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

Severity: TypeAlias = Literal["critical", "high", "medium", "low"]
Decision: TypeAlias = Literal["allow", "block"]
Surface: TypeAlias = Literal["user", "system", "tool_result", "document", "tool_definition", "assistant", "unknown"]
Strategy: TypeAlias = Literal["tokenize", "hash", "mask", "redact"]
RecordType: TypeAlias = Literal[
    "guard.scan",
    "guard.sanitise",
    "guard.wrap",
    "guard.decorate",
    "guard.tool_calls",
    "guard.protect",
    "guard.cloak.restore",
]

# Highest first: the order is the ranking.
SEVERITIES: Final[tuple[Severity, ...]] = ("critical", "high", "medium", "low")
STRATEGIES: Final[tuple[Strategy, ...]] = ("tokenize", "hash", "mask", "redact")
SURFACES: Final[tuple[Surface, ...]] = (
    "user",
    "system",
    "tool_result",
    "document",
    "tool_definition",
    "assistant",
    "unknown",
)
CATEGORIES: Final = ("pii", "phi", "pci", "credential")

ENTITY_CATEGORY: Final[Mapping[str, str]] = {
    "person_name": "pii",
    "email": "pii",
    "phone_number": "pii",
    "street_address": "pii",
    "location": "pii",
    "date": "pii",
    "date_of_birth": "pii",
    "ssn": "pii",
    "national_id": "pii",
    "passport_number": "pii",
    "drivers_license": "pii",
    "ip_address": "pii",
    "device_id": "pii",
    "username": "pii",
    "medical_record_number": "phi",
    "health_insurance_id": "phi",
    "payment_card": "pci",
    "card_security_code": "pci",
    "iban": "pci",
    "bank_account": "pci",
    "api_key": "credential",
    "auth_token": "credential",
    "password": "credential",
    "private_key": "credential",
}
ENTITY_TYPES: Final = tuple(ENTITY_CATEGORY)


def rank(severity: Severity | None) -> int:
    """Lower is worse; none comes last."""
    return len(SEVERITIES) if severity is None else SEVERITIES.index(severity)
