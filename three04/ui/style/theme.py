"""The two themes: every colour the window paints with, by the role it plays.

Colours mean something here, so they have names by meaning and none is used for anything else.
What must be told apart is told apart by shape too: a side has an emblem, a suit its mark. The
contrasts that a reader relies on are held by ``tests/ui/test_theme.py``.

Cards have their own colours inside the SVG files (``assets/generate/palette.py``).
"""

from types import MappingProxyType
from typing import Final, Literal, TypeAlias

import msgspec
from PySide6.QtGui import QColor

from three04.cards import Suit

Side: TypeAlias = Literal["lotus", "wheel", "lamp", "drum"]
SIDES: Final[tuple[Side, ...]] = ("lotus", "wheel", "lamp", "drum")
"""The sides' emblems in the order of use; the viewer's own side is always the lotus."""

Deck: TypeAlias = Literal["two", "four"]
"""How many colours the suits have."""

CardFace: TypeAlias = Literal["sandakada", "bold"]
"""How faces are drawn: with all that is on a card, or its rank and suit alone, very large."""

Back: TypeAlias = Literal["madder", "indigo", "palm"]
ThemeName: TypeAlias = Literal["felt", "dark"]


class Theme(msgspec.Struct, frozen=True):
    """The colours of a theme.

    Attributes:
        name: What the settings call it.
        table: The cloth, from the middle over 55 % of the way to the edge.
        ornament: The moonstone's lines, thin as they are painted.
        on_table: Text on the cloth; ``on_table_second`` the less important.
        panel: A panel; ``inner`` a panel in it; ``hairline`` its edge and the lines inside.
        ink: Text on a panel; ``muted`` the less important.
        brass: Tokens and their places; ``brass_text`` text that speaks of the trump.
        primary: The one button that goes on; ``primary_ink`` its text.
        button: Any other button; ``outline`` its edge, ``unavailable`` its text when it is out
            of reach (its edge is then the hairline).
        gain: Tokens won; ``loss`` lost, and what was refused.
        chip: What decides the deal: standing bid, contract, highest card.
        ring: Focus and turn, drawn on ``ring_edge`` so that it is seen on every ground.
        veil: Over a card that the rules refuse, and over nothing else.
        dim: Over the whole table at a reveal or result.
        glare: Over faces in a dark room; transparent in a bright one.
        groove: Behind icons and lines of text that lie on the cloth.
        shadow: How dark shadows are, 0 to 255.
        sides: Each side's colour; ``side_ink`` its emblem.
    """

    name: ThemeName
    table: tuple[QColor, QColor, QColor]
    ornament: QColor
    on_table: QColor
    on_table_second: QColor
    panel: QColor
    inner: QColor
    hairline: QColor
    ink: QColor
    muted: QColor
    brass: QColor
    brass_text: QColor
    primary: QColor
    primary_ink: QColor
    button: QColor
    outline: QColor
    unavailable: QColor
    gain: QColor
    loss: QColor
    chip: QColor
    chip_ink: QColor
    chip_edge: QColor
    bubble: QColor
    ring: QColor
    ring_edge: QColor
    veil: QColor
    dim: QColor
    glare: QColor
    groove: QColor
    shadow: int
    sides: MappingProxyType[Side, QColor]
    side_ink: QColor


def _rgb(*names: str) -> tuple[QColor, ...]:
    return tuple(QColor(name) for name in names)


def _sides(*names: str) -> MappingProxyType[Side, QColor]:
    return MappingProxyType(dict(zip(SIDES, _rgb(*names), strict=True)))


