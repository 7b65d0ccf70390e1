"""The look of labels and tool buttons, as one style sheet; all else is painted."""

from string import Template
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from three04.ui.board.canvas import Look
from three04.ui.style.artwork import Icon
from three04.ui.style.fonts import TEXT, TITLES, Role
from three04.ui.widgets.painted import PushButton

_SHEET: Final = Template("""
QWidget { font-family: "$text"; font-size: ${body}px; }
QFrame#panel { background: $panel; border: 1px solid $hairline; border-radius: ${well}px; }
QLabel { color: $ink; }
QLabel#title { font-family: "$titles"; font-size: ${title}px; font-weight: 600; }
QLabel#reveal { font-family: "$titles"; font-size: ${reveal}px; font-weight: 600; }
QLabel#result { font-family: "$titles"; font-size: ${result}px; font-weight: 600; }
QLabel#name { font-weight: bold; }
QLabel#move { font-family: "$titles"; font-size: ${move}px; font-weight: 600; }
QLabel#muted { color: $muted; }
QLabel#small { color: $muted; font-size: ${small}px; }
QLabel#gain { color: $gain; font-weight: bold; }
QLabel#loss { color: $loss; font-weight: bold; }
QLabel#heading { color: $on_table_second; }
QLabel#prompt { color: $on_table; padding: ${pad}px ${pads}px; }
QFrame#well { background: $inner; border: none; border-radius: ${well}px; }
""")


def style_sheet(look: Look, compact: bool) -> str:
    """Return the style sheet for a look and a size of the table."""
    theme, fonts, unit = look.theme, look.fonts, look.unit
    colours = ("ink", "muted", "gain", "loss", "on_table", "on_table_second", "inner", "ring",
               "panel", "outline", "hairline")  # fmt: skip
    values = {name: getattr(theme, name).name() for name in colours}
    lengths = {
        "body": fonts.pixels(Role.BODY), "small": fonts.pixels(Role.LABEL),
        "move": fonts.pixels(Role.NAME if compact else Role.BID),
        "title": fonts.pixels(Role.BID if compact else Role.PANEL_TITLE),
        "reveal": fonts.pixels(Role.PANEL_TITLE if compact else Role.REVEAL),
        "result": fonts.pixels(Role.REVEAL if compact else Role.RESULT_TITLE),
        "well": round(10 * unit),
        "pad": round((3 if compact else 7) * unit), "pads": round(18 * unit),
    }  # fmt: skip
    values |= {name: str(length) for name, length in lengths.items()}
    return _SHEET.substitute(values, text=TEXT, titles=TITLES)


def button(primary: bool = False, mark: Icon | None = None) -> PushButton:
    """Return a push button that Enter presses too."""
    return PushButton(primary, mark)


def label(kind: str = "", wrap: bool = False) -> QLabel:
    """Return a label of a kind named in the style sheet."""
    made = QLabel()
    made.setObjectName(kind)
    made.setWordWrap(wrap)
    made.setTextFormat(Qt.TextFormat.PlainText)
    return made
