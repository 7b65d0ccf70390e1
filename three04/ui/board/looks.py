"""How the cards on the table look, and what a screen reader says of them."""

from PySide6.QtCore import QCoreApplication

from three04.cards import Card
from three04.ui.board.items import CardLook
from three04.ui.board.marks import Tag
from three04.ui.board.picture import Picture, TableCard
from three04.ui.models.hand import HandRow, Told
from three04.ui.words import texts


def of_hand(
    row: HandRow,
    told: Told,
    *,
    own: bool,
    compact: bool,
    focused: bool,
    chosen: bool,
    hinted: bool,
) -> CardLook:
    """Return how a card of the hand at the bottom looks, its indicator included.

    Args:
        row: The card.
        told: What a screen reader says of it.
        own: Whether a person at this screen plays it.
        compact: Whether there is no room for words.
        focused: Whether the keyboard stands on it.
        chosen: Whether it is selected.
        hinted: Whether a hint recommends it.
    """
    yours = QCoreApplication.translate("TableScene", "Your indicator")
    words = yours if own else QCoreApplication.translate("TableScene", "Indicator")
    waits = QCoreApplication.translate("TableScene", "Next")
    return CardLook(
        card=row.card,
        down=row.indicator,
        veiled=row.playable is False,
        focused=focused,
        chosen=chosen,
        cover="lock" if row.indicator else None,
        caption=words if row.indicator and not compact else "",
        tag=("next", "" if compact else waits) if row.ahead else None,
        spoken=told.name,
        told=told.about,
        playable=bool(row.playable),
        hinted=hinted,
    )


def of_trick(picture: Picture, card: TableCard, compact: bool) -> CardLook:
    """Return how a card of the trick looks."""
    return CardLook(
        card=card.card,
        down=card.down,
        lit=picture.opened is not None and card.tag == "ruff",
        cover="hidden" if card.down else None,
        tag=_tag(card.tag, compact),
        spoken=_trick_spoken(picture.seats[card.place].name, card),
    )


def of_indicator(name: str, small: bool) -> CardLook:
    """Return how another seat's indicator looks; ``small`` leaves no room for the word."""
    text = QCoreApplication.translate("TableScene", "Indicator of {name}, face down")
    caption = "" if small else QCoreApplication.translate("TableScene", "Indicator")
    return CardLook(down=True, cover="lock", caption=caption, spoken=text.format(name=name))


def of_bared(name: str, card: Card) -> CardLook:
    """Return how the indicator looks where all hands are shown: with its face, and a lock."""
    text = QCoreApplication.translate("TableScene", "{card}, the indicator of {name}, face down")
    spoken = text.format(card=texts.card_name(card), name=name)
    return CardLook(card=card, tag=("lock", ""), spoken=spoken)


def of_opened(name: str, card: Card, compact: bool) -> CardLook:
    """Return how the indicator looks while its opening is shown."""
    text = QCoreApplication.translate("TableScene", "{card}, the indicator of {name}")
    spoken = text.format(card=texts.card_name(card), name=name)
    return CardLook(card=card, lit=True, tag=_tag("open", compact), spoken=spoken)


def _trick_spoken(name: str, card: TableCard) -> str:
    if card.card is None:
        text = QCoreApplication.translate("TableScene", "Face-down card played by {name}")
        return text.format(name=name)
    if card.down or card.tag == "down":
        text = QCoreApplication.translate("TableScene", "{card}, face down, played by {name}")
    else:
        text = QCoreApplication.translate("TableScene", "{card}, played by {name}")
    return text.format(card=texts.card_name(card.card), name=name)


def _tag(tag: str, compact: bool) -> tuple[Tag, str] | None:
    """Return what is painted at a card's corner: in small windows the star alone."""
    if not tag:
        return None
    if tag == "led":
        return "led", "" if compact else QCoreApplication.translate("TableScene", "Led")
    if tag == "open":
        return "open", "" if compact else QCoreApplication.translate("TableScene", "Indicator")
    if tag == "down":
        return "hidden", ""
    highest = QCoreApplication.translate("TableScene", "Highest")
    word = highest if tag == "highest" else QCoreApplication.translate("TableScene", "Ruff")
    return "best", "" if compact else word
