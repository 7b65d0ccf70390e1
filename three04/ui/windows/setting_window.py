"""The window of a match whose settings can be changed, and are applied at once."""

from collections.abc import Callable
from pathlib import Path

import msgspec
from PySide6.QtCore import Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication

from three04.record.deals import DealSource
from three04.store.settings import Settings
from three04.ui import preferences, texts
from three04.ui.appearance import dress_application
from three04.ui.board.animator import Style
from three04.ui.language import Language
from three04.ui.preferences import SPEEDS
from three04.ui.system_motion import SystemMotion
from three04.ui.windows import late
from three04.ui.windows.career_window import CareerWindow


class SettingWindow(CareerWindow):
    """A match window that asks for the settings and follows them.

    Attributes:
        system_motion: What the system wishes of motion; None if that is not asked.
    """

    def __init__(
        self,
        language: Language,
        source: Callable[[], DealSource] | None,
        speed: float,
        folder: Path | None,
    ) -> None:
        """Make the window; see :class:`RecordWindow`."""
        super().__init__(language, source, speed, folder)
        self.system_motion: SystemMotion | None = None
        self._speed_set: int | None = None
        self._settings_page = 0
        self.speeds.triggered.connect(self._speed_chosen)
        self.languages.triggered.connect(self._language_chosen)
        self.area.playing.laid.connect(self._keep_order)

    # ------------------------------------------------------------------ asking

    @Slot()
    def switch_sound(self) -> None:
        """Switch the sound off, or on again."""
        settings = self.preferences.settings
        sound = msgspec.structs.replace(settings.sound, on=self.sound_action.isChecked())
        self.change_settings(msgspec.structs.replace(settings, sound=sound))
        text = self.tr("Sound is on.") if sound.on else self.tr("Sound is off.")
        text = " ".join((text, self.sounds.lack() if sound.on else "")).strip()
        self.notice.say(text, self.area.board.table.layout, passing=True)
        self.area.announce(text)

    @Slot()
    def ask_keys(self) -> None:
        """Show which key does what, and let the player change that."""
        replay = late.ReplayKeys(self.preferences.settings.keys)
        dialog = late.KeysDialog(self.shortcuts, replay, self)
        dialog.changed.connect(self._keys_changed)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    @Slot(object)
    def _keys_changed(self, keys: dict[str, str]) -> None:
        self.name_keys()
        self.change_settings(msgspec.structs.replace(self.preferences.settings, keys=keys))

    @Slot()
    def ask_settings(self) -> None:
        """Show what can be set."""
        dialog = late.SettingsDialog(
            self.preferences.settings, self.area.table_stage, self, self.sounds.lack
        )
        dialog.changed.connect(self.change_settings)
        dialog.tabs.setCurrentIndex(self._settings_page)
        dialog.tabs.currentChanged.connect(self._settings_turned)
        dialog.sound.tried.connect(self.sounds.sample)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    @Slot(int)
    def _settings_turned(self, page: int) -> None:
        """Open the settings at the page where they were left."""
        self._settings_page = page

    # ------------------------------------------------------------------ changing

    @Slot(object)
    def change_settings(self, settings: Settings) -> None:
        """Set from now on and apply at once."""
        self.set_settings(settings)
        self.apply_settings(settings)

    @Slot()
    def toggle_gone(self) -> None:
        """Show which cards have gone, or no longer."""
        settings = self.preferences.settings
        self.change_settings(msgspec.structs.replace(settings, gone=not settings.gone))

    @Slot(str)
    def _keep_order(self, cards: str) -> None:
        """Keep how the person has laid the cards of this deal."""
        self.set_settings(msgspec.structs.replace(self.preferences.settings, hand_order=cards))

    @Slot(QAction)
    def _speed_chosen(self, action: QAction) -> None:
        settings = self.preferences.settings
        self.change_settings(msgspec.structs.replace(settings, speed=int(action.data())))

    @Slot(QAction)
    def _language_chosen(self, action: QAction) -> None:
        settings = self.preferences.settings
        self.change_settings(msgspec.structs.replace(settings, language=str(action.data())))

    # ------------------------------------------------------------------ applying

    def apply_settings(self, settings: Settings) -> None:
        """Let what is set be seen: language, look, speed, pauses, the way to play."""
        code = preferences.language_code(settings)
        if code != self.language.code:
            self.language.apply(code)
        if settings.speed != self._speed_set:
            self.speed, self._speed_set = SPEEDS[settings.speed], settings.speed
        self.area.set_motion(self._motion(settings))
        if self.session is not None:
            self.session.speed = self.speed
            self.session.trick_pause = preferences.trick_pause(settings)
        self.sounds.set(settings.sound)
        self.sound_action.setChecked(settings.sound.on)
        self.apply_comfort(settings)
        self._apply_look(settings)
        self.check_choices(settings.speed, code)

    def apply_comfort(self, settings: Settings) -> None:
        """Play, show and tell as it is set."""
        texts.BidStyle.spoken = settings.bids == "spoken"
        self.turn_notice.enabled = settings.alert
        self.meter.enable(settings.trump_meter)
        if settings.gone or self.made("gone_panel"):
            self.gone_panel.enable(settings.gone)
        self.gone_action.setChecked(settings.gone)
        self.area.playing.use(settings)

    def _motion(self, settings: Settings) -> Style:
        if settings.motion == "system":
            following = self.system_motion
            return "reduced" if following is not None and following.reduced else "full"
        return settings.motion

    def follow_system(self, motion: SystemMotion) -> None:
        """Move as much as the system wishes, unless something else is set."""
        self.system_motion = motion
        motion.changed.connect(self._system_changed)
        motion.ask()

    @Slot()
    def _system_changed(self) -> None:
        self.area.set_motion(self._motion(self.preferences.settings))

    def _apply_look(self, settings: Settings) -> None:
        look = preferences.appearance(settings)
        application = QApplication.instance()
        if look != self.area.table_stage.appearance and isinstance(application, QApplication):
            dress_application(application, look)
            self.area.set_appearance(look)
