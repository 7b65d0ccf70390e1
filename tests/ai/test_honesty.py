"""No computer player knows more than its seat has seen, and each keeps to the rules.

The hidden cards are exchanged for others that agree with all a seat has seen; what it decides
must not change by that.
"""

import ast
import random
import time
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeAlias

import msgspec
import pytest

import three04.ai
from three04.ai.players import PLAYERS
from three04.rules.options import Options, options
from three04.rules.questions import Cut, Decline, Question
from three04.rules.reasons import IllegalAction
from three04.rules.tables import TABLES

from .histories import WORLDS, Played, Seats, answer, play_deal, seen_by, snapshot, some_options

NAMES = list(PLAYERS)
LEVELS = ("beginner", "casual", "club", "strong", "expert")
Decider: TypeAlias = Callable[[Seats, Question], object]


def played(seed: int, chosen: Options | None = None) -> tuple[random.Random, Played]:
    rng = random.Random(f"honesty {seed}")
    chosen = some_options(rng) if chosen is None else chosen
    names = [rng.choice(["club", "greedy", "random"]) for _ in range(chosen.seating.seats)]
    return rng, play_deal(rng, chosen, names)


# ------------------------------------------------------------------ hidden cards exchanged


def pick(
    rng: random.Random, deal: Played, step: int, unseen: list[str], kind: str
) -> tuple[str, str] | None:
    """Pick two unseen cards; one lies face down or is the indicator if the kind says so."""
    special = list(unseen)
    if kind == "down":
        special = [card for card in deal.down(step) if card in unseen]
    elif kind == "indicator":
        special = [card for card in unseen if card == deal.indicator(step)]
    if len(unseen) < 2 or not special:
        return None
    one = rng.choice(special)
    others = [card for card in unseen if card != one]
    alike = [card for card in others if card[1] == one[1]]
    return one, rng.choice(alike if alike and rng.random() < 0.6 else others)


def moment(rng: random.Random, deal: Played, kind: str) -> int:
    """Pick a step, for the kind ``down`` mostly one when cards lie face down."""
    steps = [rng.randrange(len(deal.actions)) for _ in range(4 if kind == "down" else 1)]
    return max(steps, key=lambda step: len(deal.down(step)))


def try_swap(
    rng: random.Random, deal: Played, deciders: Mapping[str, Decider], count: Counter[str]
) -> None:
    """Exchange two hidden cards at one moment of a deal and compare the decisions."""
    kind = rng.choice(("any", "down", "indicator"))
    step = moment(rng, deal, kind)
    seats = deal.until(step)
    question = rng.choice(list(seats.questions()))
    seat = question.seat
    if kind == "indicator" and seat == seats.match.public.maker:
        return
    unseen = sorted(set(deal.options.seating.pack) - seen_by(seats.views[seat]))
    cards = pick(rng, deal, step, unseen, kind)
    if cards is None:
        return
    try:
        others = deal.swapped(*cards).until(step)
    except IllegalAction:
        count["illegal"] += 1
        return
    if msgspec.json.encode(seats.heard[seat]) != msgspec.json.encode(others.heard[seat]):
        count["noticed"] += 1
        return
    assert question in others.questions()
    for name, decide in deciders.items():
        assert decide(others, question) == decide(seats, question), (name, step, seat, cards)
    count["real"] += 1
    count["down"] += any(card in deal.down(step) for card in cards)
    count["indicator"] += deal.indicator(step) in cards
    count[deal.options.profile] += 1


def decider(name: str, budget: int = WORLDS) -> Decider:
    return lambda seats, question: answer(name, seats, question, "seed", budget)


DECIDERS = {name: decider(name) for name in NAMES}


def test_a_decision_does_not_depend_on_what_the_seat_has_not_seen() -> None:
    count: Counter[str] = Counter()
    for seed in range(125):
        rng, deal = played(seed)
        for _ in range(14):
            try_swap(rng, deal, DECIDERS, count)
    assert count["real"] >= 500, count
    assert count["down"] >= 40, count
    assert count["indicator"] >= 40, count
    assert min(count[profile] for profile in ("Standard", "Classic", "Beginner")) >= 100, count


