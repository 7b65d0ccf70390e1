import copy
import random
import subprocess
import sys

import pytest

from tests.ai.kernel.deals import both, deal
from tests.ai.kernel.equality import play_deals, snapshot
from tests.ai.kernel.modules import FOLDER, INSTALLED, PLAY, Kernel, needs_compiled
from three04.ai.kernel import players, playouts, position, scene, state
from three04.ai.kernel.layout import BIT_OF, CARD_OF, OPEN, bits_of, cards_of, mask_of, points_of
from three04.rules import options as opt
from three04.rules.nought.ranks import POINTS, STRENGTH
from three04.rules.tables import TABLES


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
def test_state_equals_the_rules_move_by_move(kernel: Kernel) -> None:
    deals = 1500 if kernel.COMPILED else 150
    assert play_deals(kernel, 1, deals) > deals * 5


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_state_equals_the_rules_on_100_000_deals(part: int) -> None:
    assert play_deals(INSTALLED, 1000 + part, 5000) > 5000 * 5


@both
def test_illegal_moves_change_nothing(kernel: Kernel) -> None:
    state = deal(kernel, 3)
    rng = random.Random(3)
    while not state.is_over():
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
def test_questions_out_of_range_are_refused(kernel: Kernel) -> None:
    state = deal(kernel, 4)
    for question, number in ((state.hand, 4), (state.points, 2), (state.winner, 0)):
        with pytest.raises(ValueError, match="no such"):
            question(number)
    with pytest.raises(ValueError, match="nothing to undo"):
        state.undo()
    with pytest.raises(ValueError, match="no such"):
        kernel.State(opt.STANDARD, [0] * 4, 4, 160, 8, 0)
    with pytest.raises(ValueError, match="no such"):
        kernel.State(opt.STANDARD, [0] * 3, 0, 160, 8, 0)


HUGE = (2**31, -(2**31) - 1, 2**63, 2**64, -(2**70))


@both
def test_numbers_out_of_reach_are_refused_as_others_are(kernel: Kernel) -> None:
    state = deal(kernel, 4)
    before = snapshot(state)
    for number in HUGE:
        for question in (state.hand, state.points, state.winner, state.apply):
            with pytest.raises(ValueError, match=r"no such|not a legal"):
                question(number)
        for maker, contract, indicator, leader in (
            (number, 160, 8, 0),
            (0, number, 8, 0),
            (0, 160, number, 0),
            (0, 160, 8, number),
        ):
            with pytest.raises(ValueError, match="no such"):
                kernel.State(opt.STANDARD, [0] * 4, maker, contract, indicator, leader)
    assert snapshot(state) == before


@both
@pytest.mark.parametrize(
    "hands",
    [
        [-1, 0, 0, 0],
        [2**64, 0, 0, 0],
        [2**64 - 1, 0, 0, 0],  # more moves than playouts by move have room for
        [1, 0, 0, 0],  # the six
        [2, 2, 0, 0],
        [0x1FE | 1 << 17, 0, 0, 0],
    ],
)
def test_hands_that_cannot_be_are_refused(kernel: Kernel, hands: list[int]) -> None:
    with pytest.raises(ValueError, match="card"):
        kernel.State(opt.STANDARD, hands, 1, 160, 8, 0)


@needs_compiled
def test_the_play_of_a_state_begins_once_and_before_that_it_is_over() -> None:
    state = INSTALLED.State.__new__(INSTALLED.State)
    impossible = [2**36 - 1, 0, 0, 0]
    with pytest.raises(ValueError, match="card"):
        state.__init__(opt.STANDARD, impossible, 1, 160, 8, 0)
    for blank in (INSTALLED.State.__new__(INSTALLED.State), state, state.copy()):
        assert blank.is_over()
        assert blank.legal() == ()
        assert blank.playouts(3, 1).moves == 0
        with pytest.raises(ValueError, match="not a legal move"):
            blank.apply(0)
        with pytest.raises(ValueError, match="has not begun"):
            INSTALLED.deal(blank, 1)
    begun = deal(INSTALLED, 3)
    begun.apply(begun.legal()[0])
    before = snapshot(begun)
    with pytest.raises(ValueError, match="begun before"):
        begun.__init__(opt.STANDARD, [0] * 4, 0, 160, 8, 0)
    assert snapshot(begun) == before


