"""The replay window: any moment of a match, as each seat saw it then or with all hands shown."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QMenu, QSplitter, QVBoxLayout, QWidget

from three04.table.replay import MatchReplay
from three04.ui.board.animator import Style
from three04.ui.match.sight import Sight
from three04.ui.models.order import HandOrder
from three04.ui.replay.area import ReplayArea
from three04.ui.replay.bar import ReplayBar
from three04.ui.replay.keys import ReplayKeys, tip
from three04.ui.replay.show import SPEEDS, ReplayShow
from three04.ui.replay.side_list import ReplayList
from three04.ui.replay.texts import KEYS, action_texts
from three04.ui.style.appearance import Appearance
from three04.ui.style.artwork import Icon
from three04.ui.words import texts

_LIST_FROM: Final = 1180
"""From this width on the list stands beside the table unless one does without."""


class ReplayWindow(QMainWindow):
    """Shows the matches of a record.

    Attributes:
        area: The table.
        bar: The bar below it.
        list: The list beside it.
        shown: The replay that is shown.
        actions_by_name: What can be done, by name.

    Signals:
        play_on (object): A match is to be played on: the :class:`MatchReplay`, the moment and the
            person's seat, as a tuple.
        closed (object): This window has been closed.
    """

    play_on = Signal(object)
    closed = Signal(object)

    def __init__(
        self,
        matches: Sequence[MatchReplay],
        own: int | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Make the window; then :meth:`begin`.

        Args:
            matches: The matches, at least one.
            own: The seat that was the person's at this screen; None if nobody's was.
            parent: Qt's owner.
        """
        super().__init__(parent)
        self._matches, self._own = tuple(matches), own
        self._listed: bool | None = None
        self.area, self.list = ReplayArea(), ReplayList()
        self.area.own = own
        self.menu = QMenu(self)
        self.actions_by_name: dict[str, QAction] = {}
        self._keys = ReplayKeys()
        for name in KEYS:
            self._add_action(name)
        self._make_menu()
        self.bar = ReplayBar(self._on_bar(), self.play_on_action, self.menu)
        self._lay_out()
        self._connect()
        self.setMinimumSize(720, 480)
        self.resize(1280, 800)
        self.shown = ReplayShow(self._matches[0], parent=self)
        self._show_match(self._matches[0])
        self.retranslate()

    # ------------------------------------------------------------------ making it

    def _add_action(self, name: str) -> None:
        made = QAction(self)
        made.setShortcuts(self._keys.of(name))
        made.setAutoRepeat(name not in ("play", "play_on", "close"))
        self.addAction(made)
        self.actions_by_name[name] = made

    def _on_bar(self) -> list[tuple[QAction, Icon]]:
        icons: dict[str, Icon] = {
            "previous_deal": "first", "previous_trick": "rewind", "back": "previous",
            "play": "play", "step": "next", "next_trick": "forward", "next_deal": "last",
        }  # fmt: skip
        return [(self.actions_by_name[name], icon) for name, icon in icons.items()]

    def _make_menu(self) -> None:
        self.list_action, self.play_on_action = (
            self.actions_by_name[name] for name in ("list", "play_on")
        )
        self.list_action.setCheckable(True)
        self.sights, self.speeds = QActionGroup(self), QActionGroup(self)
        self.sight_menu, self.speed_menu = QMenu(self.menu), QMenu(self.menu)
        for name in SPEEDS:
            action = QAction(self)
            action.setCheckable(True)
            action.setData(name)
            self.speeds.addAction(action)
            self.speed_menu.addAction(action)
        self.match_menu = QMenu(self.menu)
        names = list(self.actions_by_name)
        self.menu.addAction(self.play_on_action)
        self.menu.addSeparator()
        for name in names:
            if name not in ("play_on", "list", "close"):
                self.menu.addAction(self.actions_by_name[name])
        self.menu.addSeparator()
        self.menu.addMenu(self.sight_menu)
        self.menu.addMenu(self.speed_menu)
        self.menu.addMenu(self.match_menu)
        self.menu.addAction(self.list_action)
        self.menu.addSeparator()
        self.menu.addAction(self.actions_by_name["close"])

    def _lay_out(self) -> None:
        self._parts = QSplitter(Qt.Orientation.Horizontal)
        self._parts.addWidget(self.area)
        self._parts.addWidget(self.list)
        self._parts.setStretchFactor(0, 1)
        self._parts.setStretchFactor(1, 0)
        self._parts.setChildrenCollapsible(False)
        self._parts.setHandleWidth(5)
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._parts, 1)
        column.addWidget(self.bar)
        self.setCentralWidget(whole)

    def _connect(self) -> None:
        slots: dict[str, Callable[[], object]] = {
            "back": self.back,
            "step": self.step,
            "previous_trick": lambda: self._seek(MatchReplay.previous_stop),
            "next_trick": lambda: self._seek(MatchReplay.next_stop),
            "previous_deal": lambda: self._seek(MatchReplay.previous_deal),
            "next_deal": lambda: self._seek(MatchReplay.next_deal),
            "begin": lambda: self._go(self.shown.replay.first),
            "end": lambda: self._go(self.shown.replay.last),
            "play": self.play,
            "slower": lambda: self._change_speed(-1),
            "faster": lambda: self._change_speed(1),
            "play_on": self.start_playing_on,
            "list": self.switch_list,
            "close": self.close,
        }
        for name, slot in slots.items():
            self.actions_by_name[name].triggered.connect(slot)
        self.bar.sought.connect(self._go)
        self.bar.sighted.connect(self.look)
        self.bar.sped.connect(self.set_speed)
        self.list.sought.connect(self._go)
        self.area.refreshed.connect(self._refresh_log)
        self.sights.triggered.connect(lambda action: self.look(action.data()))
        self.speeds.triggered.connect(lambda action: self.set_speed(SPEEDS[action.data()]))

    # ------------------------------------------------------------------ the match

    def begin(self, moment: int | None = None) -> None:
        """Show the beginning, or a moment."""
        self._go(self.shown.replay.first if moment is None else moment)
        self.bar.slider.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_match(self, replay: MatchReplay) -> None:
        speed = self.shown.speed
        seat = replay.seen_from() if self._own is None else self._own
        self.shown = ReplayShow(replay, Sight(seat), speed, self)
        self._names = self._named(replay)
        self.area.show_replay(self.shown, self._names)
        self.list.show_match(replay, self._names)
        self.shown.moved.connect(self._refresh_bar)
        self._make_sights()

    def _named(self, replay: MatchReplay) -> tuple[str, ...]:
        """Return the names at the seats; without any, their numbers in the record."""
        seats = replay.options.seating.seats
        if self._own is not None:
            return texts.seat_names(seats, self._own, replay.names)
        given = dict(enumerate(replay.names))
        numbered = [self.tr("Seat {number}").format(number=seat) for seat in range(seats)]
        return tuple(given.get(seat) or numbered[seat] for seat in range(seats))

    @Slot()
    def step(self) -> None:
        """Show the next step."""
        self.shown.step()

    @Slot()
    def back(self) -> None:
        """Show the step before."""
        self.shown.back()

    @Slot()
    def play(self) -> None:
        """Go on by itself, or no longer."""
        self.shown.play(not self.shown.playing)

    def _seek(self, stop: Callable[[MatchReplay, int], int]) -> None:
        self.shown.go(stop(self.shown.replay, self.shown.moment))

    @Slot(int)
    def _go(self, moment: int) -> None:
        self.shown.go(moment)

    @Slot(object)
    def look(self, sight: Sight) -> None:
        """Let another look."""
        self.shown.look(sight)

    @Slot(float)
    def set_speed(self, speed: float) -> None:
        """Play so fast from now on."""
        self.shown.speed = speed
        self._refresh_bar()

    def _change_speed(self, by: int) -> None:
        factors = list(SPEEDS.values())
        at = factors.index(self.shown.speed) + by
        if 0 <= at < len(factors):
            self.set_speed(factors[at])

    # ------------------------------------------------------------------ who looks

    def _sights(self) -> list[tuple[str, Sight]]:
        """Return who may look, by name."""
        seats = range(len(self._names))
        base = self.shown.sight.seat or 0
        ones = [(self._names[seat], Sight(seat, hands=False)) for seat in seats]
        return [
            (self.tr("All hands"), Sight(base, hands=True)),
            *ones,
            (self.tr("Spectator"), Sight(None, hands=False)),
        ]

    def _make_sights(self) -> None:
        """Make the menu of who may look."""
        for action in self.sights.actions():
            self.sights.removeAction(action)
            self.removeAction(action)
            action.deleteLater()
        self.sight_menu.clear()
        for name, sight in self._sights():
            action = QAction(name, self)
            action.setCheckable(True)
            action.setData(sight)
            action.setShortcuts(self._keys.of_sight(sight))
            self.sights.addAction(action)
            self.sight_menu.addAction(action)
            self.addAction(action)

    # ------------------------------------------------------------------ what if

    @property
    def can_play_on(self) -> bool:
        """Whether there is a deal to play on with at the moment shown."""
        deal = self.shown.replay.deal_at(self.shown.moment)
        if deal is None or not self.shown.replay.known(self.shown.moment):
            return False
        return deal.result is None or self.shown.moment < deal.end

    @Slot()
    def start_playing_on(self) -> None:
        """Have the match played on from the moment shown, the person in the seat that looks."""
        if self.can_play_on:
            self.shown.play(False)
            self.play_on.emit((self.shown.replay, self.shown.moment, self.shown.seat))

    # ------------------------------------------------------------------ showing where it stands

    @Slot()
    def _refresh_bar(self) -> None:
        shown, replay = self.shown, self.shown.replay
        sights = self._sights()
        self.bar.show_state(shown, self.place_text(), sights)
        self.list.point(shown.moment)
        for action, (name, sight) in zip(self.sights.actions(), sights, strict=True):
            action.setText(name)
            action.setData(sight)
            action.setChecked(sight == shown.sight)
        for action in self.speeds.actions():
            chosen = SPEEDS[action.data()] == shown.speed
            action.setChecked(chosen)
            if chosen:
                self.bar.show_speed(action.data())
        there, first, last = shown.moment, replay.first, replay.last
        for name in ("back", "previous_trick", "previous_deal", "begin"):
            self.actions_by_name[name].setEnabled(there > first)
        for name in ("step", "next_trick", "next_deal", "end"):
            self.actions_by_name[name].setEnabled(there < last)
        self.actions_by_name["play"].setEnabled(last > first)
        self.play_on_action.setEnabled(self.can_play_on)
        self._name_play_on()
        self.bar.set_icon(self.actions_by_name["play"], "pause" if shown.playing else "play")

    def _name_play_on(self) -> None:
        """Say in whose seat one would play on."""
        text = self.tr("Play on from here as {name}").format(name=self._names[self.shown.seat])
        self.play_on_action.setText(text)
        self.play_on_action.setIconText(self.tr("Play on"))
        self.play_on_action.setToolTip(tip(self.play_on_action))

    @Slot()
    def _refresh_log(self) -> None:
        shown = self.shown
        if self.list.isHidden():
            return  # nobody sees it
        self.list.log.show(shown.history, shown.view.seat, self._names, self.area.side_names())

    def place_text(self) -> str:
        """Return where it stands: deal, trick, step."""
        shown, replay = self.shown, self.shown.replay
        deal = replay.deal_at(shown.moment)
        if deal is None:
            return self.tr("No deal")
        text = self.tr("Deal {deal}, step {step} of {steps}")
        done = sum(trick.end <= shown.moment for trick in deal.tricks)
        if deal.play is not None and shown.moment >= deal.play and done < len(deal.tricks):
            text = self.tr("Deal {deal}, trick {trick}, step {step} of {steps}")
        return text.format(deal=deal.number, trick=done + 1, step=shown.moment, steps=replay.last)

    # ------------------------------------------------------------------ the look

    def set_look(self, appearance: Appearance, motion: Style, order: HandOrder) -> None:
        """Look so from now on."""
        self.area.order = order
        self.area.set_motion(motion)
        self.area.set_appearance(appearance)
        self.bar.dress()

    def use_keys(self, keys: ReplayKeys) -> None:
        """Do things by these keys from now on."""
        self._keys = keys
        for name, action in self.actions_by_name.items():
            action.setShortcuts(keys.of(name))
            action.setToolTip(tip(action))
        for action, (_, sight) in zip(self.sights.actions(), self._sights(), strict=True):
            action.setShortcuts(keys.of_sight(sight))

    @Slot()
    def switch_list(self) -> None:
        """Show the list beside the table, or no longer."""
        self._listed = self.list.isHidden()
        self._arrange()

    def _arrange(self) -> None:
        roomy = self.width() >= _LIST_FROM
        listed = roomy if self._listed is None else self._listed
        self.list.setVisible(listed)
        self.list_action.setChecked(listed)
        self._refresh_log()
        self.list.setMinimumWidth(220)
        self.list.setMaximumWidth(max(260, self.width() // 4))
        self.bar.arrange(self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the room there is."""
        super().resizeEvent(event)
        self._arrange()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Show nothing any more."""
        self.shown.close()
        self.area.close_pictures()
        super().closeEvent(event)
        self.closed.emit(self)

    # ------------------------------------------------------------------ words

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        self.setWindowTitle(self.tr("Replay"))
        for name, text in action_texts().items():
            action = self.actions_by_name[name]
            action.setText(text)
            action.setToolTip(tip(action))
        self.sight_menu.setTitle(self.tr("Who looks"))
        self.speed_menu.setTitle(self.tr("Speed"))
        self.match_menu.setTitle(self.tr("Match"))
        self.match_menu.clear()
        for number, replay in enumerate(self._matches, 1):
            action = self.match_menu.addAction(self.tr("Match {number}").format(number=number))
            action.setCheckable(True)
            action.setChecked(replay is self.shown.replay)
            action.setData(number - 1)
            action.triggered.connect(lambda _, replay=replay: self.choose_match(replay))
        self.match_menu.menuAction().setVisible(len(self._matches) > 1)
        self.bar.retranslate()
        for action, name in zip(self.speeds.actions(), SPEEDS, strict=True):
            action.setText(self.bar.speed.itemText(self.bar.speed.findData(name)))
        self._names = self._named(self.shown.replay)
        self.area.names = self._names
        self.list.show_match(self.shown.replay, self._names)
        self._refresh_bar()

    def choose_match(self, replay: MatchReplay) -> None:
        """Show another match of the record."""
        self._show_match(replay)
        self.retranslate()
        self.begin()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
