"""The house rules in words: groups, names, one sentence each, and when an option can apply."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from three04.rules.options import Options
from three04.rules.reasons import QT_TRANSLATE_NOOP

GROUPS: Final[dict[str, tuple[str, ...]]] = {
    QT_TRANSLATE_NOOP("HouseRules", "Auction"): (
        "redeal", "ask_partner", "reenter_at_200", "bid_step_from_200", "second_auction",
        "partner_close",
    ),
    QT_TRANSLATE_NOOP("HouseRules", "Trump and play"): (
        "trump", "open_any_turn", "maker_limits", "reveal_after_first", "spoilt_trumps",
        "exhausted_trumps",
    ),
    QT_TRANSLATE_NOOP("HouseRules", "Caps: winning every trick"): (
        "caps", "caps_bonus", "caps_penalty",
    ),
    QT_TRANSLATE_NOOP("HouseRules", "Tokens"): ("match_end", "payments"),
}  # fmt: skip
"""The options of the house rules; ``table`` and ``tokens`` are chosen with the match itself."""

_NAMES: Final[dict[str, str]] = {
    "redeal": QT_TRANSLATE_NOOP("HouseRules", "Redeal of a poor packet"),
    "ask_partner": QT_TRANSLATE_NOOP("HouseRules", "Asking the partner"),
    "reenter_at_200": QT_TRANSLATE_NOOP("HouseRules", "Bidding again from 200"),
    "bid_step_from_200": QT_TRANSLATE_NOOP("HouseRules", "Steps from 200"),
    "second_auction": QT_TRANSLATE_NOOP("HouseRules", "Auction on the full hand"),
    "partner_close": QT_TRANSLATE_NOOP("HouseRules", "Partner Close"),
    "trump": QT_TRANSLATE_NOOP("HouseRules", "Trump"),
    "open_any_turn": QT_TRANSLATE_NOOP("HouseRules", "Opening at any turn"),
    "maker_limits": QT_TRANSLATE_NOOP("HouseRules", "Limits for the maker"),
    "reveal_after_first": QT_TRANSLATE_NOOP("HouseRules", "High contracts open early"),
    "spoilt_trumps": QT_TRANSLATE_NOOP("HouseRules", "Spoilt trumps"),
    "exhausted_trumps": QT_TRANSLATE_NOOP("HouseRules", "Exhausted trumps"),
    "caps": QT_TRANSLATE_NOOP("HouseRules", "Caps"),
    "caps_bonus": QT_TRANSLATE_NOOP("HouseRules", "Bonus for Caps"),
    "caps_penalty": QT_TRANSLATE_NOOP("HouseRules", "Penalty for failed Caps"),
    "match_end": QT_TRANSLATE_NOOP("HouseRules", "End of the match"),
    "payments": QT_TRANSLATE_NOOP("HouseRules", "Payments"),
    "table": QT_TRANSLATE_NOOP("HouseRules", "Table"),
    "tokens": QT_TRANSLATE_NOOP("HouseRules", "Tokens of each side"),
}

_SENTENCES: Final[dict[str, str]] = {
    "redeal": QT_TRANSLATE_NOOP(
        "HouseRules",
        "Who speaks first may show a packet of fewer than 15 card points (8 where it has two "
        "cards) and get a new deal.",
    ),
    "ask_partner": QT_TRANSLATE_NOOP(
        "HouseRules", "Instead of bidding, a player may ask the partner to bid."
    ),
    "reenter_at_200": QT_TRANSLATE_NOOP(
        "HouseRules",
        "A pass is only a turn used: you may bid again at 200 or more, but below 200 only at your "
        "first turn and not over your partner.",
    ),
    "bid_step_from_200": QT_TRANSLATE_NOOP(
        "HouseRules", "How far apart the bids are from 200 on; below, they go by tens."
    ),
    "second_auction": QT_TRANSLATE_NOOP(
        "HouseRules", "With all cards in hand, everybody may bid once more, from 250."
    ),
    "partner_close": QT_TRANSLATE_NOOP(
        "HouseRules",
        "In that auction one may bid to win every trick alone, the partner's cards laid aside.",
    ),
    "trump": QT_TRANSLATE_NOOP(
        "HouseRules",
        "Closed: the indicator stays hidden until a card ruffs. Open: everybody sees the trump.",
    ),
    "open_any_turn": QT_TRANSLATE_NOOP(
        "HouseRules", "The maker may open the trump at any of his turns, not only before the lead."
    ),
    "maker_limits": QT_TRANSLATE_NOOP(
        "HouseRules",
        "While trump is closed, the maker ruffs with the indicator only and does not lead trumps "
        "to the first trick.",
    ),
    "reveal_after_first": QT_TRANSLATE_NOOP(
        "HouseRules", "With a contract of 250 or more, trump opens after the first trick."
    ),
    "spoilt_trumps": QT_TRANSLATE_NOOP(
        "HouseRules", "If the makers hold all the trumps, the deal can be called void."
    ),
    "exhausted_trumps": QT_TRANSLATE_NOOP(
        "HouseRules", "A maker whose trump lead nobody can follow must go on leading trumps."
    ),
    "caps": QT_TRANSLATE_NOOP(
        "HouseRules",
        "Declared: a side may say before the first lead that it wins every trick. "
        "Sweep: winning every trick pays one token more.",
    ),
    "caps_bonus": QT_TRANSLATE_NOOP(
        "HouseRules", "Tokens that a side gets on top for Caps declared and won."
    ),
    "caps_penalty": QT_TRANSLATE_NOOP(
        "HouseRules", "Tokens that a side pays when it declared Caps and lost a trick."
    ),
    "match_end": QT_TRANSLATE_NOOP(
        "HouseRules", "When one side has all the tokens, or as soon as any side has none."
    ),
    "payments": QT_TRANSLATE_NOOP(
        "HouseRules", "Losers pay the winners, or the bank; then nobody collects anything."
    ),
    "table": QT_TRANSLATE_NOOP("HouseRules", "How many players, and who plays with whom."),
    "tokens": QT_TRANSLATE_NOOP("HouseRules", "How many tokens each side begins with."),
}

WORDS: Final[dict[str, dict[str | int, str]]] = {
    "trump": {
        "closed": QT_TRANSLATE_NOOP("HouseRules", "closed"),
        "open": QT_TRANSLATE_NOOP("HouseRules", "open"),
    },
    "bid_step_from_200": {
        10: QT_TRANSLATE_NOOP("HouseRules", "by tens"),
        5: QT_TRANSLATE_NOOP("HouseRules", "by fives"),
    },
    "caps": {
        "off": QT_TRANSLATE_NOOP("HouseRules", "off"),
        "declared": QT_TRANSLATE_NOOP("HouseRules", "declared"),
        "sweep": QT_TRANSLATE_NOOP("HouseRules", "sweep"),
    },
    "match_end": {
        "all": QT_TRANSLATE_NOOP("HouseRules", "one side has all"),
        "bankrupt": QT_TRANSLATE_NOOP("HouseRules", "a side has none"),
    },
    "payments": {
        "transfer": QT_TRANSLATE_NOOP("HouseRules", "to the winners"),
        "bank": QT_TRANSLATE_NOOP("HouseRules", "to the bank"),
    },
}
"""The values of the options that are words, and of those that are few numbers."""

_CLOSED_ONLY: Final = ("open_any_turn", "maker_limits", "reveal_after_first")


def _said(text: str) -> str:
    return QCoreApplication.translate("HouseRules", text)


def group_text(group: str) -> str:
    """Return a group's title in the language of the window."""
    return _said(group)


