"""The exact solvers against a brute force that prunes nothing, and against one another."""

import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from three04.ai.kernel import solver, solver_general
from three04.ai.kernel.layout import BIT_OF, CARD_OF, mask_of
from three04.cards import SUITS, Card
from three04.rules.nought.ranks import POINTS, STRENGTH
from three04.rules.tables import TABLES, Table

from .modules import uncompiled

needs_compiled = pytest.mark.skipif(not solver.COMPILED, reason="the solver is not compiled")

FOUR = TABLES["four"]


class Ending:
    """A position near the end of a deal, by cards."""

    def __init__(self, rng: random.Random, table: Table, tricks: int) -> None:
        """Draw a position; between no card and all but one lie in the running trick."""
        cards = rng.sample(table.pack, tricks * table.seats)
        self.table = table
        self.hands = tuple(
            tuple(cards[seat * tricks : (seat + 1) * tricks]) for seat in range(table.seats)
        )
        self.trump = rng.choice(SUITS)
        self.leader = rng.randrange(table.seats)
        self.maker = rng.randrange(table.seats)
        self.exhausted = rng.random() < 0.4
        self.bound = self.exhausted and rng.random() < 0.4
        self.trick: tuple[Card, ...] = ()
        for _ in range(rng.choice((0, 0, *range(table.seats)))):
            card = rng.choice(self.legal(self.hands, self.trick, self.leader, self.bound))
            self.hands = without(self.hands, self.seat(self.trick, self.leader), card)
            self.trick = (*self.trick, card)

    def seat(self, trick: Sequence[Card], leader: int) -> int:
        return (leader + len(trick)) % self.table.seats

    def ours(self, seat: int) -> bool:
        return self.table.side(seat) == self.table.side(self.maker)

    def legal(
        self,
        hands: tuple[tuple[Card, ...], ...],
        trick: tuple[Card, ...],
        leader: int,
        bound: bool,
    ) -> tuple[Card, ...]:
        seat = self.seat(trick, leader)
        suit = trick[0][1] if trick else self.trump if bound and seat == self.maker else None
        return tuple(card for card in hands[seat] if card[1] == suit) or hands[seat]

    def value(self) -> int:
        """Return what the maker's side still wins, by trying everything."""
        return self._value(self.hands, self.trick, self.leader, self.bound)

    def _value(
        self,
        hands: tuple[tuple[Card, ...], ...],
        trick: tuple[Card, ...],
        leader: int,
        bound: bool,
    ) -> int:
        if len(trick) == self.table.seats:
            led, trump = trick[0][1], self.trump
            best = max(trick, key=lambda c: (c[1] == trump, c[1] == led, STRENGTH[c]))
            winner = (leader + trick.index(best)) % self.table.seats
            if self.exhausted and leader == self.maker and led == trump:
                bound = bound or sum(card[1] == trump for card in trick) == 1
            won = sum(POINTS[card] for card in trick) if self.ours(winner) else 0
            return won + (self._value(hands, (), winner, bound) if any(hands) else 0)
        seat = self.seat(trick, leader)
        values = [
            self._value(without(hands, seat, card), (*trick, card), leader, bound)
            for card in self.legal(hands, trick, leader, bound)
        ]
        return max(values) if self.ours(seat) else min(values)

    def question(self) -> tuple[Any, ...]:
        return (
            [mask_of(hand) for hand in self.hands],
            SUITS.index(self.trump),
            self.leader,
            self.maker,
            [BIT_OF[card] for card in self.trick],
            self.exhausted,
            self.bound,
        )


def without(
    hands: tuple[tuple[Card, ...], ...], seat: int, card: Card
) -> tuple[tuple[Card, ...], ...]:
    left = tuple(c for c in hands[seat] if c != card)
    return (*hands[:seat], left, *hands[seat + 1 :])


def assert_endings(asked: Any, table: Table, counts: dict[int, int], seed: int) -> None:
    """Assert that a solver finds what the brute force finds, whatever it is asked."""
    rng = random.Random(seed)
    for tricks, count in counts.items():
        for _ in range(count):
            ending = Ending(rng, table, tricks)
            question, value = ending.question(), ending.value()
            shown = (question, value)
            assert asked.points(*question) == value, shown
            need = rng.choice((value, value + 1, rng.randrange(120)))
            assert asked.reaches(need, *question) == (value >= need), (need, *shown)
            worth = asked.cards(*question)
            legal = ending.legal(ending.hands, ending.trick, ending.leader, ending.bound)
            assert {CARD_OF[bit] for bit in worth} == set(legal), shown
            ours = ending.ours(ending.seat(ending.trick, ending.leader))
            assert (max if ours else min)(worth.values()) == value, (worth, *shown)


