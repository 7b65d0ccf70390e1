"""Where the files that come with the game are: card decks, sounds, translations.

Found by this file's own place and not by `importlib.resources`, which in some editable installs
returns objects that are no paths, while Qt wants paths.
"""

from pathlib import Path
from typing import Literal

_PACKAGE = Path(__file__).resolve().parent


def data(kind: Literal["assets", "translations"]) -> Path:
    """Return the folder of one kind of data.

    An installed game has it inside the package; a source tree has it beside the package.

    Raises:
        FileNotFoundError: The installation is incomplete.
    """
    for folder in (_PACKAGE / "_data" / kind, _PACKAGE.parent / kind):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"The game's {kind} folder is missing beside or under {_PACKAGE}.")
