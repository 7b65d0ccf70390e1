"""What match a person wants, and who sits where in it."""

import secrets
from collections.abc import Sequence

import msgspec

from three04.rules.journal import HeaderRow, Row, players_of
from three04.rules.options import PROFILES, STANDARD, OptionError, Options, differences, options
from three04.rules.tables import TABLES
from three04.store.settings import NewMatch
from three04.ui.match import opponents
from three04.ui.words.texts import COMPUTER_NAMES


class Lineup(msgspec.Struct, frozen=True):
    """Who sits where.

    Attributes:
        names: The names at the seats; an empty one is shown as "You" or made up.
        players: The computer player at each seat, "" for the person.
        seed: The computer players' seed.
        coming: Who plays from the next deal on, where that was changed in mid-deal; else empty.
        origin: What the match was begun as; see :class:`~three04.rules.journal.HeaderRow`.
    """

    names: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    seed: str = ""
    coming: tuple[str, ...] = ()
    origin: str = ""

    @classmethod
    def of(cls, rows: Sequence[Row]) -> "Lineup":
        """Return the lineup of a saved match."""
        header = rows[0]
        assert isinstance(header, HeaderRow)
        now, coming = (_seated(header.players, players) for players in players_of(rows))
        coming = coming if coming != now else ()
        return cls(header.names, now, header.seed, coming, header.origin)

    def changed(self, players: Sequence[str]) -> "Lineup":
        """Return the lineup with other players from the next deal on."""
        coming = _seated(self.players, players)
        return msgspec.structs.replace(self, coming=coming if coming != self.players else ())

    def next_deal(self) -> "Lineup":
        """Return the lineup of the next deal."""
        return (
            msgspec.structs.replace(self, players=self.coming, coming=()) if self.coming else self
        )

    @property
    def latest(self) -> tuple[str, ...]:
        """Who plays in the next deal."""
        return self.coming or self.players

    @property
    def watched(self) -> bool:
        """Whether computers have all the seats."""
        return bool(self.players) and "" not in self.players


class Wish(msgspec.Struct, frozen=True):
    """What match the person wants.

    Attributes:
        options: The options.
        players: The computer player at each seat, "" for the person; seats that are missing get
            the one recommended, seat 0 the person.
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
        first = opponents.recommended()
        given = [name if opponents.exists(name) else first for name in self.players[1:seats]]
        players = [
            self.players[0] if self.players[:1] and opponents.exists(self.players[0]) else "",
            *given,
            *[first] * (seats - 1 - len(given)),
        ]
        names = [name.strip() for name in self.names[:seats]]
        names += [""] * (seats - len(names))
        for seat in range(seats):
            if not names[seat] and players[seat]:
                names[seat] = COMPUTER_NAMES[(seat - 1) % len(COMPUTER_NAMES)]
        return Lineup(tuple(names), tuple(players), new_seed())


def new_seed() -> str:
    """Return what the computer players of a match make their choices with: chance."""
    return secrets.token_hex(8)


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


def proposal(profile: str, table: str, tokens: int) -> Options:
    """Return what a profile is at a table, before any house rule is chosen.

    R66: with three or four sides, ``all`` would keep players without tokens waiting.
    """
    base = PROFILES[profile]
    match_end = base.match_end if TABLES[table].sides == 2 else "bankrupt"
    return msgspec.structs.replace(base, table=table, tokens=tokens, match_end=match_end)


def match_wish(options: Options, lineup: Lineup, ask_cut: bool) -> Wish:
    """Return the wish that a saved match came from, with the players it has now."""
    return Wish(options, lineup.latest, lineup.names, ask_cut)


def _seated(at_first: Sequence[str], players: Sequence[str]) -> tuple[str, ...]:
    """Return who sits where: a person stays a person, and a computer a computer."""
    given = dict(enumerate(players))
    return tuple(name and (given.get(seat) or name) for seat, name in enumerate(at_first))


def same_names(names: Sequence[str]) -> bool:
    """Return whether a name stands at two seats."""
    given = [name.strip().casefold() for name in names if name.strip()]
    return len(set(given)) != len(given)
