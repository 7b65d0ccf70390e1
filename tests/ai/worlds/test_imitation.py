"""Deals played out as the play model would."""

import json
import random
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.ai.histories import Played, Seats, play_deal, seen_by, some_options
from tests.ai.positions import position
from three04.ai.kernel.layout import BIT_OF, OPEN
from three04.ai.kernel.state import State
from three04.ai.worlds.batch import Worlds
from three04.ai.worlds.imitation import Imitation
from three04.ai.worlds.knowledge import Knowledge
from three04.ai.worlds.likelihood import Likelihood
from three04.ai.worlds.play_model import TRAINED
from three04.ai.worlds.sampler import Sampler
from three04.ai.worlds.script import script_of
from three04.ai.worlds.selfplay import truth
from three04.ai.worlds.sight import KINDS, SIZE
from three04.rules import actions as act
from three04.rules.nought.public import Phase
from three04.rules.reasons import IllegalAction

from .modules import needs_compiled


def deals(seeds: range) -> Iterator[tuple[random.Random, Played]]:
    for seed in seeds:
        rng = random.Random(f"imitation {seed}")
        chosen = some_options(rng)
        names = [rng.choice(["club", "greedy"]) for _ in range(chosen.seating.seats)]
        yield rng, play_deal(rng, chosen, names)


def true_worlds(seats: Seats, seat: int) -> Worlds:
    """Return one world for a seat: the deal as it lies."""
    worlds = Worlds(Knowledge(seats.views[seat]), 1)
    worlds.put(0, *truth(seats.match, seats.views[seat]))
    return worlds


def steps_of_play(deal: Played) -> list[int]:
    """Return the steps before a card is played, until the last trick, the lead being open."""
    found = []
    seats = deal.until(0)
    for step, action in enumerate(deal.actions):
        public = seats.match.public
        if isinstance(action, act.Play) and public.phase is Phase.PLAY:
            if len(public.tricks) == public.table.hand_size - 1:
                break
            found.append(step)
        seats.apply(action)
    return found


def test_each_seat_sees_in_a_playout_what_it_sees_in_the_play() -> None:
    # Two ways to find out what lies open: from the seats' events, and from a position played on.
    compared = 0
    for rng, deal in deals(range(40)):
        steps = steps_of_play(deal)
        if not steps:
            continue
        step = rng.choice(steps)
        rest = [deal.actions[at] for at in steps if at >= step]
        if len(rest) != steps[-1] - step + 1:
            continue  # the trump was opened on the way, or something called
        seats = deal.until(step)
        seat = rng.randrange(len(seats.views))
        worlds = true_worlds(seats, seat)
        cards = [BIT_OF[action.card] for action in rest if isinstance(action, act.Play)]
        imitation = Imitation(worlds.knowledge, TRAINED)
        seen = imitation.looks_along(worlds, worlds.state(0), 0, cards)
        later = true_worlds(deal.until(steps[-1] + 1), seat)
        likelihood = Likelihood(later.knowledge, [0.0] * SIZE * KINDS)
        likelihood.everyone = 1
        played = [(kind, looks) for kind, _, looks in likelihood.choices(later, 0)]
        assert seen == played[len(played) - len(seen) :]
        compared += len(seen)
    assert compared > 100


def running_down(deal: Played, seats: Seats, step: int) -> list[str]:
    """Return the cards of others that lie face down in the running trick."""
    count = len(seats.match.public.trick.plays)
    plays = [action for action in deal.actions[:step] if isinstance(action, act.Play)]
    return [play.card for play in plays[len(plays) - count :] if play.down]


def makers_looks(seats: Seats, action: act.Play) -> list[object]:
    """Return what the maker's cards look like before he plays one: to a playout, to the weights."""
    worlds = true_worlds(seats, action.seat)
    imitation = Imitation(worlds.knowledge, TRAINED)
    seen = imitation.looks_along(worlds, worlds.state(0), 0, [BIT_OF[action.card]])
    seats.apply(action)
    worlds = true_worlds(seats, action.seat)
    likelihood = Likelihood(worlds.knowledge, [0.0] * SIZE * KINDS)
    likelihood.everyone = 1
    return [*seen, *[(kind, looks) for kind, _, looks in likelihood.choices(worlds, 0)][-1:]]


def test_r43_7_the_maker_looks_at_face_down_cards_when_the_trick_is_complete() -> None:
    # Another card lies there instead: he would see the same.
    compared = 0
    for rng, deal in deals(range(2000, 2040)):
        for step in steps_of_play(deal)[:-1]:
            action, seats = deal.actions[step], deal.until(step)
            maker, down = seats.match.public.maker, running_down(deal, seats, step)
            if not isinstance(action, act.Play) or action.seat != maker or not down:
                continue
            if len([a for a in seats.match.legal(maker) if isinstance(a, act.Play)]) < 2:
                continue
            unseen = set(deal.options.seating.pack) - seen_by(seats.views[maker]) - set(down)
            for other in rng.sample(sorted(unseen), min(6, len(unseen))):
                try:
                    changed = deal.swapped(down[0], other).until(step)
                except IllegalAction:
                    continue
                if changed.heard[maker] == seats.heard[maker]:
                    compared += 1
                    looks = makers_looks(deal.until(step), action)
                    assert makers_looks(changed, action) == looks
    assert compared >= 15


