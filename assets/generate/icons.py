"""Icons on a grid of 24, one weight of line; the game puts its colour in place of ``#000``."""

from typing import Final

from assets.generate.palette import TINT
from assets.generate.svg import around, circle, group, line, path


def _line(data: str, width: float = 1.9) -> str:
    return line(data, TINT, width)


def _dot(x: float, y: float, r: float = 1.3) -> str:
    return circle(x, y, r, TINT)


def _ring(x: float, y: float, r: float) -> str:
    return circle(x, y, r, "none", TINT, 1.9)


_BODY_OF_LOCK: Final = path("M6,11L18,11L18,20L6,20Z", TINT, TINT, 1.6)
_SPEAKER: Final = path("M3.6,9.4L7.4,9.4L12,5.4L12,18.6L7.4,14.6L3.6,14.6Z", TINT, TINT, 1.4)
_STAR: Final = "M12,3.2L14.5,9.2L21,9.7L16,13.9L17.6,20.3L12,16.8L6.4,20.3L8,13.9L3,9.7L9.5,9.2Z"
_CLOCK: Final = (
    "M12,3.2C16.8,3.2 20.8,7.2 20.8,12C20.8,16.8 16.8,20.8 12,20.8"
    "C7.2,20.8 3.2,16.8 3.2,12C3.2,7.2 7.2,3.2 12,3.2ZM12,7L12,12L15.6,14"
)
_BULB: Final = (
    "M9,17L9,15.2C6.8,13.8 5.5,11.8 5.5,9.4C5.5,5.8 8.4,3 12,3C15.6,3 18.5,5.8 18.5,9.4"
    "C18.5,11.8 17.2,13.8 15,15.2L15,17ZM9.6,20.6L14.4,20.6"
)

