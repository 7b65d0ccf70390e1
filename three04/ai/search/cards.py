"""Choosing a card by worlds: the contract, then points, then as a tidy player would."""

from collections.abc import Sequence
from typing import Final

import msgspec

from three04.ai.book.tokens import tokens_for
from three04.ai.club import player as club
from three04.ai.kernel.layout import BIT_OF
from three04.ai.search import offers
from three04.ai.search.imagine import imagine
from three04.ai.search.skill import Effort
from three04.ai.search.trial import Trial
from three04.ai.search.weighing import error, mean, shares_of
from three04.ai.search.whys import Reasons
from three04.ai.thought import Choice, Thought, Why
from three04.ai.worlds.draw import Drawn
from three04.rules import actions as act
from three04.rules.actions import Action
from three04.rules.nought.view import View
from three04.rules.questions import Question

NEAR: Final = 0.002
"""Worths that differ by no more are the same."""


class Found(msgspec.Struct, frozen=True):
    """What a trial says of one action.

    Attributes:
        action: The card.
        success: The chance that the seat's side has its way.
        points: Points expected for it.
        worth: What is compared.
        error: Standard error of its distance to the best.
    """

    action: act.Play
    success: float
    points: float
    worth: float
    error: float


def think(view: View, question: Question, effort: Effort) -> Thought:
    """Think about a card (or opening the trump, where that is a move).

    Args:
        view: What the seat knows.
        question: What it is asked.
        effort: What it is made with.
    """
    plays = [action for action in question.actions if isinstance(action, act.Play)]
    opens = [action for action in question.actions if isinstance(action, act.Open)]
    if opens and not plays:
        return _only(opens[0])  # R36: nothing to lead but trumps
    if opens:
        opened = offers.opening(view, opens[0], effort)
        if opened.answer == opens[0]:
            return opened
    if len(plays) == 1:
        return _only(plays[0])
    drawn = imagine(view, effort, effort.skill.worlds)
    trial = Trial(view, effort)
    trial.run(drawn.worlds)
    found = weigh(view, plays, trial)
    answer = decide(view, found, effort.skill.doubt)
    trump = {suit: share for suit, share in drawn.trump.items() if share}
    return Thought(
        answer,
        _choices(view, found, answer, drawn) if effort.explained else (),
        trump,
        len(trial.weights),
        drawn.effective,
    )


def _only(action: Action) -> Thought:
    return Thought(action, (Choice(action, whys=(Why("only_card"),)),))


def _choices(
    view: View, found: Sequence[Found], answer: Action, drawn: Drawn
) -> tuple[Choice, ...]:
    """Return all that was weighed, the answer first among those as good, with reasons."""
    reasons = Reasons(view, drawn, [f.action.card for f in found])
    best = found[0]
    choices = []
    for f in sorted(found, key=lambda f: (f.action != answer, -f.worth)):
        if f.action == answer:
            given = reasons.for_answer(f.action.card)
            given += _ahead(found, f, best)
            # Ahead by little, and nothing else speaks for it.
            given = given or (Why("no_difference"),)
        else:
            given = reasons.of(f.action.card)
        choices.append(Choice(f.action, _tokens(view, f.success), f.success, f.points, given))
    return tuple(choices)


def _ahead(found: Sequence[Found], chosen: Found, best: Found) -> tuple[Why, ...]:
    """Return by what the choice is ahead of the others."""
    others = [f for f in found if f is not chosen]
    if not others:
        return ()
    next_best = max(others, key=lambda f: f.worth)
    if chosen is not best or chosen.worth - next_best.worth < NEAR:
        return (Why("no_difference"),)
    if chosen.success - next_best.success > 0.02:
        return (Why("best_by_chance"),)
    points = round(chosen.points - next_best.points)
    return (Why("best_by_points", {"points": points}),) if points > 0 else ()


def _tokens(view: View, success: float) -> float:
    """Return the tokens expected by the seat's side."""
    public = view.public
    assert public.maker is not None
    assert view.seat is not None
    won, lost = tokens_for(public.contract, public.options)
    if public.table.side(public.maker) == public.table.side(view.seat):
        return success * won - (1 - success) * lost
    return (success * lost - (1 - success) * won) / (public.table.sides - 1)


def weigh(view: View, plays: Sequence[act.Play], trial: Trial) -> list[Found]:
    """Return every action with its worth, best first."""
    public, seat = view.public, view.seat
    assert public.maker is not None
    assert seat is not None
    ours = public.table.side(public.maker) == public.table.side(seat)
    sign = 1.0 if ours else -1.0
    shares = shares_of(trial.weights)
    per_point = sign * trial.skill.points / 100
    rows: list[tuple[act.Play, list[float]]] = []
    for action in plays:
        move = BIT_OF[action.card]
        if move in trial.made:
            made, points = trial.made[move], trial.points[move]
            worth = [sign * m + per_point * p for m, p in zip(made, points, strict=True)]
            rows.append((action, worth))
    best = max((row for _, row in rows), key=lambda row: mean(shares, row))
    found = []
    for action, row in rows:
        move = BIT_OF[action.card]
        chance = min(max(mean(shares, trial.made[move]), 0.0), 1.0)  # shares are rounded
        taken = mean(shares, trial.points[move])
        found.append(
            Found(
                action,
                chance if ours else 1 - chance,
                taken if ours else 304 - taken,
                mean(shares, row),
                error(shares, best, row),
            )
        )
    found.sort(key=lambda f: -f.worth)
    return found


def decide(view: View, found: Sequence[Found], doubt: float) -> act.Play:
    """Return the best action; of those that are as good the one a tidy player takes."""
    best = found[0]
    near = [f.action for f in found if f.worth >= best.worth - max(NEAR, doubt * f.error)]
    if len(near) == 1:
        return best.action
    card = club.card_among(view, [play.card for play in near])
    return next(play for play in near if play.card == card)
