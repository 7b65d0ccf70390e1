"""Whether the system asks programs to move little.

Qt tells from 6.12 on, and when it changes. Before that each system is asked in its own way, once:
KDE's and Windows' setting is read, GNOME's and macOS' own tool is run beside the program.
"""

import os
import sys
from pathlib import Path
from typing import Final

from PySide6 import QtCore
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

_TOOLS: Final = {
    "linux": (["gsettings", "get", "org.gnome.desktop.interface", "enable-animations"], "false"),
    "darwin": (["defaults", "read", "com.apple.universalaccess", "reduceMotion"], "1"),
}
"""What to run, and what it prints where motion is to be reduced."""
_SPI_GETCLIENTAREAANIMATION: Final = 0x1042


class SystemMotion(QObject):
    """What the system wishes.

    Attributes:
        reduced: Whether motion is to be reduced, as far as is known now.

    Signals:
        changed (): It has become known, or has changed.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.reduced = False
        self._tool: QtCore.QProcess | None = None
        self._style = QGuiApplication.styleHints()
        self._hints: QObject | None = getattr(self._style, "accessibility", lambda: None)()

    def ask(self) -> None:
        """Find out; what takes time is told later by ``changed``."""
        told = self._hints.property("motionPreference") if self._hints is not None else None
        if told is not None:
            self._hear_qt()
            getattr(self._hints, "motionPreferenceChanged").connect(self._hear_qt)  # noqa: B009
        elif sys.platform == "win32":
            self._set(not _windows_animates())
        elif _kde_is_still():
            self._set(True)
        else:
            self._run_tool()

    @Slot()
    def _hear_qt(self) -> None:
        assert self._hints is not None
        told = self._hints.property("motionPreference")
        self._set(getattr(told, "name", "") == "ReducedMotion" or told == 1)

    def _set(self, reduced: bool) -> None:
        if reduced != self.reduced:
            self.reduced = reduced
            self.changed.emit()

    # ------------------------------------------------------------------ other ways

    def _run_tool(self) -> None:
        command, _ = _TOOLS.get(sys.platform, ([], ""))
        if not command:
            return
        self._tool = QtCore.QProcess(self)
        self._tool.finished.connect(self._hear_tool)
        self._tool.start(command[0], command[1:], QtCore.QProcess.OpenModeFlag.ReadOnly)

    @Slot()
    def _hear_tool(self) -> None:
        assert self._tool is not None
        said = bytes(self._tool.readAllStandardOutput().data()).decode(errors="replace").strip()
        self._set(said == _TOOLS[sys.platform][1])

    def close(self) -> None:
        """Wait for nothing any more."""
        if self._tool is not None and self._tool.state() != QtCore.QProcess.ProcessState.NotRunning:
            self._tool.finished.disconnect(self._hear_tool)
            self._tool.kill()
            self._tool.waitForFinished(500)


def _kde_is_still() -> bool:
    """Return whether KDE is set to animate nothing."""
    if "KDE" not in os.environ.get("XDG_CURRENT_DESKTOP", ""):
        return False
    folder = os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config"
    settings = QtCore.QSettings(str(Path(folder) / "kdeglobals"), QtCore.QSettings.Format.IniFormat)
    return str(settings.value("KDE/AnimationDurationFactor", "1")) in ("0", "0.0")


def _windows_animates() -> bool:
    """Return whether Windows is set to animate what is in windows."""
    import ctypes  # noqa: PLC0415 - slow to load, and for Windows alone

    on = ctypes.c_int(1)
    user = getattr(getattr(ctypes, "windll", None), "user32", None)
    if user is not None:
        user.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(on), 0)
    return bool(on.value)
