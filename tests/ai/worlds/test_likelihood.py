"""Weights say how well a world explains what the others said and played."""

import random
from array import array
from collections.abc import Iterator
from itertools import combinations

import msgspec
import pytest

from tests.ai.histories import Seats, seen_by
from three04.ai.kernel.layout import bits_of, mask_of
from three04.ai.packets import PACKETS, TRUMP_PACKETS, class_of, trump_class_of
from three04.ai.worlds.batch import Worlds
from three04.ai.worlds.draw import AT_ONCE, Drawn, draw_worlds
from three04.ai.worlds.knowledge import Knowledge, World
from three04.ai.worlds.likelihood import Likelihood
from three04.ai.worlds.play_model import TRAINED
from three04.ai.worlds.resample import effective, resampled, temper
from three04.ai.worlds.sampler import Sampler
from three04.ai.worlds.selfplay import truth
from three04.ai.worlds.sight import KINDS, SIZE
from three04.ai.worlds.tables import packet_tables, trump_table
from three04.ai.worlds.trust import Trust
from three04.cards import SUITS
from three04.rules import actions as act
from three04.rules.nought.public import Phase
from three04.rules.nought.view import View
from three04.rules.options import options
from three04.rules.reasons import IllegalAction

from .modules import needs_compiled, uncompiled
from .test_knowledge import played


def in_play(seeds: range, each: int) -> Iterator[tuple[random.Random, Seats, int]]:
    """Yield moments of play, with a seat."""
    for seed in seeds:
        rng, deal = played(f"likelihood {seed}")
        for _ in range(each):
            seats = deal.until(rng.randrange(len(deal.actions)))
            if seats.match.public.phase is Phase.PLAY:
                yield rng, seats, rng.randrange(len(seats.views))


def random_tables(rng: random.Random, seats: int) -> "tuple[dict[int, array[float]], array[float]]":
    packets = {s: array("d", [rng.random() for _ in range(PACKETS)]) for s in range(seats)}
    return packets, array("d", [rng.random() for _ in range(8 * TRUMP_PACKETS)])


@needs_compiled
def test_plain_and_compiled_weigh_alike() -> None:
    plain = uncompiled()
    for rng, seats, seat in in_play(range(8), 2):
        knowledge = Knowledge(seats.views[seat])
        tables = random_tables(rng, len(seats.views))
        one = Sampler(knowledge).draw(12, 5)
        two = plain["sampler"].Sampler(knowledge).draw(12, 5)
        Likelihood(knowledge, TRAINED, *tables, blind=0.2).weigh(one)
        plain["likelihood"].Likelihood(knowledge, TRAINED, *tables, blind=0.2).weigh(two)
        # Compiled, the model counts in single precision.
        assert one.weights() == pytest.approx(two.weights(), rel=1e-4)
        assert temper(one, 0.5, 0.1) == pytest.approx(
            plain["resample"].temper(two, 0.5, 0.1), rel=1e-4
        )
        small, same = resampled(one, 5, 3), plain["resample"].resampled(two, 5, 3)
        assert [small.world(i) for i in range(5)] == [same.world(i) for i in range(5)]


def test_every_card_that_was_played_was_legal_in_the_true_world() -> None:
    # What the likelihood takes for the legal cards is what the rules take for them.
    for _, seats, seat in in_play(range(100, 130), 2):
        view = seats.views[seat]
        turn = seats.match.public.turn
        knowledge = Knowledge(view)
        worlds = Worlds(knowledge, 1)
        worlds.put(0, *truth(seats.match, view))
        likelihood = Likelihood(knowledge, [0.0] * SIZE * KINDS)
        likelihood.everyone = 1
        many = [len(looks) for _, _, looks in likelihood.choices(worlds, 0)]
        assert turn is not None
        legal = [a for a in seats.match.legal(turn) if isinstance(a, act.Play)]
        before = len(many)
        if len(legal) < 2:
            continue
        seats.apply(legal[-1])
        if seats.match.public.phase is not Phase.PLAY:
            continue
        knowledge = Knowledge(seats.views[seat])
        worlds = Worlds(knowledge, 1)
        worlds.put(0, *truth(seats.match, seats.views[seat]))
        likelihood = Likelihood(knowledge, [0.0] * SIZE * KINDS)
        likelihood.everyone = 1
        many = [len(looks) for _, _, looks in likelihood.choices(worlds, 0)]
        assert many[before:] == [len(legal)]


