"""Windows with a folder to keep matches and settings in."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from pytestqt.qtbot import QtBot

from three04.record.deals import seeded_source
from three04.store.database import connect_reader
from three04.ui.language import Language
from three04.ui.windows.main_window import MainWindow

Speak = Callable[[str], None]
"""Changes the language of a window."""


class Keeping:
    """Opens windows that keep things in one folder, one after the other."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot, self.folder = qtbot, folder
        self.windows: list[MainWindow] = []

    def open(self, seed: str | None = None, speed: float | None = 0.0) -> MainWindow:
        """Open a window as the program does, the one before closed."""
        self.close()
        source = None if seed is None else lambda: seeded_source(seed)
        window = MainWindow(Language(), source=source, speed=speed, folder=self.folder)
        self.windows.append(window)
        window.show()
        self.qtbot.waitExposed(window)
        window.activateWindow()
        self.qtbot.waitUntil(window.isActiveWindow)
        window.begin()
        return window

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
