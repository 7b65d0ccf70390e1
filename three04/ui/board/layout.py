"""Where everything on the table lies: a pure function of the size and the number of seats.

Lengths are given for two bases, 1280 × 800 and the compact 720 × 480, and scale with the table.
Place 0 is the viewer; place 1 sits at the viewer's right, for the game runs anticlockwise (R2).
"""

import math
from typing import Final, NamedTuple

CARD_RATIO: Final = 1.4
"""Height of a card over its width."""


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


class Layout(NamedTuple):
    """Everything's place for one size and one number of seats.

    Attributes:
        scale: Length of one unit of the base in pixels.
        compact: Whether the small base is used.
        plates: The seats' plates, by place.
        tricks: The cards of the trick, by place.
        indicators: The indicator of each place.
        bubbles: Centres of what each place says in the auction.
        badge: Contract, maker, trump.
        tray: Tokens.
        prompt: The line that says what is asked.
        panel: The middle, free for a question.
        actions: The column of buttons, bottom right.
        hand_centre: The middle of the viewer's hand.
        hand_card: Width of its cards while they fit.
        hand_room: Width the hand may take.
        floor: The lowest line a card may reach.
    """

    scale: float
    compact: bool
    plates: tuple[Rect, ...]
    tricks: tuple[Pose, ...]
    indicators: tuple[Pose, ...]
    bubbles: tuple[tuple[float, float], ...]
    badge: Rect
    tray: Rect
    prompt: Rect
    panel: Rect
    actions: Rect
    hand_centre: tuple[float, float]
    hand_card: float
    hand_room: float
    floor: float


class _Base(NamedTuple):
    """Measures at one base size; x of side seats counts from the nearer edge."""

    width: float
    height: float
    margin: float
    plate: tuple[float, float]
    side_x: float
    top_y: float
    top_dx: float
    side_ys: dict[int, tuple[float, ...]]
    own: tuple[float, float]
    middle_y: dict[int, float]
    trick_card: dict[int, float]
    spread: float
    indicator: float
    own_indicator: float
    badge: tuple[float, float, float, float]
    tray: tuple[float, float, float, float]
    prompt: tuple[float, float, float]
    panel: tuple[float, float]
    actions: tuple[float, float]
    hand_y: float
    hand_card: float


_LARGE: Final = _Base(
    width=1280, height=800, margin=20, plate=(176, 46), side_x=124, top_y=132, top_dx=226,
    side_ys={4: (372,), 6: (512, 330), 8: (568, 410)}, own=(124, 56),
    middle_y={4: 350, 6: 350, 8: 362}, trick_card={4: 112, 6: 88, 8: 78}, spread=1.0,
    indicator=56, own_indicator=94, badge=(20, 62, 262, 126), tray=(20, 62, 300, 60),
    prompt=(549, 760, 36), panel=(176, 522), actions=(176, 40), hand_y=690, hand_card=118,
)  # fmt: skip
_SMALL: Final = _Base(
    width=720, height=480, margin=8, plate=(118, 30), side_x=72, top_y=92, top_dx=162,
    side_ys={4: (214,), 6: (286, 180), 8: (318, 226)}, own=(68, 24),
    middle_y={4: 214, 6: 214, 8: 218}, trick_card={4: 62, 6: 50, 8: 44}, spread=0.575,
    indicator=36, own_indicator=52, badge=(8, 8, 310, 36), tray=(128, 8, 188, 36),
    prompt=(325, 480, 26), panel=(108, 344), actions=(112, 32), hand_y=411, hand_card=78,
)  # fmt: skip

_SIX: Final = ((0, 106), (130, 64), (130, -66), (0, -108), (-130, -66), (-130, 64))
_EIGHT: Final = (
    (0, 112), (142, 92), (190, -32), (100, -108), (0, -112), (-100, -108), (-190, -32), (-142, 92),
)  # fmt: skip
_TILTS: Final = (-0.8, 1.6, 0.9, -1.8, -1.2, 1.9, -0.9, 1.3)

MIN_STRIP: Final = 0.26
"""The least part of a card's width that stays visible: the index fits into it."""


def layout(width: float, height: float, seats: int) -> Layout:
    """Return where everything lies.

    Args:
        width: Of the table, in pixels.
        height: Likewise.
        seats: 4, 6 or 8.
    """
    compact = is_compact(width, height, seats)
    return _Placer(_SMALL if compact else _LARGE, width, height, seats).place(compact)


def is_compact(width: float, height: float, seats: int) -> bool:
    """Return whether the small base is used; three seats in the top row need more width."""
    return width < (1180 if seats == 8 else 960) or height < 620