def full_deal(rng: random.Random, table: Table = FOUR) -> tuple[Any, ...]:
    cards, size = rng.sample(table.pack, len(table.pack)), table.hand_size
    hands = [mask_of(cards[seat * size : (seat + 1) * size]) for seat in range(table.seats)]
    exhausted = rng.random() < 0.3
    return (
        hands,
        rng.randrange(4),
        rng.randrange(table.seats),
        rng.randrange(table.seats),
        (),
        exhausted,
    )


def test_r40_to_r42_r52_endings_are_solved_as_by_brute_force() -> None:
    assert_endings(solver.Solver(), FOUR, {1: 400, 2: 2200, 3: 400, 4: 2}, 1)


@pytest.mark.soak
@needs_compiled
def test_100_000_endings_are_solved_as_by_brute_force() -> None:
    assert_endings(solver.Solver(), FOUR, {1: 5_000, 2: 60_000, 3: 34_900, 4: 100}, 2)


def test_endings_are_solved_uncompiled() -> None:
    assert_endings(uncompiled("solver").Solver(), FOUR, {1: 50, 2: 150, 3: 40}, 3)


@pytest.mark.parametrize("name", TABLES)
def test_r3_endings_of_every_table_are_solved(name: str) -> None:
    table = TABLES[name]
    asked = solver_general.GeneralSolver(table.seats, table.sides)
    counts = {4: {1: 50, 2: 200, 3: 40}, 6: {1: 50, 2: 60}, 8: {1: 50, 2: 15}}[table.seats]
    assert_endings(asked, table, counts, 4)


@pytest.mark.soak
@pytest.mark.parametrize("name", TABLES)
def test_many_endings_of_every_table_are_solved(name: str) -> None:
    table = TABLES[name]
    asked = solver_general.GeneralSolver(table.seats, table.sides)
    counts = {4: {2: 3000, 3: 2000}, 6: {2: 2000, 3: 20}, 8: {2: 200}}[table.seats]
    assert_endings(asked, table, counts, 5)


def test_endings_of_a_larger_table_are_solved_uncompiled() -> None:
    table = TABLES["six-teams"]
    asked = uncompiled("solver_general").GeneralSolver(table.seats, table.sides)
    assert_endings(asked, table, {1: 30, 2: 20}, 6)


def assert_deals_agree(count: int, seed: int) -> None:
    rng = random.Random(seed)
    quick, plain = solver.Solver(), solver_general.GeneralSolver(4, 2, plain=True)
    for _ in range(count):
        deal = full_deal(rng)
        assert quick.points(*deal) == plain.points(*deal), deal


@needs_compiled
def test_full_deals_come_out_as_the_plain_solver_says() -> None:
    assert_deals_agree(30, 7)


@pytest.mark.soak
@needs_compiled
def test_5_000_full_deals_come_out_as_the_plain_solver_says() -> None:
    assert_deals_agree(5_000, 8)


@needs_compiled
def test_what_is_remembered_of_one_deal_is_true_for_the_next() -> None:
    rng = random.Random(9)
    deals = [full_deal(rng) for _ in range(100)]
    small, fresh = solver.Solver(4), solver.Solver()
    assert [small.points(*deal) for deal in deals] == [fresh.points(*deal) for deal in deals]
    assert [small.points(*deal) for deal in deals] == [solver.Solver().points(*d) for d in deals]


@needs_compiled
def test_every_root_card_is_worth_what_is_left_once_it_is_played() -> None:
    rng = random.Random(10)
    asked = solver.Solver()
    for _ in range(20):
        hands, trump, leader, maker, _, exhausted = full_deal(rng)
        worth = asked.cards(hands, trump, leader, maker, (), exhausted)
        assert set(worth) == {bit for bit in range(64) if hands[leader] >> bit & 1}
        for card, points in worth.items():
            after = [hand & ~(1 << card) for hand in hands]
            assert asked.points(after, trump, leader, maker, [card], exhausted) == points


@needs_compiled
def test_two_threads_find_what_one_finds() -> None:
    rng = random.Random(11)
    deals = [full_deal(rng) for _ in range(200)]

    def solved(part: list[tuple[Any, ...]]) -> list[int]:
        asked = solver.Solver()
        return [asked.points(*deal) for deal in part]

    with ThreadPoolExecutor(2) as pool:
        first, second = pool.map(solved, (deals[:100], deals[100:]))
    assert first + second == solved(deals)


