"""Where everything on the table lies: a pure function of the size and the number of seats.

Lengths are given for two bases, 1280 × 800 and the compact 720 × 480, and scale with the window.
Place 0 is the viewer; place 1 sits at the viewer's right, for the game runs anticlockwise (R2).
"""

from typing import Final, Literal, NamedTuple

from three04.ui.board.places import MIN_STRIP, Pose, Rect, drop, reach

SIDE_FROM: Final = 1600
"""From this width on the deal's course has a panel of its own at the right."""
_SIDE: Final = 308


class Bubble(NamedTuple):
    """Where a seat speaks: the tip of the bubble's tail, and the way the tail points."""

    x: float
    y: float
    tail: Literal["up", "down", "left"]


class Layout(NamedTuple):
    """Everything's place for one size and one number of seats.

    Attributes:
        scale: Length of one unit of the large base in pixels.
        text: How much larger text is than at 1280 pixels, the user's wish included.
        compact: Whether the small base is used.
        table: The table, without the side panel.
        side: The side panel, if there is one.
        plates: The seats' plates, by place.
        fan: How wide the others' cards behind their plates are.
        tricks: The cards of the trick, by place.
        indicators: The indicator of each place.
        opened: The indicator at the moment it opens, by its owner's place.
        bubbles: What each place says in the auction.
        heaps: Centres of the heaps of won tricks, by side, at a table of four; else empty.
        badge: Contract, maker, trump: the least size; it may grow up to ``badge_room``.
        badge_room: How wide the badge may become.
        tray: Tokens: the most they may take, from its upper right corner.
        prompt: The line that says what is asked: as wide as it may become.
        panel: The middle, free for a question.
        centre: The middle of the trick.
        hand_centre: The middle of the viewer's hand.
        hand_card: Width of its cards while they fit.
        hand_room: From where to where the hand may reach.
        floor: The lowest line a card may reach.
    """

    scale: float
    text: float
    compact: bool
    table: Rect
    side: Rect | None
    plates: tuple[Rect, ...]
    fan: float
    tricks: tuple[Pose, ...]
    indicators: tuple[Pose, ...]
    opened: tuple[Pose, ...]
    bubbles: tuple[Bubble, ...]
    heaps: tuple[tuple[float, float], ...]
    badge: Rect
    badge_room: float
    tray: Rect
    prompt: Rect
    panel: Rect
    centre: tuple[float, float]
    hand_centre: tuple[float, float]
    hand_card: float
    hand_room: tuple[float, float]
    floor: float

    @property
    def unit(self) -> float:
        """The scale of what holds text."""
        return max(self.scale, self.text)


class _Base(NamedTuple):
    """Measures at one base size; x of side seats counts from the nearer edge.

    ``factor`` is the scale of the large base that goes with this one.
    """

    width: float
    height: float
    factor: float
    margin: float
    plate: tuple[float, float]
    plate_eight: float
    own: tuple[float, float, float]
    side_x: float
    top_y: float
    side_ys: dict[int, tuple[float, ...]]
    fan: dict[int, float]
    middle_y: dict[int, float]
    trick_card: dict[int, float]
    spread: float
    indicator: dict[int, float]
    beside: float
    own_indicator: tuple[float, float]
    opened: tuple[float, float]
    badge: tuple[float, float, float, float]
    tray: tuple[float, float, float]
    prompt: tuple[float, float]
    panel: tuple[float, float]
    hand: tuple[float, float, float]
    right: float


