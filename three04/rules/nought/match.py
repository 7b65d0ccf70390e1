"""One match: deal after deal, tokens, the next dealer, the end (R4, R8, R65, R66)."""

from collections.abc import Sequence

import msgspec

from three04.cards import Card
from three04.rules import events as ev
from three04.rules.actions import Action
from three04.rules.events import Event, Outcome
from three04.rules.journal import DealRow, HeaderRow, Row, steps_of
from three04.rules.nought import legality, scoring
from three04.rules.nought.deal import Deal
from three04.rules.nought.own import Own, fold_all
from three04.rules.nought.public import Phase, Public
from three04.rules.options import Options
from three04.rules.reasons import IllegalAction, Reason


class Result(msgspec.Struct, frozen=True):
    """How a deal came out.

    Attributes:
        outcome: Made, failed, thrown in, spoilt or redealt.
        maker: The seat that held the contract; None where there was none.
        contract: The bid, or ``PARTNER_CLOSE``; 0 where there was none.
        points: The makers' card points.
        moved: Tokens that really moved, in all.
    """

    outcome: Outcome
    maker: int | None = None
    contract: int = 0
    points: int = 0
    moved: int = 0


class Match:
    """The state of a match; see :class:`three04.rules.game.Game`.

    Attributes:
        options: The options it is played by.
        public: What everybody knows.
        owns: What each seat knows besides, by seat.
        current: The deal that is played or was played last; None before the first.
        result: How the last deal came out; None while it runs and before the first.
    """

    def __init__(self, options: Options, first_dealer: int) -> None:
        """Make a match that has not begun.

        Args:
            options: The options it is played by.
            first_dealer: The dealer of the first deal (R4).
        """
        self.options = options
        self.public = Public()
        self.owns = [Own(seat) for seat in range(options.seating.seats)]
        self.current: Deal | None = None
        self.result: Result | None = None
        self._next_dealer = first_dealer

    @classmethod
    def before_deal(
        cls, options: Options, number: int, dealer: int, tokens: tuple[int, ...]
    ) -> "Match":
        """Return a match that stands before one of its deals, whatever was played before it.

        Args:
            options: The options it is played by.
            number: Of the deal that is due, from 1.
            dealer: Its dealer.
            tokens: Each side's tokens.
        """
        match = cls(options, dealer)
        match.begin()
        match.public.number = number - 1
        match.public.tokens = tokens
        return match

    @property
    def needs_deal(self) -> bool:
        """Whether cards are to be dealt next."""
        return self.public.phase is Phase.WAITING

    @property
    def finished(self) -> bool:
        """Whether the match is over."""
        return self.public.phase is Phase.FINISHED

    @property
    def awaited(self) -> int | None:
        """The seat whose action is awaited; None between deals and after the match."""
        return self.public.awaited

    @property
    def next_dealer(self) -> int:
        """The dealer of the next deal, if another follows."""
        return self._next_dealer

    def begin(self) -> list[Event]:
        """Start the match; called once, before the first deal."""
        event = ev.MatchStarted(self.options)
        self._fold(event)
        return [event]

    def deal(self, hands: tuple[tuple[Card, ...], ...]) -> list[Event]:
        """Begin the next deal.

        Args:
            hands: Each seat's cards in the order dealt, both packets.

        Raises:
            ValueError: If no deal is due or the hands are not the pack, dealt out evenly.
        """
        if not self.needs_deal:
            raise ValueError("no deal is due")
        _check_hands(self.options, hands)
        self.result = None
        self.current = Deal(
            self.public,
            self.owns,
            self.public.number + 1,
            self._next_dealer,
            self.public.tokens,
            hands,
        )
        return self.current.begin()

    def legal(self, seat: int) -> list[Action]:
        """Return what this seat may do at its turn, empty when it is not on turn."""
        return legality.legal(self.public, self.owns[seat])

    def offers(self, seat: int) -> list[Action]:
        """Return what this seat may do although another is on turn."""
        return legality.offers(self.public, self.owns[seat])

    def apply(self, action: Action) -> list[Event]:
        """Do one action and return all that happened, complete.

        Raises:
            IllegalAction: If it is not legal; nothing was changed.
        """
        deal = self.current
        if deal is None or self.needs_deal or self.finished:
            raise IllegalAction(Reason("match_over" if self.finished else "no_deal"))
        events = deal.apply(action)
        if deal.outcome is not None:
            events += self._after_deal(deal, deal.outcome)
        return events

    def _fold(self, event: Event) -> None:
        fold_all(self.public, self.owns, event)

    def _after_deal(self, deal: Deal, outcome: Outcome) -> list[Event]:
        events: list[Event] = []
        dealer = self.public.dealer
        if outcome in ("made", "failed"):
            played = deal.played()
            events += scoring.settle(self.options, self.public.tokens, played)
            moved = sum(paid.tokens for paid in events if isinstance(paid, ev.TokensPaid))
            self.result = Result(outcome, self.public.maker, played.contract, played.points, moved)
        else:
            self.result = Result(outcome, self.public.maker, self.public.contract)
        if outcome not in ("redeal", "spoilt"):
            dealer = self.options.seating.next_seat(dealer)
        self._next_dealer = dealer
        for event in events:
            self._fold(event)
        winners = scoring.winners(self.options, self.public.tokens)
        if winners:
            events.append(ev.MatchEnded(winners))
            self._fold(events[-1])
        return events


def _check_hands(options: Options, hands: tuple[tuple[Card, ...], ...]) -> None:
    table = options.seating
    if [len(hand) for hand in hands] != [table.hand_size] * table.seats:
        raise ValueError(f"a deal at this table is {table.seats} hands of {table.hand_size}")
    if sorted(card for hand in hands for card in hand) != sorted(table.pack):
        raise ValueError("the hands are not the pack, each card once")


def replayed(rows: Sequence[Row]) -> Match:
    """Return the state that a sound journal's rows lead to, the header first.

    Raises:
        IllegalAction: If they are no legal match.
    """
    header = rows[0]
    assert isinstance(header, HeaderRow)
    match = Match(header.options, header.first_dealer)
    match.begin()
    for step in steps_of(rows):
        if isinstance(step, DealRow):
            match.deal(step.hands)
        else:
            match.apply(step.action)
    return match
