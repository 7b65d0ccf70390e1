"""The table with everything on it: board, badge, tokens, panels, prompt."""

from PySide6.QtCore import QEvent, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from three04.cards import Card
from three04.rules import actions as act
from three04.rules.events import DealEnded, Event, MatchEnded, TokensPaid, TrumpOpened
from three04.rules.nought.public import Phase
from three04.rules.questions import Answer, Question
from three04.ui import texts
from three04.ui.board.picture import picture
from three04.ui.models.hand import HandRow, hand_rows
from three04.ui.models.tables import auction_lines
from three04.ui.models.teller import Teller
from three04.ui.option_texts import profile_text
from three04.ui.session import Session
from three04.ui.windows.arrange import arrange
from three04.ui.windows.playing import Playing
from three04.ui.windows.prompts import Words, moment, prompt
from three04.ui.windows.questions import Put, put
from three04.ui.windows.table_parts import TableParts

REASON_TIME = 4000
"""How long a refusal stays, in milliseconds."""


class TableArea(TableParts):
    """Shows a session and takes the person's answers.

    Attributes:
        session: The match shown; None before the first.
        look_back: Whether the last complete trick is shown.

    Signals:
        refreshed (): Something shown has changed.
        escaped (): Esc, with nothing selected to be taken back.
        asked (): The person is asked something new that he has to answer himself.
    """

    refreshed = Signal()
    escaped = Signal()
    asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session: Session | None = None
        self.look_back = False
        self._names: tuple[str, ...] = ()
        self._moment: Event | None = None
        self._said: Put | None = None
        self._asked: Question | None = None
        self._result_shown = False
        self.playing = Playing(self)
        self._reason_timer = QTimer(self)
        self._reason_timer.setSingleShot(True)
        self._reason_timer.setInterval(REASON_TIME)
        self._connect()

    def _connect(self) -> None:
        self.board.chosen.connect(self.playing.choose)
        self.board.dropped.connect(self.playing.drop)
        self.board.moved.connect(self.playing.move)
        self.board.pressed.connect(self._pressed)
        self.board.table.clock.rested.connect(self._rested)
        self._reason_timer.timeout.connect(self._hide_reason)

    # ------------------------------------------------------------------ the session

    def show_session(self, session: Session) -> None:
        """Show this match from now on."""
        self.session = session
        self.look_back = False
        self._moment = self._said = None
        session.presented.connect(self._presented)
        session.settled.connect(self._settled)
        session.restarted.connect(self._restarted)
        session.moving = self.board.table
        self._show_table(still=True)

    @property
    def names(self) -> tuple[str, ...]:
        """The names at the seats."""
        return self._names

    def side_names(self) -> tuple[str, ...]:
        """Return the names of the sides."""
        if self.session is None:
            return ()
        table, seat = self.session.view.public.table, self.session.seat
        named = []
        for side in range(table.sides):
            seats = [s for s in table.from_seat(seat) if table.side(s) == side]
            named.append(texts.joined([self._names[s] for s in seats]))
        return tuple(named)

    @Slot(object)
    def _presented(self, event: Event) -> None:
        self._moment = event
        self.look_back = False
        self._hide_reason()
        self.playing.presented(event)
        if self.session is not None:
            indices = self.table_stage.look.indices
            self._said = moment(event, self.session.view, self._names, indices)
        self._show_table(event)
        self.announce(self.teller().line(event))

    @Slot()
    def _settled(self) -> None:
        self.look_back = False
        self.refresh()

    @Slot()
    def _restarted(self) -> None:
        self._moment = self._said = None
        self.look_back = False
        self.playing.restarted()
        self._hide_reason()
        self.announcer.clear()  # what was taken back is not to be heard again
        self._show_table(still=True)
        if self.session is not None and self.deal_over:  # it was played out unseen
            for event in self.session.history:
                if isinstance(event, DealEnded | TokensPaid | MatchEnded):
                    self.announce(self.teller().line(event))

    def teller(self) -> Teller:
        """Return who puts into words what this seat sees."""
        seat = None if self.session is None else self.session.seat
        return Teller(seat, self._names, self.side_names())

    @Slot()
    def _rested(self) -> None:
        """Say what has been shown by what moved."""
        if self.session is not None and self._said is not None and self.session.busy:
            self._refresh_banner(self.session)
            self._show_prompt()
            arrange(self)

    # ------------------------------------------------------------------ showing it

    def refresh(self) -> None:
        """Show the session as it is now."""
        self._show_table()

    def _show_table(self, cue: Event | None = None, still: bool = False) -> None:
        """Show the session as it is now; see :meth:`TableScene.show_picture`."""
        session = self.session
        if session is None:
            return
        view = session.view
        self.table_stage.card_points = view.public.options.profile == "Beginner"
        self._names = session.seat_names()
        self.playing.follow(session.question)
        rows = hand_rows(view, session.question, self._names, self.playing.order)
        rows = self.playing.rows(rows)
        self.hand.update_rows(rows)
        if not self.playing.keeps(self.board.table.chosen):
            self.board.choose_card(None)
        asked = session.question is not None
        said = self._said is not None and session.busy
        opening = self._moment if said and isinstance(self._moment, TrumpOpened) else None
        shown = picture(view, self._names, asked, session.holding, self.look_back, opening)
        table, spoken = self.board.table, [self.hand.told(row) for row in rows]
        table.watch(session.watched)
        table.groups.show_auction(auction_lines(view, self.teller()))
        table.animator.speed = session.pace
        table.show_picture(shown, rows, spoken, cue, still or session.quiet)
        self.board.refresh_cursor()
        compact = self.board.table.layout.compact
        self.dress()
        self.badge.show_view(view, self._names)
        self.tray.show_view(view, self.side_names())
        if self.made("side") or self.board.table.layout.side is not None:
            self.side.show_view(self.board.table.layout, view, self._names)
        self._refresh_words(session, compact)
        self._refresh_panels(session)
        self._refresh_result(session)
        self._show_prompt()
        arrange(self)
        self._focus_question(session)
        self.refreshed.emit()

    def refresh_hint(self, answer: Answer | None) -> None:
        """Mark the card of a hint, or none."""
        card = answer.card if isinstance(answer, act.Play | act.LayTrump) else None
        self.board.table.hinted = self.hand.hinted = card
        self.refresh()

    def _refresh_words(self, session: Session, compact: bool) -> None:
        public = session.view.public
        self.heading.say(max(1, public.number), profile_text(public.options.profile))
        self.heading.setVisible(not compact)
        words = prompt(session.view, session.question, self._names)
        words = self.playing.words(session, words)
        if self.look_back:
            words = Words(self.tr("Last trick"), self.tr("its face-up cards"))
        self.prompt.say(words)

    def _show_prompt(self) -> None:
        """Show the prompt unless something else says it in its place."""
        asking = self.shows("choice_panel") and self.board.table.layout.compact
        covered = asking or self.shows("bid_panel")
        said = bool(self.prompt.words.whole) and not self.deal_over
        free = not self.reason.isVisibleTo(self) and not self.shows("banner")
        self.prompt.setVisible(said and free and not covered)

    @property
    def deal_over(self) -> bool:
        """Whether the result is to be shown."""
        return self.session is not None and self.session.deal_over

    def _refresh_panels(self, session: Session) -> None:
        question = session.question
        if question is not None and session.view.public.phase in (Phase.AUCTION, Phase.SECOND):
            self.bid_panel.ask(session.view, question, self._names)
            self.show_part(self.bid_panel, True)
        else:
            self.hide_part("bid_panel")
        if question is not None and question.kind == "cut":
            self.cut_panel.ask(question, len(session.options.seating.pack))
            self.show_part(self.cut_panel, True)
        else:
            self.hide_part("cut_panel")
        self._refresh_choices(put(session.view, question, self.board.table.chosen))
        self._refresh_banner(session)

    def _refresh_choices(self, asked: Put | None) -> None:
        if asked is not None or self.made("choice_panel"):
            self.show_part(self.choice_panel, asked is not None)
            # What is not to be seen says nothing either.
            self.choice_panel.ask(asked or Put("", ""))

    def _refresh_banner(self, session: Session) -> None:
        """Say what has just been seen, when it has been."""
        moving = self._moment is not None and self.board.table.left(self._moment)
        said = self._said if session.busy and not moving else None
        if said is not None or self.made("banner"):
            self.banner.setVisible(said is not None)
            self.banner.say(said or Put("", ""))

    def _refresh_result(self, session: Session) -> None:
        over = session.deal_over and bool(session.ledger.lines)
        if over:
            line = session.ledger.lines[-1]
            self.result.show_line(session.view, line, self._names, self.side_names())
            self.show_part(self.result, True)
            return
        if self._result_shown:
            self.result.clear()
        self.hide_part("result")

    def _focus_question(self, session: Session) -> None:
        """Put the keyboard where the answer is given, once a question."""
        key = session.question
        if self.deal_over and not self._result_shown:
            self.result.take_focus()
            self.result.play(self.board.table.animator)
        elif key is not None and key is not self._asked:
            self._focus_new(session, key)
        self._asked = key
        self._result_shown = self.deal_over

    def _focus_new(self, session: Session, question: Question) -> None:
        if self.shows("bid_panel"):
            self.bid_panel.take_focus()
        elif question.kind == "cut":
            self.cut_panel.take_focus()
        elif question.kind == "offer":
            self.choice_panel.take_focus()
        else:
            self.board.seek_playable()
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)
        self.announce(self.prompt.words.whole)
        if not self.playing.plays_itself(question) and self.playing.ahead is None:
            self.asked.emit()

    # ------------------------------------------------------------------ answering

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc takes the selection back, from wherever the keyboard is."""
        if event.key() == Qt.Key.Key_Escape and self.playing.unselect():
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)
            self.refresh()
        elif event.key() == Qt.Key.Key_Escape and not self.playing.take_back():
            self.escaped.emit()
        else:
            super().keyPressEvent(event)

    @Slot()
    def _pressed(self) -> None:
        """Any key or click on the table ends a pause and all motion, and does nothing else then."""
        if not self.playing.may_wait(self.board.aim):
            self._end_pause()
        self._hide_reason()
        if self.look_back:
            self.board.swallow = True
            self.toggle_last_trick()

    def _end_pause(self) -> None:
        self.board.table.finish()
        if self.session is not None and self.session.busy:
            self.board.swallow = True
            self.session.finish()

    @Slot(object)
    def answer(self, answer: Answer) -> None:
        """Answer what is asked; say why not if that is refused."""
        if self.session is None:
            return
        refused = self.session.answer(answer)
        if refused is not None and refused.code != "old_question":
            self.show_reason(texts.reason_text(refused, self._names), None)

    def select_indicator(self, card: Card) -> None:
        """Select the card that is to be laid; the panel lays it."""
        if self.session is not None:
            self.board.choose_card(card)
            self._refresh_panels(self.session)
            arrange(self)
            self.choice_panel.take_focus()

    def show_reason(self, text: str, row: HandRow | None) -> None:
        """Say why something may not be done, beside the card."""
        table = self.board.table
        if row is None:
            line = table.layout.prompt
            self.reason.say(text, line.centre[0], lambda _left, _right: line.bottom, self.width())
        else:
            at = table.anchor(row.card)
            tip = at.centre[0] if row.indicator else at.x + 0.3 * at.w
            self.reason.say(text, tip, table.hand_top, self.width())
        self.reason.show()
        self._show_prompt()
        self.reason.raise_()
        self._reason_timer.start()
        self.announcer.say(text, urgent=True)

    @Slot()
    def _hide_reason(self) -> None:
        self.reason.hide()
        self.reason.clear()
        self._show_prompt()

    def standing(self) -> str:
        """Return how it stands: whose turn, contract, trump, points, tokens."""
        session = self.session
        if session is None:
            return ""
        turn = prompt(session.view, session.question, self._names).whole
        parts = [turn, self.badge.accessibleName(), self.tray.accessibleName()]
        return " ".join(texts.sentence(part.rstrip(".…")) for part in parts if part)

    # ------------------------------------------------------------------ actions of the window

    def toggle_last_trick(self) -> None:
        """Look back at the last complete trick, or no longer (R46)."""
        session = self.session
        if session is not None and session.view.public.tricks and not session.holding:
            self.look_back = not self.look_back
            self.refresh()
            if self.look_back:
                cards = "; ".join(
                    item.look.spoken for item in self.board.table.groups.trick.members
                )
                self.announcer.say(self.tr("Last trick: {cards}").format(cards=cards), urgent=True)

    def open_trump(self) -> None:
        """Open the trump where that is offered."""
        for action in self.question_actions():
            if isinstance(action, act.Open):
                self.answer(action)

    def question_actions(self) -> tuple[act.Action, ...]:
        """Return what the open question allows."""
        question = self.session.question if self.session is not None else None
        return () if question is None else question.actions

    def call_spoilt(self) -> None:
        """Call spoilt trumps."""
        session = self.session
        action = session.spoilt_offer() if session is not None else None
        if session is not None and action is not None:
            refused = session.offer(action)
            if refused is not None:
                self.show_reason(texts.reason_text(refused, self._names), None)

    # ------------------------------------------------------------------ placing

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew."""
        super().resizeEvent(event)
        self.board.setGeometry(self.rect())
        if self.made("result"):
            self.result.setGeometry(self.rect())
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        self.board.retranslate()
        self.hand.retranslate()
        self.refresh()
