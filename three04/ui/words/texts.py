"""Names of cards, suits and seats, and the sentences of reasons, in the language of the window.

Every function translates when it is called, so a change of language needs no more than a redraw.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from three04.ai.thought import OF_ONE, Why
from three04.ai.thought import SENTENCES as WHYS
from three04.cards import Card, Suit
from three04.rules.events import PARTNER_CLOSE, Call, Outcome
from three04.rules.reasons import QT_TRANSLATE_NOOP, SENTENCES, Reason
from three04.rules.tables import Table

_CARDS: Final[dict[Card, str]] = {
    "JS": QT_TRANSLATE_NOOP("Card", "Jack of spades"),
    "9S": QT_TRANSLATE_NOOP("Card", "Nine of spades"),
    "AS": QT_TRANSLATE_NOOP("Card", "Ace of spades"),
    "TS": QT_TRANSLATE_NOOP("Card", "Ten of spades"),
    "KS": QT_TRANSLATE_NOOP("Card", "King of spades"),
    "QS": QT_TRANSLATE_NOOP("Card", "Queen of spades"),
    "8S": QT_TRANSLATE_NOOP("Card", "Eight of spades"),
    "7S": QT_TRANSLATE_NOOP("Card", "Seven of spades"),
    "6S": QT_TRANSLATE_NOOP("Card", "Six of spades"),
    "JH": QT_TRANSLATE_NOOP("Card", "Jack of hearts"),
    "9H": QT_TRANSLATE_NOOP("Card", "Nine of hearts"),
    "AH": QT_TRANSLATE_NOOP("Card", "Ace of hearts"),
    "TH": QT_TRANSLATE_NOOP("Card", "Ten of hearts"),
    "KH": QT_TRANSLATE_NOOP("Card", "King of hearts"),
    "QH": QT_TRANSLATE_NOOP("Card", "Queen of hearts"),
    "8H": QT_TRANSLATE_NOOP("Card", "Eight of hearts"),
    "7H": QT_TRANSLATE_NOOP("Card", "Seven of hearts"),
    "6H": QT_TRANSLATE_NOOP("Card", "Six of hearts"),
    "JD": QT_TRANSLATE_NOOP("Card", "Jack of diamonds"),
    "9D": QT_TRANSLATE_NOOP("Card", "Nine of diamonds"),
    "AD": QT_TRANSLATE_NOOP("Card", "Ace of diamonds"),
    "TD": QT_TRANSLATE_NOOP("Card", "Ten of diamonds"),
    "KD": QT_TRANSLATE_NOOP("Card", "King of diamonds"),
    "QD": QT_TRANSLATE_NOOP("Card", "Queen of diamonds"),
    "8D": QT_TRANSLATE_NOOP("Card", "Eight of diamonds"),
    "7D": QT_TRANSLATE_NOOP("Card", "Seven of diamonds"),
    "6D": QT_TRANSLATE_NOOP("Card", "Six of diamonds"),
    "JC": QT_TRANSLATE_NOOP("Card", "Jack of clubs"),
    "9C": QT_TRANSLATE_NOOP("Card", "Nine of clubs"),
    "AC": QT_TRANSLATE_NOOP("Card", "Ace of clubs"),
    "TC": QT_TRANSLATE_NOOP("Card", "Ten of clubs"),
    "KC": QT_TRANSLATE_NOOP("Card", "King of clubs"),
    "QC": QT_TRANSLATE_NOOP("Card", "Queen of clubs"),
    "8C": QT_TRANSLATE_NOOP("Card", "Eight of clubs"),
    "7C": QT_TRANSLATE_NOOP("Card", "Seven of clubs"),
    "6C": QT_TRANSLATE_NOOP("Card", "Six of clubs"),
}
_PLAYED: Final[dict[Card, str]] = {
    "JS": QT_TRANSLATE_NOOP("PlayedCard", "the jack of spades"),
    "9S": QT_TRANSLATE_NOOP("PlayedCard", "the nine of spades"),
    "AS": QT_TRANSLATE_NOOP("PlayedCard", "the ace of spades"),
    "TS": QT_TRANSLATE_NOOP("PlayedCard", "the ten of spades"),
    "KS": QT_TRANSLATE_NOOP("PlayedCard", "the king of spades"),
    "QS": QT_TRANSLATE_NOOP("PlayedCard", "the queen of spades"),
    "8S": QT_TRANSLATE_NOOP("PlayedCard", "the eight of spades"),
    "7S": QT_TRANSLATE_NOOP("PlayedCard", "the seven of spades"),
    "6S": QT_TRANSLATE_NOOP("PlayedCard", "the six of spades"),
    "JH": QT_TRANSLATE_NOOP("PlayedCard", "the jack of hearts"),
    "9H": QT_TRANSLATE_NOOP("PlayedCard", "the nine of hearts"),
    "AH": QT_TRANSLATE_NOOP("PlayedCard", "the ace of hearts"),
    "TH": QT_TRANSLATE_NOOP("PlayedCard", "the ten of hearts"),
    "KH": QT_TRANSLATE_NOOP("PlayedCard", "the king of hearts"),
    "QH": QT_TRANSLATE_NOOP("PlayedCard", "the queen of hearts"),
    "8H": QT_TRANSLATE_NOOP("PlayedCard", "the eight of hearts"),
    "7H": QT_TRANSLATE_NOOP("PlayedCard", "the seven of hearts"),
    "6H": QT_TRANSLATE_NOOP("PlayedCard", "the six of hearts"),
    "JD": QT_TRANSLATE_NOOP("PlayedCard", "the jack of diamonds"),
    "9D": QT_TRANSLATE_NOOP("PlayedCard", "the nine of diamonds"),
    "AD": QT_TRANSLATE_NOOP("PlayedCard", "the ace of diamonds"),
    "TD": QT_TRANSLATE_NOOP("PlayedCard", "the ten of diamonds"),
    "KD": QT_TRANSLATE_NOOP("PlayedCard", "the king of diamonds"),
    "QD": QT_TRANSLATE_NOOP("PlayedCard", "the queen of diamonds"),
    "8D": QT_TRANSLATE_NOOP("PlayedCard", "the eight of diamonds"),
    "7D": QT_TRANSLATE_NOOP("PlayedCard", "the seven of diamonds"),
    "6D": QT_TRANSLATE_NOOP("PlayedCard", "the six of diamonds"),
    "JC": QT_TRANSLATE_NOOP("PlayedCard", "the jack of clubs"),
    "9C": QT_TRANSLATE_NOOP("PlayedCard", "the nine of clubs"),
    "AC": QT_TRANSLATE_NOOP("PlayedCard", "the ace of clubs"),
    "TC": QT_TRANSLATE_NOOP("PlayedCard", "the ten of clubs"),
    "KC": QT_TRANSLATE_NOOP("PlayedCard", "the king of clubs"),
    "QC": QT_TRANSLATE_NOOP("PlayedCard", "the queen of clubs"),
    "8C": QT_TRANSLATE_NOOP("PlayedCard", "the eight of clubs"),
    "7C": QT_TRANSLATE_NOOP("PlayedCard", "the seven of clubs"),
    "6C": QT_TRANSLATE_NOOP("PlayedCard", "the six of clubs"),
}
"""Cards as what somebody plays: with an article, in the case for it."""
_SUITS: Final[dict[Suit, str]] = {
    "S": QT_TRANSLATE_NOOP("Suit", "spades"),
    "H": QT_TRANSLATE_NOOP("Suit", "hearts"),
    "D": QT_TRANSLATE_NOOP("Suit", "diamonds"),
    "C": QT_TRANSLATE_NOOP("Suit", "clubs"),
}
_ARE_TRUMP: Final[dict[Suit, str]] = {
    "S": QT_TRANSLATE_NOOP("Suit", "Spades are trump"),
    "H": QT_TRANSLATE_NOOP("Suit", "Hearts are trump"),
    "D": QT_TRANSLATE_NOOP("Suit", "Diamonds are trump"),
    "C": QT_TRANSLATE_NOOP("Suit", "Clubs are trump"),
}
_WILL_BE_TRUMP: Final[dict[Suit, str]] = {
    "S": QT_TRANSLATE_NOOP("Suit", "Spades will be trump"),
    "H": QT_TRANSLATE_NOOP("Suit", "Hearts will be trump"),
    "D": QT_TRANSLATE_NOOP("Suit", "Diamonds will be trump"),
    "C": QT_TRANSLATE_NOOP("Suit", "Clubs will be trump"),
}

_WERE_LED: Final[dict[Suit, str]] = {
    "S": QT_TRANSLATE_NOOP("Suit", "Spades were led: follow suit"),
    "H": QT_TRANSLATE_NOOP("Suit", "Hearts were led: follow suit"),
    "D": QT_TRANSLATE_NOOP("Suit", "Diamonds were led: follow suit"),
    "C": QT_TRANSLATE_NOOP("Suit", "Clubs were led: follow suit"),
}

_WINDOW_SENTENCES: Final[dict[str, str]] = {
    "not_your_turn": QT_TRANSLATE_NOOP("Reason", "it is the turn of {seat}"),
    "auction_runs": QT_TRANSLATE_NOOP("Reason", "the auction is not over: {seat} speaks"),
    "trump_awaited": QT_TRANSLATE_NOOP("Reason", "{seat} has to lay the indicator first"),
    "card_awaited": QT_TRANSLATE_NOOP("Reason", "the auction is over: {seat} plays a card"),
    "trump_maker": QT_TRANSLATE_NOOP("Reason", "the maker, {seat}, lays the indicator"),
    "caps_already": QT_TRANSLATE_NOOP("Reason", "{seat} has declared Caps already"),
    "play_follow": QT_TRANSLATE_NOOP("Reason", "you hold {suit}, so you must follow"),
}
"""Where a window says it with names what the rules say with a seat's number or a card."""

