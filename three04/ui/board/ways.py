"""The ways of the cards: from where, and through what, each comes to lie where it belongs."""

from collections.abc import Sequence
from typing import NamedTuple

from three04.ui.board import motion
from three04.ui.board.animator import Leg, Values
from three04.ui.board.layout import Layout
from three04.ui.board.motion import Height
from three04.ui.board.places import Pose


class Way(NamedTuple):
    """How a card comes.

    Attributes:
        legs: Its way; the last leg ends where it will lie.
        start: Where it begins; None for where the card lies now.
        turns: Whether it begins with its other side up.
        height: How high it flies; None for as high as it will lie.
    """

    legs: Sequence[Leg]
    start: Values | None = None
    turns: bool = False
    height: float | None = None


def lying(pose: Pose, turned: float = 1.0, seen: float = 1.0) -> Values:
    """Return the values of a card that lies so.

    Args:
        pose: Where.
        turned: 0 with the side up that it showed before, 1 with the one it is to show.
        seen: 0 if it cannot be seen, 1 if it hides what is below.
    """
    return (*pose, turned, seen)


TURNED = 4
"""Which of a card's values says how far it is turned."""


def at_plate(table: Layout, place: int) -> Pose:
    """Return how a card lies among the cards that look out behind a seat's plate."""
    plate = table.plates[place]
    return Pose(plate.centre[0], plate.y - 0.26 * table.fan, table.fan)


def played(table: Layout, place: int, end: Pose, turns: bool, held: bool) -> Way:
    """Return the way of a card that is played.

    Args:
        table: Where all lies.
        place: Whose card.
        end: Where it is to lie.
        turns: Whether it turns its other side up on the way.
        held: Whether it lies before the viewer and begins there.
    """
    leg = Leg(lying(end), motion.PLAY, spans={TURNED: motion.FLIP} if turns else None)
    start = None if held else lying(at_plate(table, place), 0.0 if turns else 1.0)
    return Way([leg], start, turns, Height.FLIGHT if held else None)


def laid(table: Layout, place: int, end: Pose, turns: bool, held: bool) -> Way:
    """Return the way of an indicator that is laid; see :func:`played`."""
    leg = Leg(lying(end), motion.LAY, spans={TURNED: motion.FLIP} if turns else None)
    start = None if held else lying(at_plate(table, place))
    return Way([leg], start, turns, Height.FLIGHT if held else None)


def dealt(table: Layout, dealer: int, order: int, count: int, spots: tuple[Pose, Pose]) -> Way:
    """Return the way of a card dealt to the viewer: it turns up where it lands, then is sorted.

    Args:
        table: Where all lies.
        dealer: From whose place it comes.
        order: How many cards of its packet come before it.
        count: How many cards the packet has.
        spots: Where it lands, and where it belongs.
    """
    landing, home = spots
    done = order * motion.DEAL_GAP + motion.DEAL.ms + motion.TURN_DEALT.ms
    legs = [
        Leg(lying(landing, 0.0), motion.DEAL, order * motion.DEAL_GAP),
        Leg(lying(landing), motion.TURN_DEALT),
        Leg(lying(home), motion.SORT, sorting(count) - done),
    ]
    return Way(legs, lying(at_plate(table, dealer), 0.0), True, Height.FLIGHT + order)


def made_room(aside: Pose, home: Pose, count: int) -> Way:
    """Return the way of a card in hand that lets others in and is sorted with them."""
    legs = [
        Leg(lying(aside), motion.AIM),
        Leg(lying(home), motion.SORT, sorting(count) - motion.AIM.ms),
    ]
    return Way(legs)


def sorting(count: int) -> int:
    """Return when the cards of a packet are sorted: all have been turned up then."""
    return (count - 1) * motion.DEAL_GAP + motion.DEAL.ms + motion.TURN_DEALT.ms


def dealt_away(table: Layout, dealer: int, place: int, order: int) -> Way:
    """Return the way of a card dealt to another seat."""
    leg = Leg(lying(at_plate(table, place)), motion.DEAL, order * motion.DEAL_GAP)
    return Way([leg], lying(at_plate(table, dealer)), height=Height.BEHIND - order / 10)


def gathered(table: Layout, winner: int, side: int, order: int) -> Way:
    """Return the way of a card of a trick to who won it.

    Args:
        table: Where all lies.
        winner: Whose place.
        side: The winner's side, the viewer's being 0.
        order: How many cards leave before it.
    """
    end = at_plate(table, winner)
    if table.heaps:
        end = Pose(*table.heaps[side], 46 * table.scale, 90)
    leg = [Leg(lying(end), motion.GATHER, order * motion.GATHER_GAP)]
    return Way(leg, turns=True, height=Height.BEHIND)


def opened(end: Pose, lay: bool) -> Way:
    """Return the way of the indicator beside the trick, where it turns up in the dimmed light.

    Args:
        end: Where it is shown.
        lay: Whether it lay on the table; else it was played and is just shown.
    """
    if not lay:
        return Way([Leg(lying(end), motion.OPEN, motion.DIM.ms)], lying(end, seen=0.0))
    legs = [Leg(lying(end, 0.0), motion.OPEN, motion.DIM.ms), Leg(lying(end), motion.TURN)]
    return Way(legs, turns=True)


def returned(end: Pose, turns: bool = False) -> Way:
    """Return the way of an indicator that goes to its owner."""
    return Way([Leg(lying(end), motion.RETURN)], turns=turns, height=Height.FLIGHT)


def looked_at(home: Pose, unit: float, turns: bool) -> Way:
    """Return how a face-down card rises for the maker: as long whatever it is (R43.7)."""
    high = home._replace(y=home.y - motion.LOOK_RISE * unit)
    legs = [Leg(lying(high, 0.0 if turns else 1.0), motion.LOOK)]
    if turns:
        legs.append(Leg(lying(high), motion.TURN))
    return Way([*legs, Leg(lying(home), motion.SETTLE)], turns=turns)


def turned(home: Pose) -> Way:
    """Return how a card turns where it lies."""
    return Way([Leg(lying(home), motion.TURN)], turns=True)
