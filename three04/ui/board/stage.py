"""What everything at the table is painted with, shared by all who paint there."""

from collections.abc import Callable, Hashable

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from three04.cards import Card
from three04.ui.board.canvas import Look
from three04.ui.board.layout import Layout
from three04.ui.board.sprites import Sprite, Sprites
from three04.ui.style import fonts
from three04.ui.style.appearance import Appearance
from three04.ui.style.fonts import Fonts
from three04.ui.style.theme import THEMES


class Stage:
    """The look that is painted with now, and the cards' pictures.

    Attributes:
        appearance: What the user wants.
        look: What painters need to know; a new one whenever anything in it changes.
        sprites: The cards' pictures.
        compact: Whether the table is a small one.
        card_points: Whether faces bear their card points.
    """

    def __init__(self) -> None:
        fonts.load()
        self.appearance = Appearance()
        self.sprites = Sprites()
        self.look = Look(art=self.sprites.art)
        self.compact = False
        self.card_points = False

    def beside(self) -> "Stage":
        """Return a stage for another window: it has its own measure, and the same pictures."""
        twin = Stage.__new__(Stage)
        twin.appearance, twin.sprites = self.appearance, self.sprites
        twin.look, twin.compact = self.look, self.compact
        twin.card_points = self.card_points
        return twin

    def dress(self, appearance: Appearance) -> None:
        """Look so from now on; the size stays."""
        self.appearance = appearance
        theme = THEMES[appearance.theme]
        self.sprites.use(theme, appearance.face, appearance.indices)
        self.look = msgspec.structs.replace(
            self.look,
            theme=theme,
            deck=appearance.deck,
            back=appearance.back,
            face=appearance.face,
            indices=appearance.indices,
        )

    def fit(self, lay: Layout, dpr: float) -> None:
        """Paint for this layout from now on."""
        self.compact = lay.compact
        look = self.look
        if (lay.scale, dpr) != (look.scale, look.dpr):
            self.sprites.forget_waiting()
        if (lay.scale, dpr, lay.text) != (look.scale, look.dpr, look.fonts.scale):
            made = look.fonts if lay.text == look.fonts.scale else Fonts(lay.text)
            self.look = msgspec.structs.replace(look, fonts=made, scale=lay.scale, dpr=dpr)

    def face(self, card: Card, width: float) -> Sprite:
        """Return a card's face."""
        return self.sprites.face(card, self.look.deck, width, self.look.dpr)

    def back(self, width: float) -> Sprite:
        """Return a back."""
        return self.sprites.back(self.look.back, width, self.look.dpr)


class Kept:
    """A painting that is done once and then drawn from its pixels, until it shows something else.

    Attributes:
        made: How often it has been done.
    """

    def __init__(self) -> None:
        self.made = 0
        self._key: Hashable = None
        self._pixmap = QPixmap()

    def draw(
        self, painter: QPainter, rect: QRectF, key: Hashable, paint: Callable[[QPainter], object]
    ) -> None:
        """Draw what ``paint`` paints inside of ``rect``.

        Args:
            painter: May be moved, not turned.
            rect: All that ``paint`` covers, in the painter's coordinates.
            key: All that the picture depends on beside its size.
            paint: Paints it, in the same coordinates.
        """
        dpr = painter.device().devicePixelRatioF()
        whole = (rect.width(), rect.height(), dpr, key)
        if whole != self._key:
            self._key, self._pixmap = whole, self._paint(rect, dpr, paint)
        at = painter.deviceTransform().map(rect.topLeft())
        shift = QPointF(round(at.x()) - at.x(), round(at.y()) - at.y()) / dpr
        painter.drawPixmap(rect.topLeft() + shift, self._pixmap)

    def _paint(self, rect: QRectF, dpr: float, paint: Callable[[QPainter], object]) -> QPixmap:
        self.made += 1
        pixmap = QPixmap(int(rect.width() * dpr) + 1, int(rect.height() * dpr) + 1)
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill("#00000000")
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(-rect.topLeft())
        paint(painter)
        painter.end()
        return pixmap
