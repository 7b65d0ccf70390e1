"""The moments of a deal at which one seat had to choose, as that seat saw them then."""

from dataclasses import dataclass

from three04.review.deal import FinishedDeal
from three04.rules import actions as act
from three04.rules.actions import Action
from three04.rules.nought.match import Match
from three04.rules.nought.public import Phase
from three04.rules.nought.view import View
from three04.rules.questions import Answer, Decline, Kind, Question


@dataclass(frozen=True)
class Moment:
    """One choice of a seat.

    Attributes:
        at: How many actions of the deal went before it.
        trick: The number of the trick, from 0; None outside of play.
        view: What the seat knew, and no more.
        question: What it was asked.
        answer: What it did.
    """

    at: int
    trick: int | None
    view: View
    question: Question
    answer: Answer

    @property
    def forced(self) -> bool:
        """Whether there was nothing to choose."""
        return self.question.kind == "turn" and len(self.question.actions) == 1


def moments(deal: FinishedDeal, seat: int) -> list[Moment]:
    """Return what a seat chose, in order.

    What may be done although another is on turn is a question of its own: to do it or not.
    A trump that was kept closed before the first lead is among it. That nobody declared Caps or
    called spoilt trumps is not: the record does not say who thought of it.

    Args:
        deal: The deal.
        seat: Whose choices.
    """
    found: list[Moment] = []
    for at, (match, action) in enumerate(deal.stages()):
        kept = _kept_closed(match, action, seat)
        if kept is not None:
            found.append(_moment(at, match, seat, "offer", (kept,), Decline()))
        if action.seat != seat:
            continue
        actions = tuple(match.legal(seat))
        if isinstance(action, act.Open | act.Caps | act.Spoilt) and actions != (action,):
            found.append(_moment(at, match, seat, "offer", (action,), action))
        else:
            found.append(_moment(at, match, seat, "turn", actions, action))
    return found


def _kept_closed(match: Match, action: Action, seat: int) -> Action | None:
    """Return the opening that a seat declined, if the first card is led now."""
    if not match.public.before_lead or not isinstance(action, act.Play):
        return None
    return next((a for a in match.offers(seat) if isinstance(a, act.Open)), None)


def _moment(
    at: int, match: Match, seat: int, kind: Kind, actions: tuple[Action, ...], answer: Answer
) -> Moment:
    public = match.public
    trick = len(public.tricks) if public.phase is Phase.PLAY else None
    view = View(seat, public.copy())
    view.own = match.owns[seat].copy()
    return Moment(at, trick, view, Question(0, seat, kind, actions), answer)
