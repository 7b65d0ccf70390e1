"""The sheet after a deal: points, contract, how the tokens moved, every card as it was played."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from three04.cards import Card
from three04.rules.events import PARTNER_CLOSE
from three04.rules.nought.ranks import PACK_POINTS
from three04.rules.nought.view import View
from three04.ui.board.animator import Animator
from three04.ui.board.picture import shown_side
from three04.ui.board.score import Points
from three04.ui.match.ledger import DealLine
from three04.ui.models.order import HandOrder, ordered
from three04.ui.style.theme import SIDES
from three04.ui.tabletop.garland import Garland
from three04.ui.tabletop.result_parts import MiniCard, Purse, ResultBar, TokenMoves
from three04.ui.widgets.painted import SHADE, Panel, Picture, roominess, stage_of
from three04.ui.widgets.style import button, label
from three04.ui.words import texts
from three04.ui.words.store_texts import hidden_text


class ResultSheet(QWidget):
    """Covers the table after a deal.

    Attributes:
        garland: Celebrates a match that is won.

    Signals:
        go_on (): *Next deal*, or *New match* after the last.
        review (): *Review*.
        go_back (): *Back into the deal*.
        pressed (): A key or a click beside the buttons: what moves may end.
    """

    go_on = Signal()
    review = Signal()
    go_back = Signal()
    pressed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.panel = Panel(self, 20)
        self.garland = Garland(self)
        self._title, self._line = label("result", wrap=True), label("muted", wrap=True)
        self._paid = label("", wrap=True)
        self._legend = label("small", wrap=True)
        for words in (self._title, self._line, self._paid):
            words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._bar, self._moves = ResultBar(), TokenMoves()
        self._cards = QWidget()
        self.go_button = button(primary=True)
        self.go_button.least = 140
        self.go_button.clicked.connect(self._go_on)
        self.back_button, self.more_button = button(mark="undo"), button()
        self.back_button.clicked.connect(self.go_back)
        self.review_button = button()
        self.review_button.clicked.connect(self.review)
        self._column = QVBoxLayout(self.panel)
        for part in (self._title, self._line, self._bar, self._moves, self._paid, self._cards,
                     self._legend):  # fmt: skip
            self._column.addWidget(part)
        self.buttons = QHBoxLayout()
        self.buttons.addWidget(self.back_button)
        self.buttons.addWidget(self.more_button)
        self.buttons.addStretch(1)
        self.buttons.addWidget(self.review_button)
        self.buttons.addWidget(self.go_button)
        self._column.addLayout(self.buttons)
        for asks in (self.back_button, self.more_button, self.review_button, self.go_button):
            asks.installEventFilter(self)
        self._told, self._explained = True, False
        self.arrange(compact=False)

    def arrange(self, compact: bool, large: bool = False) -> None:
        """Use little room on the small table; with large text there, tell less."""
        self._told = not (compact and large)
        self._legend.setVisible(self._told and self._explained)
        wide = roominess(self)
        self._column.setSpacing(round((5 if compact else 10) * wide))
        self.buttons.setSpacing(round(14 * wide))  # the ring of focus has its room
        self.buttons.setContentsMargins(0, 4 if compact else 0, 0, 0)
        self.panel.set_padding(*((24, 8, 24, 8) if compact else (36, 20, 36, 24)))

    def celebrate(self, view: View, watched: bool) -> None:
        """Celebrate a match that the viewer's side has won; any side, where nobody here has one."""
        shown = sorted(shown_side(view, side) for side in view.public.winners)
        joy = bool(shown) and (watched or not shown[0])
        self.garland.show_side(SIDES[shown[0]] if joy else None)

    def hang(self) -> None:
        """Hang the garland over the sheet, which has its place now."""
        box = self.panel.geometry()
        inner = box.adjusted(SHADE, SHADE, -SHADE, -SHADE)
        down = self.garland.stand_on(inner, self.height() - 8)
        self.panel.move(box.x(), box.y() + down)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let what moves end with any key, whatever else the button with the focus does with it."""
        if event.type() == QEvent.Type.KeyPress:
            self.pressed.emit()
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Let what moves end."""
        self.pressed.emit()

    def covers(self, right_of: float, above: float) -> bool:
        """Return whether the sheet reaches into the corner at the upper right."""
        box = self.panel.geometry().adjusted(SHADE, SHADE, -SHADE, -SHADE)
        return self.isVisible() and box.right() > right_of and box.top() < above

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dim the table."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), stage_of(self).look.theme.dim)
        painter.end()

    @Slot()
    def _go_on(self) -> None:
        self.go_on.emit()

    def offer(self, actions: Sequence[QAction]) -> None:
        """Offer what else can be done with the deal, under *More*."""
        menu = QMenu(self.more_button)
        menu.addActions(actions)
        self.more_button.setMenu(menu)

    def words(self) -> tuple[str, ...]:
        """Return how the deal came out, as it is shown in words."""
        return tuple(part.text() for part in (self._title, self._line) if part.text())

    def play(self, animator: Animator) -> None:
        """Let the bar fill and the tokens go."""
        if not self._bar.isHidden():
            self._bar.fill(animator)
        if not self._moves.isHidden():
            self._moves.pay(animator)
        self.garland.play(animator)

    def take_focus(self) -> None:
        """Put the keyboard on the button."""
        self.go_button.setFocus(Qt.FocusReason.OtherFocusReason)

    # ------------------------------------------------------------------ what is shown

    def clear(self) -> None:
        """Forget the deal."""
        for part in (self._title, self._line, self._paid):
            part.clear()
        self.garland.show_side(None)
        self._replace_cards(QWidget())

    def _replace_cards(self, fresh: QWidget) -> None:
        self._column.replaceWidget(self._cards, fresh)
        fresh.show()  # at once: a layout gives a hidden part no room, and the sheet is placed next
        self._cards.setParent(None)
        self._cards.deleteLater()
        self._cards = fresh

    def show_line(
        self, view: View, line: DealLine, names: Sequence[str], sides: Sequence[str], last: bool
    ) -> None:
        """Show how a deal came out.

        Args:
            view: The viewer's view, the deal over.
            line: Its line of the score sheet.
            names: The names at the seats.
            sides: The names of the sides.
            last: Whether no deal follows.
        """
        played = line.outcome in ("made", "failed")
        winners = [sides[side] for side in view.public.winners]
        title, text = self._title_of(line), self._line_of(view, line, names)
        if winners:  # the end of the match is what matters now
            text = f"{title}.\n{text}"
            mine = not min(shown_side(view, side) for side in view.public.winners)
            won = self.tr("The match is won: {sides}")
            title = won if mine else self.tr("The match goes to {sides}")
            title = title.format(sides=texts.joined(winners))
        self._title.setText(title)
        self._line.setText(text)
        self._bar.setVisible(played)
        if played and line.maker is not None:
            self._bar.show_points(*self._points_of(view, line))
        self._show_moves(view, line, sides)
        self._show_cards(view, names)
        self.go_button.setText(self.tr("&New match") if last else self.tr("&Next deal"))
        self.more_button.setText(self.tr("&More"))
        self.review_button.setText(self.tr("Re&view"))
        may_look = last or view.public.shown is not None
        self.review_button.setEnabled(may_look)
        self.review_button.setToolTip("" if may_look else hidden_text())
        self.back_button.setText(self.tr("&Back into the deal"))
        self.back_button.setToolTip(self.tr("Takes your last decision back, and the result"))

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
            name = names[line.redeal.seat]
            yours, theirs = self.tr("You showed {cards}."), self.tr("{name} showed {cards}.")
            cards = texts.listed([texts.the_card(card) for card in line.redeal.cards])
            return (yours if name == texts.you() else theirs).format(name=name, cards=cards)
        if line.maker is None or line.trump is None:
            return self.tr("No tokens move.")
        table = view.public.table
        makers = texts.joined([names[s] for s in table.side_seats(table.side(line.maker))])
        return self.tr("{makers} bid {contract} with {suit} and took {points} card points.").format(
            makers=makers,
            contract=texts.contract_text(line.contract),
            suit=texts.suit_name(line.trump),
            points=line.points,
        )

    def _points_of(self, view: View, line: DealLine) -> tuple[Points, str]:
        """Return what the bar shows, and what was needed, in words."""
        table = view.public.table
        assert line.maker is not None
        side = SIDES[shown_side(view, table.side(line.maker))]
        other = (SIDES[1] if side == SIDES[0] else SIDES[0]) if table.sides == 2 else None
        number = 0 if line.contract == PARTNER_CLOSE else line.contract
        needed = self.tr("{n} needed").format(n=number) if number else self.tr("Every trick needed")
        words = self.tr("Makers"), self.tr("Defenders")
        against = PACK_POINTS - line.points
        return Points(line.points, against, number, (side, other), *words), needed

    def _show_moves(self, view: View, line: DealLine, sides: Sequence[str]) -> None:
        """Show how the tokens moved: as a picture, and in words where it is not simple."""
        self._moves.setVisible(bool(line.payments))
        single = len(sides) == 2 and len(line.payments) == 1
        simple = single and line.payments[0].receiver is not None
        self._paid.setVisible(bool(line.payments) and not simple)
        self._paid.setText("  ·  ".join(self._payments(line, sides)))
        if not line.payments:
            return
        order = sorted(range(len(sides)), key=lambda side: shown_side(view, side))
        moved = None
        if simple:
            paid = line.payments[0]
            order = [paid.payer, 1 - paid.payer]
            moved = paid.tokens, texts.token_count(paid.tokens), True
        purses = tuple(
            Purse(
                SIDES[shown_side(view, side)], sides[side], line.before[side], line.tokens[side],
                self.tr("was {n}").format(n=line.before[side]),
            )
            for side in order
        )  # fmt: skip
        now = [f"{p.names}: {texts.token_count(p.now)} ({p.was})" for p in purses]
        self._moves.show_purses(purses, moved, "; ".join([*self._payments(line, sides), *now]))

    def _payments(self, line: DealLine, sides: Sequence[str]) -> list[str]:
        moved = []
        for paid in line.payments:
            to = self.tr("bank") if paid.receiver is None else sides[paid.receiver]
            moved.append(
                self.tr("{payer} → {receiver}: {tokens}").format(
                    payer=sides[paid.payer], receiver=to, tokens=texts.token_count(paid.tokens)
                )
            )
        return moved

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
                self._show_seat(grid, (row + 1, block * width), seat, view, names)
            self._show_points(grid, view, width if rows < table.seats else 0)
        self._explained = shown is not None
        self._legend.setVisible(self._told and self._explained)
        self._legend.setText(
            self.tr(
                "In the order played. Red edge: lay face down. Lock: the indicator. "
                "Gold: won the trick."
            )
        )
        self._replace_cards(fresh)

    def _show_points(self, grid: QGridLayout, view: View, again: int) -> None:
        """Show each trick's points above its cards; ``again`` is where a second block begins."""
        for number in range(len(view.public.tricks)):
            for first in {0, again}:
                points = label("small")
                points.setText(str(view.trick_points(number)[0]))
                points.setAlignment(Qt.AlignmentFlag.AlignHCenter)
                points.setToolTip(self.tr("Points of trick {n}").format(n=number + 1))
                grid.addWidget(points, 0, first + number + 2)

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
        emblem, name = Picture(20), label("name")
        emblem.show_side(SIDES[shown_side(view, public.table.side(seat))])
        name.setText(names[seat])
        name.setContentsMargins(0, 0, 5, 0)  # the longest does not touch the cards
        grid.addWidget(emblem, row, first)
        grid.addWidget(name, row, first + 1)
        assert public.shown is not None
        left = ordered(public.shown[seat], HandOrder(), None)
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
