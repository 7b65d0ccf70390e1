"""What if: a match gone on with from a moment of a replay, as the rows of a new journal."""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from three04.rules.journal import ActionRow, DealRow, HeaderRow, Row, Step
from three04.rules.origins import WHAT_IF
from three04.table.replay import MatchReplay


@dataclass(frozen=True)
class Seated:
    """Who plays on, seat by seat of the new match.

    Attributes:
        names: The names.
        players: The computer players; "" is a person.
        seed: The computer players' seed.
    """

    names: tuple[str, ...]
    players: tuple[str, ...]
    seed: str


def turned(replay: MatchReplay, moment: int, seat: int, who: Seated, source: str) -> list[Row]:
    """Return a match up to a moment, turned so that a seat becomes seat 0.

    The person at a screen has seat 0 always. Nothing in the rules depends on a seat's number, only
    on the order round the table, so the turned match is the same match.

    Args:
        replay: The match.
        moment: The moment.
        seat: The seat that becomes seat 0.
        who: Who plays on, in the seats of the new match.
        source: Where further cards come from, as its source describes itself.
    """
    seats = replay.options.seating.seats
    dealer = (replay.first_dealer - seat) % seats
    header = HeaderRow(
        replay.options, dealer, who.names, who.players, who.seed, source, origin=WHAT_IF
    )
    return [header, *(_turned(step, seat, seats) for step in replay.played[:moment])]


def turned_names(names: Sequence[str], seat: int) -> tuple[str, ...]:
    """Return the names at the seats, from a seat on."""
    return (*names[seat:], *names[:seat])


def _turned(step: Step, seat: int, seats: int) -> Step:
    if isinstance(step, DealRow):
        return DealRow((*step.hands[seat:], *step.hands[:seat]))
    place = (step.action.seat - seat) % seats
    return ActionRow(msgspec.structs.replace(step.action, seat=place))
