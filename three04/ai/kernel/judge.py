# cython: language_level=3, annotation_typing=False, auto_pickle=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Asks the exact solver about every card in many worlds at once, without a lock.

The solver answers yes or no: does the maker's side reach so many points after this card, all hands
being open? Real play strays from that, the more so the more points are still to be won. So the
question is put at several numbers of points around the contract, and a card counts for the share
of them that is reached. The types for compiled code stand in ``judge.pxd``.
"""

import math
from collections.abc import Sequence
from typing import Final

from three04.ai.kernel.checked import WITHOUT_SIX, check_position
from three04.ai.kernel.position import Position
from three04.ai.kernel.solver import inside
from three04.ai.kernel.solver_search import Search

try:
    import cython
except ImportError:
    from three04.ai.kernel import nocython as cython

COMPILED: Final[bool] = cython.compiled
"""Whether this module runs compiled."""

if not cython.compiled:
    from three04.ai.kernel.bits import OPEN, bit, count64
    from three04.ai.kernel.checked import small
    from three04.ai.kernel.position import legal_cards
    from three04.ai.kernel.solver_bits import POINTS, TRUMPS, low, suit_of

CARDS: Final = 16
"""Cards of a hand at most, and some room."""


class Judge:
    """Judges cards at table ``four``. One object a thread."""

    def __init__(self) -> None:
        self.search = Search(13)
        if not cython.compiled:
            self.moves, self.found = [0] * CARDS, [0] * CARDS
            self.running, self.away = [0] * 4, [0] * CARDS
        self.asked = 0

    def made(
        self,
        worlds: Sequence[Position],
        running: Sequence[Sequence[int]],
        cards: Sequence[int],
        questions: int,
        spread: float,
    ) -> list[list[float]]:
        """Return how far the makers make their contract, by world and by card.

        Args:
            worlds: Positions of table ``four`` in which the seat on turn may play these cards.
            running: The cards of each one's running trick, bit numbers in the order played.
            cards: The cards to judge, by their bit numbers.
            questions: How many numbers of points are asked for, 1 to 15: 1 is the contract alone.
            spread: The scale of a logistic distribution by whose parts of equal chance these
                numbers lie around the contract, in points, if the whole deal is still to be
                played; less in proportion to the points that are left.

        Raises:
            ValueError: If there are too few questions, or too many, or a world, its running trick
                and the cards do not go together.
        """
        if not 1 <= questions < CARDS:
            raise ValueError(f"{questions} questions: expected 1 to {CARDS - 1}")
        if not abs(spread) <= 1000:
            raise ValueError("a spread of -1000 to 1000 points")
        self.asked = questions
        for at in range(questions):
            away = spread * math.log((at + 0.5) / (questions - at - 0.5))
            self.away[at] = round(away / 304 * 1024)
        rows = []
        count = min(len(cards), CARDS)
        for at in range(count):
            self.moves[at] = small(cards[at])
        for world, trick in zip(worlds, running, strict=True):
            self.check(world, trick, cards)
            place = len(trick)
            for at in range(place):
                self.running[at] = trick[at]
            self.judge(world, place, count)
            rows.append([self.found[at] / float(questions) for at in range(count)])
        return rows

    def check(self, world: Position, trick: Sequence[int], cards: Sequence[int]) -> None:
        """Refuse what the search would not look at."""
        if world is None or world.seats != 4 or world.players != 4 or world.turn < 0:
            raise ValueError("no position of table four in which a card is awaited")
        hands = []
        size = -1
        for offset in range(4):
            seat = (world.leader + offset) & 3
            hand = world.hands[seat]
            if seat == world.maker and world.indicator >= 0:
                hand |= bit(world.indicator)
            hands.append(hand)
            left = count64(hand) + (offset < world.count)
            if left != size >= 0:
                raise ValueError("the hands do not fit one another")
            size = left
        if len(trick) != world.count:
            raise ValueError("not the running trick")
        check_position(hands, trick, WITHOUT_SIX)
        legal = legal_cards(world)
        if len(cards) > CARDS:
            raise ValueError("too many cards")
        for card in cards:
            at = small(card)
            if not 0 <= at < OPEN or not legal & bit(at):
                raise ValueError("not a legal card")

    def judge(self, world: Position, place: int, count: int) -> None:
        """Judge all cards in one world."""
        with cython.nogil:
            self.take(world, place)
            need = world.contract - world.taken[world.side_of[world.maker]]
            for at in range(count):
                card = inside(cython.cast("uint64_t", 1) << self.moves[at], world.trump)
                self.found[at] = self.answers(card, need)

    def answers(self, card: int, need: int) -> int:
        """Return how many of the numbers are reached; all or none where nothing is open."""
        if need <= 0:
            return self.asked
        if need > self.search.left:
            return 0
        reached = 0
        beyond = self.asked
        while reached < beyond:
            middle = (reached + beyond) >> 1
            if self.reached(card, need + (self.away[middle] * self.search.left >> 10)):
                reached = middle + 1
            else:
                beyond = middle
        return reached

    def reached(self, card: int, need: int) -> int:
        """Return whether so many points are still won after a card."""
        if need <= 0:
            return 1
        if need > self.search.left:
            return 0
        return self.search.ask(card, need) >= need

    def take(self, world: Position, place: int) -> None:
        """Show the solver a world; the makers are its seats 0 and 2."""
        self.search.forget()
        maker = world.maker
        first = (world.leader - maker) & 3
        self.search.left = 0
        n = 0
        for offset in range(4):
            seat = (first + offset) & 3
            hand = world.hands[(seat + maker) & 3]
            if seat == 0 and world.indicator >= 0:
                hand |= cython.cast("uint64_t", 1) << world.indicator
            mask = inside(hand, world.trump)
            self.search.hand[seat] = mask
            n = 1 if offset < place else 0
            while mask:
                self.search.left += POINTS[low(mask)]
                mask &= mask - 1
                n += 1
        self.search.tricks = n
        self.search.place = place
        self.search.seat = (first + place) & 3
        self.search.rule = world.exhausts
        self.search.leader[n] = first
        self.search.bound[n] = 1 if world.exhausts and world.bound else 0
        self.search.holder = first
        self.search.top = 0
        self.search.played = 0
        self.search.points_in = 0
        for offset in range(place):
            mask = inside(cython.cast("uint64_t", 1) << self.running[offset], world.trump)
            index = low(mask)
            if offset == 0:
                self.search.led[n] = suit_of(index)
            if offset == 0 or (mask & (self.search.led[n] | TRUMPS) and mask < self.search.top):
                self.search.top = mask
                self.search.holder = (first + offset) & 3
            self.search.played |= mask
            self.search.points_in += POINTS[index]
        self.search.left += self.search.points_in
