"""The store with 10,000 finished deals: what a start costs, each row, and the windows on them."""

import functools
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QDialog

from tests.bench.report import Report
from tests.bench.store_parts import Painted, fill
from tests.store.played import rows_of
from three04.rules.journal import HeaderRow
from three04.rules.nought.match import replayed
from three04.store.store import Store
from three04.ui.career.history_window import HistoryWindow
from three04.ui.career.statistics_window import StatisticsWindow
from three04.ui.keeping.keeper import Keeper
from three04.ui.style.appearance import Appearance, dress_application
from three04.ui.window.main_window import MainWindow
from three04.ui.words.language import Language

DEALS = 10_000
STARTS = 15
OPENINGS = 9
ROWS = 400


def main() -> int:
    """Measure everything; return 1 if a gate fell."""
    report = Report("store", "python -m tests.bench.bench_store")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        deals = fill(folder, DEALS)
        size = (folder / "three04.db").stat().st_size / 1e6
        report.figure("store", f"{deals:,} finished deals, {size:.0f} MB")
        start(report, folder)
        windows(report, folder)
        rows(report, folder)
        care(report, folder)
    return report.close()


def median(times: int, do: Callable[[], object]) -> float:
    """Return how many milliseconds something takes, in the middle of so many times."""
    took = []
    for _ in range(times):
        began = time.perf_counter()
        do()
        took.append(1000 * (time.perf_counter() - began))
    return statistics.median(took)


def start(report: Report, folder: Path) -> None:
    """What the store adds to a start: it is opened, and the match that runs is read and played."""
    took = []
    for _ in range(STARTS):
        keeper = Keeper(folder)
        took.append(median(1, functools.partial(resume, keeper)))
        keeper.close()
    middle = statistics.median(took)
    report.figure("open and resume", f"{middle:.0f} ms", "< 100 ms", middle < 100)


def resume(keeper: Keeper) -> None:
    """Open the store and have the match on the table."""
    keeper.open()
    saved = keeper.newest()
    assert saved is not None
    assert replayed(saved.rows).public.number > 1


def windows(report: Report, folder: Path) -> None:
    """How long it takes from the key until the statistics and the history are painted."""
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    application.setStyle("Fusion")
    dress_application(application, Appearance())
    language, store = Language(), Store(folder)
    window = MainWindow(language)
    window.show()
    stage = window.area.table_stage
    makers: dict[str, Callable[[], QDialog]] = {
        "statistics": lambda: StatisticsWindow(store, stage, language, 0, window),
        "history": lambda: HistoryWindow(store, stage, language, window),
    }
    for name, make in makers.items():
        took, alone = zip(*(opened(make) for _ in range(OPENINGS)), strict=True)
        middle, work = statistics.median(took), statistics.median(alone)
        text = f"{middle:.0f} ms, first {took[0]:.0f} ms; on the processor {work:.0f} ms"
        report.figure(f"{name} window opened and painted", text, "< 200 ms", middle < 200)
    window.close()
    store.close()


def opened(make: Callable[[], QDialog]) -> tuple[float, float]:
    """Return how many milliseconds a window takes to be made, filled and painted.

    The second figure is the time on the processor: other programs that run do not add to it.
    """
    began, worked = time.perf_counter(), time.process_time()
    dialog = make()
    painted = Painted(dialog)
    dialog.show()
    while not painted.done:
        QCoreApplication.processEvents()
    took = 1000 * (time.perf_counter() - began), 1000 * (time.process_time() - worked)
    dialog.close()
    dialog.deleteLater()
    QCoreApplication.processEvents()
    return took


def rows(report: Report, folder: Path) -> None:
    """How long the table waits until a row is on the disk, and how much of that is the disk's."""
    took, alone = sorted(kept(folder, "FULL")), kept(folder, "OFF")
    p50, p95 = took[len(took) // 2], took[len(took) * 95 // 100]
    report.figure("a row is kept, p50", f"{p50:.2f} ms")
    report.figure("a row is kept, p95", f"{p95:.2f} ms")
    report.figure("the store's own work for it, p50", f"{statistics.median(alone):.2f} ms")
    report.figure("a page synced to this disk, p50", f"{disk(folder):.2f} ms")


def kept(folder: Path, synchronous: str) -> list[float]:
    """Return how many milliseconds each row of a match took."""
    store = Store(folder)
    store.matches.run(lambda c: c.execute(f"PRAGMA synchronous={synchronous}"))
    header, *played = rows_of("bench rows", "Classic", "tokens=99", deals=12)
    assert isinstance(header, HeaderRow)
    match = store.matches.begin(header)
    took = []
    for number, row in enumerate(played[:ROWS], 1):
        began = time.perf_counter()
        store.matches.append(match, [row], number)
        took.append(1000 * (time.perf_counter() - began))
    store.close()
    return took


def disk(folder: Path) -> float:
    """Return how long a page takes to the disk, without the store."""
    with (folder / "page").open("wb", buffering=0) as file:

        def page() -> None:
            file.write(bytes(4120))
            os.fdatasync(file.fileno())

        return median(ROWS // 2, page)


def care(report: Report, folder: Path) -> None:
    """What is done in a thread beside the game, and what a new version may have to do once."""
    store = Store(folder)
    assert store.unchecked
    check = median(1, store.look_after)
    report.figure("read through and copied, in a thread", f"{check / 1000:.2f} s")
    rebuild = median(1, store.matches.rebuild)
    report.figure("all facts made again from the rows", f"{rebuild / 1000:.1f} s")
    store.close()


if __name__ == "__main__":
    sys.exit(main())
