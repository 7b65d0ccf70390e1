"""Where all hands lie face up round a trick: a pure function of the room and the table.

Place 0 is the viewer; place 1 sits at the viewer's right (R2). Lengths are pixels.
"""

from typing import Final, NamedTuple

from three04.ui.board.places import CARD_RATIO as RATIO
from three04.ui.board.places import Rect

STRIP: Final = 0.38
"""How far apart the cards of a hand lie, in their width: each index is seen."""
APART: Final = 0.3
"""How far the indicator lies from its owner's hand, in a card's width."""
BELOW: Final = 5.0
"""How far below its plate a hand lies."""
_LARGEST: Final = 96.0
_SMALLEST: Final = 20.0
_GAP: Final = 10.0

_OFFSETS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    4: ((0, 0.735), (1.12, 0), (0, -0.735), (-1.12, 0)),
    6: ((0, 1.2), (1.48, 0.73), (1.48, -0.75), (0, -1.23), (-1.48, -0.75), (-1.48, 0.73)),
    8: (
        (0, 1.44), (1.82, 1.18), (2.44, -0.41), (1.28, -1.38),
        (0, -1.44), (-1.28, -1.38), (-2.44, -0.41), (-1.82, 1.18),
    ),
}  # fmt: skip
"""Where the cards of a trick lie round its middle, by place, in their width."""
_SHARE: Final[dict[int, float]] = {4: 1.05, 6: 0.9, 8: 0.8}
"""How wide a trick's card is beside one in a hand."""


class Spread(NamedTuple):
    """Everything's place.

    Attributes:
        card: The width of a card in a hand.
        hands: Where each place's hand may reach; its cards lie in the middle of it.
        plates: Each place's plate.
        trick_card: The width of a card of the trick.
        trick: The middle of each place's card of the trick.
    """

    card: float
    hands: tuple[Rect, ...]
    plates: tuple[Rect, ...]
    trick_card: float
    trick: tuple[tuple[float, float], ...]


def hand_width(cards: int, card: float) -> float:
    """Return how wide a hand of so many cards is, the last one of them an indicator beside it."""
    return card * (1 + STRIP * (cards - 2) + APART + 1)


def spread(room: Rect, seats: int, cards: int, plate: tuple[float, float]) -> Spread:
    """Lay out all hands.

    Args:
        room: The room there is.
        seats: How many seats.
        cards: How many cards a whole hand has.
        plate: The size of a plate.
    """
    card = _card(room, seats, cards, plate)
    wide = max(hand_width(cards, card), plate[0])
    boxes = _boxes(room, seats, wide, plate[1] + BELOW + RATIO * card)
    plates = tuple(Rect(box.centre[0] - plate[0] / 2, box.y, *plate) for box in boxes)
    tops = [box.bottom - RATIO * card for box in boxes]
    hands = tuple(
        Rect(box.x, top, box.w, RATIO * card) for box, top in zip(boxes, tops, strict=True)
    )
    x, y = room.centre
    trick_card = card * _SHARE[seats]
    trick = tuple((x + dx * trick_card, y + dy * trick_card) for dx, dy in _OFFSETS[seats])
    return Spread(card, hands, plates, trick_card, trick)


def _card(room: Rect, seats: int, cards: int, plate: tuple[float, float]) -> float:
    """Return the largest card that lets everything fit."""
    low, high = _SMALLEST, _LARGEST
    while high - low > 0.25:
        middle = (low + high) / 2
        if _fits(room, seats, cards, plate, middle):
            low = middle
        else:
            high = middle
    return low


def _fits(room: Rect, seats: int, cards: int, plate: tuple[float, float], card: float) -> bool:
    wide = max(hand_width(cards, card), plate[0])
    high = plate[1] + BELOW + RATIO * card
    trick = card * _SHARE[seats]
    across = 2 * max(abs(dx) for dx, _ in _OFFSETS[seats]) * trick + trick
    along = 2 * max(abs(dy) for _, dy in _OFFSETS[seats]) * trick + RATIO * trick
    beside = 2 * wide + across + 4 * _GAP <= room.w
    stacked = 2 * high + along + 4 * _GAP <= room.h
    top = 3 * wide + 4 * _GAP <= room.w
    sides = (seats // 2 if seats == 8 else seats // 2 - 1) * (high + _GAP) + _GAP <= room.h
    return beside and stacked and (top or seats < 8) and sides


def _boxes(room: Rect, seats: int, wide: float, high: float) -> list[Rect]:
    """Return the box of plate and hand of each place."""
    left, right = room.x + _GAP, room.right - _GAP - wide
    centre = room.centre[0] - wide / 2
    top, bottom = room.y + _GAP, room.bottom - _GAP - high
    if seats == 4:
        middle = room.centre[1] - high / 2
        at = [(centre, bottom), (right, middle), (centre, top), (left, middle)]
    elif seats == 6:
        upper = room.centre[1] - _GAP / 2 - high
        lower = room.centre[1] + _GAP / 2
        at = [(centre, bottom), (right, lower), (right, upper), (centre, top), (left, upper),
              (left, lower)]  # fmt: skip
    else:
        step = (room.h - 2 * _GAP - high) / 3
        upper, lower = top + 1.15 * step, top + 2.15 * step
        at = [(centre, bottom), (right, lower), (right, upper), (right, top), (centre, top),
              (left, top), (left, upper), (left, lower)]  # fmt: skip
    return [Rect(x, y, wide, high) for x, y in at]
