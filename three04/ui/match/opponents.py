"""The computer players as a match uses them: their names in words, and a hand that never fails.

A *level* is a computer player by a name that tells a person how well it plays.
"""

import logging
from collections.abc import Callable
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication

from three04.ai import greedy
from three04.ai.player import Player
from three04.ai.players import PLAYERS
from three04.ai.thought import Choice, Stop, Thought
from three04.rules.nought.view import View
from three04.rules.questions import Answer, Cut, Decline, Question

log = logging.getLogger(__name__)

LEVELS: Final = ("beginner", "casual", "club", "strong", "expert")
"""The levels, the weakest first."""
_PLAIN: Final = ("random", "greedy", "club")
"""What there is where levels are not built, the weakest first."""
_RECOMMENDED: Final = "casual"


class Hand(Protocol):
    """Plays a seat: like :data:`three04.ai.player.Decide`, and may be called off."""

    def __call__(
        self, view: View, question: Question, seed: str, budget: int, stop: Stop | None = None
    ) -> Answer:
        """Return the answer; at once, with what has been thought, where the stop is set."""


def exists(name: str) -> bool:
    """Return whether there is a computer player of this name."""
    return name in PLAYERS


def levels() -> tuple[str, ...]:
    """Return the computer players to choose from, the weakest first.

    The plain ones, which saved matches may name, are offered only where there are no levels.
    """
    found = tuple(name for name in LEVELS if name in PLAYERS)
    if len(found) > 1:
        return found
    plain = tuple(name for name in _PLAIN if name in PLAYERS)
    return (*plain, *(name for name in PLAYERS if name not in plain))


def recommended() -> str:
    """Return the level for somebody who has not chosen: casual, or the strongest plain one."""
    offered = levels()
    if _RECOMMENDED in offered:
        return _RECOMMENDED
    return "club" if "club" in offered else offered[-1]


def adviser() -> Player:
    """Return the strongest player that says what it thinks; if none does, the strongest one."""
    strongest = [PLAYERS[name] for name in reversed(LEVELS) if name in PLAYERS]
    others = [player for name, player in PLAYERS.items() if name not in LEVELS]
    players = strongest + others
    return next((player for player in players if player.think is not None), players[0])


def thought(
    player: Player, view: View, question: Question, seed: str, budget: int, stop: Stop | None
) -> Thought:
    """Return what a player thinks of a question; a mere choice if it cannot say more."""
    if player.think is not None:
        return player.think(view, question, seed, budget, stop)
    answer = player.decide(view, question, seed, budget)
    return Thought(answer, (Choice(answer),))


def level_text(name: str) -> str:
    """Return a computer player's name in the language of the window."""
    return {
        "beginner": QCoreApplication.translate("Opponents", "Beginner"),
        "casual": QCoreApplication.translate("Opponents", "Casual"),
        "club": QCoreApplication.translate("Opponents", "Club player"),
        "strong": QCoreApplication.translate("Opponents", "Strong"),
        "expert": QCoreApplication.translate("Opponents", "Expert"),
        "greedy": QCoreApplication.translate("Opponents", "Simple"),
        "random": QCoreApplication.translate("Opponents", "Random"),
    }.get(name, name)


def level_sentence(name: str) -> str:
    """Return what to expect of a computer player, in one sentence."""
    return {
        "beginner": QCoreApplication.translate(
            "Opponents", "Knows the rules and little more: overlooks much, and forgives much."
        ),
        "casual": QCoreApplication.translate(
            "Opponents", "Plays as one does in the family; recommended for your first matches."
        ),
        "club": QCoreApplication.translate(
            "Opponents", "Bids soundly, counts the cards played, and punishes what is careless."
        ),
        "strong": QCoreApplication.translate(
            "Opponents", "Thinks about where the hidden cards may be, and seldom goes wrong."
        ),
        "expert": QCoreApplication.translate(
            "Opponents",
            "Plays as well as the game can: for those who want to be beaten and to learn.",
        ),
        "greedy": QCoreApplication.translate(
            "Opponents", "Takes what it can get and never looks ahead."
        ),
        "random": QCoreApplication.translate("Opponents", "Plays whatever the rules allow."),
    }.get(name, "")


def player_named(name: str) -> Player:
    """Return a computer player; for a name from another version, the one recommended."""
    return PLAYERS.get(name) or PLAYERS[recommended()]


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
    player: Player, wanted: Callable[[Question], bool], failed: Callable[[int], object]
) -> Hand:
    """Return a hand that always answers: where the player fails, ``greedy`` answers instead.

    Args:
        player: The player; with its thoughts, if it says them, so that it can be called off.
        wanted: Whether a question still waits for its answer; an old one is not thought about.
        failed: Gets the seat for which the player has failed; called where the thinking is done.
    """

    def answer(
        view: View, question: Question, seed: str, budget: int, stop: Stop | None = None
    ) -> Answer:
        if not wanted(question):
            return Decline()  # refused by the table: the question is old
        try:
            found = thought(player, view, question, seed, budget, stop).answer
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
