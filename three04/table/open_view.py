"""A view of all hands: what somebody sees who walks round the table, after the game."""

from three04.rules import events as ev
from three04.rules.nought.own import Own, fold_all
from three04.rules.nought.view import View


class OpenView(View):
    """What all seats together know, seen from one of them; folded from complete events.

    Attributes:
        owns: What each seat knows beyond what everybody knows, by seat.
    """

    __slots__ = ("owns",)

    def __init__(self, seat: int, seats: int) -> None:
        """Begin a view.

        Args:
            seat: The seat it is seen from, whose hand is ``hand``.
            seats: How many seats the table has.
        """
        super().__init__(seat)
        self.owns = tuple(Own(number) for number in range(seats))
        self.own = self.owns[seat]

    def fold(self, event: ev.Event) -> None:
        """Take in one complete event."""
        fold_all(self.public, list(self.owns), event)
        if isinstance(event, ev.CardPlayed):
            # A face-down card is known to who played it: together they know all of them.
            self.own.seen.update(self.owns[event.seat].seen)

    def copy(self) -> "OpenView":
        """Return an independent copy."""
        assert self.own.seat is not None
        twin = OpenView(self.own.seat, len(self.owns))
        twin.public = self.public.copy()
        twin.owns = tuple(own.copy() for own in self.owns)
        twin.own = twin.owns[self.own.seat]
        return twin
