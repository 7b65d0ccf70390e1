"""What a table does not show while its match runs: hands of deals thrown in or redealt (R48).

Nobody at a table sees the cards of such a deal again. As long as the match goes on, they would tell
how the others bid with what they hold: so whatever shows or writes its earlier deals leaves them
out, but for what the person has seen.
"""

from collections.abc import Sequence

from three04.cards import Card
from three04.record.partly import UNSEEN
from three04.rules import events as ev
from three04.rules.events import Event, redact
from three04.rules.journal import DealRow, HeaderRow, Row, steps_of
from three04.rules.nought.match import Match
from three04.rules.origins import is_over


def as_shown(rows: Sequence[Row], seat: int | None) -> tuple[Row, ...]:
    """Return the deals of a match that are over, as far as their cards may be looked at now.

    What was undone is left out, and so is a deal that runs. Cards that were not shown are
    :data:`~three04.record.partly.UNSEEN`. Of a match that is over nothing is left out.

    Args:
        rows: The match, the header first.
        seat: The person's seat, who has seen his own cards; None if it is nobody's.

    Raises:
        ValueError: If there is no header or the rows are no legal match.
    """
    if not rows or not isinstance(rows[0], HeaderRow):
        raise ValueError("a journal begins with its header")
    header = rows[0]
    match = Match(header.options, header.first_dealer)
    match.begin()
    kept: list[Row] = [header]
    whole: list[DealRow] = []
    hidden: dict[int, DealRow] = {}
    begun, seen = 0, _Seen(seat)
    for step in steps_of(list(rows)):
        if isinstance(step, DealRow):
            begun, seen = len(kept), _Seen(seat)
            whole.append(step)
            events = match.deal(step.hands)
        else:
            events = match.apply(step.action)
        kept.append(step)
        seen.take(events)
        if match.result is not None and match.public.shown is None:
            hidden[begun] = DealRow(seen.hands(whole[-1].hands))
    if match.result is None and whole:
        del kept[begun:]
    if is_over(header.origin, match.public):
        return tuple(kept)
    return tuple(hidden.get(at, row) for at, row in enumerate(kept))


def withholds(rows: Sequence[Row]) -> bool:
    """Return whether cards are left out of a match as it may be shown."""
    return any(
        isinstance(row, DealRow) and any(UNSEEN in hand for hand in row.hands) for row in rows
    )


class _Seen:
    """The cards of a deal that a seat has seen before the first card was played."""

    def __init__(self, seat: int | None) -> None:
        self._seat = seat
        self._packets: dict[int, tuple[Card, ...]] = {}

    def take(self, events: Sequence[Event]) -> None:
        """Hear what happened."""
        for event in events:
            match redact(event, self._seat):
                case ev.Dealt(seat=seat, cards=cards) if cards:
                    self._packets[seat] = (*self._packets.get(seat, ()), *cards)
                case ev.RedealDemanded(seat=seat, cards=cards):
                    self._packets[seat] = cards
                case _:
                    pass

    def hands(self, whole: Sequence[Sequence[Card]]) -> tuple[tuple[Card, ...], ...]:
        """Return hands without the cards that were not seen."""
        return tuple(_padded(self._packets.get(at, ()), len(hand)) for at, hand in enumerate(whole))


def _padded(seen: tuple[Card, ...], size: int) -> tuple[Card, ...]:
    return (*seen, *(UNSEEN,) * (size - len(seen)))
