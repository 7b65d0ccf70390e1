"""Hints in words: what to think about, the move, why, how likely, and what else there was."""

from collections.abc import Sequence
from typing import Final

import msgspec
from PySide6.QtCore import QCoreApplication, QLocale

from three04.ai.thought import Choice, Why
from three04.cards import Suit
from three04.rules import actions as act
from three04.rules.events import PARTNER_CLOSE
from three04.rules.nought.public import Phase
from three04.rules.nought.view import View
from three04.rules.questions import Answer, Cut, Decline, Question
from three04.rules.reasons import QT_TRANSLATE_NOOP
from three04.ui.advice.hints import Hints, Stage
from three04.ui.words import texts

OTHERS: Final = 3
"""How many other choices are told."""
_REASONS: Final = 2

_PARTNER: Final = QT_TRANSLATE_NOOP("Nudge", "Who will win this trick, and for which side?")
_POINTS: Final = QT_TRANSLATE_NOOP(
    "Nudge", "How many points lie in the trick, and can your side still win it?"
)
_RUFF: Final = QT_TRANSLATE_NOOP("Nudge", "Think of the trump: who could ruff this trick?")
_LATER: Final = QT_TRANSLATE_NOOP("Nudge", "Think of the later tricks: which cards win there?")
_TRUMPS: Final = QT_TRANSLATE_NOOP("Nudge", "How many trumps are still out, and who has them?")
_HIDDEN: Final = QT_TRANSLATE_NOOP(
    "Nudge", "What do the others learn with the trump open, and what does it cost them to guess?"
)
_MADE: Final = QT_TRANSLATE_NOOP(
    "Nudge", "How many of the 304 points can your side take with these cards?"
)
_PRICE: Final = QT_TRANSLATE_NOOP(
    "Nudge", "Compare what the bid costs if it fails with what the others get if you pass."
)
_LONG_AND_HIGH: Final = QT_TRANSLATE_NOOP(
    "Nudge", "In which suit are you long, with its jack or its nine?"
)
_LONGEST: Final = QT_TRANSLATE_NOOP("Nudge", "In which suit do you have the most cards?")
_STRONGEST: Final = QT_TRANSLATE_NOOP("Nudge", "In which suit are your strongest cards?")
_HELP: Final = QT_TRANSLATE_NOOP("Nudge", "Think of what your partner may hold.")

_NUDGES: Final[dict[str, str]] = {
    "only_card": QT_TRANSLATE_NOOP("Nudge", "There is nothing to choose: only one card is legal."),
    "partner_wins": _PARTNER,
    "partner_may_win": _PARTNER,
    "wins_trick": _POINTS,
    "may_win_trick": _POINTS,
    "cannot_win": _POINTS,
    "ruffs": _RUFF,
    "may_ruff": _RUFF,
    "ruff_risk": _RUFF,
    "keeps_winner": _LATER,
    "throws_winner": _LATER,
    "draws_trumps": _TRUMPS,
    "returns_suit": QT_TRANSLATE_NOOP("Nudge", "Remember which suits have been led, and by whom."),
    "master": QT_TRANSLATE_NOOP("Nudge", "Which of your cards can nobody beat any more?"),
    "settles": QT_TRANSLATE_NOOP(
        "Nudge", "Count the points: how many are missing to decide the contract?"
    ),
    "trump_guess": QT_TRANSLATE_NOOP(
        "Nudge", "Which suit may be trump? Think of who bid, and of what the maker plays."
    ),
    "opens_safe": _HIDDEN,
    "keeps_hidden": _HIDDEN,
    "long_suit": _STRONGEST,
    "makes": _MADE,
    "fails": _MADE,
    "too_risky": _MADE,
    "partner_bid_stands": _HELP,
    "costs_less": _PRICE,
    "weak_packet": QT_TRANSLATE_NOOP("Nudge", "Count the card points of your packet."),
    "partner_stronger": _HELP,
    "wins_all": QT_TRANSLATE_NOOP("Nudge", "Is there a trick that your side could lose?"),
    "spoilt": QT_TRANSLATE_NOOP("Nudge", "Who can still hold a trump?"),
}
"""What there is to think about, by the reason that weighs most; it names no move."""


