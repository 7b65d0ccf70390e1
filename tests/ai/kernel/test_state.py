import random
import subprocess
import sys
from types import ModuleType
from typing import Any

import pytest

from tests.ai.kernel.equality import play_deals, snapshot
from tests.ai.kernel.modules import FOLDER, needs_compiled, states, uncompiled
from tests.rules.chance import next_action, random_hands, random_options
from three04.ai import greedy
from three04.ai.kernel import bits
from three04.ai.kernel import state as installed
from three04.ai.kernel.layout import BIT_OF, CARD_OF, OPEN, bits_of, cards_of, mask_of, points_of
from three04.rules import actions as act
from three04.rules import options as opt
from three04.rules.nought.match import Match
from three04.rules.nought.public import Phase, Public
from three04.rules.nought.ranks import POINTS, STRENGTH
from three04.rules.nought.view import View
from three04.rules.questions import Question
from three04.rules.tables import TABLES

both = pytest.mark.parametrize("module", states(), ids=lambda m: "plain" if not m.COMPILED else "c")


def deal(module: ModuleType, seed: int, text: str = "", contract: int = 160) -> Any:
    """A state before the first lead: seat 0 is the maker, his first card the indicator."""
    rng = random.Random(seed)
    options = opt.options("Standard", text)
    table = options.seating
    pack = list(table.pack)
    rng.shuffle(pack)
    size = table.hand_size
    hands = [mask_of(pack[i * size : (i + 1) * size]) for i in range(table.seats)]
    indicator = BIT_OF[pack[0]]
    hands[0] &= ~(1 << indicator)
    return module.State(options, hands, 0, contract, indicator, 1 % table.seats)


def test_layout_is_what_the_documents_say() -> None:
    assert [CARD_OF[bit] for bit in (0, 8, 16, 35, 63 - 7)] == ["6S", "JS", "6H", "QD", "JC"]
    assert len(BIT_OF) == 36
    for card, bit in BIT_OF.items():
        assert bit >> 4 == "SHDC".index(card[1])
        assert points_of(1 << bit) == POINTS[card]
        assert bit % 16 == STRENGTH[card] - 1
    pack = TABLES["six-teams"].pack
    assert sorted(cards_of(mask_of(pack))) == sorted(pack)
    assert bits_of(mask_of(["6S", "JC"])) == [0, 56]
    assert points_of(mask_of(pack)) == 304


@both
def test_state_equals_the_rules_move_by_move(module: ModuleType) -> None:
    deals = 1500 if module.COMPILED else 150
    assert play_deals(module, 1, deals) > deals * 5


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_state_equals_the_rules_on_100_000_deals(part: int) -> None:
    assert play_deals(installed, 1000 + part, 5000) > 5000 * 5


@both
def test_illegal_moves_change_nothing(module: ModuleType) -> None:
    state = deal(module, 3)
    rng = random.Random(3)
    while not state.is_over:
        legal = state.legal()
        before = snapshot(state)
        for move in (-1, 9, 63, 65, 1000, *range(65)):
            if move not in legal:
                with pytest.raises(ValueError, match=r"legal|opened"):
                    state.apply(move)
        assert snapshot(state) == before
        state.apply(rng.choice(legal))
    for move in range(65):
        with pytest.raises(ValueError, match=r"legal|opened"):
            state.apply(move)


@both
def test_questions_out_of_range_are_refused(module: ModuleType) -> None:
    state = deal(module, 4)
    for question, number in ((state.hand, 4), (state.points, 2), (state.winner, 0)):
        with pytest.raises(ValueError, match="no such"):
            question(number)
    with pytest.raises(ValueError, match="nothing to undo"):
        state.undo()
    with pytest.raises(ValueError, match="no such"):
        module.State(opt.STANDARD, [0] * 4, 4, 160, 8, 0)
    with pytest.raises(ValueError, match="no such"):
        module.State(opt.STANDARD, [0] * 3, 0, 160, 8, 0)


@both
def test_a_copy_is_independent(module: ModuleType) -> None:
    state = deal(module, 5)
    before = snapshot(state)
    twin = state.copy()
    assert snapshot(twin) == before
    while not twin.is_over:
        twin.apply(twin.legal()[0])
    assert snapshot(state) == before
    assert [seat for seat, _, _ in twin.moves[:4]] == [1, 2, 3, 0]


# ---------------------------------------------------------------------- playouts


@both
def test_playouts_add_up(module: ModuleType) -> None:
    for number, table in enumerate(TABLES):
        state = deal(module, number, f"table={table}")
        times = 20
        for rules in (0, 1, 2):
            found = state.playouts(times, 7, rules)
            assert sum(found.points) == 304 * times
            assert 0 <= found.swept <= times
            assert 0 <= found.made <= times
            assert found.moves == times * state.size * state.seats
            assert snapshot(state) == snapshot(deal(module, number, f"table={table}"))


@both
def test_playouts_go_on_from_a_trick_that_runs(module: ModuleType) -> None:
    state = deal(module, 8)
    rng = random.Random(8)
    for _ in range(18):
        state.apply(rng.choice([move for move in state.legal() if move != OPEN]))
    found = state.playouts(10, 1)
    assert sum(found.points) == 3040
    assert found.moves == 140