def test_a_blind_model_weighs_all_alike() -> None:
    for _, seats, seat in in_play(range(200, 206), 2):
        knowledge = Knowledge(seats.views[seat])
        worlds = Sampler(knowledge).draw(50, 1)
        Likelihood(knowledge, [0.0] * SIZE * KINDS).weigh(worlds)
        assert worlds.weights() == pytest.approx([1.0] * 50)
        Likelihood(knowledge, TRAINED, blind=1.0).weigh(worlds)
        assert worlds.weights() == pytest.approx([1.0] * 50)


def first_lead(seed: int) -> Seats:
    """Return a deal at `four` before the first lead: seat 1 is the maker."""
    rng = random.Random(seed)
    seats = Seats(options("Standard"), 3)
    cards = list(options("Standard").seating.pack)
    rng.shuffle(cards)
    seats.deal(tuple(tuple(cards[8 * seat : 8 * seat + 8]) for seat in range(4)))
    for action in (act.Pass(0), act.Bid(1, 160), act.Pass(2), act.Pass(3)):
        seats.apply(action)
    seats.apply(act.LayTrump(1, cards[8]))
    return seats


def expected(world: World, packets: "dict[int, array[float]]", trumps: "array[float]") -> float:
    """Weigh a world's auction by the book, packet by packet."""
    weight = 1.0
    for seat in (1, 2, 3):
        hand = world.hands[seat] | (1 << world.indicator if seat == 1 else 0)
        found = []
        for four in combinations(bits_of(hand), 4):
            mask = sum(1 << card for card in four)
            value = packets[seat][class_of(mask)]
            if seat == 1:
                if not mask >> world.indicator & 1:
                    continue
                place = trump_class_of(mask, world.trump)
                value *= trumps[8 * place + world.indicator % 16 - 1]
            found.append(value)
        weight *= sum(found) / len(found)
    return weight


def test_the_auction_counts_over_all_first_packets() -> None:
    for seed in range(3):
        seats = first_lead(seed)
        knowledge = Knowledge(seats.views[0])
        packets, trumps = random_tables(random.Random(seed), 4)
        worlds = Sampler(knowledge).draw(6, seed)
        Likelihood(knowledge, None, packets, trumps).weigh(worlds)
        for i, weight in enumerate(worlds.weights()):
            assert weight == pytest.approx(expected(worlds.world(i), packets, trumps))


def test_who_bids_on_jacks_has_them() -> None:
    seats = first_lead(5)
    knowledge = Knowledge(seats.views[0])
    jacks = mask_of("J" + suit for suit in SUITS) & knowledge.pool
    table = array("d", [0.02] * PACKETS)
    for cards in combinations(bits_of(knowledge.pool), 4):
        mask = sum(1 << card for card in cards)
        if (mask & jacks).bit_count() >= 1:
            table[class_of(mask)] = 1.0
    worlds = Sampler(knowledge).draw(4000, 1)
    held = [(worlds.world(i).hands[1] & jacks).bit_count() for i in range(4000)]
    blind = sum(held) / 4000
    Likelihood(knowledge, None, {1: table}).weigh(worlds)
    weights = worlds.weights()
    assert sum(h * w for h, w in zip(held, weights, strict=True)) / sum(weights) > blind * 1.15


def test_tempering_makes_enough_worlds_count() -> None:
    for _, seats, seat in in_play(range(300, 306), 2):
        knowledge = Knowledge(seats.views[seat])
        packets, trumps = random_tables(random.Random(1), len(seats.views))
        for table in packets.values():
            for at in range(PACKETS):
                table[at] **= 12
        worlds = Sampler(knowledge).draw(400, 1)
        Likelihood(knowledge, TRAINED, packets, trumps, blind=0.0).weigh(worlds)
        before = effective(worlds)
        power = temper(worlds, 0.4, 0.2)
        assert (power == 1.0) == (before >= 160)
        assert effective(worlds) >= 159
        assert sum(worlds.weights()) == pytest.approx(400)
        assert min(worlds.weights()) >= 0.2


def test_worlds_are_chosen_as_often_as_their_weight_says() -> None:
    _, seats, seat = next(in_play(range(400, 420), 2))
    knowledge = Knowledge(seats.views[seat])
    worlds = Sampler(knowledge).draw(100, 1)
    Likelihood(knowledge, TRAINED).weigh(worlds)
    weights = worlds.weights()
    chosen = resampled(worlds, 1000, 5)
    keys = [str(worlds.world(i)) for i in range(100)]
    for key in set(keys):
        share = sum(w for k, w in zip(keys, weights, strict=True) if k == key) / sum(weights)
        times = sum(str(chosen.world(i)) == key for i in range(1000))
        assert abs(times - 1000 * share) < keys.count(key) + 1


