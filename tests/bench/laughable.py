"""Counts moves that one would laugh at: ``python tests/bench/laughable.py [choices] [player]``.

A player plays whole deals against itself by Classic rules. Each of its cards is held against what
its own seat could know; a card is counted only where there was a legal one without the fault.
"""

import random
import sys
from collections import Counter

from three04.ai.book.selfplay import deal, play
from three04.ai.club.outlook import Outlook
from three04.ai.player import Player
from three04.ai.players import player_of
from three04.cards import Card
from three04.rules import actions as act
from three04.rules.nought.ranks import POINTS
from three04.rules.nought.view import View
from three04.rules.options import options
from three04.rules.questions import Answer, Question

SHOWN = 5
SURE = 0.99
RICH = 10


def ruffs_partner(outlook: Outlook, card: Card, cards: list[Card]) -> bool:
    """Return whether a trump is laid on a trick that is the partner's already."""
    memory = outlook.memory
    if outlook.led is None or outlook.best is None or not memory.ours(outlook.winner):
        return False
    if memory.trump is None or card[1] != memory.trump or outlook.led == memory.trump:
        return False
    plain = [other for other in cards if other[1] != memory.trump]
    return bool(plain) and max(outlook.ours(other) for other in plain) >= SURE


def throws_high(outlook: Outlook, card: Card, cards: list[Card]) -> bool:
    """Return whether a Jack or nine goes to a trick that is lost for certain."""
    if outlook.led is None or POINTS[card] < 20 or outlook.ours(card) > 1 - SURE:
        return False
    return any(POINTS[other] <= 3 for other in cards)


def leaves_trick(outlook: Outlook, card: Card, cards: list[Card]) -> bool:
    """Return whether the last to play leaves a rich trick that he could win cheaply."""
    if outlook.led is None or outlook.later or outlook.ours(card) >= 0.5:
        return False
    rich = outlook.points + POINTS[card] >= RICH
    trump = outlook.memory.trump
    winners = [c for c in cards if outlook.ours(c) >= SURE and c[1] in (outlook.led, trump)]
    # A Jack or nine of trumps may well be worth more later.
    return rich and any(POINTS[c] < 20 for c in winners)


def leads_from_run(outlook: Outlook, card: Card, cards: list[Card]) -> bool:
    """Return whether a trump is led where the partner has won two tricks running with a suit."""
    memory = outlook.memory
    tricks = memory.view.public.tricks[-2:]
    if outlook.led is not None or card[1] != memory.trump or len(tricks) < 2 or memory.is_maker:
        return False
    run = all(t.winner == t.plays[0].seat != memory.seat and memory.ours(t.winner) for t in tricks)
    suits = {t.led for t in tricks}
    return run and len(suits) == 1 and any(c[1] in suits for c in cards)


FAULTS = {
    "ruffs the partner's sure trick": ruffs_partner,
    "throws a Jack or nine on a lost trick": throws_high,
    "leaves a rich trick as the last to play": leaves_trick,
    "leads a trump out of the partner's run": leads_from_run,
}


class Watch:
    """Plays deals and counts.

    Attributes:
        cards: Choices of a card with more than one to choose from.
        faults: How many of them have which fault.
        shown: The first few of each, in words.
    """

    def __init__(self, player: Player) -> None:
        self.player = player
        self.cards = 0
        self.faults: Counter[str] = Counter()
        self.shown: list[str] = []
        self._seed = 0

    def decide(self, view: View, question: Question) -> Answer:
        """Answer as the player does, and look at what it was."""
        self._seed += 1
        answer = self.player.decide(view, question, str(self._seed), self.player.budget)
        cards = [action.card for action in question.actions if isinstance(action, act.Play)]
        if isinstance(answer, act.Play) and len(cards) > 1:
            self._look(view, answer.card, cards)
        return answer

    def _look(self, view: View, card: Card, cards: list[Card]) -> None:
        self.cards += 1
        outlook = Outlook(view)
        for name, has in FAULTS.items():
            if has(outlook, card, cards):
                self.faults[name] += 1
                if self.faults[name] <= SHOWN:
                    lying = " ".join(str(play) for play in view.public.trick.plays)
                    self.shown.append(f"{name}: {card} of {' '.join(cards)} on [{lying}]")


def main() -> int:
    """Count and print."""
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    name = sys.argv[2] if len(sys.argv) > 2 else "expert:budget=100"
    watch, rng, number = Watch(player_of(name)), random.Random(304), 0
    chosen = options("Classic", "")
    while watch.cards < wanted:
        play(chosen, number % 4, deal(rng, chosen), watch.decide)
        number += 1
    print(f"{name}: {watch.cards} choices of a card in {number} deals")
    for fault in FAULTS:
        print(f"  {watch.faults[fault]:4} {fault}")
    print("\n".join(watch.shown))
    return 0


if __name__ == "__main__":
    sys.exit(main())
