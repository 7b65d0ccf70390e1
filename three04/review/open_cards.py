"""A deal with open cards: what the best play would have made, card by card, and where it turned."""

from typing import Final

import msgspec

from three04.ai.kernel.solver import COMPILED
from three04.ai.thought import Stop
from three04.cards import Card
from three04.review.deal import FinishedDeal
from three04.rules import actions as act
from three04.rules.events import PARTNER_CLOSE
from three04.rules.nought.match import Match
from three04.table.open_deal import Oracle, position_of

TURN: Final = 15
"""Card points by which a card must change what is to come to be the turning point by points."""


class OpenPlay(msgspec.Struct, frozen=True):
    """One card of the deal, with all hands seen.

    Attributes:
        at: How many actions of the deal went before it.
        trick: The number of its trick, from 0.
        seat: Who played it.
        card: What it was.
        before: The makers' points with best play of all, before this card.
        after: The same after it; equal if it was one of the best.
        worth: What each card that may be played with open cards is worth, the best first.
    """

    at: int
    trick: int
    seat: int
    card: Card
    before: int
    after: int
    worth: dict[Card, int] = {}


class OpenDeal(msgspec.Struct, frozen=True):
    """A deal with open cards.

    Attributes:
        contract: The bid.
        maker: The maker's seat.
        plays: Its cards in the order played.
        points: The makers' points with best play from then on: before the first card, and after
            each of them. The last is what they took.
    """

    contract: int
    maker: int
    plays: tuple[OpenPlay, ...]
    points: tuple[int, ...]

    @property
    def best(self) -> int:
        """The makers' points with best play of all from the first lead."""
        return self.points[0]

    @property
    def turning(self) -> OpenPlay | None:
        """The card that decided: the last one that turned the contract, with open cards.

        Where none did, the one that changed the points most, if that was much.
        """
        turned = [
            play
            for play in self.plays
            if (play.before >= self.contract) != (play.after >= self.contract)
        ]
        if turned:
            return turned[-1]
        largest = max(self.plays, key=lambda play: abs(play.after - play.before), default=None)
        if largest is None or abs(largest.after - largest.before) < TURN:
            return None
        return largest


def why_not(deal: FinishedDeal, compiled: bool = COMPILED) -> str:
    """Return why a deal is not solved, as a code; empty if it is.

    Args:
        deal: The deal.
        compiled: Whether the solver is compiled.

    Returns:
        ``no-play``: no card was played. ``close``: Partner Close. ``slow``: not compiled.
    """
    match = deal.finished()
    if match.result is None or match.result.outcome not in ("made", "failed"):
        return "no-play"
    if match.result.contract == PARTNER_CLOSE:
        return "close"
    return "" if compiled else "slow"


def open_deal(deal: FinishedDeal, stop: Stop | None = None) -> OpenDeal | None:
    """Return a deal with open cards; the hidden trump is taken as open.

    Args:
        deal: A deal for which :func:`why_not` has nothing to say.
        stop: What tells the search to come to an end.

    Returns:
        None if it was stopped.
    """
    solving = _Solving(Oracle(deal.options.seating))
    for at, (match, action) in enumerate(deal.stages()):
        if stop is not None and stop.is_set():
            return None
        if isinstance(action, act.Play):
            solving.add(at, match, action)
    return solving.found(deal.finished())


class _Solving:
    """Solves position after position."""

    def __init__(self, oracle: Oracle) -> None:
        self._oracle = oracle
        self._solved: list[tuple[int, int, act.Play, dict[Card, int]]] = []

    def add(self, at: int, match: Match, action: act.Play) -> None:
        worth = self._oracle.cards(position_of(match))
        self._solved.append((at, len(match.public.tricks), action, worth))

    def found(self, over: Match) -> OpenDeal:
        """Put together what was solved."""
        result = over.result
        assert result is not None
        assert result.maker is not None
        values = [next(iter(worth.values())) for *_, worth in self._solved]
        points = (*values, result.points)
        plays = tuple(
            OpenPlay(at, trick, play.seat, play.card, points[n], points[n + 1], worth)
            for n, (at, trick, play, worth) in enumerate(self._solved)
        )
        return OpenDeal(result.contract, result.maker, plays, points)
