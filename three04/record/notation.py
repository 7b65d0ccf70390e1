"""Actions to text and back: the words of statements and the entries that follow them."""

import functools
import re
from typing import Final

from three04.cards import CARDS, Card
from three04.record.faults import Wrong, quoted
from three04.record.partly import UNSEEN
from three04.rules import actions as act
from three04.rules.actions import Action

LISTS: Final = ("auction", "second", "play")
"""Statements that hold a list of entries."""

SINGLE: Final = ("trump", "open", "caps", "spoilt", "redeal")
"""Statements of one entry."""

WORDS: Final = frozenset((*LISTS, *SINGLE))
"""The words of all statements that are actions."""

_SEATS: Final = frozenset("01234567")
_AMOUNT: Final = re.compile("[1-9][0-9]{0,3}")
_CALLS: Final[dict[str, type[act.Pass] | type[act.Ask] | type[act.Close]]] = {
    "pass": act.Pass,
    "ask": act.Ask,
    "close": act.Close,
}
_LONE: Final[dict[str, type[act.Open] | type[act.Caps] | type[act.Spoilt] | type[act.Redeal]]] = {
    "open": act.Open,
    "caps": act.Caps,
    "spoilt": act.Spoilt,
    "redeal": act.Redeal,
}


def read_card(text: str) -> Card:
    """Read a card, which may be one not seen.

    Raises:
        Wrong: If it is none.
    """
    if text not in CARDS and text != UNSEEN:
        raise Wrong(f"{quoted(text)} is no card: expected rank and suit, such as JS or TD")
    return text


def read_seat(text: str) -> int:
    """Read a seat's number; whether the table has it is for the rules to say.

    Raises:
        Wrong: If it is none.
    """
    if text not in _SEATS:
        raise Wrong(f"{quoted(text)} is no seat: expected its number, one digit")
    return int(text)


@functools.lru_cache(maxsize=4096)
def read_entry(word: str, entry: str) -> Action:
    """Read one entry of a statement.

    Args:
        word: The statement's word, one of ``WORDS``.
        entry: What follows it, or one of the entries of its list.

    Raises:
        Wrong: If it is not formed as it should be.
    """
    if word in _LONE:
        if word == "caps" and ":" in entry:
            raise Wrong(
                f"caps {quoted(entry)}: Caps called during play are not read yet: "
                "expected caps and a seat alone"
            )
        return _LONE[word](read_seat(entry))
    seat, colon, what = entry.partition(":")
    if not colon:
        raise Wrong(f"{quoted(entry)} after {word}: expected {_FORMS[word]}")
    if word == "trump":
        return act.LayTrump(read_seat(seat), read_card(what))
    if word == "play":
        return _read_play(read_seat(seat), what)
    return _read_call(word, read_seat(seat), what)


_FORMS: Final = {
    "auction": "seat:bid, seat:pass or seat:ask",
    "second": "seat:bid, seat:pass or seat:close",
    "trump": "seat:card",
    "play": "seat:card, or seat:(card) for one that goes face down",
}


def _read_play(seat: int, what: str) -> Action:
    if what.startswith("(") and what.endswith(")"):
        return act.Play(seat, read_card(what[1:-1]), down=True)
    return act.Play(seat, read_card(what))


def _read_call(word: str, seat: int, what: str) -> Action:
    if what in _CALLS:
        return _CALLS[what](seat)
    if not _AMOUNT.fullmatch(what):
        raise Wrong(f"{quoted(what)} is no bid: expected {_FORMS[word]}")
    return act.Bid(seat, int(what))


def word_of(action: Action, *, second: bool) -> str:
    """Return the word of the statement that holds an action.

    Args:
        action: The action.
        second: Whether the auction on the full hand is running.
    """
    return _WORD_OF.get(type(action)) or ("second" if second else "auction")


_WORD_OF: Final[dict[type, str]] = {
    act.Play: "play",
    act.LayTrump: "trump",
    **{kind: word for word, kind in _LONE.items()},
}


def written_entry(action: Action) -> str:
    """Return an action's entry, without the statement's word."""
    seat = action.seat
    match action:
        case act.Play(card=card, down=True):
            return f"{seat}:({card})"
        case act.Play(card=card) | act.LayTrump(card=card):
            return f"{seat}:{card}"
        case act.Bid(amount=amount):
            return f"{seat}:{amount}"
        case act.Pass() | act.Ask() | act.Close():
            return f"{seat}:{_CALL_OF[type(action)]}"
        case _:
            return str(seat)


_CALL_OF: Final[dict[type, str]] = {kind: call for call, kind in _CALLS.items()}


def written_alone(action: Action) -> str:
    """Return an action as ``three04 legal`` lists it: a bare entry, or word and seat."""
    entry = written_entry(action)
    if ":" in entry:
        return entry
    return f"{word_of(action, second=False)} {entry}"
