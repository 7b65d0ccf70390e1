"""The painted parts of the result sheet: points, tokens that move, small cards."""

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from three04.cards import Card
from three04.ui.board.animator import Animator, Leg, Values
from three04.ui.board.canvas import (
    Look,
    around,
    disc,
    emblem,
    icon,
    middle,
    rounded,
    token,
    write,
)
from three04.ui.board.marks import rank_and_suit
from three04.ui.board.motion import BAR, TOKEN, TOKEN_GAP, Motion, linear
from three04.ui.board.score import Points, points_bar
from three04.ui.board.tokens import coins, coins_width
from three04.ui.style.fonts import Role
from three04.ui.style.theme import PAPER, PAPER_EDGE, Side
from three04.ui.widgets.painted import smooth, stage_of


class ResultBar(QWidget):
    """Who has how many of the 304 points, with the numbers in it and what was needed above."""

    def __init__(self) -> None:
        super().__init__()
        self._points: Points | None = None
        self._needed = ""
        self._filled = 1.0

    def show_points(self, points: Points, needed: str) -> None:
        """Show these points; ``left`` and ``right`` are written below."""
        self._points, self._needed = points, needed
        said = f"{points.left} {points.makers}, {points.right} {points.defenders}, {needed}"
        self.setAccessibleName(said)
        self.update()

    def fill(self, animator: Animator) -> None:
        """Let the bar fill."""
        animator.place(self, (0.0,))
        animator.send(self, [Leg((1.0,), BAR)], told=False)

    def show_values(self, values: Values) -> None:
        """Be filled so far."""
        self._filled = values[0]
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size it likes."""
        stage = stage_of(self)
        high = 42 if stage.compact else 70
        return QSize(round(300 * stage.look.unit), round(high * stage.look.unit / (
            0.85 if stage.compact else 1)))  # fmt: skip

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        if self._points is not None:
            painter = smooth(self)
            self._paint(painter, self._points, stage_of(self).look)
            painter.end()

    def _paint(self, painter: QPainter, points: Points, look: Look) -> None:
        theme, unit = look.theme, look.unit
        compact = stage_of(self).compact
        wide = self.width() - 2.0
        bar = QRectF(1, 22 * unit, wide, 24 * unit)
        part = self._filled
        made, lost = round(points.makers * part), round(points.defenders * part)
        points_bar(painter, bar, msgspec.structs.replace(points, makers=made, defenders=lost), look)
        y = bar.center().y() + middle(Role.NAME, look)
        inside = 14 * unit
        left, right = QPointF(bar.left() + inside, y), QPointF(bar.right() - inside, y)
        if part == 1:  # before that they might stand on what is not filled
            write(painter, left, str(points.makers), Role.NAME, theme.side_ink, look)
            ink = theme.panel if points.sides[1] is None else theme.side_ink
            write(painter, right, str(points.defenders), Role.NAME, ink, look, "right")
        half = look.fonts.width(self._needed, Role.LABEL_STRONG) / 2
        notch = bar.left() + points.contract * wide / 304
        x = min(max(notch, half), wide - half)
        if self._needed:
            above = QPointF(x, 11 * unit)
            write(painter, above, self._needed, Role.LABEL_STRONG, theme.ink, look, "centre")
        if not compact:
            low = bar.bottom() + 17 * unit
            at = QPointF(bar.left(), low)
            write(painter, at, points.left, Role.LABEL, theme.muted, look)
            at = QPointF(bar.right(), low)
            write(painter, at, points.right, Role.LABEL, theme.muted, look, "right")


class Purse(msgspec.Struct, frozen=True):
    """A side's tokens before and after."""

    side: Side
    names: str
    before: int
    now: int
    was: str


