"""Small computer players that say what they think, at once or for as long as they are let."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from three04.ai import greedy
from three04.ai.player import Player, Think
from three04.ai.players import PLAYERS
from three04.ai.thought import Choice, Stop, Thought, Why
from three04.rules import actions as act
from three04.rules.nought.public import Phase
from three04.rules.nought.view import View
from three04.rules.questions import Answer, Decline, Question

LEVELS = ("beginner", "casual", "club", "strong", "expert")


def weigh(view: View, question: Question, seed: str, budget: int, stop: Stop | None) -> Thought:
    """Do what the rules of thumb do, and say something about everything that can be done."""
    best = greedy.decide(view, question, seed, budget)
    answers: list[Answer] = [best, *(a for a in question.actions if a != best)]
    if question.kind == "offer" and not isinstance(best, Decline):
        answers.append(Decline())
    chances = [max(0.02, 0.71 - 0.08 * number) for number in range(len(answers))]
    choices = tuple(
        Choice(
            answer,
            tokens=round(3 * chance - 1.4, 2),
            success=chance,
            points=round(240 * chance, 1),
            whys=_whys(view, question, answer),
        )
        for answer, chance in zip(answers, chances, strict=True)
    )
    trump = {"S": 0.12, "H": 0.55, "D": 0.05, "C": 0.28} if view.public.phase is Phase.PLAY else {}
    return Thought(best, choices, trump, worlds=budget, effective=float(budget))


def _whys(view: View, question: Question, answer: Answer) -> tuple[Why, ...]:
    match answer:
        case act.Play():
            trick = view.public.trick
            if len(trick.plays) > 1:
                seat = trick.plays[-1].seat
                return (
                    Why("partner_may_win", {"seat": seat, "percent": 64}),
                    Why("keeps_winner", {"card": "JH"}),
                )
            return (Why("wins_trick", {"points": 33}), Why("ruff_risk", {"percent": 12}))
        case act.Bid():
            return (Why("makes", {"percent": 71}),)
        case act.LayTrump(card=card):
            return (Why("long_suit", {"suit": card[1]}),)
        case Decline():
            return (Why("keeps_hidden"),)
        case _:
            return (Why("fails", {"percent": 38}),)


class Waiting:
    """Thinks until it is told to stop.

    Attributes:
        begun: Set when it begins to think.
        ended: Set when it has been told to stop.
    """

    def __init__(self) -> None:
        self.begun, self.ended = threading.Event(), threading.Event()

    def __call__(
        self, view: View, question: Question, seed: str, budget: int, stop: Stop | None
    ) -> Thought:
        self.begun.set()
        assert isinstance(stop, threading.Event)
        stop.wait(20)
        self.ended.set()
        return weigh(view, question, seed, budget, stop)


def deciding(think: Think) -> Callable[[View, Question, str, int], Answer]:
    """Return the same player without its thoughts."""

    def decide(view: View, question: Question, seed: str, budget: int) -> Answer:
        return think(view, question, seed, budget, None).answer

    return decide


def player(name: str, think: Think = weigh, budget: int = 8) -> Player:
    """Return a player that thinks so."""
    return Player(name, deciding(think), think=think, budget=budget)


@contextmanager
def seated(*players: Player) -> Iterator[None]:
    """Have these players among those that there are, for a while."""
    before = dict(PLAYERS)
    PLAYERS.update({one.name: one for one in players})
    try:
        yield
    finally:
        PLAYERS.clear()
        PLAYERS.update(before)
