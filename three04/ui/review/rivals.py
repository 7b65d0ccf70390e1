"""Computer players that play a deal again in a person's chair, one decision a step."""

from collections.abc import Sequence

from three04.ai.thought import Stop
from three04.review.comparison import Comparison, Rival, showing
from three04.review.deal import FinishedDeal
from three04.store.comparisons import Showing


class Rivals:
    """They play one after the other.

    Attributes:
        left: Who has not played yet.
        comparisons: How those did who have, in the order of the levels.
    """

    def __init__(
        self, deal: FinishedDeal, seat: int, levels: Sequence[str], known: Sequence[Showing] = ()
    ) -> None:
        """Make ready.

        Args:
            deal: The deal.
            seat: The person's chair.
            levels: The computer players.
            known: How some of them did; they need not play once more.
        """
        self._deal, self._seat = deal, seat
        mine = showing(deal.finished(), seat)
        found = {theirs.level: theirs for theirs in known}
        self._levels, self._mine = tuple(levels), mine
        self.left = [level for level in levels if level not in found]
        self.comparisons = [
            Comparison(deal.number, seat, mine, found[level]) for level in levels if level in found
        ]
        self._rival: Rival | None = None

    def play_on(self, stop: Stop | None) -> Rival | None:
        """Have one of them make a decision, in the worker; None if it was stopped."""
        if self._rival is None:
            self._rival = Rival(self._deal, self._seat, self.left[0])
        return self._rival if self._rival.over or self._rival.step(stop) else None

    def played(self, found: object) -> Comparison | None:
        """Take what came of a decision; return how the player did once the deal is over."""
        assert isinstance(found, Rival)
        if not found.over:
            return None
        came = Comparison(self._deal.number, self._seat, self._mine, found.showing())
        self.comparisons.append(came)
        self.comparisons.sort(key=lambda one: self._levels.index(one.theirs.level))
        self.leave_out()
        return came

    def leave_out(self) -> None:
        """Let the next one play."""
        self.left.pop(0)
        self._rival = None
