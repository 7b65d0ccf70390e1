"""Deals played by computer players, with what is needed to play them again with other cards."""

import random
from collections.abc import Iterator

import msgspec

from tests.rules.chance import SWITCHES
from three04.ai.players import PLAYERS
from three04.cards import Card
from three04.rules import actions as act
from three04.rules.actions import Action
from three04.rules.events import Event, redact
from three04.rules.nought.match import Match
from three04.rules.nought.view import View
from three04.rules.options import PROFILES, Options
from three04.rules.questions import Answer, Cut, Decline, Question
from three04.rules.tables import TABLES

Hands = tuple[tuple[Card, ...], ...]

WORLDS = 8
"""The budget of those that look at worlds: enough to differ, few enough to be quick."""


def some_options(rng: random.Random) -> Options:
    """Return a profile as it stands, at any table, or a mix of all options."""
    chosen = rng.choice(list(PROFILES.values()))
    if rng.random() < 0.4:
        return chosen
    chosen = msgspec.structs.replace(chosen, table=rng.choice(list(TABLES)))
    if rng.random() < 0.4:
        return chosen
    return msgspec.structs.replace(
        chosen,
        trump="open" if rng.random() < 0.2 else "closed",
        bid_step_from_200=rng.choice((5, 10)),
        caps=rng.choice(("off", "declared", "sweep")),
        **{name: rng.random() < 0.5 for name in SWITCHES},
    )


def some_hands(rng: random.Random, options: Options) -> Hands:
    """Return hands dealt at random, now and then badly shuffled so that hands are wild."""
    table = options.seating
    pack = list(table.pack)
    rng.shuffle(pack)
    if rng.random() < 0.25:
        pack.sort(key=lambda card: "SHDC".index(card[1]) + 2 * rng.random())
    size = table.hand_size
    return tuple(tuple(pack[seat * size : (seat + 1) * size]) for seat in range(table.seats))


class Seats:
    """A match and what each of its seats has heard.

    Attributes:
        match: The match.
        heard: The redacted events, by seat.
        views: Folded from these.
    """

    def __init__(self, options: Options, dealer: int) -> None:
        seats = range(options.seating.seats)
        self.match = Match(options, dealer)
        self.heard: list[list[Event]] = [[] for _ in seats]
        self.views = [View(seat) for seat in seats]
        self._publish(self.match.begin())

    def deal(self, hands: Hands) -> None:
        """Deal these hands."""
        self._publish(self.match.deal(hands))

    def apply(self, action: Action) -> None:
        """Do an action."""
        self._publish(self.match.apply(action))

    def _publish(self, events: list[Event]) -> None:
        for seat, view in enumerate(self.views):
            for event in events:
                self.heard[seat].append(redact(event, seat))
                view.fold(self.heard[seat][-1])

    def questions(self) -> Iterator[Question]:
        """Yield all that may be asked now: the turn and every offer."""
        awaited = self.match.awaited
        if awaited is not None:
            yield Question(1, awaited, "turn", tuple(self.match.legal(awaited)))
        for seat in range(len(self.views)):
            for action in self.match.offers(seat):
                yield Question(2, seat, "offer", (action,))


def answer(name: str, seats: Seats, question: Question, seed: str, budget: int = WORLDS) -> Answer:
    """Return what a player answers; it gets the view itself."""
    return PLAYERS[name].decide(seats.views[question.seat], question, seed, budget)


def play_deal(rng: random.Random, options: Options, names: list[str]) -> "Played":
    """Let players play one deal; now and then one acts at random instead.

    Args:
        rng: Of the cards and what else is chance.
        options: The options.
        names: Of the players, by seat.
    """
    dealer = rng.randrange(options.seating.seats)
    hands = some_hands(rng, options)
    seats = Seats(options, dealer)
    seats.deal(hands)
    actions: list[Action] = []
    while seats.match.awaited is not None:
        action = _next(rng, seats, names)
        seats.apply(action)
        actions.append(action)
    return Played(options, dealer, hands, actions)


def _next(rng: random.Random, seats: Seats, names: list[str]) -> Action:
    turn, *offers = seats.questions()
    for question in [*offers, turn]:
        name = names[question.seat] if rng.random() < 0.9 else "random"
        reply = answer(name, seats, question, str(rng.random()))
        if not isinstance(reply, Decline | Cut):
            if isinstance(reply, act.Spoilt | act.Redeal) and rng.random() < 0.8:
                continue
            return reply
    return rng.choice(turn.actions)


class Played(msgspec.Struct, frozen=True):
    """A deal that was played.

    Attributes:
        options: The options.
        dealer: Who dealt.
        hands: The hands as dealt.
        actions: All actions.
    """

    options: Options
    dealer: int
    hands: Hands
    actions: list[Action]

    def until(self, step: int) -> Seats:
        """Play it again up to a step."""
        seats = Seats(self.options, self.dealer)
        seats.deal(self.hands)
        for action in self.actions[:step]:
            seats.apply(action)
        return seats

    def down(self, step: int) -> list[Card]:
        """Return the cards that had been played face down up to a step."""
        return [a.card for a in self.actions[:step] if isinstance(a, act.Play) and a.down]

    def indicator(self, step: int) -> Card | None:
        """Return the last indicator laid up to a step."""
        laid = [a.card for a in self.actions[:step] if isinstance(a, act.LayTrump)]
        return laid[-1] if laid else None

    def swapped(self, one: Card, two: Card) -> "Played":
        """Return the same with two cards exchanged wherever they stand."""
        turn = {one: two, two: one}
        hands = tuple(tuple(turn.get(card, card) for card in hand) for hand in self.hands)
        actions = [
            msgspec.structs.replace(a, card=turn.get(a.card, a.card))
            if isinstance(a, act.LayTrump | act.Play)
            else a
            for a in self.actions
        ]
        return Played(self.options, self.dealer, hands, actions)


def seen_by(view: View) -> set[Card]:
    """Return every card that a seat has seen in the running deal."""
    public = view.public
    seen = {*view.own.packet, *view.own.seen.values()}
    for trick in [*public.tricks, public.trick]:
        seen |= {play.card for play in trick.plays if play.card}
    if public.opened:
        seen.add(public.opened)
    return seen


def snapshot(view: View) -> str:
    """Return all that a view holds, as text."""
    return repr(_plain(view))


def _plain(thing: object) -> object:
    slots = getattr(type(thing), "__slots__", None)
    if isinstance(thing, msgspec.Struct):
        return repr(thing)
    if slots:
        return [(name, _plain(getattr(thing, name))) for name in slots]
    if isinstance(thing, list | tuple):
        return [_plain(item) for item in thing]
    if isinstance(thing, set | frozenset):
        return sorted(map(repr, thing))
    if isinstance(thing, dict):
        return [(repr(key), _plain(value)) for key, value in sorted(thing.items())]
    return repr(thing)
