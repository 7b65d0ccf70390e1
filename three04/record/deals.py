"""Where the cards come from: random, numbered, a record or a script (R4, R5).

Chance is a 32-byte key a deal. The key is stretched by HMAC-SHA256 in counter mode into a stream
of 32-bit words; a word is turned into a number below ``n`` by rejection, so that every number is
equally likely; Fisher and Yates shuffle with such numbers. The same key gives the same cards on
every machine for ever: a golden test holds this still.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from typing import Protocol, TypeAlias

from three04.cards import Card
from three04.rules.tables import Table

Hands: TypeAlias = tuple[tuple[Card, ...], ...]
"""Each seat's cards in the order dealt, both packets."""


class DealSource(Protocol):
    """Gives the cards of each deal of a match."""

    @property
    def may_cut(self) -> bool:
        """Whether a person may be asked where to cut."""

    @property
    def description(self) -> str:
        """A text from which :func:`source_from` makes this source again; "" if none does."""

    def first_dealer(self, table: Table) -> int:
        """Return the dealer of the first deal (R4)."""

    def key(self, index: int) -> bytes | None:
        """Return the key of a deal, None if none dealt it; no player may get it before the end.

        Args:
            index: Of the deal in the match, from 0; redeals count.
        """

    def hands(self, index: int, table: Table, dealer: int, cut: int | None = None) -> Hands | None:
        """Return the hands of a deal, or None if there are no more deals.

        The same arguments give the same hands, so that undo cannot change the cards to come.

        Args:
            index: Of the deal in the match, from 0; redeals count.
            table: The table dealt at.
            dealer: Who deals.
            cut: Where a person cut, or None for the source's own cut.
        """


class KeyStream:
    """Numbers drawn from a key."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._block = 0
        self._words: list[int] = []

    def below(self, limit: int) -> int:
        """Return a number from 0 to ``limit - 1``, each equally likely."""
        bound = (1 << 32) - (1 << 32) % limit
        while (word := self._word()) >= bound:
            pass
        return word % limit

    def _word(self) -> int:
        if not self._words:
            digest = hmac.digest(self._key, self._block.to_bytes(8, "big"), "sha256")
            self._block += 1
            self._words = [int.from_bytes(digest[i : i + 4], "big") for i in range(28, -4, -4)]
        return self._words.pop()


def shuffled(key: bytes, pack: Sequence[Card], cut: int | None = None) -> tuple[Card, ...]:
    """Return the pack shuffled by this key and cut (R5).

    Args:
        key: 32 bytes.
        pack: The cards in their fixed order.
        cut: Cards lifted off by a person; None to draw the place from the key, no cut included.
    """
    stream = KeyStream(key)
    cards = list(pack)
    for last in range(len(cards) - 1, 0, -1):
        other = stream.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    at = stream.below(len(cards)) if cut is None else cut
    return (*cards[at:], *cards[:at])


def deal_out(cards: Sequence[Card], table: Table, dealer: int) -> Hands:
    """Deal a pack: the first packet card by card (R6), the second all at once (R7)."""
    order = table.from_seat(table.next_seat(dealer))
    first, second = table.packets
    hands: list[list[Card]] = [[] for _ in order]
    left = iter(cards)
    for _ in range(first):
        for seat in order:
            hands[seat].append(next(left))
    for seat in order:
        hands[seat].extend(next(left) for _ in range(second))
    return tuple(tuple(hand) for hand in hands)


class KeySource:
    """Deals from a master key: each deal has a key of its own, a redeal takes the next."""

    def __init__(self, master: bytes, may_cut: bool = False) -> None:
        self._master = master
        self._may_cut = may_cut

    @property
    def may_cut(self) -> bool:
        """Whether a person may be asked where to cut."""
        return self._may_cut

    @property
    def description(self) -> str:
        """The master key, from which all cards to come can be told: keep it from the players."""
        return f"{'cut' if self._may_cut else 'key'}:{self._master.hex()}"

    def key(self, index: int) -> bytes:
        """Return the 32-byte key of a deal."""
        return hmac.digest(self._master, b"deal" + index.to_bytes(8, "big"), "sha256")

    def first_dealer(self, table: Table) -> int:
        """Draw the dealer of the first deal (R4)."""
        return KeyStream(hmac.digest(self._master, b"dealer", "sha256")).below(table.seats)

    def hands(self, index: int, table: Table, dealer: int, cut: int | None = None) -> Hands:
        """Return the hands of a deal."""
        return deal_out(shuffled(self.key(index), table.pack, cut), table, dealer)


def random_source(may_cut: bool = False) -> KeySource:
    """Return a source of deals that nobody can foretell."""
    return KeySource(secrets.token_bytes(32), may_cut)


def numbered_source(number: int, table: Table, profile: str) -> KeySource:
    """Return the deals of a number: the same on every machine, for ever.

    Args:
        number: The deal number, from 0; the match goes on from it deal by deal.
        table: The table it is played at.
        profile: The name of the rules.
    """
    text = f"three04 numbered deal\n{table.name}\n{profile}\n{number}"
    return KeySource(hashlib.sha256(text.encode()).digest())


def seeded_source(seed: str) -> KeySource:
    """Return the deals of a seed, for simulations and tests."""
    return KeySource(hashlib.sha256(f"three04 seed\n{seed}".encode()).digest())


class FirstSource:
    """One given deal, then those of a key."""

    def __init__(self, dealer: int, first: Hands, then: KeySource) -> None:
        """Give these hands first.

        Args:
            dealer: Who deals them.
            first: The hands.
            then: Where the other deals come from.
        """
        self._dealer, self._first, self._then = dealer, first, then

    @property
    def may_cut(self) -> bool:
        """Never: the first deal is given."""
        return False

    @property
    def description(self) -> str:
        """The first deal's cards and the other deals' master key: keep it from the players."""
        hands = "/".join("".join(hand) for hand in self._first)
        return f"first:{self._dealer}:{hands}:{self._then.description}"

    def first_dealer(self, table: Table) -> int:
        """Return the first deal's dealer."""
        return self._dealer

    def key(self, index: int) -> bytes | None:
        """Return the key of a deal; none dealt the first."""
        return self._then.key(index) if index else None

    def hands(self, index: int, table: Table, dealer: int, cut: int | None = None) -> Hands | None:
        """Return the hands of a deal."""
        fits = sorted(card for hand in self._first for card in hand) == sorted(table.pack)
        if index == 0 and fits and {len(hand) for hand in self._first} == {table.hand_size}:
            return self._first
        return self._then.hands(index, table, dealer, cut)


