"""A card chosen before one's turn: whether it is still meant when the turn comes."""

from typing import NamedTuple

from three04.cards import Card, Suit
from three04.rules.nought.public import Phase
from three04.rules.nought.view import View
from three04.rules.reasons import Reason


class Ahead(NamedTuple):
    """A card that waits for its turn.

    Attributes:
        card: The card.
        trick: The number of complete tricks when it was chosen.
        led: What had been led to the running trick then, before the viewer played to it.
    """

    card: Card
    trick: int
    led: Suit | None


def possible(view: View) -> bool:
    """Return whether a card may be chosen while another seat is on turn."""
    public = view.public
    playing = public.phase is Phase.PLAY and public.outcome is None
    return playing and view.seat not in public.aside and bool(view.hand)


def chosen(view: View, card: Card) -> Ahead:
    """Return a card of the hand as it is chosen now."""
    return Ahead(card, len(view.public.tricks), None if _played(view) else view.public.trick.led)


def refused_now(view: View, card: Card) -> Reason | None:
    """Return why a card will not be legal in the running trick, as far as that is certain."""
    led = view.public.trick.led
    followers = [other for other in view.hand if other[1] == led]
    if led is None or _played(view) or not followers or card in followers:
        return None
    return Reason("play_follow", {"card": followers[0], "suit": led})


def still_meant(view: View, ahead: Ahead) -> bool:
    """Return whether the turn is the one the card was chosen for.

    A card that was chosen before it was known what is led may be led, or follow suit; but nobody
    means to throw it away on a suit that he has not seen.
    """
    led = view.public.trick.led
    if led is None or ahead.card[1] == led:
        return True
    return (ahead.trick, ahead.led) == (len(view.public.tricks), led)


def _played(view: View) -> bool:
    """Whether the viewer has played to the running trick: his next turn is another one."""
    return any(play.seat == view.seat for play in view.public.trick.plays)