@needs_compiled
@pytest.mark.parametrize("table", TABLES)
def test_same_seed_same_playouts_compiled_or_not(table: str) -> None:
    plain = uncompiled("state")
    for seed, rules, noise in ((0, 0, 0), (2**64 - 1, 1, 0), (12345, 2, 60), (9, 2, 0)):
        for text in ("", " maker_limits=on reveal_after_first=on exhausted_trumps=on"):
            contract = 250 if text else 160
            fast, slow = (deal(m, 6, f"table={table}{text}", contract) for m in (installed, plain))
            assert fast.playouts(15, seed, rules, noise) == slow.playouts(15, seed, rules, noise)


def one_by_one(state: Any, times: int, seed: int) -> tuple[int, ...]:
    """Random playouts move by move; returns each side's points."""
    chance = bits.start(seed)
    points = [0] * state.sides
    for _ in range(times):
        twin = state.copy()
        while not twin.is_over:
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
def test_random_playouts_are_what_single_moves_make(module: ModuleType) -> None:
    rng = random.Random(11)
    for number in range(400 if module.COMPILED else 60):
        options = random_options(rng)
        match = Match(options, 0)
        match.begin()
        match.deal(random_hands(rng, options))
        stop = rng.randrange(40)
        while match.result is None and (stop or match.public.phase is not Phase.PLAY):
            match.apply(next_action(rng, match))
            stop = max(0, stop - 1)
        if match.public.phase is Phase.PLAY:
            state = module.State.from_match(match)
            assert state.playouts(4, number).points == one_by_one(state, 4, number)


@both
def test_rule_player_plays_as_greedy_does(module: ModuleType) -> None:
    rng = random.Random(12)
    asked = 0
    for _ in range(150 if module.COMPILED else 50):
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
                card = CARD_OF[module.State.from_match(match).rule_card()]
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
def test_r45_rule_players_do_not_look_into_other_hands(module: ModuleType) -> None:
    rng = random.Random(13)
    for number in range(60):
        state = deal(module, number)
        for _ in range(rng.randrange(28)):
            if not state.is_over:
                state.apply(rng.choice([move for move in state.legal() if move != OPEN]))
        seat = state.turn
        if state.is_over or seat == state.maker or not state.closed or state.count:
            continue
        # The same public play with the other two hands exchanged, as if dealt so.
        one, other = (s for s in range(4) if s not in (seat, state.maker))
        hands = [state.hand(s) for s in range(4)]
        hands[one], hands[other] = hands[other], hands[one]
        public = Public()
        public.options, public.maker, public.contract = opt.STANDARD, state.maker, 160
        public.leader = public.turn = seat
        twin = module.State.of_world(public, hands, state.indicator, {}, out=True)
        plain = module.State.of_world(
            public, [state.hand(s) for s in range(4)], state.indicator, {}, out=True
        )
        for rules in (1, 2):
            assert twin.rule_card(rules) == plain.rule_card(rules)


@both
def test_playouts_by_move_are_those_after_each_move(module: ModuleType) -> None:
    state = deal(module, 14)
    before = snapshot(state)
    found = state.playouts_by_move(5, 3, 2, 40)
    assert list(found) == state.legal()
    assert snapshot(state) == before
    for move, played in found.items():
        state.apply(move)
        assert state.playouts(5, 3, 2, 40) == played
        state.undo()


@both
def test_rule_players_beat_chance(module: ModuleType) -> None:
    # Points of a pair of rule players against two that play at random, either way round.
    rng = random.Random(15)
    gained = 0
    for number in range(200 if module.COMPILED else 60):
        for pair in (0, 1):
            state = deal(module, number)
            while not state.is_over:
                cards = bits_of(state.legal_mask())
                ours = state.turn % 2 == pair
                state.apply(state.rule_card(2) if ours else rng.choice(cards))
            gained += state.points(pair) - 152
    assert gained > 0


@both
def test_playouts_open_where_the_maker_must(module: ModuleType) -> None:
    # R36: only trumps in hand and on lead, with the maker's limits.
    options = opt.options("Standard", "maker_limits=on")
    pack = list(options.seating.pack)
    hands = [mask_of(pack[i * 8 : (i + 1) * 8]) for i in range(4)]
    state = module.State(options, [hands[0] & ~(1 << 8), *hands[1:]], 0, 160, 8, 0)
    assert state.legal() == [OPEN]
    assert state.playouts(3, 1).swept == 3
    assert state.playouts(3, 1, 1).made == 3


@needs_compiled
def test_compiled_module_is_not_older_than_its_sources() -> None:
    made = FOLDER / str(installed.__file__)
    sources = [FOLDER / name for name in ("state.py", "state.pxd", "bits.pxd")]
    assert all(source.stat().st_mtime <= made.stat().st_mtime for source in sources)


def test_fallback_needs_no_cython() -> None:
    # The file alone, in a Python that finds neither Cython nor what was compiled.
    code = f"""
import importlib.util, sys
sys.modules["cython"] = None
spec = importlib.util.spec_from_file_location("plain", {str(FOLDER / "state.py")!r})
module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)
from three04.rules.options import STANDARD
hands = [0x1ff & ~7 | 0, 0x1f8 << 16, 0x1f8 << 32, 0x1f8 << 48]
hands = [h | (3 << 16 * i + 1) for i, h in enumerate(hands)]
state = module.State(STANDARD, hands, 0, 160, 8, 0)
print(module.COMPILED, state.playouts(2, 1).points)
"""
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=FOLDER.parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("False (608, 0)")
