"""Putting widgets where the layout says."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QLabel, QWidget

from three04.ui.board.layout import Rect, result_room


def put_at(widget: QWidget, rect: Rect, right: int) -> None:
    """Put a widget at a corner; it grows to the right if it has to.

    Args:
        widget: The widget.
        rect: Where.
        right: What it may not reach.
    """
    hint = widget.sizeHint()
    width = min(max(round(rect.w), hint.width()), right - round(rect.x) - 6)
    widget.setGeometry(round(rect.x), round(rect.y), width, hint.height())


def put_right(widget: QWidget, rect: Rect, least: bool) -> None:
    """Put a widget at a right corner; it grows to the left.

    Args:
        widget: The widget.
        rect: Where.
        least: Whether it should be as narrow as it can.
    """
    hint = widget.sizeHint()
    width = max(hint.width(), 0 if least else round(rect.w))
    widget.setGeometry(round(rect.right) - width, round(rect.y), width, hint.height())


def centre(widget: QWidget, room: Rect) -> None:
    """Centre a panel in its room; it may grow beyond it in height, never in width."""
    layout = widget.layout()
    hint = widget.sizeHint()
    width = min(max(hint.width(), round(min(room.w, 420))), round(room.w))
    height = hint.height()
    if layout is not None and layout.hasHeightForWidth():
        height = layout.totalHeightForWidth(width)
    widget.resize(width, height)
    centre_at(widget, room)


def centre_at(widget: QWidget, room: Rect) -> None:
    """Centre a widget as large as it is."""
    x, y = room.centre
    widget.move(round(x - widget.width() / 2), round(y - widget.height() / 2))


def fit_label(label: QLabel, width: int) -> None:
    """Make a label as large as its text, in several lines if it must be."""
    label.setWordWrap(False)
    label.setMaximumWidth(16_777_215)
    label.adjustSize()
    if label.width() > width:
        label.setWordWrap(True)
        label.setMaximumWidth(width)
        label.resize(width, label.heightForWidth(width))


def centre_sheet(panel: QWidget, width: int, height: int) -> None:
    """Centre the sheet with a deal's result in a window of this size."""
    room = result_room(width, height)
    hint = panel.sizeHint()
    wide = min(max(hint.width(), round(room.w * 0.72)), round(room.w))
    high = panel.heightForWidth(wide) if panel.hasHeightForWidth() else hint.height()
    high = min(high, height - 8)
    panel.setGeometry(QRect((width - wide) // 2, (height - high) // 2, wide, high))
