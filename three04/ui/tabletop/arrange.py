"""Where the parts of the table's area go, as the layout says."""

from typing import Final, Literal

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from three04.ui.board.places import Rect
from three04.ui.tabletop.parts import TableParts
from three04.ui.tabletop.placing import LARGE_TEXT, centre, centre_at, centre_sheet, fit_label
from three04.ui.widgets.painted import SHADE

_PANELS: Final[tuple[Literal["bid_panel", "choice_panel", "cut_panel"], ...]] = (
    "bid_panel", "choice_panel", "cut_panel",
)  # fmt: skip


def arrange(area: TableParts) -> None:
    """Put every part in its place."""
    lay = area.board.table.layout
    right = area.tools_left(lay) if area.tools_left is not None else lay.tray.right
    area.tray.place(lay, right)
    area.badge.place(lay, area.tray.geometry().left() + SHADE)
    if lay.side is not None:
        area.side.setGeometry(QRect(*(round(length) for length in lay.side)))
    area.heading.adjustSize()
    middle = 15 * lay.scale + 17 * lay.unit
    area.heading.move(round(58 * lay.unit), round(middle - area.heading.height() / 2))
    _arrange_panels(area)


def _arrange_panels(area: TableParts) -> None:
    lay = area.board.table.layout
    fit_label(area.prompt, round(lay.prompt.w))
    centre_at(area.prompt, lay.prompt)
    highest = lay.badge.bottom + 4 if lay.compact else 8.0
    for name in _PANELS:
        if not area.shows(name):
            continue
        panel: QWidget = getattr(area, name)
        room = lay.panel
        if lay.compact and lay.text > LARGE_TEXT * lay.scale:
            # Rather over the sides' plates than over the hand.
            room = Rect(room.x - 0.1 * lay.table.w, room.y, room.w + 0.2 * lay.table.w, room.h)
        if not lay.compact and lay.text > LARGE_TEXT * lay.scale:
            # Large badge and tray reach down into the room: the panel keeps close to the hand.
            low = max(shown.geometry().bottom() - SHADE for shown in (area.badge, area.tray))
            top, bottom = max(room.y, low), room.bottom + 9 * lay.scale
            room = Rect(room.x, top, room.w, bottom - top)
        laying = name == "choice_panel" and area.choice_panel.laying
        least = (500 if lay.compact else 540) if laying else 420
        centre(panel, room, least * lay.unit, highest)
    room = lay.prompt._replace(y=lay.prompt.y - 3, h=86 * lay.unit)
    if area.shows("banner"):
        centre(area.banner, room, min(560 * lay.unit, area.width() - 24), highest)
    if area.shows("result"):
        centre_sheet(area.result.panel, area.width(), area.height(), lay.unit)
        area.result.hang()
    area.ring.follow()