_LARGE: Final = _Base(
    width=1280, height=800, factor=1, margin=20, plate=(176, 46), plate_eight=162,
    own=(124, 56, 176), side_x=124, top_y=132,
    side_ys={4: (372,), 6: (512, 330), 8: (568, 410)}, fan={4: 40, 6: 40, 8: 40},
    middle_y={4: 350, 6: 350, 8: 362}, trick_card={4: 112, 6: 88, 8: 78}, spread=1.0,
    indicator={4: 62, 6: 56, 8: 50}, beside=19, own_indicator=(-248, 94), opened=(310, 124),
    badge=(20, 62, 262, 126), tray=(20, 62, 312), prompt=(549, 36), panel=(166, 590),
    hand=(0, 690, 118), right=160,
)  # fmt: skip
_SMALL: Final = _Base(
    width=720, height=480, factor=0.85, margin=8, plate=(118, 30), plate_eight=108,
    own=(60, 24, 92), side_x=70, top_y=84,
    side_ys={4: (206,), 6: (282, 182), 8: (282, 172)}, fan={4: 24, 6: 24, 8: 20},
    middle_y={4: 206, 6: 207, 8: 208}, trick_card={4: 62, 6: 54, 8: 50}, spread=0.62,
    indicator={4: 38, 6: 34, 8: 30}, beside=10, own_indicator=(-150, 52), opened=(186, 66),
    badge=(8, 8, 200, 34), tray=(130, 8, 138), prompt=(322, 26), panel=(104, 358),
    hand=(6, 411, 78), right=52,
)  # fmt: skip

_SIX: Final = ((0, 106), (130, 64), (130, -66), (0, -108), (-130, -66), (-130, 64))
_EIGHT: Final = (
    (0, 112), (142, 92), (190, -32), (100, -108), (0, -112), (-100, -108), (-190, -32), (-142, 92),
)  # fmt: skip
_TILTS: Final = (-1.2, 2.2, 1.4, -2.4, -1.4, 1.9, -0.9, 1.3)
_ROW_GAP: Final = 42
"""Between the three plates of the top row."""


def layout(width: float, height: float, seats: int, wish: float = 1.0) -> Layout:
    """Return where everything lies.

    Args:
        width: Of the window, in pixels.
        height: Likewise.
        seats: 4, 6 or 8.
        wish: The factor on text that the user wants.
    """
    compact = is_compact(width, height)
    return _Placer(_SMALL if compact else _LARGE, (width, height), seats, wish).place(compact)


def is_compact(width: float, height: float) -> bool:
    """Return whether the small base is used."""
    return width < 960 or height < 620