FELT: Final = Theme(
    name="felt",
    table=(QColor("#317461"), QColor("#2B6756"), QColor("#1E4F42")),
    ornament=QColor(233, 242, 222, 26),
    on_table=QColor("#FFF8E8"),
    on_table_second=QColor("#E2EFE6"),
    panel=QColor("#FCF7EA"),
    inner=QColor("#F3EAD3"),
    hairline=QColor("#DDCFAE"),
    ink=QColor("#22282B"),
    muted=QColor("#5C625C"),
    brass=QColor("#B9862F"),
    brass_text=QColor("#744E10"),
    primary=QColor("#8E2430"),
    primary_ink=QColor("#FFF6E2"),
    button=QColor("#FFFDF6"),
    outline=QColor("#9F8C5E"),
    unavailable=QColor("#8F917F"),
    gain=QColor("#1E6B43"),
    loss=QColor("#A11F2D"),
    chip=QColor("#F2C763"),
    chip_ink=QColor("#2A1D05"),
    chip_edge=QColor("#8F6520"),
    bubble=QColor("#FCF7EA"),
    ring=QColor("#FFD977"),
    ring_edge=QColor("#1A1408"),
    veil=QColor(24, 44, 38, 100),
    dim=QColor(10, 28, 23, 140),
    glare=QColor(0, 0, 0, 0),
    groove=QColor(0, 0, 0, 77),
    shadow=70,
    sides=_sides("#A2385C", "#2A5A94", "#9A5B10", "#3F6B35"),
    side_ink=QColor("#FFF6E2"),
)
"""For a bright room."""

DARK: Final = Theme(
    name="dark",
    table=(QColor("#263850"), QColor("#1A273A"), QColor("#0F1826")),
    ornament=QColor(227, 189, 114, 26),
    on_table=QColor("#F5ECD9"),
    on_table_second=QColor("#AEBACB"),
    panel=QColor("#1D2A3D"),
    inner=QColor("#28374D"),
    hairline=QColor("#3D4E67"),
    ink=QColor("#F5ECD9"),
    muted=QColor("#B3BCC8"),
    brass=QColor("#D9A94F"),
    brass_text=QColor("#EBC57D"),
    primary=QColor("#E3B75B"),
    primary_ink=QColor("#221806"),
    button=QColor("#28374D"),
    outline=QColor("#6F839E"),
    unavailable=QColor("#7C8BA0"),
    gain=QColor("#86D3A6"),
    loss=QColor("#F5A199"),
    chip=QColor("#E3B75B"),
    chip_ink=QColor("#2A1D05"),
    chip_edge=QColor("#8F6520"),
    bubble=QColor("#28374D"),
    ring=QColor("#FFD977"),
    ring_edge=QColor("#1A1408"),
    veil=QColor(14, 20, 32, 112),
    dim=QColor(6, 10, 18, 140),
    glare=QColor(20, 14, 0, 20),
    groove=QColor(0, 0, 0, 77),
    shadow=120,
    sides=_sides("#C2557A", "#4A7FC1", "#B5762A", "#5A8C4D"),
    side_ink=QColor("#FFF6E2"),
)
"""For a dark room."""

THEMES: Final[MappingProxyType[ThemeName, Theme]] = MappingProxyType({"felt": FELT, "dark": DARK})

PAPER: Final = QColor("#FFFCF3")
PAPER_EDGE: Final = QColor("#D8CBAE")
"""The cards' own ground, for suit marks outside of cards."""

_SPADE, _HEART, _DIAMOND, _CLUB = _rgb("#1B1F2A", "#B3202C", "#1659A8", "#1B7340")
SUIT_COLOURS: Final[MappingProxyType[Deck, MappingProxyType[Suit, QColor]]] = MappingProxyType(
    {
        "two": MappingProxyType({"S": _SPADE, "H": _HEART, "D": _HEART, "C": _SPADE}),
        "four": MappingProxyType({"S": _SPADE, "H": _HEART, "D": _DIAMOND, "C": _CLUB}),
    }
)
"""What each suit's mark is drawn in, on paper, by deck."""


def luminance(colour: QColor) -> float:
    """Return the relative luminance of an opaque colour, as WCAG 2 defines it."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """Return the WCAG contrast of two opaque colours, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def over(top: QColor, ground: QColor) -> QColor:
    """Return the opaque colour that is seen where a translucent one lies on another."""
    part = top.alphaF()

    def mixed(above: float, below: float) -> float:
        return part * above + (1 - part) * below

    return QColor.fromRgbF(
        mixed(top.redF(), ground.redF()),
        mixed(top.greenF(), ground.greenF()),
        mixed(top.blueF(), ground.blueF()),
    )
