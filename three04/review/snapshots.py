"""What lay where at each moment of a finished deal, all of it seen."""

from dataclasses import dataclass

from three04.cards import Card, Suit
from three04.review.deal import FinishedDeal
from three04.rules.nought.match import Match
from three04.rules.nought.public import Phase, Trick


@dataclass(frozen=True)
class Laid:
    """A card of a trick.

    Attributes:
        seat: Who played it.
        card: What it is.
        down: Whether it was played face down.
        hidden: Whether it still lay face down at that moment.
    """

    seat: int
    card: Card
    down: bool = False
    hidden: bool = False


@dataclass(frozen=True)
class Snapshot:
    """A deal at one moment.

    Attributes:
        hands: The unplayed cards of each seat, without the indicator.
        indicator: The indicator while it lies face down on the table.
        maker: The maker; None before there is one.
        trump: The trump suit; None before it was chosen.
        closed: Whether it is hidden at that moment.
        number: The number of the trick in view, from 0; None outside of play.
        trick: Its cards, in the order played.
        winner: Who took it; None while it runs.
        turn: Who is to do something; None when the deal is over.
        points: Card points each side has taken.
        aside: Seats that laid their hands aside (R32).
    """

    hands: tuple[tuple[Card, ...], ...]
    indicator: Card | None
    maker: int | None
    trump: Suit | None
    closed: bool
    number: int | None
    trick: tuple[Laid, ...]
    winner: int | None
    turn: int | None
    points: tuple[int, ...]
    aside: frozenset[int] = frozenset()


def snapshots(deal: FinishedDeal) -> list[Snapshot]:
    """Return the deal before each of its actions, and after the last."""
    found = []
    match = deal.opened()
    for action in deal.actions:
        found.append(_snapshot(match))
        match.apply(action)
    return [*found, _snapshot(match)]


def _snapshot(match: Match) -> Snapshot:
    public, deal = match.public, match.current
    assert deal is not None
    number, trick = _in_view(match)
    indicator = next((own.indicator for own in match.owns if own.indicator), None)
    maker = public.maker
    trump = public.trump
    if trump is None and maker is not None:
        trump = match.owns[maker].trump
    return Snapshot(
        tuple(tuple(own.hand) for own in match.owns),
        indicator,
        maker,
        trump,
        public.closed and trump is not None,
        number,
        () if trick is None or number is None else _laid(match, trick, number),
        None if trick is None else trick.winner,
        public.awaited,
        tuple(deal.points),
        public.aside,
    )


def _in_view(match: Match) -> tuple[int | None, Trick | None]:
    """Return the trick that is seen: the running one, or the last one until the next is led."""
    public = match.public
    if public.trick.plays or not public.tricks:
        playing = public.phase is Phase.PLAY
        return (len(public.tricks), public.trick) if playing else (None, None)
    return len(public.tricks) - 1, public.tricks[-1]


def _laid(match: Match, trick: Trick, number: int) -> tuple[Laid, ...]:
    over = match.public.outcome is not None
    laid = []
    for play in trick.plays:
        card = play.card or match.owns[play.seat].seen[number, play.seat]
        laid.append(Laid(play.seat, card, play.down, play.card is None and not over))
    return tuple(laid)
