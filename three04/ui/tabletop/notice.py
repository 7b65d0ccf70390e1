"""A line at the top that says something once and goes: nothing waits for it."""

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from three04.ui.board.animator import Animator
from three04.ui.board.layout import Layout
from three04.ui.board.motion import BANNER
from three04.ui.board.places import Rect
from three04.ui.tabletop.fading import Fading
from three04.ui.tabletop.placing import fitted, put
from three04.ui.widgets.painted import SHADE, Panel
from three04.ui.widgets.style import button, label

TIME = 8000
"""How long a passing notice stays, in milliseconds."""


class Notice(Panel):
    """Says a sentence until it is closed, or for a while.

    Attributes:
        close_button: Takes it away.

    Signals:
        closed (): The person has taken it away.
        left (): It has gone, whoever sent it.
    """

    closed = Signal()
    left = Signal()

    def __init__(self, parent: QWidget, animator: Animator) -> None:
        super().__init__(parent, 12)
        self._fade = Fading(self, animator, BANNER)
        self._text = label(wrap=True)
        self.close_button = button(mark="cross")
        self.close_button.least, self.close_button.snug = 30, True
        self.close_button.height_at_one = 30
        self.close_button.clicked.connect(self._close)
        row = QHBoxLayout(self)
        row.setSpacing(10)
        row.addWidget(self._text, 1)
        row.addWidget(self.close_button)
        self.set_padding(16, 5, 6, 5)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(TIME)
        self._timer.timeout.connect(self.leave)
        self.hide()

    def text(self) -> str:
        """Return what is said."""
        return self._text.text()

    def say(self, text: str, lay: Layout, passing: bool) -> None:
        """Say a sentence.

        Args:
            text: The sentence.
            lay: Where everything lies.
            passing: Whether it goes by itself.
        """
        self._text.setText(text)
        self.setAccessibleName(text)
        self.close_button.setAccessibleName(self.tr("Close the notice"))
        self._fade.show(True)
        self.place(lay)
        if passing:
            self._timer.start()
        else:
            self._timer.stop()

    def place(self, lay: Layout) -> None:
        """Lie at the top, in the middle."""
        if self.isHidden():
            return
        room = min(760 * lay.unit, lay.table.w - (24 if lay.compact else 420 * lay.scale))
        width, height = fitted(self, min(self._line(), room), room)
        top = lay.badge.bottom + 4 if lay.compact else 6 * lay.scale
        put(self, Rect(lay.table.centre[0] - width / 2, top, width, height))
        self.raise_()

    def _line(self) -> float:
        """Return how wide it is with all it says in one line, without its shadow."""
        layout = self.layout()
        assert layout is not None
        self._text.ensurePolished()
        words = self._text.fontMetrics().horizontalAdvance(self._text.text())
        edges = layout.contentsMargins()
        beside = layout.spacing() + self.close_button.sizeHint().width() + 4
        return words + beside + edges.left() + edges.right() - 2 * SHADE

    @Slot()
    def _close(self) -> None:
        self._timer.stop()
        self._fade.show(False)
        self.closed.emit()
        self.left.emit()

    @Slot()
    def leave(self) -> None:
        """Go."""
        self._fade.show(False)
        self.left.emit()
