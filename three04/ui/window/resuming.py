"""Matches that are not over: one is offered at the start, all are listed, and gone on with."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from three04.rules.nought.match import replayed
from three04.store.database import StoreError
from three04.ui.keeping.keeper import SavedMatch
from three04.ui.match.lineup import Lineup
from three04.ui.preferences import Preferences
from three04.ui.tabletop.area import TableArea
from three04.ui.window import late
from three04.ui.window.current_match import CurrentMatch
from three04.ui.window.messages import Messages
from three04.ui.window.storage import Storage
from three04.ui.words.fault_texts import why
from three04.ui.words.language import Language


class Resuming(QObject):
    """Brings matches back to the table.

    Attributes:
        panel: The question whether to go on with the match that was left, while it is put.

    Signals:
        offered (): That question is put.
        another (): The person would rather play another match.
    """

    offered = Signal()
    another = Signal()

    def __init__(
        self,
        match: CurrentMatch,
        storage: Storage,
        preferences: Preferences,
        messages: Messages,
        area: TableArea,
        language: Language,
        *,
        window: QWidget,
    ) -> None:
        """Make ready.

        Args:
            match: The match at the table.
            storage: Where matches are kept.
            preferences: What is set; knows what was on the table last.
            messages: Tells the player something.
            area: The table, where the question is put.
            language: The language.
            window: The window of the list.
        """
        super().__init__(window)
        self._match, self._storage, self._preferences = match, storage, preferences
        self._messages, self._area, self._language = messages, area, language
        self._window = window
        self.panel: late.ResumePanel | None = None
        self._saved: SavedMatch | None = None
        match.begins.connect(self._close_panel)

    # ------------------------------------------------------------------ the one that was left

    def begin(self) -> None:
        """Offer to go on with the match that was left, or start one as the last was."""
        self._storage.open()
        saved = self._storage.keeper.newest(self._preferences.settings.on_table)
        if saved is not None and saved.cut:
            self._storage.tell_cut(saved)
        self._offer_or_start(saved)

    def _offer_or_start(self, saved: SavedMatch | None) -> None:
        if saved is not None:
            self._offer(saved)
        else:
            self._match.start(self._match.wish)

    def _offer(self, saved: SavedMatch) -> None:
        self._saved = saved
        match = replayed(saved.rows)
        several = len(self._storage.keeper.unfinished()) > 1
        lineup = Lineup.of(saved.rows)
        self.panel = panel = late.ResumePanel(match, lineup, several, self._area)
        panel.go_on.connect(self.resume)
        panel.another.connect(self.another)
        panel.list_asked.connect(self.ask)
        self._show_state(False)
        panel.show()
        panel.place()
        self.offered.emit()
        panel.take_focus()

    @Slot()
    def resume(self) -> None:
        """Go on with the match that was left, at the very card."""
        if self._saved is not None:
            self._match.resume_saved(self._saved)

    def place(self) -> None:
        """Put the question whether to go on in the middle."""
        if self.panel is not None:
            self.panel.place()

    def _forget_offer(self) -> None:
        """Offer no match that is not there any more; without one, begin another."""
        saved, keeper = self._saved, self._storage.keeper
        if saved is None or any(info.id == saved.match for info in keeper.unfinished()):
            return
        newest = keeper.newest()
        self._close_panel()
        self._offer_or_start(newest)

    @Slot()
    def _close_panel(self) -> None:
        """Offer to go on no more."""
        self._saved = None
        if self.panel is not None:
            self.panel.hide()
            self.panel.deleteLater()
            self.panel = None
            self._show_state(True)

    def _show_state(self, shown: bool) -> None:
        """Show or hide what speaks of a match."""
        for part in (self._area.badge, self._area.tray, self._area.prompt):
            part.setVisible(shown)

    # ------------------------------------------------------------------ all of them

    @Slot()
    def ask(self) -> None:
        """Show the matches that can be gone on with."""
        unfinished, code = self._storage.keeper.unfinished, self._language.code
        dialog = late.UnfinishedDialog(unfinished, self._on_table, code, self._window)
        dialog.go_on.connect(self.go_on_with)
        dialog.left.connect(self._leave)
        dialog.deleted.connect(self._delete)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _on_table(self) -> int | None:
        journal = self._match.journal
        return None if journal is None else journal.match

    @Slot(int)
    def go_on_with(self, match: int) -> None:
        """Go on with one of the unfinished matches; the one on the table stays among them."""
        if match == self._on_table():
            return  # taken off the table it might go, if nothing was done in it yet
        try:
            saved = self._storage.keeper.load(match)
        except StoreError:
            self._messages.show_trouble(self.tr("This match cannot be read any more."))
            return
        if saved.cut:
            self._storage.tell_cut(saved)
        self._match.resume_saved(saved)

    @Slot(int)
    def _leave(self, match: int) -> None:
        self._change(lambda: self._storage.keeper.leave(match))

    @Slot(int)
    def _delete(self, match: int) -> None:
        self._change(lambda: self._storage.keeper.delete(match))

    def _change(self, change: Callable[[], object]) -> None:
        try:
            change()
        except StoreError as error:
            text = self.tr("That could not be written to the disk: {reason}.")
            self._messages.show_trouble(text.format(reason=why(error)))
        else:
            self._forget_offer()
