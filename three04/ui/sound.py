"""What is heard at the table: a few short sounds, or nothing where sound cannot be had.

Qt's sound is an extra (``pip install three04[sound]``) and takes a library of the system; without
either, and without anything to play on, the game is silent and says nothing about it. What is
heard tells no more than what everybody sees: a face-down card sounds like any other, and so does
the maker's look at them, whatever lies there (R43.7, R45).
"""

import importlib
import logging
import re
from typing import Any, Final, Literal

from PySide6 import QtCore
from PySide6.QtCore import QCoreApplication, QObject, QTimer, Slot

from three04.resources import data
from three04.rules import events as ev
from three04.rules.events import Event
from three04.store.settings import Sound
from three04.ui.match.presenter import Presenter

log = logging.getLogger(__name__)

Name = Literal["deal", "play", "reveal", "trick", "made", "failed", "turn"]

GROUPS: Final[dict[str, tuple[Name, ...]]] = {
    "table": ("deal", "play", "trick"),
    "moments": ("reveal", "made", "failed"),
    "turn": ("turn",),
}
"""Which sounds share a volume, by the setting's name."""

_LIBRARY: Final = re.compile(r"(lib[\w.+-]+\.so[\w.]*): cannot open shared object file")
_PACKAGES: Final = {"libpulse.so.0": "libpulse0"}
"""The Debian packages of what Qt's sound takes from the system."""


def sound_of(event: Event) -> Name | None:
    """Return the sound of an event; None for the many that have none."""
    match event:
        case ev.Dealt():
            return "deal"
        case ev.CardPlayed():
            return "play"
        case ev.TrumpOpened(cause="ruff"):
            return "reveal"
        case ev.TrickTaken():
            return "trick"
        case ev.DealEnded(outcome="made" | "failed" as outcome):
            return outcome
    return None


class Sounds(QObject):
    """Plays the sounds.

    Attributes:
        setting: What is set.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setting = Sound(on=False)
        self._media: Any = None
        self._devices: Any = None
        self._effects: dict[Name, Any] = {}
        self._tried = self._known = False
        self._refused = ""

    @property
    def possible(self) -> bool:
        """Whether anything can be heard here, as far as that is known."""
        return bool(self._effects)

    def lack(self) -> str:
        """Return a sentence why nothing can be heard; empty if it can, or is not known yet."""
        if not self._known or self.possible:
            return ""
        if not self._refused:
            return QCoreApplication.translate("Sounds", "There is nothing to play sounds on here.")
        library = _LIBRARY.search(self._refused)
        if library is None:
            text = QCoreApplication.translate("Sounds", "For sound, install the package {package}.")
            return text.format(package="PySide6-Addons")
        text = QCoreApplication.translate("Sounds", "For sound, the system needs {library}.")
        return text.format(library=_PACKAGES.get(library[1], library[1]))

    def set(self, setting: Sound) -> None:
        """Play so from now on; what it takes is loaded when nothing else is to be done."""
        self.setting = setting
        if setting.on and not self._tried:
            self._tried = True
            QTimer.singleShot(0, self, self._load)
        self._set_volumes()

    @Slot()
    def _load(self) -> None:
        self._known = True
        try:
            self._media = importlib.import_module("PySide6.QtMultimedia")
        except ImportError as error:
            log.info("the game is silent: %s", error)
            self._refused = str(error)
            return
        self._devices = self._media.QMediaDevices(self)
        self._devices.audioOutputsChanged.connect(self._outputs_changed)
        self._outputs_changed()

    @Slot()
    def _outputs_changed(self) -> None:
        """Play on what the system plays on now; it may have come only just now."""
        for effect in self._effects.values():
            effect.deleteLater()
        self._effects = {}
        output = self._media.QMediaDevices.defaultAudioOutput()
        if output.isNull():
            log.info("the game is silent: there is nothing to play on")
            return
        for names in GROUPS.values():
            for name in names:
                self._effects[name] = effect = self._media.QSoundEffect(output, self)
                file = data("assets") / "sounds" / f"{name}.wav"
                effect.setSource(QtCore.QUrl.fromLocalFile(str(file)))
        self._set_volumes()

    def _set_volumes(self) -> None:
        for group, names in GROUPS.items():
            # What doubles the number sounds twice as loud.
            volume = (getattr(self.setting, group) / 100) ** 2
            for name in names:
                if name in self._effects:
                    self._effects[name].setVolume(volume)

    @Slot(object)
    def sample(self, group: str) -> None:
        """Let one sound of a group be heard."""
        self.play(GROUPS[group][-1])

    def play(self, name: Name) -> None:
        """Play a sound, unless it is still to be heard: many at once are only louder."""
        effect = self._effects.get(name)
        if effect is not None and self.setting.on and not effect.isPlaying():
            effect.play()

    @Slot(object)
    def hear(self, event: Event) -> None:
        """Play what belongs to an event that is shown now."""
        name = sound_of(event)
        if name is not None:
            self.play(name)

    def show_session(self, session: Presenter) -> None:
        """Hear this match from now on."""
        session.presented.connect(self.hear)

    @Slot()
    def tell_turn(self) -> None:
        """Say that the person is asked something that he has to answer himself."""
        self.play("turn")
