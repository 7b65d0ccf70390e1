import math
import random

import pytest

from tests.ai.kernel.modules import needs_compiled
from three04.ai.kernel.judge import Judge
from three04.ai.kernel.layout import OPEN
from three04.ai.kernel.scene import deal
from three04.ai.kernel.solver import Solver
from three04.ai.kernel.state import State
from three04.rules.options import options


def some_position(rng: random.Random, number: int) -> tuple[State, list[int]]:
    """Return a position of a random deal at table ``four``, and its running trick."""
    chosen = options("Standard", "exhausted_trumps=on" if number % 2 else "")
    contract = rng.choice((160, 160, 200, 250))
    state = State(chosen, [0] * 4, number % 4, contract, 8, rng.randrange(4))
    deal(state, number)
    running: list[int] = []
    for _ in range(rng.randrange(6, 31)):
        card = rng.choice([move for move in state.legal() if move != OPEN])
        state.apply(card)
        running.append(card)
        if state.count == 0:
            running = []
    return state, running


def by_solver(solver: Solver, state: State, running: list[int], card: int, exhausts: bool) -> int:
    """Return what is still won after a card, the running trick included, by the solver itself."""
    makers = state.maker % 2
    before = state.points(makers)
    state.apply(card)
    won = state.points(makers) - before
    if not state.is_over():
        hands = [state.hand(seat) for seat in range(4)]
        if state.indicator >= 0:
            hands[state.maker] |= 1 << state.indicator
        trick = [*running, card] if state.count else []
        won += solver.points(
            hands, state.trump, state.leader, state.maker, trick, exhausts, bool(state.bound)
        )
    state.undo()
    return won


@needs_compiled
def test_judge_says_what_the_solver_says_after_each_card() -> None:
    judge, solver, rng = Judge(), Solver(), random.Random(304)
    kinds, settled = set(), 0
    for number in range(400):
        state, running = some_position(rng, number)
        cards = [move for move in state.legal() if move != OPEN]
        need = state.contract - state.points(state.maker % 2)
        left = 304 - sum(state.points(side) for side in (0, 1))
        questions, spread = rng.choice(((1, 0.0), (3, 20.0), (5, 60.0)))
        away = [
            round(spread * math.log((at + 0.5) / (questions - at - 0.5)) / 304 * 1024)
            * left
            // 1024
            for at in range(questions)
        ]
        (row,) = judge.made([state], [running], cards, questions, spread)
        for card, made in zip(cards, row, strict=True):
            won = by_solver(solver, state, running, card, bool(number % 2))
            expected = sum(won >= need + points for points in away) / questions
            if need <= 0 or left < need:
                expected = float(need <= 0)  # settled already
            settled += need <= 0
            assert made == expected, (number, card, won, need, away)
            kinds.add(made)
    assert len(kinds) > 5
    assert settled > 30


@needs_compiled
def test_judge_takes_many_worlds_at_once() -> None:
    judge, rng = Judge(), random.Random(7)
    state, running = some_position(rng, 5)
    cards = [move for move in state.legal() if move != OPEN]
    one = judge.made([state], [running], cards, 5, 25.0)
    assert judge.made([state] * 3, [running] * 3, cards, 5, 25.0) == one * 3


@needs_compiled
def test_as_many_questions_as_there_is_room_for() -> None:
    judge, rng = Judge(), random.Random(8)
    state, running = some_position(rng, 6)
    for questions in (0, 16):
        with pytest.raises(ValueError, match="expected 1 to 15"):
            judge.made([state], [running], [], questions, 25.0)


@needs_compiled
def test_what_does_not_go_together_is_refused() -> None:
    judge, rng = Judge(), random.Random(9)
    state, running = some_position(rng, 6)
    cards = [move for move in state.legal() if move != OPEN]
    other = next(card for card in range(64) if card not in cards)
    for worlds, tricks, moves, spread in (
        ([None], [running], cards, 0.0),
        ([state], [[*running, other]], cards, 0.0),
        ([state], [running], [other], 0.0),
        ([state], [running], [64], 0.0),
        ([state], [running], [2**70], 0.0),
        ([state], [running], cards * 17, 0.0),
        ([state], [running], cards, math.inf),
        ([state], [running], cards, math.nan),
        ([State(options("Standard"), [2, 4, 8, 0x30], 0, 160, 8, 0)], [()], [1], 0.0),
        ([State(options("Standard", "table=six-teams"), [0] * 6, 0, 160, 8, 0)], [()], [], 0.0),
    ):
        with pytest.raises(ValueError, match=r"card|fit|trick|four|spread"):
            judge.made(worlds, tricks, moves, 3, spread)  # type: ignore[arg-type]
    over = State(options("Standard"), [0] * 4, 0, 160, 8, 0)
    deal(over, 1)
    while not over.is_over():
        over.apply(over.legal()[0])
    with pytest.raises(ValueError, match="awaited"):
        judge.made([over], [()], [], 3, 0.0)
