"""Whose folder it is: the player's own, or a guest's while another window has that."""

import itertools
import logging
import shutil
from pathlib import Path

from PySide6 import QtWidgets
from PySide6.QtCore import QCoreApplication

from three04.store.lock import FolderLock, LockedError
from three04.ui.preferences import FILE as SETTINGS

log = logging.getLogger(__name__)


class Profile:
    """A folder that this program has for itself.

    Attributes:
        folder: The folder.
    """

    def __init__(self, folder: Path) -> None:
        """Take the folder.

        Raises:
            LockedError: If another window has it.
        """
        self.folder = folder
        self._lock = FolderLock(folder)

    def release(self) -> None:
        """Let another program have it."""
        self._lock.release()


def guest_of(folder: Path) -> Profile | None:
    """Return the first guest's profile that is free, made if need be, with the player's settings.

    Returns:
        None if none can be made.
    """
    for number in itertools.count(1):
        guest = folder / ("guest" if number == 1 else f"guest-{number}")
        try:
            guest.mkdir(exist_ok=True)
            profile = Profile(guest)
            if (folder / SETTINGS).exists() and not (guest / SETTINGS).exists():
                shutil.copyfile(folder / SETTINGS, guest / SETTINGS)
        except LockedError:
            continue
        except OSError as error:
            log.warning("no guest's profile can be made: %s", error)
            return None
        return profile
    return None


def ask_guest(title: str) -> bool:
    """Ask whether to play as a guest, since another window has the player's folder."""
    box = QtWidgets.QMessageBox()
    box.setIcon(QtWidgets.QMessageBox.Icon.Question)
    box.setWindowTitle(title)
    box.setText(
        QCoreApplication.translate("Profile", "The game is open already in another window.")
    )
    box.setInformativeText(
        QCoreApplication.translate(
            "Profile", "You can play in this one as a guest, whose matches are kept apart."
        )
    )
    guest = box.addButton(
        QCoreApplication.translate("Profile", "&Play as a guest"),
        QtWidgets.QMessageBox.ButtonRole.AcceptRole,
    )
    end = box.addButton(
        QCoreApplication.translate("Profile", "&Close"), QtWidgets.QMessageBox.ButtonRole.RejectRole
    )
    box.setDefaultButton(guest)
    box.setEscapeButton(end)
    box.exec()
    return box.clickedButton() is guest
