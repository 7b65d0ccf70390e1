"""The running trick: who wins it if this seat plays a certain card, and what it is worth."""

from collections.abc import Mapping, Sequence

from three04.ai.club import weights as w
from three04.ai.club.chances import Chances
from three04.ai.club.memory import Memory
from three04.ai.club.worth import Worth
from three04.cards import Card, Suit
from three04.rules.events import PARTNER_CLOSE
from three04.rules.nought.ranks import PACK_POINTS, POINTS, STRENGTH
from three04.rules.nought.view import View


class Outlook:
    """A trick before this seat's card.

    Attributes:
        memory: What was seen.
        chances: Where the other cards may be.
        worth: What this seat's cards are good for later.
        led: The suit led, None when this seat leads.
        best: The highest card that lies face up, None when this seat leads.
        winner: Who played it.
        points: The points that lie in the trick and are seen.
        later: Who plays after this seat.
    """

    __slots__ = (
        "_average",
        "_foes",
        "_friends",
        "_missing",
        "best",
        "chances",
        "later",
        "led",
        "memory",
        "points",
        "winner",
        "worth",
    )

    def __init__(self, view: View, trumps: Mapping[Suit, float] | None = None) -> None:
        """Look at a view.

        Args:
            view: What the seat knows.
            trumps: Each suit's chance to be trump, of those who know better than by Club's guess.
        """
        memory = self.memory = Memory(view)
        self.chances = Chances(memory, trumps)
        self.worth = Worth(self.chances)
        self.led: Suit | None = view.public.trick.led
        self.best: Card | None = None
        self.winner = memory.seat
        self.points = 0
        for play in memory.plays:
            if play.card is not None:
                self.points += POINTS[play.card]
                if self.best is None or self.beats(play.card, self.best):
                    self.best, self.winner = play.card, play.seat
        self.later = memory.later()
        self._friends = [seat for seat in self.later if memory.ours(seat)]
        self._foes = [seat for seat in self.later if not memory.ours(seat)]
        count = memory.unseen_count()
        self._average = memory.unseen_points() / count if count else 0.0
        self._missing = _missing(memory)

    def beats(self, card: Card, best: Card) -> bool:
        """Return whether a card beats the best so far, by what this seat knows of trump."""
        if card[1] == best[1]:
            return STRENGTH[card] > STRENGTH[best]
        return card[1] == self.memory.trump

    # ------------------------------------------------------------------ who wins

    def ours(self, card: Card) -> float:
        """Return the chance that this seat's side takes the trick if it plays this card."""
        led = self.led
        trump = self.chances.trumps[card[1]]
        if led is None or card[1] == led or trump in (0.0, 1.0):
            return self._ours(card, led is not None and card[1] != led and trump == 1.0)
        # Face down, and perhaps a trump.
        return trump * self._ours(card, True) + (1 - trump) * self._ours(card, False)

    def _ours(self, card: Card, ruff: bool) -> float:
        best, led = self.best, self.led or card[1]
        if best is None or self._wins(card, best, ruff):
            best, ours = card, True
        else:
            ours = self.memory.ours(self.winner)
            ruff = False
        chance = self._in_suit(best, led, ours)
        chance = self._face_down(chance, ruff)
        if led == self.memory.trump:
            return chance
        # Our ruff takes what is lost; theirs, what is won.
        chance += (1 - chance) * self.chances.ruffed(self._friends, led, best)
        return chance * (1 - self.chances.ruffed(self._foes, led, best))

    def _in_suit(self, best: Card, led: Suit, ours: bool) -> float:
        """Return the chance to win by the suit led alone."""
        if best[1] != led:
            return 1.0 if ours else 0.0
        by_us, by_them = self.chances.race(best, self._friends, self._foes)
        return 1 - by_them if ours else by_us

    def _wins(self, card: Card, best: Card, ruff: bool) -> bool:
        if ruff and card[1] != best[1]:
            return best[1] == self.led
        return card[1] == best[1] and STRENGTH[card] > STRENGTH[best]

    def _face_down(self, chance: float, ruff: bool) -> float:
        """Reckon with ruffs among the cards that lie face down in the running trick."""
        for play in self.memory.plays:
            if play.card is not None:
                continue
            danger = self.chances.ruffs(play.seat) * (0.5 if ruff else 1.0)
            if self.memory.ours(play.seat):
                chance += (1 - chance) * danger
            else:
                chance *= 1 - danger
        return chance

    # ------------------------------------------------------------------ what it is worth

    def score(self, card: Card) -> float:
        """Return what playing this card is expected to bring, in points."""
        ours = self.ours(card)
        stake = self.points + POINTS[card] + self._to_come(ours)
        gain = ours * (stake + w.LEAD_WORTH * (self.memory.tricks_left > 0))
        gain += ours * self.settles(stake)
        return gain - self.worth.keep(card)

    def waste(self, card: Card, cards: Sequence[Card]) -> float:
        """Return what it costs to lay a later winner on a trick that is a partner's already.

        Args:
            card: The card in question.
            cards: All that are legal.
        """
        if self.best is None or not self.memory.ours(self.winner):
            return 0.0
        low = min(cards, key=lambda other: (self.worth.wins(other), POINTS[other], other))
        if self.ours(low) < w.SAFE or not self.memory.tricks_left:
            return 0.0
        return w.WASTE * (self.worth.wins(card) - self.worth.wins(low))

    def _to_come(self, ours: float) -> float:
        """Return the points expected of those who play after, and of face-down cards."""
        hidden = sum(play.card is None for play in self.memory.plays)
        points = hidden * w.LOW_SHARE * self._average
        for seat in self.later:
            wins = ours if self.memory.ours(seat) else 1 - ours
            points += (w.LOW_SHARE + w.HIGH_SHARE * wins) * self._average
        return points

    def settles(self, stake: float) -> float:
        """Return a premium if this trick decides whether the contract is made."""
        if self._missing <= 0:
            return 0.0
        return w.SETTLE_WORTH if stake >= self._missing else 0.0


def _missing(memory: Memory) -> int:
    """Return the points this side lacks to make the contract or to break it; 0 if settled."""
    public = memory.view.public
    if public.contract == PARTNER_CLOSE:
        return 1
    makers = public.table.side(memory.maker)
    made, _ = memory.view.side_points(makers)
    lost = 0
    for side in range(public.table.sides):
        if side != makers:
            lost += memory.view.side_points(side)[0]
    to_make, to_break = public.contract - made, PACK_POINTS - public.contract + 1 - lost
    if to_make <= 0 or to_break <= 0:
        return 0
    return to_make if memory.makers else to_break
