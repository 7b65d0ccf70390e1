"""Contract, maker, trump and points at the top left; tokens at the top right."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from three04.cards import Suit
from three04.rules.events import PARTNER_CLOSE
from three04.rules.nought.public import Phase
from three04.rules.nought.ranks import PACK_POINTS
from three04.rules.nought.view import View
from three04.ui import texts
from three04.ui.board import paint
from three04.ui.board.picture import shown_side
from three04.ui.windows.style import label


class Emblem(QWidget):
    """A side's sign, or a suit's."""

    def __init__(self, size: int = 22) -> None:
        super().__init__()
        self._side: int | None = None
        self._suit: Suit | None = None
        self.setFixedSize(size, size)

    def show_side(self, side: int) -> None:
        """Show the sign of a side; 0 is the viewer's."""
        self._side, self._suit = side, None
        self.update()

    def show_suit(self, suit: Suit) -> None:
        """Show the sign of a suit."""
        self._side, self._suit = None, suit
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self._side is not None:
            paint.draw_emblem(painter, self._side, rect)
        elif self._suit is not None:
            paint.draw_suit(painter, self._suit, rect.center(), rect.height() * 0.9)


class PointsBar(QWidget):
    """The makers' points from the left, the others' from the right, a notch at the contract."""

    def __init__(self) -> None:
        super().__init__()
        self._makers, self._others, self._contract, self._side = 0, 0, 0, 0
        self.setMinimumSize(40, 22)

    def show_points(self, makers: int, others: int, contract: int, side: int) -> None:
        """Show these points; ``side`` is the makers' sign."""
        self._makers, self._others, self._contract, self._side = makers, others, contract, side
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size it likes."""
        return QSize(150, 22)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        bar = QRectF(1, 6, self.width() - 2, self.height() - 10)
        painter.setPen(QPen(paint.HAIRLINE, 1))
        painter.setBrush(paint.INNER)
        painter.drawRoundedRect(bar, 5, 5)
        painter.setBrush(QBrush(QColor("#CFC09A"), Qt.BrushStyle.BDiagPattern))
        painter.drawRoundedRect(bar, 5, 5)
        painter.setPen(Qt.PenStyle.NoPen)
        unit = bar.width() / PACK_POINTS
        own = QRectF(bar.left(), bar.top(), self._makers * unit, bar.height())
        width = min(self._others * unit, bar.width() - own.width())
        other = QRectF(bar.right() - width, bar.top(), width, bar.height())
        painter.setBrush(QColor(paint.SIDE_COLOURS[self._side]))
        painter.drawRoundedRect(own, 5, 5)
        painter.setBrush(QColor(paint.SIDE_COLOURS[0 if self._side else 1]))
        painter.drawRoundedRect(other, 5, 5)
        if 0 < self._contract <= PACK_POINTS:
            at = bar.left() + self._contract * unit
            painter.setPen(QPen(paint.INK, 2))
            painter.drawLine(QPointF(at, 1), QPointF(at, self.height() - 1))


class Badge(QFrame):
    """What everybody must know at any moment: contract, maker, trump, points seen (R45)."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("badge")
        self._contract, self._name, self._state = label("big"), label("name"), label("state")
        self._emblem, self._suit, self._bar = Emblem(), Emblem(), PointsBar()
        self._points = label("muted")
        self._grid = QGridLayout(self)
        self._compact: bool | None = None
        self.arrange(compact=False)

    def arrange(self, compact: bool) -> None:
        """Lay the parts out for the large or the small table."""
        if compact == self._compact:
            return
        self._compact = compact
        grid = self._grid
        grid.setContentsMargins(*((10, 2, 10, 2) if compact else (18, 8, 18, 8)))
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(0 if compact else 2)
        for part in (self._contract, self._emblem, self._name, self._suit, self._state,
                     self._bar, self._points):  # fmt: skip
            grid.removeWidget(part)
        grid.addWidget(self._contract, 0, 0, 1 if compact else 2, 1)
        grid.addWidget(self._emblem, 0, 1)
        grid.addWidget(self._name, 0, 2)
        grid.addWidget(self._suit, *((0, 3) if compact else (1, 1)))
        grid.addWidget(self._state, *((0, 4) if compact else (1, 2)))
        if compact:
            grid.addWidget(self._bar, 0, 5)
        else:
            grid.addWidget(self._bar, 2, 0, 1, 3)
            grid.addWidget(self._points, 3, 0, 1, 3)
        grid.setColumnStretch(2, 0 if compact else 1)
        grid.setColumnStretch(5, 1 if compact else 0)

    def show_view(self, view: View, names: Sequence[str]) -> None:
        """Show what a view knows."""
        public = view.public
        running = public.auction
        maker, contract = public.maker, public.contract
        standing = maker is None and running is not None and running.holder is not None
        if standing and running is not None:
            maker, contract = running.holder, running.standing
        self.setVisible(maker is not None)
        if maker is None:
            return
        side = public.table.side(maker)
        self._contract.setText(texts.contract_text(contract))
        self._emblem.show_side(shown_side(view, side))
        self._name.setText(names[maker])
        self._show_state(view, standing)
        self._show_points(view, side, contract, not standing)
        parts = (self._contract, self._name, self._state, self._points)
        self.setAccessibleName(", ".join(part.text() for part in parts if part.text()))

    def _show_state(self, view: View, standing: bool) -> None:
        public = view.public
        trump = public.trump
        self._suit.setVisible(trump is not None)
        if trump is not None:
            self._suit.show_suit(trump)
            suit = texts.suit_name(trump)
            text = suit if self._compact else self.tr("Trump: {suit}").format(suit=suit)
        elif standing:
            text = self.tr("Standing bid")
        elif public.phase is Phase.TRUMP:
            text = self.tr("Choosing trump")
        else:
            text = self.tr("Closed") if self._compact else self.tr("Trump closed")
        self._state.setText(text)

    def _show_points(self, view: View, side: int, contract: int, show: bool) -> None:
        table = view.public.table
        made, all_made = view.side_points(side)
        others = [view.side_points(other) for other in range(table.sides) if other != side]
        against, all_against = sum(p for p, _ in others), all(known for _, known in others)
        number = 0 if contract == PARTNER_CLOSE else contract
        self._bar.show_points(made, against, number, shown_side(view, side))
        need = PACK_POINTS + 1 - contract
        ours = view.seat is not None and table.side(view.seat) == side
        makers = self._counted(made, all_made)
        defenders = self._counted(against, all_against)
        if not number:
            text = self.tr("Makers {made} · Others {against}")
        elif ours:
            text = self.tr("We {made} of {contract} · They {against} of {need}")
        elif table.sides == 2:
            text = self.tr("They {made} of {contract} · We {against} of {need}")
        else:
            text = self.tr("Makers {made} of {contract} · Others {against} of {need}")
        self._points.setText(
            text.format(made=makers, contract=contract, against=defenders, need=need)
        )
        played = show and view.public.leader is not None
        self._bar.setVisible(played)
        self._points.setVisible(played and not self._compact)

    def _counted(self, points: int, complete: bool) -> str:
        return str(points) if complete else self.tr("{points} +").format(points=points)


