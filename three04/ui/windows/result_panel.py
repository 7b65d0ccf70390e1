"""The sheet after a deal: points, contract, how the tokens moved, every card as it was played."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from three04.cards import Card
from three04.rules.events import PARTNER_CLOSE
from three04.rules.nought.view import View
from three04.ui import texts
from three04.ui.board import paint
from three04.ui.board.picture import shown_side
from three04.ui.ledger import DealLine
from three04.ui.models.hand import sort_key
from three04.ui.windows.badge import Emblem, PointsBar
from three04.ui.windows.style import button, label


class MiniCard(QWidget):
    """A small card of the deal that is over: all is known then."""

    def __init__(self, card: Card, down: bool, indicator: bool, won: bool) -> None:
        super().__init__()
        self.card, self.down, self.indicator, self.won = card, down, indicator, won
        self.setMinimumSize(40, 26)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it: paper, or the back's red edge if it lay face down; brass if it won."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        edge = QColor(paint.PRIMARY) if self.down else paint.PAPER_EDGE
        painter.setPen(QPen(edge, 2 if self.down else 1))
        painter.setBrush(paint.BRASS if self.won else paint.PAPER)
        painter.drawRoundedRect(rect, 4, 4)
        painter.setPen(QColor(paint.SUIT_COLOURS[self.card[1]]))
        painter.setFont(paint.pixel_font(rect.height() * 0.62, bold=True))
        rank = "10" if self.card[0] == "T" else self.card[0]
        left = QRectF(rect.left() + 2, rect.top(), rect.width() * 0.56, rect.height())
        painter.drawText(left, Qt.AlignmentFlag.AlignCenter, rank)
        centre = QPointF(rect.right() - rect.width() * 0.26, rect.center().y())
        paint.draw_suit(painter, self.card[1], centre, rect.height() * 0.56)
        if self.indicator:
            paint.draw_mark(painter, rect.topRight() + QPointF(-6, 6), 6, "lock")


class ResultSheet(QWidget):
    """Covers the table after a deal.

    Signals:
        go_on (): *Next deal*, or *New match* after the last.
    """

    go_on = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.panel = QFrame(self)
        self.panel.setObjectName("panel")
        self._title, self._line = label("title", wrap=True), label("muted", wrap=True)
        self._tokens, self._match = label("", wrap=True), label("title", wrap=True)
        self._legend = label("muted", wrap=True)
        self._bar = PointsBar()
        self._cards = QWidget()
        self.go_button = button(primary=True)
        self.go_button.clicked.connect(self._pressed)
        self._column = QVBoxLayout(self.panel)
        self._column.setContentsMargins(24, 14, 24, 14)
        self._column.setSpacing(6)
        for part in (self._title, self._line, self._bar, self._tokens, self._cards,
                     self._legend, self._match):  # fmt: skip
            self._column.addWidget(part)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.go_button)
        self._column.addLayout(row)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dim the table."""
        QPainter(self).fillRect(self.rect(), QColor(10, 28, 23, 140))

    @Slot()
    def _pressed(self) -> None:
        self.go_on.emit()

    def take_focus(self) -> None:
        """Put the keyboard on the button."""
        self.go_button.setFocus(Qt.FocusReason.OtherFocusReason)

    # ------------------------------------------------------------------ what is shown

    def clear(self) -> None:
        """Forget the deal."""
        for part in (self._title, self._line, self._tokens, self._match):
            part.clear()
        self._replace_cards(QWidget())

    def _replace_cards(self, fresh: QWidget) -> None:
        self._column.replaceWidget(self._cards, fresh)
        fresh.show()  # at once: a layout gives a hidden part no room, and the sheet is placed next
        self._cards.setParent(None)
        self._cards.deleteLater()
        self._cards = fresh

    def show_line(
        self, view: View, line: DealLine, names: Sequence[str], sides: Sequence[str]
    ) -> None:
        """Show how a deal came out.

        Args:
            view: The viewer's view, the deal over.
            line: Its line of the score sheet.
            names: The names at the seats.
            sides: The names of the sides.
        """
        played = line.outcome in ("made", "failed")
        self._title.setText(self._title_of(line))
        self._line.setText(self._line_of(view, line, names))
        self._bar.setVisible(played)
        self._tokens.setVisible(bool(line.payments))
        if line.maker is not None:
            side = shown_side(view, view.public.table.side(line.maker))
            number = 0 if line.contract == PARTNER_CLOSE else line.contract
            self._bar.show_points(line.points, 304 - line.points if played else 0, number, side)
        self._tokens.setText(self._moved(line, sides))
        self._show_cards(view, names)
        winners = view.public.winners
        self._match.setVisible(bool(winners))
        won = self.tr("The match is won: {sides}")
        self._match.setText(won.format(sides=texts.joined([sides[w] for w in winners] or [""])))
        self.go_button.setText(self.tr("&New match") if winners else self.tr("&Next deal"))

    def _title_of(self, line: DealLine) -> str:
        if line.outcome in ("made", "failed"):
            return self._played_title(line)
        return {
            "spoilt": self.tr("Spoilt trumps: the deal is void"),
            "redeal": self.tr("A new deal is demanded"),
            "thrown-in": self.tr("All passed: the deal is thrown in"),
        }[line.outcome]

    def _played_title(self, line: DealLine) -> str:
        made, spare = line.outcome == "made", line.points - line.contract
        if line.contract == PARTNER_CLOSE:
            close = self.tr("Partner Close is made")
            return close if made else self.tr("Partner Close has failed")
        if not made:
            return self.tr("The contract failed by {n}").format(n=-spare)
        if spare == 0:
            return self.tr("The contract is made exactly")
        return self.tr("The contract is made with {n} to spare").format(n=spare)

    def _line_of(self, view: View, line: DealLine, names: Sequence[str]) -> str:
        if line.redeal is not None:
            cards = [texts.card_name(card) for card in line.redeal.cards]
            return self.tr("{name} showed {cards}.").format(
                name=names[line.redeal.seat], cards=texts.joined(cards)
            )
        if line.maker is None or line.trump is None:
            return self.tr("No tokens move.")
        table = view.public.table
        makers = texts.joined([names[s] for s in table.side_seats(table.side(line.maker))])
        return self.tr("{makers}: {contract} with {suit}, {points} card points.").format(
            makers=makers,
            contract=texts.contract_text(line.contract),
            suit=texts.suit_name(line.trump),
            points=line.points,
        )

    def _moved(self, line: DealLine, sides: Sequence[str]) -> str:
        moved = []
        for paid in line.payments:
            to = self.tr("bank") if paid.receiver is None else sides[paid.receiver]
            moved.append(
                self.tr("{payer} → {receiver}: {tokens}").format(
                    payer=sides[paid.payer], receiver=to, tokens=texts.token_count(paid.tokens)
                )
            )
        now = [
            self.tr("{side}: {now} (was {before})").format(
                side=name, now=line.tokens[side], before=line.before[side]
            )
            for side, name in enumerate(sides)
        ]
        return "\n".join([*moved, "  ·  ".join(now)])

    # ------------------------------------------------------------------ every card

    def _show_cards(self, view: View, names: Sequence[str]) -> None:
        fresh = QWidget()
        grid = QGridLayout(fresh)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(3)
        grid.setVerticalSpacing(2)
        shown = view.public.shown
        if shown is not None:
            table = view.public.table
            rows = table.seats if table.hand_size == 8 else table.seats // 2
            width = table.hand_size + 3
            for number, seat in enumerate(table.from_seat(view.seat or 0)):
                block, row = divmod(number, rows)
                self._show_seat(grid, (row, block * width), seat, view, names)
            grid.setColumnStretch(width - 1, 1)
        self._legend.setVisible(shown is not None)
        self._legend.setText(
            self.tr("In the order played. Red edge: lay face down. Lock: indicator. Brass: won.")
        )
        self._replace_cards(fresh)

    def _show_seat(
        self,
        grid: QGridLayout,
        at: tuple[int, int],
        seat: int,
        view: View,
        names: Sequence[str],
    ) -> None:
        public = view.public
        row, first = at
        emblem, name = Emblem(20), label("name")
        emblem.show_side(shown_side(view, public.table.side(seat)))
        name.setText(names[seat])
        grid.addWidget(emblem, row, first)
        grid.addWidget(name, row, first + 1)
        assert public.shown is not None
        left = sorted(public.shown[seat], key=sort_key)
        for number, trick in enumerate(public.tricks):
            for play in trick.plays:
                card = play.card or view.card_at(number, seat)
                if play.seat == seat and card is not None:
                    left.remove(card)
                    won = trick.winner == seat
                    made = self._mini(card, play.down, card == public.opened, won, names[seat])
                    grid.addWidget(made, row, first + number + 2)
        for place, card in enumerate(left, first + len(public.tricks) + 2):
            made = self._mini(card, False, card == public.opened, False, names[seat])
            grid.addWidget(made, row, place)

    def _mini(self, card: Card, down: bool, indicator: bool, won: bool, name: str) -> MiniCard:
        made = MiniCard(card, down, indicator, won)
        parts = [name, texts.card_name(card)]
        if down:
            parts.append(self.tr("lay face down"))
        if indicator:
            parts.append(self.tr("indicator"))
        if won:
            parts.append(self.tr("won the trick"))
        made.setAccessibleName(", ".join(parts))
        made.setToolTip(made.accessibleName())
        return made
