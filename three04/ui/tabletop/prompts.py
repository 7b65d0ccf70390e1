"""In words: what is asked of the person, and what just happened."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from three04.rules import actions as act
from three04.rules import events as ev
from three04.rules.events import Event
from three04.rules.nought import legality
from three04.rules.nought.public import Phase
from three04.rules.nought.view import View
from three04.rules.questions import Question
from three04.ui.board.picture import highest
from three04.ui.style.indices import Indices, printed
from three04.ui.tabletop.questions import Put
from three04.ui.words import texts


class Words(NamedTuple):
    """What the prompt line says: to whom or that it is your turn, and what is to be done."""

    strong: str
    text: str = ""

    @property
    def whole(self) -> str:
        """Both as one."""
        return f"{self.strong}: {self.text}" if self.strong and self.text else (
            self.strong or self.text
        )  # fmt: skip


def prompt(view: View, question: Question | None, names: Sequence[str]) -> Words:
    """Return what is asked now, in words; else whom the table waits for."""
    if question is None:
        return Words("", _waiting(view, names))
    return Words(QCoreApplication.translate("Prompt", "Your turn"), _asked(view, question))


def _asked(view: View, question: Question) -> str:
    if question.kind == "cut":
        return QCoreApplication.translate("Prompt", "Cut the cards")
    if question.kind == "offer":
        if isinstance(question.actions[0], act.Open):
            return QCoreApplication.translate("Prompt", "Open the trump, or keep it closed?")
        return QCoreApplication.translate("Prompt", "Declare Caps, or not?")
    if view.public.phase is Phase.TRUMP:
        return QCoreApplication.translate("Prompt", "Choose the indicator: its suit is trump")
    if view.public.phase is Phase.PLAY:
        return _play(view, question)
    return QCoreApplication.translate("Prompt", "Bid or pass")


def _waiting(view: View, names: Sequence[str]) -> str:
    seat = view.public.awaited
    if seat is None or seat == view.seat:
        return ""
    return QCoreApplication.translate("Prompt", "{name} is thinking…").format(name=names[seat])


def _play(view: View, question: Question) -> str:
    led = view.public.trick.led
    if led is None:
        return QCoreApplication.translate("Prompt", "Lead a card")
    cards = view.hand
    if not cards and view.own.indicator is not None:
        cards = [view.own.indicator]  # R43.6: as the last card it follows suit
    if any(card[1] == led for card in cards):
        return texts.were_led(led)
    suit = texts.suit_name(led)
    return _void(view, question).format(suit=suit)


def _void(view: View, question: Question) -> str:
    """Return what somebody may do who cannot follow."""
    own = view.own.indicator
    if not legality.faces_down(view.public, view.own):
        return QCoreApplication.translate("Prompt", "No {suit}: play any card")
    cards = {action.card for action in question.actions if isinstance(action, act.Play)}
    trumps = {card for card in cards if card[1] == view.own.trump}
    if own is None or cards == trumps or trumps - {own}:
        return QCoreApplication.translate("Prompt", "No {suit}: your card goes face down")
    if trumps:
        return QCoreApplication.translate(
            "Prompt", "No {suit}: play a plain card face down, or ruff with the indicator"
        )
    return QCoreApplication.translate("Prompt", "No {suit}: play a plain card face down")


def trick_text(view: View, names: Sequence[str]) -> str:
    """Return which trick it is of how many, and who leads or led what to it."""
    public = view.public
    if public.phase is not Phase.PLAY:
        return ""
    led = public.trick.plays[0] if public.trick.plays else None
    seat = public.turn if led is None else led.seat
    text = QCoreApplication.translate("Prompt", "Trick {number} of {all}. Lead: {name}")
    if led is not None and led.card is not None:
        text = QCoreApplication.translate("Prompt", "Trick {number} of {all}. Lead: {name}, {card}")
        text = text.replace("{card}", texts.card_name(led.card))
    name = "" if seat is None else names[seat]
    return text.format(number=len(public.tricks) + 1, all=public.table.hand_size, name=name)


def moment(
    event: Event, view: View, names: Sequence[str], indices: Indices = "english"
) -> Put | None:
    """Return what the banner says of an event that the view has just folded, or None."""
    match event:
        case ev.TrumpOpened(cause="rule"):
            return None
        case ev.TrumpOpened(card=card):
            return Put(texts.are_trump(card[1]), _cause(event, view, names, indices), suit=card[1])
        case ev.Looked(shown=()):
            return Put(
                QCoreApplication.translate("Moment", "No trump among them"),
                QCoreApplication.translate("Moment", "The cards stay face down."),
            )
        case _:
            return _call_moment(event, names)


def _cause(event: ev.TrumpOpened, view: View, names: Sequence[str], indices: Indices) -> str:
    """Return why the trump is open now."""
    if event.cause == "ruff":
        ruff = highest(view, view.public.trick)
        if ruff is not None and ruff.card is not None:
            return _ruffed(names[ruff.seat], printed(ruff.card[0], indices), view)
    if event.cause == "maker":
        text = QCoreApplication.translate("Moment", "{name} opened it: {card}.")
    else:
        text = QCoreApplication.translate("Moment", "The indicator of {name}: {card}.")
    return text.format(name=names[event.maker], card=texts.card_name(event.card))


def _ruffed(name: str, rank: str, view: View) -> str:
    points, complete = view.trick_points(len(view.public.tricks))
    text = QCoreApplication.translate(
        "Moment", "{name} ruffed with the {rank} and wins the trick: {points} points."
    )
    if not complete:
        text = QCoreApplication.translate(
            "Moment", "{name} ruffed with the {rank} and wins the trick."
        )
    return text.format(name=name, rank=rank, points=points)


def _call_moment(event: Event, names: Sequence[str]) -> Put | None:
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
    return Put(title.format(name=names[seat]), text)


def _spoilt(right: bool) -> str:
    if right:
        return QCoreApplication.translate("Moment", "The makers held all the trumps.")
    return QCoreApplication.translate("Moment", "The defenders did hold a trump; play goes on.")
