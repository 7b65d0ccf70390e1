"""Where the parts of the table's area go, as the layout says."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from three04.ui.windows.placing import centre, centre_at, centre_sheet, fit_label

if TYPE_CHECKING:
    from three04.ui.windows.table_area import TableArea


def arrange(area: "TableArea") -> None:
    """Put every part in its place."""
    lay = area.board.table.layout
    right = area.tools_left(lay) if area.tools_left is not None else lay.tray.right
    area.tray.place(lay, right)
    area.badge.place(lay)
    if lay.side is not None:
        area.side.setGeometry(QRect(*(round(length) for length in lay.side)))
    area.heading.adjustSize()
    middle = 15 * lay.scale + 17 * lay.unit
    area.heading.move(round(58 * lay.unit), round(middle - area.heading.height() / 2))
    _arrange_panels(area)


def _arrange_panels(area: "TableArea") -> None:
    lay = area.board.table.layout
    fit_label(area.prompt, round(lay.prompt.w))
    centre_at(area.prompt, lay.prompt)
    top = lay.badge.bottom + 4 if lay.compact else 8.0
    for panel in (area.bid_panel, area.choice_panel, area.cut_panel):
        if panel.isHidden():
            continue
        least = 540 if panel is area.choice_panel and area.choice_panel.laying else 420
        centre(panel, lay.panel, least * lay.unit, top)
    room = lay.prompt._replace(y=lay.prompt.y - 3, h=86 * lay.unit)
    if not area.banner.isHidden():
        centre(area.banner, room, min(560 * lay.unit, area.width() - 24), top)
    if not area.result.isHidden():
        centre_sheet(area.result.panel, area.width(), area.height(), lay.unit)
    area.ring.follow()