@both
def test_moves_are_the_legal_cards_and_then_opening(kernel: Kernel) -> None:
    for seed, table in enumerate(TABLES):
        state = deal(kernel, seed, f"table={table}")
        rng = random.Random(seed)
        while not state.is_over():
            opening = (OPEN,) if state.may_open() else ()
            assert state.legal() == (*bits_of(state.legal_mask()), *opening)
            state.apply(rng.choice(state.legal()))
        assert state.legal() == ()


@both
def test_a_copy_is_independent(kernel: Kernel) -> None:
    state = deal(kernel, 5)
    before = snapshot(state)
    twin = state.copy()
    assert snapshot(twin) == before
    while not twin.is_over():
        twin.apply(twin.legal()[0])
    assert snapshot(state) == before
    assert [seat for seat, _, _ in twin.moves[:4]] == [1, 2, 3, 0]


@needs_compiled
def test_compiled_modules_are_not_older_than_their_sources() -> None:
    for module in (position, players, playouts, state, scene):
        made = FOLDER / str(module.__file__)
        name = module.__name__.rpartition(".")[2]
        sources = [FOLDER / f"{name}.py", FOLDER / f"{name}.pxd", FOLDER / "bits.pxd"]
        assert all(source.stat().st_mtime <= made.stat().st_mtime for source in sources)


def test_fallback_needs_no_cython() -> None:
    # The files alone, in a Python that finds neither Cython nor what was compiled.
    code = f"""
import importlib.util, sys
sys.modules["cython"] = None
for name in {PLAY!r}:
    full = "three04.ai.kernel." + name
    spec = importlib.util.spec_from_file_location(full, {str(FOLDER)!r} + "/" + name + ".py")
    module = sys.modules[full] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
from three04.ai.kernel.playouts import playouts_by_move
from three04.ai.kernel.state import COMPILED, State
from three04.rules.options import STANDARD
hands = [0x1ff & ~7 | 0, 0x1f8 << 16, 0x1f8 << 32, 0x1f8 << 48]
hands = [h | (3 << 16 * i + 1) for i, h in enumerate(hands)]
state = State(STANDARD, hands, 0, 160, 8, 0)
print(COMPILED, state.playouts(2, 1).points, playouts_by_move([state], 2, 1)[0 + 1].points)
"""
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=FOLDER.parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("False (608, 0) 608")


def test_copies_by_the_standard_library_are_independent_too() -> None:
    state = deal(INSTALLED, 3)
    twin, deep = copy.copy(state), copy.deepcopy(state)
    before = snapshot(state)
    twin.apply(twin.legal()[0])
    deep.apply(deep.legal()[-1])
    assert snapshot(state) == before


def test_playouts_that_cannot_be_are_refused() -> None:
    state = deal(INSTALLED, 3)
    for times, rules, noise in (
        *((-1, 0, 0), (2**32, 0, 0), (2**64, 0, 0)),
        *((1, 3, 0), (1, -1, 0), (1, 2**31, 0)),
        *((1, 2, -1), (1, 2, 257), (1, 2, 2**64)),
    ):
        with pytest.raises(ValueError, match="no such playouts"):
            state.playouts(times, 1, rules, noise)
        with pytest.raises(ValueError, match="no such playouts"):
            state.playouts_by_move(times, 1, rules, noise)
        with pytest.raises(ValueError, match="no such playouts"):
            playouts.playouts_by_world([state], times, 1, rules, noise)
    with pytest.raises(ValueError, match="no position"):
        playouts.playouts(None, 1, 1)  # type: ignore[arg-type]


@both
def test_seeds_are_numbers_of_64_bits(kernel: Kernel) -> None:
    state = deal(kernel, 3)
    for seed in (-1, 2**64, 2**70):
        with pytest.raises(ValueError, match="a seed is a number"):
            state.playouts(1, seed)
        with pytest.raises(ValueError, match="a seed is a number"):
            state.playouts_by_move(1, seed)
        with pytest.raises(ValueError, match="a seed is a number"):
            kernel.playouts_by_world([state], 1, seed)
        with pytest.raises(ValueError, match="a seed is a number"):
            kernel.deal(state.copy(), seed)
    assert state.playouts(1, 2**64 - 1).times == 1
    with pytest.raises(ValueError, match="no state"):
        kernel.deal(None, 1)
