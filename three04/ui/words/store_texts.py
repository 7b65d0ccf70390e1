"""What is said of the store: what is wrong with it, and how matches are listed."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from three04.store.database import BusyError, StoreError
from three04.store.matches import MatchInfo
from three04.store.store import Trouble
from three04.ui.words import option_texts, texts
from three04.ui.words.fault_texts import why


def trouble_text(trouble: Trouble) -> str:
    """Return what the player is told of a database that is not as it should be."""
    tr = {
        "damaged": _damaged,
        "newer": _newer,
        "busy": _busy,
        "moved": _moved,
        "unusable": _unusable,
    }
    return tr[trouble.fault](trouble)


def _damaged(trouble: Trouble) -> str:
    if trouble.backup is None:
        text = QCoreApplication.translate(
            "Store",
            "The file with your matches was damaged and is kept as {aside}. There was no copy of "
            "it, so a new one begins.",
        )
    else:
        text = QCoreApplication.translate(
            "Store",
            "The file with your matches was damaged and is kept as {aside}. The copy {backup} took "
            "its place.",
        )
    text = text.format(aside=trouble.aside, backup=trouble.backup)
    if trouble.rescued:
        more = QCoreApplication.translate(
            "Store", "Matches that could still be read were taken over: {count}."
        )
        text = f"{text} {more.format(count=trouble.rescued)}"
    return text


def _newer(trouble: Trouble) -> str:
    text = QCoreApplication.translate(
        "Store",
        "A newer version of the game made {path}. It is left as it is; what you play now is not "
        "kept. Install the newer version to go on with your matches.",
    )
    return text.format(path=trouble.path)


def _busy(trouble: Trouble) -> str:
    text = QCoreApplication.translate(
        "Store",
        "Another program holds the file with your matches, {path}. The game goes on, but what you "
        "play is kept only until the window is closed. End that program and start the game again.",
    )
    return text.format(path=trouble.path)


def _moved(trouble: Trouble) -> str:
    if trouble.whole:
        text = QCoreApplication.translate(
            "Store",
            "The file with your matches was deleted or replaced while the game was running. All "
            "matches are kept again in {path}.",
        )
    else:
        text = QCoreApplication.translate(
            "Store",
            "The file with your matches was deleted or replaced while the game was running. The "
            "match on the table is kept anew in {path}; what the file had cannot be read any more.",
        )
    return text.format(path=trouble.path)


def not_kept_text(error: StoreError, folder: Path | None) -> str:
    """Return what the player is told when the match in progress is not on the disk."""
    if isinstance(error, BusyError):
        text = QCoreApplication.translate(
            "Store",
            "Another program holds the file with your matches in {folder}, so the match in "
            "progress cannot be saved just now. The game goes on, and it is saved as soon as that "
            "program lets go.",
        )
    else:
        text = QCoreApplication.translate(
            "Store",
            "The match in progress cannot be saved in {folder}: there may be no room. The game "
            "goes on, but only until the window is closed, unless saving works again.",
        )
    return text.format(folder=folder)


def _unusable(trouble: Trouble) -> str:
    text = QCoreApplication.translate(
        "Store",
        "Nothing can be written to {path} ({reason}). The game goes on, but what you play is kept "
        "only until the window is closed.",
    )
    return text.format(path=trouble.path, reason=why(trouble.reason))


def match_line(info: MatchInfo, time: str) -> str:
    """Return how a match is listed: rules, table, deal, the time it was played last."""
    text = QCoreApplication.translate("Store", "{profile} · {table} · deal {number} · {time}")
    return text.format(
        profile=option_texts.profile_text(info.profile),
        table=option_texts.table_text(info.tabletop),
        number=info.deals + 1,
        time=time,
    )


def match_detail(info: MatchInfo) -> str:
    """Return the second line: who plays, and the tokens."""
    seats = len(info.players) or len(info.names)
    names = texts.seat_names(seats, info.my_seat, info.names)
    if not info.tokens:
        return texts.joined(names)
    text = QCoreApplication.translate("Store", "{names} · tokens {tokens}")
    return text.format(names=texts.joined(names), tokens=" : ".join(map(str, info.tokens)))


def hidden_text() -> str:
    """Return why a deal cannot be looked at with all its cards (R48)."""
    return QCoreApplication.translate(
        "Store",
        "Nobody was shown the cards of this deal. They can be looked at when the match is over.",
    )


def left_out_text() -> str:
    """Return what a record does not tell while its match runs (R48)."""
    return QCoreApplication.translate(
        "Store",
        "The cards of deals that were thrown in or dealt anew are left out until the match is "
        "over, but for those you saw.",
    )
