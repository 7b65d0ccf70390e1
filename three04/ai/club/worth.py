"""What a card in hand is good for in later tricks: the price of playing it now."""

from three04.ai.club import weights as w
from three04.ai.club.chances import Chances
from three04.cards import Card, Suit
from three04.rules.nought.ranks import POINTS


class Worth:
    """Prices of this seat's cards.

    Attributes:
        chances: Where the other cards may be.
    """

    __slots__ = ("_catch", "_danger", "chances")

    def __init__(self, chances: Chances) -> None:
        self.chances = chances
        memory = chances.memory
        tricks = memory.tricks_left
        self._catch = memory.unseen_points() / (tricks + 1) if tricks else 0.0
        self._danger: dict[Suit, float] = {}

    def keep(self, card: Card) -> float:
        """Return the points this card is expected to bring its side if it is kept."""
        if not self.chances.memory.tricks_left:
            return 0.0
        points, wins = POINTS[card], w.FUTURE * self.wins(card)
        return wins * (points + self._catch) + (1 - wins) * points * w.SAVED

    def wins(self, card: Card) -> float:
        """Return the chance that this card wins a trick later."""
        trump = self.chances.trumps[card[1]]
        wins = trump * self._trump_wins(card) if trump else 0.0
        if trump < 1:
            wins += (1 - trump) * self._plain_wins(card)
        return wins

    def _trump_wins(self, card: Card) -> float:
        above = w.TRUMP_UNDER ** self.chances.memory.higher(card)
        return w.TRUMP_FLOOR + (0.95 - w.TRUMP_FLOOR) * above

    def _plain_wins(self, card: Card) -> float:
        under = float(w.WINS_UNDER ** self.chances.memory.higher(card))
        return under * (1 - self.danger(card[1]))

    def danger(self, suit: Suit) -> float:
        """Return the chance that a later trick of a plain suit is ruffed by an opponent."""
        if suit not in self._danger:
            chances = self.chances
            safe = 1.0
            for seat in chances.share:
                if chances.playing_against(seat):
                    safe *= 1 - chances.void(seat, suit) * chances.ruffs(seat)
            self._danger[suit] = min(0.9, w.LATER_RUFF * (1 - safe) + 0.04)
        return self._danger[suit]
