"""Honest dealing: what shows that the cards of a deal were fixed before anybody played.

The fingerprint of a deal's key, its SHA-256, may be shown before the deal: it tells nothing of the
cards, and no other key has it. The key is shown when the deal is over; then anybody can compute
its fingerprint and its cards again. Keys come from the master key of a match by HMAC, so that one
deal's key tells nothing of another's.
"""

import hashlib

import msgspec

from three04.record.deals import Hands, deal_out, shuffled
from three04.rules.tables import Table


class Proof(msgspec.Struct, frozen=True):
    """What can be said of one deal.

    Attributes:
        number: The deal's number in the match, from 1.
        table: The name of its table.
        dealer: Its dealer.
        fingerprint: The SHA-256 of its key, in hexadecimal digits.
        key: The key itself, likewise; None before the deal is over.
        cut: Where a person cut the pack; None if the key did.
    """

    number: int
    table: str
    dealer: int
    fingerprint: str
    key: str | None = None
    cut: int | None = None

    def hidden(self) -> "Proof":
        """Return what may be shown before the deal is over."""
        return msgspec.structs.replace(self, key=None, cut=None)


class ForeignKeyError(ValueError):
    """A key that does not give these hands, however the pack is cut."""


def fingerprint(key: bytes) -> str:
    """Return the SHA-256 of a key, in hexadecimal digits."""
    return hashlib.sha256(key).hexdigest()


def cut_of(key: bytes, table: Table, dealer: int, hands: Hands) -> int | None:
    """Return where a person cut the pack of these hands; None if the key did.

    Raises:
        ForeignKeyError: If the key does not give these hands.
    """
    cuts: tuple[int | None, ...] = (None, *range(len(table.pack)))
    for cut in cuts:
        if deal_out(shuffled(key, table.pack, cut), table, dealer) == hands:
            return cut
    raise ForeignKeyError("another key dealt these hands")
