"""What a hand promises: the points its side is expected to take, and the chance to reach a bid."""

from collections.abc import Sequence

from three04.ai.club import bid_table
from three04.ai.club.bid_table import Promise
from three04.cards import Card, Suit
from three04.rules.events import PARTNER_CLOSE
from three04.rules.nought.scoring import stake

FIGURES = "J9AT"
"""The ranks that count by themselves; others count as length."""


def first_features(packet: Sequence[Card], trump: Suit) -> list[float]:
    """Return what the first packet is judged by: figures and length in trumps, figures beside."""
    trumps = [card[0] for card in packet if card[1] == trump]
    plain = [card[0] for card in packet if card[1] != trump]
    features = [1.0]
    features += [float(rank in trumps) for rank in FIGURES]
    features += [float(sum(rank not in FIGURES for rank in trumps))]
    features += [float(plain.count(rank)) for rank in FIGURES]
    return features


def full_features(hand: Sequence[Card], trump: Suit) -> list[float]:
    """Return what a full hand is judged by: the same, and guarded nines, length and voids."""
    features = first_features(hand, trump)
    plain = [card for card in hand if card[1] != trump]
    guarded = sum("9" + card[1] in plain for card in plain if card[0] == "J")
    length = len(hand) - len(plain)
    voids = 3 - len({card[1] for card in plain})
    top = "J" + trump in hand and "9" + trump in hand
    features += [float(guarded), float(max(0, length - 4)), float(voids), float(top)]
    return features


def help_features(packet: Sequence[Card]) -> list[float]:
    """Return what a partner's packet is judged by: its figures."""
    return [float(sum(card[0] == rank for card in packet)) for rank in FIGURES]


def points_of(promise: Promise, features: Sequence[float]) -> float:
    """Return the points expected by a line of the table."""
    return sum(a * b for a, b in zip(promise.points, features, strict=True))


def chance(promise: Promise, expected: float, bid: int) -> float:
    """Return the chance to take at least ``bid`` points where ``expected`` are.

    Args:
        promise: The line of the table.
        expected: Points expected.
        bid: Points wanted.
    """
    steps = promise.reached
    place = (bid - expected) / bid_table.STEP + len(steps) // 2
    if place <= 0:
        return steps[0]
    if place >= len(steps) - 1:
        return steps[-1]
    low = int(place)
    return steps[low] + (steps[low + 1] - steps[low]) * (place - low)


def tokens(made: float, contract: int) -> float:
    """Return the tokens a contract is worth to its maker if it is made with this chance (R61)."""
    won = stake(contract)
    return made * won - (1 - made) * (won + 1)


def best_first(packet: Sequence[Card], table: str) -> tuple[float, Suit]:
    """Return the most points a first packet promises, and with which trump."""
    promise = bid_table.FIRST[table]
    suits = sorted({card[1] for card in packet})
    return max((points_of(promise, first_features(packet, suit)), suit) for suit in suits)


def best_full(hand: Sequence[Card], table: str) -> tuple[float, Suit]:
    """Return the most points a full hand promises, and with which trump."""
    promise = bid_table.FULL[table]
    suits = sorted({card[1] for card in hand})
    return max((points_of(promise, full_features(hand, suit)), suit) for suit in suits)


def help_of(packet: Sequence[Card], table: str) -> float:
    """Return by how much a packet helps a partner more than any packet does."""
    helper = bid_table.HELP[table]
    features = help_features(packet)
    return sum(a * b for a, b in zip(helper.points, features, strict=True)) - helper.mean


def is_close(contract: int) -> bool:
    """Return whether a contract is Partner Close Caps (R32)."""
    return contract == PARTNER_CLOSE
