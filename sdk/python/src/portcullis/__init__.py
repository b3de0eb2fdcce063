"""Runtime security for AI agents: a guard around every model call.

>>> from portcullis.testing import PortcullisFake
>>> client = PortcullisFake()
>>> client.guard.scan("Good morning").decision
'allow'
"""

from ._version import __version__
from .async_guard import AsyncCloakGuard, AsyncGuard
from .client import AsyncPortcullisClient, Detection, PortcullisClient
from .errors import (
    BlockedError,
    ConfigurationError,
    PortcullisError,
    RestoreDeniedError,
    ScanUnavailableError,
)
from .guard import CloakGuard, Guard
from .payload import Flattened, Location, flatten
from .results import ProtectResult, RestoreResult, SanitiseResult, ToolResult, WrapResult
from .rewriting import Replacement, rewrite
from .stream.iterating import AsyncGuardedStream, GuardedStream
from .telling import BlockBody, block_body, is_block_body
from .vaults import AsyncVault, MemoryVault, Stored, Vault, VaultEntry
from .verdict import Cloak, Entity, Match, ScanError, ScanResult

__all__ = [
    "AsyncCloakGuard",
    "AsyncGuard",
    "AsyncGuardedStream",
    "AsyncPortcullisClient",
    "AsyncVault",
    "BlockBody",
    "BlockedError",
    "Cloak",
    "CloakGuard",
    "ConfigurationError",
    "Detection",
    "Entity",
    "Flattened",
    "Guard",
    "GuardedStream",
    "Location",
    "Match",
    "MemoryVault",
    "PortcullisClient",
    "PortcullisError",
    "ProtectResult",
    "Replacement",
    "RestoreDeniedError",
    "RestoreResult",
    "SanitiseResult",
    "ScanError",
    "ScanResult",
    "ScanUnavailableError",
    "Stored",
    "ToolResult",
    "Vault",
    "VaultEntry",
    "WrapResult",
    "__version__",
    "block_body",
    "flatten",
    "is_block_body",
    "rewrite",
]
