"""Deals played by computer players, with the truth beside them: for fitting and for measuring."""

import random
from collections.abc import Iterator

from three04.ai.kernel.layout import BIT_OF, LANE, mask_of
from three04.ai.player import Player
from three04.ai.worlds.knowledge import NONE, World
from three04.rules import actions as act
from three04.rules.actions import Action
from three04.rules.events import Event, redact
from three04.rules.nought.match import Match
from three04.rules.nought.view import View
from three04.rules.options import Options
from three04.rules.questions import Cut, Decline, Question


class Deal:
    """One deal in play.

    Attributes:
        match: The match it is of.
        views: What each seat knows.
    """

    def __init__(self, options: Options, player: Player, rng: random.Random) -> None:
        """Deal.

        Args:
            options: The options.
            player: Who plays at every seat.
            rng: Where the cards come from.
        """
        table = options.seating
        self.player, self.rng = player, rng
        self.match = Match(options, rng.randrange(table.seats))
        self.views = [View(seat) for seat in range(table.seats)]
        self._publish(self.match.begin())
        pack = list(table.pack)
        rng.shuffle(pack)
        size = table.hand_size
        hands = tuple(tuple(pack[s * size : (s + 1) * size]) for s in range(table.seats))
        self._publish(self.match.deal(hands))

    def _publish(self, events: list[Event]) -> None:
        for seat, view in enumerate(self.views):
            for event in events:
                view.fold(redact(event, seat))

    def decisions(self) -> Iterator[int]:
        """Play it to its end; yield the seat on turn before each of its actions."""
        while self.match.awaited is not None:
            action = self._offered()
            if action is None:
                seat = self.match.awaited
                yield seat
                question = Question(0, seat, "turn", tuple(self.match.legal(seat)))
                action = self._ask(question)
            assert action is not None
            self._publish(self.match.apply(action))

    def _offered(self) -> Action | None:
        """Return what a seat does that is not on turn, or beside it."""
        for seat in range(len(self.views)):
            for action in self.match.offers(seat):
                if isinstance(action, act.Spoilt) and not self.player.polled:
                    continue
                answer = self._ask(Question(0, seat, "offer", (action,)))
                if answer is not None:
                    return answer
        return None

    def _ask(self, question: Question) -> Action | None:
        view, seed = self.views[question.seat], str(self.rng.random())
        answer = self.player.decide(view, question, seed, self.player.budget)
        return None if isinstance(answer, Decline | Cut) else answer


def truth(match: Match, view: View) -> tuple[World, int]:
    """Return the deal as it lies, in the form of what this seat may imagine, and what was laid."""
    public, owns = match.public, match.owns
    assert match.current is not None
    hands = [mask_of(own.hand) for own in owns]
    if sum(public.dealt) < public.table.hand_size * public.table.seats:
        # Cards that are to come count as part of the hands.
        hands = [mask_of(hand) for hand in match.current.hands]
    trump = indicator = laid = NONE
    if public.maker is not None:
        own = owns[public.maker]
        suit = public.trump or own.trump
        if suit is not None:
            laid = BIT_OF[public.opened] if public.opened else _laid(match, public.maker, suit)
            trump = laid // LANE
        if own.indicator is not None:
            indicator = BIT_OF[own.indicator]
            hands[public.maker] &= ~(1 << indicator)
    down = {
        place: BIT_OF[card]
        for own in owns
        for place, card in own.seen.items()
        if view.card_at(*place) is None
    }
    size = public.table.packets[0]
    first = tuple(mask_of(hand[:size]) for hand in match.current.hands)
    return World(tuple(hands), trump, indicator, down, first), laid


def _laid(match: Match, maker: int, suit: str) -> int:
    """Return the hidden indicator, where it has just been played face down too."""
    own = match.owns[maker]
    if own.indicator is not None:
        return BIT_OF[own.indicator]
    card = own.seen[len(match.public.tricks), maker]
    assert card[1] == suit
    return BIT_OF[card]