@pytest.mark.soak
@pytest.mark.parametrize("part", range(4))
def test_a_decision_does_not_depend_on_what_the_seat_has_not_seen_soak(part: int) -> None:
    # As they play in the window, with all their worlds: 2,000 decisions of each level in all.
    deciders = {name: decider(name, PLAYERS[name].budget) for name in LEVELS}
    count: Counter[str] = Counter()
    seed = 1_000_000 * (part + 1)
    while count["real"] < 500:
        seed += 1
        rng, deal = played(seed)
        for _ in range(14):
            try_swap(rng, deal, deciders, count)
    assert count["down"] >= 40, count
    assert count["indicator"] >= 20, count


def test_a_peeper_is_caught() -> None:
    # It looks into the hand of the seat that plays next: the comparison is no sieve.
    def peep(seats: Seats, question: Question) -> object:
        owns = seats.match.owns
        return sorted(owns[(question.seat + 1) % len(owns)].hand)

    caught, count = 0, Counter[str]()
    for seed in range(80):
        rng, deal = played(seed)
        try:
            try_swap(rng, deal, {"peeper": peep}, count)
        except AssertionError:
            caught += 1
    assert caught >= 5


# ------------------------------------------------------------------ pure functions


def check(seats: Seats, question: Question, seed: str) -> None:
    """Every player answers legally, the same twice, and leaves its view alone."""
    before = snapshot(seats.views[question.seat])
    for name in NAMES:
        reply = answer(name, seats, question, seed)
        if isinstance(reply, Decline):
            assert question.kind == "offer", name
        else:
            assert reply in question.actions, (name, reply, question)
        assert answer(name, seats, question, seed) == reply, name
    assert snapshot(seats.views[question.seat]) == before


def fuzz(seed: int, chosen: Options | None = None) -> int:
    _, deal = played(seed, chosen)
    seats = deal.until(0)
    count = 0
    for action in deal.actions:
        for question in seats.questions():
            check(seats, question, str(seed))
            count += 1
        seats.apply(action)
    return count


def test_every_answer_is_legal_and_repeatable_at_every_table() -> None:
    assert sum(fuzz(seed) for seed in range(500, 518)) > 500


@pytest.mark.parametrize("table", list(TABLES))
def test_every_profile_is_played_at_every_table(table: str) -> None:
    for profile in ("Standard", "Classic", "Beginner"):
        for seed, caps in enumerate(("declared", "sweep")):
            assert fuzz(seed, options(profile, f"table={table} caps={caps}")) > 0


@pytest.mark.soak
def test_every_answer_is_legal_and_repeatable_soak() -> None:
    assert sum(fuzz(seed) for seed in range(10_000, 16_000)) > 100_000


@pytest.mark.parametrize("name", NAMES)
def test_a_cut_lies_within_the_pack(name: str) -> None:
    seats = Seats(options("Standard"), 0)
    for seed in range(50):
        reply = answer(name, seats, Question(1, 3, "cut"), str(seed))
        assert isinstance(reply, Cut)
        assert 0 <= reply.at < 32


# ------------------------------------------------------------------ no clock, no chance of its own


FORBIDDEN = {"time", "datetime", "os", "secrets", "threading", "pathlib", "io", "socket", "uuid"}


COMMANDS = {
    "club/calibrate.py",
    *(f"book/{name}.py" for name in ("build", "pack", "fit", "measure")),
    "worlds/fit.py",
}
"""What makes the players' figures, and is no part of any."""

READERS = {"book/packed.py", "book/place.py", "book/fitted.py", "worlds/play_model.py"}
"""What reads files of the package; they are the same at every decision."""


def test_no_player_imports_a_clock_or_the_outside_world() -> None:
    folder = Path(three04.ai.__file__).parent
    for path in folder.rglob("*.py"):
        name = path.relative_to(folder).as_posix()
        if name in COMMANDS:
            continue
        forbidden = FORBIDDEN - {"pathlib"} if name in READERS else FORBIDDEN
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            assert not {name.split(".")[0] for name in names} & forbidden, path


def test_no_decision_reads_a_clock_or_shared_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    _, deal = played(7)
    seats = deal.until(len(deal.actions) // 2)

    def forbidden(*_: object) -> float:
        raise AssertionError("a decision must not ask for this")

    for name in ("time", "perf_counter", "monotonic", "process_time"):
        monkeypatch.setattr(time, name, forbidden)
    state = random.getstate()
    for question in seats.questions():
        check(seats, question, "1")
    assert random.getstate() == state
