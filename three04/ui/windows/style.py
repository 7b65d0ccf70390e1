"""The look of panels and buttons, as one style sheet, and small helpers for both."""

from string import Template
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton

_SHEET: Final = Template("""
QLabel { color: #22282B; font-size: ${body}px; }
QFrame#panel, QFrame#badge, QFrame#tray {
    background: #FCF7EA; border: 1px solid #DDCFAE; border-radius: ${radius}px; }
QLabel#title { font-size: ${title}px; font-weight: bold; }
QLabel#big { font-size: ${big}px; font-weight: bold; }
QLabel#number { font-size: ${number}px; font-weight: bold; }
QLabel#name { font-weight: bold; }
QLabel#muted { color: #5C625C; font-size: ${small}px; }
QLabel#state { color: #744E10; font-weight: bold; }
QLabel#gain { color: #1E6B43; font-weight: bold; }
QLabel#loss { color: #A11F2D; font-weight: bold; }
QLabel#heading { color: #FFF8E8; font-size: ${body}px; font-weight: bold; }
QLabel#prompt { color: #FFF8E8; background: rgba(10, 28, 23, 150); font-size: ${prompt}px;
    border-radius: ${pill}px; padding: 5px 18px; }
QLabel#reason { color: #22282B; background: #FCF7EA; border: 2px solid #A11F2D;
    border-radius: 10px; padding: 7px 12px; font-weight: bold; }
QPushButton { background: #FFFDF6; color: #22282B; border: 1px solid #9F8C5E; border-radius: 10px;
    padding: ${pad}px ${pads}px; font-size: ${button}px; font-weight: bold; min-height: 20px; }
QPushButton:hover { background: #F3EAD3; }
QPushButton:checked { background: #F2C763; border: 2px solid #8F6520; color: #2A1D05; }
QPushButton:disabled { background: transparent; color: #8F917F; border: 1px solid #DDCFAE; }
QPushButton[primary="true"] { background: #8E2430; color: #FFF6E2; border: 1px solid #8E2430; }
QPushButton[primary="true"]:disabled { background: #D9CDB2; color: #6F6A5A; border: none; }
QPushButton:focus { border: 3px solid #1A1408; padding: ${padf}px ${padsf}px; }
QPushButton[primary="true"]:focus { border: 3px solid #FFD977; }
QToolButton { background: rgba(10, 28, 23, 110); color: #FFF8E8; border: 2px solid transparent;
    border-radius: 10px; padding: ${padt}px ${padst}px; font-size: ${button}px; }
QToolButton:hover { background: rgba(10, 28, 23, 170); }
QToolButton:disabled { color: rgba(255, 248, 232, 110); }
QToolButton:focus { border: 2px solid #FFD977; }
QToolButton::menu-indicator { image: none; }
""")


def style_sheet(compact: bool, large: bool) -> str:
    """Return the style sheet for a size of the table.

    Args:
        compact: The small base is used.
        large: From 1600 pixels: everything a fifth larger.
    """
    factor = 1.2 if large else 1.0
    sizes = {
        "body": 13 if compact else 14, "small": 12 if compact else 13,
        "title": 18 if compact else 24, "big": 21 if compact else 38,
        "number": 16 if compact else 26, "prompt": 13 if compact else 15,
        "button": 13 if compact else 15, "pad": 3 if compact else 7,
        "pads": 8 if compact else 14, "radius": 12 if compact else 16,
        "padt": 3 if compact else 4, "padst": 4 if compact else 10,
        "pill": 12 if compact else 13,
    }  # fmt: skip
    sizes = {name: round(size * factor) for name, size in sizes.items()}
    sizes["padf"], sizes["padsf"] = max(0, sizes["pad"] - 2), sizes["pads"] - 2
    return _SHEET.substitute(sizes)


def button(primary: bool = False) -> QPushButton:
    """Return a push button that Enter presses too."""
    made = QPushButton()
    made.setAutoDefault(True)
    made.setProperty("primary", primary)
    return made


def label(kind: str = "", wrap: bool = False) -> QLabel:
    """Return a label of a kind named in the style sheet."""
    made = QLabel()
    made.setObjectName(kind)
    made.setWordWrap(wrap)
    made.setTextFormat(Qt.TextFormat.PlainText)
    return made
