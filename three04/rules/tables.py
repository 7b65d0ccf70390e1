"""The tables 304 is played at (R2, R3): seats, sides, pack and packets."""

from typing import Final

import msgspec

from three04 import cards
from three04.cards import Card


class Table(msgspec.Struct, frozen=True):
    """One kind of table.

    Attributes:
        name: The value of the ``table`` option.
        seats: Number of seats, numbered anticlockwise from 0.
        sides: Number of sides; seat ``s`` plays for side ``s % sides``.
        ranks: The ranks of the pack, in no order of strength.
        packets: Cards of the first and of the second packet.
    """

    name: str
    seats: int
    sides: int
    ranks: str
    packets: tuple[int, int]

    @property
    def pack(self) -> tuple[Card, ...]:
        """The whole pack in its fixed order."""
        return cards.pack(self.ranks)

    @property
    def hand_size(self) -> int:
        """Cards a seat gets in a deal, and so the number of tricks."""
        return sum(self.packets)

    @property
    def redeal_below(self) -> int:
        """R9: eldest may demand a new deal below this many card points in his first packet."""
        return 15 if self.packets[0] == 4 else 8

    def next_seat(self, seat: int) -> int:
        """Return the seat that speaks and plays after this one: at its right (R2)."""
        return (seat + 1) % self.seats

    def from_seat(self, seat: int) -> tuple[int, ...]:
        """Return every seat once, anticlockwise, beginning with this one."""
        return tuple((seat + step) % self.seats for step in range(self.seats))

    def side(self, seat: int) -> int:
        """Return the side of a seat; side 0 is the side of seat 0."""
        return seat % self.sides

    def partners(self, seat: int) -> tuple[int, ...]:
        """Return the partners of a seat, the nearest anticlockwise first."""
        return tuple(s for s in self.from_seat(seat)[1:] if s % self.sides == seat % self.sides)

    def side_seats(self, side: int) -> tuple[int, ...]:
        """Return the seats of a side, lowest first."""
        return tuple(range(side, self.seats, self.sides))

    def sides_after(self, side: int) -> tuple[int, ...]:
        """Return the other sides, anticlockwise from this one (the order of payment, R61)."""
        return tuple((side + step) % self.sides for step in range(1, self.sides))


TABLES: Final[dict[str, Table]] = {
    table.name: table
    for table in (
        Table("four", 4, 2, "J9ATKQ87", (4, 4)),
        Table("six-pairs", 6, 3, "J9ATKQ", (2, 2)),
        Table("six-teams", 6, 2, "J9ATKQ876", (4, 2)),
        Table("eight-pairs", 8, 4, "J9ATKQ87", (2, 2)),
        Table("eight-teams", 8, 2, "J9ATKQ87", (2, 2)),
    )
}
