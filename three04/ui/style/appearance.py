"""How the user wants the game to look, and how dialogs and menus follow it."""

from string import Template
from typing import Final

import msgspec
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QApplication

from three04.resources import data
from three04.ui.style import fonts
from three04.ui.style.fonts import Role
from three04.ui.style.indices import Indices
from three04.ui.style.theme import THEMES, Back, CardFace, Deck, Theme, ThemeName


class Appearance(msgspec.Struct, frozen=True):
    """What can be chosen.

    Attributes:
        theme: Felt for a bright room, or dark.
        deck: Suits in two or four colours.
        back: The card back.
        text_size: Factor on all text, 0.9 to 1.6.
        face: How the cards' faces are drawn.
        indices: Which letters the courts bear.
    """

    theme: ThemeName = "felt"
    deck: Deck = "four"
    back: Back = "madder"
    text_size: float = 1.0
    face: CardFace = "sandakada"
    indices: Indices = "english"


_SHEET: Final = Template("""
QMenu { background: $panel; color: $ink; border: 1px solid $hairline; padding: 4px; }
QMenu::item { padding: 6px 24px 6px 26px; border-radius: 6px; }
QMenu::item:selected { background: $inner; }
QMenu::item:disabled { color: $unavailable; }
QMenu::separator { height: 1px; background: $hairline; margin: 4px 8px; }
QToolTip { background: $panel; color: $ink; border: 1px solid $hairline; padding: 3px; }
QDialog QPushButton { background: $button; color: $ink; border: 1px solid $outline;
    border-radius: 8px; padding: 6px 16px; min-width: 56px; }
QDialog QPushButton:hover { background: $inner; }
QDialog QPushButton:default { background: $primary; color: $primary_ink;
    border: 1px solid $primary; font-weight: bold; }
QDialog QPushButton:disabled { background: $panel; color: $unavailable;
    border: 1px solid $hairline; }
QDialog QPushButton:focus { border: 2px solid $focus; }
QSlider { border: 2px solid transparent; padding: 1px; }
QSlider:focus { border-color: $focus; border-radius: 6px; }
QDialog QPushButton:default:focus { border: 2px solid $focus_on_primary; }
QDialog QCheckBox::indicator, QDialog QRadioButton::indicator { background: $button;
    border: 1px solid $outline; width: ${box}px; height: ${box}px; border-radius: 3px; }
QDialog QCheckBox::indicator:checked { background: $primary; border-color: $primary;
    image: url("$tick"); }
QDialog QRadioButton::indicator { border-radius: ${round}px; }
QDialog QRadioButton::indicator:checked { border-color: $primary;
    background: qradialgradient(cx: 0.5, cy: 0.5, fx: 0.5, fy: 0.5, radius: 0.5,
    stop: 0 $primary, stop: 0.55 $primary, stop: 0.65 $button, stop: 1 $button); }
QDialog QCheckBox::indicator:disabled, QDialog QRadioButton::indicator:disabled {
    border-color: $hairline; }
QDialog QCheckBox::indicator:checked:disabled { background: $unavailable; }
QDialog QCheckBox, QDialog QRadioButton { border: 2px solid transparent; }
QDialog QCheckBox:focus, QDialog QRadioButton:focus { border-color: $focus; border-radius: 6px; }
QHeaderView::section { background: $inner; color: $ink; border: none;
    border-bottom: 1px solid $hairline; padding: 4px 8px; font-weight: bold; }
QFrame#tile { background: $inner; border: 1px solid $hairline; border-radius: 12px; }
QFrame#tile QLabel { background: transparent; border: none; }
QLabel#figure { font-family: "$titles"; font-size: ${figure}px; font-weight: 600; }
QLabel#tileTitle { font-family: "$titles"; font-size: ${heading}px; font-weight: 600; }
QLabel#second { color: $muted; }
QTableView#figures { border: 2px solid transparent; border-radius: 4px; outline: none; }
QTableView#figures:focus { border-color: $focus; }
QTableView#figures::item { padding: 0 4px; }
QTableView#figures QHeaderView::section { padding: 4px 7px; }
QTableView#figures::item:selected { background: $primary; color: $primary_ink; }
""")


def palette(theme: Theme) -> QPalette:
    """Return a theme's colours as ordinary widgets use them."""
    made, roles = QPalette(), QPalette.ColorRole
    for role, colour in {
        roles.Window: theme.panel, roles.WindowText: theme.ink, roles.Base: theme.button,
        roles.AlternateBase: theme.inner, roles.Text: theme.ink, roles.Button: theme.button,
        roles.ButtonText: theme.ink, roles.BrightText: theme.loss, roles.Mid: theme.hairline,
        roles.ToolTipBase: theme.panel, roles.ToolTipText: theme.ink, roles.Light: theme.panel,
        roles.PlaceholderText: theme.muted, roles.Highlight: theme.primary,
        roles.HighlightedText: theme.primary_ink, roles.Link: theme.brass_text,
        roles.Midlight: theme.inner, roles.Dark: theme.outline,
    }.items():  # fmt: skip
        made.setColor(role, colour)
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, theme.unavailable)
    return made


def application_font(text_size: float) -> QFont:
    """Return the font of ordinary widgets."""
    font = QFont(fonts.TEXT)
    font.setPixelSize(max(fonts.SMALLEST, round(Role.BODY.value[1] * text_size)))
    return font


def dress_application(application: QApplication, appearance: Appearance) -> None:
    """Give menus, dialogs and tooltips the look; at the start and whenever it changes."""
    fonts.load()
    theme = THEMES[appearance.theme]
    application.setFont(application_font(appearance.text_size))
    application.setPalette(palette(theme))
    names = ("panel", "ink", "hairline", "inner", "unavailable", "button", "outline", "primary",
             "primary_ink", "muted")  # fmt: skip
    colours = {name: getattr(theme, name).name() for name in names}
    box = round(15 * min(max(1.0, appearance.text_size), 1.3))
    colours |= {"box": str(box), "round": str((box + 2) // 2)}
    colours["tick"] = (data("assets") / "controls" / f"tick-{appearance.theme}.svg").as_posix()
    # Of the two tones of the ring, the one that is seen on a panel; the primary button is bright
    # where the panel is dark.
    dark = appearance.theme == "dark"
    colours["focus"] = (theme.ring if dark else theme.ring_edge).name()
    colours["focus_on_primary"] = (theme.ink if dark else theme.ring).name()
    sizes = {
        name: str(max(fonts.SMALLEST, round(role.value[1] * appearance.text_size)))
        for name, role in (("figure", Role.REVEAL), ("heading", Role.GAME))
    }
    sheet = _SHEET.substitute(colours, titles=fonts.TITLES, **sizes)
    if application.styleSheet() != sheet:
        application.setStyleSheet(sheet)
