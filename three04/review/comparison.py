"""The same deal played by computer players in one's own chair."""

from collections.abc import Callable

import msgspec

from three04.ai.player import Player
from three04.ai.players import PLAYERS
from three04.ai.thought import Stop
from three04.record.deals import random_source
from three04.review.deal import FinishedDeal
from three04.rules.journal import MemoryJournal
from three04.rules.nought.match import Match
from three04.rules.nought.view import View
from three04.rules.questions import Answer, Question
from three04.store.comparisons import Showing
from three04.table.chairs import ComputerChair
from three04.table.table import Table


class Comparison(msgspec.Struct, frozen=True):
    """A row of comparisons: one deal, one computer player in the person's chair.

    Attributes:
        deal: The deal's number in its match.
        seat: The chair.
        mine: How the person did.
        theirs: How the computer player did.
    """

    deal: int
    seat: int
    mine: Showing
    theirs: Showing

    @property
    def ahead(self) -> int:
        """Tokens by which the person did better."""
        return self.mine.tokens - self.theirs.tokens


def showing(match: Match, seat: int, level: str = "") -> Showing:
    """Return how the match's last deal came out for a seat.

    Args:
        match: The match, its last deal over.
        seat: The seat.
        level: Who played there.
    """
    result, deal, seating = match.result, match.current, match.options.seating
    assert result is not None
    assert deal is not None
    side = seating.side(seat)
    return Showing(
        level,
        result.outcome,
        result.maker,
        result.contract,
        deal.points[side],
        _moved(match, side),
    )


def _moved(match: Match, side: int) -> int:
    paid = match.public.payments
    won = sum(p.tokens for p in paid if p.receiver == side)
    return won - sum(p.tokens for p in paid if p.payer == side)


class Rival:
    """Plays a deal once more with a computer player in a person's chair, thought by thought.

    All others are who they were, with the same seeds, so that they do the same as long as they see
    the same. In another person's chair sits the same computer player.

    Attributes:
        level: The computer player.
    """

    def __init__(self, deal: FinishedDeal, seat: int, level: str) -> None:
        """Deal the cards again.

        Args:
            deal: The deal.
            seat: The person's chair.
            level: The computer player's name.
        """
        self.level = level
        self._seat = seat
        self._stop: Stop | None = None
        self._job: tuple[Callable[[], Answer], Callable[[Answer], object]] | None = None
        # No further deal is asked for, so it does not matter where it would come from.
        self._table = Table.resumed(deal.rows[: deal.begun + 1], random_source(), MemoryJournal())
        names = deal.players or (level,) * deal.options.seating.seats
        for at, name in enumerate(names):
            self._sit(at, level if at == seat or name not in PLAYERS else name, deal.header.seed)
        self._table.go_on()

    def _sit(self, seat: int, name: str, seed: str) -> None:
        player = PLAYERS[name]
        chair = ComputerChair(
            seat, self._thinking(player), f"{seed}:{seat}", self._table.submit, self, player.budget
        )
        self._table.sit(seat, chair, player.polled)

    def _thinking(self, player: Player) -> Callable[[View, Question, str, int], Answer]:
        def decide(view: View, question: Question, seed: str, budget: int) -> Answer:
            if player.think is None:
                return player.decide(view, question, seed, budget)
            return player.think(view, question, seed, budget, self._stop).answer

        return decide

    def run(self, think: Callable[[], Answer], done: Callable[[Answer], object]) -> None:
        """Keep a thought for the next step; see :class:`three04.table.chairs.Executor`."""
        self._job = (think, done)

    @property
    def over(self) -> bool:
        """Whether the deal is over."""
        return self._table.match.result is not None

    def step(self, stop: Stop | None = None) -> bool:
        """Make one decision; a stop undoes it.

        Returns:
            Whether it was made.
        """
        job = self._job
        if job is None:
            return False
        think, done = job
        self._stop = stop
        answer = think()
        if stop is not None and stop.is_set():
            return False
        self._job = None
        done(answer)
        return True

    def showing(self) -> Showing:
        """Return how it came out; the deal must be over."""
        return showing(self._table.match, self._seat, self.level)


def compare(
    deal: FinishedDeal, seat: int, level: str, stop: Stop | None = None
) -> Comparison | None:
    """Return how a computer player does in a person's chair, beside what the person did.

    Args:
        deal: The deal.
        seat: The person's chair.
        level: The computer player's name.
        stop: What tells it to come to an end.

    Returns:
        None if it was stopped.
    """
    rival = Rival(deal, seat, level)
    while not rival.over:
        if not rival.step(stop):
            return None
    return Comparison(deal.number, seat, showing(deal.finished(), seat), rival.showing())
