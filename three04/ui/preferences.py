"""The settings of the running program, and the window's place on the screen."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QLocale, QObject, QRect, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from three04.store.settings import Settings, SettingsFile
from three04.ui.match.pacing import UNTIL_CLICK
from three04.ui.style.appearance import Appearance
from three04.ui.style.indices import usual
from three04.ui.words.language import LANGUAGES

FILE: Final = "settings.json"
TEXT_SIZES: Final = (0.9, 1.0, 1.2, 1.4, 1.6)
"""The sizes of text to choose from, over the system's."""
SPEEDS: Final = {1: 1.5, 2: 1.0, 3: 0.6, 0: 0.0}
"""The factor on all pauses of each speed."""


class Preferences(QObject):
    """What is set; kept in a file if there is a folder.

    Attributes:
        settings: What is set now.
        path: The file; None to keep nothing.

    Signals:
        changed (object): Settings that are to be applied at once.
        unsaved (): The player is to be told that what is set cannot be kept.
    """

    changed = Signal(object)
    unsaved = Signal()

    def __init__(self, folder: Path | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = None if folder is None else folder / FILE
        self._file = None if self.path is None else SettingsFile(self.path)
        self.settings = Settings() if self._file is None else self._file.settings
        self._told = False

    def save(self, settings: Settings) -> bool:
        """Set from now on; return whether the player is to be told that it cannot be kept."""
        if settings == self.settings:
            return False
        self.settings = settings
        if self._file is None or self._file.save(settings) is None:
            self._told = False
            return False
        told, self._told = self._told, True
        return not told

    def set(self, settings: Settings) -> None:
        """Set from now on, and say once if that cannot be kept."""
        if self.save(settings):
            self.unsaved.emit()

    def change(self, settings: Settings) -> None:
        """Set from now on and apply at once."""
        self.set(settings)
        self.changed.emit(settings)


def language_code(settings: Settings) -> str:
    """Return the language to speak: the one set, or the system's if it is one of ours."""
    if settings.language:
        return settings.language
    for wanted in QLocale.system().uiLanguages():
        code = wanted.partition("-")[0]
        if code in LANGUAGES:
            return code
    return "en"


def appearance(settings: Settings) -> Appearance:
    """Return the look that is set."""
    return Appearance(
        theme=settings.theme,
        deck=settings.deck,
        back=settings.back,
        text_size=settings.text_size,
        face=settings.face,
        indices=settings.indices or usual(language_code(settings)),
    )


def trick_pause(settings: Settings) -> int:
    """Return how long a complete trick stays, in milliseconds at speed 1."""
    return settings.trick_pause or UNTIL_CLICK


def geometry_text(window: QWidget) -> str:
    """Return a window's place and size as text."""
    return bytes(window.saveGeometry().toBase64().data()).decode("ascii")


def restore_geometry(window: QWidget, text: str) -> None:
    """Put a window where it was, wholly on a screen that is there."""
    if text and window.restoreGeometry(QByteArray.fromBase64(text.encode("ascii", "ignore"))):
        frame = window.frameGeometry()
        screen = QGuiApplication.screenAt(frame.center()) or QGuiApplication.primaryScreen()
        if not window.isMaximized() and not window.isFullScreen():
            window.setGeometry(clamped(window.geometry(), screen.availableGeometry()))


def clamped(wanted: QRect, room: QRect) -> QRect:
    """Return a window's rectangle moved, and made smaller if it must be, into a screen's room."""
    width, height = min(wanted.width(), room.width()), min(wanted.height(), room.height())
    x = min(max(wanted.x(), room.x()), room.x() + room.width() - width)
    y = min(max(wanted.y(), room.y()), room.y() + room.height() - height)
    return QRect(x, y, width, height)
