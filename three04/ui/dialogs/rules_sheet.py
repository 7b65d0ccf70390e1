"""The window with the rules: how the game goes, and the house rules of the match in progress."""

from html import escape

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFontInfo, QKeyEvent, QPalette, QShowEvent
from PySide6.QtWidgets import QTextBrowser, QWidget

from three04.rules.options import Options
from three04.ui.style.fonts import TITLES
from three04.ui.widgets.sheet import Sheet
from three04.ui.words.rules_text import Section, rules_of

_READ = (
    Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
)


class RulesPage(QTextBrowser):
    """A text to read. Nothing blinks in it before the keyboard moves through it."""

    def showEvent(self, event: QShowEvent) -> None:
        """Begin without a caret."""
        super().showEvent(event)
        self.setCursorWidth(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show where the keyboard is from now on."""
        self.setCursorWidth(1)
        super().keyPressEvent(event)


class RulesSheet(Sheet):
    """Tells the rules of a match.

    Attributes:
        page: The text; the arrow keys move a caret through it, which a screen reader follows.
    """

    def __init__(self, options: Options, parent: QWidget) -> None:
        super().__init__(parent)
        self._options = options
        self.page = RulesPage()
        self.page.setTextInteractionFlags(_READ)
        self.page.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.page.document().setDocumentMargin(14)
        self.column.addWidget(self.page)
        self.column.addWidget(self.buttons)
        self.retranslate()
        room = self.screen().availableGeometry()
        self.resize(min(600, room.width() - 40), min(640, room.height() - 60))
        self.page.setFocus()

    def show_options(self, options: Options) -> None:
        """Tell the rules of another match."""
        if options != self._options:
            self._options = options
            self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        super().retranslate()
        self.setWindowTitle(self.tr("Rules of 304"))
        self.page.setAccessibleName(self.windowTitle())
        sections = rules_of(self._options)
        muted = self.palette().color(QPalette.ColorRole.PlaceholderText).name()
        large = round(1.45 * QFontInfo(self.font()).pixelSize())
        self.page.setHtml("".join(_html(section, muted, large) for section in sections))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language, of the size of text, of the colours."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self.retranslate()


def _html(section: Section, muted: str, large: int) -> str:
    """Return a section set in type."""
    parts = [
        f'<h2 style="font-family: {TITLES}; font-size: {large}px; font-weight: 600; '
        f'margin-top: 14px; margin-bottom: 4px">{escape(section.title)}</h2>'
    ]
    parts += [f'<p style="margin-bottom: 6px">{escape(text)}</p>' for text in section.paragraphs]
    if section.table:
        parts.append(_table(section.table, muted))
    parts += [
        f'<p style="margin-bottom: 6px"><b>{escape(name)}.</b> {escape(text)}</p>'
        for name, text in section.points
    ]
    return "".join(parts)


def _table(rows: tuple[tuple[str, ...], ...], muted: str) -> str:
    """Return a small table: names at the left, numbers below each other at the right."""
    lines = []
    for number, row in enumerate(rows):
        cells = []
        for place, text in enumerate(row):
            side = "right" if place else "left"
            said = escape(text) if number else f'<span style="color: {muted}">{escape(text)}</span>'
            cells.append(f'<td align="{side}" style="padding: 2px 18px 2px 0">{said}</td>')
        lines.append(f"<tr>{''.join(cells)}</tr>")
    margins = "margin-top: 6px; margin-bottom: 6px"
    return f'<table cellspacing="0" style="{margins}">{"".join(lines)}</table>'
