"""Many batches at once on this machine, one process a job."""

import multiprocessing
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.connection import wait
from typing import TypeAlias

from three04.arena.bots import kill_all
from three04.arena.errors import ArenaError
from three04.arena.playing import Batch, BatchResult, play_batch

Results: TypeAlias = Generator[BatchResult, None, None]
"""Results in the order of the batches; to close it is to want no more."""
Runner: TypeAlias = Callable[[Iterable[Batch]], Results]
"""What has batches played."""

AHEAD = 4
"""Batches a job that are handed out before the first result is taken."""


def here(batches: Iterable[Batch]) -> Results:
    """Play the batches one after another in this process."""
    try:
        for batch in batches:
            yield play_batch(batch)
    except BaseException:
        # Ctrl-C may have come while a program was being seated that nobody ends.
        kill_all()
        raise


def cores() -> int:
    """Return how many processes this machine can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def processes(jobs: int) -> Runner:
    """Return what plays in processes.

    Args:
        jobs: How many; 1 is this process alone.
    """
    return here if jobs == 1 else lambda batches: _in_processes(jobs, batches)


def _in_processes(jobs: int, batches: Iterable[Batch]) -> Results:
    # Spawned, not forked: the same on every system, and no lock is inherited.
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, context, _begin)
    waiting: deque[Future[BatchResult]] = deque()
    try:
        for batch in batches:
            with _ctrl_c_held():
                waiting.append(pool.submit(play_batch, batch))
            if len(waiting) >= jobs * AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool:
        raise ArenaError("a process of the arena was ended from outside") from None
    except BaseException:
        # Ctrl-C, a fault, or nobody wants more: what is being played is of no use.
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _ctrl_c_held() -> Iterator[None]:
    """Hold Ctrl-C back for a moment, also from a process that is started meanwhile.

    Such a one would say where it was interrupted before it is far enough not to heed it.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin() -> None:
    """Begin as a process of the pool: Ctrl-C is for the parent, and without it there is no work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    signal.signal(signal.SIGTERM, _end)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    _end()


def _end(*_: object) -> None:
    """End at once; a program that hangs would not notice."""
    kill_all()
    os._exit(1)