COMPUTER_NAMES: Final = (
    "Ravi", "Nimali", "Tharindu", "Kumari", "Dilan", "Sanduni", "Ashan", "Malini",
)  # fmt: skip
"""Who sits at the viewer's right and on; the last is who sits in his place when he watches."""


def seat_names(seats: int, own: int | None, given: Sequence[str] = ()) -> tuple[str, ...]:
    """Return the names at the table.

    Args:
        seats: How many seats there are.
        own: The viewer's seat, "You" unless he has a name; None if he only watches.
        given: The names that were given; empty ones are made up.
    """
    names = []
    for seat in range(seats):
        place = seat if own is None else (seat - own) % seats
        if seat < len(given) and given[seat]:
            names.append(given[seat])
        elif seat == own:
            names.append(you())
        else:
            names.append(COMPUTER_NAMES[(place - 1) % len(COMPUTER_NAMES)])
    return tuple(names)


def side_names(table: Table, first: int, names: Sequence[str]) -> tuple[str, ...]:
    """Return the names of the sides, each seat by seat from ``first`` on."""
    return tuple(
        joined([names[seat] for seat in table.from_seat(first) if table.side(seat) == side])
        for side in range(table.sides)
    )


def you() -> str:
    """Return what the viewer is called who has given no name."""
    return QCoreApplication.translate("Seat", "You")


