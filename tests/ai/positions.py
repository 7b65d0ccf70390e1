"""Positions for tests of judgement: hands and what was done, as one line."""

from collections.abc import Mapping

from three04.ai.players import PLAYERS
from three04.cards import Card
from three04.rules import actions as act
from three04.rules.actions import Action
from three04.rules.nought.public import Phase
from three04.rules.options import options
from three04.rules.questions import Answer, Question

from .histories import Hands, Seats

WORDS: dict[str, type[act.Pass | act.Ask | act.Close | act.Open]] = {
    "pass": act.Pass,
    "ask": act.Ask,
    "close": act.Close,
    "open": act.Open,
}


def position(
    hands: Mapping[int, str], script: str = "", rules: str = "Standard", extra: str = ""
) -> Seats:
    """Set up a deal, seat 0 being eldest, and play a script: each word is the awaited seat's.

    Args:
        hands: By seat, in the order dealt; what is missing comes from the rest of the pack.
        script: ``160 pass pass pass 7S AH 8H (TS) …``: calls, the indicator, cards.
        rules: The profile.
        extra: Options that differ from it.
    """
    chosen = options(rules, extra)
    seats = Seats(chosen, chosen.seating.seats - 1)
    seats.deal(fill(hands, seats))
    for word in script.split():
        seats.apply(_action(seats, word))
    return seats


def fill(hands: Mapping[int, str], seats: Seats) -> Hands:
    """Return whole hands: those given, and the rest of the pack for the others."""
    table = seats.match.options.seating
    given = {seat: hands.get(seat, "").split() for seat in range(table.seats)}
    used = [card for cards in given.values() for card in cards]
    assert len(used) == len(set(used)), "a card stands twice"
    rest = [card for card in table.pack if card not in used]
    for cards in given.values():
        while len(cards) < table.hand_size:
            cards.append(rest.pop())
    return tuple(tuple(given[seat]) for seat in range(table.seats))


def _action(seats: Seats, word: str) -> Action:
    seat = seats.match.awaited
    assert seat is not None, word
    if word in WORDS:
        return WORDS[word](seat)
    if word.isdigit():
        return act.Bid(seat, int(word))
    if seats.match.public.phase is Phase.TRUMP:
        return act.LayTrump(seat, word)
    return act.Play(seat, word.strip("()"), word.startswith("("))


def asked(seats: Seats, name: str = "club") -> Answer:
    """Return what a player does at the turn that is on."""
    seat = seats.match.awaited
    assert seat is not None
    question = Question(1, seat, "turn", tuple(seats.match.legal(seat)))
    return PLAYERS[name].decide(seats.views[seat], question, "seed", 0)


def card(seats: Seats) -> Card:
    """Return the card that Club plays or lays."""
    answer = asked(seats)
    assert isinstance(answer, act.Play | act.LayTrump), answer
    return answer.card
