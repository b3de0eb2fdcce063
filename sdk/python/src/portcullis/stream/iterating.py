"""A guarded stream in the hands of a caller: iterated like the provider's own, sync or async.

The source is read on a thread or task of its own, one event at a time and only when asked, so that a pause of the source
can be told from its end; it is never read while a scan runs.
"""

from __future__ import annotations

import asyncio
import contextvars
import queue
import threading
from collections import deque
from collections.abc import AsyncIterable, AsyncIterator, Callable, Iterable, Iterator
from typing import Any, Generic, TypeVar

from ..driving import run_sync, settle
from .machine import StreamGuard

E = TypeVar("E")
PAUSE_S = 0.05
CLOSE_S = 1.0
_END = object()
_PAUSED = object()


class GuardedStream(Generic[E]):
    """What `guard.stream`, and a decorated call with `stream=True`, hand back. Closes its source when it ends."""

    def __init__(self, machine: StreamGuard, source: Iterable[E], ended: Callable[[StreamGuard], None]) -> None:
        self._machine, self._source, self._ended = machine, source, ended
        self._ready: deque[E] = deque()
        self._reader = _ThreadReader(source)
        self._done = False

    def __iter__(self) -> Iterator[E]:
        return self

    def __next__(self) -> E:
        while not self._ready:
            if self._done:
                raise StopIteration
            self._step()
        return self._ready.popleft()

    def _step(self) -> None:
        machine = self._machine
        try:
            event = self._reader.next(PAUSE_S if machine.waits() else None)
            if event is _PAUSED:
                self._ready.extend(run_sync(machine.pause()))
            elif event is _END:
                self._ready.extend(run_sync(machine.finish()))
            else:
                self._ready.extend(run_sync(machine.feed(event)))
        except BaseException:
            self.close()
            raise
        if event is _END or machine.ended:
            self.close()

    def close(self) -> None:
        """Ends the stream and its source."""
        if not self._done:
            self._done = True
            self._reader.close()
            self._ended(self._machine)

    def __enter__(self) -> GuardedStream[E]:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        if not getattr(self, "_done", True):
            self._reader.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._source, name)


class AsyncGuardedStream(Generic[E]):
    """The same for an async stream."""

    def __init__(self, machine: StreamGuard, source: AsyncIterable[E], ended: Callable[[StreamGuard], None]) -> None:
        self._machine, self._source, self._ended = machine, source, ended
        self._ready: deque[E] = deque()
        self._reader = _TaskReader(source)
        self._done = False

    def __aiter__(self) -> AsyncIterator[E]:
        return self

    async def __anext__(self) -> E:
        while not self._ready:
            if self._done:
                raise StopAsyncIteration
            await self._step()
        return self._ready.popleft()

    async def _step(self) -> None:
        machine = self._machine
        try:
            event = await self._reader.next(PAUSE_S if machine.waits() else None)
            if event is _PAUSED:
                self._ready.extend(await machine.pause())
            elif event is _END:
                self._ready.extend(await machine.finish())
            else:
                self._ready.extend(await machine.feed(event))
        except BaseException:
            await self.aclose()
            raise
        if event is _END or machine.ended:
            await self.aclose()

    async def aclose(self) -> None:
        """Ends the stream and its source."""
        if not self._done:
            self._done = True
            await self._reader.close()
            self._ended(self._machine)

    close = aclose

    async def __aenter__(self) -> AsyncGuardedStream[E]:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.aclose()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._source, name)


class _ThreadReader:
    def __init__(self, source: Iterable[Any]) -> None:
        self._source = source
        self._asked: queue.SimpleQueue[bool] = queue.SimpleQueue()
        self._given: queue.SimpleQueue[tuple[Any, BaseException | None]] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._waiting = False

    def next(self, timeout: float | None) -> Any:
        if self._thread is None:
            run = contextvars.copy_context().run
            self._thread = threading.Thread(target=run, args=(self._run,), name="portcullis-stream", daemon=True)
            self._thread.start()
        if not self._waiting:
            self._waiting = True
            self._asked.put(True)
        try:
            event, error = self._given.get(timeout=timeout)
        except queue.Empty:
            return _PAUSED
        self._waiting = False
        if error is not None:
            raise error
        return event

    def close(self) -> None:
        self._asked.put(False)
        close = getattr(self._source, "close", None)
        if callable(close):
            try:
                close()
            except ValueError:
                # A generator that is being read right now closes itself after that.
                return

    def _run(self) -> None:
        events = iter(self._source)
        while self._asked.get():
            try:
                self._given.put((next(events, _END), None))
            except BaseException as error:
                self._given.put((None, error))
                return


class _TaskReader:
    def __init__(self, source: AsyncIterable[Any]) -> None:
        self._source = source
        self._asked: asyncio.Queue[bool] = asyncio.Queue()
        self._given: asyncio.Queue[tuple[Any, BaseException | None]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._waiting = False

    async def next(self, timeout: float | None) -> Any:
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._run())
        if not self._waiting:
            self._waiting = True
            self._asked.put_nowait(True)
        try:
            event, error = await asyncio.wait_for(self._given.get(), timeout)
        except asyncio.TimeoutError:
            return _PAUSED
        self._waiting = False
        if error is not None:
            raise error
        return event

    async def close(self) -> None:
        if self._task is not None:
            if self._waiting:
                self._task.cancel()
            self._asked.put_nowait(False)
            await asyncio.wait({self._task}, timeout=CLOSE_S)
        for name in ("aclose", "close"):
            close = getattr(self._source, name, None)
            if callable(close):
                await settle(close())
                return

    async def _run(self) -> None:
        events = aiter(self._source)
        while await self._asked.get():
            try:
                self._given.put_nowait((await anext(events, _END), None))
            except asyncio.CancelledError:
                raise
            except BaseException as error:
                self._given.put_nowait((None, error))
                return
