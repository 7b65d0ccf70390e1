"""The trump guess meter on the table, below the badge."""

from collections.abc import Hashable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Slot
from PySide6.QtGui import QPainter

from three04.cards import Suit
from three04.ui.advice.hint_texts import percents, worlds_text
from three04.ui.advice.meter import TrumpMeter
from three04.ui.board.gauges import SuitChance, trump_meter
from three04.ui.board.places import Rect
from three04.ui.tabletop.placing import put
from three04.ui.widgets.painted import SHADE, Still
from three04.ui.words import texts

if TYPE_CHECKING:
    from three04.ui.tabletop.area import TableArea

_ORDER: Final[tuple[Suit, ...]] = ("S", "H", "C", "D")


class MeterPanel(Still):
    """Shows how likely each suit is trump.

    Attributes:
        chances: What is shown.
        source: How many possible deals it was found from.
    """

    def __init__(self, area: "TableArea", meter: TrumpMeter) -> None:
        super().__init__(area)
        self.chances: tuple[SuitChance, ...] = ()
        self.source = ""
        self._area, self._meter = area, meter
        self._brief = False
        self.hide()
        area.refreshed.connect(self.show_meter)

    def shown(self) -> Hashable:
        """Return what is shown."""
        return (self.chances, self.source, self._brief, self.accessibleName())

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw it."""
        title = "" if self._brief else self.tr("Likely trump")
        trump_meter(painter, rect, self.chances, self.stage.look, title=title, source=self.source)

    @Slot()
    def show_meter(self) -> None:
        """Show what the meter says now."""
        found = self._meter.chances
        suits = _ORDER if found else ()
        shares = [found.get(suit, 0.0) for suit in suits]
        whole = percents(shares) if found else []
        self.chances = tuple(
            SuitChance(suit, share, f"{number}\u2009%")
            for suit, share, number in zip(suits, shares, whole, strict=True)
        )
        over = self._area.deal_over
        self.setVisible(bool(self.chances) and not over)
        named = zip(suits, whole, strict=True)
        said = [f"{texts.suit_name(suit)} {number} %" for suit, number in named]
        text = self.tr("Likely trump: {suits}").format(suits=", ".join(said)) if said else ""
        self.source = worlds_text(self._meter.worlds)
        self.setAccessibleName(text)
        self.setAccessibleDescription(self.source)
        self.setToolTip("\n".join(part for part in (text, self.source) if part))
        self._place()
        self.update()

    def _place(self) -> None:
        """Take the room below the badge: a title and bars, or one line where there is less."""
        lay, look, badge = self._area.board.table.layout, self.stage.look, self._area.badge
        x, wide = badge.x() + SHADE, badge.width() - 2 * SHADE
        y = badge.geometry().bottom() - SHADE + 8 * lay.scale
        half = len(lay.plates) // 2
        below = min(plate.y for plate in lay.plates[half + 1 :]) - 1.1 * lay.fan
        high = 102 * look.unit
        self._brief = lay.compact or y + high > below
        if self._brief:
            high = 28 * look.unit
            near = [p.x for p in lay.plates if p.y < y + high and p.x > x + high]
            wide = round(min(220 * look.unit, min(near, default=x + 300 * look.unit) - x - 4))
        put(self, Rect(x, y, min(wide, 300 * look.unit), high))