def joined(names: Sequence[str]) -> str:
    """Return names as one text: "You & Nimali"."""
    if len(names) == 1:
        return names[0]
    return QCoreApplication.translate("Seat", "{names} & {last}").format(
        names=", ".join(names[:-1]), last=names[-1]
    )


def listed(things: Sequence[str]) -> str:
    """Return things as one text, as in a sentence: "jack of spades, ten of hearts and queen"."""
    if len(things) < 2:
        return "".join(things)
    return QCoreApplication.translate("List", "{things} and {last}").format(
        things=", ".join(things[:-1]), last=things[-1]
    )


def card_name(card: Card) -> str:
    """Return a card's full name: "Jack of spades"."""
    return QCoreApplication.translate("Card", _CARDS[card])


def the_card(card: Card) -> str:
    """Return a card as what somebody plays: "the jack of spades"."""
    return QCoreApplication.translate("PlayedCard", _PLAYED[card])


def suit_name(suit: Suit) -> str:
    """Return a suit's name: "spades"."""
    return QCoreApplication.translate("Suit", _SUITS[suit])


def are_trump(suit: Suit) -> str:
    """Return "Spades are trump"."""
    return QCoreApplication.translate("Suit", _ARE_TRUMP[suit])


def will_be_trump(suit: Suit) -> str:
    """Return "Spades will be trump"."""
    return QCoreApplication.translate("Suit", _WILL_BE_TRUMP[suit])


