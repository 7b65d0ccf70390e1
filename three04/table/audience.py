"""Who sits at a table or watches it, and how much of what happened each of them has been told."""

from collections.abc import Iterator, Sequence
from typing import Final

from three04.rules.events import Event, redact
from three04.table.chairs import Chair

_RESET: Final = -1
"""In place of the number of events a chair was told: it is to forget them and hear all anew."""


class Audience:
    """The chairs of the seats, and the watchers.

    Attributes:
        chairs: The chair at each seat that has one.
    """

    def __init__(self) -> None:
        self.chairs: dict[int, Chair] = {}
        self._watchers: list[Chair] = []
        self._overseers: set[int] = set()
        self._told: dict[int, int] = {}

    def sit(self, seat: int, chair: Chair) -> None:
        """Give a seat to a chair, which has heard nothing yet."""
        self.chairs[seat] = chair
        self._told[seat] = _RESET

    def watch(self, chair: Chair) -> None:
        """Let somebody watch, who has heard nothing yet."""
        self._watchers.append(chair)
        self._told[-len(self._watchers)] = _RESET

    def oversee(self, chair: Chair) -> None:
        """Let somebody watch who sees all hands."""
        self.watch(chair)
        self._overseers.add(-len(self._watchers))

    def forget(self) -> None:
        """Let everybody forget all, and hear anew what still stands."""
        self._told = dict.fromkeys(self._told, _RESET)

    def tell(self, events: Sequence[Event]) -> bool:
        """Tell everybody the events he has not heard; return whether there were any.

        Args:
            events: All that happened, complete; each hears it as he may see it.
        """
        news = False
        for place, seat, chair in list(self._listeners()):
            told = self._told[place]
            if told < len(events):
                news = True
                self._told[place] = len(events)
                unheard = events[max(told, 0) :]
                if place not in self._overseers:
                    unheard = [redact(event, seat) for event in unheard]
                if told == _RESET:
                    chair.reset()
                chair.hear(unheard)
        return news

    def _listeners(self) -> Iterator[tuple[int, int | None, Chair]]:
        """Yield every chair with its place in ``_told`` and its seat."""
        yield from ((seat, seat, chair) for seat, chair in self.chairs.items())
        yield from ((-number, None, chair) for number, chair in enumerate(self._watchers, 1))
