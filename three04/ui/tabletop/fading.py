"""Parts of the table's area that come into view and go out of it, on the table's clock."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QGraphicsOpacityEffect, QWidget

from three04.ui.board.animator import Animator, Leg, Values
from three04.ui.board.motion import Motion


class Shade(QWidget):
    """What is left to be seen of a part that has gone: a picture of it, fainter and fainter."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._picture = QPixmap()
        self._seen = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def show_picture(self, picture: QPixmap) -> None:
        """Show a picture, or none."""
        self._picture = picture
        self.setVisible(not picture.isNull())

    def show_values(self, values: Values) -> None:
        """Be so much seen."""
        self._seen = values[0]
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        painter = QPainter(self)
        painter.setOpacity(self._seen)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()


class Fading(QObject):
    """Shows and hides a part, which fades in and out where the table moves.

    What it is for holds at once, whatever is still seen: a part that is hidden takes no click and
    says nothing, one that is shown has the keyboard.
    """

    def __init__(self, part: QWidget, animator: Animator, motion: Motion) -> None:
        super().__init__(part)
        above = part.parentWidget()
        assert above is not None
        self._part, self._animator, self._motion = part, animator, motion
        self._effect: QGraphicsOpacityEffect | None = None
        self._shade = Shade(above)

    def show(self, on: bool) -> None:
        """Show the part, or hide it."""
        if on == (not self._part.isHidden()):
            return
        moves = bool(self._animator.speed) and self._animator.style == "full"
        if on:
            self._come(moves)
        else:
            self._go(moves and self._part.isVisible())

    def _come(self, moves: bool) -> None:
        self._animator.forget(self._shade)
        self._shade.show_picture(QPixmap())
        self._part.show()
        if moves:
            self._effect = QGraphicsOpacityEffect(self._part)
            self._part.setGraphicsEffect(self._effect)
            self._send(self, 0.0, 1.0)

    def _go(self, moves: bool) -> None:
        if moves:
            picture = self._part.grab()
            self._shade.setGeometry(self._part.geometry())
            self._shade.show_picture(picture)
            self._shade.stackUnder(self._part)
        self._landed()
        self._part.hide()
        if moves:
            self._send(self._shade, 1.0, 0.0)

    def _send(self, mover: "Fading | Shade", begun: float, end: float) -> None:
        self._animator.place(mover, (begun,))
        then = self._landed if mover is self else self._gone
        self._animator.send(mover, [Leg((end,), self._motion)], then, told=False)

    def show_values(self, values: Values) -> None:
        """Be so much seen."""
        if self._effect is not None:
            self._effect.setOpacity(values[0])

    def _landed(self) -> None:
        """Paint the part as ever: an effect costs a painting more each time."""
        self._animator.forget(self)
        if self._effect is not None:
            self._effect = None
            self._part.setGraphicsEffect(None)  # type: ignore[arg-type]  # takes it away

    def _gone(self) -> None:
        self._animator.forget(self._shade)
        self._shade.show_picture(QPixmap())
