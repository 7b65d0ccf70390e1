"""How the user wants the game to look, and how dialogs and menus follow it."""

from string import Template
from typing import Final

import msgspec
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QApplication

from three04.ui import fonts
from three04.ui.fonts import Role
from three04.ui.indices import Indices
from three04.ui.theme import THEMES, Back, CardFace, Deck, Theme, ThemeName


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
QDialog QCheckBox::indicator:unchecked { background: $button; border: 1px solid $outline;
    border-radius: 3px; }
QHeaderView::section { background: $inner; color: $ink; border: none;
    border-bottom: 1px solid $hairline; padding: 4px 8px; font-weight: bold; }
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
             "primary_ink")  # fmt: skip
    colours = {name: getattr(theme, name).name() for name in names}
    # Of the two tones of the ring, the one that is seen on a panel; the primary button is bright
    # where the panel is dark.
    dark = appearance.theme == "dark"
    colours["focus"] = (theme.ring if dark else theme.ring_edge).name()
    colours["focus_on_primary"] = (theme.ink if dark else theme.ring).name()
    sheet = _SHEET.substitute(colours)
    if application.styleSheet() != sheet:
        application.setStyleSheet(sheet)
