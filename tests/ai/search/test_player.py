"""The searching levels answer as the rules and their own words want it."""

import random
import threading
from functools import partial

import pytest

from tests.ai.histories import Seats, play_deal, some_hands, some_options
from three04.ai.levels import EXPERT, STRONG, searching
from three04.ai.player import Player
from three04.ai.players import PLAYERS, player_of
from three04.ai.search import auction, offers, second, trump
from three04.ai.search.imagine import imagine
from three04.ai.search.player import affordable
from three04.ai.search.skill import Effort, Skill
from three04.ai.search.trial import Trial
from three04.ai.thought import SENTENCES, Thought
from three04.rules import actions as act
from three04.rules.nought.scoring import stake
from three04.rules.options import Options, options
from three04.rules.questions import Cut, Decline, Question

SMALL = Skill(worlds=6, bid_worlds=4, plays=True)
QUICK = searching("quick", SMALL)
CLASSIC = options("Classic", "")


def think(seats: Seats, question: Question, seed: str = "s", player: Player = QUICK) -> Thought:
    assert player.think is not None
    return player.think(seats.views[question.seat], question, seed, player.budget, None)


def moments(seed: int, chosen: Options, names: list[str] | None = None) -> list[tuple[Seats, int]]:
    """Return every step of a deal that others play."""
    rng = random.Random(seed)
    seated = names or [rng.choice(["club", "random"]) for _ in range(chosen.seating.seats)]
    deal = play_deal(rng, chosen, seated)
    return [(deal.until(step), step) for step in range(len(deal.actions))]


def check(seats: Seats, question: Question, thought: Thought) -> None:
    view = seats.views[question.seat]
    if isinstance(thought.answer, Decline):
        assert question.kind == "offer"
    else:
        assert thought.answer in question.actions
    for choice in thought.choices:
        assert isinstance(choice.answer, Decline) or choice.answer in question.actions
        assert choice.success is None or 0 <= choice.success <= 1
        assert choice.points is None or -1e-6 <= choice.points <= 304 + 1e-6
        for why in choice.whys:
            # Each sentence finds all it wants to say.
            assert "{" not in SENTENCES[why.code].format(**why.params)
    if thought.choices:
        assert thought.answer == thought.choices[0].answer
    if thought.trump:
        assert sum(thought.trump.values()) == pytest.approx(1.0)
        if view.trump is not None:
            assert thought.trump[view.trump] == pytest.approx(1.0)


@pytest.mark.parametrize("seed", range(6))
def test_every_question_of_every_game_is_answered_with_reasons(seed: int) -> None:
    rng = random.Random(f"search {seed}")
    chosen = CLASSIC if seed < 2 else some_options(rng)
    for seats, _ in moments(seed, chosen):
        for question in seats.questions():
            check(seats, question, think(seats, question))


def test_the_same_seed_gives_the_same_thought() -> None:
    for seats, step in moments(11, CLASSIC)[::4]:
        for question in seats.questions():
            assert think(seats, question, str(step)) == think(seats, question, str(step))


def test_a_stop_ends_the_thought_with_what_there_is() -> None:
    stop = threading.Event()
    stop.set()
    expert = PLAYERS["expert"]
    assert expert.think is not None
    for seats, _ in moments(12, CLASSIC)[::3]:
        for question in seats.questions():
            thought = expert.think(seats.views[question.seat], question, "s", 4000, stop)
            check(seats, question, thought)
            assert thought.worlds <= 60


def test_wherever_a_trial_is_stopped_every_move_was_tried_in_the_same_worlds() -> None:
    seats = next(seats for seats, _ in moments(12, CLASSIC) if seats.match.public.tricks)
    seat = seats.match.awaited
    assert seat is not None
    view = seats.views[seat]
    tried = set()
    for looks in range(1, 14):
        answers = [False] * looks + [True]
        trial = Trial(view, Effort(5, EXPERT, partial(answers.pop, 0)))
        trial.run(imagine(view, Effort(5, EXPERT, lambda: False), 40).worlds)
        assert {len(row) for row in [*trial.made.values(), *trial.points.values()]} == {
            len(trial.weights)
        }
        tried.add(len(trial.weights))
    assert len(tried) > 3


def test_cards_are_weighed_by_worlds_with_a_chance_for_each() -> None:
    seen = 0
    for seats, _ in moments(13, CLASSIC):
        for question in seats.questions():
            plays = [action for action in question.actions if isinstance(action, act.Play)]
            if question.kind != "turn" or len(plays) < 2:
                continue
            thought = think(seats, question)
            if any(isinstance(choice.answer, act.Open) for choice in thought.choices):
                continue
            assert {choice.answer for choice in thought.choices} == set(plays)
            assert thought.worlds == SMALL.worlds
            assert all(choice.success is not None for choice in thought.choices)
            seen += 1
    assert seen > 10


