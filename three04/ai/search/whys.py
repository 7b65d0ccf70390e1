"""The reasons for a card, in terms of what its seat knows."""

from collections.abc import Mapping, Sequence
from typing import Final

from three04.ai.club.outlook import Outlook
from three04.ai.kernel.layout import LANE, LANE_MASK
from three04.ai.thought import Why
from three04.ai.worlds.batch import Worlds
from three04.ai.worlds.draw import Drawn
from three04.cards import SUITS, Card, Suit
from three04.rules.nought.ranks import POINTS
from three04.rules.nought.view import View

SURE: Final = 0.97
LIKELY: Final = 0.55
UNLIKELY: Final = 0.2
MOST: Final = 3
"""So many reasons are given."""
AGAINST: Final = ("ruff_risk", "throws_winner")
"""What speaks against a card."""
RICH: Final = 10
"""Points from which on a card is worth a word."""


class Reasons:
    """The reasons for and against the cards of one choice.

    What may be trump, and who can ruff, is read off the worlds that were looked at, so that a
    reason never says other than they do. Who wins the trick is Club's estimate, by these trumps.
    """

    def __init__(self, view: View, drawn: Drawn, cards: Sequence[Card]) -> None:
        """Look at a choice.

        Args:
            view: What the seat knows.
            drawn: The worlds.
            cards: What may be played.
        """
        self._outlook = Outlook(view, drawn.trump or None)
        self._guess = drawn.trump if view.trump is None else {}
        self._worlds = drawn.worlds
        self._least = min(POINTS[card] for card in cards)
        self._risks: dict[Suit, float] = {}

    def of(self, card: Card) -> tuple[Why, ...]:
        """Return what speaks for and against a card, weightiest first."""
        outlook = self._outlook
        found = self._on_lead(card) if outlook.led is None else self._following(card)
        return tuple(found[:MOST])

    def for_answer(self, card: Card) -> tuple[Why, ...]:
        """Return what speaks for the card that is chosen, and the guess of the trump.

        What speaks against it was outweighed; alone it would be no reason for it.
        """
        given = self.of(card)
        found = [why for why in given if why.code not in AGAINST]
        if found:
            found += [why for why in given if why.code == "ruff_risk"]
        return (*found, *guess_of(self._guess))

    def _ruff_risk(self, suit: Suit) -> float:
        """Return how often an opponent can ruff a lead of this suit."""
        if suit not in self._risks:
            self._risks[suit] = ruff_risk(self._outlook.memory.view, self._worlds, suit)
        return self._risks[suit]

    def _on_lead(self, card: Card) -> list[Why]:
        outlook, memory = self._outlook, self._outlook.memory
        found = []
        ours = outlook.ours(card)
        trumps = memory.trump == card[1]
        if trumps and outlook.chances.against_trumps() > 0.3:
            found.append(Why("draws_trumps"))
        if memory.higher(card) == 0:
            found.append(Why("master"))
        elif ours >= LIKELY:
            found.append(_percent("may_win_trick", ours))
        if not trumps and (risk := self._ruff_risk(card[1])) >= UNLIKELY:
            found.append(_percent("ruff_risk", risk))
        if _returned(outlook, card):
            found.append(Why("returns_suit"))
        return found

    def _following(self, card: Card) -> list[Why]:
        outlook, memory = self._outlook, self._outlook.memory
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
        elif not beats and memory.ours(outlook.winner) and ours >= LIKELY:
            found.append(_partner(outlook, ours))
        elif ours <= UNLIKELY and POINTS[card] == self._least:
            found.append(Why("cannot_win"))
        if not beats and outlook.worth.wins(card) > LIKELY and memory.tricks_left:
            found.append(Why("throws_winner"))
        elif beats and outlook.settles(stake):
            found.append(Why("settles"))
        return found


def ruff_risk(view: View, worlds: Worlds, suit: Suit) -> float:
    """Return in what share of the worlds an opponent can ruff a plain lead of a suit.

    Args:
        view: What the seat knows; it leads.
        worlds: All counting alike.
        suit: The suit led.
    """
    public, seat = view.public, view.seat
    assert seat is not None
    side = public.table.side
    others = [other for other in public.order if side(other) != side(seat)]
    lane = SUITS.index(suit)
    count = 0
    for number in range(len(worlds)):
        world = worlds.world(number)
        if world.trump == lane:
            continue
        for other in others:
            hand = world.hands[other]
            # The maker's indicator lies on the table and can always ruff.
            has = hand >> LANE * world.trump & LANE_MASK or (
                other == public.maker and world.indicator >= 0
            )
            if has and not hand >> LANE * lane & LANE_MASK:
                count += 1
                break
    return count / len(worlds)


def guess_of(shares: Mapping[Suit, float]) -> tuple[Why, ...]:
    """Return the guess of the trump as a reason, where one suit is the likeliest by far."""
    if not shares:
        return ()
    suit, share = max(shares.items(), key=lambda item: item[1])
    return (_percent("trump_guess", share, suit=suit),) if LIKELY <= share < 1 else ()


def _percent(code: str, chance: float, **params: str | int) -> Why:
    return Why(code, {**params, "percent": round(100 * chance)})


def _returned(outlook: Outlook, card: Card) -> bool:
    """Return whether the seat's partner has led this suit last."""
    memory = outlook.memory
    for trick in reversed(memory.view.public.tricks):
        leader = trick.plays[0].seat
        if leader != memory.seat and memory.ours(leader):
            return trick.led == card[1]
    return False


def _in_the_dark(outlook: Outlook, card: Card) -> list[Why]:
    """Return what a face-down card may come to while the trump is hidden from the seat."""
    trump = outlook.chances.trumps[card[1]]
    if trump >= 0.02:
        return [_percent("may_ruff", trump)]
    ours = outlook.ours(card)
    if POINTS[card] >= RICH and outlook.memory.ours(outlook.winner) and ours >= LIKELY:
        return [_partner(outlook, ours)]
    return []


def _partner(outlook: Outlook, ours: float) -> Why:
    if ours >= SURE:
        return Why("partner_wins", {"seat": outlook.winner})
    return _percent("partner_may_win", ours, seat=outlook.winner)
