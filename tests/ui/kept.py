"""Windows with a folder to keep matches and settings in."""

from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path

from pytestqt.qtbot import QtBot

from three04.record.deals import DealSource, KeySource, seeded_source
from three04.store.database import connect_reader
from three04.ui.window.main_window import MainWindow
from three04.ui.words.language import Language

Speak = Callable[[str], None]
"""Changes the language of a window."""


class Keeping:
    """Opens windows that keep things in one folder, one after the other."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot, self.folder = qtbot, folder
        self.windows: list[MainWindow] = []
        self._dealt = count()

    def open(
        self, seed: str | None = None, speed: float | None = 0.0, cut: bool = False
    ) -> MainWindow:
        """Open a window as the program does, the one before closed.

        Its matches are all dealt from the seed; without one each is another, but the same ones in
        every run of a test: of chance deals one in a hundred is thrown in before the person has
        been asked, and a test that waits for the question would fail. With ``cut`` a person may be
        asked to cut.
        """
        self.close()
        source = (lambda: self._next(cut)) if seed is None else lambda: seeded_source(seed)
        window = MainWindow(Language(), source=source, speed=speed, folder=self.folder)
        self.windows.append(window)
        window.show()
        self.qtbot.waitExposed(window)
        window.activateWindow()
        self.qtbot.waitUntil(window.isActiveWindow)
        window.begin()
        return window

    def _next(self, cut: bool) -> DealSource:
        return KeySource(next(self._dealt).to_bytes(32, "big"), cut)

    def close(self) -> None:
        """Close the window that is open."""
        for window in self.windows:
            window.close()
            window.deleteLater()
        self.windows.clear()

    @property
    def database(self) -> Path:
        """The file with the matches."""
        return self.folder / "three04.db"

    def matches(self) -> list[tuple[int, str, int]]:
        """Return what is kept, the windows being closed: number, status, rows of each match."""
        with closing(connect_reader(self.database)) as reader:
            return reader.execute(
                "SELECT id, status, (SELECT count(*) FROM row WHERE match = id)"
                " FROM match ORDER BY id"
            ).fetchall()
