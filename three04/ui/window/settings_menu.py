"""Asks for the settings: all of them in a dialog, some in the menu and by keys."""

import msgspec
from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from three04.ui.board.stage import Stage
from three04.ui.preferences import Preferences
from three04.ui.sound import Sounds
from three04.ui.window import late
from three04.ui.window.commands import Commands
from three04.ui.window.messages import Messages


class SettingsMenu(QObject):
    """Lets the person choose what is set."""

    def __init__(
        self,
        commands: Commands,
        preferences: Preferences,
        messages: Messages,
        sounds: Sounds,
        stage: Stage,
        window: QWidget,
    ) -> None:
        """Make ready.

        Args:
            commands: The menu and the keys.
            preferences: What is set.
            messages: Tells the player something.
            sounds: Lets sounds be tried.
            stage: How the table looks.
            window: The window of the dialogs.
        """
        super().__init__(window)
        self._commands, self._preferences, self._messages = commands, preferences, messages
        self._sounds, self._stage, self._window = sounds, stage, window
        self._page = 0
        commands.speeds.triggered.connect(self._choose_speed)
        commands.languages.triggered.connect(self._choose_language)

    # ------------------------------------------------------------------ dialogs

    @Slot()
    def ask(self) -> None:
        """Show what can be set."""
        preferences = self._preferences
        dialog = late.SettingsDialog(
            preferences.settings, self._stage, self._window, self._sounds.lack
        )
        dialog.changed.connect(preferences.change)
        dialog.tabs.setCurrentIndex(self._page)
        dialog.tabs.currentChanged.connect(self._turned)
        dialog.sound.tried.connect(self._sounds.sample)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    @Slot(int)
    def _turned(self, page: int) -> None:
        """Open the settings at the page where they were left."""
        self._page = page

    @Slot()
    def ask_keys(self) -> None:
        """Show which key does what, and let the player change that."""
        replay = late.ReplayKeys(self._preferences.settings.keys)
        dialog = late.KeysDialog(self._commands.shortcuts, replay, self._window)
        dialog.changed.connect(self._keep_keys)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    @Slot(object)
    def _keep_keys(self, keys: dict[str, str]) -> None:
        self._commands.name_keys()
        self._preferences.change(msgspec.structs.replace(self._preferences.settings, keys=keys))

    # ------------------------------------------------------------------ one by one

    @Slot()
    def switch_sound(self) -> None:
        """Switch the sound off, or on again."""
        settings = self._preferences.settings
        sound = msgspec.structs.replace(settings.sound, on=self._commands.sound_action.isChecked())
        self._preferences.change(msgspec.structs.replace(settings, sound=sound))
        text = self.tr("Sound is on.") if sound.on else self.tr("Sound is off.")
        text = " ".join((text, self._sounds.lack() if sound.on else "")).strip()
        self._messages.tell(text)

    @Slot()
    def toggle_gone(self) -> None:
        """Show which cards have gone, or no longer."""
        settings = self._preferences.settings
        self._preferences.change(msgspec.structs.replace(settings, gone=not settings.gone))

    @Slot(str)
    def keep_order(self, cards: str) -> None:
        """Keep how the person has laid the cards of this deal."""
        settings = self._preferences.settings
        self._preferences.set(msgspec.structs.replace(settings, hand_order=cards))

    @Slot(QAction)
    def _choose_speed(self, action: QAction) -> None:
        settings = self._preferences.settings
        self._preferences.change(msgspec.structs.replace(settings, speed=int(action.data())))

    @Slot(QAction)
    def _choose_language(self, action: QAction) -> None:
        settings = self._preferences.settings
        self._preferences.change(msgspec.structs.replace(settings, language=str(action.data())))
