"""What the bid panel consists of, and how it is laid out."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from three04.rules.events import PARTNER_CLOSE
from three04.rules.nought.scoring import stake
from three04.ui.style.fonts import Role
from three04.ui.widgets.painted import Picture, PushButton
from three04.ui.widgets.style import button, label
from three04.ui.words import texts
from three04.ui.words.numbers import MINUS

_ROWS = (tuple(range(160, 200, 10)), tuple(range(200, 250, 10)), tuple(range(250, 310, 10)))


class Price(QWidget):
    """What a row of bids wins and costs."""

    def __init__(self) -> None:
        super().__init__()
        token = Picture(18)
        token.show_token()
        self._gain, self._loss = label("gain"), label("loss")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 6, 0)
        row.setSpacing(6)
        for part in (token, self._gain, self._loss):
            row.addWidget(part)
        row.addStretch(1)

    def show_price(self, tokens: int) -> None:
        """Show what is won, and what is lost: one more."""
        self._gain.setText(f"+{tokens}")
        self._loss.setText(f"{MINUS}{tokens + 1}")
        made, failed = texts.token_count(tokens), texts.token_count(tokens + 1)
        said = QCoreApplication.translate("BidPanel", "If made: {made}. If it fails: {failed}.")
        self.setToolTip(said.format(made=made, failed=failed))
        self.setAccessibleName(self.toolTip())


class BidParts:
    """The widgets of a bid panel.

    Attributes:
        amounts: A button for each ten.
        close_button: Partner Close, in a row of its own.
        less, more, step_label: The stepper for fives.
        redeal_well, redeal_line, redeal_button: The line that offers a new deal.
    """

    def __init__(self, panel: QWidget) -> None:
        self._title, self._short = label("title"), label("muted")
        self._line, self.redeal_line = label("muted", wrap=True), label(wrap=True)
        self.amounts: dict[int, PushButton] = {}
        self._prices = [Price() for _ in range(4)]
        self.pass_button, self.ask_button = button(), button(mark="ask")
        self.close_button, self.redeal_button = _choice(), button()
        self.bid_button = button(primary=True)
        self.bid_button.least = 128
        self.pass_button.least = 84
        self.less, self.more = button(mark="minus"), button(mark="plus")
        self.step_label = label("name")
        self.redeal_well, self._stepper, self._legend = QFrame(), QWidget(), _Legend()
        self.redeal_button.height_at_one = 34
        self._column = QVBoxLayout(panel)
        self._grid, self._low = QGridLayout(), QHBoxLayout()
        self._build()

    def _build(self) -> None:
        column = self._column
        top = QHBoxLayout()
        top.setSpacing(12)
        top.addWidget(self._title)
        top.addWidget(self._short)
        top.addStretch(1)
        top.addWidget(self._legend)
        column.addLayout(top)
        column.addWidget(self._line)
        self._build_rows()
        column.addLayout(self._grid)
        self._build_redeal()
        column.addWidget(self.redeal_well)
        low = self._low
        low.addWidget(self.pass_button)
        low.addWidget(self.ask_button)
        low.addStretch(1)
        self._build_stepper()
        low.addWidget(self.bid_button)
        column.addLayout(low)

    def _build_rows(self) -> None:
        for number, amounts in enumerate(_ROWS):
            self._grid.addWidget(self._prices[number], number, 0)
            for place, amount in enumerate(amounts):
                made = self.amounts[amount] = _choice()
                self._grid.addWidget(made, number, place + 1)
        self._grid.addWidget(self._prices[3], 3, 0)
        self._grid.addWidget(self.close_button, 3, 1, 1, 3)
        self._grid.setColumnStretch(max(map(len, _ROWS)) + 1, 1)  # all of it keeps to the left

    def _build_redeal(self) -> None:
        self.redeal_well.setObjectName("well")
        row = QHBoxLayout(self.redeal_well)
        row.setContentsMargins(14, 5, 6, 5)
        row.addWidget(self.redeal_line, 1)
        row.addWidget(self.redeal_button)

    def _build_stepper(self) -> None:
        row = QHBoxLayout(self._stepper)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for part in (self.less, self.step_label, self.more):
            row.addWidget(part)
        self.step_label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for part in (self.less, self.more):
            part.least, part.snug = 36, True

    def arrange(self, compact: bool, tight: bool, wide: float) -> None:
        """Use little room on the small table, and less with large text there.

        Args:
            compact: Whether the table is a small one.
            tight: Whether text is large there.
            wide: How much larger gaps are than usual.
        """
        high = 33.0 if tight else 40.0
        for made in (*self.amounts.values(), self.pass_button, self.ask_button, self.bid_button,
                     self.close_button, self.less, self.more):  # fmt: skip
            made.height_at_one = high
        self._column.setSpacing(round((5 if compact else 9) * wide))
        self._grid.setSpacing(round((5 if compact else 8) * wide))
        self._low.setSpacing(round(8 * wide))
        self._low.setContentsMargins(0, 0 if compact else round(8 * wide), 0, 0)
        # The first row of amounts has two places left.
        for row in (self._low, self._grid):
            row.removeWidget(self._stepper)
        if compact:
            self._grid.addWidget(self._stepper, 0, 5, 1, 2)
        else:
            self._low.insertWidget(self._low.count() - 1, self._stepper)
        self._line.setVisible(not compact)
        self._legend.setVisible(not compact)
        self._short.setVisible(compact)

    def show_close(self, on: bool) -> None:
        """Show the fourth row or not."""
        self._prices[3].setVisible(on)
        self.close_button.setVisible(on)

    def show_stepper(self, on: bool) -> None:
        """Show the stepper for fives or not."""
        self._stepper.setVisible(on)
        wide = self.step_label.fontMetrics().horizontalAdvance("300")
        self.step_label.setMinimumWidth(wide + 4)

    def say(self, title: str, line: str, short: str) -> None:
        """Say what is asked, at length and in short, and every word that never changes."""
        self._title.setText(title)
        self._line.setText(line)
        self._short.setText(short)
        self.pass_button.setText(QCoreApplication.translate("BidPanel", "&Pass"))
        self.close_button.setText(texts.contract_text(PARTNER_CLOSE))
        self.redeal_button.setText(QCoreApplication.translate("BidPanel", "&Redeal"))
        self.less.setAccessibleName(QCoreApplication.translate("BidPanel", "Bid less"))
        self.more.setAccessibleName(QCoreApplication.translate("BidPanel", "Bid more"))
        self._legend.say()
        for price, amount in zip(self._prices, (160, 200, 250, PARTNER_CLOSE), strict=True):
            price.show_price(stake(amount))
        named = QCoreApplication.translate("BidPanel", "Bid {amount}")
        for amount, made in self.amounts.items():
            made.setText(texts.bid_text(amount))
            made.setAccessibleName(named.format(amount=texts.bid_text(amount)))


class _Legend(QWidget):
    """What plus and minus mean."""

    def __init__(self) -> None:
        super().__init__()
        token = Picture(16)
        token.show_token()
        self._made, self._failed = label("small"), label("small")
        plus, minus = label("gain"), label("loss")
        plus.setText("+")
        minus.setText(MINUS)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(5)
        parts: tuple[QLabel | Picture, ...] = (token, plus, self._made, minus, self._failed)
        for part in parts:
            row.addWidget(part)

    def say(self) -> None:
        """Say it in the language that is set now."""
        self._made.setText(QCoreApplication.translate("BidPanel", "if made"))
        self._failed.setText(QCoreApplication.translate("BidPanel", "if it fails"))


def _choice() -> PushButton:
    """Return a button that stays pressed; Enter on it goes to the panel."""
    made = button()
    made.setCheckable(True)
    made.setAutoDefault(False)
    made.role = Role.BID_BUTTON
    made.least, made.snug = 50, True
    return made
