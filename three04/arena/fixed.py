"""Deals without bidding: the maker, his bid and the trump are given, and only the play compared.

The rules are not bent: a scripted chair bids, passes and lays the indicator by legal actions, and
hands over to the player when play begins. So every view is honest: the others have passed, the
maker has bid.
"""

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from three04.cards import SUITS, Card, Suit
from three04.rules import actions as act
from three04.rules.actions import Action
from three04.rules.events import Event
from three04.rules.nought.auction import Auction
from three04.rules.nought.public import Phase
from three04.rules.nought.ranks import POINTS, STRENGTH
from three04.rules.options import Options
from three04.rules.questions import Question
from three04.rules.reasons import Reason
from three04.table.chairs import Chair
from three04.table.table import Table

Dealing: TypeAlias = Literal["turns", "best"]
"""Who is the maker: each seat in turn, pair by pair, or the seat with the best hand."""


class Fixed(msgspec.Struct, frozen=True):
    """The contract of every deal.

    Attributes:
        bid: What the maker has bid.
        dealing: Who he is.
    """

    bid: int = 160
    dealing: Dealing = "turns"


def refuse(fixed: Fixed, options: Options) -> Reason | None:
    """Return why the bid is none by these options, or None if it is one."""
    return Auction(options, 0).refuse(0, fixed.bid)


def trump_of(hand: Sequence[Card], first: int) -> Suit:
    """Return the suit that is made trump with a hand.

    It is the longest of the whole hand, of equals the one with more points, then the first of
    spades, hearts, diamonds, clubs; but one that the first packet holds (R20).

    Args:
        hand: The hand, in the order dealt.
        first: Cards of the first packet.
    """
    there = [suit for suit in SUITS if any(card[1] == suit for card in hand[:first])]
    return max(there, key=lambda suit: _trumps(hand, suit))


def _trumps(hand: Sequence[Card], suit: Suit) -> tuple[int, int]:
    cards = [card for card in hand if card[1] == suit]
    return len(cards), sum(POINTS[card] for card in cards)


def worth(hand: Sequence[Card], first: int) -> int:
    """Return what a hand is worth to a maker.

    Ten for each trump and its points, and the points of Jacks and nines beside.
    """
    length, points = _trumps(hand, trump := trump_of(hand, first))
    beside = sum(POINTS[c] for c in hand if c[1] != trump and c[0] in "J9")
    return 10 * length + points + beside


class Script:
    """What is said and laid in one match.

    Attributes:
        table: The match's table.
    """

    def __init__(self, fixed: Fixed, pair: int, table: Table) -> None:
        self.table = table
        self._fixed = fixed
        self._pair = pair

    def _maker(self) -> int:
        table = self.table.options.seating
        if self._fixed.dealing == "turns":
            return self._pair % table.seats
        hands = self._hands()
        return max(range(table.seats), key=lambda seat: worth(hands[seat], table.packets[0]))

    def _hands(self) -> tuple[tuple[Card, ...], ...]:
        deal = self.table.match.current
        assert deal is not None
        return deal.hands

    def action(self, question: Question) -> Action:
        """Return what a seat does before play begins."""
        seat = question.seat
        match self.table.match.public.phase:
            case Phase.TRUMP:
                return self._lay(seat)
            case Phase.AUCTION if seat == self._maker():
                bid = act.Bid(seat, self._fixed.bid)
                return bid if bid in question.actions else act.Pass(seat)
            case _:
                return act.Pass(seat)

    def _lay(self, seat: int) -> Action:
        """Lay the lowest card of the suit that the first packet holds."""
        hand, first = self._hands()[seat], self.table.options.seating.packets[0]
        trump = trump_of(hand, first)
        card = min((c for c in hand[:first] if c[1] == trump), key=STRENGTH.__getitem__)
        return act.LayTrump(seat, card)


class ScriptedChair:
    """A chair that follows the script until play begins and then leaves all to the player."""

    def __init__(self, script: Script, chair: Chair) -> None:
        self._script = script
        self._chair = chair

    def hear(self, events: Sequence[Event]) -> None:
        """Hand the events on."""
        self._chair.hear(events)

    def reset(self) -> None:
        """Hand it on."""
        self._chair.reset()

    def ask(self, question: Question) -> None:
        """Answer by the script, or let the player answer."""
        table = self._script.table
        if table.match.public.phase is Phase.PLAY:
            self._chair.ask(question)
        else:
            table.submit(question.seat, question.id, self._script.action(question))
