"""What panels are made of: painted frames, buttons and pictures, and the ring of focus."""

from collections.abc import Callable, Hashable
from functools import cache
from typing import Final, cast

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, QSizeF, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QPushButton, QToolButton, QWidget
from shiboken6 import isValid

from three04.cards import Card, Suit
from three04.ui.board import canvas, marks
from three04.ui.board.buttons import ButtonFace, Kind, button_size
from three04.ui.board.buttons import button as paint_button
from three04.ui.board.canvas import Look, around
from three04.ui.board.stage import Kept, Stage
from three04.ui.style.artwork import Icon
from three04.ui.style.fonts import Role
from three04.ui.style.theme import Side
from three04.ui.words import texts

SHADE: Final = 14
"""The room round a panel for its shadow."""


@cache
def _plain_stage() -> Stage:
    return Stage()


def stage_of(widget: QWidget) -> Stage:
    """Return the stage that a widget stands on: that of the table it belongs to.

    What belongs to none yet measures and paints itself in the standard look.
    """
    above: QWidget | None = widget
    while above is not None:
        stage = getattr(above, "table_stage", None)
        if isinstance(stage, Stage):
            return stage
        above = above.parentWidget()
    return _plain_stage()


def smooth(widget: QWidget) -> QPainter:
    """Return a painter of a widget that paints smooth edges."""
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


def ceiled(size: QSizeF) -> QSize:
    """Return a size in whole pixels that holds another."""
    return QSize(int(size.width() + 0.999), int(size.height() + 0.999))


def roominess(widget: QWidget) -> float:
    """Return how much larger gaps are than at the size they are given for: 1280 × 800, 720 × 480.

    They grow with the table, and not with the text, which needs the room itself.
    """
    stage = stage_of(widget)
    return max(1.0, stage.look.scale / (0.85 if stage.compact else 1.0))


class Panel(QFrame):
    """A panel with its shadow, which lies in the widget's margin."""

    def __init__(self, parent: QWidget | None = None, radius: float = 16) -> None:
        super().__init__(parent)
        self._radius = radius
        self._kept = Kept()

    def compact(self) -> bool:
        """Return whether the table is a small one."""
        return stage_of(self).compact

    def set_padding(self, left: int, top: int, right: int, bottom: int) -> None:
        """Keep what is inside away from the panel's edge."""
        layout = self.layout()
        assert layout is not None
        wide = roominess(self)
        sides = (round(side * wide) + SHADE for side in (left, top, right, bottom))
        layout.setContentsMargins(*sides)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the panel."""
        stage, painter = stage_of(self), QPainter(self)
        look = stage.look
        inner = QRectF(self.rect()).adjusted(SHADE, SHADE, -SHADE, -SHADE)
        radius = self._radius * (0.85 if stage.compact else 1)
        self._kept.draw(
            painter, QRectF(self.rect()), look, lambda p: canvas.panel(p, inner, look, radius)
        )
        painter.end()


class PushButton(QPushButton):
    """A push button in the game's look, which Enter presses too.

    Attributes:
        mark: An icon before its text.
        role: How its text is set.
        least: The least width, at scale 1.
        height_at_one: Its height, at scale 1.
        snug: Whether it is no wider than its text needs.
        hinted: Whether a hint recommends it.
    """

    def __init__(self, primary: bool = False, mark: Icon | None = None) -> None:
        super().__init__()
        self._primary = primary
        self.mark = mark
        self.role = Role.NAME
        self.least, self.height_at_one = 56.0, 40.0
        self.snug = self.hinted = False
        self.setAutoDefault(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def mark_hint(self, on: bool) -> bool:
        """Be what a hint recommends, or not; the lamp beside it is the hint's. Return which."""
        if on != self.hinted:
            self.hinted = on
            self.setAccessibleDescription(self.tr("The hint") if on else "")
        return on

    def face(self) -> ButtonFace:
        """Return what is painted."""
        kind: Kind = "primary" if self._primary else "plain"
        if not self.isEnabled():
            kind = "unavailable"
        elif self.isChecked():
            kind = "selected"
        return ButtonFace(
            texts.unmarked(self.text()), kind, self.mark, False, self.underMouse(), self.role, True
        )

    def sizeHint(self) -> QSize:
        """Return the size that holds its text."""
        look = stage_of(self).look
        size = button_size(self.face(), look)
        tight = 0.0
        if self.snug or stage_of(self).compact:
            tight = (24 if self.snug else 14) * look.unit
        wide = max(size.width() - tight, self.least * look.unit)
        return ceiled(QSizeF(wide, self.height_at_one * look.unit))

    def minimumSizeHint(self) -> QSize:
        """Return the same: text is never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        painter = smooth(self)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1.5)
        paint_button(painter, rect, self.face(), stage_of(self).look)
        painter.end()


class Picture(QWidget):
    """A small painted sign, as wide as it is high.

    Attributes:
        size_at_one: Its width, at scale 1.
    """

    def __init__(self, size: float = 22) -> None:
        super().__init__()
        self.size_at_one = size
        self._paint: Callable[[QPainter, QRectF, Look], object] | None = None

    def show_side(self, side: Side) -> None:
        """Show the sign of a side."""
        self._show(lambda p, r, look: canvas.emblem(p, r, side, look))

    def show_suit(self, suit: Suit) -> None:
        """Show the sign of a suit."""
        self._show(lambda p, r, look: canvas.suit_tile(p, r, suit, look))

    def show_token(self) -> None:
        """Show a token."""
        self._show(canvas.token)

    def clear(self) -> None:
        """Show nothing."""
        self._paint = None
        self.update()

    def _show(self, paint: Callable[[QPainter, QRectF, Look], object]) -> None:
        self._paint = paint
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return its size."""
        wide = round(self.size_at_one * stage_of(self).look.unit) + 2
        return QSize(wide, wide)

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        if self._paint is not None:
            painter = smooth(self)
            wide = self.size_at_one * stage_of(self).look.unit
            self._paint(painter, around(QRectF(self.rect()).center(), wide), stage_of(self).look)
            painter.end()


