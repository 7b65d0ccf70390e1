"""The reasons for a card, in terms of what its seat knows."""

from typing import Final

from three04.ai.club.outlook import Outlook
from three04.ai.thought import Why
from three04.cards import Card
from three04.rules.nought.ranks import POINTS

SURE: Final = 0.97
LIKELY: Final = 0.55
UNLIKELY: Final = 0.2
MOST: Final = 3
"""So many reasons are given."""
RICH: Final = 10
"""Points from which on a card is worth a word."""


def whys(outlook: Outlook, card: Card) -> tuple[Why, ...]:
    """Return what speaks for and against a card, weightiest first.

    Args:
        outlook: The trick as the seat sees it.
        card: The card it may play.
    """
    found = _on_lead(outlook, card) if outlook.led is None else _following(outlook, card)
    return tuple(found[:MOST])


def guess_of(shares: dict[str, float]) -> tuple[Why, ...]:
    """Return the guess of the trump as a reason, where one suit is the likeliest by far."""
    if len(shares) < 2:
        return ()
    suit, share = max(shares.items(), key=lambda item: item[1])
    return (_percent("trump_guess", share, suit=suit),) if share >= LIKELY else ()


def _percent(code: str, chance: float, **params: str | int) -> Why:
    return Why(code, {**params, "percent": round(100 * chance)})


def _on_lead(outlook: Outlook, card: Card) -> list[Why]:
    memory = outlook.memory
    found = []
    ours = outlook.ours(card)
    trumps = memory.trump == card[1]
    if trumps and outlook.chances.against_trumps() > 0.3:
        found.append(Why("draws_trumps"))
    if memory.higher(card) == 0:
        found.append(Why("master"))
    elif ours >= LIKELY:
        found.append(_percent("may_win_trick", ours))
    if not trumps:
        ruffed = outlook.worth.danger(card[1])
        if ruffed >= UNLIKELY:
            found.append(_percent("ruff_risk", ruffed))
    if _returned(outlook, card):
        found.append(Why("returns_suit"))
    return found


def _returned(outlook: Outlook, card: Card) -> bool:
    """Return whether the seat's partner has led this suit last."""
    memory = outlook.memory
    for trick in reversed(memory.view.public.tricks):
        leader = trick.plays[0].seat
        if leader != memory.seat and memory.ours(leader):
            return trick.led == card[1]
    return False


def _following(outlook: Outlook, card: Card) -> list[Why]:
    memory = outlook.memory
    stake = outlook.points + POINTS[card]
    ours = outlook.ours(card)
    beats = outlook.best is None or outlook.beats(card, outlook.best)
    found = []
    if memory.trump is None and card[1] != outlook.led:
        found += _in_the_dark(outlook, card)
    elif beats and memory.trump == card[1] != outlook.led:
        found.append(Why("ruffs", {"points": stake}))
    elif beats and ours >= SURE:
        found.append(Why("wins_trick", {"points": stake}))
    elif beats and ours >= UNLIKELY:
        found.append(_percent("may_win_trick", ours))
    elif not beats and memory.ours(outlook.winner):
        found.append(_partner(outlook, ours))
    elif ours <= UNLIKELY:
        found.append(Why("cannot_win"))
    if not beats and outlook.worth.wins(card) > LIKELY and memory.tricks_left:
        found.append(Why("throws_winner"))
    elif beats and outlook.settles(stake):
        found.append(Why("settles"))
    return found


def _in_the_dark(outlook: Outlook, card: Card) -> list[Why]:
    """Return what a face-down card may come to while the trump is hidden from the seat."""
    trump = outlook.chances.trumps[card[1]]
    if trump >= 0.02:
        return [_percent("may_ruff", trump)]
    if POINTS[card] >= RICH and outlook.memory.ours(outlook.winner):
        return [_partner(outlook, outlook.ours(card))]
    return []


def _partner(outlook: Outlook, ours: float) -> Why:
    if ours >= SURE:
        return Why("partner_wins", {"seat": outlook.winner})
    return _percent("partner_may_win", ours, seat=outlook.winner)
