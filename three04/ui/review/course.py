"""The course of a finished deal as the review's parts need it: moments to stop at, tricks, line."""

from collections.abc import Sequence

from three04.review.deal import FinishedDeal
from three04.review.open_cards import OpenDeal
from three04.review.snapshots import Snapshot, snapshots
from three04.rules import actions as act
from three04.rules.nought.ranks import POINTS
from three04.rules.tables import Table
from three04.ui.advice import review_texts
from three04.ui.review.chart import Line, TrickTaken
from three04.ui.style.theme import SIDES
from three04.ui.words import texts


class Course:
    """A deal's moments.

    Attributes:
        deal: The deal.
        seat: The viewer's seat.
        table: The table.
        snaps: What lay where before each action, and at the end.
        plays: The places of the played cards among the actions.
        stops: The moments worth a step: before the first lead and after each card.
        ends: The moment after each trick.
    """

    def __init__(self, deal: FinishedDeal, seat: int) -> None:
        self.deal, self.seat = deal, seat
        self.table: Table = deal.options.seating
        self.snaps: list[Snapshot] = snapshots(deal)
        self.plays = [at for at, a in enumerate(deal.actions) if isinstance(a, act.Play)]
        last = len(self.snaps) - 1
        self.stops = [self.plays[0], *(at + 1 for at in self.plays)] if self.plays else [last]
        self.ends = [at + 1 for at in self.plays if self.snaps[at + 1].winner is not None]
        self.dealer = deal.opened().public.dealer
        self._result = deal.finished().result

    def played(self, at: int) -> int:
        """Return how many cards have been played at a moment."""
        return sum(play < at for play in self.plays)

    def contract(self, at: int) -> str:
        """Return the contract at a moment in words; empty before there is one."""
        if self.snaps[at].maker is None or not self.plays or at < self.plays[0]:
            return ""
        result = self._result
        return "" if result is None else texts.contract_text(result.contract)

    def tricks(self, names: Sequence[str]) -> list[TrickTaken]:
        """Return the tricks as their buttons show them."""
        taken = []
        for number, end in enumerate(self.ends):
            snap = self.snaps[end]
            assert snap.winner is not None
            points = sum(POINTS[laid.card] for laid in snap.trick)
            side = self.table.side(snap.winner) - self.table.side(self.seat)
            spoken = review_texts.snapshot_text(snap, names, self.table.hand_size)
            taken.append(TrickTaken(SIDES[side % self.table.sides], points, spoken))
            assert snap.number == number
        return taken

    def line(self, deal: OpenDeal) -> Line:
        """Return the line of the open cards."""
        turning = deal.turning
        return Line(
            deal.points,
            deal.contract,
            review_texts.needed_text(deal.contract),
            texts.outcome_text("made"),
            texts.outcome_text("failed"),
            None if turning is None else deal.plays.index(turning),
        )
