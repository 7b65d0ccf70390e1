"""Putting widgets where the layout says; panels keep their shadow in a margin of their own."""

from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QLabel, QWidget

from three04.ui.board.places import Rect, result_room
from three04.ui.widgets.painted import SHADE, Panel, Still

LARGE_TEXT: Final = 1.25
"""From this factor on a panel with much text takes as little room as on a small table."""


def _shade(widget: QWidget) -> int:
    return SHADE if isinstance(widget, Panel | Still) else 0


def put(widget: QWidget, rect: Rect) -> None:
    """Put a panel there, its shadow around it."""
    out = _shade(widget)
    whole = QRect(round(rect.x), round(rect.y), round(rect.w), round(rect.h))
    widget.setGeometry(whole.adjusted(-out, -out, out, out))


def fitted(panel: QWidget, least: float, most: float) -> tuple[int, int]:
    """Return width and height of a panel, without its shadow, for a width within bounds."""
    layout, shade = panel.layout(), 2 * _shade(panel)
    for part in reversed(panel.findChildren(QWidget)):
        # What has not been seen yet does not know its font, and layouts believe old sizes.
        part.ensurePolished()
        part.updateGeometry()
    if layout is not None:
        layout.activate()  # layouts inside of it believe old sizes too
    hint = panel.sizeHint()
    width = max(min(hint.width() - shade, round(most)), min(round(least), round(most)))
    height = hint.height()
    if layout is not None and layout.hasHeightForWidth():
        height = layout.totalHeightForWidth(width + shade)
    return width, height - shade


def centre(panel: QWidget, room: Rect, least: float = 420, top: float = 0) -> None:
    """Centre a panel in its room; what does not fit sticks out upwards, never over the hand.

    Args:
        panel: The panel.
        room: The room.
        least: How narrow it may be.
        top: What it may not rise above.
    """
    # Buttons are never cut: they may need more room than the seats leave.
    needed = panel.minimumSizeHint().width() - 2 * _shade(panel)
    width, height = fitted(panel, least, max(room.w, needed))
    x, y = room.centre
    high = min(y - height / 2, room.bottom - height)
    put(panel, Rect(x - width / 2, max(top, high), width, height))


def centre_at(widget: QWidget, room: Rect) -> None:
    """Centre a widget as large as it is; it grows upwards."""
    x, _ = room.centre
    high = min(room.centre[1] - widget.height() / 2, room.bottom - widget.height())
    widget.move(round(x - widget.width() / 2), round(high))


def fit_label(label: QLabel, width: int) -> None:
    """Make a label as large as its text, in several lines if it must be."""
    label.setWordWrap(False)
    label.setMaximumWidth(16_777_215)
    label.adjustSize()
    if label.width() > width:
        label.setWordWrap(True)
        label.setMaximumWidth(width)
        label.resize(width, label.heightForWidth(width))


def centre_sheet(panel: QWidget, width: int, height: int, unit: float) -> None:
    """Centre the sheet with a deal's result in a window of this size."""
    room = result_room(width, height)
    wide, high = fitted(panel, 640 * unit, room.w)
    high = min(high, height - 8)
    put(panel, Rect((width - wide) // 2, (height - high) // 2, wide, high))
