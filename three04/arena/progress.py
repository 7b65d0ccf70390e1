"""How far a run is, on a terminal."""

import sys
import time
from collections.abc import Callable
from typing import TextIO

WIDTH = 24
"""Characters of the bar."""


class Progress:
    """A bar with the pairs done, their rate and the time left; silent where nobody looks."""

    def __init__(
        self,
        pairs: int,
        done: int = 0,
        out: TextIO | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Begin.

        Args:
            pairs: Pairs in all.
            done: Pairs that were there before.
            out: Where to draw; standard error if None.
            clock: Tells seconds.
        """
        self._pairs, self._done, self._before = pairs, done, done
        self._out = sys.stderr if out is None else out
        self._shown = self._out.isatty()
        self._clock = clock
        self._begun = clock()
        self._length = 0

    def more(self, pairs: int) -> None:
        """Count pairs that are done and draw the bar."""
        self._done += pairs
        line = self._line()
        self._draw(line.ljust(self._length))
        self._length = len(line)

    def end(self) -> None:
        """Clear the line for what is printed next."""
        if self._length:
            self._draw(" " * self._length + "\r")
        self._length = 0

    def _draw(self, line: str) -> None:
        if self._shown:
            print(f"\r{line}", end="", file=self._out, flush=True)

    def _line(self) -> str:
        full = WIDTH * self._done // self._pairs
        seconds = max(1e-6, self._clock() - self._begun)
        rate = (self._done - self._before) / seconds
        left = (self._pairs - self._done) / rate
        return (
            f"[{'#' * full}{'.' * (WIDTH - full)}] {self._done} of {self._pairs} pairs, "
            f"{rate:.3g} a second, {_span(left)} left"
        )


def _span(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
