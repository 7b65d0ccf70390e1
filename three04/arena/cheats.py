"""Players that are told what they may not know, to measure what not knowing it costs.

They exist in the arena alone: what they see is handed to them beside the view, or written into
the copy of the view that they are given; no level of the game and no view of the table holds it.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from three04.ai.player import Player
from three04.cards import Suit
from three04.rules import actions as act
from three04.rules.nought.match import Match
from three04.rules.nought.public import Phase
from three04.rules.nought.view import View
from three04.rules.questions import Answer, Question
from three04.table.open_deal import Oracle, position_of


class Peek:
    """The truth about the running deal.

    Attributes:
        match: The match as it stands.
    """

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def trump(self) -> Suit | None:
        """The trump suit, also while it is hidden; None before it was chosen."""
        public = self.match.public
        if public.trump is not None or public.maker is None:
            return public.trump
        return self.match.owns[public.maker].trump


CheatingDecide: TypeAlias = Callable[[Peek, View, Question, str, int], Answer]
"""As a player decides, with a look at the truth."""

Whom: TypeAlias = Callable[[View], bool]


def _seen_cards(player: Player) -> CheatingDecide:
    """Play by the exact points of the open deal; bid, lay and answer offers as the player does.

    A hidden trump is taken as open. Of equal cards the cheapest goes.
    """
    oracles: dict[str, Oracle] = {}

    def decide(peek: Peek, view: View, question: Question, seed: str, budget: int) -> Answer:
        plays = {a.card: a for a in question.actions if isinstance(a, act.Play)}
        # Hands laid aside (R32) are not solved.
        if question.kind != "turn" or not plays or view.public.aside:
            return player.decide(view, question, seed, budget)
        if len(plays) == 1:
            return next(iter(plays.values()))
        table = view.public.table
        if table.name not in oracles:
            oracles[table.name] = Oracle(table)
        for card in oracles[table.name].cards(position_of(peek.match)):
            # A hidden trump allows less than an open one, and now and then something else.
            if card in plays:
                return plays[card]
        return player.decide(view, question, seed, budget)

    return decide


def _seen_trump(whom: Whom) -> Callable[[Player], CheatingDecide]:
    """Return what tells a player the trump suit during play, as if it had chosen it."""

    def cheat(player: Player) -> CheatingDecide:
        def decide(peek: Peek, view: View, question: Question, seed: str, budget: int) -> Answer:
            if view.public.phase is Phase.PLAY and view.trump is None and whom(view):
                view = view.copy()
                view.own.trump = peek.trump
            return player.decide(view, question, seed, budget)

        return decide

    return cheat


def _as_partner(view: View) -> bool:
    table, maker = view.public.table, view.public.maker
    assert maker is not None
    assert view.seat is not None
    return table.side(maker) == table.side(view.seat)


def _defending(view: View) -> bool:
    return not _as_partner(view)


CHEATS: Final[dict[str, Callable[[Player], CheatingDecide]]] = {
    "all": _seen_cards,
    "trump": _seen_trump(lambda view: True),
    "trump-defending": _seen_trump(_defending),
    "trump-partner": _seen_trump(_as_partner),
}
"""What ``sees=`` may say: how a player becomes one that is told more."""
