"""What is asked out of turn: opening the trump, declaring Caps, calling spoilt trumps."""

from typing import Final

from three04.ai.book.tokens import tokens_for
from three04.ai.club import spoilt
from three04.ai.club import trump as club
from three04.ai.kernel.layout import OPEN
from three04.ai.kernel.solver import Solver
from three04.ai.search.imagine import imagine
from three04.ai.search.skill import Effort
from three04.ai.search.weighing import error, mean, shares_of
from three04.ai.thought import Choice, Thought, Why
from three04.ai.worlds.batch import Worlds
from three04.rules import actions as act
from three04.rules.actions import Action
from three04.rules.nought.view import View
from three04.rules.questions import Decline, Question

GAIN: Final = 0.02
"""By how much opening must raise the chance of the contract: a secret is not sold for nothing."""
DOUBT: Final = 2.0
"""Standard errors by which it must be better."""
PLAYOUTS: Final = 4


def think(view: View, question: Question, effort: Effort) -> Thought:
    """Think about an offer.

    Args:
        view: What the seat knows.
        question: What it is asked.
        effort: What it is made with.
    """
    action = question.actions[0]
    if isinstance(action, act.Spoilt):
        taken = spoilt.calls(view)
        return _answer(action, taken, (Why("spoilt"),) if taken else ())
    if isinstance(action, act.Open):
        return opening(view, action, effort)
    return _caps(view, action, effort)


def _answer(action: Action, taken: bool, whys: tuple[Why, ...], worlds: int = 0) -> Thought:
    answer = action if taken else Decline()
    return Thought(answer, (Choice(answer, whys=whys),), {}, worlds, worlds)


def opening(view: View, action: Action, effort: Effort) -> Thought:
    """Think about opening the trump now: playouts with it open against playouts with it hidden.

    Exact play with all hands seen knows nothing of secrets and is not asked.
    """
    if club.opens(view):
        return _answer(action, True, (Why("opens_safe"),))
    worlds = imagine(view, effort, effort.skill.worlds).worlds

    noise = effort.skill.noise
    hidden, opened = [], []
    for number in range(len(worlds)):
        if number and effort.stopped():
            break
        state, seed = worlds.state(number), effort.chance(number)
        hidden.append(state.playouts(PLAYOUTS, seed, 2, noise).made)
        state.apply(OPEN)
        opened.append(state.playouts(PLAYOUTS, seed, 2, noise).made)
    shares = shares_of(worlds.weights()[: len(hidden)])
    stays, opens = (mean(shares, row) / PLAYOUTS for row in (hidden, opened))
    doubt = DOUBT * error(shares, opened, hidden) / PLAYOUTS
    taken = opens - stays > max(GAIN, doubt)
    choices = (
        Choice(action, None, opens, None, (Why("opens_safe"),) if taken else ()),
        Choice(Decline(), None, stays, None, () if taken else (Why("keeps_hidden"),)),
    )
    answer = action if taken else Decline()
    best_first = choices if taken else choices[::-1]
    return Thought(answer, best_first, {}, len(hidden), len(hidden))


def _caps(view: View, action: Action, effort: Effort) -> Thought:
    """Think about declaring Caps: every trick won is worth so much more, one lost costs so much."""
    public, seat = view.public, view.seat
    assert seat is not None
    assert public.maker is not None
    if not effort.skill.solver or public.options.table != "four":
        taken = public.leader == seat and not public.closed and club.opens(view)
        return _answer(action, taken, ())
    worlds = imagine(view, effort, max(8, effort.skill.worlds // 4)).worlds
    chance, count = _sweep_chance(view, worlds, effort)
    options = public.options
    won, _ = tokens_for(public.contract, options)
    base = won if public.table.side(public.maker) == public.table.side(seat) else 0
    promise = chance * (won + options.caps_bonus) - (1 - chance) * options.caps_penalty
    taken = promise > base
    return _answer(action, taken, (Why("wins_all", {"percent": round(100 * chance)}),), count)


def _sweep_chance(view: View, worlds: Worlds, effort: Effort) -> tuple[float, int]:
    """Return how often this side wins every trick by exact play, a little less for real play.

    Also in how many worlds that was looked at.

    All 304 points stand for all tricks: to lose one and no point, it has to be one of sevens and
    eights alone, four of the eight in one trick.
    """
    public, seat = view.public, view.seat
    assert seat is not None
    assert public.maker is not None
    assert public.leader is not None
    ours = public.table.side(public.maker) == public.table.side(seat)
    solver = Solver()
    rows = []
    for number in range(len(worlds)):
        if number and effort.stopped():
            break
        world = worlds.world(number)
        hands = world.whole_hands(public.maker)
        exact = solver.points(hands, world.trump, public.leader, public.maker)
        rows.append(float(exact == (304 if ours else 0)))
    swept = mean(shares_of(worlds.weights()[: len(rows)]), rows)
    return max(0.0, 0.95 * swept - 0.02), len(rows)
