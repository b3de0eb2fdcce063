"""An MCP session with the guard around it: what a server declares, what is asked of it, and what it answers.

async with Client(server) as session:
    guarded = GuardedMcpSession(session, AsyncPortcullisClient(api_key="pk_live_…"))
    tools = await guarded.list_tools()            # poisoned declarations are left out
    result = await guarded.call_tool("search", {"q": "…"})
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Protocol, cast

from mcp.types import CallToolResult, ListToolsResult

from ..client import AsyncPortcullisClient
from ..fields import get, items
from ..plain import plain
from ..telling import block_body

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ..guard_options import SubjectOptions


class McpSession(Protocol):
    """What is needed of a session: `mcp.ClientSession` and `mcp.Client` have it."""

    async def list_tools(self) -> Any: ...

    async def call_tool(self, name: str, arguments: dict[str, Any] | None = None) -> Any: ...


class GuardedMcpSession:
    """Stands where the session stood. A blocked call, or a blocked result, is an MCP error result that says why."""

    def __init__(self, session: McpSession, client: AsyncPortcullisClient, **options: Unpack[SubjectOptions]) -> None:
        self._session, self._client = session, client
        self._options = options
        self._tools: list[Any] | None = None

    async def list_tools(self, *args: Any, **kwargs: Any) -> ListToolsResult:
        """The server's tools without those whose own words attack the model."""
        listed = cast("ListToolsResult", await cast("Any", self._session).list_tools(*args, **kwargs))
        kept = [tool for tool in listed.tools if not await self._is_poisoned(tool)]
        self._tools = [plain(tool) for tool in kept]
        return listed if len(kept) == len(listed.tools) else listed.model_copy(update={"tools": kept})

    async def call_tool(
        self, name: str, arguments: dict[str, Any] | None = None, *args: Any, **kwargs: Any
    ) -> CallToolResult:
        """Calls a tool when the call is allowed, and hands back the result when that is no attack."""
        if self._tools is None:
            await self.list_tools()
        call = {"name": name, "arguments": arguments or {}}
        options = {key: value for key, value in self._options.items() if key not in ("surface", "subject")}
        judged = await self._client.guard.validate_tool_calls([call], tools=self._tools, **cast("Any", options))
        if judged.blocked:
            return _error(block_body(judged.result)["error"]["message"])
        result = await cast("Any", self._session).call_tool(name, arguments, *args, **kwargs)
        texts = _texts(result)
        if texts:
            parts = [{"type": "text", "text": text} for text in texts]
            verdict = await self._client.guard.scan([{"role": "tool", "content": parts}], **self._options)
            if verdict.blocked:
                return _error(block_body(verdict)["error"]["message"])
        return cast("CallToolResult", result)

    async def _is_poisoned(self, tool: Any) -> bool:
        options: Any = {**self._options, "surface": "tool_definition"}
        return await self._client.guard.is_blocked(json.dumps(plain(tool), ensure_ascii=False), **options)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._session, name)


def _texts(result: Any) -> list[str]:
    """Every text that a result would put before a model."""
    texts: list[str] = []
    for block in items(get(result, "content")):
        for text in (get(block, "text"), get(get(block, "resource"), "text")):
            if isinstance(text, str):
                texts.append(text)
    structured = get(result, "structured_content") or get(result, "structuredContent")
    if structured:
        texts.append(json.dumps(structured, ensure_ascii=False, default=str))
    return texts


def _error(message: str) -> CallToolResult:
    return CallToolResult.model_validate({"content": [{"type": "text", "text": message}], "isError": True})