def were_led(suit: Suit) -> str:
    """Return "Spades were led: follow suit"."""
    return QCoreApplication.translate("Suit", _WERE_LED[suit])


class BidStyle:
    """How bids are shown, like the language one for the whole program.

    Attributes:
        spoken: Whether as at a table in Sri Lanka, without their first hundred: 160 is "60".
    """

    spoken = False


def bid_text(amount: int) -> str:
    """Return a bid as a number: "160", or as it is spoken, "60"; or "Partner Close"."""
    if amount == PARTNER_CLOSE or not BidStyle.spoken:
        return contract_text(amount)
    return str(amount - 100)


def contract_text(contract: int) -> str:
    """Return a contract: its number, or "Partner Close"."""
    if contract == PARTNER_CLOSE:
        return QCoreApplication.translate("Call", "Partner Close")
    return str(contract)


def call_text(call: Call) -> str:
    """Return what a seat said in an auction."""
    if call == "pass":
        return QCoreApplication.translate("Call", "Pass")
    if call == "ask":
        return QCoreApplication.translate("Call", "Partner?")
    if call == "close":
        return QCoreApplication.translate("Call", "Partner Close")
    return bid_text(call)


def outcome_text(outcome: Outcome) -> str:
    """Return how a deal came out, in a word or two."""
    return {
        "made": QCoreApplication.translate("Outcome", "Made"),
        "failed": QCoreApplication.translate("Outcome", "Failed"),
        "thrown-in": QCoreApplication.translate("Outcome", "Thrown in"),
        "spoilt": QCoreApplication.translate("Outcome", "Spoilt trumps"),
        "redeal": QCoreApplication.translate("Outcome", "Redeal"),
    }[outcome]


def token_count(tokens: int) -> str:
    """Return "1 token", "3 tokens"."""
    if tokens == 1:
        return QCoreApplication.translate("Tokens", "1 token")
    return QCoreApplication.translate("Tokens", "{n} tokens").format(n=tokens)


def trick_count(tricks: int) -> str:
    """Return "No tricks", "1 trick", "3 tricks"."""
    if tricks == 0:
        return QCoreApplication.translate("Tricks", "No tricks")
    if tricks == 1:
        return QCoreApplication.translate("Tricks", "1 trick")
    return QCoreApplication.translate("Tricks", "{n} tricks").format(n=tricks)


def literal(text: str) -> str:
    """Return a text as it stands on a button or label where "&" would mark a key."""
    return text.replace("&", "&&")


def unmarked(text: str) -> str:
    """Return the words of a button as they are painted: without what marks its key."""
    return "&".join(part.replace("&", "") for part in text.split("&&"))


def plain(text: str) -> str:
    """Return the words of a button or menu entry, without what marks its key or a dialog."""
    return unmarked(text).removesuffix("…")


def sentence(text: str) -> str:
    """Return a clause as a sentence: a capital first, a full stop last."""
    return f"{text[:1].upper()}{text[1:]}."


def reason_text(reason: Reason, names: Sequence[str]) -> str:
    """Return why something may not be done, as a sentence with names.

    Args:
        reason: From the rules.
        names: The names at the seats.
    """
    source = _WINDOW_SENTENCES.get(reason.code) or SENTENCES[reason.code]
    values = {key: _shown(key, value, names) for key, value in reason.params.items()}
    return sentence(QCoreApplication.translate("Reason", source).format(**values))


def why_text(why: Why, names: Sequence[str]) -> str:
    """Return a computer player's reason as a clause with names.

    Args:
        why: From a thought.
        names: The names at the seats.
    """
    source = WHYS.get(why.code)
    if 1 in (why.params.get("points"), why.params.get("percent")):
        source = OF_ONE.get(why.code, source)
    if source is None:  # of a player that is newer than this window
        return ""
    values = {key: _shown(key, value, names) for key, value in why.params.items()}
    said = QCoreApplication.translate("Why", source).format(**values)
    return said.replace(" %", "\N{NO-BREAK SPACE}%")  # a share is not torn at a line's end


def _shown(key: str, value: str | int, names: Sequence[str]) -> str:
    if key in ("seat", "partner") and isinstance(value, int) and value < len(names):
        return names[value]
    if key == "card":
        return card_name(str(value))
    if key == "suit":
        return suit_name(str(value))
    return str(value)