class TokenMoves(QWidget):
    """How the tokens of every side have changed; between two sides, which way they went."""

    def __init__(self) -> None:
        super().__init__()
        self._purses: tuple[Purse, ...] = ()
        self._moved: tuple[int, str, bool] | None = None
        self._gone: float | None = None

    def show_purses(
        self, purses: tuple[Purse, ...], moved: tuple[int, str, bool] | None, spoken: str
    ) -> None:
        """Show these tokens.

        Args:
            purses: By side, the payer first if two.
            moved: Between two sides how many tokens moved, in words, and whether to the right.
            spoken: All of it in words.
        """
        self._purses, self._moved = purses, moved
        self.setAccessibleName(spoken)
        self.updateGeometry()
        self.update()

    def pay(self, animator: Animator) -> None:
        """Let the tokens go one by one from purse to purse; each counts where it lands."""
        if self._moved is None or animator.style != "full":
            return
        whole = TOKEN.ms + (self._moved[0] - 1) * TOKEN_GAP
        animator.place(self, (0.0,))
        evenly = Motion(whole, linear)
        animator.send(self, [Leg((float(whole),), evenly)], self._paid, told=False)

    def _paid(self) -> None:
        self._gone = None
        self.update()

    def show_values(self, values: Values) -> None:
        """Be so many milliseconds after the first token has left."""
        self._gone = values[0]
        self.update()

    def _counted(self, number: int, purse: Purse) -> int:
        """Return how many tokens a purse shows now."""
        if self._gone is None or self._moved is None:
            return purse.now
        left = min(self._moved[0], int(self._gone // TOKEN_GAP) + 1)
        there = min(self._moved[0], max(0, int((self._gone - TOKEN.ms) // TOKEN_GAP) + 1))
        return purse.before - left if number == 0 else purse.before + there

    def sizeHint(self) -> QSize:
        """Return the size it likes."""
        stage = stage_of(self)
        high = 82 if stage.compact else 112
        return QSize(round(300 * stage.look.unit), round(high * stage.look.unit))

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        if not self._purses:
            return
        painter, look = smooth(self), stage_of(self).look
        whole = QRectF(self.rect())
        rounded(painter, whole, 12 * look.unit, look.theme.inner)
        middle_part = 110 * look.unit if self._moved else 0.0
        count = len(self._purses)
        wide = (whole.width() - middle_part) / count
        for number, purse in enumerate(self._purses):
            x = number * wide + (middle_part if number and self._moved else 0)
            shown = self._counted(number, purse)
            self._purse(painter, QRectF(x, 0, wide, whole.height()), purse, shown)
        if self._moved and self._gone is not None:
            self._paint_flying(painter, wide, self._gone, self._moved[0])
        elif self._moved:
            self._paint_moved(painter, whole.center(), *self._moved)
        painter.end()

    def _paint_flying(self, painter: QPainter, wide: float, gone: float, count: int) -> None:
        look = stage_of(self).look
        size = 26 * look.unit
        for number in range(count):
            part = (gone - number * TOKEN_GAP) / TOKEN.ms
            if 0 <= part < 1:
                x = 40 * look.unit + TOKEN.ease(part) * (self.width() - wide)
                centre = QPointF(x, self.height() - 30 * look.unit)
                token(painter, around(centre, size), look)

    def _purse(self, painter: QPainter, rect: QRectF, purse: Purse, count: int) -> None:
        look = stage_of(self).look
        unit, theme = look.unit, look.theme
        few = len(self._purses) <= 2
        x, y = rect.left() + 16 * unit, rect.top() + 22 * unit
        emblem(painter, around(QPointF(x + 11 * unit, y), 22 * unit), purse.side, look)
        name = QPointF(x + 28 * unit, y + middle(Role.BODY_STRONG, look))
        room = rect.right() - name.x() - 6 * unit
        write(painter, name, purse.names, Role.BODY_STRONG, theme.ink, look, room=room)
        base = rect.bottom() - 16 * unit
        size = (26 if few and not stage_of(self).compact else 18) * unit
        gone = max(0, purse.before - count) if purse.before <= 25 else 0
        if few or rect.width() > 150 * unit:
            coins(painter, x, base, count, size, look, gone)
            x += coins_width(count + gone, size) + 10 * unit
        foot = QPointF(x, base)
        x += write(painter, foot, str(count), Role.TOKENS, theme.ink, look) + 8 * unit
        if look.fonts.width(purse.was, Role.LABEL) <= rect.right() - x - 4 * unit:
            write(painter, QPointF(x, base), purse.was, Role.LABEL, theme.muted, look)

    def _paint_moved(
        self, painter: QPainter, centre: QPointF, count: int, words: str, right: bool
    ) -> None:
        look = stage_of(self).look
        unit, theme = look.unit, look.theme
        shown = min(count, 4)
        top = centre.y() - 22 * unit
        for number in range(shown):
            x = centre.x() + (number - (shown - 1) / 2) * 20 * unit
            token(painter, around(QPointF(x, top), 26 * unit), look)
        below = QPointF(centre.x(), centre.y() + 12 * unit)
        write(painter, below, words, Role.CHIP, theme.ink, look, "centre")
        painter.save()
        painter.translate(centre.x(), centre.y() + 27 * unit)
        if not right:
            painter.scale(-1, 1)
        icon(painter, around(QPointF(0, 0), 18 * unit), "arrow", theme.brass_text, look)
        painter.restore()


class MiniCard(QWidget):
    """A small card of the deal that is over: all is known then."""

    def __init__(self, card: Card, down: bool, indicator: bool, won: bool) -> None:
        super().__init__()
        self.card, self.down, self.indicator, self.won = card, down, indicator, won

    def sizeHint(self) -> QSize:
        """Return its size."""
        unit = stage_of(self).look.unit
        return QSize(round(44 * unit), round(28 * unit))

    def minimumSizeHint(self) -> QSize:
        """Return less: names go before."""
        unit = stage_of(self).look.unit
        return QSize(round(32 * unit), round(18 * unit))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it: paper, or the back's red edge if it lay face down; brass if it won."""
        painter, look = smooth(self), stage_of(self).look
        theme = look.theme
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        edge = theme.loss if self.down else PAPER_EDGE
        ground = theme.chip if self.won else PAPER
        rounded(painter, rect, 4 * look.unit, ground, edge, 2.2 if self.down else 1)
        rank_and_suit(painter, rect, self.card, look, 0.78)
        if self.indicator:
            high = rect.height()
            corner = rect.topRight() + QPointF(-0.2 * high, 0.2 * high)
            disc(painter, around(corner, 0.5 * high), theme.side_ink, theme.chip_edge)
            icon(painter, around(corner, 0.36 * high), "lock", theme.chip_ink, look)
        painter.end()
