"""The panel on which the person speaks in an auction."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from three04.rules import actions as act
from three04.rules.nought.scoring import stake
from three04.rules.nought.view import View
from three04.rules.questions import Question
from three04.ui import texts
from three04.ui.windows.style import button, label

_ROWS = (tuple(range(160, 200, 10)), tuple(range(200, 250, 10)), tuple(range(250, 310, 10)))


class BidPanel(QFrame):
    """Bids by their price, pass, ask partner, Partner Close, redeal; only what is legal is enabled.

    Select an amount, then *Bid*: two steps against misclicks; Enter does both.

    Attributes:
        amounts: The buttons of the amounts.

    Signals:
        spoken (object): The action chosen.
    """

    spoken = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._question: Question | None = None
        self._bids: dict[int, act.Bid] = {}
        self._title, self._line = label("title"), label("muted", wrap=True)
        self._redeal_line = label("muted", wrap=True)
        self.amounts: dict[int, QPushButton] = {}
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self.pass_button, self.ask_button = button(), button()
        self.close_button, self.redeal_button = button(), button()
        self.bid_button = button(primary=True)
        self._five = QCheckBox(self)
        self._prices: list[tuple[QLabel, QLabel]] = []
        self._column = QVBoxLayout(self)
        self._build()
        self.arrange(compact=False)
        self._group.idToggled.connect(self._amount_toggled)
        self._five.toggled.connect(self._five_toggled)
        self.bid_button.clicked.connect(self._bid)
        self.pass_button.clicked.connect(self.say_pass)
        self.ask_button.clicked.connect(self.say_ask)
        self.close_button.clicked.connect(self._close)
        self.redeal_button.clicked.connect(self._redeal)

    def _build(self) -> None:
        column = self._column
        column.addWidget(self._title)
        column.addWidget(self._line)
        grid = QGridLayout()
        grid.setSpacing(6)
        for number, amounts in enumerate(_ROWS):
            self._build_row(grid, number, amounts)
        column.addLayout(grid)
        low = QHBoxLayout()
        for widget in (self.pass_button, self.ask_button, self.close_button):
            low.addWidget(widget)
        low.addStretch(1)
        low.addWidget(self._five)
        low.addWidget(self.bid_button)
        column.addLayout(low)
        redeal = QHBoxLayout()
        redeal.addWidget(self._redeal_line, 1)
        redeal.addWidget(self.redeal_button)
        column.addLayout(redeal)

    def arrange(self, compact: bool) -> None:
        """Use little room on the small table."""
        self._column.setContentsMargins(*((16, 8, 16, 10) if compact else (20, 14, 20, 16)))
        self._column.setSpacing(4 if compact else 8)

    def _build_row(self, grid: QGridLayout, number: int, amounts: tuple[int, ...]) -> None:
        gain, loss = label("gain"), label("loss")
        self._prices.append((gain, loss))
        grid.addWidget(gain, number, 0)
        grid.addWidget(loss, number, 1)
        for place, amount in enumerate(amounts):
            made = QPushButton(str(amount))
            made.setCheckable(True)
            self.amounts[amount] = made
            self._group.addButton(made, amount)
            grid.addWidget(made, number, place + 2)

    # ------------------------------------------------------------------ what is asked

    def ask(self, view: View, question: Question, names: tuple[str, ...]) -> None:
        """Put a question of an auction."""
        self._bids = {a.amount: a for a in question.actions if isinstance(a, act.Bid)}
        fresh = question != self._question
        self._question = question
        self._say(view, names)
        for amount, made in self.amounts.items():
            made.setEnabled(amount in self._bids or amount + 5 in self._bids)
        self._show_kinds(question, view, names)
        if fresh:
            self._select_lowest()
        self._show_bid()
        self.adjustSize()

    def take_focus(self) -> None:
        """Put the keyboard on the selected amount, or on the pass."""
        checked = self._group.checkedButton()
        (checked or self.pass_button).setFocus(Qt.FocusReason.OtherFocusReason)

    def _select_lowest(self) -> None:
        self._five.setChecked(False)
        self._group.setExclusive(False)
        for made in self.amounts.values():
            made.setChecked(False)
        self._group.setExclusive(True)
        legal = [amount for amount, made in self.amounts.items() if made.isEnabled()]
        if legal:
            self.amounts[legal[0]].setChecked(True)

    def _show_kinds(self, question: Question, view: View, names: tuple[str, ...]) -> None:
        kinds = {type(action) for action in question.actions}
        self.ask_button.setVisible(act.Ask in kinds)
        self.close_button.setVisible(act.Close in kinds)
        self.redeal_button.setVisible(act.Redeal in kinds)
        self._redeal_line.setVisible(act.Redeal in kinds)
        self.bid_button.setVisible(bool(self._bids))
        self._five.setVisible(view.public.options.bid_step_from_200 == 5)
        auction = view.public.auction
        partner = auction.asked(question.seat) if auction is not None else None
        if partner is not None:
            self.ask_button.setText(self.tr("&Ask {name}").format(name=names[partner]))

    def _say(self, view: View, names: tuple[str, ...]) -> None:
        public = view.public
        second = public.second if public.second is not None else None
        running = second or public.auction
        assert running is not None
        self._title.setText(self.tr("Your bid on the full hand") if second else self.tr("Your bid"))
        holder = running.holder
        stands = running.standing
        if holder is not None:
            line = self.tr("{name} stands at {amount}.").format(
                name=names[holder], amount=texts.contract_text(stands)
            )
        elif second:
            line = self.tr("The contract is {amount}.").format(amount=stands)
        else:
            line = self.tr("Nobody has bid yet.")
        low = min(self._bids, default=0)
        more = self.tr("You may bid {low} or more.") if low else self.tr("You can only pass.")
        self._line.setText(f"{line} {more.format(low=low)}")
        self._redeal_line.setText(self.tr("Few card points: you may ask for a new deal."))
        self.pass_button.setText(self.tr("&Pass"))
        self.close_button.setText(self.tr("Partner &Close"))
        self.redeal_button.setText(self.tr("&Redeal"))
        self._five.setText(self.tr("and 5"))
        for (gain, loss), amounts in zip(self._prices, _ROWS, strict=True):
            self._show_price(gain, loss, stake(amounts[0]))
        for amount, made in self.amounts.items():
            made.setAccessibleName(self.tr("Bid {amount}").format(amount=amount))

    def _show_price(self, gain: QLabel, loss: QLabel, tokens: int) -> None:
        gain.setText(f"+{tokens}")
        loss.setText(f"−{tokens + 1}")
        made, failed = texts.token_count(tokens), texts.token_count(tokens + 1)
        gain.setToolTip(self.tr("If made: {tokens}").format(tokens=made))
        loss.setToolTip(self.tr("If it fails: {tokens}").format(tokens=failed))

    @property
    def amount(self) -> int:
        """The amount selected; 0 if none."""
        chosen = self._group.checkedId()
        if chosen < 0:
            return 0
        return chosen + 5 if self._five.isChecked() else chosen

    def _show_bid(self) -> None:
        bid = self._bids.get(self.amount)
        self.bid_button.setEnabled(bid is not None)
        self.bid_button.setText(self.tr("Bid {amount}").format(amount=self.amount or "–"))

    # ------------------------------------------------------------------ what is said

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter on an amount bids it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._bid()
        else:
            super().keyPressEvent(event)

    @Slot(int, bool)
    def _amount_toggled(self, _amount: int, _on: bool) -> None:
        self._show_bid()

    @Slot(bool)
    def _five_toggled(self, _on: bool) -> None:
        self._show_bid()

    @Slot()
    def _bid(self) -> None:
        bid = self._bids.get(self.amount)
        if bid is not None and self.isVisible():
            self.spoken.emit(bid)

    @Slot()
    def say_pass(self) -> None:
        """Pass, if that is asked."""
        self._say_kind(act.Pass)

    @Slot()
    def say_ask(self) -> None:
        """Ask the partner, if that is legal."""
        self._say_kind(act.Ask)

    @Slot()
    def _close(self) -> None:
        self._say_kind(act.Close)

    @Slot()
    def _redeal(self) -> None:
        self._say_kind(act.Redeal)

    def _say_kind(self, kind: type) -> None:
        if self._question is None or not self.isVisible():
            return
        for action in self._question.actions:
            if isinstance(action, kind):
                self.spoken.emit(action)
                return
