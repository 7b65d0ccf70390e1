"""In words: what is asked of the person, and what just happened."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from three04.rules import actions as act
from three04.rules import events as ev
from three04.rules.events import Event
from three04.rules.nought import legality
from three04.rules.nought.public import Phase
from three04.rules.nought.view import View
from three04.rules.questions import Question
from three04.ui import texts


def prompt(view: View, question: Question | None, names: Sequence[str]) -> str:
    """Return what is asked now, in words; else whom the table waits for."""
    if question is None:
        return _waiting(view, names)
    if question.kind == "offer":
        if isinstance(question.actions[0], act.Open):
            return QCoreApplication.translate("Prompt", "Open the trump, or keep it closed?")
        return QCoreApplication.translate("Prompt", "Declare Caps, or not?")
    if view.public.phase is Phase.TRUMP:
        return QCoreApplication.translate(
            "Prompt", "Your turn: choose the indicator, its suit is trump"
        )
    if view.public.phase is Phase.PLAY:
        return _play(view)
    return QCoreApplication.translate("Prompt", "Your turn: bid or pass")


def _waiting(view: View, names: Sequence[str]) -> str:
    seat = view.public.awaited
    if seat is None or seat == view.seat:
        return ""
    return QCoreApplication.translate("Prompt", "{name} is thinking…").format(name=names[seat])


def _play(view: View) -> str:
    led = view.public.trick.led
    if led is None:
        return QCoreApplication.translate("Prompt", "Your turn: lead a card")
    suit = texts.suit_name(led)
    if any(card[1] == led for card in view.hand):
        text = QCoreApplication.translate("Prompt", "Your turn: follow {suit}")
    elif not legality.faces_down(view.public, view.own):
        text = QCoreApplication.translate("Prompt", "Your turn: no {suit}, play any card")
    else:
        text = QCoreApplication.translate(
            "Prompt", "Your turn: no {suit}, your card goes face down"
        )
    return text.format(suit=suit)


def moment(event: Event, names: Sequence[str]) -> tuple[str, str] | None:
    """Return title and text of the banner an event gets, or None."""
    match event:
        case ev.TrumpOpened(cause="rule"):
            return None
        case ev.TrumpOpened(card=card):
            text = QCoreApplication.translate("Moment", "The indicator: {card}.")
            return texts.are_trump(card[1]), text.format(card=texts.card_name(card))
        case ev.Looked(shown=()):
            return (
                QCoreApplication.translate("Moment", "No trump among them"),
                QCoreApplication.translate("Moment", "The face-down cards stay face down."),
            )
        case _:
            return _call_moment(event, names)


def _call_moment(event: Event, names: Sequence[str]) -> tuple[str, str] | None:
    match event:
        case ev.CapsDeclared(seat=seat):
            title = QCoreApplication.translate("Moment", "Caps declared: {name}")
            text = QCoreApplication.translate("Moment", "That side has to win every trick.")
        case ev.SpoiltCalled(seat=seat, right=right):
            title = QCoreApplication.translate("Moment", "Spoilt trumps called: {name}")
            text = _spoilt(right)
        case ev.RedealDemanded(seat=seat, cards=cards):
            title = QCoreApplication.translate("Moment", "New deal demanded: {name}")
            text = ", ".join(texts.card_name(card) for card in cards)
        case ev.HandsLaidAside(seats=seats):
            seat = seats[0]
            title = QCoreApplication.translate("Moment", "Hand laid aside: {name}")
            text = QCoreApplication.translate("Moment", "The maker plays Partner Close alone.")
        case _:
            return None
    return title.format(name=names[seat]), text


def _spoilt(right: bool) -> str:
    if right:
        return QCoreApplication.translate("Moment", "The makers held all the trumps.")
    return QCoreApplication.translate("Moment", "The defenders did hold a trump; play goes on.")
