"""The panel that shows beginners which cards have gone."""

from collections.abc import Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Slot
from PySide6.QtGui import QPainter

from three04.rules.nought.public import Phase
from three04.ui.board.gone import Gone, gone, gone_grid, grid_size
from three04.ui.board.layout import Layout, hand_poses
from three04.ui.board.places import Rect
from three04.ui.style.indices import printed
from three04.ui.tabletop.placing import put
from three04.ui.widgets.painted import Still
from three04.ui.words import texts

if TYPE_CHECKING:
    from three04.ui.tabletop.area import TableArea


class GonePanel(Still):
    """Shows each card of the pack, those struck out that have been played face up.

    Attributes:
        enabled: Whether the person wants it.
        cards: What is shown.
    """

    def __init__(self, area: "TableArea") -> None:
        super().__init__(area)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.enabled = False
        self.cards = Gone()
        self._area = area
        self._upright = self._titled = False
        self.stackUnder(area.badge)
        self.hide()
        area.refreshed.connect(self.show_gone)

    def shown(self) -> Hashable:
        """Return what is shown."""
        return (self.cards, self._upright, self._titled, self.accessibleName())

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw it."""
        words = ("", "")
        if self._titled:
            legend = "" if self._upright else self.tr("struck: gone · framed: yours")
            words = (self.tr("What has gone"), legend)
        gone_grid(painter, rect, self.cards, self.stage.look, self._upright, words)

    def enable(self, on: bool) -> None:
        """Show it from now on, or no longer."""
        if on != self.enabled:
            self.enabled = on
            self.show_gone()
            if on and not self.isHidden():
                self._area.announce(self.accessibleName())

    @Slot()
    def show_gone(self) -> None:
        """Show what has gone by now."""
        session = self._area.session
        playing = session is not None and session.view.public.phase is Phase.PLAY
        on = self.enabled and playing and not self._area.deal_over
        if on and session is not None:
            self.cards = gone(session.view)
            self.setAccessibleName(self._spoken())
            hand = session.view.public.table.hand_size
            self._place(self._area.board.table.layout, hand)
            self.update()
        self.setVisible(on)

    def _spoken(self) -> str:
        suits, none, letters = [], self.tr("none"), self.stage.look.indices
        for suit, _ in self.cards.states:
            cards = self.cards.cards(suit)
            ranks = " ".join(printed(card[0], letters) for card in cards)
            suits.append(f"{texts.suit_name(suit)}: {ranks or none}")
        return self.tr("What has gone: {suits}").format(suits="; ".join(suits))

    def _place(self, lay: Layout, hand: int) -> None:
        """Take the room left of the hand, below the seats; as large as text is, or as it fits."""
        room, unit = self._room(lay, hand), self.stage.look.unit
        best = 0.0, False, False
        for titled in (True, False):
            for upright in (False, True):
                size = grid_size(self.cards, upright, titled)
                scale = min(unit, room.w / size.width(), room.h / size.height())
                # Words only where they cost no legibility.
                if scale > best[0] * (1.25 if not titled else 1.0):
                    best = scale, upright, titled
        scale, self._upright, self._titled = best
        size = grid_size(self.cards, self._upright, self._titled)
        wide, high = size.width() * scale, size.height() * scale
        put(self, Rect(room.x, room.bottom - high, wide, high))

    def _room(self, lay: Layout, hand: int) -> Rect:
        margin = 8.0 if lay.compact else 20 * lay.scale
        left = lay.plates[len(lay.plates) // 2 + 1 :]
        top = max(plate.bottom for plate in left) + 10 * lay.scale
        if lay.heaps:
            top = max(top, lay.heaps[1][1] + 46 * lay.scale)
        cards = hand_poses(lay, hand, indicator=True)
        right = min(pose.rect.x for pose in (*cards, lay.indicators[0])) - 12 * lay.scale
        bottom = lay.plates[0].y - 12 * lay.scale
        return Rect(margin, top, right - margin, bottom - top)