class Other(msgspec.Struct, frozen=True):
    """Something else that could be done.

    Attributes:
        text: What.
        chance: How likely it has its way; None where that is not known.
    """

    text: str
    chance: float | None


class Advice(msgspec.Struct, frozen=True):
    """A hint as it is shown.

    Attributes:
        text: What to think about, or the reason for the move; else what keeps the hint away.
        move: The move, as a headline; empty until it is told.
        chance: How likely it has its way; None where that is not known.
        chance_title: What the chance is of, in a word or two.
        chance_text: The chance as a sentence.
        expected: What it brings on average, in words.
        worlds: How many possible deals were looked at, in words.
        others: What else could be done.
        more: Whether the move is still to be told.
    """

    text: str
    move: str = ""
    chance: float | None = None
    chance_title: str = ""
    chance_text: str = ""
    expected: str = ""
    worlds: str = ""
    others: tuple[Other, ...] = ()
    more: bool = False

    @property
    def spoken(self) -> str:
        """All of it as one text."""
        move = texts.sentence(self.move) if self.move else ""
        worlds = texts.sentence(self.worlds) if self.worlds else ""
        chance = "" if self.chance_text in self.text else self.chance_text
        parts = (move, self.text, chance, self.expected, worlds)
        return " ".join(part for part in parts if part)


def advice(hints: Hints, view: View, names: Sequence[str]) -> Advice | None:
    """Return the hint as far as it is to be told; None where nothing is."""
    question, choice = hints.question, hints.choice
    if hints.stage is Stage.NOTHING or question is None:
        return None
    if hints.stage is Stage.THINKING:
        return Advice(QCoreApplication.translate("Hint", "Thinking about it…"))
    if choice is None:
        return Advice(QCoreApplication.translate("Hint", "There is no hint for this one."))
    if hints.stage is Stage.NUDGE:
        return Advice(nudge(choice, view, question), more=True)
    choice = undecided(choice, view)
    others = tuple(
        Other(answer_text(other.answer, question, view, names), undecided(other, view).success)
        for other in hints.others[:OTHERS]
    )
    why = reason(choice.whys, names)
    return Advice(
        text=" ".join(part for part in (why, settled_text(view)) if part),
        move=answer_text(choice.answer, question, view, names),
        chance=choice.success,
        chance_title=chance_title(choice, view),
        chance_text=chance_text(choice, view),
        expected=expected_text(choice),
        worlds=worlds_text(hints.worlds),
        others=others,
    )


def undecided(choice: Choice, view: View) -> Choice:
    """Return a choice without chance and tokens where no choice can change them any more."""
    if view.settled() is None:
        return choice
    return msgspec.structs.replace(choice, success=None, tokens=None)


def settled_text(view: View) -> str:
    """Return that the contract is made or has failed, once the seat knows; else nothing."""
    settled = view.settled()
    if settled is None:
        return ""
    if view.public.contract == PARTNER_CLOSE:
        return QCoreApplication.translate(
            "Hint", "Partner Close has already failed: what is still played changes nothing."
        )
    if _every_trick_counts(view):
        if settled == "made":
            return QCoreApplication.translate(
                "Hint", "The contract is already made: what counts now is every single trick."
            )
        return QCoreApplication.translate(
            "Hint", "The contract has already failed: what counts now is every single trick."
        )
    if settled == "made":
        return QCoreApplication.translate(
            "Hint", "The contract is already made: what counts now is only points."
        )
    return QCoreApplication.translate(
        "Hint", "The contract has already failed: what counts now is only points."
    )


def _every_trick_counts(view: View) -> bool:
    """Return whether a side is on its way to every trick and that pays, Caps declared or not."""
    public = view.public
    winners = {public.table.side(t.winner) for t in public.tricks if t.winner is not None}
    if public.contract == PARTNER_CLOSE:  # R32: no Caps of any kind
        return False
    if public.caps is not None:
        return winners <= {public.table.side(public.caps)}
    return public.options.caps == "sweep" and len(winners) == 1


