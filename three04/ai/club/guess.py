"""Which suit may be trump, for those who do not know it, from public play and the own cards."""

from typing import Final

from three04.ai.club.memory import Memory
from three04.cards import SUITS, Card, Suit
from three04.rules.nought.public import Trick

HELD: Final = 0.82
"""What each card of a suit that is seen elsewhere leaves of its chance: the maker is long."""
JACK_HELD: Final = 0.55
"""What is left when this seat holds its Jack: bids are made on Jacks."""
LED: Final = 0.5
"""What is left when the maker leads the suit while trump is closed: he spares his trumps."""
SHORT: Final = 0.04
"""What is left when the maker has shown that none is in his hand."""


def trump_chances(memory: Memory) -> dict[Suit, float]:
    """Return each suit's chance to be trump; they add up to 1."""
    if memory.trump is not None:
        return {suit: float(suit == memory.trump) for suit in SUITS}
    excluded = _excluded(memory)
    weights = {s: 0.0 if s in excluded else _weight(memory, s) for s in SUITS}
    total = sum(weights.values())
    if not total:
        return dict.fromkeys(SUITS, 0.25)
    return {suit: weight / total for suit, weight in weights.items()}


def _weight(memory: Memory, suit: Suit) -> float:
    unseen = len(memory.unseen[suit])
    own = memory.view.own.packet
    weight = float(unseen)
    for card in own:
        if card[1] == suit:
            weight *= HELD
    if "J" + suit in own:
        weight *= JACK_HELD
    if suit in memory.voids[memory.maker]:
        weight *= SHORT
    for trick in memory.view.public.tricks:
        if trick.led == suit and trick.plays[0].seat == memory.maker:
            weight *= LED
    return weight


def _excluded(memory: Memory) -> set[Suit]:
    """Return the suits that cannot be trump, as every trick ended with trump still closed."""
    found: set[Suit] = set()
    public = memory.view.public
    for number, trick in enumerate(public.tricks):
        # A trump of this seat's, face down, would have opened the trump (R43.7).
        mine: Card | None = memory.view.own.seen.get((number, memory.seat))
        if mine is not None:
            found.add(mine[1])
        if number == 0 and public.options.maker_limits and _led_by_maker(memory, trick):
            found.add(trick.led or "")  # R43.5
    return found


def _led_by_maker(memory: Memory, trick: Trick) -> bool:
    return trick.plays[0].seat == memory.maker