class BackPicture(QWidget):
    """The card that is to be laid face down, as its owner will see it."""

    def __init__(self) -> None:
        super().__init__()
        self._card: Card | None = None

    def show_card(self, card: Card | None) -> None:
        """Show the back with the suit of this card."""
        self._card = card
        self.update()

    def sizeHint(self) -> QSize:
        """Return its size."""
        unit = stage_of(self).look.scale
        return QSize(round(112 * unit), round(152 * unit))

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        painter, look = smooth(self), stage_of(self).look
        wide = 100 * look.scale
        centre = QRectF(self.rect()).center()
        rect = marks.card_rect(centre, wide)
        if self._card is None:
            marks.place(painter, rect, look, look.theme.outline)
        else:
            marks.card(painter, stage_of(self).back(wide), centre)
            tile = around(rect.topRight() + QPointF(-8, 14) * look.scale, 30 * look.scale)
            canvas.suit_tile(painter, tile, self._card[1], look)
        painter.end()


class Still(QWidget):
    """A widget whose painting is kept until it shows something else; the Tab key stops there.

    Attributes:
        kept: The painting.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kept = Kept()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @property
    def stage(self) -> Stage:
        """What it is painted with."""
        return stage_of(self)

    def shown(self) -> Hashable:
        """Return all that is shown."""
        raise NotImplementedError

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint it; ``rect`` is without the margin for its shadow."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what is kept."""
        painter = QPainter(self)
        inner = QRectF(self.rect()).adjusted(SHADE, SHADE, -SHADE, -SHADE)
        key = (self.shown(), self.stage.look, self.stage.compact)
        self.kept.draw(painter, QRectF(self.rect()), key, lambda p: self.paint(p, inner))
        painter.end()


class FocusRing(QWidget):
    """The two-tone ring round whatever has the keyboard's focus in a widget."""

    _OUT: Final = 14

    def __init__(self, within: QWidget) -> None:
        super().__init__(within)
        self._within = within
        self._target: QWidget | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        application = cast("QApplication", QApplication.instance())
        application.focusChanged.connect(self._moved)

    @Slot(QWidget, QWidget)
    def _moved(self, _old: QWidget | None, new: QWidget | None) -> None:
        if self._target is not None and isValid(self._target):
            self._target.removeEventFilter(self)
        self._target = new if isinstance(new, PushButton | QToolButton | Still) else None
        if self._target is None or not self._within.isAncestorOf(self._target):
            self._target = None
            self.hide()
            return
        self._target.installEventFilter(self)
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the target."""
        kinds = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide)
        if watched is self._target and event.type() in kinds:
            self._follow()
        return False

    def follow(self) -> None:
        """Follow the target, whose panel has moved."""
        if self._target is not None and isValid(self._target):
            self._follow()

    def _follow(self) -> None:
        target = self._target
        assert target is not None
        corner = target.mapTo(self._within, target.rect().topLeft())
        out = self._OUT - (SHADE if isinstance(target, Still) else 0)
        self.setGeometry(target.rect().translated(corner).adjusted(-out, -out, out, out))
        self.setVisible(target.isVisible())
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ring."""
        painter, look = smooth(self), stage_of(self).look
        out = self._OUT
        inner = QRectF(self.rect()).adjusted(out, out, -out, -out)
        radius = min(10 * look.unit, 0.28 * inner.height())
        if isinstance(self._target, QToolButton) and not getattr(self._target, "words", True):
            radius = inner.height() / 2
        if isinstance(self._target, Still):
            radius = min(16 * look.unit, inner.height() / 2)
        canvas.ring(painter, inner.adjusted(-1, -1, 1, 1), look, radius + 1.5, False)
        painter.end()