class _Placer:
    """Turns a base's measures into pixels."""

    def __init__(self, base: _Base, width: float, height: float, seats: int) -> None:
        self.base, self.width, self.height, self.seats = base, width, height, seats
        self.s = min(width / base.width, height / base.height)
        self.upright = height / base.height

    def place(self, compact: bool) -> Layout:
        base, s = self.base, self.s
        prompt_y, prompt_w, prompt_h = base.prompt
        plates = tuple(self.plate(place) for place in range(self.seats))
        actions_w, actions_h = base.actions[0] * s, 4 * (base.actions[1] + 8) * s
        top, bottom = base.panel[0] * self.upright, base.panel[1] * self.upright
        if self.seats == 8:
            # What the three seats of the top row say hangs under their plates.
            top += base.plate[1] * s * 0.8
        left = plates[1].w + 2 * base.margin * s
        return Layout(
            scale=s,
            compact=compact,
            plates=plates,
            tricks=tuple(self.trick(place) for place in range(self.seats)),
            indicators=tuple(self.indicator(place, plates[place]) for place in range(self.seats)),
            bubbles=tuple(self.bubble(place, plates[place]) for place in range(self.seats)),
            badge=Rect(*(length * s for length in base.badge)),
            tray=self.tray(),
            prompt=Rect(
                (self.width - prompt_w * s) / 2, self.hand_y() - (base.hand_y - prompt_y) * s
                - prompt_h * s / 2, prompt_w * s, prompt_h * s,
            ),
            panel=Rect(left, top, self.width - 2 * left, bottom - top),
            actions=Rect(
                self.width - actions_w - base.margin * s,
                self.height - actions_h - base.margin * s + 8 * s, actions_w, actions_h,
            ),
            hand_centre=(self.width / 2, self.hand_y()),
            hand_card=base.hand_card * s,
            hand_room=self.width - 2 * (base.own[0] + base.plate[0] / 2 + base.margin / 2) * s,
            floor=self.height - 3,
        )  # fmt: skip

    def hand_y(self) -> float:
        return self.height - (self.base.height - self.base.hand_y) * self.s

    def tray(self) -> Rect:
        right, top, w, row = (length * self.s for length in self.base.tray)
        return Rect(self.width - right - w, top, w, row)

    def plate(self, place: int) -> Rect:
        x, y = self.plate_centre(place)
        w, h = self.base.plate[0] * self.s, self.base.plate[1] * self.s
        return Rect(x - w / 2, y - h / 2, w, h)

    def plate_centre(self, place: int) -> tuple[float, float]:
        base, s, half = self.base, self.s, self.seats // 2
        if place == 0:
            return base.own[0] * s, self.height - base.own[1] * s
        top = (half - 1, half, half + 1) if self.seats == 8 else (half,)
        if place in top:
            return self.width / 2 + (half - place) * base.top_dx * s, base.top_y * s
        ys = base.side_ys[self.seats]
        if place < half:
            return self.width - base.side_x * s, ys[place - 1] * self.upright
        return base.side_x * s, ys[self.seats - place - 1] * self.upright

    def side(self, place: int) -> int:
        """Return 1 for a seat at the right edge, -1 at the left, 0 at the top or for the viewer."""
        half = self.seats // 2
        last = half - 1 if self.seats == 8 else half
        if 0 < place < last:
            return 1
        return -1 if place > self.seats - last else 0

    def trick(self, place: int) -> Pose:
        card = self.base.trick_card[self.seats]
        if self.seats == 4:
            dx, dy = ((0, 0.735), (1.12, 0), (0, -0.735), (-1.12, 0))[place]
            dx, dy = dx * card, dy * card
        else:
            dx, dy = (_SIX if self.seats == 6 else _EIGHT)[place]
            dx, dy = dx * self.base.spread, dy * self.base.spread
        x, y = self.width / 2, self.base.middle_y[self.seats] * self.upright
        return Pose(x + dx * self.s, y + dy * self.s, card * self.s, _TILTS[place])

    def indicator(self, place: int, plate: Rect) -> Pose:
        w = self.base.indicator * self.s
        x, y = plate.centre
        side = self.side(place)
        if place == 0:
            return self.own_indicator(plate)
        if side:
            return Pose(x - side * (plate.w / 2 + w * 0.75), y, w)
        if self.seats != 8:
            return Pose(x - plate.w / 2 - w * 0.8, y, w)
        # In the gap beside the middle seat; there is never more than one indicator.
        gap = self.base.top_dx * self.s - plate.w
        w = min(w, gap - 6)
        right = place < self.seats // 2
        return Pose(self.width / 2 + (plate.w + gap) / 2 * (1 if right else -1), y, w)

    def own_indicator(self, plate: Rect) -> Pose:
        """It lies between the viewer's plate and the last seat's, as large as fits."""
        gap = 10 * self.s
        last = self.plate(self.seats - 1)
        room = plate.y - last.bottom - gap - 6 * self.s
        w = min(self.base.own_indicator * self.s, room / CARD_RATIO)
        return Pose(plate.centre[0], plate.y - w * CARD_RATIO / 2 - gap, w)

    def bubble(self, place: int, plate: Rect) -> tuple[float, float]:
        x, y = plate.centre
        if place == 0:
            return x, plate.y - plate.h * 0.75
        if self.side(place) or self.seats == 8:
            return x, plate.bottom + plate.h * 0.65
        return plate.right + plate.h * 1.1, y


def hand_poses(table: Layout, count: int) -> tuple[Pose, ...]:
    """Return the fan of the viewer's own hand, left to right."""
    if not count:
        return ()
    card = table.hand_card
    strip = card * (0.66 if count <= 6 else 0.60)
    if count > 1:
        strip = min(strip, max(card * MIN_STRIP, (table.hand_room - card) / (count - 1)))
    x, y = table.hand_centre
    angle = 1.1 if table.compact else 1.5
    half = (count - 1) / 2
    y = min(y, table.floor - _reach(card, half * angle) - _drop(half, strip, angle))
    poses = []
    for number in range(count):
        off = number - half
        poses.append(Pose(x + off * strip, y + _drop(off, strip, angle), card, off * angle))
    return tuple(poses)


def _drop(off: float, strip: float, angle: float) -> float:
    """Return how much lower a card lies than the middle of the fan."""
    return off * off * strip * 0.0185 * angle


def _reach(card: float, angle: float) -> float:
    """Return how far below its centre a turned, sunk card and its ring reach."""
    turn = math.radians(angle)
    return card * (CARD_RATIO * math.cos(turn) + math.sin(turn)) / 2 + card * 0.085


def result_room(width: float, height: float) -> Rect:
    """Return the room of the sheet with a deal's result."""
    w, h = min(width - 24, 860.0), min(height - 24, 640.0)
    return Rect((width - w) / 2, (height - h) / 2, w, h)