def test_worlds_for_a_decision_come_at_one_call() -> None:
    for rng, seats, seat in in_play(range(500, 504), 1):
        seed = rng.randrange(1 << 40)
        drawn = draw_worlds(seats.views[seat], 30, seed)
        again = draw_worlds(seats.views[seat], 30, seed)
        assert len(drawn.worlds) == 30
        assert [drawn.worlds.world(i) for i in range(30)] == [
            again.worlds.world(i) for i in range(30)
        ]
        assert sum(drawn.trump.values()) == pytest.approx(1.0)
        knowledge = Knowledge(seats.views[seat])
        assert all(knowledge.accepts(drawn.worlds.world(i)) for i in range(30))


def test_apart_opponents_of_the_maker_guess_each_trump_alike_and_nobody_else_does() -> None:
    told = set()
    for rng, seats, seat in in_play(range(700, 740), 1):
        view, seed = seats.views[seat], rng.randrange(1 << 40)
        maker, side = view.public.maker, view.public.table.side
        assert maker is not None
        joint, apart = (
            draw_worlds(view, 60, seed, trust=Trust(apart=apart)) for apart in (False, True)
        )
        against = side(maker) != side(seat) and not view.public.before_lead
        if not against:
            assert apart.trump == joint.trump
        elif view.trump is None:
            shares = [share for share in apart.trump.values() if share]
            assert shares == [pytest.approx(1 / len(shares))] * len(shares)
        told.add((against, view.trump is None))
    assert len(told) == 4


def test_apart_opponents_of_the_maker_do_not_ask_what_he_would_have_laid() -> None:
    for rng, seats, seat in in_play(range(760, 800), 1):
        view, seed = seats.views[seat], rng.randrange(1 << 40)
        table = array("d", [rng.random() for _ in range(8 * TRUMP_PACKETS)])
        apart = Trust(apart=True)
        with_table = draw_worlds(view, 20, seed, trump_weights=table, model=None, trust=apart)
        without = draw_worlds(view, 20, seed, model=None, trust=apart)
        maker, side = view.public.maker, view.public.table.side
        assert maker is not None
        if side(maker) != side(seat) and not view.public.before_lead:
            assert [with_table.worlds.world(i) for i in range(20)] == [
                without.worlds.world(i) for i in range(20)
            ]


def test_a_stop_ends_the_weighing_and_the_rest_is_chosen_from_what_was_weighed() -> None:
    _, seats, seat = next(in_play(range(600, 620), 2))
    asked = []

    def stopped() -> bool:
        asked.append(1)
        return len(asked) == 2

    drawn = draw_worlds(seats.views[seat], 60, 5, trust=Trust(100), stopped=stopped)
    assert len(asked) == 2
    assert len(drawn.worlds) == 60
    assert drawn.effective <= drawn.drawn == 2 * AT_ONCE
    whole = draw_worlds(seats.views[seat], 60, 5, trust=Trust(100))
    assert whole.effective > drawn.effective


def test_as_many_worlds_as_there_are_may_be_kept() -> None:
    _, seats, seat = next(in_play(range(600, 620), 2))
    worlds = Sampler(Knowledge(seats.views[seat])).draw(20, 5)
    kept = [worlds.world(i) for i in range(7)]
    worlds.shorten(7)
    assert [worlds.world(i) for i in range(len(worlds))] == kept
    for count in (0, 8):
        with pytest.raises(ValueError, match="worlds"):
            worlds.shorten(count)


def by_the_book(view: View, seed: int, calls: bool) -> Drawn:
    packets, trumps = (packet_tables(view), trump_table(view)) if calls else ({}, None)
    return draw_worlds(view, 10, seed, packet_weights=packets, trump_weights=trumps)


def test_weighed_worlds_do_not_depend_on_what_the_seat_has_not_seen() -> None:
    count = 0
    for seed in range(40):
        rng, deal = played(f"weighed {seed}")
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
        # What the book says of a new auction takes it a while.
        one = by_the_book(seats.views[seat], seed, calls=seed % 10 == 0)
        two = by_the_book(others.views[seat], seed, calls=seed % 10 == 0)
        assert [one.worlds.world(i) for i in range(10)] == [two.worlds.world(i) for i in range(10)]
        assert (one.trump, one.effective, one.power) == (two.trump, two.effective, two.power)
        count += 1
    assert count >= 15
