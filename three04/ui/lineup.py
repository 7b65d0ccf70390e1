"""What match a person wants, and who sits where in it."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from three04.rules.journal import HeaderRow
from three04.rules.options import PROFILES, STANDARD, OptionError, Options, differences, options
from three04.store.settings import NewMatch
from three04.ui import opponents
from three04.ui.texts import COMPUTER_NAMES


@dataclass(frozen=True)
class Lineup:
    """Who sits where.

    Attributes:
        names: The names at the seats; an empty one is shown as "You" or made up.
        players: The computer player at each seat, "" for the person.
        seed: The computer players' seed.
    """

    names: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    seed: str = ""

    @classmethod
    def of(cls, header: HeaderRow) -> "Lineup":
        """Return the lineup of a saved match."""
        return cls(header.names, header.players, header.seed)

    @property
    def watched(self) -> bool:
        """Whether computers have all the seats."""
        return bool(self.players) and "" not in self.players


@dataclass(frozen=True)
class Wish:
    """What match the person wants.

    Attributes:
        options: The options.
        players: The computer player at each seat, "" for the person; seats that are missing get
            the strongest, seat 0 the person.
        names: The names at the seats; missing and empty ones are made up.
        ask_cut: Whether the person cuts when he sits at the dealer's left (R5).
        number: The deal number; None deals at random.
    """

    options: Options = STANDARD
    players: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    ask_cut: bool = False
    number: int | None = None

    def lineup(self) -> Lineup:
        """Seat everybody, with a fresh seed for the computers."""
        seats = self.options.seating.seats
        first = opponents.levels()[0]
        given = [name if name in opponents.levels() else first for name in self.players[1:seats]]
        players = [
            self.players[0] if self.players[:1] and self.players[0] in opponents.levels() else "",
            *given,
            *[first] * (seats - 1 - len(given)),
        ]
        names = [name.strip() for name in self.names[:seats]]
        names += [""] * (seats - len(names))
        for seat in range(seats):
            if not names[seat] and players[seat]:
                names[seat] = COMPUTER_NAMES[(seat - 1) % len(COMPUTER_NAMES)]
        return Lineup(tuple(names), tuple(players), secrets.token_hex(8))


def wish_of(saved: NewMatch) -> Wish:
    """Return the wish that the settings remember; what cannot be used is left out."""
    try:
        chosen = options(saved.profile, saved.house_rules)
    except OptionError:
        chosen = PROFILES.get(saved.profile, STANDARD)
    return Wish(chosen, saved.players, saved.names, saved.ask_cut)


def remembered(wish: Wish) -> NewMatch:
    """Return what the settings keep of a wish: all but the deal number, which is for once."""
    return NewMatch(
        profile=wish.options.profile,
        house_rules=differences(wish.options),
        names=wish.names,
        players=wish.players,
        ask_cut=wish.ask_cut,
    )


def match_wish(header: HeaderRow, ask_cut: bool) -> Wish:
    """Return the wish that a saved match came from."""
    return Wish(header.options, header.players, header.names, ask_cut)


def same_names(names: Sequence[str]) -> bool:
    """Return whether a name stands at two seats."""
    given = [name.strip().casefold() for name in names if name.strip()]
    return len(set(given)) != len(given)
