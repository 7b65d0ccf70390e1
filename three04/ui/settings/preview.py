"""A small table that shows at once what is being set."""

from typing import Final

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from three04.cards import Card
from three04.store.settings import Settings
from three04.ui.board import felt, marks, seats
from three04.ui.board.canvas import Look, suit_tile
from three04.ui.board.places import CARD_RATIO
from three04.ui.board.seats import Saying, SeatFace
from three04.ui.board.stage import Stage
from three04.ui.models.order import HandOrder, ordered
from three04.ui.style import fonts
from three04.ui.style.fonts import Fonts, Role
from three04.ui.words import texts

HAND: Final[tuple[Card, ...]] = ("9D", "AS", "TH", "JD", "QC")
"""In the order dealt."""
_TRUMP: Final = "D"
_BID: Final = 180


class SettingsPreview(QWidget):
    """Paints face, back, felt, suits, order, text and bids as they are set."""

    def __init__(self, stage: Stage, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._stage, self._settings = stage, settings
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.setMinimumWidth(190)
        stage.sprites.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Return the size it looks best at."""
        return QSize(250, 300)

    def show_settings(self, settings: Settings) -> None:
        """Show what is set now."""
        self._settings = settings
        self.update()

    def hand(self) -> list[Card]:
        """Return the cards of the hand as they are sorted."""
        order = HandOrder(self._settings.sort, self._settings.highest)
        return ordered(HAND, order, _TRUMP)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, look = QRectF(self.rect()), self._look()
        centre = QPointF(rect.center().x(), 0.5 * rect.height())
        painter.drawPixmap(0, 0, felt.cloth(rect.size(), centre, 0.3 * rect.width(), look))
        said = self._paint_seat(painter, rect, look)
        wide = min(0.3 * rect.width(), 0.27 * rect.height() / CARD_RATIO * 1.25)
        hand = rect.bottom() - 1.05 * CARD_RATIO * wide - 6
        self._paint_trick(painter, QRectF(rect.x(), said, rect.width(), hand - said), look)
        self._paint_hand(painter, rect, wide)
        painter.end()

    def _look(self) -> Look:
        """Return the table's look at the size of this one."""
        text = fonts.bounded(self._settings.text_size)
        return msgspec.structs.replace(self._stage.look, scale=0.85, fonts=Fonts(text))

    def _paint_seat(self, painter: QPainter, rect: QRectF, look: Look) -> float:
        """Paint who sits opposite, and what he bids; return down to where."""
        name = texts.seat_names(4, 0)[2]
        unit = look.unit
        wide = min(rect.width() - 16, 132 * unit)
        plate = QRectF(rect.center().x() - wide / 2, 10 * unit, wide, 34 * unit)
        face = SeatFace(name, "", "lotus", dealer=True)
        seats.plate(painter, plate, face, look)
        saying = Saying(texts.bid_text(_BID), number=True, hot=True)
        size = seats.bubble_size(saying, look)
        at = QPointF(rect.center().x() - size.width() / 2, plate.bottom() + 12 * unit)
        bubble = QRectF(at, size)
        seats.bubble(painter, bubble, saying, "up", look)
        return bubble.bottom()

    def _paint_trick(self, painter: QPainter, room: QRectF, look: Look) -> None:
        """Paint a back and a trump in the room between what is said and the hand."""
        words, left = texts.are_trump(_TRUMP), room.left() + 0.22 * room.width()
        right = max(room.left() + 0.7 * room.width(), left + 40)
        told = look.fonts.width(words, Role.LABEL_STRONG) < 2 * (room.right() - right) - 8
        below = 26 * look.unit if told else 0.0
        wide = min(0.2 * room.width(), (room.height() - 14) / CARD_RATIO)
        back = QPointF(left, room.center().y())
        marks.card(painter, self._stage.back(wide), back)
        marks.cover(painter, marks.card_rect(back, wide), "lock", look)
        across = min(0.8 * wide, room.height() - 14 - below)
        if across < 0.4 * wide:
            told, below, across = False, 0.0, 0.8 * wide
        tile = QRectF(0, 0, across, across)
        tile.moveCenter(QPointF(right, room.center().y() - below / 2))
        suit_tile(painter, tile, _TRUMP, look)
        if told:
            marks.caption(painter, tile, words, look)

    def _paint_hand(self, painter: QPainter, rect: QRectF, wide: float) -> None:
        strip = min(0.6 * wide, (rect.width() - wide - 16) / (len(HAND) - 1))
        left = rect.center().x() - strip * (len(HAND) - 1) / 2
        y = rect.bottom() - 0.55 * CARD_RATIO * wide - 6
        for number, card in enumerate(self.hand()):
            off = number - (len(HAND) - 1) / 2
            at = QPointF(left + number * strip, y + 0.9 * off * off)
            marks.card(painter, self._stage.face(card, wide), at, 1.5 * off)
