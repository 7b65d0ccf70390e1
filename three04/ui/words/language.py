"""Which language the window speaks; it may change at any time."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from three04.resources import data

LANGUAGES: Final = {"en": "English", "es": "Español", "pt": "Português", "de": "Deutsch"}
"""Each under its own name."""

_QT_NAMES: Final = {"es": "qtbase_es", "pt": "qtbase_pt_BR", "de": "qtbase_de"}
_ENGLISH: Final = "en_GB"
"""Where the system speaks another language than the window, days come before months."""


def locale_of(code: str) -> QLocale:
    """Return how a language writes dates and numbers: as the system, if that speaks the same."""
    system = QLocale.system()
    if system.name().partition("_")[0] == code:
        return system
    return QLocale(_ENGLISH if code == "en" else code)


class Language(QObject):
    """Installs the translators of one language.

    Attributes:
        code: The language set now.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.code = "en"
        QLocale.setDefault(QLocale(self.code))
        self._installed: list[QTranslator] = []

    @property
    def locale(self) -> QLocale:
        """How dates and numbers are written."""
        return locale_of(self.code)

    def apply(self, code: str) -> None:
        """Speak this language from now on, and write numbers as it does; Qt tells every window."""
        QLocale.setDefault(QLocale(code))
        for old in self._installed:
            QCoreApplication.removeTranslator(old)
            old.deleteLater()
        self._installed.clear()
        self.code = code
        if code not in _QT_NAMES:
            return
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        self._install(Path(folder) / f"{_QT_NAMES[code]}.qm")
        self._install(data("translations") / f"three04_{code}.qm")

    def _install(self, file: Path) -> None:
        translator = QTranslator(self)
        if file.is_file() and translator.load(str(file)):
            QCoreApplication.installTranslator(translator)
            self._installed.append(translator)
        else:
            translator.deleteLater()