ICONS: Final = {
    "arrow": _line("M4,12L20,12M14,6L20,12L14,18", 2.2),
    "ask": _line("M4,5L20,5L20,16L12,16L7.5,20L7.5,16L4,16Z")
    + "".join(_dot(x, 10.5, 1.2) for x in (8.6, 12, 15.4)),
    "away": _line(_CLOCK),
    "back": _line("M20,12L4,12M10,6L4,12L10,18", 2.2),
    "book": _line(
        "M12,6.4C9.6,4.8 6.6,4.6 3.6,5.2L3.6,18.4C6.6,17.8 9.6,18 12,19.6"
        "C14.4,18 17.4,17.8 20.4,18.4L20.4,5.2C17.4,4.6 14.4,4.8 12,6.4L12,19.2"
    ),
    "chat": _line("M4,5L20,5L20,16L12,16L7.5,20L7.5,16L4,16ZM8,9L16,9M8,12.2L13,12.2", 1.8),
    "check": _line("M5,12.6L10,17.6L19.4,6.8", 2.4),
    "computer": _line("M3.6,4.6L20.4,4.6L20.4,15.4L3.6,15.4ZM12,15.4L12,19.6M8,19.6L16,19.6"),
    "cross": _line("M6,6L18,18M18,6L6,18", 2.4),
    "dealer": _line(
        "M4.4,9L10.6,6.4L14.6,15.8L8.4,18.4ZM12.6,5.6L18.4,5.6L18.4,16.6L16.2,16.6", 1.7
    ),
    "first": _line("M6,5L6,19M18,5.5L10,12L18,18.5", 2.2),
    "flag": _line("M6,21L6,3.4M6,4.6C9.4,2.6 12.6,6.6 18.6,4.6L18.6,13C12.6,15 9.4,11 6,13"),
    "forward": _line("M5.5,5.5L12.5,12L5.5,18.5M12.5,5.5L19.5,12L12.5,18.5", 2.2),
    "full-screen": _line("M4,9L4,4L9,4M15,4L20,4L20,9M20,15L20,20L15,20M9,20L4,20L4,15", 2.1),
    "help": _line(
        "M8.6,9.2C8.6,6.4 10.2,5 12.2,5C14.4,5 15.8,6.4 15.8,8.4C15.8,11.4 12.2,11.4 12.2,14.6", 2.1
    )
    + _dot(12.2, 18.6, 1.5),
    "hidden": _line("M3,12C7,5.6 17,5.6 21,12C17,18.4 7,18.4 3,12Z")
    + _dot(12, 12, 2.8)
    + _line("M5,19.5L19,4.5", 2.1),
    "hint": _line(_BULB),
    "last": _line("M18,5L18,19M6,5.5L14,12L6,18.5", 2.2),
    "last-trick": _line("M4,8.5L11,5.5L15.6,16.2L8.6,19.2ZM14.2,6L20,6L20,18.6L16.8,18.6"),
    "lock": _BODY_OF_LOCK + _line("M8.5,11L8.5,8C8.5,3.4 15.5,3.4 15.5,8L15.5,11", 2),
    "log": _line("M8.5,6.5L20,6.5M8.5,12L20,12M8.5,17.5L20,17.5")
    + "".join(_dot(4.6, y) for y in (6.5, 12, 17.5)),
    "menu": _line("M4,7L20,7M4,12L20,12M4,17L20,17"),
    "minus": _line("M5,12L19,12", 2.4),
    "mute": _SPEAKER + _line("M15.5,9.4L20.7,14.6M20.7,9.4L15.5,14.6", 2),
    "network": _ring(12, 5.8, 2.4)
    + _ring(5.6, 17.6, 2.4)
    + _ring(18.4, 17.6, 2.4)
    + _line("M10.9,8L6.8,15.4M13.1,8L17.2,15.4M8.1,17.6L15.9,17.6"),
    "next": _line("M9,5.5L16,12L9,18.5", 2.2),
    "pause": path("M6.5,5L9.5,5L9.5,19L6.5,19ZM14.5,5L17.5,5L17.5,19L14.5,19Z", TINT, TINT, 1),
    "person": _ring(12, 8, 3.6)
    + _line("M4.8,20C5.4,15.6 8.4,14.2 12,14.2C15.6,14.2 18.6,15.6 19.2,20"),
    "play": path("M8,5L19,12L8,19Z", TINT, TINT, 1.6),
    "plus": _line("M5,12L19,12M12,5L12,19", 2.4),
    "previous": _line("M15,5.5L8,12L15,18.5", 2.2),
    "redeal": _line(
        "M19.6,9.4C18.2,6.2 15.4,4.4 12,4.4C7.8,4.4 4.4,7.8 4.4,12C4.4,16.2 7.8,19.6 12,19.6"
    )
    + _line("M12,19.6C15.2,19.6 17.8,17.8 19,15M20,4.6L19.8,9.6L14.8,9.4"),
    "rewind": _line("M18.5,5.5L11.5,12L18.5,18.5M11.5,5.5L4.5,12L11.5,18.5", 2.2),
    "settings": _ring(12, 12, 3.1)
    + group(around(8, _line("M0,-6.3L0,-9")), 12, 12)
    + _ring(12, 12, 6.3),
    "sound": _SPEAKER
    + _line("M15.4,9C17,10.8 17,13.2 15.4,15M18.2,6.4C21.2,9.6 21.2,14.4 18.2,17.6"),
    "star": path(_STAR, TINT),
    "statistics": _line("M4,20L20,20")
    + path(
        "M5.5,17L5.5,12L8.5,12L8.5,17ZM10.5,17L10.5,5L13.5,5"
        "L13.5,17ZM15.5,17L15.5,9L18.5,9L18.5,17Z",
        TINT,
        TINT,
        1,
    ),
    "undo": _line(
        "M8.5,5L4,9.5L8.5,14M4,9.5L14,9.5C18,9.5 20,12 20,14.8C20,17.6 18,20 14.5,20L9,20"
    ),
    "unlock": _BODY_OF_LOCK + _line("M8.5,11L8.5,7.4C8.5,3 14.6,2.6 15.6,6.4", 2),
}
"""The icons by name."""
