"""What the choice panel says of a question, and which answers it offers."""

import msgspec
from PySide6.QtCore import QCoreApplication

from three04.cards import Card, Suit
from three04.rules import actions as act
from three04.rules.nought.public import Phase
from three04.rules.nought.view import View
from three04.rules.questions import Answer, Decline, Question
from three04.ui.style.artwork import Icon
from three04.ui.words import texts


class Choice(msgspec.Struct, frozen=True):
    """One button.

    Attributes:
        text: What stands on it.
        answer: What it answers; None while it cannot be pressed.
        mark: An icon before the text.
    """

    text: str
    answer: Answer | None
    mark: Icon | None = None


class Put(msgspec.Struct, frozen=True):
    """A question as the panel puts it.

    Attributes:
        title: The question.
        text: What it means.
        choices: The answers; the first is the emphasised one.
        laying: Whether the indicator is to be laid; ``card`` is the one selected.
        suit: Whose sign is shown beside the words.
    """

    title: str
    text: str
    choices: tuple[Choice, ...] = ()
    laying: bool = False
    card: Card | None = None
    suit: Suit | None = None


def put(view: View, question: Question | None, chosen: Card | None) -> Put | None:
    """Return what the choice panel shows; None where it has nothing to ask.

    Args:
        view: What the person knows.
        question: What is asked.
        chosen: The card selected to be laid, if any.
    """
    if question is None or question.kind == "cut":
        return None
    if question.kind == "offer":
        action = question.actions[0]
        return _open(action) if isinstance(action, act.Open) else _caps(action)
    if view.public.phase is Phase.TRUMP:
        return _lay(view, question.seat, chosen)
    return None


def _lay(view: View, seat: int, card: Card | None) -> Put:
    if view.public.options.trump == "open":
        lay = QCoreApplication.translate("Choice", "&Lay the card")
        text = QCoreApplication.translate(
            "Choice", "Its suit is trump. It is shown to all and comes back to your hand."
        )
    else:
        lay = QCoreApplication.translate("Choice", "&Lay face down")
        text = QCoreApplication.translate(
            "Choice", "It will lie face down. Only you know it until trump is opened."
        )
    if card is None:
        title = QCoreApplication.translate("Choice", "Choose the indicator")
        return Put(title, text, (Choice(lay, None, "lock"),), laying=True)
    text = f"{texts.sentence(texts.card_name(card))} {text}"
    choice = Choice(lay, act.LayTrump(seat, card), "lock")
    return Put(texts.will_be_trump(card[1]), text, (choice,), laying=True, card=card)


def _open(action: act.Action) -> Put:
    return Put(
        QCoreApplication.translate("Choice", "Open the trump?"),
        QCoreApplication.translate(
            "Choice", "Closed: void seats play face down, and your indicator stays hidden."
        ),
        (
            Choice(QCoreApplication.translate("Choice", "&Keep closed"), Decline(), "lock"),
            Choice(QCoreApplication.translate("Choice", "&Open trump"), action, "unlock"),
        ),
    )


def _caps(action: act.Action) -> Put:
    return Put(
        QCoreApplication.translate("Choice", "Declare Caps?"),
        QCoreApplication.translate("Choice", "Your side then has to win every trick."),
        (
            Choice(QCoreApplication.translate("Choice", "&No Caps"), Decline()),
            Choice(QCoreApplication.translate("Choice", "&Declare Caps"), action),
        ),
    )
