"""How the person plays his cards: at once, chosen twice, ahead of his turn, or by themselves."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from three04.cards import Card
from three04.rules import actions as act
from three04.rules.events import DealStarted, Event, TrumpOpened
from three04.rules.nought.public import Phase
from three04.rules.questions import Question
from three04.store.settings import Settings
from three04.table.claims import certain
from three04.ui.match import pacing
from three04.ui.match.session import Session
from three04.ui.models.hand import HandRow
from three04.ui.models.order import HandOrder, laid_from, moved
from three04.ui.tabletop import ahead
from three04.ui.tabletop.ahead import Ahead
from three04.ui.tabletop.prompts import Words
from three04.ui.tabletop.rhythm import Rhythm
from three04.ui.words import texts

if TYPE_CHECKING:
    from three04.ui.tabletop.area import TableArea


class Playing(QObject):
    """Takes the cards the person chooses to the table.

    Attributes:
        order: How his hand is sorted.
        confirm: Whether a card has to be chosen twice.
        queues: Whether a card may be chosen before the turn comes.
        plays_only: Whether the only legal card is played for him.
        ahead: The card that waits for its turn.
        rhythm: How long his choices take.

    Signals:
        laid (str): The cards as he has laid them now, as the settings keep them.
    """

    laid = Signal(str)

    def __init__(self, area: "TableArea") -> None:
        super().__init__(area)
        self._area = area
        self.order = HandOrder()
        self.confirm = self.queues = self.plays_only = False
        self.ahead: Ahead | None = None
        self.rhythm = Rhythm()
        self._asked: Question | None = None
        self._asked_at = 0
        self._by_hand = False
        self._certain: bool | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._time_has_come)
        area.board.may_wait = self.may_wait

    def use(self, settings: Settings) -> None:
        """Play as it is set from now on."""
        self.order = HandOrder(settings.sort, settings.highest, laid_from(settings.hand_order))
        self.confirm, self.queues = settings.confirm, settings.ahead
        # What is asked already is still the person's to answer.
        self._by_hand = self._by_hand or (settings.auto_play and not self.plays_only)
        self.plays_only = settings.auto_play
        self._area.board.movable = settings.sort == "manual"
        if not self.queues:
            self.ahead = None
        if not self.plays_only:
            self._timer.stop()
        if not self.confirm and not self._laying():
            self._area.board.choose_card(None)
        self._area.refresh()

    @property
    def certain(self) -> bool:
        """Whether the rest are the person's for certain, late enough to be worth a button.

        Looked at once a question, over his own view alone: the button tells nothing hidden.
        """
        session = self._area.session
        if session is None or not session.can_claim:
            return False
        if self._certain is None:
            public = session.view.public
            late = 2 * public.cards_left(session.seat) <= public.table.hand_size
            self._certain = late and certain(session.view)
        return self._certain

    # ------------------------------------------------------------------ what happens at the table

    def presented(self, event: Event) -> None:
        """Take in an event as it is shown."""
        session = self._area.session
        if session is None:
            return
        public = session.view.public
        if isinstance(event, TrumpOpened) or public.outcome is not None:
            self.ahead = None
        if isinstance(event, DealStarted) and self.order.laid:
            self.order = self.order._replace(laid=())
            self.laid.emit("")

    def restarted(self) -> None:
        """All was taken back, or begins: the next card is the person's own to play."""
        self.ahead = None
        self._by_hand = True
        self._timer.stop()

    def follow(self, question: Question | None) -> None:
        """Take in the open question: if it is new, play what waits for it or what is certain."""
        if question is self._asked:
            return
        self._asked, self._asked_at, self._certain = question, pacing.clock(), None
        self._timer.stop()
        session = self._area.session
        if session is None or question is None or question.kind != "turn":
            return
        if session.view.public.phase is not Phase.PLAY:
            return
        if self.ahead is not None:
            self._timer.start(0)
        elif self.plays_itself(question):
            self._timer.start(self.rhythm.draw())

    def plays_itself(self, question: Question | None) -> bool:
        """Return whether a question's only card is played for the person."""
        if question is None or not self.plays_only or self._by_hand or self._asked is not question:
            return False
        only = question.actions[0] if len(question.actions) == 1 else None
        return isinstance(only, act.Play)

    @Slot()
    def _time_has_come(self) -> None:
        session = self._area.session
        question = session.question if session is not None else None
        if session is None or question is None or question is not self._asked:
            return
        if self.ahead is not None:
            self._play_ahead(session, self.ahead)
        elif self.plays_itself(question):
            self._area.answer(question.actions[0])

    def _play_ahead(self, session: Session, waiting: Ahead) -> None:
        """Play the card that waited, or say why not."""
        self.ahead = None
        self._area.refresh()
        row = next((row for row in self._area.hand.rows if row.card == waiting.card), None)
        if row is None or row.action is None:
            return
        meant = ahead.still_meant(session.view, waiting)
        if row.playable and meant and not self.confirm:
            self._play(row)
            return
        if not row.playable:
            self._area.show_reason(row.reason, row)
        elif not meant:
            text = self.tr("Another suit has been led since you chose this card: choose again.")
            self._area.show_reason(text, row)
        else:
            self.choose(row)
        self._area.asked.emit()  # it is the person's to answer after all

    # ------------------------------------------------------------------ what the person does

    def choose(self, row: HandRow) -> None:
        """Take a card that was chosen by a click or a key."""
        area = self._area
        session = area.session
        if session is None:
            return
        if row.action is None:
            self._choose_unasked(session, row)
        elif not row.playable:
            area.show_reason(row.reason, row)
        elif isinstance(row.action, act.LayTrump):
            area.select_indicator(row.card)
        elif self.confirm and area.board.table.chosen != row.card:
            area.board.choose_card(row.card)
            area.refresh()
            area.announce(area.prompt.words.whole)
        else:
            self._play(row)

    def drop(self, row: HandRow) -> None:
        """Take a card that was dragged to the table: nobody does that by mistake."""
        if row.playable and isinstance(row.action, act.Play):
            self._play(row)
        else:
            self.choose(row)

    def _play(self, row: HandRow) -> None:
        question = self._asked
        if question is not None and len(question.actions) > 1:
            self.rhythm.note(pacing.clock() - self._asked_at)
        self._by_hand = False
        self._timer.stop()
        if row.action is not None:
            self._area.answer(row.action)

    def _choose_unasked(self, session: Session, row: HandRow) -> None:
        """Say what is asked instead of a card, or let the card wait for its turn."""
        if session.question is not None:
            text = self.tr("Answer first: {question}")
            self._area.show_reason(text.format(question=self._area.prompt.words.text), None)
        elif self.may_wait(row.card):
            self._wait(session, row)

    def may_wait(self, card: Card | None) -> bool:
        """Return whether a card may be chosen now to be played later."""
        session = self._area.session
        if not self.queues or session is None or session.watched or session.finishing:
            return False
        quiet = session.question is None and not session.holding and not session.rush
        return quiet and card in session.view.hand and ahead.possible(session.view)

    def _wait(self, session: Session, row: HandRow) -> None:
        if self.ahead is not None and self.ahead.card == row.card:
            self.take_back()
            return
        refused = ahead.refused_now(session.view, row.card)
        if refused is not None:
            self._area.show_reason(texts.reason_text(refused, self._area.names), row)
            return
        self.ahead = ahead.chosen(session.view, row.card)
        self._area.refresh()
        self._area.announce(self._area.prompt.words.whole)

    def take_back(self) -> bool:
        """Take back the card that waits; return whether there was one."""
        waited, self.ahead = self.ahead is not None, None
        if waited:
            self._area.refresh()
            self._area.announce(self.tr("No card waits for your turn any more."))
        return waited

    def unselect(self) -> bool:
        """Take back the selected card; return whether there was one."""
        if self._area.board.table.chosen is None:
            return False
        self._area.board.choose_card(None)
        return True

    def claim(self) -> None:
        """Say "the rest are mine"."""
        area = self._area
        refused = area.session.claim() if area.session is not None else None
        if refused is not None and refused.code == "not_certain":
            area.show_reason(texts.reason_text(refused, area.names), None)
        area.refresh()
        if refused is None and area.session is not None and not area.session.deal_over:
            area.announce(area.prompt.words.whole)

    # ------------------------------------------------------------------ what is shown of it

    def words(self, session: Session, words: Words) -> Words:
        """Return what the prompt line says, of a card that waits or is selected too."""
        chosen = self._area.board.table.chosen
        if session.working:
            return self._finishing(session)
        if session.rush and not session.deal_over:
            return Words("", self.tr("The rest are certain: the table plays the cards out"))
        if self.ahead is not None and session.question is None:
            text = self.tr("{card} waits for your turn; Esc takes it back")
            return Words("", text.format(card=texts.card_name(self.ahead.card)))
        if self.plays_itself(session.question):
            return Words(words.strong, self.tr("Your only legal card is played for you"))
        if chosen is not None and self.confirm and not self._laying():
            text = self.tr("Choose it once more to play the {card}")
            return Words(words.strong, text.format(card=texts.card_name(chosen)))
        return words

    def _finishing(self, session: Session) -> Words:
        """Return how far a computer has come that plays the deal to its end."""
        public = session.view.public
        text = self.tr("trick {number} of {all}, a short thought a card; Esc takes it back").format(
            number=min(len(public.tricks) + 1, public.table.hand_size), all=public.table.hand_size
        )
        return Words(self.tr("Finishing the deal"), text)

    def rows(self, rows: Sequence[HandRow]) -> tuple[HandRow, ...]:
        """Return the hand's rows, the card that waits for its turn marked."""
        waiting = self.ahead.card if self.ahead is not None else None
        return tuple(
            msgspec.structs.replace(row, ahead=True) if row.card == waiting else row for row in rows
        )

    def keeps(self, card: Card | None) -> bool:
        """Return whether a selected card stays selected as things are now."""
        rows = self._area.hand.rows
        selected = next((row for row in rows if row.card == card), None)
        if selected is None or not selected.playable:
            return False
        return self.confirm or isinstance(selected.action, act.LayTrump)

    @Slot(object, int)
    def move(self, card: Card, to: int) -> None:
        """Lay a card elsewhere in the hand."""
        if self.order.kind != "manual":
            return
        hand = [row.card for row in self._area.hand.rows if not row.indicator]
        self.order = moved(hand, self.order, card, to)
        self._area.refresh()
        self.laid.emit(" ".join(self.order.laid))

    def _laying(self) -> bool:
        session = self._area.session
        return session is not None and session.view.public.phase is Phase.TRUMP
