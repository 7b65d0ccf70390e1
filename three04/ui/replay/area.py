"""The table of the replay: the same board as in play, with what happened in words below it."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from three04.rules import events as ev
from three04.rules.events import Event, TrumpOpened
from three04.ui.board.picture import picture
from three04.ui.models.hand import HandRow, Told, hand_rows
from three04.ui.models.order import HandOrder
from three04.ui.models.tables import auction_lines
from three04.ui.models.teller import Teller
from three04.ui.replay.show import ReplayShow
from three04.ui.tabletop.arrange import arrange
from three04.ui.tabletop.parts import TableParts
from three04.ui.tabletop.prompts import Words, moment
from three04.ui.tabletop.questions import Put
from three04.ui.words import texts
from three04.ui.words.option_texts import profile_text


class ReplayArea(TableParts):
    """Shows a :class:`ReplayShow`.

    Attributes:
        replayed: What is shown; None before the first.
        names: The names at the seats.
        order: How the hands are sorted.
        lively: Whether cards move.
        own: The seat that was the person's at this screen; None if nobody's was.

    Signals:
        refreshed (): Something shown has changed.
    """

    refreshed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.replayed: ReplayShow | None = None
        self.names: tuple[str, ...] = ()
        self.order = HandOrder()
        self.lively = True
        self.own: int | None = None
        self._moment: Event | None = None
        self._said: Put | None = None
        self.board.linear = True
        self.board.table.look_back_on()
        self.board.pressed.connect(self.board.table.finish)
        self.board.table.clock.rested.connect(self._rested)

    def show_replay(self, replayed: ReplayShow, names: Sequence[str]) -> None:
        """Show this match from now on."""
        if self.replayed is not None:
            self.replayed.close()
            self.replayed.deleteLater()
        self.replayed, self.names = replayed, tuple(names)
        replayed.moving = self.board.table
        replayed.presented.connect(self._presented)
        replayed.settled.connect(self.refresh)
        replayed.restarted.connect(self._restarted)

    def side_names(self) -> tuple[str, ...]:
        """Return the names of the sides."""
        if self.replayed is None:
            return ()
        table = self.replayed.replay.options.seating
        return texts.side_names(table, self.replayed.seat, self.names)

    def teller(self) -> Teller:
        """Return who puts what happened into words."""
        seat = None if self.replayed is None else self.replayed.view.seat
        return Teller(seat, self.names, self.side_names())

    @Slot(object)
    def _presented(self, event: Event) -> None:
        if self.replayed is None:
            return
        self._moment = event
        indices = self.table_stage.look.indices
        self._said = moment(event, self.replayed.view, self.names, indices)
        self._show_table(event)
        self.announce(self.teller().line(event))

    @Slot()
    def _restarted(self) -> None:
        self._moment = self._said = None
        self.announcer.clear()
        self._show_table(still=True)
        self.announce(self.prompt.words.whole)

    @Slot()
    def _rested(self) -> None:
        """Say what has been shown by what moved."""
        if self.replayed is not None and self._said is not None and self.replayed.busy:
            self._refresh_words(self.replayed)
            arrange(self)

    # ------------------------------------------------------------------ showing it

    @Slot()
    def refresh(self) -> None:
        """Show the match as it is now."""
        self._show_table()

    def _show_table(self, cue: Event | None = None, still: bool = False) -> None:
        shown = self.replayed
        if shown is None:
            return
        view, table = shown.view, self.board.table
        self.table_stage.card_points = view.public.options.profile == "Beginner"
        rows = hand_rows(view, None, self.names, self.order)
        self.hand.update_rows(rows)
        opening = self._moment if self._said is not None and shown.busy else None
        opening = opening if isinstance(opening, TrumpOpened) else None
        now = picture(view, self.names, False, shown.holding, False, opening)
        table.groups.show_auction(auction_lines(view, self.teller()))
        table.animator.speed = shown.pace if self.lively else 0.0
        table.show_picture(now, rows, [self._told(row) for row in rows], cue, still)
        self.board.refresh_cursor()
        self.dress()
        mine = self.own is not None and shown.sight.seat == self.own
        sides = () if mine else self.side_names()
        self.badge.show_view(view, self.names, sides, table.layout.badge_room)
        self.tray.show_view(view, self.side_names())
        self.show_side(view, self.names)
        self.heading.say(max(1, view.public.number), profile_text(view.public.options.profile))
        self.heading.setVisible(not table.layout.compact)
        self._refresh_words(shown)
        arrange(self)
        self.refreshed.emit()

    def _told(self, row: HandRow) -> Told:
        """Return what a screen reader says of a card of the hand that is looked at."""
        if not row.indicator:
            return Told(texts.card_name(row.card))
        text = self.tr("{card}, the indicator, face down")
        return Told(text.format(card=texts.card_name(row.card)))

    def _refresh_words(self, shown: ReplayShow) -> None:
        moving = self._moment is not None and self.board.table.left(self._moment)
        said = self._said if shown.busy and not moving else None
        over = shown.view.public.outcome is not None and not shown.busy
        if over:
            said = self._result(shown)
        if said is not None or self.made("banner"):
            self.banner.setVisible(said is not None)
            self.banner.say(said or Put("", ""))
        line = self._line(shown)
        self.prompt.say(Words("", line))
        self.prompt.setVisible(bool(line) and said is None)

    def _result(self, shown: ReplayShow) -> Put | None:
        """Return how the deal came out, in words."""
        teller, title, paid = self.teller(), "", []
        for event in shown.history:
            if isinstance(event, ev.DealEnded):
                title = teller.line(event)
            elif isinstance(event, ev.TokensPaid | ev.MatchEnded):
                paid.append(teller.line(event))
        return Put(title, "  ·  ".join(paid) or self.tr("No tokens move.")) if title else None

    def _line(self, shown: ReplayShow) -> str:
        """Return what the step that is shown brought, in words."""
        teller = self.teller()
        seen = shown.history[shown.told :]
        lines = [line for event in seen if (line := teller.line(event))]
        if shown.replay.stopped and shown.at_end:
            lines.append(self.tr("The record does not tell what is needed to go on"))
        if seen and isinstance(seen[0], ev.DealStarted):
            lines = lines[:1]
        return "  ·  ".join(lines[:3])

    # ------------------------------------------------------------------ placing

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew."""
        super().resizeEvent(event)
        self.board.setGeometry(self.rect())
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.board.retranslate()
            self.refresh()
