import random
from typing import Any

import pytest

from tests.ai.kernel.deals import both, deal
from tests.ai.kernel.equality import snapshot
from tests.ai.kernel.modules import Kernel, kernels, needs_compiled
from tests.rules.chance import next_action, random_hands, random_options
from three04.ai import greedy
from three04.ai.kernel import bits
from three04.ai.kernel.layout import CARD_OF, OPEN, bits_of, mask_of
from three04.rules import actions as act
from three04.rules import options as opt
from three04.rules.events import PARTNER_CLOSE
from three04.rules.nought.match import Match
from three04.rules.nought.public import Phase, Public
from three04.rules.nought.view import View
from three04.rules.questions import Question
from three04.rules.tables import TABLES


@both
def test_playouts_add_up(kernel: Kernel) -> None:
    for number, table in enumerate(TABLES):
        state = deal(kernel, number, f"table={table}")
        times = 20
        for rules in (0, 1, 2):
            found = state.playouts(times, 7, rules)
            assert sum(found.points) == 304 * times
            assert 0 <= found.swept <= times
            assert 0 <= found.made <= times
            assert found.moves == times * state.size * state.seats
            assert snapshot(state) == snapshot(deal(kernel, number, f"table={table}"))


@both
def test_playouts_go_on_from_a_trick_that_runs(kernel: Kernel) -> None:
    state = deal(kernel, 8)
    rng = random.Random(8)
    for _ in range(18):
        state.apply(rng.choice([move for move in state.legal() if move != OPEN]))
    found = state.playouts(10, 1)
    assert sum(found.points) == 3040
    assert found.moves == 140


@needs_compiled
@pytest.mark.parametrize("table", TABLES)
def test_same_seed_same_playouts_compiled_or_not(table: str) -> None:
    compiled, plain = kernels()
    for seed, rules, noise in ((0, 0, 0), (2**64 - 1, 1, 0), (12345, 2, 60), (9, 2, 0)):
        for text in ("", " maker_limits=on reveal_after_first=on exhausted_trumps=on"):
            contract = 250 if text else 160
            fast, slow = (deal(m, 6, f"table={table}{text}", contract) for m in (compiled, plain))
            assert fast.playouts(15, seed, rules, noise) == slow.playouts(15, seed, rules, noise)


def one_by_one(state: Any, times: int, seed: int) -> tuple[int, ...]:
    """Random playouts move by move; returns each side's points."""
    chance = bits.start(seed)
    points = [0] * state.sides
    for _ in range(times):
        twin = state.copy()
        while not twin.is_over():
            cards = bits_of(twin.legal_mask())
            if not cards:
                twin.apply(OPEN)
                continue
            chance = bits.stir(chance)
            twin.apply(cards[bits.below(chance, len(cards))])
        for side in range(state.sides):
            points[side] += twin.points(side)
    return tuple(points)


@both
def test_random_playouts_are_what_single_moves_make(kernel: Kernel) -> None:
    rng = random.Random(11)
    for number in range(400 if kernel.COMPILED else 60):
        options = random_options(rng)
        match = Match(options, 0)
        match.begin()
        match.deal(random_hands(rng, options))
        stop = rng.randrange(40)
        while match.result is None and (stop or match.public.phase is not Phase.PLAY):
            match.apply(next_action(rng, match))
            stop = max(0, stop - 1)
        if match.public.phase is Phase.PLAY:
            state = kernel.from_match(match)
            assert state.playouts(4, number).points == one_by_one(state, 4, number)


@both
def test_rule_player_plays_as_greedy_does(kernel: Kernel) -> None:
    rng = random.Random(12)
    asked = 0
    for _ in range(150 if kernel.COMPILED else 50):
        options = random_options(rng)
        match = Match(options, 0)
        match.begin()
        match.deal(random_hands(rng, options))
        while match.result is None:
            seat = match.awaited
            assert seat is not None
            legal = match.legal(seat)
            action = next_action(rng, match)
            if any(isinstance(one, act.Play) for one in legal):
                view = View(seat, match.public)
                view.own = match.owns[seat]
                chosen = greedy.decide(view, Question(1, seat, "turn", tuple(legal)), "", 0)
                card = CARD_OF[kernel.from_match(match).rule_card()]
                assert isinstance(chosen, act.Play)
                # Of several Jacks greedy leads the one that was dealt first.
                assert card == chosen.card or (
                    card[0] == chosen.card[0] == "J" and not view.public.trick.plays
                )
                asked += 1
                if rng.random() < 0.5:
                    action = chosen
            match.apply(action)
    assert asked > 1000


