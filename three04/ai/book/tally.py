"""Counts what first packets come to: exact points of random deals, by class of packet.

A random deal with four of the maker's eight cards named at random is a random packet with a random
rest. So one exact solution of a deal, with a trump and a leader, is a fair sample for each of the
70 fours of a hand that hold a trump; and for all four hands, since each may be the maker's: one
side gets the points, the other the rest of the 304. The four leaders of one deal are solved one
after the other and give every seat a sample for each place the leader may have.

Suits rank alike, so the trump is always suit 0 and every deal a fresh one. Samples of one class
come from different deals but for the few fours of one hand that are alike but for suits; those of
different classes are not independent, for they share deals.

No deal is made for a rare class: the smallest have 4 of the 101,336 packets with a trump, and
128 deals bring each of them one sample on average. A deal made for a packet would be a fair
sample for that packet alone.
"""

import random
from array import array
from collections.abc import Sequence
from itertools import combinations
from typing import Final

import msgspec

from three04.ai import packets
from three04.ai.book.packed import POINTS, SEATS
from three04.ai.kernel.solver import Solver

VALUES: Final = POINTS + 1
"""What a deal may be worth: 0 to 304."""

BATCH: Final = 50
"""Deals of one batch: each batch has its own chance, so it counts the same in any thread."""

ROW: Final = SEATS * VALUES
"""Counts of a class: by place of the leader after the maker, then by points."""


def _raw(card: int) -> int:
    """Return a card as one of 32 bits, the trump suit's eight highest."""
    return 1 << 24 - 8 * (card >> 3) + (card & 7)


_RAW: Final = [_raw(card) for card in range(32)]
_LAYOUT: Final = [1 << 16 * (card >> 3) + 1 + (card & 7) for card in range(32)]


def raw_classes() -> dict[int, int]:
    """Return the class of every packet with a card of suit 0, by its 32 bits."""
    found = {}
    for cards in combinations(range(32), packets.SIZE):
        if cards[0] < 8:
            raw = sum(_RAW[card] for card in cards)
            found[raw] = packets.trump_class_of(sum(_LAYOUT[card] for card in cards), 0)
    return found


class Sample(msgspec.Struct, frozen=True):
    """A deal solved.

    Attributes:
        classes: By seat, the classes of all fours of its hand that hold a trump.
        points: What the side of seats 0 and 2 gets, by leader.
    """

    classes: tuple[list[int], ...]
    points: tuple[int, ...]


class Sampler:
    """Deals and solves; one a thread.

    Args:
        classes: What :func:`raw_classes` returns.
    """

    def __init__(self, classes: dict[int, int]) -> None:
        self._classes = classes
        self._solver = Solver()

    def batch(self, seed: str, number: int) -> list[Sample]:
        """Deal and solve one batch.

        Args:
            seed: Of the whole book.
            number: Of the batch.
        """
        rng = random.Random(f"bid book {seed} {number}")
        return [self._sample(rng) for _ in range(BATCH)]

    def _sample(self, rng: random.Random) -> Sample:
        pack = list(range(32))
        rng.shuffle(pack)
        hands = [pack[seat * 8 : seat * 8 + 8] for seat in range(SEATS)]
        masks = [sum(_LAYOUT[card] for card in hand) for hand in hands]
        points = tuple(self._solver.points(masks, 0, leader) for leader in range(SEATS))
        return Sample(tuple(self._fours(hand) for hand in hands), points)

    def _fours(self, hand: Sequence[int]) -> list[int]:
        known = self._classes
        cards = [_RAW[card] for card in hand]
        fours = (known.get(a | b | c | d) for a, b, c, d in combinations(cards, packets.SIZE))
        return [four for four in fours if four is not None]


class Tally:
    """The counts of all classes.

    Attributes:
        counts: ``ROW`` counts for each class with a trump.
    """

    def __init__(self) -> None:
        self.counts = array("I", bytes(4 * ROW * packets.TRUMP_PACKETS))

    def add(self, samples: Sequence[Sample]) -> None:
        """Count in what was solved."""
        counts = self.counts
        for sample in samples:
            for maker, classes in enumerate(sample.classes):
                first, second, third, fourth = _places(sample.points, maker)
                for number in classes:
                    at = number * ROW
                    counts[at + first] += 1
                    counts[at + second] += 1
                    counts[at + third] += 1
                    counts[at + fourth] += 1

    def samples(self) -> list[int]:
        """Return how many samples each class has, with each leader."""
        return [
            sum(self.counts[number * ROW : number * ROW + VALUES])
            for number in range(packets.TRUMP_PACKETS)
        ]

    def row(self, number: int, leader: int) -> Sequence[int]:
        """Return the counts of one class by points.

        Args:
            number: Of the class.
            leader: Places after the maker, 0 to 3.
        """
        at = number * ROW + leader * VALUES
        return self.counts[at : at + VALUES]


def _places(points: Sequence[int], maker: int) -> list[int]:
    """Return where this maker's samples are counted in the row of a class, by place of leader."""
    found = []
    for place in range(SEATS):
        ours = points[(maker + place) % SEATS]
        found.append(place * VALUES + (ours if maker % 2 == 0 else POINTS - ours))
    return found
