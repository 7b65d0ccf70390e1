"""The table as the keyboard and a screen reader walk over it: seats, auction, trick, hand.

The scene tells here what lies there; a screen reader is told what has changed, for it keeps what
it once read.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, Literal, TypeVar

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleEvent

from three04.ui.models.hand import Told

if TYPE_CHECKING:
    from three04.ui.board.items import CardItem, SeatItem

Kind = Literal["seats", "auction", "trick", "hand"]
M = TypeVar("M", bound=QObject)


class Line(QObject):
    """A line of text that a screen reader finds at the table, though it is painted elsewhere.

    Attributes:
        told: The text.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.told = Told("")


def told(member: QObject) -> Told:
    """Return what a screen reader tells of a member of a group."""
    if isinstance(member, Line):
        return member.told
    look = getattr(member, "look", None)
    return Told(getattr(look, "spoken", ""), getattr(look, "told", ""))


class Group(QObject, Generic[M]):
    """Things at the table that belong together.

    Attributes:
        kind: Which these are.
        name: What a screen reader calls the group.
        members: The things, in the order in which one walks over them.
    """

    def __init__(self, kind: Kind, parent: QObject) -> None:
        super().__init__(parent)
        self.kind: Kind = kind
        self.name = ""
        self.members: tuple[M, ...] = ()
        self._told: tuple[Told, ...] = ()

    def show(self, members: Sequence[M]) -> None:
        """Have these from now on, and tell a screen reader what is new about them."""
        before, said = self.members, dict(zip(self.members, self._told, strict=True))
        gone = [member for member in before if member not in members]
        # One by one, each told while it still has its place among the others.
        for member in gone:
            _tell(member, QAccessible.Event.ObjectDestroyed)
            self.members = tuple(other for other in self.members if other is not member)
        self.members, self._told = tuple(members), tuple(told(member) for member in members)
        for member, now in zip(self.members, self._told, strict=True):
            if member not in said:
                _tell(member, QAccessible.Event.ObjectCreated)
            elif said[member].name != now.name:
                _tell(member, QAccessible.Event.NameChanged)
            elif said[member].about != now.about:
                _tell(member, QAccessible.Event.DescriptionChanged)


class Groups(QObject):
    """All groups of the table, in the order of the Tab key.

    Attributes:
        seats: The seats from the right on, the viewer's last; with each maker his indicator.
        auction: What was said, line by line.
        trick: The cards in the middle, in the order played.
        hand: The viewer's hand, his own indicator first.
        calls: The lines of the auction.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.seats: Group[CardItem | SeatItem] = Group("seats", self)
        self.auction: Group[Line] = Group("auction", self)
        self.trick: Group[CardItem] = Group("trick", self)
        self.hand: Group[CardItem] = Group("hand", self)
        self._lines: list[Line] = []
        self.retranslate()

    @property
    def all(self) -> tuple[Group[QObject], ...]:
        """All of them."""
        return (self.seats, self.auction, self.trick, self.hand)  # type: ignore[return-value]

    def show(
        self,
        seats: Sequence["CardItem | SeatItem"],
        trick: Sequence["CardItem"],
        hand: Sequence["CardItem"],
    ) -> None:
        """Take in what lies there now."""
        # Its type is given: left to itself mypy finds now one, now another for what the four share.
        kept: tuple[Sequence[QObject], ...] = (seats, self.auction.members, trick, hand)
        for group, members in zip(self.all, kept, strict=True):
            # What goes over from one group to another leaves the first before it is in the next.
            group.show([member for member in group.members if member in members])
        for group, members in zip(self.all, kept, strict=True):
            group.show(members)

    def show_auction(self, calls: Sequence[str]) -> None:
        """Take in what was said in the auctions of the running deal."""
        while len(self._lines) < len(calls):
            self._lines.append(Line(self))
        lines = self._lines[: len(calls)]
        for line, call in zip(lines, calls, strict=True):
            line.told = Told(call)
        self.auction.show(lines)

    def of(self, member: QObject) -> Group[QObject] | None:
        """Return the group that a thing belongs to."""
        return next((group for group in self.all if member in group.members), None)

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        self.seats.name = self.tr("Seats")
        self.auction.name = self.tr("Auction")
        self.trick.name = self.tr("Trick")
        self.hand.name = self.tr("Your hand")


def _tell(member: QObject, kind: QAccessible.Event) -> None:
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(member, kind))
