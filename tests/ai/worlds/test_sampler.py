"""Worlds are drawn uniformly from all deals that agree with what a seat knows."""

import random
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import chain, combinations
from math import comb

import msgspec
import pytest

from tests.ai.histories import Seats, seen_by, some_options
from three04.ai.kernel.layout import BIT_OF, LANE, bits_of
from three04.ai.worlds.batch import Worlds
from three04.ai.worlds.knowledge import HAND, INDICATOR, NONE, Knowledge, World
from three04.ai.worlds.sampler import BATCH, Sampler
from three04.rules import actions as act
from three04.rules.nought.public import Phase
from three04.rules.options import options
from three04.rules.reasons import IllegalAction
from three04.rules.tables import TABLES

from .modules import needs_compiled, uncompiled
from .test_knowledge import played, quiet


def situations(seeds: range, each: int) -> Iterator[tuple[random.Random, Seats, int]]:
    """Yield moments of deals, with a seat."""
    for seed in seeds:
        rng, deal = played(f"sampler {seed}")
        for _ in range(each):
            seats = deal.until(rng.randrange(len(deal.actions)))
            yield rng, seats, rng.randrange(len(seats.views))


def all_worlds(knowledge: Knowledge) -> Iterator[World]:
    """Yield every deal that knowledge accepts, by trying all."""
    shapes = {
        tuple((place.seat, place.trick, place.size) for place in case.places)
        for case in knowledge.cases
    }
    running = (len(knowledge.view.public.tricks), knowledge.view.public.maker or 0)
    for shape in shapes:
        for cards in spread(bits_of(knowledge.pool), [size for _, _, size in shape]):
            hands, down = list(knowledge.held), {}
            indicator, trump = knowledge.indicator, knowledge.cases[0].trump
            for (seat, trick, _), lying in zip(shape, cards, strict=True):
                mask = sum(1 << card for card in lying)
                if trick == HAND:
                    hands[seat] |= mask
                elif trick == INDICATOR:
                    indicator = lying[0]
                else:
                    down[trick, seat] = lying[0]
            if len({case.trump for case in knowledge.cases}) > 1 or indicator != NONE:
                trump = (indicator if indicator != NONE else down[running]) // LANE
            world = World(tuple(hands), trump, indicator, down, ())
            if knowledge.accepts(world):
                yield world


def spread(cards: list[int], sizes: list[int]) -> Iterator[list[tuple[int, ...]]]:
    if not sizes:
        yield []
        return
    for chosen in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in chosen]
        for others in spread(rest, sizes[1:]):
            yield [chosen, *others]


def key(world: World) -> tuple[object, ...]:
    return world.hands, world.trump, world.indicator, tuple(sorted(world.down.items()))


