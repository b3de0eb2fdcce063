"""Where tokens keep their values. A vault is anything with these four methods; `portcullis.vaults.redis` and
`portcullis.vaults.postgres` hold vaults that several processes, and both languages, share."""

from .entry import AsyncVault, Put, Stored, Vault, VaultEntry
from .memory import MemoryVault

__all__ = ["AsyncVault", "MemoryVault", "Put", "Stored", "Vault", "VaultEntry"]
