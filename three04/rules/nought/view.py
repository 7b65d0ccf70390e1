"""A seat's view of the match: all it may know, folded from its events and from nothing else.

The screen, computer players, a guest's desktop and a replay read a ``View``. The state of a match
is itself one view a seat, so legality is asked of the same object everywhere.
"""

from typing import Literal

from three04.cards import Card, Suit
from three04.rules import events as ev
from three04.rules.actions import Action
from three04.rules.nought import legality
from three04.rules.nought.own import Own
from three04.rules.nought.public import Public, Trick
from three04.rules.nought.ranks import PACK_POINTS, POINTS
from three04.rules.reasons import Reason


class View:
    """What one seat knows.

    Attributes:
        public: What everybody knows.
        own: What this seat alone knows; ``own.seat`` is None for a spectator.
    """

    __slots__ = ("own", "public")

    def __init__(self, seat: int | None, public: Public | None = None) -> None:
        self.public = Public() if public is None else public
        self.own = Own(seat)

    @property
    def seat(self) -> int | None:
        """The seat that has this view; None for a spectator."""
        return self.own.seat

    @property
    def hand(self) -> list[Card]:
        """The seat's unplayed cards without the indicator."""
        return self.own.hand

    @property
    def trump(self) -> Suit | None:
        """The trump suit if this seat knows it."""
        return self.public.trump or self.own.trump

    def fold(self, event: ev.Event) -> None:
        """Take in one event as redacted for this seat."""
        self.public.fold(event)
        self.own.fold(event)

    def copy(self) -> "View":
        """Return an independent copy (for another thread, or to look ahead)."""
        twin = View.__new__(View)
        twin.public = self.public.copy()
        twin.own = self.own.copy()
        return twin

    def legal(self) -> list[Action]:
        """Return what this seat may do at its own turn, empty when it is not on turn."""
        return legality.legal(self.public, self.own)

    def offers(self) -> list[Action]:
        """Return what this seat may do although another is on turn."""
        return legality.offers(self.public, self.own)

    def why_not(self, action: Action) -> Reason | None:
        """Return why this seat may not do this now, or None if it may."""
        return legality.why_not(self.public, self.own, action)

    # ------------------------------------------------------------------ what it has seen

    def card_at(self, trick: int, seat: int) -> Card | None:
        """Return the card a seat played to a trick, if this seat has seen it.

        Args:
            trick: Index of the trick from 0; the running trick's index is ``len(tricks)``.
            seat: Who played it.
        """
        for play in self._trick(trick).plays:
            if play.seat == seat:
                return play.card or self.own.seen.get((trick, seat))
        return None

    def trick_points(self, trick: int) -> tuple[int, bool]:
        """Return the points of a trick this seat has seen, and whether that is all of them."""
        cards = [self.card_at(trick, play.seat) for play in self._trick(trick).plays]
        return sum(POINTS[card] for card in cards if card), None not in cards

    def side_points(self, side: int) -> tuple[int, bool]:
        """Return the points a side has taken that this seat has seen, and whether that is all.

        R45: a running score counts the cards that this seat has seen.
        """
        total, complete = 0, True
        for number, trick in enumerate(self.public.tricks):
            if trick.winner is not None and self.public.table.side(trick.winner) == side:
                points, all_seen = self.trick_points(number)
                total += points
                complete = complete and all_seen
        return total, complete

    def settled(self) -> Literal["made", "failed"] | None:
        """Return how the contract has come out, once what this seat has seen leaves no doubt."""
        public = self.public
        if public.maker is None:
            return None
        makers = public.table.side(public.maker)
        if public.contract == ev.PARTNER_CLOSE:
            winners = [trick.winner for trick in public.tricks if trick.winner is not None]
            return "failed" if any(public.table.side(seat) != makers for seat in winners) else None
        points = [self.side_points(side)[0] for side in range(public.table.sides)]
        if points[makers] >= public.contract:
            return "made"
        lost = sum(points) - points[makers]
        return "failed" if lost > PACK_POINTS - public.contract else None

    def _trick(self, number: int) -> Trick:
        tricks = self.public.tricks
        return tricks[number] if number < len(tricks) else self.public.trick