def test_what_looks_at_worlds_says_at_how_many() -> None:
    chosen = options("Standard", "caps=declared")
    counts: dict[str, set[int]] = {"LayTrump": set(), "Caps": set()}
    for seed in range(14, 18):
        for seats, _ in moments(seed, chosen):
            for question in seats.questions():
                kind = type(question.actions[0]).__name__ if question.actions else ""
                if kind in counts:
                    counts[kind].add(think(seats, question).worlds)
    assert counts["Caps"] == {8}
    assert SMALL.bid_worlds in counts["LayTrump"]


def test_parts_can_be_left_out_and_the_budget_be_set() -> None:
    spare = player_of("expert:budget=20:without=likelihood+rehearsal")
    assert spare.budget == 20
    assert EXPERT.lessened(frozenset({"likelihood"})).plays is False
    assert EXPERT.lessened(frozenset({"auction"})).calls is False
    assert EXPERT.lessened(frozenset({"solver"})).solver is False
    assert EXPERT.lessened(frozenset({"imitation"})).imitates is False
    assert EXPERT.lessened(frozenset({"rehearsal"})).bid_worlds == 0
    assert EXPERT.lessened(frozenset({"joint"})).trust.apart
    assert not EXPERT.lessened(frozenset()).trust.apart
    assert EXPERT.within(40).worlds == 40
    assert EXPERT.within(40).bid_worlds == -(-EXPERT.bid_worlds * 40 // EXPERT.worlds)
    assert STRONG.within(0) == STRONG


@pytest.mark.parametrize("kind", ["turn", "offer"])
def test_without_a_solver_nothing_is_solved(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def solved(*_: object) -> int:
        raise AssertionError("solved")

    # What is looked at without a compiled kernel, where one deal takes the solver seconds.
    for module in (auction, offers, second, trump):
        monkeypatch.setattr(module, "Solver", solved)
    plain = searching("plain", affordable(EXPERT, compiled=False))
    asked = 0
    for rules in ("caps=declared", "second_auction=on partner_close=on"):
        for seats, _ in moments(15, options("Standard", rules)):
            for question in seats.questions():
                if question.kind == kind:
                    think(seats, question, player=plain)
                    asked += 1
    assert asked


def test_a_bid_that_is_not_made_is_not_said_to_cost_less() -> None:
    told = []
    for seed in range(20, 26):
        for seats, _ in moments(seed, options("Standard"))[:4]:
            for question in seats.questions():
                for choice in think(seats, question).choices[1:]:
                    if isinstance(choice.answer, act.Bid):
                        told += [why.code for why in choice.whys]
    assert set(told) == {"makes", "fails"}


def test_r61_a_defending_side_of_many_expects_its_own_share_alone() -> None:
    seen = 0
    rules = options("Standard", "table=eight-pairs")
    for seats, _ in [moment for seed in range(16, 20) for moment in moments(seed, rules)]:
        public = seats.match.public
        for question in seats.questions():
            if question.kind == "offer" or public.turn is None or public.maker is None:
                continue
            ours = public.table.side(question.seat) == public.table.side(public.maker)
            won, lost = stake(public.contract), stake(public.contract) + 1
            for choice in think(seats, question).choices:
                if choice.success is None:
                    continue
                expected = choice.success * lost - (1 - choice.success) * won
                if ours:
                    expected = 3 * (choice.success * won - (1 - choice.success) * lost)
                assert choice.tokens == pytest.approx(expected)
                seen += not ours
    assert seen > 10


def test_r37_the_chance_of_caps_is_never_below_none() -> None:
    shares = []
    for seed in range(17, 20):
        for seats, _ in moments(seed, options("Standard", "caps=declared")):
            for question in seats.questions():
                if isinstance(question.actions[0], act.Caps):
                    (choice,) = think(seats, question).choices
                    shares += [why.params["percent"] for why in choice.whys]
    assert shares
    assert all(0 <= int(share) <= 100 for share in shares)


def test_a_cut_is_a_cut() -> None:
    seats = Seats(CLASSIC, 0)
    seats.deal(some_hands(random.Random(1), CLASSIC))
    thought = think(seats, Question(1, 0, "cut"))
    assert isinstance(thought.answer, Cut)


def test_without_a_compiled_kernel_little_is_looked_at() -> None:
    plain = affordable(EXPERT, compiled=False)
    assert plain.worlds <= 20
    assert not plain.solver
    assert affordable(EXPERT, compiled=True) == EXPERT