def nudge(choice: Choice, view: View, question: Question) -> str:
    """Return what there is to think about before a choice, without naming it."""
    if len(question.actions) == 1 and question.kind == "turn":
        return QCoreApplication.translate("Hint", "There is nothing to choose here.")
    return QCoreApplication.translate("Nudge", _nudge(choice, view, question))


def _nudge(choice: Choice, view: View, question: Question) -> str:
    if isinstance(choice.answer, act.LayTrump):
        return _trump_nudge(choice.answer.card[1], view)
    for why in choice.whys:
        if why.code in _NUDGES:
            return _NUDGES[why.code]
    if view.public.phase is Phase.PLAY:
        return _HIDDEN if question.kind == "offer" else _POINTS
    return _STRONGEST if view.public.phase is Phase.TRUMP else _MADE


def _trump_nudge(suit: Suit, view: View) -> str:
    """Return what speaks for a suit as trump: its length and its high cards, where it has them."""
    suits = [card[1] for card in view.hand]
    mine = [card[0] for card in view.hand if card[1] == suit]
    if len(mine) == 1 or len(mine) < max(map(suits.count, suits), default=0):
        return _STRONGEST
    return _LONG_AND_HIGH if {"J", "9"} & set(mine) else _LONGEST


def reason(whys: Sequence[Why], names: Sequence[str]) -> str:
    """Return why, in one sentence; empty where the player does not say."""
    told = [texts.why_text(why, names) for why in whys]
    told = [text for text in told if text][:_REASONS]
    if not told:
        return ""
    if len(told) == 1:
        return texts.sentence(told[0])
    both = QCoreApplication.translate("Hint", "{reason}; {more}")
    return texts.sentence(both.format(reason=told[0], more=told[1]))


def answer_text(answer: Answer, question: Question, view: View, names: Sequence[str]) -> str:
    """Return what may be done, in a few words."""
    match answer:
        case act.Play(card=card, down=down):
            if down and card != view.own.indicator:
                text = QCoreApplication.translate("Hint", "{card}, face down")
                return text.format(card=texts.card_name(card))
            return texts.card_name(card)
        case act.LayTrump(card=card):
            text = QCoreApplication.translate("Hint", "{card} as the indicator")
            return text.format(card=texts.card_name(card))
        case act.Bid(amount=amount):
            return QCoreApplication.translate("Hint", "Bid {amount}").format(
                amount=texts.bid_text(amount)
            )
        case act.Close():
            return texts.contract_text(PARTNER_CLOSE)
        case act.Ask(seat=seat):
            auction = view.public.auction
            partner = auction.asked(seat) if auction is not None else None
            text = QCoreApplication.translate("Hint", "Ask {name}")
            return text.format(name=names[seat if partner is None else partner])
        case _:
            return _word(answer, question)


def _word(answer: Answer, question: Question) -> str:
    match answer:
        case act.Pass():
            return QCoreApplication.translate("Hint", "Pass")
        case act.Redeal():
            return QCoreApplication.translate("Hint", "Ask for a new deal")
        case act.Open():
            return QCoreApplication.translate("Hint", "Open the trump")
        case act.Caps():
            return QCoreApplication.translate("Hint", "Declare Caps")
        case act.Spoilt():
            return QCoreApplication.translate("Hint", "Call spoilt trumps")
        case Cut():
            return QCoreApplication.translate("Hint", "Cut the cards")
        case Decline() if any(isinstance(a, act.Open) for a in question.actions):
            return QCoreApplication.translate("Hint", "Keep the trump closed")
        case _:
            return QCoreApplication.translate("Hint", "No Caps")


def percent(chance: float) -> int:
    """Return a chance as a whole number of a hundred; sure is only what is sure."""
    whole = round(100 * min(1.0, max(0.0, chance)))
    if whole == 100 and chance < 1:
        return 99
    return 1 if whole == 0 and chance > 0 else whole


