"""How the window looks, moves and speaks: as it is set, or as the system wishes."""

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QApplication

from three04.store.settings import Settings
from three04.ui import preferences
from three04.ui.board.animator import Style
from three04.ui.preferences import Preferences
from three04.ui.style.appearance import dress_application
from three04.ui.style.system_motion import SystemMotion
from three04.ui.tabletop.area import TableArea
from three04.ui.words.language import Language


class Dressing(QObject):
    """Dresses the table and the program.

    Attributes:
        system_motion: What the system wishes of motion; None if that is not asked.
    """

    def __init__(
        self, area: TableArea, language: Language, preferences: Preferences, parent: QObject
    ) -> None:
        """Make ready.

        Args:
            area: The table.
            language: The language.
            preferences: What is set.
            parent: What this ends with.
        """
        super().__init__(parent)
        self._area, self._language, self._preferences = area, language, preferences
        self.system_motion: SystemMotion | None = None

    def speak(self, settings: Settings) -> None:
        """Speak the language that is set."""
        code = preferences.language_code(settings)
        if code != self._language.code:
            self._language.apply(code)

    def look(self, settings: Settings) -> None:
        """Look as it is set."""
        look = preferences.appearance(settings)
        application = QApplication.instance()
        if look != self._area.table_stage.appearance and isinstance(application, QApplication):
            dress_application(application, look)
            self._area.set_appearance(look)

    # ------------------------------------------------------------------ motion

    @property
    def motion(self) -> Style:
        """How things move."""
        motion = self._preferences.settings.motion
        if motion == "system":
            following = self.system_motion
            return "reduced" if following is not None and following.reduced else "full"
        return motion

    def follow_system(self, motion: SystemMotion) -> None:
        """Move as much as the system wishes, unless something else is set."""
        self.system_motion = motion
        motion.changed.connect(self.move)
        motion.ask()

    @Slot()
    def move(self) -> None:
        """Move as it is set."""
        self._area.set_motion(self.motion)

    def close(self) -> None:
        """Ask the system no more."""
        if self.system_motion is not None:
            self.system_motion.close()
