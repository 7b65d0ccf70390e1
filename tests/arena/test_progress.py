"""How far a run is: on a terminal alone."""

import io

from three04.arena.progress import Progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_shows_pairs_rate_and_time_left() -> None:
    out, seconds = Terminal(), iter((0.0, 10.0, 3_000.0))
    progress = Progress(1_000, 100, out, lambda: next(seconds))
    progress.more(50)
    assert out.getvalue() == "\r[###.....................] 150 of 1000 pairs, 5 a second, 2:50 left"
    progress.more(50)
    last = out.getvalue().rpartition("\r")[2]
    assert last.startswith("[####....................] 200 of 1000 pairs, 0.0333 a second, 6:40:00")
    progress.end()
    assert out.getvalue().endswith("\r")
    assert out.getvalue().split("\r")[-2].strip() == ""


def test_elsewhere_it_is_silent() -> None:
    out = io.StringIO()
    progress = Progress(2, 0, out)
    progress.more(1)
    progress.end()
    assert out.getvalue() == ""
