"""Who is looked at where computers play among themselves: a part of the menu."""

from typing import TYPE_CHECKING, cast

import msgspec
from PySide6.QtCore import QEvent, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from three04.ui.match.session import Session
from three04.ui.match.sight import Sight
from three04.ui.preferences import Preferences
from three04.ui.tabletop.area import TableArea
from three04.ui.window.commands import Commands
from three04.ui.window.current_match import CurrentMatch

if TYPE_CHECKING:
    from three04.ui.match.watched import WatchedSession


class WatchMenu(QMenu):
    """Has all hands shown, or one; it is there only where nobody at this screen plays.

    Attributes:
        hands_action: Shows all hands, or only the one below.
        seats: Each shows one seat's hand.
    """

    def __init__(
        self,
        match: CurrentMatch,
        commands: Commands,
        area: TableArea,
        preferences: Preferences,
        window: QWidget,
    ) -> None:
        """Make the menu with its action; :meth:`follow` the matches then.

        Args:
            match: The match at the table.
            commands: The menu over this one, and the keys.
            area: The table.
            preferences: What is set: whether all hands are shown.
            window: The window in which the keys hold.
        """
        super().__init__(commands.table_menu)
        self._match, self._area, self._preferences = match, area, preferences
        self._session: Session | None = None
        self.hands_action = QAction(self)
        self.hands_action.setCheckable(True)
        self.hands_action.triggered.connect(self._switch)
        self.seats = QActionGroup(self)
        self.seats.triggered.connect(self._look_at)
        self.addAction(self.hands_action)
        self.addSeparator()
        window.addAction(self.hands_action)
        commands.shortcuts.add("hands", self.hands_action, "0")
        commands.table_menu.addMenu(self)
        self.menuAction().setVisible(False)
        self.hands_action.setEnabled(False)
        self._name()

    @Slot()
    def follow(self) -> None:
        """Be there for a match that is watched, and mark who is looked at."""
        session = self._match.session
        watched = _watched(session)
        if session is not self._session:
            self._session = session
            self.menuAction().setVisible(watched is not None)
            self.hands_action.setEnabled(watched is not None)
            if watched is not None and not self._preferences.settings.all_hands:
                watched.look(Sight(watched.seat, hands=False))
        if watched is not None:
            self._mark(watched)

    def _mark(self, watched: "WatchedSession") -> None:
        names, sight = watched.seat_names(), watched.sight
        while len(self.seats.actions()) > len(names):
            action = self.seats.actions()[-1]
            self.seats.removeAction(action)
            action.deleteLater()
        while len(self.seats.actions()) < len(names):
            action = QAction(self)
            action.setCheckable(True)
            self.seats.addAction(action)
            self.addAction(action)
        self.hands_action.setChecked(sight.hands)
        for seat, (action, name) in enumerate(zip(self.seats.actions(), names, strict=True)):
            action.setText(name.replace("&", "&&"))
            action.setChecked(seat == sight.seat)

    @Slot()
    def _switch(self) -> None:
        """Show all hands, or no longer; so it is in matches to come."""
        watched = _watched(self._session)
        if watched is None:
            return
        on = not watched.sight.hands
        settings = self._preferences.settings
        self._preferences.set(msgspec.structs.replace(settings, all_hands=on))
        watched.look(Sight(watched.seat, on))
        self._area.announce(self._said(watched))

    @Slot(QAction)
    def _look_at(self, action: QAction) -> None:
        """Have a seat at the bottom of the table."""
        watched = _watched(self._session)
        if watched is not None:
            seat = self.seats.actions().index(action)
            watched.look(Sight(seat, watched.sight.hands))
            self._area.announce(self._said(watched))

    def _said(self, watched: "WatchedSession") -> str:
        if watched.sight.hands:
            return self.tr("All hands are shown.")
        name = watched.seat_names()[watched.seat]
        return self.tr("You see what {name} sees.").format(name=name)

    def _name(self) -> None:
        self.setTitle(self.tr("Who is watched"))
        self.hands_action.setText(self.tr("All hands"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()


def _watched(session: Session | None) -> "WatchedSession | None":
    """Return the session if nobody at this screen plays in it."""
    if session is None or not session.watched:
        return None
    return cast("WatchedSession", session)
