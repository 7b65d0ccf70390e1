"""Where a player's matches, statistics and settings are kept."""

import tempfile
from pathlib import Path

import appdirs


class UnusableFolder(Exception):
    """The data folder cannot be made or written to; the message is a sentence for the player."""


def default_folder() -> Path:
    """Return the usual place for this user's data on this system; nothing is made there."""
    return Path(appdirs.user_data_dir("three04", appauthor=False))


def place(chosen: Path | None = None) -> Path:
    """Return where the data belongs: in the chosen folder, or the usual one; none is made."""
    return default_folder() if chosen is None else chosen.expanduser().absolute()


def data_folder(chosen: Path | None = None) -> Path:
    """Return the folder to keep data in, made if need be: the chosen one, or the usual one.

    Raises:
        UnusableFolder: It cannot be made, is no folder, or cannot be written to.
    """
    folder = place(chosen)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        # Asking for permission bits does not tell of read-only disks or Windows; writing does.
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError as error:
        reason = error.strerror or str(error)
        raise UnusableFolder(
            f"Matches and settings cannot be kept in {folder} ({reason}); "
            "choose another folder with --data-dir DIR."
        ) from error