def source_from(description: str) -> KeySource | FirstSource | None:
    """Return the source that described itself so, or None if the text is none."""
    kind, _, rest = description.partition(":")
    if kind == "first":
        return _first_from(rest)
    if kind not in ("key", "cut") or not re.fullmatch("[0-9a-f]{64}", rest):
        return None
    return KeySource(bytes.fromhex(rest), kind == "cut")


def _first_from(text: str) -> FirstSource | None:
    dealer, _, text = text.partition(":")
    hands, _, rest = text.partition(":")
    then = source_from(rest)
    if not re.fullmatch("[0-7]", dealer) or not isinstance(then, KeySource):
        return None
    first = tuple(
        tuple(hand[place : place + 2] for place in range(0, len(hand), 2))
        for hand in hands.split("/")
    )
    return FirstSource(int(dealer), first, then)


class FixedSource:
    """Deals given one by one: those of a record, or a lesson's script."""

    def __init__(self, first_dealer: int, deals: Sequence[Hands]) -> None:
        self._first_dealer = first_dealer
        self._deals = tuple(deals)

    @property
    def may_cut(self) -> bool:
        """Never: the cards are given."""
        return False

    @property
    def description(self) -> str:
        """None: the cards stand in the match itself."""
        return ""

    def first_dealer(self, table: Table) -> int:
        """Return the given dealer."""
        return self._first_dealer

    def key(self, index: int) -> bytes | None:
        """Return None: no key dealt these cards."""
        return None

    def hands(self, index: int, table: Table, dealer: int, cut: int | None = None) -> Hands | None:
        """Return the given hands of a deal, None after the last."""
        return self._deals[index] if index < len(self._deals) else None