def option_text(name: str) -> str:
    """Return an option's name."""
    return _said(_NAMES[name])


def sentence(name: str) -> str:
    """Return what an option does, in one sentence."""
    return _said(_SENTENCES[name])


def word(name: str, value: str | int) -> str:
    """Return a value in words."""
    return _said(WORDS[name][value])


def applies(name: str, chosen: Options) -> bool:
    """Return whether an option makes a difference beside the others chosen."""
    if name in _CLOSED_ONLY:
        return chosen.trump == "closed"
    if name == "partner_close":
        return chosen.second_auction
    if name in ("caps_bonus", "caps_penalty"):
        return chosen.caps == "declared"
    if name == "match_end":
        return chosen.payments == "transfer"
    return True


def profile_text(name: str) -> str:
    """Return a profile's name in the language of the window."""
    return {
        "Standard": QCoreApplication.translate("Profile", "Standard"),
        "Classic": QCoreApplication.translate("Profile", "Classic"),
        "Beginner": QCoreApplication.translate("Profile", "Beginner"),
    }[name]


def profile_sentence(name: str) -> str:
    """Return what a profile is, in one sentence."""
    return {
        "Standard": QCoreApplication.translate(
            "Profile", "The game as most books tell it: closed trump, one auction."
        ),
        "Classic": QCoreApplication.translate(
            "Profile", "The full Sri Lankan game: two auctions, Partner Close, spoilt trumps."
        ),
        "Beginner": QCoreApplication.translate(
            "Profile", "Everybody sees the trump and nobody asks his partner: good to learn."
        ),
    }[name]


def table_text(name: str) -> str:
    """Return a table's name in the language of the window."""
    return {
        "four": QCoreApplication.translate("Table", "Four players, two pairs"),
        "six-pairs": QCoreApplication.translate("Table", "Six players, three pairs"),
        "six-teams": QCoreApplication.translate("Table", "Six players, two teams"),
        "eight-pairs": QCoreApplication.translate("Table", "Eight players, four pairs"),
        "eight-teams": QCoreApplication.translate("Table", "Eight players, two teams"),
    }[name]


def table_sentence(name: str) -> str:
    """Return what is played with at a table, in one sentence."""
    return {
        "four": QCoreApplication.translate("Table", "Partners sit opposite; 32 cards, eight each."),
        "six-pairs": QCoreApplication.translate(
            "Table", "Partners sit opposite; 24 cards from the nine up, four each."
        ),
        "six-teams": QCoreApplication.translate(
            "Table", "Every other player is on your team; 36 cards with the sixes, six each."
        ),
        "eight-pairs": QCoreApplication.translate(
            "Table", "Partners sit opposite; 32 cards, four each."
        ),
        "eight-teams": QCoreApplication.translate(
            "Table", "Every other player is on your team; 32 cards, four each."
        ),
    }[name]
