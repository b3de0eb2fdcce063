"""How a value is sealed for a store that others can read: AES-256-GCM bound to its token, in bytes that both languages
share. Needs `cryptography`, which `portcullis[vault]` brings."""

from __future__ import annotations

import hashlib
import hmac
import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, cast

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from ..cloak.tokens import to_utf8
from ..errors import ConfigurationError, PortcullisError
from .entry import Stored

_IV_BYTES = 12


class SealBroken(PortcullisError):
    """What the store holds was not sealed under this key for this token."""


class Seal:
    """Seals and opens the entries of one vault key.

    >>> seal = Seal("a key for the vault of tests")
    >>> from portcullis.vaults import Stored
    >>> seal.open("<EMAIL_0123456789AB>", seal.close("<EMAIL_0123456789AB>", Stored("ada", "email", "a@b.example"))).value
    'a@b.example'
    """

    def __init__(self, vault_key: str) -> None:
        if len(vault_key) < 16:
            raise ConfigurationError("vault_key", "must have at least 16 characters")
        self._key = _derive(to_utf8(vault_key))
        self._cipher = AESGCM(self._key)

    def close(self, token: str, entry: Stored, iv: bytes | None = None) -> str:
        """The sealed form of an entry. An `iv` is given only to check the bytes."""
        nonce = os.urandom(_IV_BYTES) if iv is None else iv
        text = json.dumps({"subject": entry.subject, "type": entry.type, "value": entry.value}, separators=(",", ":"))
        sealed = self._cipher.encrypt(nonce, text.replace("\x7f", "\\u007f").encode("ascii"), to_utf8(token))
        return urlsafe_b64encode(nonce + sealed).rstrip(b"=").decode("ascii")

    def open(self, token: str, sealed: str) -> Stored:
        """The entry again, or `SealBroken`."""
        try:
            data = urlsafe_b64decode(_padded(sealed))
            text = self._cipher.decrypt(data[:_IV_BYTES], data[_IV_BYTES:], to_utf8(token))
            entry = cast("dict[str, Any]", json.loads(text))
            return Stored(entry["subject"], entry["type"], entry["value"])
        except (InvalidTag, ValueError, KeyError, TypeError) as error:
            raise SealBroken("a sealed entry cannot be opened") from error

    def hash_subject(self, subject: str) -> str:
        """A name for a subject that tells nothing of it."""
        return hmac.new(self._key, to_utf8("subject:" + subject), hashlib.sha256).hexdigest()


def _padded(sealed: str) -> bytes:
    data = sealed.encode("ascii")
    if not data.translate(None, b"-_").isalnum():
        raise ValueError("no base64url")
    return data + b"=" * (-len(data) % 4)


def _derive(ikm: bytes) -> bytes:
    """HKDF-SHA-256 with an empty salt and one block of output (RFC 5869)."""
    secret = hmac.new(bytes(32), ikm, hashlib.sha256).digest()
    return hmac.new(secret, b"portcullis-vault-v1\x01", hashlib.sha256).digest()
