"""What the player is told: a line at the top of the table for a while, or a sentence in a box."""

from functools import cached_property

import msgspec
from PySide6 import QtWidgets
from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from three04.ai import kernel
from three04.ui.preferences import Preferences
from three04.ui.tabletop.area import TableArea
from three04.ui.window import late


class Messages(QObject):
    """Tells the player something, on the screen and by whoever reads it aloud."""

    def __init__(self, area: TableArea, preferences: Preferences, window: QWidget) -> None:
        """Make ready.

        Args:
            area: The table, with the line over it.
            preferences: What is set; keeps what has been told for good.
            window: The window of the boxes.
        """
        super().__init__(window)
        self._area, self._preferences, self._window = area, preferences, window
        self._once: dict[str, str] = {}  # what waits for the line, by the name it is kept under

    @cached_property
    def notice(self) -> "late.Notice":
        """The line at the top."""
        notice = late.Notice(self._area, self._area.board.table.animator)
        notice.closed.connect(self._closed)
        notice.left.connect(self._tell_once)
        return notice

    def place(self) -> None:
        """Put the line where it belongs, if there is one."""
        if "notice" in vars(self):
            self.notice.place(self._area.board.table.layout)

    # ------------------------------------------------------------------ lines

    def tell(self, text: str, passing: bool = True) -> None:
        """Say something at the top, and aloud in its turn.

        Args:
            text: What is said.
            passing: Whether it goes by itself.
        """
        self._show(text, passing)
        self._area.announce(text)

    def tell_now(self, text: str) -> None:
        """Say something at the top for a while, and at once to who listens."""
        self._show(text)
        self._area.announcer.say(text, urgent=True)

    def _show(self, text: str, passing: bool = True) -> None:
        self.notice.say(text, self._area.board.table.layout, passing)

    @Slot()
    def tell_standing(self) -> None:
        """Say whose turn it is, contract, trump, points and tokens."""
        text = self._area.standing()
        if text:
            self.tell_now(text)

    def read_prompt(self) -> None:
        """Say at once to who listens what stands under the table."""
        self._area.announcer.say(self._area.prompt.words.whole, urgent=True)

    @Slot()
    def repeat(self) -> None:
        """Say again what was said last; once more, what was said before that."""
        text = self._area.announcer.again()
        if text:
            self._show(text)

    @Slot()
    def show_about(self) -> None:
        """Say what the game is, and where the player's matches are."""
        path = self._preferences.path
        dialog = late.AboutDialog(None if path is None else path.parent, self._window)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    # ------------------------------------------------------------------ what goes wrong

    @Slot(object)
    def show_trouble(self, text: str) -> None:
        """Show one plain sentence."""
        box = QtWidgets.QMessageBox(
            QtWidgets.QMessageBox.Icon.Warning,
            self._window.windowTitle(),
            text,
            parent=self._window,
        )
        box.finished.connect(box.deleteLater)
        box.open()

    @Slot()
    def tell_unsaved(self) -> None:
        """Say that the settings cannot be kept."""
        self.show_trouble(
            self.tr(
                "The settings cannot be saved to {path}. They hold until the window is closed."
            ).format(path=self._preferences.path)
        )

    @Slot()
    def tell_slow(self) -> None:
        """Say once that the fast part of the game was not built, and what to do."""
        if kernel.COMPILED:
            return
        text = self.tr(
            "The fast part of the game was not built, so the computer players look at less and "
            "play weaker. Install a C compiler and then the game once more."
        )
        self._ask_for_line("slow", text)

    def welcome(self, rules: str, hint: str) -> None:
        """Tell a newcomer once where help is.

        Args:
            rules: The key that shows the rules; "" for none.
            hint: The key that gives a hint; likewise.
        """
        if rules and hint:
            text = self.tr("New to 304? {rules} shows the rules, {hint} gives a hint.")
            self._ask_for_line("welcome", text.format(rules=rules, hint=hint))

    # ------------------------------------------------------------------ once for good

    def _ask_for_line(self, name: str, text: str) -> None:
        """Tell this once for good, as soon as the line at the top is free."""
        if name not in self._preferences.settings.told:
            self._once[name] = text
            self._tell_once()

    @Slot()
    def _tell_once(self) -> None:
        """Tell what waits for the line, if that is free; it stays until it is closed.

        Where something else takes its place it comes back, without being said aloud again.
        """
        if not self._once or ("notice" in vars(self) and not self.notice.isHidden()):
            return
        name, text = next(iter(self._once.items()))
        settings = self._preferences.settings
        if name in settings.told:
            self._show(text, passing=False)
        else:
            self.tell(text, passing=False)
            self._preferences.set(msgspec.structs.replace(settings, told=(*settings.told, name)))

    @Slot()
    def _closed(self) -> None:
        """Say no more what the person has taken away."""
        said = self.notice.text()
        self._once = {name: text for name, text in self._once.items() if text != said}

    @Slot(object)
    def thinking_failed(self, _error: Exception) -> None:
        """Say that a computer player has no answer."""
        self.show_trouble(
            self.tr("A computer player could not decide. Undo your last move or start anew.")
        )