class _Placer:
    """Turns a base's measures into pixels."""

    def __init__(self, base: _Base, size: tuple[float, float], seats: int, wish: float) -> None:
        self.base, self.seats, self.half = base, seats, seats // 2
        self.width, self.height = size
        self.s = min(self.width / base.width, self.height / base.height)
        self.scale = self.s * base.factor
        self.text = self.text_scale() * wish
        if seats == 8:
            # Three seats in a row leave no room for more.
            self.text = min(self.text, max(1.25 * self.scale, self.text_scale()))
        # What holds text grows with it.
        self.u = self.s * max(1.0, self.text / self.scale)
        self.upright = self.height / base.height
        self.side: Rect | None = None
        if self.width >= SIDE_FROM and base is _LARGE:
            wide = _SIDE * self.s
            self.side = Rect(self.width - wide, 0, wide, self.height)
            self.width -= wide
        self.badge, self.tray = self.corners()

    def text_scale(self) -> float:
        """Return 1 from 1280 pixels, 1.2 from 1600, beyond Full HD more."""
        if self.base is _SMALL:
            return self.base.factor
        if self.width >= SIDE_FROM:
            return 1.2 * max(1.0, self.s / 1.35)
        return min(1.0, max(_SMALL.factor, self.s))

    def place(self, compact: bool) -> Layout:
        base, s = self.base, self.s
        plates = tuple(self.plate(place) for place in range(self.seats))
        top = plates[self.half] if self.seats != 8 else plates[self.half + 1]
        middle = (self.width / 2, base.middle_y[self.seats] * self.upright)
        hand_dx, _, hand_card = base.hand
        return Layout(
            scale=self.scale,
            text=self.text,
            compact=compact,
            table=Rect(0, 0, self.width, self.height),
            side=self.side,
            plates=plates,
            fan=base.fan[self.seats] * s,
            tricks=tuple(self.trick(place, middle) for place in range(self.seats)),
            indicators=tuple(self.indicator(place, plates[place]) for place in range(self.seats)),
            opened=tuple(self.opened(place, middle) for place in range(self.seats)),
            bubbles=tuple(self.bubble(place, plates[place]) for place in range(self.seats)),
            heaps=self.heaps(plates) if self.seats == 4 and not compact else (),
            badge=self.badge,
            badge_room=self.bar_room() if compact else self.badge_room(top),
            tray=self.tray,
            prompt=self.prompt(),
            panel=self.panel(plates),
            centre=middle,
            hand_centre=(self.width / 2 + hand_dx * s, self.hand_y()),
            hand_card=hand_card * s,
            hand_room=(plates[0].right + 8 * s, self.width - base.right * s),
            floor=self.height - 3,
        )

    def corners(self) -> tuple[Rect, Rect]:
        """Return the places of badge and tray."""
        s, u, base = self.s, self.u, self.base
        x, y, w, h = base.badge
        right, top, tray_w = base.tray
        if base is _SMALL:
            bar = max(h * s, 34 * u / 1.25)
            return Rect(x * s, y * s, w * s, bar), Rect(
                self.width - (right + tray_w) * s, top * s, tray_w * s, bar
            )
        badge = Rect(x * s, y * s, min(w * u, 0.27 * self.width), h * u)
        if self.seats == 8 and self.width < 1180 * u:
            tray_w = 280
        wide = min(tray_w * u, 0.26 * self.width)
        first = self.plate_ys()[-1] - (self.base.plate[1] * u / 2 + 44 * s)
        tall = min(234 * u, first - top * s - 8 * s)
        return badge, Rect(self.width - right * s - wide, top * s, wide, tall)

    def badge_room(self, top: Rect) -> float:
        """Return how wide the badge may be beside the top plate, and the indicator there."""
        right = top.x
        if self.seats != 8:
            right = self.indicator(self.half, top).rect.x
        return right - 10 * self.s - self.badge.x

    def bar_room(self) -> float:
        """Return how wide the badge may be beside tokens and tools."""
        return self.width * 0.49

    def prompt(self) -> Rect:
        y, h = self.base.prompt
        if self.seats > 4 and self.base is _LARGE:
            y += 11
        high = h * self.u
        wide = min(880 * self.s, self.width - 24)
        centre = self.height - (self.base.height - y) * self.s
        return Rect((self.width - wide) / 2, centre - high / 2, wide, high)

    def panel(self, plates: tuple[Rect, ...]) -> Rect:
        top, bottom = self.base.panel
        left = plates[1].w + 2 * self.base.margin * self.s
        low = self.height - (self.base.height - bottom) * self.s
        # What the three seats of a top row say hangs under their plates.
        said = 61 * self.u * self.base.factor if self.seats == 8 else 6
        high = max(top * self.s, plates[self.half].bottom + said)
        return Rect(left, high, self.width - 2 * left, low - high)

    def hand_y(self) -> float:
        return self.height - (self.base.height - self.base.hand[1]) * self.s

    def plate_ys(self) -> tuple[float, ...]:
        """Return the height of the plates at one edge, from the viewer up."""
        return tuple(y * self.upright for y in self.base.side_ys[self.seats])

    def plate(self, place: int) -> Rect:
        base, s = self.base, self.s
        w, h = base.plate[0] * self.u, base.plate[1] * self.u
        if place == 0:
            w = base.own[2] * self.u
            x, y = max(base.own[0] * s, 8 + w / 2), self.height - max(base.own[1] * s, 6 + h / 2)
        elif self.side_of(place):
            if self.seats == 8 and base is _SMALL:
                w = base.plate_eight * self.u
            x = max(base.side_x * s, 12 * s + w / 2)
            ys = self.plate_ys()
            right = place < self.half
            y = ys[place - 1] if right else ys[self.seats - place - 1]
            x = self.width - x if right else x
        else:
            w, step = self.top_row()
            x, y = self.width / 2 + (self.half - place) * step, base.top_y * s
        return Rect(x - w / 2, y - h / 2, w, h)

    def top_row(self) -> tuple[float, float]:
        """Return how wide a plate of the top row is, and the way from one to the next."""
        base, s = self.base, self.s
        wide = base.plate[0] * self.u
        if self.seats != 8:
            return wide, 0.0
        gap = _ROW_GAP * s if base is _LARGE else 24 * s
        room = self.width / 2 - 10 * s
        if base is _LARGE:
            room = min(room - self.badge.right, self.tray.x - self.width / 2 - 10 * s)
        wide = min(base.plate_eight * self.u, (room - gap) / 1.5)
        return wide, wide + gap

    def side_of(self, place: int) -> int:
        """Return 1 for a seat at the right edge, -1 at the left, 0 at the top or for the viewer."""
        last = self.half - 1 if self.seats == 8 else self.half
        if 0 < place < last:
            return 1
        return -1 if place > self.seats - last else 0

    def trick(self, place: int, middle: tuple[float, float]) -> Pose:
        card = self.base.trick_card[self.seats] * self.s
        if self.seats == 4:
            dx, dy = ((0, 0.735), (1.12, 0), (0, -0.735), (-1.12, 0))[place]
            return Pose(middle[0] + dx * card, middle[1] + dy * card, card, _TILTS[place])
        dx, dy = (_SIX if self.seats == 6 else _EIGHT)[place]
        step = self.base.spread * self.s
        return Pose(middle[0] + dx * step, middle[1] + dy * step, card, _TILTS[place])

    def indicator(self, place: int, plate: Rect) -> Pose:
        base, s = self.base, self.s
        w = base.indicator[self.seats] * s
        x, y = plate.centre
        if place == 0:
            dx, wide = base.own_indicator
            least = plate.right + 12 * s + wide * s / 2
            return Pose(max(self.width / 2 + dx * s, least), self.hand_y() - 18 * s, wide * s)
        away = plate.w / 2 + base.beside * s + w / 2
        if self.side_of(place):
            return Pose(x - self.side_of(place) * away, y, w)
        if self.seats != 8:
            return Pose(x - away, y + 12 * s, w)
        return self.top_indicator(place, plate, w)

    def top_indicator(self, place: int, plate: Rect, w: float) -> Pose:
        """Return the indicator of a seat in the top row: outwards below, or in a gap."""
        base, s = self.base, self.s
        x, y = plate.centre
        step = self.top_row()[1]
        if place == self.half:
            gap = step - plate.w
            return Pose(x - (plate.w + gap) / 2, y, min(w, gap - 4))
        out = 1 if place < self.half else -1
        if base is _SMALL:
            return Pose(x + out * 32 * s, y + 54 * s, w)
        most = self.tray.x - 8 * s - w / 2 - self.width / 2
        return Pose(self.width / 2 + out * min(step + 64 * s, most), y + 84 * s, w)

    def opened(self, place: int, middle: tuple[float, float]) -> Pose:
        dx, w = (length * self.s for length in self.base.opened)
        right = self.side_of(place) > 0 or (not self.side_of(place) and 0 < place < self.half)
        return Pose(middle[0] + (dx if right else -dx), middle[1], w)

    def bubble(self, place: int, plate: Rect) -> Bubble:
        x, y = plate.centre
        if place == 0:
            return Bubble(x, plate.y - 6 * self.s, "down")
        if self.side_of(place) or self.seats == 8:
            return Bubble(x, plate.bottom + 9 * self.s, "up")
        return Bubble(plate.right + 18 * self.s, y, "left")

    def heaps(self, plates: tuple[Rect, ...]) -> tuple[tuple[float, float], ...]:
        """Return where the viewer's side and the other side heap what they win."""
        s = self.s
        x, y = plates[3].centre
        return (self.width - 124 * s, self.height - 240 * s), (x, y + 124 * s)


def hand_poses(table: Layout, count: int, indicator: bool = False) -> tuple[Pose, ...]:
    """Return the fan of the viewer's own hand, left to right.

    Args:
        table: Where all else lies.
        count: How many cards.
        indicator: Whether the viewer's indicator lies at its left.
    """
    if not count:
        return ()
    card, (left, right) = table.hand_card, table.hand_room
    if indicator:
        left = table.indicators[0].rect.right + 0.17 * card
    strip = card * (0.66 if count <= 6 else 0.60)
    if count > 1:
        strip = min(strip, max(card * MIN_STRIP, (right - left - card) / (count - 1)))
    angle = 1.1 if table.compact else 1.5
    half = (count - 1) / 2
    x, y = table.hand_centre
    wide = half * strip + card / 2
    x = min(max(x, left + wide), max(right - wide, left + wide))
    y = min(y, table.floor - reach(card, half * angle) - drop(half, strip, angle))
    poses = []
    for number in range(count):
        off = number - half
        poses.append(Pose(x + off * strip, y + drop(off, strip, angle), card, off * angle))
    return tuple(poses)
