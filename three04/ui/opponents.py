"""The computer players as a match uses them: their names in words, and a hand that never fails."""

import logging
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from three04.ai import greedy
from three04.ai.player import Decide, Player
from three04.ai.players import PLAYERS
from three04.rules.nought.view import View
from three04.rules.questions import Answer, Cut, Decline, Question

log = logging.getLogger(__name__)

RANKING = ("club", "greedy", "random")
"""The levels from the strongest down; those that are not named stand before them."""


def levels() -> tuple[str, ...]:
    """Return the computer players that can be chosen, the strongest first."""
    place = {name: number for number, name in enumerate(RANKING)}
    return tuple(sorted(PLAYERS, key=lambda name: place.get(name, -1)))


def level_text(name: str) -> str:
    """Return a computer player's name in the language of the window."""
    return {
        "club": QCoreApplication.translate("Opponents", "Club player"),
        "greedy": QCoreApplication.translate("Opponents", "Simple"),
        "random": QCoreApplication.translate("Opponents", "Random"),
    }.get(name, name)


def player_named(name: str) -> Player:
    """Return a computer player; an unknown name, from another version, gets the first level."""
    return PLAYERS.get(name) or PLAYERS[levels()[0]]


def fits(question: Question, answer: Answer) -> bool:
    """Return whether an answer is one that the question allows."""
    match answer:
        case Cut(at=at):
            return question.kind == "cut" and at >= 0
        case Decline():
            return question.kind == "offer"
        case _:
            return question.kind != "cut" and answer in question.actions


def steady(
    decide: Decide, wanted: Callable[[Question], bool], failed: Callable[[int], object]
) -> Decide:
    """Return a player that always answers: where ``decide`` fails, ``greedy`` answers instead.

    Args:
        decide: The player.
        wanted: Whether a question still waits for its answer; an old one is not thought about.
        failed: Gets the seat for which the player has failed; called where the thinking is done.
    """

    def answer(view: View, question: Question, seed: str, budget: int) -> Answer:
        if not wanted(question):
            return Decline()  # refused by the table: the question is old
        try:
            found = decide(view, question, seed, budget)
            if fits(question, found):
                return found
            log.error("seat %d answered what is not legal: %r", question.seat, found)
        except Exception:
            log.exception("the computer player of seat %d failed", question.seat)
        failed(question.seat)
        return _instead(view, question, seed)

    return answer


def _instead(view: View, question: Question, seed: str) -> Answer:
    try:
        return greedy.decide(view, question, seed, 0)
    except Exception:
        log.exception("the player that stands in failed too, seat %d", question.seat)
    if question.kind == "cut":
        return Cut(0)
    return Decline() if question.kind == "offer" else question.actions[0]
