"""Plain places: rectangles, and cards that lie somewhere, turned a little."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

CARD_RATIO: Final = 1.4
"""Height of a card over its width."""

MIN_STRIP: Final = 0.26
"""The least part of a card's width that stays visible: the index fits into it."""


class Rect(NamedTuple):
    """A rectangle: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The bottom edge."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        """The middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def overlaps(self, other: "Rect") -> bool:
        """Return whether the two share more than an edge."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )


def free_place(
    size: tuple[float, float], room: Rect, kept: Sequence[Rect], gap: float, corner: Rect
) -> Rect | None:
    """Return a place for a rectangle of a size that covers nothing kept free, if there is one.

    Args:
        size: Width and height.
        room: What it may not leave.
        kept: What it may not cover.
        gap: How far it stays away from that.
        corner: Of all such places it takes the one nearest to the lower right corner of this.
    """
    w, h = size
    near = [Rect(r.x - gap, r.y - gap, r.w + 2 * gap, r.h + 2 * gap) for r in kept]
    near = [rect for rect in near if rect.overlaps(room)]
    xs = {room.x, room.right - w, *(r.right for r in near), *(r.x - w for r in near)}
    ys = {room.y, room.bottom - h, *(r.bottom for r in near), *(r.y - h for r in near)}
    ys = {y for y in ys if room.y <= y <= room.bottom - h}
    best: tuple[float, float, float] | None = None
    for x in xs:
        if not room.x <= x <= room.right - w:
            continue
        beside = [(r.y, r.bottom) for r in near if r.x < x + w and x < r.right]
        for y in ys:
            place = (math.hypot(corner.right - x - w, corner.bottom - y - h), -x, y)
            if (best is None or place < best) and not any(
                top < y + h and y < bottom for top, bottom in beside
            ):
                best = place
    return None if best is None else Rect(-best[1], best[2], w, h)


class Pose(NamedTuple):
    """How a card lies: its centre, its width, its turn in degrees clockwise."""

    x: float
    y: float
    w: float
    angle: float = 0.0

    @property
    def rect(self) -> Rect:
        """The card's rectangle before it is turned."""
        h = self.w * CARD_RATIO
        return Rect(self.x - self.w / 2, self.y - h / 2, self.w, h)


def drop(off: float, strip: float, angle: float) -> float:
    """Return how much lower a card lies than the middle of the fan."""
    return off * off * strip * 0.0185 * angle


def reach(card: float, angle: float) -> float:
    """Return how far below its centre a turned, sunk card and its ring reach."""
    turn = math.radians(angle)
    return card * (CARD_RATIO * math.cos(turn) + math.sin(turn)) / 2 + card * 0.085


def result_room(width: float, height: float) -> Rect:
    """Return the room of the sheet with a deal's result."""
    w, h = min(width - 24, 0.72 * width + 80), min(height - 16, 0.9 * height)
    return Rect((width - w) / 2, (height - h) / 2, w, h)
