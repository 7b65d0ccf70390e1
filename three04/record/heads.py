"""The tags that mean something: a record's header, and the head of a deal."""

import re
from typing import Final

import msgspec

from three04.cards import Card
from three04.record import lines
from three04.record.faults import Wrong, quoted
from three04.record.model import KeptTag, Tag
from three04.record.notation import read_card
from three04.record.partly import UNSEEN
from three04.rules.options import OptionError, Options, differences, profile, read_values
from three04.rules.tables import Table

VERSION: Final = "1"
GAME: Final = "304"

HEADER_TAGS: Final = frozenset({"Record", "Game", "Rules", "Options"})
"""Tags that stand once each in a record, before its first deal."""

_NUMBER: Final = re.compile("[0-9]{1,4}")
_HEAD_TAG: Final = re.compile("Dealer|Tokens|Hand[0-9]*")


def is_head_tag(name: str) -> bool:
    """Return whether a tag of this name belongs in a deal's head, after ``Deal``."""
    return _HEAD_TAG.fullmatch(name) is not None


class Header:
    """The header of a record, tag by tag."""

    def __init__(self) -> None:
        self._values: dict[str, str] = {}
        self._kept: list[KeptTag] = []

    def take(self, tag: Tag) -> None:
        """Take in a tag of ``HEADER_TAGS``.

        Raises:
            Wrong: If it stands there already or its value is not known.
        """
        name, value = tag.name, tag.value
        if name in self._values:
            raise Wrong(f"{name} stands in this record already: expected once")
        if name == "Record" and value != VERSION:
            raise Wrong(f'unknown format version {quoted(value)}: expected [Record "{VERSION}"]')
        if name == "Game" and value != GAME:
            raise Wrong(f"the game {quoted(value)} is not played here: expected {GAME}")
        try:
            if name == "Rules":
                profile(value)
            if name == "Options":
                read_values(value)
        except OptionError as error:
            raise Wrong(str(error)) from None
        self._values[name] = value

    def keep(self, tag: Tag) -> None:
        """Take in any other tag."""
        self._kept.append(KeptTag(tag.name, tag.value, len(self._values)))

    def missing(self) -> str | None:
        """Return the name of a tag that has to come yet, or None."""
        return next((name for name in ("Game", "Rules") if name not in self._values), None)

    def options(self) -> Options:
        """Return what the match is played by, once nothing is missing."""
        base = profile(self._values["Rules"])
        return msgspec.structs.replace(base, **read_values(self._values.get("Options", "")))

    def kept(self) -> tuple[KeptTag, ...]:
        """Return the tags kept, placed among the tags that a writer writes."""
        written = 4 if differences(self.options()) else 3
        return tuple(
            msgspec.structs.replace(tag, after=min(tag.after, written)) for tag in self._kept
        )


class Head:
    """The head of a deal, tag by tag: what the match lets it be is known beforehand.

    Attributes:
        number: The deal's number.
        dealer: Its dealer; None until it is known.
        tokens: Each side's tokens.
        count: How many of its tags have stood so far, ``Deal`` included.
    """

    def __init__(
        self, table: Table, number: int, dealer: int | None, tokens: tuple[int, ...] | None
    ) -> None:
        """Begin with the tag ``Deal``.

        Args:
            table: The table.
            number: The number that the deal must have.
            dealer: The dealer that it must have; None where any will do.
            tokens: The tokens that the sides must have; None where any will do.
        """
        self.number, self.dealer, self.tokens = number, dealer, tokens or ()
        self._table = table
        self._hands: dict[int, tuple[Card, ...]] = {}
        self._where: dict[Card, int] = {}
        self._names = ["Dealer", "Tokens", *(f"Hand{seat}" for seat in range(table.seats))]
        self._wanted = dict.fromkeys(self._names)
        self._lenient = tokens is None

    @property
    def count(self) -> int:
        """How many of its tags have stood so far, ``Deal`` included."""
        return 1 + len(self._names) - len(self._wanted)

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """The hands, once nothing is missing."""
        return tuple(self._hands[seat] for seat in range(self._table.seats))

    def missing(self) -> str | None:
        """Return the name of a tag that has to come yet, or None."""
        return next(iter(self._wanted), None)

    def take(self, tag: Tag) -> None:
        """Take in a tag for which :func:`is_head_tag` holds.

        Raises:
            Wrong: If it does not belong here, stands there already, or its value cannot be.
        """
        name = tag.name
        if name not in self._names:
            last = self._names[-1]
            raise Wrong(f"{quoted(name)} is no hand of this table: expected Hand0 to {last}")
        if name not in self._wanted:
            raise Wrong(f"{name} stands in this deal already: expected once")
        if name == "Dealer":
            self._take_dealer(tag.value)
        elif name == "Tokens":
            self._take_tokens(tag.value)
        else:
            self._take_hand(int(name[4:]), tag.value)
        del self._wanted[name]

    def _take_dealer(self, value: str) -> None:
        if self.dealer is not None:
            if value != str(self.dealer):
                raise Wrong(f"dealer {quoted(value)}: expected {self.dealer}")
        elif value not in map(str, range(self._table.seats)):
            last = self._table.seats - 1
            raise Wrong(f"dealer {quoted(value)}: expected a seat from 0 to {last}")
        self.dealer = int(value)

    def _take_tokens(self, value: str) -> None:
        given = lines.words(value)
        if self._lenient:
            if len(given) != self._table.sides or not all(map(_NUMBER.fullmatch, given)):
                raise Wrong(f"tokens {quoted(value)}: expected {self._table.sides} numbers")
            self.tokens = tuple(map(int, given))
            return
        expected = " ".join(map(str, self.tokens))
        if " ".join(lines.words(value)) != expected:
            raise Wrong(f"tokens {quoted(value)}: expected {expected}")

    def _take_hand(self, seat: int, value: str) -> None:
        packets = [lines.words(packet) for packet in value.split("|")]
        cards = tuple(read_card(word) for packet in packets for word in packet)
        for card in cards:
            self._check_card(seat, card)
        if tuple(map(len, packets)) != self._table.packets:
            first, second = self._table.packets
            found = " | ".join(str(len(packet)) for packet in packets[:9])
            raise Wrong(f"Hand{seat} has {found} cards: expected {first} | {second}")
        self._hands[seat] = cards

    def _check_card(self, seat: int, card: Card) -> None:
        if card == UNSEEN:
            return
        if card[0] not in self._table.ranks:
            raise Wrong(f"{card} in Hand{seat} is not in the pack of the table {self._table.name}")
        if card in self._where:
            raise Wrong(f"{card} in Hand{seat} is in Hand{self._where[card]} already")
        self._where[card] = seat
