"""One match in progress at this screen: the table, who sits at it, and what the person does."""

import logging
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot

from three04.ai.player import Player
from three04.record.proof import Proof
from three04.rules import actions as act
from three04.rules.actions import Action
from three04.rules.journal import JournalError
from three04.rules.nought.public import Phase
from three04.rules.origins import is_over
from three04.rules.questions import Answer, Question
from three04.rules.reasons import Reason
from three04.table.chairs import Executor
from three04.table.table import Table
from three04.ui.match import opponents, pacing
from three04.ui.match.hint_record import HintRecord
from three04.ui.match.ledger import MatchEnd
from three04.ui.match.lineup import Lineup
from three04.ui.match.pacing import Clock
from three04.ui.match.presenter import Presenter
from three04.ui.match.seat_chair import SeatChair
from three04.ui.match.thinking import Mind, ThinkingChair
from three04.ui.match.worker import WorkerExecutor
from three04.ui.words import texts

log = logging.getLogger(__name__)

NOT_KEPT: Final = Reason("old_question")
"""What an answer gets that the journal did not take; the player has been told in words."""


class Session(Presenter):
    """A match as one seat sees it: the person's, or one that a computer has.

    Attributes:
        lineup: Who sits where.
        options: The options of the match.
        origin: What the match was begun as; see :class:`HeaderRow`.
        hints: How often the person had a hint.

    Signals:
        trouble (object): A sentence for the player: something could not be done.
    """

    trouble = Signal(object)
    _failed = Signal(int)

    def __init__(
        self,
        table: Table,
        lineup: Lineup,
        seat: int = 0,
        speed: float = 1.0,
        parent: QObject | None = None,
        clock: Clock = pacing.clock,
    ) -> None:
        """Set up a match; add the computers, then :meth:`start`.

        Args:
            table: The table, new or resumed.
            lineup: Who sits where.
            seat: The seat shown.
            speed: Factor on all pauses.
            parent: Qt's owner.
            clock: What the pace is measured by.
        """
        super().__init__(seat, speed, parent, clock)
        self.lineup = lineup
        self.options, self.origin = table.options, table.origin
        self._told = False
        # A bound method of a QObject: delivered in this thread wherever the thinking is done.
        self._failed.connect(self._player_failed)
        self._table = table
        self._chair = SeatChair(self)
        self._chair.taken_over = lineup.watched
        self._skimmed = False  # whether the rest of a watched deal is not shown
        self._lent: list[tuple[int, int]] = []
        # For each undo of the person: how many of the table it was, and what was lent before it.
        self._undos: list[tuple[int, list[tuple[int, int]]]] = []
        self.hints = HintRecord()
        self._executor: Executor | None = None

    def seat_computers(self, executor: Executor) -> None:
        """Give the seats to the computer players of the lineup; one stands by at the own seat."""
        self._executor = executor
        for seat in range(self.options.seating.seats):
            self.seat_computer(seat, opponents.player_named(self._named(seat)), executor)

    def _named(self, seat: int) -> str:
        """Return which computer player sits at a seat, or would if the person left it."""
        players = self.lineup.players
        named = players[seat] if seat < len(players) else ""
        if seat == self.seat and not named and players:
            named = players[self.options.seating.partners(seat)[0]]
        return named

    def seat_computer(self, seat: int, player: Player, executor: Executor) -> None:
        """Give a seat to a computer player; at the own seat it plays only where it takes over."""
        mind = Mind(
            opponents.steady(player, self._waits_for, self._failed.emit),
            player.budget,
            lambda question: pacing.limit(player, question, self.speed, self.quiet),
            lambda question: self.ripeness.asked(self._floor(player, question)),
        )
        seed = f"{self.lineup.seed}:{seat}"
        chair = ThinkingChair(seat, mind, seed, self._computer_answers, executor)
        self._sit(seat, chair, player.polled)

    def _sit(self, seat: int, chair: ThinkingChair, polled: bool) -> None:
        """Give a chair its seat; the one of the person's seat stands by."""
        if seat != self.seat:
            self._table.sit(seat, chair, polled)
            return
        if self._chair.computer is not None:
            chair.follow(self._chair.computer)
        self._chair.computer = chair

    def _floor(self, player: Player, question: Question) -> int:
        return 0 if self.quiet else pacing.floor(player, question, self.speed)

    def change_players(self, players: Sequence[str]) -> bool:
        """Let other computer players sit down from the next deal on.

        Args:
            players: The computer player at each seat, "" for the person.

        Returns:
            False if that could not be kept, or the match is closed; nothing has changed then.
        """
        lineup = self.lineup.changed(players)
        if self._closed or lineup == self.lineup:
            return not self._closed
        try:
            self._table.note_players(lineup.latest)
        except JournalError as error:
            self.trouble.emit(str(error))
            return False
        self.lineup = lineup
        return True

    def _seat_coming(self) -> None:
        """Seat those who play from this deal on."""
        before, self.lineup = self.lineup, self.lineup.next_deal()
        if self.lineup != before and self._executor is not None:
            self.seat_computers(self._executor)

    def start(self) -> None:
        """Sit down and begin the first deal, or go on where a resumed match stands."""
        self._table.sit(self.seat, self._chair)
        self._table.go_on()
        if self.view.public.number == 0:
            self.next_deal()

    def seat_names(self) -> tuple[str, ...]:
        """Return the names at the seats, in the language of the window."""
        return texts.seat_names(self.options.seating.seats, self.own_seat, self.lineup.names)

    # ------------------------------------------------------------------ what the person does

    @property
    def deal_over(self) -> bool:
        """Whether the deal's outcome has been presented."""
        over = self.view.public.outcome is not None
        return over and not self.busy and self.question is None

    @property
    def watched(self) -> bool:
        """Whether computers have all the seats."""
        return self.lineup.watched

    @property
    def finishing(self) -> bool:
        """Whether a computer plays the rest of this deal in the person's seat."""
        return self._chair.taken_over and not self.watched

    @property
    def working(self) -> bool:
        """Whether it does so still."""
        return self.finishing and not self.deal_over

    @property
    def own_seat(self) -> int | None:
        """The seat whose doing appears at once: nobody's where computers are watched."""
        return None if self.watched else self.seat

    @property
    def quiet(self) -> bool:
        """Whether what is heard is not presented before the deal is over."""
        return self.finishing or self._skimmed

    @property
    def match_over(self) -> bool:
        """Whether the match's end has been presented."""
        return is_over(self.origin, self.view.public) and not self.busy

    @property
    def may_review(self) -> bool:
        """Whether all cards of the deal may be looked at: it is over, and they were shown (R48)."""
        return self.deal_over and (self.view.public.shown is not None or self.match_over)

    def match_end(self) -> MatchEnd | None:
        """Return how the match came out, None while it goes on."""
        return self.ledger.match_end(self.view) if self.match_over else None

    def answer(self, answer: Answer) -> Reason | None:
        """Answer the open question.

        Returns:
            Why not, if it was refused.
        """
        asked = self.question
        if asked is None:
            return Reason("old_question")
        refused = self._try(lambda: self._table.submit(self.seat, asked.id, answer))
        if refused is None and self.question is asked:
            # A decline is no event: nothing was heard that would have closed the question.
            self._close_question()
        return refused

    def offer(self, action: Action) -> Reason | None:
        """Do what may be done unasked (spoilt trumps)."""
        return self._try(lambda: self._table.offer(action))

    def spoilt_offer(self) -> Action | None:
        """Return the call of spoilt trumps if it may be made now."""
        found = [a for a in self.view.offers() if isinstance(a, act.Spoilt)]
        return found[0] if found and not self._closed and not self._chair.taken_over else None

    @property
    def can_claim(self) -> bool:
        """Whether the person may say that the rest are his: on turn, with cards left to save."""
        asked, public = self.question, self.view.public
        if asked is None or asked.kind != "turn" or public.phase is not Phase.PLAY:
            return False
        return public.cards_left(self.seat) > 1

    def claim(self) -> Reason | None:
        """Say "the rest are mine"; if it is granted the table plays the cards out (R59).

        Returns:
            Why not, if it was refused.
        """
        if not self.can_claim:
            return Reason("not_now")
        self.rush = True
        refused = self._try(lambda: self._table.claim(self.seat))
        if refused is not None:
            self.rush = False
        if refused is NOT_KEPT and not self._closed:
            self._table.go_on()
        return refused

    def next_deal(self) -> bool:
        """Begin the next deal if one is due."""
        if self._closed or self.busy or self.match_over:
            return False
        self._give_back()
        self._skimmed = False
        self.ripeness.reset()
        self._seat_coming()
        try:
            return self._table.next_deal()
        except JournalError as error:
            self.trouble.emit(str(error))
            return False

    @property
    def can_finish_deal(self) -> bool:
        """Whether there is a deal that may be played out without being shown card by card."""
        public = self.view.public
        running = public.number > 0 and public.outcome is None
        return running and not self._closed and not self.quiet

    def finish_deal(self) -> None:
        """Let a computer play the rest of this deal in the person's seat, without pauses.

        Where computers are watched anyway, the rest of their deal is not shown.
        """
        if not self.can_finish_deal:
            return
        if self.watched:
            self._skimmed = True
        else:
            self._chair.taken_over = True
            self._lent.append((self._chair.heard, 0))
        self._close_question()
        asked = self._table.question
        if self.finishing and asked is not None and asked.seat == self.seat:
            self._table.go_on()
        self.end_pause()
        self._advance()
        self.settled.emit()

    def stop_finishing(self) -> None:
        """Have the computer play no further, and go back to where it took over."""
        if not self.working or self._closed:
            return
        self._give_back()
        self._unshown = False
        self._take_back(own=False)
        asked = self._table.question
        if asked is not None and asked.seat == self.seat and self.question is None:
            self._table.go_on()  # the computer was asked already

    def _give_back(self) -> None:
        """Let the person play his own seat from here on."""
        if self.finishing:
            self._chair.taken_over = False
            self._lent[-1] = (self._lent[-1][0], self._chair.heard)

    @property
    def can_undo(self) -> bool:
        """Whether the person has a decision to take back."""
        return not self._closed and not self.watched and self._table.can_undo(self.seat)

    def undo(self) -> None:
        """Take back the person's last decision, and with it what a computer played for him."""
        if not self.can_undo:
            return
        self._give_back()
        before, lent = self._table.undone, list(self._lent)
        if not before:
            self._undos.clear()
        self._take_back(own=True)
        times = self._table.undone - before
        if times > 0:
            self._undos.append((times, lent))

    @property
    def undo_reopens(self) -> bool:
        """Whether undo goes back into a deal whose result is known."""
        return self.can_undo and self._table.undo_reopens(self.seat)

    def _take_back(self, own: bool) -> None:
        """Take back what a computer decided for the person; before it, if ``own``, one of his."""
        self._at_once(lambda: self._undo(own))

    def _undo(self, own: bool) -> None:
        if own:
            self._table.undo(self.seat)
        while self._is_lent() and self._table.can_undo(self.seat):
            self._table.undo(self.seat)

    @property
    def can_redo(self) -> bool:
        """Whether what the person took back can be brought back as it was."""
        able = not self._closed and not self.watched and not self.finishing
        return able and self._table.undone > 0

    def redo(self) -> None:
        """Bring back what the last undo took back, the computers' moves included."""
        if not self.can_redo:
            return
        times, lent = self._undos.pop() if self._undos else (1, [])
        self._at_once(lambda: self._redo(times))
        self._lent = lent

    def _redo(self, times: int) -> None:
        for _ in range(times):
            self._table.redo()

    def _at_once(self, go: Callable[[], object]) -> None:
        """Go back or forth in the match, and show where that leads without any pause."""
        self._hurry()
        self._advancing = self._muted = True
        try:
            go()
        except JournalError as error:
            self.trouble.emit(str(error))
        finally:
            self._advancing = self._muted = False
        self.restarted.emit()
        self._advance()

    def proof(self) -> Proof | None:
        """Return what shows that this deal was fixed beforehand; the key once it is seen to end."""
        proof = None if self._closed else self._table.proof()
        return proof if proof is None or self.deal_over else proof.hidden()

    def _hurry(self) -> None:
        """Have thoughts about what is taken back come to an end."""
        if isinstance(self._executor, WorkerExecutor):
            self._executor.hurry()

    def close(self) -> None:
        """Show nothing any more and have nothing thought about."""
        super().close()
        self._hurry()

    def _is_lent(self) -> bool:
        """Return whether a computer had the person's seat at this place in the match."""
        heard = self._chair.heard
        self._lent = [lent for lent in self._lent if lent[0] < heard]
        return any(begun < heard <= ended for begun, ended in self._lent)

    def _try(self, act_on_table: Callable[[], Reason | None]) -> Reason | None:
        if self._closed:
            return Reason("old_question")
        try:
            return act_on_table()
        except JournalError as error:
            self.trouble.emit(str(error))
            return NOT_KEPT

    @Slot(int, int, object)
    def _computer_answers(self, seat: int, question: int, answer: Answer) -> None:
        refused = self._try(lambda: self._table.submit(seat, question, answer))
        if refused is not None and refused.code != "old_question":
            log.error("seat %d answered what is not legal: %s", seat, refused)

    def _waits_for(self, question: Question) -> bool:
        """Return whether a question still waits; called where the thinking is done."""
        asked = self._table.question
        return not self._closed and asked is not None and asked.id == question.id

    @Slot(int)
    def _player_failed(self, seat: int) -> None:
        if not self._told and not self._closed:
            self._told = True
            self.trouble.emit(
                self.tr(
                    "The computer player {name} could not decide. A simpler one decides in its "
                    "place whenever that happens; the log says more."
                ).format(name=self.seat_names()[seat])
            )