def endings(seeds: range, most: int) -> Iterator[tuple[str, Knowledge]]:
    """Yield small endings, few cards being unseen."""
    tables = list(TABLES)
    for seed in seeds:
        rng = random.Random(f"ending {seed}")
        chosen = msgspec.structs.replace(some_options(rng), table=tables[seed % 5])
        rng, deal = played(f"ending {seed}", chosen)
        found = []
        for step in range(2 * len(deal.actions) // 3, len(deal.actions), 4):
            seats = deal.until(step)
            if seats.match.public.phase is Phase.PLAY:
                found += [Knowledge(view) for view in seats.views]
        found = [known for known in found if 2 <= known.pool.bit_count() <= most]
        rng.shuffle(found)
        found.sort(key=lambda known: not known.hidden)
        for knowledge in found[:2]:
            yield deal.options.table, knowledge


def closed_endings(seeds: range, most: int) -> Iterator[tuple[str, Knowledge]]:
    """Yield endings with the trump hidden still."""
    for seed in seeds:
        _, deal = quiet(f"ending {seed}")
        found = []
        for step in range(len(deal.actions) // 2, len(deal.actions), 2):
            seats = deal.until(step)
            if seats.match.public.phase is Phase.PLAY and seats.match.public.closed:
                found += [Knowledge(view) for view in seats.views if view.trump is None]
        found = [known for known in found if 2 <= known.pool.bit_count() <= most]
        found.sort(key=lambda known: not known.hidden)
        for knowledge in found[:2]:
            yield "hidden", knowledge


def check_endings(seeds: range, most: int, draws: int) -> Counter[str]:
    """Compare draws with all the deals there are; add up chi-square and its freedom by table."""
    found: Counter[str] = Counter()
    for table, knowledge in chain(endings(seeds, most), closed_endings(seeds, most)):
        worlds = [key(world) for world in all_worlds(knowledge)]
        sampler = Sampler(knowledge)
        assert sampler.ways == len(worlds) == len(set(worlds))
        if len(worlds) * 5 > draws:
            continue
        drawn = sampler.draw(draws, 7)
        counts = Counter(key(drawn.world(i)) for i in range(draws))
        assert set(counts) <= set(worlds)
        expected = draws / len(worlds)
        chi = sum((counts[world] - expected) ** 2 / expected for world in worlds)
        found[f"{table} chi"] += chi  # type: ignore[assignment]
        found[f"{table} free"] += len(worlds) - 1
        found[table] += 1
        found["hidden and down"] += table == "hidden" and bool(knowledge.hidden)
        found["down"] += bool(knowledge.hidden)
    return found


def within(found: Counter[str], table: str) -> bool:
    """Whether chi-square lies within four standard deviations of its freedom."""
    free = found[f"{table} free"]
    return bool(abs(found[f"{table} chi"] - free) < 4 * (2 * free + 1) ** 0.5)


def test_small_endings_are_drawn_uniformly_at_every_table() -> None:
    found = check_endings(range(15), 7, 1_500)
    for table in (*TABLES, "hidden"):
        assert found[table] >= 3, found
        assert within(found, table), found
    assert found["down"] >= 5, found


@pytest.mark.soak
def test_small_endings_are_drawn_uniformly_at_every_table_soak() -> None:
    found = check_endings(range(1_000, 3_000), 9, 20_000)
    for table in (*TABLES, "hidden"):
        assert within(found, table), found


def test_every_world_agrees_with_what_the_seat_knows() -> None:
    for rng, seats, seat in situations(range(40), 5):
        knowledge = Knowledge(seats.views[seat])
        worlds = Sampler(knowledge).draw(40, rng.randrange(1 << 60))
        for i in range(40):
            assert knowledge.accepts(worlds.world(i))


def test_every_trump_and_hand_has_its_share() -> None:
    # At the first lead nothing is known: each of the others' cards is anywhere alike.
    seats = Seats(options("Standard"), 3)
    rng = random.Random(4)
    cards = list(options("Standard").seating.pack)
    rng.shuffle(cards)
    seats.deal(tuple(tuple(cards[8 * seat : 8 * seat + 8]) for seat in range(4)))
    for action in (act.Pass(0), act.Bid(1, 160), act.Pass(2), act.Pass(3)):
        seats.apply(action)
    seats.apply(act.LayTrump(1, cards[8]))
    knowledge = Knowledge(seats.views[0])
    count = 20_000
    worlds = Sampler(knowledge).draw(count, 1)
    unseen = bits_of(knowledge.pool)
    at = Counter[tuple[int, int]]()
    for i in range(count):
        world = worlds.world(i)
        assert worlds.laid_card(i) == world.indicator
        for seat in (1, 2, 3):
            at.update((seat, card) for card in bits_of(world.hands[seat]))
            assert world.first[seat].bit_count() == 4
            assert not world.first[seat] & ~(
                world.hands[seat] | (1 << world.indicator if seat == 1 else 0)
            )
        at[0, world.indicator] += 1
        at.update((10 + seat, card) for seat in (1, 2, 3) for card in bits_of(world.first[seat]))
        assert world.first[1] >> world.indicator & 1
    for card in unseen:
        for place, share in ((0, 1 / 24), (1, 7 / 24), (2, 1 / 3), (11, 1 / 6), (12, 1 / 6)):
            sigma = (share * (1 - share) * count) ** 0.5
            assert abs(at[place, card] - share * count) < 4.5 * sigma, (place, card)
    assert Sampler(knowledge).ways == 24 * comb(23, 7) * comb(16, 8)


@needs_compiled
def test_plain_and_compiled_draw_the_same_worlds() -> None:
    plain = uncompiled()["sampler"]
    for rng, seats, seat in situations(range(100, 108), 3):
        knowledge = Knowledge(seats.views[seat])
        seed = rng.randrange(1 << 64)
        one = Sampler(knowledge).draw(BATCH + 10, seed)
        two = plain.Sampler(knowledge).draw(BATCH + 10, seed)
        for i in range(0, len(one), 5):
            assert one.world(i) == two.world(i)
            assert one.laid_card(i) == two.laid_card(i)


def test_the_same_worlds_come_from_any_number_of_threads() -> None:
    for _, seats, seat in situations(range(200, 206), 1):
        knowledge = Knowledge(seats.views[seat])
        sampler = Sampler(knowledge)
        alone = sampler.draw(5 * BATCH - 3, 11)
        shared = Worlds(knowledge, 5 * BATCH - 3)
        with ThreadPoolExecutor(3) as pool:
            list(pool.map(lambda i: sampler.fill(shared, 11, i, i + 1), range(5)))  # noqa: B023
        assert [alone.world(i) for i in range(len(alone))] == [
            shared.world(i) for i in range(len(shared))
        ]


def test_worlds_do_not_depend_on_what_the_seat_has_not_seen() -> None:
    count = 0
    for seed in range(60):
        rng, deal = played(f"honest {seed}")
        step = rng.randrange(len(deal.actions))
        seats = deal.until(step)
        seat = rng.randrange(len(seats.views))
        unseen = sorted(set(deal.options.seating.pack) - seen_by(seats.views[seat]))
        if len(unseen) < 2:
            continue
        try:
            others = deal.swapped(*rng.sample(unseen, 2)).until(step)
        except IllegalAction:
            continue
        if msgspec.json.encode(seats.heard[seat]) != msgspec.json.encode(others.heard[seat]):
            continue
        one = Sampler(Knowledge(seats.views[seat])).draw(20, seed)
        two = Sampler(Knowledge(others.views[seat])).draw(20, seed)
        assert [one.world(i) for i in range(20)] == [two.world(i) for i in range(20)]
        count += 1
    assert count >= 25


def test_a_world_becomes_a_state_with_the_same_legal_cards() -> None:
    count = 0
    for rng, seats, _ in situations(range(300, 360), 4):
        turn = seats.match.public.turn
        if turn is None:
            continue
        view = seats.views[turn]
        worlds = Sampler(Knowledge(view)).draw(5, rng.randrange(1 << 30))
        legal = {BIT_OF[action.card] for action in view.legal() if isinstance(action, act.Play)}
        for i in range(5):
            state = worlds.state(i)
            assert state.turn == turn
            assert set(bits_of(state.legal_mask())) == legal
            assert state.trump == worlds.world(i).trump
            count += 1
            while not state.is_over():
                state.apply(rng.choice(state.legal()))
            assert sum(state.points(side) for side in range(state.sides)) == 304 or (
                seats.match.public.aside
            )
    assert count >= 200
