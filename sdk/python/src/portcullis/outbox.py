"""Records on their way to the service: queued on the request path, sent behind it, never in its way.

`Outbox` is the queue and the sending of one batch; `ThreadPost` and `TaskPost` decide when, on a thread or a task.
What fails here never reaches a caller, but does reach `on_error`.
"""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections import deque
from collections.abc import Mapping
from typing import Any

from .calling import Wire, call, deadline_in, post
from .driving import run_sync
from .errors import PortcullisError, ScanUnavailableError
from .fields import get
from .options import ErrorHandler, Settings

BATCH_MAX = 500
CAPTURES_MAX = 100
# What the service will never take, however often it is sent.
_HOPELESS = (400, 403, 404, 413, 415)


class Outbox:
    """A bounded queue of records for one path. The oldest is dropped first; a failed batch goes back to the head."""

    def __init__(self, path: str, batch_max: int, settings: Settings) -> None:
        self._path = path
        self._batch_max = batch_max
        self._settings = settings
        self._queue: deque[Mapping[str, Any]] = deque(maxlen=settings.queue_max)
        self._lock = threading.Lock()

    def __len__(self) -> int:
        return len(self._queue)

    def add(self, record: Mapping[str, Any]) -> None:
        with self._lock:
            self._queue.append(record)

    def clear(self) -> None:
        """For a forked child: what was queued is the parent's to send."""
        self._lock = threading.Lock()
        self._queue = deque(maxlen=self._settings.queue_max)

    async def send_all(self, wire: Wire, deadline: float) -> bool:
        """Sends what is queued; False when a batch failed and was put back."""
        while True:
            with self._lock:
                batch = [self._queue.popleft() for _ in range(min(self._batch_max, len(self._queue)))]
            if not batch:
                return True
            if not await self._send(batch, wire, deadline):
                return False

    async def _send(self, batch: list[Mapping[str, Any]], wire: Wire, deadline: float) -> bool:
        deadline = min(deadline, deadline_in(self._settings.timeout_ms))
        try:
            answer, _ = await call(wire, post(self._path, {"records": batch}), deadline, self._settings.retries)
        except ScanUnavailableError as error:
            hopeless = error.status in _HOPELESS
            if not hopeless:
                self._put_back(batch)
            report(self._settings.on_error, error)
            return hopeless
        except BaseException:
            # A cancelled task has not sent its batch.
            self._put_back(batch)
            raise
        rejected = get(answer, "rejected")
        if isinstance(rejected, int) and rejected > 0:
            report(self._settings.on_error, PortcullisError(f"{rejected} records were rejected by {self._path}"))
        return True

    def _put_back(self, batch: list[Mapping[str, Any]]) -> None:
        with self._lock:
            room = self._settings.queue_max - len(self._queue)
            # The oldest go first, here too.
            self._queue.extendleft(reversed(batch[max(len(batch) - room, 0) :]))


def report(handler: ErrorHandler | None, error: Exception) -> None:
    """Tells the handler, whose own failure is nobody's business."""
    if handler is not None:
        try:
            handler(error)
        except Exception:
            return


class ThreadPost:
    """Sends behind a sync client, on a daemon thread that starts with the first record and again in a forked child."""

    def __init__(self, boxes: tuple[Outbox, ...], settings: Settings, wire: Wire) -> None:
        self._boxes, self._settings, self._wire = boxes, settings, wire
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None
        self._closing = False
        self._pid = os.getpid()
        # Two senders at once would break the order of what is put back.
        self._sending = threading.Lock()

    def add(self, box: Outbox, record: Mapping[str, Any]) -> None:
        if self._pid != os.getpid():
            self.after_fork()
        box.add(record)
        with self._changed:
            if self._closing:
                return
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="portcullis-telemetry", daemon=True)
                self._thread.start()
            elif len(box) >= self._settings.flush_at:
                self._changed.notify()

    def flush(self, timeout_s: float) -> bool:
        if self._pid != os.getpid():
            self.after_fork()
        deadline = time.monotonic() + timeout_s
        if not self._sending.acquire(timeout=timeout_s):
            return False
        try:
            return all([run_sync(box.send_all(self._wire, deadline)) for box in self._boxes])
        finally:
            self._sending.release()

    def close(self, timeout_s: float) -> None:
        if self._pid != os.getpid():
            self.after_fork()
        with self._changed:
            if self._closing:
                return
            self._closing = True
            self._changed.notify()
        self.flush(timeout_s)

    def after_fork(self) -> None:
        self._pid, self._thread = os.getpid(), None
        self._changed, self._sending = threading.Condition(), threading.Lock()
        for box in self._boxes:
            box.clear()

    def _run(self) -> None:
        while True:
            with self._changed:
                due = time.monotonic() + self._settings.flush_interval_ms / 1000
                while not self._closing and not self._full() and (left := due - time.monotonic()) > 0:
                    self._changed.wait(left)
                if self._closing:
                    return
            if not self.flush(self._settings.timeout_ms / 1000):
                # What failed waits for the next interval, full queue or not: a service in trouble is left alone.
                with self._changed:
                    self._changed.wait_for(lambda: self._closing, self._settings.flush_interval_ms / 1000)

    def _full(self) -> bool:
        return any(len(box) >= self._settings.flush_at for box in self._boxes)


class TaskPost:
    """Sends behind an async client, on a task of the loop that the first record came from."""

    def __init__(self, boxes: tuple[Outbox, ...], settings: Settings, wire: Wire) -> None:
        self._boxes, self._settings, self._wire = boxes, settings, wire
        self._task: asyncio.Task[None] | None = None
        self._full: asyncio.Event | None = None
        self._closing = False
        self._pid = os.getpid()

    def add(self, box: Outbox, record: Mapping[str, Any]) -> None:
        if self._pid != os.getpid():
            self._pid, self._task = os.getpid(), None
            for each in self._boxes:
                each.clear()
        box.add(record)
        if self._closing:
            return
        loop = asyncio.get_running_loop()
        if self._task is None or self._task.done() or self._task.get_loop() is not loop:
            self._full = asyncio.Event()
            self._task = loop.create_task(self._run(self._full))
        if len(box) >= self._settings.flush_at and self._full is not None:
            self._full.set()

    async def flush(self, timeout_s: float) -> bool:
        deadline = time.monotonic() + timeout_s
        return all([await box.send_all(self._wire, deadline) for box in self._boxes])

    async def close(self, timeout_s: float) -> None:
        if self._closing:
            return
        self._closing = True
        deadline = time.monotonic() + timeout_s
        if self._full is not None and self._task is not None and self._task.get_loop() is asyncio.get_running_loop():
            # Asked to end, not only cancelled: a cancellation can be lost in the moment that a wait is over.
            self._full.set()
            self._task.cancel()
            await asyncio.wait({self._task}, timeout=timeout_s)
        await self.flush(max(deadline - time.monotonic(), 0.001))

    async def _run(self, full: asyncio.Event) -> None:
        interval = self._settings.flush_interval_ms / 1000
        while not self._closing:
            await _wait(full, interval)
            full.clear()
            if not self._closing and not await self.flush(self._settings.timeout_ms / 1000):
                # What failed waits for the next interval, full queue or not: a service in trouble is left alone.
                await asyncio.sleep(interval)


async def _wait(event: asyncio.Event, seconds: float) -> None:
    try:
        await asyncio.wait_for(event.wait(), seconds)
    except asyncio.TimeoutError:
        return
