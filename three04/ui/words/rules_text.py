"""The rules of 304 in short, for the window: how the game goes, and the rules of one match."""

from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QCoreApplication

from three04.cards import Card
from three04.rules.events import PARTNER_CLOSE
from three04.rules.nought.ranks import POINTS, STRENGTH
from three04.rules.nought.scoring import stake
from three04.rules.options import Options
from three04.rules.reasons import QT_TRANSLATE_NOOP
from three04.ui.words import option_texts, texts
from three04.ui.words.numbers import MINUS

_RANKS: Final[dict[str, str]] = {
    "J": QT_TRANSLATE_NOOP("Rules", "Jack"),
    "9": QT_TRANSLATE_NOOP("Rules", "Nine"),
    "A": QT_TRANSLATE_NOOP("Rules", "Ace"),
    "T": QT_TRANSLATE_NOOP("Rules", "Ten"),
    "K": QT_TRANSLATE_NOOP("Rules", "King"),
    "Q": QT_TRANSLATE_NOOP("Rules", "Queen"),
    "8": QT_TRANSLATE_NOOP("Rules", "Eight"),
    "7": QT_TRANSLATE_NOOP("Rules", "Seven"),
    "6": QT_TRANSLATE_NOOP("Rules", "Six"),
}
_SUIT: Final = "S"
_BIDS: Final = ((160, "160–190"), (200, "200–240"), (250, "250–300"))


@dataclass(frozen=True)
class Section:
    """A part of the rules.

    Attributes:
        title: Its title.
        paragraphs: Its sentences.
        table: Rows of a small table below them; the first row names the columns.
        points: What is listed after it: a name and a sentence each.
    """

    title: str
    paragraphs: tuple[str, ...]
    table: tuple[tuple[str, ...], ...] = ()
    points: tuple[tuple[str, str], ...] = field(default=())


def rules_of(options: Options) -> tuple[Section, ...]:
    """Return the rules as they hold in a match with these options."""
    closed = (_closed(options),) if options.trump == "closed" else ()
    return (
        _goal(options), _cards(options), _auction(options), _trump(options), _play(), *closed,
        _tokens(options), _this_match(options),
    )  # fmt: skip


def _goal(options: Options) -> Section:
    return Section(
        QCoreApplication.translate("Rules", "The goal"),
        (
            QCoreApplication.translate(
                "Rules",
                "In each deal one player becomes the maker: he bids how many card points his side "
                "will take, and chooses the trump. If his side takes as many, it wins tokens; if "
                "it does not, it pays.",
            ),
            option_texts.table_sentence(options.table),
        ),
    )


def _cards(options: Options) -> Section:
    ranks = sorted(options.seating.ranks, key=_strength, reverse=True)
    rows = [
        (QCoreApplication.translate("Rules", _RANKS[rank]), str(POINTS[_card(rank)]))
        for rank in ranks
    ]
    heads = (
        QCoreApplication.translate("Rules", "Highest first"),
        QCoreApplication.translate("Rules", "Card points"),
    )
    return Section(
        QCoreApplication.translate("Rules", "The cards"),
        (
            QCoreApplication.translate(
                "Rules",
                "The jack is the highest card of a suit, then comes the nine. A suit has 76 card "
                "points, all four have 304: that is the game's name.",
            ),
        ),
        (heads, *rows),
    )


def _card(rank: str) -> Card:
    return f"{rank}{_SUIT}"


def _strength(rank: str) -> int:
    return STRENGTH[_card(rank)]


def _auction(options: Options) -> Section:
    paragraphs = [
        QCoreApplication.translate(
            "Rules",
            "The game runs anticlockwise: after you comes who sits at your right. Each player gets "
            "{first} cards, and bids on them alone; the other {second} come after the trump is "
            "chosen.",
        ).format(first=options.seating.packets[0], second=options.seating.packets[1]),
        QCoreApplication.translate(
            "Rules",
            "Who sits at the dealer's right speaks first. A bid is 160 at least and 300 at most, "
            "and more than the one before. When all the others have passed, the last bid is the "
            "contract. If nobody bids, the next player deals.",
        ),
    ]
    if not options.reenter_at_200:
        paragraphs.append(
            QCoreApplication.translate("Rules", "Who has passed is out of the auction.")
        )
    return Section(QCoreApplication.translate("Rules", "The auction"), tuple(paragraphs))


