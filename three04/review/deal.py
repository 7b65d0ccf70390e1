"""A finished deal out of a match's rows, ready to be played again action by action."""

from collections.abc import Iterator, Sequence

import msgspec

from three04.cards import Card
from three04.rules.actions import Action
from three04.rules.journal import ActionRow, DealRow, HeaderRow, PlayersRow, Row, steps_of
from three04.rules.nought.match import Match, replayed
from three04.rules.options import Options


class NoReviewError(ValueError):
    """There is no finished deal to look at."""


class FinishedDeal(msgspec.Struct, frozen=True):
    """A deal that is over, with all that went before it in its match.

    Attributes:
        rows: The header, and every deal and action that stands up to this deal's last action.
        begun: The place of its deal among these rows.
        number: Its number in the match, from 1.
        dealer: Its dealer.
        tokens: Each side's tokens before it.
        players: The computer player at each seat in this deal; "" is a person.
    """

    rows: tuple[Row, ...]
    begun: int
    number: int
    dealer: int
    tokens: tuple[int, ...]
    players: tuple[str, ...] = ()

    @property
    def header(self) -> HeaderRow:
        """The header of its match."""
        header = self.rows[0]
        assert isinstance(header, HeaderRow)
        return header

    @property
    def options(self) -> Options:
        """What it was played by."""
        return self.header.options

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """The cards as dealt, both packets."""
        row = self.rows[self.begun]
        assert isinstance(row, DealRow)
        return row.hands

    @property
    def actions(self) -> tuple[Action, ...]:
        """What the seats did, in order."""
        return tuple(_action(row) for row in self.rows[self.begun + 1 :])

    def opened(self) -> Match:
        """Return the match as this deal begins; what went before is not played again."""
        match = Match.before_deal(self.options, self.number, self.dealer, self.tokens)
        match.deal(self.hands)
        return match

    def stages(self) -> Iterator[tuple[Match, Action]]:
        """Yield the match before each action of the deal, with the action.

        It is the same match each time, an action further on; nobody else may change it.
        """
        match = self.opened()
        for action in self.actions:
            yield match, action
            match.apply(action)

    def finished(self) -> Match:
        """Return the match as this deal is over."""
        match = self.opened()
        for action in self.actions:
            match.apply(action)
        return match


def _action(row: Row) -> Action:
    assert isinstance(row, ActionRow)
    return row.action


def _seated(rows: Sequence[Row]) -> dict[int, tuple[str, ...]]:
    """Return the computer players of each deal, by its row: what stands is made of these rows."""
    found: dict[int, tuple[str, ...]] = {}
    coming: tuple[str, ...] = ()
    for row in rows:
        match row:
            case HeaderRow(players=players) | PlayersRow(players=players):
                coming = players
            case DealRow():
                found[id(row)] = coming
            case _:
                pass
    return found


def finished_deal(rows: Sequence[Row], number: int | None = None) -> FinishedDeal:
    """Return a deal of a match.

    Args:
        rows: The rows of a sound match, the header first, undone ones too.
        number: Which deal, from 1; None for the last one.

    Raises:
        NoReviewError: If it is not there, or not over: a review shows every card.
    """
    if not rows or not isinstance(rows[0], HeaderRow):
        raise NoReviewError("a match begins with its header")
    header = rows[0]
    steps, seated = steps_of(list(rows)), _seated(rows)
    starts = [at for at, step in enumerate(steps) if isinstance(step, DealRow)]
    wanted = len(starts) if number is None else number
    if not 1 <= wanted <= len(starts):
        raise NoReviewError("there is no such deal")
    end = starts[wanted] if wanted < len(starts) else len(steps)
    kept: tuple[Row, ...] = (header, *steps[:end])
    begun = starts[wanted - 1] + 1
    before = replayed(kept[:begun])
    tokens, players = before.public.tokens, seated[id(kept[begun])]
    deal = FinishedDeal(kept, begun, wanted, before.next_dealer, tokens, players)
    if deal.finished().public.outcome is None:
        raise NoReviewError("the deal is not over")
    return deal
