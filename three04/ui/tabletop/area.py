"""The table taking the person's answers: cards, calls, what may be done unasked."""

from PySide6.QtCore import QEvent, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from three04.cards import Card
from three04.rules import actions as act
from three04.rules.events import DealEnded, Event, MatchEnded, TokensPaid
from three04.rules.questions import Answer
from three04.ui.match.session import Session
from three04.ui.models.hand import HandRow
from three04.ui.tabletop.arrange import arrange
from three04.ui.tabletop.display import TableDisplay
from three04.ui.tabletop.playing import Playing
from three04.ui.tabletop.prompts import moment
from three04.ui.words import texts

REASON_TIME = 4000
"""How long a refusal stays, in milliseconds."""


class TableArea(TableDisplay):
    """Takes the person's answers to what it shows.

    Signals:
        escaped (): Esc, with nothing selected to be taken back.
    """

    escaped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
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
        if self.session is not None and self.session.working:
            self._hide_reason()  # what was refused is no matter any more
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

    @Slot()
    def _rested(self) -> None:
        """Say what has been shown by what moved."""
        if self.session is not None and self._said is not None and self.session.busy:
            self._refresh_banner(self.session)
            self._show_prompt()
            arrange(self)

    # ------------------------------------------------------------------ answering

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc takes the selection back, from wherever the keyboard is."""
        if event.key() == Qt.Key.Key_Escape and self.playing.unselect():
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)
            self.refresh()
        elif event.key() == Qt.Key.Key_Escape and self.session is not None and self.session.working:
            self.session.stop_finishing()
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
