"""Why an action is not legal: a code with parameters, and its English sentence.

Screen, record checker and network show the same reasons. The sentences are the source of the
translations; a parameter named ``seat`` or ``partner`` is a seat's number, ``card`` and ``suit``
are as in a record (a window shows its own names for them).
"""

from typing import Final

import msgspec

from three04.cards import CARDS, SUIT_SYMBOLS, pretty


class Reason(msgspec.Struct, frozen=True):
    """Why something may not be done.

    Attributes:
        code: A key of :data:`SENTENCES`.
        params: Values for the sentence's placeholders.
    """

    code: str
    params: dict[str, str | int] = {}

    def __str__(self) -> str:
        return sentence(self)


class IllegalAction(Exception):
    """An action that the rules refuse; nothing was changed.

    Attributes:
        reason: Why.
    """

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:  # noqa: N802 - the name lupdate looks for
    """Mark a text for translation without translating it here (the rules know no Qt)."""
    return text


SENTENCES: Final[dict[str, str]] = {
    "no_deal": QT_TRANSLATE_NOOP("Reason", "no deal is being played"),
    "no_seat": QT_TRANSLATE_NOOP("Reason", "this table has no such seat"),
    "old_question": QT_TRANSLATE_NOOP("Reason", "that answers a question that is over"),
    "cut_range": QT_TRANSLATE_NOOP("Reason", "cut from 1 to {high} cards, or not at all"),
    "match_over": QT_TRANSLATE_NOOP("Reason", "the match is over"),
    "not_your_turn": QT_TRANSLATE_NOOP("Reason", "it is the turn of seat {seat}"),
    "not_now": QT_TRANSLATE_NOOP("Reason", "that is not what is to be done now"),
    "not_certain": QT_TRANSLATE_NOOP(
        "Reason", "the rest are not certain to be yours, from what you have seen"
    ),
    "auction_runs": QT_TRANSLATE_NOOP("Reason", "the auction is not over: seat {seat} speaks"),
    "trump_awaited": QT_TRANSLATE_NOOP("Reason", "seat {seat} has to lay the indicator first"),
    "card_awaited": QT_TRANSLATE_NOOP("Reason", "the auction is over: seat {seat} plays a card"),
    "redeal_off": QT_TRANSLATE_NOOP("Reason", "these rules know no redeal"),
    "redeal_eldest": QT_TRANSLATE_NOOP("Reason", "only eldest may demand a new deal"),
    "redeal_late": QT_TRANSLATE_NOOP(
        "Reason", "a new deal may be demanded only before anything else in the deal"
    ),
    "redeal_points": QT_TRANSLATE_NOOP(
        "Reason", "the first packet holds {points} points: a redeal needs fewer than {limit}"
    ),
    "bid_range": QT_TRANSLATE_NOOP("Reason", "bids go from {low} to 300"),
    "bid_step": QT_TRANSLATE_NOOP("Reason", "bids here are multiples of {step}"),
    "bid_higher": QT_TRANSLATE_NOOP("Reason", "a bid must be at least {low}"),
    "bid_top": QT_TRANSLATE_NOOP("Reason", "300 stands: no bid is higher"),
    "bid_first_turn": QT_TRANSLATE_NOOP("Reason", "below 200 you may bid only on your first turn"),
    "bid_over_partner": QT_TRANSLATE_NOOP(
        "Reason", "below 200 you may not bid over your partner's standing bid"
    ),
    "bid_partner_stands": QT_TRANSLATE_NOOP(
        "Reason", "your partner's bid of this round stands: you may not bid over it"
    ),
    "ask_off": QT_TRANSLATE_NOOP("Reason", "under these rules no partner is asked to bid"),
    "ask_back": QT_TRANSLATE_NOOP("Reason", "you were asked yourself: bid or pass"),
    "ask_nobody": QT_TRANSLATE_NOOP(
        "Reason", "a partner can be asked only while in the auction and not holding the bid"
    ),
    "ask_second": QT_TRANSLATE_NOOP("Reason", "in the second auction no partner is asked"),
    "close_off": QT_TRANSLATE_NOOP("Reason", "these rules know no Partner Close"),
    "close_second": QT_TRANSLATE_NOOP(
        "Reason", "Partner Close is bid in the auction on the full hand only"
    ),
    "trump_maker": QT_TRANSLATE_NOOP("Reason", "the maker, seat {seat}, lays the indicator"),
    "trump_not_held": QT_TRANSLATE_NOOP("Reason", "you do not hold {card}"),
    "open_maker": QT_TRANSLATE_NOOP("Reason", "only the maker may open the trump"),
    "open_already": QT_TRANSLATE_NOOP("Reason", "the trump is open already"),
    "open_before_lead": QT_TRANSLATE_NOOP(
        "Reason", "the trump may be opened only before the first lead"
    ),
    "open_own_turn": QT_TRANSLATE_NOOP(
        "Reason", "after the first lead you may open the trump only at your own turn"
    ),
    "caps_off": QT_TRANSLATE_NOOP("Reason", "under these rules no Caps are declared"),
    "caps_close": QT_TRANSLATE_NOOP("Reason", "with Partner Close there are no other Caps"),
    "caps_late": QT_TRANSLATE_NOOP("Reason", "Caps may be declared only before the first lead"),
    "caps_already": QT_TRANSLATE_NOOP("Reason", "seat {seat} has declared Caps already"),
    "spoilt_off": QT_TRANSLATE_NOOP("Reason", "these rules know no spoilt trumps"),
    "spoilt_early": QT_TRANSLATE_NOOP(
        "Reason", "spoilt trumps may be called only once the trump stands and all cards are dealt"
    ),
    "spoilt_again": QT_TRANSLATE_NOOP("Reason", "a seat may call spoilt trumps once a deal"),
    "play_not_held": QT_TRANSLATE_NOOP("Reason", "you do not hold {card}"),
    "play_follow": QT_TRANSLATE_NOOP("Reason", "you hold {card}: follow {suit}"),
    "play_face_up": QT_TRANSLATE_NOOP("Reason", "{card} has to be played face up"),
    "play_face_down": QT_TRANSLATE_NOOP(
        "Reason", "you are void and trump is closed: {card} has to go face down"
    ),
    "play_lead_indicator": QT_TRANSLATE_NOOP(
        "Reason", "you may not lead the indicator while you hold another card"
    ),
    "play_lead_trump": QT_TRANSLATE_NOOP(
        "Reason", "with trump closed the maker may not lead a trump to the first trick"
    ),
    "play_must_open": QT_TRANSLATE_NOOP(
        "Reason", "you hold nothing but trumps: open the trump before you lead"
    ),
    "play_trump_led": QT_TRANSLATE_NOOP(
        "Reason", "trump is led and the indicator is your only one: play a card of your hand"
    ),
    "play_only_indicator": QT_TRANSLATE_NOOP(
        "Reason", "with trump closed the maker ruffs only with the indicator"
    ),
    "play_exhausted": QT_TRANSLATE_NOOP(
        "Reason", "nobody followed your trump: you have to go on leading trumps"
    ),
}
"""English sentence of every code."""


def sentence(reason: Reason) -> str:
    """Return the English sentence with its parameters put in, cards as people write them."""
    values = {name: _shown(name, value) for name, value in reason.params.items()}
    return SENTENCES[reason.code].format(**values)


def _shown(name: str, value: str | int) -> str:
    if name == "card" and value in CARDS:  # a peer may name what is no card at all
        return pretty(str(value))
    if name == "suit":
        return SUIT_SYMBOLS[str(value)]
    return str(value)
