"""Situations for the rulings' tests: a match set up and played by a script, as in a record.

``play("auction 0:160 1:pass … / trump 0:TS / play 0:AS 1:8S 2:(AH)", hands={0: "…"})``
"""

from collections.abc import Mapping

import pytest

from three04.cards import Card
from three04.rules import actions as act
from three04.rules import events as ev
from three04.rules import options as opt
from three04.rules.actions import Action
from three04.rules.events import Event
from three04.rules.nought.match import Match
from three04.rules.nought.view import View
from three04.rules.reasons import IllegalAction

Hands = tuple[tuple[Card, ...], ...]

_ALONE: dict[str, type[act.Redeal | act.Open | act.Caps | act.Spoilt]] = {
    "redeal": act.Redeal,
    "open": act.Open,
    "caps": act.Caps,
    "spoilt": act.Spoilt,
}
_LISTS = ("auction", "second", "trump", "play")


def read(script: str) -> list[Action]:
    """Read statements of a record into actions; ``/`` and line ends part statements."""
    actions: list[Action] = []
    word = ""
    for token in script.replace("/", " ").split():
        if token in _ALONE or token in _LISTS:
            word = token
        elif word in _ALONE:
            actions.append(_ALONE[word](int(token)))
        else:
            seat, _, what = token.partition(":")
            actions.append(_entry(word, int(seat), what))
    return actions


def _entry(word: str, seat: int, what: str) -> Action:
    if word == "trump":
        return act.LayTrump(seat, what)
    if word == "play":
        down = what.startswith("(")
        return act.Play(seat, what.strip("()"), down)
    words: dict[str, Action] = {
        "pass": act.Pass(seat),
        "ask": act.Ask(seat),
        "close": act.Close(seat),
    }
    return words[what] if what in words else act.Bid(seat, int(what))


def text(action: Action) -> str:
    """Write an action as a list of legal actions shows it: ``0:160``, ``0:(AH)``, ``open 0``."""
    match action:
        case act.Bid(seat=seat, amount=amount):
            return f"{seat}:{amount}"
        case act.LayTrump(seat=seat, card=card):
            return f"{seat}:{card}"
        case act.Play(seat=seat, card=card, down=down):
            return f"{seat}:({card})" if down else f"{seat}:{card}"
        case act.Pass() | act.Ask() | act.Close():
            return f"{action.seat}:{type(action).__name__.lower()}"
        case _:
            return f"{type(action).__name__.lower()} {action.seat}"


def fill(options: opt.Options, hands: Mapping[int, str]) -> Hands:
    """Return whole hands: those given (``"JS 9S | AS"``), filled up from the rest of the pack.

    Cards before ``|`` are in the first packet, cards after it in the second; what is missing
    comes from the rest of the pack in its fixed order, seat by seat.
    """
    table = options.seating
    packets: dict[tuple[int, int], list[Card]] = {}
    for seat in range(table.seats):
        first, _, second = hands.get(seat, "").partition("|")
        packets[seat, 0], packets[seat, 1] = first.split(), second.split()
        if len(packets[seat, 0]) > table.packets[0]:
            packets[seat, 1] = packets[seat, 0][table.packets[0] :] + packets[seat, 1]
            packets[seat, 0] = packets[seat, 0][: table.packets[0]]
    given = [card for cards in packets.values() for card in cards]
    assert len(given) == len(set(given)), "a card stands twice"
    assert set(given) <= set(table.pack), "a card is not in the pack"
    rest = [card for card in table.pack if card not in given]
    for (_, packet), cards in packets.items():
        while len(cards) < table.packets[packet]:
            cards.append(rest.pop(0))
    return tuple((*packets[s, 0], *packets[s, 1]) for s in range(table.seats))


class Situation:
    """A match with every seat's view beside it, each folded from its own events alone.

    Attributes:
        match: The match.
        events: All that happened, complete.
        views: The view of every seat.
        spectator: The view of somebody who sits nowhere.
    """

    def __init__(
        self, rules: str = "Standard", options: str = "", dealer: int | None = None
    ) -> None:
        chosen = opt.options(rules, options)
        last = chosen.seating.seats - 1
        self.match = Match(chosen, last if dealer is None else dealer)
        self.events: list[Event] = []
        self.views = [View(seat) for seat in range(chosen.seating.seats)]
        self.spectator = View(None)
        self._take(self.match.begin())

    def _take(self, events: list[Event]) -> list[Event]:
        self.events += events
        for event in events:
            self.spectator.fold(ev.redact(event, None))
            for seat, view in enumerate(self.views):
                view.fold(ev.redact(event, seat))
        return events

    def deal(self, hands: Mapping[int, str] | Hands | None = None) -> "Situation":
        """Deal these hands, filled up where they are not whole."""
        if not isinstance(hands, tuple):
            hands = fill(self.match.options, hands or {})
        self._take(self.match.deal(hands))
        return self

    def do(self, script: str) -> list[Event]:
        """Play a script; return what its last action brought about."""
        events: list[Event] = []
        for action in read(script):
            events = self._take(self.match.apply(action))
        return events

    def finish(self, prefer: str = "") -> "Situation":
        """Play the deal to its end: preferred cards first, in their order, else the first legal.

        Args:
            prefer: Cards, best first.
        """
        wanted = prefer.split()
        while not self.match.needs_deal and not self.match.finished:
            assert self.match.awaited is not None
            legal = self.match.legal(self.match.awaited)
            plays = [action for action in legal if isinstance(action, act.Play)]
            plays.sort(key=lambda a: wanted.index(a.card) if a.card in wanted else len(wanted))
            self._take(self.match.apply(plays[0]))
        return self

    def follow(self, cards: int) -> "Situation":
        """Let the seats on turn play their first legal card, so many times."""
        for _ in range(cards):
            assert self.match.awaited is not None
            legal = self.match.legal(self.match.awaited)
            self._take(self.match.apply(next(a for a in legal if isinstance(a, act.Play))))
        return self

    def legal(self, seat: int | None = None) -> str:
        """Return the legal list of a seat (of the one on turn) as text, sorted, blank-parted."""
        seat = self.match.awaited if seat is None else seat
        assert seat is not None
        return " ".join(sorted(text(action) for action in self.match.legal(seat)))

    def offers(self, seat: int) -> str:
        """Return what a seat may do off its turn, as text."""
        return " ".join(text(action) for action in self.match.offers(seat))

    def refused(self, script: str) -> str:
        """Play a script whose last action must be refused; return the reason's code."""
        *before, last = read(script)
        for action in before:
            self._take(self.match.apply(action))
        with pytest.raises(IllegalAction) as caught:
            self.match.apply(last)
        assert str(caught.value)
        return caught.value.reason.code

    def found(self, kind: type[Event]) -> list[Event]:
        """Return all events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def tokens(self) -> tuple[int, ...]:
        """Each side's tokens."""
        return self.match.public.tokens

    @property
    def outcome(self) -> str:
        """How the last deal came out."""
        assert self.match.result is not None
        return self.match.result.outcome


def play(
    script: str,
    hands: Mapping[int, str] | Hands | None = None,
    rules: str = "Standard",
    options: str = "",
    dealer: int | None = None,
) -> Situation:
    """Set up a match with one deal and play a script in it.

    Args:
        script: Statements of a record.
        hands: Whole or in part; see :func:`fill`.
        rules: The profile.
        options: What differs from it.
        dealer: The last seat unless given, so that seat 0 is eldest.
    """
    situation = Situation(rules, options, dealer).deal(hands)
    situation.do(script)
    return situation
