"""What a computer player thought: its choice, what else there was, and why.

The arena, a hint, the review after a deal and the trump guess meter read a :class:`Thought`. It
speaks of nothing that the seat's view does not hold.
"""

from typing import Final, Protocol

import msgspec

from three04.cards import Suit
from three04.rules.questions import Answer
from three04.rules.reasons import QT_TRANSLATE_NOOP


class Why(msgspec.Struct, frozen=True):
    """A reason for a choice or against one: a code with parameters.

    Attributes:
        code: A key of :data:`SENTENCES`.
        params: Values for the sentence's placeholders: ``seat`` a seat's number, ``card`` and
            ``suit`` as in a record, ``points`` card points, ``percent`` 0 to 100.
    """

    code: str
    params: dict[str, str | int] = {}


SENTENCES: Final[dict[str, str]] = {
    # Playing a card.
    "only_card": QT_TRANSLATE_NOOP("Why", "it is the only card that may be played"),
    "partner_wins": QT_TRANSLATE_NOOP("Why", "{seat} wins the trick for your side: give points"),
    "partner_may_win": QT_TRANSLATE_NOOP("Why", "{seat} is likely to win it ({percent} %)"),
    "wins_trick": QT_TRANSLATE_NOOP("Why", "it wins the trick, with {points} points in it"),
    "may_win_trick": QT_TRANSLATE_NOOP("Why", "your side wins the trick {percent} times in 100"),
    "cannot_win": QT_TRANSLATE_NOOP("Why", "the trick is lost: give as little as you can"),
    "ruffs": QT_TRANSLATE_NOOP("Why", "it ruffs a trick with {points} points"),
    "may_ruff": QT_TRANSLATE_NOOP("Why", "face down it is trump {percent} times in 100"),
    "ruff_risk": QT_TRANSLATE_NOOP("Why", "an opponent can ruff it {percent} times in 100"),
    "keeps_winner": QT_TRANSLATE_NOOP("Why", "it saves a card for a later trick: {card}"),
    "throws_winner": QT_TRANSLATE_NOOP("Why", "it gives away a card that would win later"),
    "draws_trumps": QT_TRANSLATE_NOOP("Why", "it draws the opponents' trumps"),
    "returns_suit": QT_TRANSLATE_NOOP("Why", "it returns your partner's suit"),
    "master": QT_TRANSLATE_NOOP("Why", "nothing that is still out beats it in its suit"),
    "settles": QT_TRANSLATE_NOOP("Why", "with this trick the contract is decided"),
    # The trump.
    "trump_guess": QT_TRANSLATE_NOOP("Why", "the trump is {suit} {percent} times in 100"),
    "opens_safe": QT_TRANSLATE_NOOP("Why", "with the trump open you make it more often"),
    "keeps_hidden": QT_TRANSLATE_NOOP("Why", "as long as the trump is hidden they have to guess"),
    "long_suit": QT_TRANSLATE_NOOP("Why", "the suit that promises most as trump is {suit}"),
    # The auction.
    "makes": QT_TRANSLATE_NOOP("Why", "the bid is made {percent} times in 100"),
    "fails": QT_TRANSLATE_NOOP("Why", "the bid would be made only {percent} times in 100"),
    "too_risky": QT_TRANSLATE_NOOP(
        "Why",
        "a bid of {bid} would be made only {percent} times in 100: too seldom to pay",
    ),
    "partner_bid_stands": QT_TRANSLATE_NOOP("Why", "your partner's bid is good enough"),
    "costs_less": QT_TRANSLATE_NOOP("Why", "it costs less than letting them have it"),
    "weak_packet": QT_TRANSLATE_NOOP("Why", "weak cards: a new deal can only be better"),
    "partner_stronger": QT_TRANSLATE_NOOP("Why", "you have help for a suit of your partner's"),
    "brings_more": QT_TRANSLATE_NOOP("Why", "on average it brings more"),
    "book": QT_TRANSLATE_NOOP(
        "Why", "many played deals speak for it, and these few not clearly against it"
    ),
    "wins_all": QT_TRANSLATE_NOOP("Why", "your side wins every trick {percent} times in 100"),
    "spoilt": QT_TRANSLATE_NOOP("Why", "your opponents can have no trump"),
    # How close it is.
    "best_by_chance": QT_TRANSLATE_NOOP("Why", "it goes well more often than the others"),
    "best_by_points": QT_TRANSLATE_NOOP(
        "Why", "it brings about {points} points more than the next best"
    ),
    "no_difference": QT_TRANSLATE_NOOP("Why", "nothing else is clearly better"),
}
"""The English sentence of every code."""

OF_ONE: Final[dict[str, str]] = {
    "fails": QT_TRANSLATE_NOOP("Why", "the bid would be made only once in 100 times"),
    "too_risky": QT_TRANSLATE_NOOP(
        "Why", "a bid of {bid} would be made only once in 100 times: too seldom to pay"
    ),
    "wins_all": QT_TRANSLATE_NOOP("Why", "your side wins every trick once in 100 times"),
    "best_by_points": QT_TRANSLATE_NOOP("Why", "it brings about one point more than the next best"),
}
"""Other sentences for codes whose number may be one."""


class Choice(msgspec.Struct, frozen=True):
    """One thing that could be done, and what the player expects of it.

    Attributes:
        answer: What it is.
        tokens: Tokens expected for the player's side in this deal; None where it does not know.
        success: The chance, 0 to 1, that the player's side has its way: makes its contract or
            breaks the opponents'; for a bid, that it is made. None where it does not know.
        points: Card points expected for the player's side in the whole deal; None likewise.
        whys: The reasons for and against it, weightiest first.
    """

    answer: Answer
    tokens: float | None = None
    success: float | None = None
    points: float | None = None
    whys: tuple[Why, ...] = ()


class Thought(msgspec.Struct, frozen=True):
    """What came of thinking about one question.

    Attributes:
        answer: What the player does.
        choices: Everything it weighed, best first; the answer is among them, first unless two are
            so near each other that a rule decided.
        trump: How likely each suit is trump to the seat, if it was asked about play.
        worlds: How many worlds were looked at.
        effective: How many of the worlds that were drawn count, by their weights: more are drawn
            than looked at. Equal to ``worlds`` without weights.
    """

    answer: Answer
    choices: tuple[Choice, ...] = ()
    trump: dict[Suit, float] = {}
    worlds: int = 0
    effective: float = 0.0


class Stop(Protocol):
    """What tells a thinking player to come to an end: a ``threading.Event`` will do."""

    def is_set(self) -> bool:
        """Return whether it shall answer now, with what it has."""
