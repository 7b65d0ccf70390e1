"""What a choice was worth, beside what a computer player would have chosen in the same seat."""

from enum import StrEnum
from typing import Final

import msgspec

from three04.ai import levels
from three04.ai.kernel.state import COMPILED
from three04.ai.search.skill import Skill
from three04.ai.thought import Choice, Stop, Thought
from three04.cards import Suit
from three04.review.moments import Moment
from three04.rules import actions as act
from three04.rules.questions import Answer, Decline

ADVISERS: Final[dict[str, Skill]] = {"expert": levels.EXPERT, "strong": levels.STRONG}
"""The levels that say what they think, the strongest first."""


class Grade(StrEnum):
    """How good a choice was."""

    FORCED = "forced"
    """There was no other."""
    BEST = "best"
    """The adviser's own, or as good as far as one can tell."""
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    OTHER = "other"
    """The adviser would have done something else, and cannot say what this is worth."""


LIMITS: Final = (0.05, 0.2, 0.6)
"""Tokens up to which a loss is still the best, good, an inaccuracy; more is a mistake."""
CHANCES: Final = (0.02, 0.06, 0.2)
"""The same as a share of the chance, where no tokens are known: a contract is worth about three."""
_STEPS: Final = (Grade.BEST, Grade.GOOD, Grade.INACCURACY)


class Verdict(msgspec.Struct, frozen=True):
    """What is said of one choice.

    Attributes:
        at: How many actions of the deal went before it.
        answer: What was done.
        advised: What the adviser would have done.
        grade: How good it was.
        choices: All that the adviser weighed, best first.
        chosen: What was done, as the adviser sees it; None where it did not weigh it.
        tokens: Tokens by which it was worse than the best; None where that is not known.
        chance: The same as a chance, 0 to 1.
        points: The same in card points.
        trump: How likely each suit was trump to the seat.
        worlds: How many worlds were looked at.
    """

    at: int
    answer: Answer
    advised: Answer
    grade: Grade
    choices: tuple[Choice, ...] = ()
    chosen: Choice | None = None
    tokens: float | None = None
    chance: float | None = None
    points: float | None = None
    trump: dict[Suit, float] = {}
    worlds: int = 0

    @property
    def best(self) -> Choice | None:
        """The adviser's choice."""
        return next((c for c in self.choices if c.answer == self.advised), None)

    @property
    def agreed(self) -> bool:
        """Whether the adviser would have done the same."""
        return same(self.answer, self.advised)


def judge(
    moment: Moment, adviser: str, seed: str, budget: int = 0, stop: Stop | None = None
) -> Verdict | None:
    """Return what an adviser says of a choice, knowing what the seat knew then and no more.

    Args:
        moment: The choice.
        adviser: One of :data:`ADVISERS`.
        seed: Of the adviser's worlds; never the deal's.
        budget: Worlds to look at for a card; 0 for what the adviser is made for.
        stop: What tells it to come to an end.

    Returns:
        None if it was stopped before it had looked at enough.
    """
    if moment.forced:
        return Verdict(moment.at, moment.answer, moment.answer, Grade.FORCED)
    # What searches takes a while to load: not before it is wanted.
    from three04.ai.search.player import consider  # noqa: PLC0415

    skill = ADVISERS[adviser].within(budget)
    thought = consider(skill, moment.view, moment.question, seed, moment.answer, stop)
    if stop is not None and stop.is_set():
        return None
    return verdict(moment, thought, sure=COMPILED)


def verdict(moment: Moment, thought: Thought, sure: bool = True) -> Verdict:
    """Return what a thought says of what was done.

    Args:
        moment: What was done.
        thought: What the adviser thought.
        sure: Whether it has looked at enough to tell a mistake from chance; without a compiled
            kernel it has not.
    """
    answer, choices = moment.answer, thought.choices
    chosen = weighed(answer, choices)
    tokens = chance = points = None
    agreed = same(answer, thought.answer)
    if chosen is not None:
        # What the adviser does itself loses nothing, though its worlds may promise more of another.
        tokens = _loss(chosen.tokens, [c.tokens for c in choices], agreed)
        chance = _loss(chosen.success, [c.success for c in choices], agreed)
        points = _points(chosen, next((c for c in choices if c.answer == thought.answer), None))
    return Verdict(
        moment.at,
        answer,
        thought.answer,
        _grade(agreed, tokens if sure else None, chance if sure else None),
        choices,
        chosen,
        tokens,
        chance,
        points,
        thought.trump,
        thought.worlds,
    )


def same(answer: Answer, advised: Answer) -> bool:
    """Return whether two answers come to the same."""
    if isinstance(answer, act.Play) and isinstance(advised, Decline):
        return True
    return answer == advised


def weighed(answer: Answer, choices: tuple[Choice, ...]) -> Choice | None:
    """Return what stands for an answer among the choices.

    Of the indicators only the suit is weighed. Where opening the trump was the question, any card
    stands for keeping it closed.
    """
    for choice in choices:
        if same(answer, choice.answer):
            return choice
        if (
            isinstance(answer, act.LayTrump)
            and isinstance(choice.answer, act.LayTrump)
            and answer.card[1] == choice.answer.card[1]
        ):
            return choice
    return None


def _loss(mine: float | None, all_of_them: list[float | None], agreed: bool) -> float | None:
    known = [worth for worth in all_of_them if worth is not None]
    if mine is None or len(known) < 2:
        return None
    return 0.0 if agreed else max(known) - mine


def _points(chosen: Choice, best: Choice | None) -> float | None:
    if best is None or best.points is None or chosen.points is None:
        return None
    return best.points - chosen.points


def _grade(agreed: bool, tokens: float | None, chance: float | None) -> Grade:
    if agreed:
        return Grade.BEST
    loss, limits = (tokens, LIMITS) if tokens is not None else (chance, CHANCES)
    if loss is None:
        return Grade.OTHER
    for grade, limit in zip(_STEPS, limits, strict=True):
        if loss <= limit:
            return grade
    return Grade.MISTAKE
