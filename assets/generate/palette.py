"""The colours of the drawings. What the window itself paints has its own in ``ui/theme.py``."""

from typing import Final, NamedTuple

IVORY: Final = "#FFFCF3"
EDGE: Final = "#D8CBAE"
CREAM: Final = "#FBF0D8"
BRASS: Final = "#C8963A"
BRASS_DARK: Final = "#8F6520"
BRASS_LIGHT: Final = "#EBCB83"
SKIN: Final = "#B97F53"
SKIN_SHADE: Final = "#A66F45"
SKIN_DARK: Final = "#6E4227"
LIPS: Final = "#8C4A3C"
HAIR: Final = "#1E1A1C"
TINT: Final = "#000"
"""Replaced by another colour when the game loads the file."""

TICKS: Final = {"felt": "#FFF6E2", "dark": "#221806"}
"""A tick in its box, by theme: style sheets cannot tint a file. ``primary_ink`` of the window."""


class SuitColours(NamedTuple):
    """What a suit is drawn in: index and pips, the courts' robes, the ground behind them."""

    ink: str
    robe: str
    dark: str
    ground: str


TWO: Final = {
    "S": SuitColours("#1B1F2A", "#2F4770", "#1B2A47", "#EEF0EE"),
    "H": SuitColours("#B3202C", "#B3202C", "#7C1420", "#FAEBE2"),
    "D": SuitColours("#B3202C", "#C9702A", "#8E4517", "#FBEFDD"),
    "C": SuitColours("#1B1F2A", "#2B6A58", "#17443A", "#ECF1E8"),
}
FOUR: Final = {
    "S": TWO["S"],
    "H": TWO["H"],
    "D": SuitColours("#1659A8", "#1F66B5", "#123F78", "#E8F0F6"),
    "C": SuitColours("#1B7340", "#23804A", "#12512D", "#EAF3E6"),
}


class BackColours(NamedTuple):
    """What a back is drawn in: border, field, the kolam's line, its dots."""

    border: str
    field: str
    line: str
    dots: str


BACKS: Final = {
    "madder": BackColours("#8E2430", "#7A1B27", "#F4DFB8", "#E2B04C"),
    "indigo": BackColours("#27436F", "#1F365C", "#EADFC6", "#DDAF55"),
    "palm": BackColours("#1E7683", "#165C69", "#F4E8C8", "#E6BC62"),
}
