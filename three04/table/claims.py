"""A granted claim: who takes the rest, and what the table plays for everybody (R59)."""

from three04.ai import kernel
from three04.cards import Card
from three04.rules import actions as act
from three04.rules.actions import Action
from three04.rules.nought.match import Match
from three04.rules.nought.ranks import STRENGTH
from three04.rules.nought.view import View
from three04.rules.questions import Question


class PlayingOut:
    """The rest of a deal that one seat takes for certain.

    Attributes:
        seat: The seat.
    """

    def __init__(self, seat: int, claim: "kernel.Claim") -> None:
        self.seat = seat
        self._claim = claim

    def action(self, asked: Question) -> Action:
        """Return what is played for the seat on turn.

        The claimer plays in the order that was proven; the others their lowest legal card, for
        whatever they play changes nothing.

        Args:
            asked: The turn; whoever is asked.
        """
        plays = {action.card: action for action in asked.actions if isinstance(action, act.Play)}
        if asked.seat != self.seat:
            return plays[min(plays, key=_lowest)]
        opening = [action for action in asked.actions if isinstance(action, act.Open)]
        if self._claim.opens and opening:
            return opening[0]
        return plays[next(card for card in self._claim.cards if card in plays)]


def certain(view: View) -> bool:
    """Return whether a seat takes every remaining trick, as far as its own view proves it."""
    return kernel.prove(view) is not None


def granted(match: Match, seat: int) -> PlayingOut | None:
    """Return how a seat's claim is played out; None if it is not certain from what it has seen.

    Nothing but the seat's own view is looked at, so that neither answer tells it anything.
    """
    view = View(seat, match.public)
    view.own = match.owns[seat]
    claim = kernel.prove(view)
    return None if claim is None else PlayingOut(seat, claim)


def _lowest(card: Card) -> tuple[int, Card]:
    return STRENGTH[card], card