def test_r35_the_trump_is_open_from_the_makers_card_on_if_he_opens_at_his_turn() -> None:
    hands = {0: "AH 9D", 1: "7S JS 9S 8H", 2: "KH", 3: "QH"}
    for opens, closed in (("open ", [1, 0, 0, 0, 0]), ("", [1, 1, 1, 1, 1])):
        seats = position(hands, f"pass 160 pass pass 7S AH {opens}8H KH QH 9D")
        for view in seats.views:
            assert [moment.closed for moment in script_of(Knowledge(view))] == closed
    # Within the trick too.
    seats = position(hands, "pass 160 pass pass 7S AH open 8H")
    assert [moment.closed for moment in script_of(Knowledge(seats.views[2]))] == [1, 0]


def tried(seed: int) -> tuple[Worlds, list[State], list[int]]:
    """Return worlds of a moment of play, and what may be played in it."""
    for rng, deal in deals(range(1000 * seed, 1000 * seed + 100)):
        steps = steps_of_play(deal)
        if steps:
            seats = deal.until(rng.choice(steps))
            turn = seats.match.public.turn
            assert turn is not None
            worlds = Sampler(Knowledge(seats.views[turn])).draw(6, seed)
            states = [worlds.state(number) for number in range(6)]
            return worlds, states, [move for move in states[0].legal() if move != OPEN]
    raise AssertionError("no play in a hundred deals")


def outcomes(seed: int) -> dict[int, tuple[list[float], list[float]]]:
    worlds, states, cards = tried(seed)
    return Imitation(worlds.knowledge, TRAINED, 1.5).play_out(worlds, states, 0, cards, 2, 304)


@needs_compiled
def test_plain_and_compiled_play_alike() -> None:
    # Only sources are found in the child: nothing of the package is compiled there.
    code = (
        "import json, sys\n"
        "from importlib.machinery import FileFinder, SourceFileLoader, SOURCE_SUFFIXES\n"
        "plain = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))\n"
        "def ours(path):\n"
        "    if 'three04' not in path.replace('\\\\', '/').split('/'):\n"
        "        raise ImportError\n"
        "    return plain(path)\n"
        "sys.path_hooks.insert(0, ours)\n"
        "from three04.ai.worlds import imitation\n"
        "from tests.ai.worlds.test_imitation import outcomes\n"
        "assert not imitation.COMPILED\n"
        "print(json.dumps([list(outcomes(seed).items()) for seed in range(3)]))\n"
    )
    child = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    assert child.returncode == 0, child.stderr
    compiled = [list(outcomes(seed).items()) for seed in range(3)]
    assert json.loads(child.stdout) == json.loads(json.dumps(compiled))


def test_playouts_that_cannot_be_are_refused() -> None:
    worlds, states, cards = tried(1)
    imitation = Imitation(worlds.knowledge, TRAINED)
    for lies, moves, times, seed in (
        (states, cards, 0, 1),
        (states, cards, 2**40, 1),
        (states, cards, 1, -1),
        (states, cards, 1, 2**64),
        (states, [*cards, 64], 1, 1),
        (states, [2**40], 1, 1),
        ([*states[:2], None], cards, 1, 1),
    ):
        with pytest.raises(ValueError, match=r"seed|card|no position"):
            imitation.play_out(worlds, lies, 0, moves, times, seed)  # type: ignore[arg-type]
    for count in (-1, 10**8, 2**40):
        with pytest.raises(ValueError, match="worlds: expected 0 to"):
            Worlds(worlds.knowledge, count)


def test_same_seed_same_outcome_in_whatever_parts() -> None:
    for seed in range(4):
        worlds, states, cards = tried(seed)
        imitation = Imitation(worlds.knowledge, TRAINED)
        whole = imitation.play_out(worlds, states, 0, cards, 1, 7)
        first = imitation.play_out(worlds, states[:2], 0, cards, 1, 7)
        rest = imitation.play_out(worlds, states[2:], 2, cards, 1, 7)
        for card in cards:
            made, points = whole[card]
            assert made == first[card][0] + rest[card][0]
            assert points == first[card][1] + rest[card][1]
            assert all(0 <= taken <= 304 for taken in points)
            assert set(made) <= {0.0, 1.0}


def test_points_of_the_makers_decide_what_is_made() -> None:
    for seed in range(5, 9):
        worlds, states, cards = tried(seed)
        if states[0].contract == 1000:
            continue
        found = Imitation(worlds.knowledge, TRAINED).play_out(worlds, states, 0, cards, 1, 3)
        for made, points in found.values():
            assert made == [float(taken >= states[0].contract) for taken in points]


def test_a_sharper_model_plays_more_alike() -> None:
    spreads = []
    for heat in (0.0, 8.0):
        total = 0
        for seed in range(4):
            worlds, states, cards = tried(seed)
            imitation = Imitation(worlds.knowledge, TRAINED, heat)
            points = [
                imitation.play_out(worlds, states[:1], 0, cards[:1], 1, chance)[cards[0]][1][0]
                for chance in range(40)
            ]
            total += len(set(points))
        spreads.append(total)
    assert spreads[1] < spreads[0] / 2


def test_worlds_of_another_decision_are_refused() -> None:
    worlds, states, cards = tried(1)
    imitation = Imitation(worlds.knowledge, TRAINED)
    with pytest.raises(ValueError, match="not so many"):
        imitation.play_out(worlds, states, 3, cards, 1, 1)
    drawn = (tried(seed)[0] for seed in range(2, 30))
    other = next(o for o in drawn if (o.seats, o.downs) != (worlds.seats, worlds.downs))
    with pytest.raises(ValueError, match="another decision"):
        imitation.play_out(other, states, 0, cards, 1, 1)
    with pytest.raises(ValueError, match="not a play model"):
        Imitation(worlds.knowledge, TRAINED[:-1])