def masks(*hands: str) -> list[int]:
    return [mask_of(hand.split()) for hand in hands]


def test_r52_the_maker_goes_on_leading_trumps() -> None:
    hands = masks("JS 7S AH", "8H 7D 8D", "TH KH QH", "JH 9H 7C")
    asked = solver.Solver()
    # Free, he leads hearts between his two trumps; bound, he ends on lead with the Ace of hearts.
    free, bound = asked.points(hands, 0, 0), asked.points(hands, 0, 0, exhausted=True)
    plain = solver_general.GeneralSolver(4, 2)
    assert (free, bound) == (plain.points(hands, 0, 0), plain.points(hands, 0, 0, exhausted=True))
    assert asked.cards(hands, 0, 0, exhausted=True, bound=True).keys() == {
        BIT_OF["JS"],
        BIT_OF["7S"],
    }


def test_no_points_are_always_reached_and_too_many_never() -> None:
    hands = masks("7S", "8S", "7H", "8H")
    asked = solver.Solver()
    assert asked.points(hands, 0, 0) == 0
    assert asked.reaches(0, hands, 0, 0)
    assert not asked.reaches(1, hands, 0, 0)
    hands = masks("JS", "8S", "7H", "AH")
    assert asked.points(hands, 1, 0, maker=1) == 41
    assert asked.reaches(41, hands, 1, 0, maker=1)
    assert not asked.reaches(42, hands, 1, 0, maker=1)


@pytest.mark.parametrize("general", [False, True])
def test_a_position_that_is_none_is_refused(general: bool) -> None:
    asked: Any = solver_general.GeneralSolver(4, 2) if general else solver.Solver()
    hands = masks("7S", "8S", "7H", "8H")
    with pytest.raises(ValueError, match="3 hands"):
        asked.points(hands[:3], 0, 0)
    with pytest.raises(ValueError, match="do not fit"):
        asked.points([*hands[:3], 0], 0, 0)
    with pytest.raises(ValueError, match="no card is left"):
        asked.points([0, 0, 0, 0], 0, 0)
    for trump, leader, maker in (
        *((4, 0, 0), (-1, 0, 0), (0, 4, 0), (0, 0, 4)),
        *((2**31, 0, 0), (0, -(2**63), 0), (0, 0, 2**64)),
    ):
        with pytest.raises(ValueError, match="out of range"):
            asked.points(hands, trump, leader, maker)


@pytest.mark.parametrize("bits", [-1, 25, 63, 2**31, 2**64, 10**30])
def test_a_memory_that_no_machine_has_is_refused(bits: int) -> None:
    with pytest.raises(ValueError, match="a memory of"):
        solver.Solver(bits)
    with pytest.raises(ValueError, match="a memory of"):
        solver_general.GeneralSolver(4, 2, bits)


BAD: tuple[tuple[list[int], list[int]], ...] = (
    ([1 << 8] * 4, []),  # one card four times
    ([1 << 8, 1 << 7, 1 << 6, 1 << 5], [8]),  # played and in a hand
    ([1 << 8, (1 << 7) + (1 << 23), (1 << 6) + (1 << 22), (1 << 5) + (1 << 21)], [31]),  # no card
    ([(1 << 9), 1 << 7, 1 << 6, 1 << 5], []),
    ([-1, 1 << 7, 1 << 6, 1 << 5], []),
    ([1 << 64, 1 << 7, 1 << 6, 1 << 5], []),
    ([0xFFFF << 16 * lane for lane in range(4)], []),  # more than a hand
    ([1 << 8, 1 << 7, 1 << 6, 1 << 5], [10**12]),
)


@pytest.mark.parametrize(("hands", "played"), BAD)
def test_what_is_no_position_is_refused(hands: list[Any], played: list[int]) -> None:
    for each in (solver.Solver(), solver_general.GeneralSolver(4, 2)):
        for ask in (each.points, each.cards):
            with pytest.raises(ValueError, match=r"card|hands"):
                ask(hands, 0, 0, 0, played)
        with pytest.raises(ValueError, match=r"card|hands"):
            each.reaches(160, hands, 0, 0, 0, played)


def test_the_six_is_no_card_of_the_pack_of_32() -> None:
    hands = [1 << 0, 1 << 7, 1 << 6, 1 << 5]
    assert solver_general.GeneralSolver(4, 2).points(hands, 0, 0) >= 0
    with pytest.raises(ValueError, match="no card"):
        solver.Solver().points(hands, 0, 0)