class Stacks(QWidget):
    """Tokens in stacks of five."""

    def __init__(self) -> None:
        super().__init__()
        self._tokens = 0
        self.setMinimumSize(20, 30)

    def show_tokens(self, tokens: int) -> None:
        """Show so many."""
        self._tokens = tokens
        stacks = -(-tokens // (5 if tokens <= 25 else 10))
        self.setFixedWidth(4 + 19 * max(1, min(stacks, 5)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw them."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = 5 if self._tokens <= 25 else 10
        step = 4.0 if height == 5 else 2.2
        painter.setPen(QPen(QColor(paint.BRASS_EDGE), 0.8))
        painter.setBrush(paint.BRASS)
        for number in range(min(self._tokens, 50)):
            stack, level = divmod(number, height)
            at = QPointF(10 + stack * 19, self.height() - 5 - level * step)
            painter.drawEllipse(at, 8.5, 3.6)


class Elided(QLabel):
    """A name that is cut short with dots where room is short; the whole is in the tooltip."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("name")
        self.setMinimumWidth(60)
        self._whole = ""

    def show_text(self, text: str) -> None:
        """Show this text as far as it fits."""
        self._whole = text
        self.setToolTip(text)
        self._cut()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut it anew."""
        super().resizeEvent(event)
        self._cut()

    def _cut(self) -> None:
        mode = Qt.TextElideMode.ElideRight
        self.setText(self.fontMetrics().elidedText(self._whole, mode, self.width()))

    def sizeHint(self) -> QSize:
        """Ask for little: the tray gives what is left."""
        return QSize(60, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Insist on no more, whatever the text."""
        return self.sizeHint()


class TokenTray(QFrame):
    """One row a side: its sign, its players, its tricks, its tokens."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("tray")
        self._rows: list[_TrayRow] = []
        self._large = QVBoxLayout(self)
        self._large.setContentsMargins(14, 6, 14, 6)
        self._large.setSpacing(4)
        self._box = QHBoxLayout()
        self._box.setSpacing(10)
        self._large.addLayout(self._box)

    def show_view(self, view: View, sides: Sequence[str], compact: bool) -> None:
        """Show what a view knows; the viewer's side first."""
        public = view.public
        while len(self._rows) < public.table.sides:
            self._rows.append(_TrayRow())
        taken = [public.table.side(t.winner) for t in public.tricks if t.winner is not None]
        self._large.setContentsMargins(*((8, 2, 8, 2) if compact else (14, 6, 14, 6)))
        for number, row in enumerate(self._rows):
            row.setParent(self)
            (self._box if compact else self._large).addWidget(row)
            row.setVisible(number < public.table.sides)
            if number < public.table.sides:
                side = (number + public.table.side(view.seat or 0)) % public.table.sides
                tricks = texts.trick_count(taken.count(side))
                tokens = public.tokens[side] if public.tokens else 0
                row.show_side(number, sides[side], tricks, tokens, compact)


class _TrayRow(QWidget):
    """One side of the tray."""

    def __init__(self) -> None:
        super().__init__()
        self._emblem, self._names, self._tricks = Emblem(24), Elided(), label("muted")
        self._stacks, self._tokens = Stacks(), label("number")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._names)
        words.addWidget(self._tricks)
        row.addWidget(self._emblem)
        row.addLayout(words, 1)
        row.addWidget(self._stacks)
        row.addWidget(self._tokens)
        self._tokens.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def show_side(self, sign: int, names: str, tricks: str, tokens: int, compact: bool) -> None:
        """Show a side's tokens."""
        self._emblem.show_side(sign)
        self._names.show_text(names)
        self._tricks.setText(tricks)
        self._tokens.setText(str(tokens))
        self._tokens.setMinimumWidth(0 if compact else 36)
        self._stacks.show_tokens(tokens)
        for part in (self._names, self._tricks, self._stacks):
            part.setVisible(not compact)
        self.setAccessibleName(f"{names}: {texts.token_count(tokens)}, {tricks}")
