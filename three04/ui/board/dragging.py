"""A card of the hand that follows the mouse: dropped on the table it is chosen, else it returns."""

from typing import Final

from PySide6.QtCore import QPointF

from three04.cards import Card
from three04.ui.board.items import CardItem
from three04.ui.board.scene import TableScene

_OUT_OF_HAND: Final = 0.45
"""How far up, in card heights, a card must be for a drop to count."""


class Drag:
    """One card on its way.

    Attributes:
        card: The card.
    """

    def __init__(self, table: TableScene, card: Card, at: QPointF) -> None:
        """Take hold of a card.

        Args:
            table: The table it lies on.
            card: The card; it must be one of the viewer's hand.
            at: Where the mouse pressed it.
        """
        self.card = card
        self._table = table
        self._item: CardItem | None = table.item_of(card)
        self._at = at
        if self._item is not None:
            self._home = self._item.pos()
            self._tall = self._item.face_rect().height()

    @property
    def held(self) -> bool:
        """Whether the card still lies in the hand: the table may have changed meanwhile."""
        return self._item is not None and self._table.item_of(self.card) is self._item

    def move(self, to: QPointF) -> None:
        """Follow the mouse."""
        if self._item is not None and self.held:
            self._table.carry(self.card, self._home + to - self._at)

    def drop(self, to: QPointF) -> bool:
        """Put the card back where it was; return whether it was dropped on the table."""
        if self._item is None or not self.held:
            return False
        self._table.let_go(self.card)
        return self._at.y() - to.y() > _OUT_OF_HAND * self._tall
