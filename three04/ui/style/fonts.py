"""The bundled typefaces and the sizes they are used in.

Yrsa for the numbers that matter and for titles, Lato for all else. Both come with the game, so
the window looks the same everywhere and text measured in a test is the text that is shown.
"""

from enum import Enum
from functools import cache
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

from three04.resources import data

TITLES: Final = "Yrsa"
TEXT: Final = "Lato"
SMALLEST: Final = 11
"""No text is set in fewer pixels, whatever the scale."""
TEXT_SCALES: Final = (0.9, 1.6)
"""The bounds of the user's text size."""

_FILES: Final = ("Yrsa-SemiBold", "Yrsa-Bold", "Lato-Regular", "Lato-Bold")
_REGULAR, _SEMI, _BOLD = QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold


class Role(Enum):
    """What a text is: family, pixels at scale 1, weight."""

    CONTRACT = (TITLES, 40.0, _SEMI)
    RESULT_TITLE = (TITLES, 34.0, _SEMI)
    REVEAL = (TITLES, 30.0, _SEMI)
    TOKENS = (TITLES, 28.0, _SEMI)
    PANEL_TITLE = (TITLES, 25.0, _SEMI)
    SIDE_TITLE = (TITLES, 24.0, _SEMI)
    BID = (TITLES, 22.0, _SEMI)
    GAME = (TITLES, 20.0, _SEMI)
    BID_BUTTON = (TEXT, 16.0, _BOLD)
    NAME = (TEXT, 15.0, _BOLD)
    """Names, buttons, prompts, what a seat says."""
    BODY = (TEXT, 14.0, _REGULAR)
    BODY_STRONG = (TEXT, 14.0, _BOLD)
    CHIP = (TEXT, 13.0, _BOLD)
    LABEL = (TEXT, 12.5, _REGULAR)
    LABEL_STRONG = (TEXT, 12.5, _BOLD)
    SECOND = (TEXT, 12.0, _REGULAR)
    TAG = (TEXT, 12.0, _BOLD)


@cache
def load() -> None:
    """Take the bundled fonts into the application, before the first text is measured.

    Raises:
        FileNotFoundError: The installation is incomplete.
    """
    for name in _FILES:
        path = data("assets") / "fonts" / f"{name}.ttf"
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise FileNotFoundError(f"The font {path} cannot be read.")


def bounded(wish: float) -> float:
    """Return a wish for larger or smaller text within its bounds."""
    low, high = TEXT_SCALES
    return min(max(wish, low), high)


class Fonts:
    """Fonts and their measures at one scale of text.

    Attributes:
        scale: How much larger text is than at 1280 pixels: the layout's ``text``.
    """

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self._made: dict[Role, tuple[QFont, QFontMetricsF]] = {}

    def pixels(self, role: Role) -> int:
        """Return the size of a role's text."""
        return max(SMALLEST, round(role.value[1] * self.scale))

    def font(self, role: Role) -> QFont:
        """Return the font of a role."""
        return self._get(role)[0]

    def metrics(self, role: Role) -> QFontMetricsF:
        """Return the measures of a role's font."""
        return self._get(role)[1]

    def width(self, text: str, role: Role) -> float:
        """Return how wide a text is."""
        return self.metrics(role).horizontalAdvance(text)

    def _get(self, role: Role) -> tuple[QFont, QFontMetricsF]:
        if role not in self._made:
            family, _, weight = role.value
            font = QFont(family)
            font.setPixelSize(self.pixels(role))
            font.setWeight(weight)
            font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
            self._made[role] = (font, QFontMetricsF(font))
        return self._made[role]