def _trump(options: Options) -> Section:
    title = QCoreApplication.translate("Rules", "The trump")
    if options.trump == "open":
        text = QCoreApplication.translate(
            "Rules",
            "The maker shows one of his first cards, the indicator. Its suit is trump. He takes "
            "it back into his hand, and all the cards are played face up.",
        )
        return Section(title, (text,))
    laid = QCoreApplication.translate(
        "Rules",
        "The maker lays one of his first cards on the table face down. This is the indicator, and "
        "its suit is trump. He alone knows it: the trump is closed.",
    )
    opened = QCoreApplication.translate(
        "Rules",
        "Before the first lead he may turn the indicator up and take it into his hand. Then the "
        "trump is open for all, and every card is played face up.",
    )
    return Section(title, (laid, opened))


def _play() -> Section:
    return Section(
        QCoreApplication.translate("Rules", "The play"),
        (
            QCoreApplication.translate(
                "Rules",
                "Who sits at the dealer's right leads to the first trick, then who took the last "
                "one. A lead lies face up.",
            ),
            QCoreApplication.translate(
                "Rules",
                "Follow the suit led if you can. If you cannot, play what you like; you need not "
                "ruff, that is play a trump. The highest trump takes the trick, or if there is "
                "none, the highest card of the suit led.",
            ),
        ),
    )


def _closed(options: Options) -> Section:
    paragraphs = [
        QCoreApplication.translate(
            "Rules",
            "While the trump is closed, who cannot follow suit plays face down, whatever the card "
            "is. It may be a trump without his knowing.",
        ),
        QCoreApplication.translate(
            "Rules",
            "After such a trick the maker, and nobody else, looks at the cards that lie face down. "
            "If there is no trump among them, they stay so until the deal is over.",
        ),
        QCoreApplication.translate(
            "Rules",
            "If there is one, the trump opens: all see the indicator, it goes to the maker's "
            "hand, and the highest trump takes the trick.",
        ),
    ]
    if options.maker_limits:
        last = QCoreApplication.translate(
            "Rules",
            "The indicator is not in the maker's hand. If he cannot follow suit, he ruffs with "
            "it, or plays a plain card; the trumps in his hand cannot ruff.",
        )
    else:
        last = QCoreApplication.translate(
            "Rules",
            "The indicator is not in the maker's hand. If he cannot follow suit, he may play it "
            "face down, or any card of his hand.",
        )
    return Section(
        QCoreApplication.translate("Rules", "While the trump is closed"), (*paragraphs, last)
    )


def _tokens(options: Options) -> Section:
    heads = (
        QCoreApplication.translate("Rules", "Contract"),
        QCoreApplication.translate("Rules", "If made"),
        QCoreApplication.translate("Rules", "If it fails"),
    )
    rows = [(text, *_stakes(amount)) for amount, text in _BIDS]
    if options.second_auction and options.partner_close:
        rows.append((texts.contract_text(PARTNER_CLOSE), *_stakes(PARTNER_CLOSE)))
    return Section(
        QCoreApplication.translate("Rules", "Tokens"),
        (
            QCoreApplication.translate(
                "Rules",
                "Both sides count the points of their tricks, those of the cards that lay face "
                "down too. To reach the contract is enough: more of it pays no more.",
            ),
        ),
        (heads, *rows),
    )


def _stakes(contract: int) -> tuple[str, str]:
    return f"+{stake(contract)}", f"{MINUS}{stake(contract) + 1}"


def _this_match(options: Options) -> Section:
    profile = option_texts.profile_text(options.profile)
    tokens = QCoreApplication.translate("Rules", "{table}. Each side begins with {tokens}.").format(
        table=option_texts.table_text(options.table), tokens=texts.token_count(options.tokens)
    )
    on, off = [], []
    for group in option_texts.GROUPS.values():
        for name in group:
            if not option_texts.applies(name, options):
                continue
            value = getattr(options, name)
            if value in (False, "off"):
                off.append(option_texts.option_text(name))
            else:
                on.append((_named(name, value), option_texts.sentence(name)))
    paragraphs = [tokens]
    if off:
        text = QCoreApplication.translate("Rules", "Not played in this match: {names}.")
        paragraphs.append(text.format(names=", ".join(off)))
    title = QCoreApplication.translate("Rules", "The rules of this match: {profile}")
    return Section(title.format(profile=profile), tuple(paragraphs), points=tuple(on))


def _named(name: str, value: str | int) -> str:
    """Return an option's name with its value, if that is more than yes."""
    said = option_texts.option_text(name)
    if value is True:
        return said
    word = option_texts.word(name, value) if name in option_texts.WORDS else str(value)
    return f"{said}: {word}"
