"""The table: plays a match by the rules with whoever sits in its chairs.

It has no thread, loop, clock or sleep. An answer comes in by :meth:`Table.submit`; the action is
applied, then journalled, then published, each seat getting its own redacted events; then the next
question is put. A match is its header, deals and actions: undo plays the remaining ones again.
"""

import itertools
from collections.abc import Sequence
from typing import Self

import msgspec

from three04.record.deals import DealSource
from three04.record.proof import Proof
from three04.rules import actions as act
from three04.rules.actions import Action
from three04.rules.journal import (
    ActionRow,
    DealRow,
    HeaderRow,
    Journal,
    JournalError,
    PlayersRow,
    Row,
    Step,
)
from three04.rules.nought.match import Match
from three04.rules.nought.public import Phase
from three04.rules.options import Options, checked
from three04.rules.questions import Answer, Cut, Decline, Kind, Question
from three04.rules.reasons import IllegalAction, Reason
from three04.table.audience import Audience
from three04.table.chairs import Chair
from three04.table.claims import PlayingOut, granted
from three04.table.history import History
from three04.table.offers import due_offers
from three04.table.proofs import proof_of


class Table:
    """One table with one match.

    Attributes:
        options: The options the match is played by.
        origin: What the match was begun as; see :class:`HeaderRow`.
        question: The question that waits for its answer; None between deals.
    """

    def __init__(
        self,
        options: Options,
        source: DealSource,
        journal: Journal,
        names: Sequence[str] = (),
        *,
        cutters: frozenset[int] = frozenset(),
        players: Sequence[str] = (),
        seed: str = "",
        origin: str = "",
    ) -> None:
        """Set up a table for a new match; seat the chairs, then call :meth:`next_deal`.

        Args:
            options: The options of the match.
            source: Where the cards come from.
            journal: What keeps every row before it is shown.
            names: The names at the seats, for the journal's header.
            cutters: Seats that are asked where to cut (R5), if the source allows it.
            players: The computer player at each seat, "" for a person, for the header.
            seed: The computer players' seed, for the header.
            origin: What the match is begun as, for the header.

        Raises:
            JournalError: If the journal does not take the header.
        """
        dealer = source.first_dealer(options.seating)
        header = HeaderRow(
            options, dealer, tuple(names), tuple(players), seed, source.description, origin
        )
        journal.write(header)
        self._set_up(header, source, cutters)
        self._history = History(header, journal)

    @classmethod
    def resumed(
        cls,
        rows: Sequence[Row],
        source: DealSource,
        journal: Journal,
        cutters: frozenset[int] = frozenset(),
    ) -> Self:
        """Return a table with the match that a journal holds, at the very action.

        Seat the chairs, then call :meth:`go_on`.

        Args:
            rows: The rows as they were written, the header first.
            source: Where further cards come from.
            journal: What keeps further rows; it holds these already.
            cutters: Seats that are asked where to cut (R5).

        Raises:
            ValueError: If there is no header or the rows are no legal match.
        """
        if not rows or not isinstance(rows[0], HeaderRow):
            raise ValueError("a journal begins with its header")
        header = rows[0]
        if not 0 <= header.first_dealer < checked(header.options).seating.seats:
            raise ValueError("the first dealer has no seat at this table")
        table = cls.__new__(cls)
        table._set_up(header, source, cutters)
        try:
            table._history = History(header, journal, rows)
        except IllegalAction as refused:
            raise ValueError(str(refused)) from None
        return table

    def _set_up(self, header: HeaderRow, source: DealSource, cutters: frozenset[int]) -> None:
        self.options, self.origin = header.options, header.origin
        self.question: Question | None = None
        self._computers = bool(header.players) and "" not in header.players
        self._source = source
        self._cutters = cutters
        self._audience = Audience()
        self._polled: set[int] = set()
        self._unasked = False
        self._delivering = False
        self._questions = itertools.count(1)
        self._claim: PlayingOut | None = None

    @property
    def match(self) -> Match:
        """The state of the match. Chairs never get it."""
        return self._history.match

    def go_on(self) -> None:
        """Put the question that is due, after a resume; or put the open one anew.

        The latter after a :class:`JournalError`, when a computer's answer could not be kept:
        nobody would answer its question a second time.
        """
        if self.question is None:
            self._next_question()
        else:
            self._put_anew(self.question)
        self._deliver()

    # ------------------------------------------------------------------ chairs

    def sit(self, seat: int, chair: Chair, polled: bool = False) -> None:
        """Give a seat to a chair; it hears all that has happened and gets an open question anew.

        Args:
            seat: The seat.
            chair: Who sits there from now on.
            polled: Whether to ask it after each action if it calls spoilt trumps; a person may
                do so at any time unasked, by :meth:`offer`.
        """
        self._audience.sit(seat, chair)
        self._polled.discard(seat)
        if polled:
            self._polled.add(seat)
        if self.question is not None and self.question.seat == seat:
            self._put_anew(self.question)
        self._deliver()

    def watch(self, chair: Chair) -> None:
        """Let somebody watch; he sees what every spectator may see."""
        self._audience.watch(chair)
        self._deliver()

    def oversee(self, chair: Chair) -> None:
        """Let somebody watch who sees all hands, where only computers play.

        Raises:
            ValueError: If a person sits here, who would be looked at.
        """
        if not self._computers:
            raise ValueError("nobody sees all hands where a person plays")
        self._audience.oversee(chair)
        self._deliver()

    def _deliver(self) -> None:
        """Tell everybody what is new, then put the question; and so on with what comes of it.

        A chair may act while it hears or is asked: that only adds to what is to be delivered, so
        that each chair hears all events in their order and answers at once never nest.
        """
        if self._delivering:
            return
        self._delivering = True
        try:
            while self._audience.tell(self._history.events) or self._ask():
                pass
        finally:
            self._delivering = False

    def note_players(self, players: Sequence[str]) -> None:
        """Keep in the journal who plays from the next deal on; seating them is the caller's.

        Args:
            players: The computer player at each seat, "" for a person.

        Raises:
            JournalError: If the journal does not take it.
        """
        self._history.journal.write(PlayersRow(tuple(players)))

    # ------------------------------------------------------------------ deals

    def next_deal(self) -> bool:
        """Begin the next deal, asking for the cut first where a person cuts.

        Returns:
            False if no deal is due or the source has no more.

        Raises:
            JournalError: If the journal does not take the deal; nothing happened.
        """
        if not self.match.needs_deal or self.question is not None:
            return False
        table = self.options.seating
        cutter = (self.match.next_dealer - 1) % table.seats
        if self._source.may_cut and cutter in self._cutters:
            self._put(cutter, "cut")
            self._deliver()
            return True
        return self._deal(None)

    def _deal(self, cut: int | None, by: int | None = None) -> bool:
        table, dealer = self.options.seating, self.match.next_dealer
        hands = self._source.hands(self._history.deals, table, dealer, cut)
        if hands is None:
            return False
        self._take(DealRow(hands), by)
        return True

    def proof(self) -> Proof | None:
        """Return what shows that the running deal, or the one to be cut, was fixed beforehand.

        The key, which tells all cards, is part of it only when the deal is over. It is for who
        keeps the table, never for a chair.
        """
        cutting = self.question is not None and self.question.kind == "cut"
        return proof_of(self._source, self.match, self._history.steps, cutting)

    # ------------------------------------------------------------------ answers

    def submit(self, seat: int, question: int, answer: Answer) -> Reason | None:
        """Take the answer to a question.

        Args:
            seat: Who answers.
            question: The id of the question answered.
            answer: An action, a decline or a cut, as the question's kind asks.

        Returns:
            None if it was taken; otherwise why not, and nothing was changed. An answer to an old
            question is refused like this too.

        Raises:
            JournalError: If the journal does not take it; nothing happened.
        """
        asked = self.question
        if asked is None or asked.id != question or asked.seat != seat:
            return Reason("old_question")
        if isinstance(answer, Cut):
            return self._submit_cut(asked, answer)
        if isinstance(answer, Decline):
            if asked.kind != "offer":
                return Reason("not_now")
            self._history.decline(seat, type(asked.actions[0]).__name__)
            self._next_question()
            self._deliver()
            return None
        if answer.seat != seat or (asked.kind == "offer" and answer not in asked.actions):
            return Reason("not_now")
        return self._act(answer)

    def offer(self, action: Action) -> Reason | None:
        """Take an action that nobody asked for: opening, Caps or spoilt trumps off turn.

        Returns:
            None if it was taken; otherwise why not, and nothing was changed.

        Raises:
            JournalError: If the journal does not take it; nothing happened.
        """
        if not isinstance(action, act.Open | act.Caps | act.Spoilt):
            return Reason("not_now")
        return self._act(action)

    def _submit_cut(self, asked: Question, answer: Cut) -> Reason | None:
        pack = len(self.options.seating.pack)
        if asked.kind != "cut":
            return Reason("not_now")
        if not 0 <= answer.at < pack:
            return Reason("cut_range", {"high": pack - 1})
        self._deal(answer.at, by=asked.seat)
        return None

    def claim(self, seat: int) -> Reason | None:
        """Say "the rest are mine", at one's own turn to play (R59).

        It is granted if this seat wins every remaining trick in each deal that agrees with what it
        has seen. Then the table plays the cards out for everybody, action by action as if the seats
        had; offers are asked in between as ever. One undo takes all of it back.

        Returns:
            None if it was granted; otherwise why not, and nothing was changed.

        Raises:
            JournalError: If the journal does not take a card; what it took stands.
        """
        asked = self.question
        if asked is None or (asked.seat, asked.kind) != (seat, "turn"):
            return Reason("not_now")
        if self.match.public.phase is not Phase.PLAY:
            return Reason("not_now")
        claim = granted(self.match, seat)
        if claim is None:
            return Reason("not_certain")
        self._history.stops.note(seat, len(self._history.steps))
        self._claim = claim
        self._unasked = True
        self._deliver()
        return None

    def _act(self, action: Action) -> Reason | None:
        try:
            self._take(ActionRow(action), action.seat)
        except IllegalAction as refused:
            return refused.reason
        return None

    def _take(self, step: Step, by: int | None) -> None:
        """Apply, journal, publish, go on.

        Args:
            step: What happens.
            by: The seat that decided it, if any did.
        """
        self._history.take(step, by)
        self.question = None
        for seat in self._polled:
            self._history.declined.pop((seat, "Spoilt"), None)
        if isinstance(step, DealRow):
            self._history.declined.clear()
        self._next_question()
        self._deliver()

    # ------------------------------------------------------------------ questions

    def _next_question(self) -> None:
        awaited = self.match.awaited
        if awaited is None:
            self.question = self._claim = None
            return
        for seat, action in due_offers(self.match, self._polled):
            if (seat, type(action).__name__) not in self._history.declined:
                self._put(seat, "offer", (action,))
                return
        self._put(awaited, "turn", tuple(self.match.legal(awaited)))

    def _put(self, seat: int, kind: Kind, actions: tuple[Action, ...] = ()) -> None:
        self.question = Question(next(self._questions), seat, kind, actions)
        self._unasked = True

    def _put_anew(self, asked: Question) -> None:
        """Put the open question under a new id: an answer under the old one comes too late."""
        self.question = msgspec.structs.replace(asked, id=next(self._questions))
        self._unasked = True

    def _ask(self) -> bool:
        """Ask the seat whose question has not been put to it; return whether there was one."""
        asked, unasked, self._unasked = self.question, self._unasked, False
        if asked is None or not unasked:
            return False
        if self._claim is not None and asked.kind == "turn":
            self._play_out(self._claim.action(asked))
        elif asked.seat in self._audience.chairs:
            self._audience.chairs[asked.seat].ask(asked)
        else:
            return False
        return True

    def _play_out(self, action: Action) -> None:
        """Play one card of a claim; where it cannot be kept, the seats play on themselves."""
        try:
            self._take(ActionRow(action), by=None)
        except JournalError:
            self._claim = None
            self._unasked = True
            raise

    # ------------------------------------------------------------------ undo and redo

    def can_undo(self, seat: int) -> bool:
        """Return whether this seat has decided something that can be taken back."""
        return self._history.stops.last(seat) is not None

    def undo_reopens(self, seat: int) -> bool:
        """Return whether undo would go back into a deal that is over."""
        last = self._history.stops.last(seat)
        if last is None:
            return False
        steps = self._history.steps
        deals = [at for at, step in enumerate(steps) if isinstance(step, DealRow)]
        return last < deals[-1] or self.match.public.outcome is not None

    def undo(self, seat: int) -> bool:
        """Go back to before the last thing this seat decided: an answer, an offer, a claim.

        Every chair forgets all and hears again what still stands. The cards to come stay the same.

        Returns:
            False if there is nothing to take back.

        Raises:
            JournalError: If the journal does not take it; nothing happened.
        """
        stop = self._history.stops.last(seat)
        if stop is None:
            return False
        self._history.undo(stop)
        self._begin_anew()
        if self.match.needs_deal:
            self.next_deal()  # the cut was taken back
        return True

    @property
    def undone(self) -> int:
        """How many undos can be redone one after the other."""
        return self._history.undone

    def redo(self) -> bool:
        """Bring back what the last undo took away, with all that others did meanwhile.

        That ends with any new deed. Every chair forgets all and hears what stands now.

        Returns:
            False if there is nothing to bring back.

        Raises:
            JournalError: If the journal does not take it; nothing happened.
        """
        brought = self._history.redo()
        if brought:
            self._begin_anew()
        return brought

    def _begin_anew(self) -> None:
        """Let everybody forget all and hear what stands; then put the question that is due."""
        self._audience.forget()
        self._claim = self.question = None
        self._next_question()
        self._deliver()
