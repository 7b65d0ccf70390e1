"""Where the keyboard stands on the table, group by group."""

from typing import Final

from PySide6.QtCore import QObject

from three04.ui.board.groups import Group, Groups
from three04.ui.board.items import CardItem, SeatItem

_HAND: Final = 2


class Walk:
    """Walks over seats, trick and hand; which card of the hand it is, the view knows.

    The calls of the auction are painted elsewhere and are no place for the keyboard.
    """

    def __init__(self, groups: Groups) -> None:
        self._groups: tuple[Group[CardItem | SeatItem] | Group[CardItem], ...] = (
            groups.seats, groups.trick, groups.hand,
        )  # fmt: skip
        self._group = _HAND
        self._at = 0
        self._marked: CardItem | SeatItem | None = None

    @property
    def in_hand(self) -> bool:
        """Whether the keyboard is at the hand, or has nowhere else to be."""
        return self._group == _HAND or not self._groups[self._group].members

    def item(self) -> CardItem | SeatItem | None:
        """Return what the keyboard stands on, outside the hand."""
        members = self._groups[self._group].members
        return members[min(self._at, len(members) - 1)] if members else None

    def to_hand(self) -> None:
        """Go to the hand."""
        self._group = _HAND

    def to_first(self) -> None:
        """Go to the first thing at the table."""
        self._group, self._at = 0, 0

    def to(self, thing: QObject) -> None:
        """Go to a thing."""
        for number, group in enumerate(self._groups):
            for at, member in enumerate(group.members):
                if member is thing:
                    self._group, self._at = number, at

    def move(self, step: int) -> None:
        """Go to the next thing of the group, round and round."""
        members = self._groups[self._group].members
        if members:
            self._at = (min(self._at, len(members) - 1) + step) % len(members)

    def step(self, step: int) -> bool:
        """Go to the next thing of the group; return False at its end."""
        at = min(self._at, len(self._groups[self._group].members) - 1) + step
        there = 0 <= at < len(self._groups[self._group].members)
        if there:
            self._at = at
        return there

    def end(self, last: bool) -> None:
        """Go to the first or the last thing of the group."""
        self._at = len(self._groups[self._group].members) - 1 if last else 0

    def change(self, step: int) -> bool:
        """Go to the next group that has something; return False if there is none."""
        number = self._group + step
        while 0 <= number < len(self._groups):
            if self._groups[number].members:
                self._group, self._at = number, 0
                return True
            number += step
        return False

    def mark(self, item: CardItem | SeatItem | None) -> None:
        """Show the ring round this, and no longer round what had it."""
        if self._marked is not None and self._marked is not item:
            self._marked.point(False)
        self._marked = item
        if item is not None:
            item.point(True)
