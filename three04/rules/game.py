"""The small contract that every game fulfils: the table, records and chairs know no more.

304 is the first game; Euchre and 400 are to follow. A game is a match: it asks for cards, then
for one action after another, and says what happened.
"""

from typing import Protocol

from three04.cards import Card
from three04.rules.actions import Action
from three04.rules.events import Event
from three04.rules.options import Options


class Game(Protocol):
    """One match, from its first deal to its end."""

    @property
    def options(self) -> Options:
        """The options it is played by."""

    @property
    def needs_deal(self) -> bool:
        """Whether cards are to be dealt next."""

    @property
    def finished(self) -> bool:
        """Whether the match is over."""

    @property
    def awaited(self) -> int | None:
        """The seat whose action is awaited; None between deals and after the match."""

    def begin(self) -> list[Event]:
        """Start the match; called once, before the first deal."""

    def deal(self, hands: tuple[tuple[Card, ...], ...]) -> list[Event]:
        """Begin the next deal with these hands (each in the order dealt)."""

    def apply(self, action: Action) -> list[Event]:
        """Do one action.

        Raises:
            IllegalAction: If it is not legal; nothing was changed.
        """

    def legal(self, seat: int) -> list[Action]:
        """Return what this seat may do at its turn."""

    def offers(self, seat: int) -> list[Action]:
        """Return what this seat may do off its turn."""