@both
def test_r45_rule_players_do_not_look_into_other_hands(kernel: Kernel) -> None:
    rng = random.Random(13)
    for number in range(60):
        state = deal(kernel, number)
        for _ in range(rng.randrange(28)):
            if not state.is_over():
                state.apply(rng.choice([move for move in state.legal() if move != OPEN]))
        seat = state.turn
        if state.is_over() or seat == state.maker or not state.closed or state.count:
            continue
        # The same public play with the other two hands exchanged, as if dealt so.
        one, other = (s for s in range(4) if s not in (seat, state.maker))
        hands = [state.hand(s) for s in range(4)]
        public = Public()
        public.options, public.maker, public.contract = opt.STANDARD, state.maker, 160
        public.leader = public.turn = seat
        public.phase = Phase.PLAY
        scene = kernel.Scene(public)
        plain = scene.world(hands, state.indicator, True)
        hands[one], hands[other] = hands[other], hands[one]
        twin = scene.world(hands, state.indicator, True)
        for rules in (1, 2):
            assert twin.rule_card(rules) == plain.rule_card(rules)


@both
@pytest.mark.parametrize("table", TABLES)
def test_playouts_by_move_are_those_after_each_move(kernel: Kernel, table: str) -> None:
    for contract in (160, PARTNER_CLOSE):
        state = deal(kernel, 14, f"table={table}", contract)
        before = snapshot(state)
        makers = state.maker % state.sides
        for rules, noise in ((0, 0), (1, 0), (2, 40)):
            found = state.playouts_by_move(5, 3, rules, noise)
            assert tuple(found) == state.legal()
            assert snapshot(state) == before
            in_worlds = kernel.playouts_by_move([state], 5, 3, rules, noise)
            assert tuple(in_worlds) == state.legal()
            for move, came in found.items():
                state.apply(move)
                played = state.playouts(5, 3, rules, noise)
                assert came == played
                sums = (5, played.points[makers], played.made, played.swept)
                assert in_worlds[move] == sums
                state.undo()


@both
def test_playouts_by_move_sum_up_many_worlds(kernel: Kernel) -> None:
    # More than are played at once without a lock.
    state = deal(kernel, 14)
    worlds = []
    for number in range(600 if kernel.COMPILED else 30):
        # The seat on turn keeps its hand; the others' cards are dealt anew.
        rng = random.Random(number)
        rest = bits_of(sum(state.hand(seat) for seat in (0, 2, 3)))
        rng.shuffle(rest)
        parts: tuple[list[int], ...] = (rest[:7], [], rest[7:15], rest[15:])
        hands = [sum(1 << bit for bit in part) for part in parts]
        hands[1] = state.hand(1)
        worlds.append(kernel.State(opt.STANDARD, hands, 0, 160, state.indicator, 1))
    found = kernel.playouts_by_move(worlds, 2, 99, 2, 20)
    move = state.legal()[3]
    came = kernel.playouts_by_world(worlds, 2, 99, 2, 20)[move]
    for number, world in enumerate(worlds):
        world.apply(move)
        played = world.playouts(2, 99 + number, 2, 20)
        each = came.points[number], came.made[number], came.swept[number]
        assert each == (played.points[0], played.made, played.swept)
    assert found[move] == (
        2 * len(worlds),
        sum(came.points),
        sum(came.made),
        sum(came.swept),
    )


@needs_compiled
def test_same_sums_by_move_compiled_or_not() -> None:
    fast, slow = (
        kernel.playouts_by_move([deal(kernel, 3), deal(kernel, 3)], 3, 2**64 - 1, 2, 30)
        for kernel in kernels()
    )
    assert fast == slow


@both
def test_playouts_by_move_want_worlds_with_the_same_moves(kernel: Kernel) -> None:
    with pytest.raises(ValueError, match="no world"):
        kernel.playouts_by_move([], 1, 1)
    with pytest.raises(ValueError, match="same moves"):
        kernel.playouts_by_move([deal(kernel, 1), deal(kernel, 2)], 1, 1)
    over = deal(kernel, 1)
    while not over.is_over():
        over.apply(over.legal()[0])
    with pytest.raises(ValueError, match="over"):
        kernel.playouts_by_move([over], 1, 1)
    with pytest.raises(ValueError, match="same moves"):
        kernel.playouts_by_move([deal(kernel, 1), over], 1, 1)


@both
def test_rule_players_beat_chance(kernel: Kernel) -> None:
    # Points of a pair of rule players against two that play at random, either way round.
    rng = random.Random(15)
    gained = 0
    for number in range(200 if kernel.COMPILED else 60):
        for pair in (0, 1):
            state = deal(kernel, number)
            while not state.is_over():
                cards = bits_of(state.legal_mask())
                ours = state.turn % 2 == pair
                state.apply(state.rule_card(2) if ours else rng.choice(cards))
            gained += state.points(pair) - 152
    assert gained > 0


@both
def test_playouts_open_where_the_maker_must(kernel: Kernel) -> None:
    # R36: only trumps in hand and on lead, with the maker's limits.
    options = opt.options("Standard", "maker_limits=on")
    pack = list(options.seating.pack)
    hands = [mask_of(pack[i * 8 : (i + 1) * 8]) for i in range(4)]
    state = kernel.State(options, [hands[0] & ~(1 << 8), *hands[1:]], 0, 160, 8, 0)
    assert state.legal() == (OPEN,)
    assert state.playouts(3, 1).swept == 3
    assert state.playouts(3, 1, 1).made == 3
