"""Pages that scroll where the window is too small for them."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QWidget


def scrolled(page: QWidget) -> QScrollArea:
    """Return a page in a frame that scrolls up and down; Tab walks over what is on the page."""
    scroll = QScrollArea()
    scroll.setWidget(page)
    scroll.setWidgetResizable(True)
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    page.setAutoFillBackground(False)
    scroll.viewport().setAutoFillBackground(False)
    return scroll


def sentence_label(text: str = "") -> QLabel:
    """Return a label for a sentence, in as many lines as it needs at the width there is."""
    made = QLabel(text)
    made.setWordWrap(True)
    made.setTextFormat(Qt.TextFormat.PlainText)
    policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    made.setSizePolicy(policy)
    return made
