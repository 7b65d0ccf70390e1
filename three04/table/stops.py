"""Where undo goes back to: the moments at which each seat decided something."""

from collections.abc import Iterable

from three04.rules.journal import ActionRow, Step


class Stops:
    """Each seat's own decisions, each by how many steps the match had then.

    What another seat did meanwhile is no stop: undo takes it back only with a decision before it.
    """

    def __init__(self, steps: Iterable[Step] = ()) -> None:
        """Begin with the actions of a match that goes on; what was declined is not journalled."""
        self._at: dict[int, list[int]] = {}
        for at, step in enumerate(steps):
            if isinstance(step, ActionRow):
                self.note(step.action.seat, at)

    def copy(self) -> "Stops":
        """Return an independent copy."""
        twin = Stops()
        twin._at = {seat: list(stops) for seat, stops in self._at.items()}
        return twin

    def note(self, seat: int, at: int) -> None:
        """Keep that a seat decided something when there were so many steps."""
        self._at.setdefault(seat, []).append(at)

    def last(self, seat: int) -> int | None:
        """Return where a seat's last decision was, or None."""
        stops = self._at.get(seat)
        return stops[-1] if stops else None

    def take_back(self, to: int) -> None:
        """Forget every decision from this many steps on."""
        self._at = {seat: [at for at in stops if at < to] for seat, stops in self._at.items()}