def percents(chances: Sequence[float]) -> list[int]:
    """Return chances that make 1 together as whole numbers that make 100 together.

    Each is as :func:`percent` has it, or one off: those that lie nearest to the next number.
    """
    whole = [percent(chance) for chance in chances]
    while sum(whole) != 100:
        step = 1 if sum(whole) < 100 else -1
        # One that is nothing stays nothing, and one that is something stays so.
        free = [at for at, number in enumerate(whole) if number > (step < 0)]
        at = max(free, key=lambda at: step * (100 * chances[at] - whole[at]))
        whole[at] += step
    return whole


def chance_title(choice: Choice, view: View) -> str:
    """Return what the chance of a choice is of, in a word or two."""
    if choice.success is None:
        return ""
    public = view.public
    if isinstance(choice.answer, act.Bid | act.Close):
        return QCoreApplication.translate("Hint", "The bid is made")
    if public.maker is None or view.seat is None:
        return QCoreApplication.translate("Hint", "It goes well")
    if public.table.side(public.maker) == public.table.side(view.seat):
        return QCoreApplication.translate("Hint", "The contract is made")
    return QCoreApplication.translate("Hint", "The contract fails")


def chance_text(choice: Choice, view: View) -> str:
    """Return how likely a choice has its way, as a sentence."""
    if choice.success is None:
        return ""
    public = view.public
    if isinstance(choice.answer, act.Bid | act.Close):
        text = QCoreApplication.translate("Hint", "The bid is made {times}.")
    elif public.maker is None or view.seat is None:
        text = QCoreApplication.translate("Hint", "That goes well {times}.")
    elif public.table.side(public.maker) == public.table.side(view.seat):
        text = QCoreApplication.translate("Hint", "Your side makes the contract {times}.")
    else:
        text = QCoreApplication.translate("Hint", "Your side breaks the contract {times}.")
    return text.format(times=_times(percent(choice.success)))


def _times(count: int) -> str:
    """Return "once in 100 times", "64 times in 100"."""
    if count == 1:
        return QCoreApplication.translate("Hint", "once in 100 times")
    return QCoreApplication.translate("Hint", "{n} times in 100").format(n=count)


def expected_text(choice: Choice) -> str:
    """Return what a choice brings on average, as a sentence."""
    points = None if choice.points is None else round(choice.points)
    if choice.tokens is None:
        if points is None:
            return ""
        return QCoreApplication.translate(
            "Hint", "On average your side takes {points} of the 304 points."
        ).format(points=points)
    tokens = round(choice.tokens, 1)
    text = _gains(tokens) if points is None else _takes_and_gains(tokens)
    return text.format(points=points, tokens=decimal(abs(tokens)))


def _gains(tokens: float) -> str:
    if tokens == 0:
        return QCoreApplication.translate("Hint", "On average your side breaks even.")
    if tokens < 0:
        return QCoreApplication.translate("Hint", "On average your side loses {tokens} tokens.")
    return QCoreApplication.translate("Hint", "On average your side gains {tokens} tokens.")


def _takes_and_gains(tokens: float) -> str:
    if tokens == 0:
        return QCoreApplication.translate(
            "Hint", "On average your side takes {points} of the 304 points and breaks even."
        )
    if tokens < 0:
        return QCoreApplication.translate(
            "Hint",
            "On average your side takes {points} of the 304 points and loses {tokens} tokens.",
        )
    return QCoreApplication.translate(
        "Hint",
        "On average your side takes {points} of the 304 points and gains {tokens} tokens.",
    )


def worlds_text(worlds: int) -> str:
    """Return how many possible deals were looked at; empty where none were."""
    if worlds == 0:
        return ""
    if worlds == 1:
        return QCoreApplication.translate("Hint", "From a single possible deal")
    return QCoreApplication.translate("Hint", "From {n} possible deals").format(n=worlds)


def decimal(number: float) -> str:
    """Return a number with one place, as the language writes it."""
    return QLocale().toString(number, "f", 1)
