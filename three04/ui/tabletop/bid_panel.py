"""The panel on which the person speaks in an auction."""

from typing import cast

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QButtonGroup, QWidget

from three04.rules import actions as act
from three04.rules.events import PARTNER_CLOSE
from three04.rules.nought.auction import Auction, SecondAuction
from three04.rules.nought.ranks import points as card_points
from three04.rules.nought.view import View
from three04.rules.questions import Answer, Question
from three04.ui.tabletop.bid_parts import BidParts
from three04.ui.widgets.painted import Panel, PushButton, roominess
from three04.ui.words import texts


class BidPanel(Panel):
    """Bids by their price, pass, ask partner, Partner Close, redeal; only what is legal is enabled.

    Select an amount, then *Bid*: two steps against misclicks; Enter does both.

    Attributes:
        parts: The widgets.
        amounts: The buttons of the amounts.

    Signals:
        spoken (object): The action chosen.
    """

    spoken = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, 18)
        self._question: Question | None = None
        self._bids: dict[int, act.Bid | act.Close] = {}
        self._amount = 0
        self._on_full_hand = False
        self.parts = parts = BidParts(self)
        self.amounts = parts.amounts
        self.pass_button, self.ask_button = parts.pass_button, parts.ask_button
        self.close_button, self.redeal_button = parts.close_button, parts.redeal_button
        self.bid_button = parts.bid_button
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        for amount, made in (*self.amounts.items(), (PARTNER_CLOSE, self.close_button)):
            self._group.addButton(made, amount)
        self.arrange(compact=False)
        self._group.idToggled.connect(self._amount_toggled)
        self.bid_button.clicked.connect(self._bid)
        self.pass_button.clicked.connect(self.say_pass)
        self.ask_button.clicked.connect(self.say_ask)
        self.redeal_button.clicked.connect(self._redeal)
        parts.less.clicked.connect(self._less)
        parts.more.clicked.connect(self._more)

    def arrange(self, compact: bool, tight: bool = False) -> None:
        """Use little room on the small table, and less with large text there."""
        self.parts.arrange(compact, tight, roominess(self))
        narrow = (20, 5, 20, 8) if tight else (20, 9, 20, 12)
        self.set_padding(*(narrow if compact else (22, 16, 22, 20)))

    # ------------------------------------------------------------------ what is asked

    def ask(self, view: View, question: Question, names: tuple[str, ...]) -> None:
        """Put a question of an auction."""
        self._bids = {a.amount: a for a in question.actions if isinstance(a, act.Bid)}
        for close in (a for a in question.actions if isinstance(a, act.Close)):
            self._bids[PARTNER_CLOSE] = close
        self._on_full_hand = view.public.second is not None
        fresh = question is not self._question  # another match may ask the same
        self._question = question
        self._say(view, names)
        for amount, made in self.amounts.items():
            made.setEnabled(amount in self._bids or amount + 5 in self._bids)
        self._show_kinds(question, view, names)
        if fresh:
            self._select(min((a for a in self._bids if a != PARTNER_CLOSE), default=0))
        self._show_bid()
        self.adjustSize()

    def take_focus(self) -> None:
        """Put the keyboard on the selected amount, or on the pass.

        On the full hand always on the pass: few raise there, and Enter must not do it unawares.
        """
        checked = None if self._on_full_hand else self._group.checkedButton()
        (checked or self.pass_button).setFocus(Qt.FocusReason.OtherFocusReason)

    def _select(self, amount: int) -> None:
        """Select an amount; its button is that of the ten below."""
        ten = amount if amount == PARTNER_CLOSE else amount // 10 * 10
        made = cast("QAbstractButton | None", self._group.button(ten))
        if made is None:
            self._group.setExclusive(False)
            for other in self._group.buttons():
                other.setChecked(False)
            self._group.setExclusive(True)
        else:
            made.setChecked(True)
        self._amount = amount
        self._show_bid()

    def _show_kinds(self, question: Question, view: View, names: tuple[str, ...]) -> None:
        kinds = {type(action) for action in question.actions}
        parts, options = self.parts, view.public.options
        self.ask_button.setVisible(act.Ask in kinds)
        parts.show_close(view.public.second is not None and options.partner_close)
        self.close_button.setEnabled(act.Close in kinds)
        parts.redeal_well.setVisible(act.Redeal in kinds)
        self.bid_button.setVisible(bool(self._bids))
        parts.show_stepper(options.bid_step_from_200 == 5 and bool(self._bids))
        auction = view.public.auction
        partner = auction.asked(question.seat) if auction is not None else None
        if partner is not None:
            self.ask_button.setText(
                self.tr("&Ask {name}").format(name=texts.literal(names[partner]))
            )
            self.ask_button.updateGeometry()

    def _say(self, view: View, names: tuple[str, ...]) -> None:
        public = view.public
        running = public.second or public.auction
        assert running is not None
        opening = not running.calls and public.second is None
        title = self.tr("You open the auction") if opening else self.tr("Your bid")
        if public.second is not None:
            title = self.tr("Your bid on the full hand")
        low = min((a for a in self._bids if a != PARTNER_CLOSE), default=0)
        more = self.tr("You may bid {low} or more.") if low else self._no_number()
        if opening and not self.ask_button.isHidden():
            more = self.tr("Bid {low} or more, pass, or ask your partner to bid.")
        standing = "" if opening else self._standing(running, names) + " "
        lowest = texts.bid_text(low) if low else ""
        line = standing + more.format(low=lowest)
        short = self.tr("{low} or more") if low else self._no_number()
        self.parts.say(title, line, short.format(low=lowest))
        points = card_points(view.hand)
        few = self.tr("Only {points} card points: you may ask for a new deal.")
        self.parts.redeal_line.setText(few.format(points=points))

    def _standing(self, running: Auction | SecondAuction, names: tuple[str, ...]) -> str:
        """Return what stands, as a sentence."""
        if running.holder is not None:
            return self.tr("{name} stands at {amount}.").format(
                name=names[running.holder], amount=texts.bid_text(running.standing)
            )
        if isinstance(running, SecondAuction):
            return self.tr("The contract is {amount}.").format(
                amount=texts.bid_text(running.standing)
            )
        return self.tr("Nobody has bid yet.")

    def _no_number(self) -> str:
        """Return what can be said where no number is high enough."""
        if self._bids:
            return self.tr("You may bid Partner Close.")
        return self.tr("You can only pass.")

    @property
    def amount(self) -> int:
        """The amount selected; 0 if none."""
        return self._amount

    def _show_bid(self) -> None:
        amount, parts = self._amount, self.parts
        self.bid_button.setEnabled(amount in self._bids)
        if amount == PARTNER_CLOSE:
            self.bid_button.setText(texts.contract_text(amount))
        else:
            self.bid_button.setText(self.tr("Bid {amount}").format(amount=_number(amount)))
        self.bid_button.updateGeometry()
        parts.step_label.setText(_number(amount))
        parts.less.setEnabled(self._beside(-1) is not None)
        parts.more.setEnabled(self._beside(1) is not None)

    def _beside(self, step: int) -> int | None:
        """Return the next lower or higher bid that is legal."""
        legal = sorted(amount for amount in self._bids if amount != PARTNER_CLOSE)
        if step < 0:
            return max((amount for amount in legal if amount < self._amount), default=None)
        return min((amount for amount in legal if amount > self._amount), default=None)

    def mark_hint(self, answer: Answer | None) -> PushButton | None:
        """Return the button of a hint's move, if it is here."""
        amount = answer.amount // 10 * 10 if isinstance(answer, act.Bid) else 0
        meant = [(made, number == amount) for number, made in self.amounts.items()]
        for made, kind in (
            (self.pass_button, act.Pass),
            (self.ask_button, act.Ask),
            (self.close_button, act.Close),
            (self.redeal_button, act.Redeal),
        ):
            meant.append((made, isinstance(answer, kind)))
        found = [made for made, on in meant if made.mark_hint(on)]
        return found[0] if found else None

    # ------------------------------------------------------------------ what is said

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter on an amount selects and bids it."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
            return
        focus = QApplication.focusWidget()
        if isinstance(focus, PushButton) and focus.isCheckable() and not focus.isChecked():
            focus.setChecked(True)
        self._bid()

    @Slot(int, bool)
    def _amount_toggled(self, amount: int, on: bool) -> None:
        if on:
            # A ten that is too low itself stands for the five above it.
            self._amount = amount if amount in self._bids else amount + 5
            self._show_bid()

    @Slot()
    def _less(self) -> None:
        self._step(-1)

    @Slot()
    def _more(self) -> None:
        self._step(1)

    def _step(self, step: int) -> None:
        amount = self._beside(step)
        if amount is not None:
            self._select(amount)

    @Slot()
    def _bid(self) -> None:
        bid = self._bids.get(self._amount)
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
    def _redeal(self) -> None:
        self._say_kind(act.Redeal)

    def _say_kind(self, kind: type) -> None:
        if self._question is None or not self.isVisible():
            return
        for action in self._question.actions:
            if isinstance(action, kind):
                self.spoken.emit(action)
                return


def _number(amount: int) -> str:
    """Return an amount as a bid is shown, a dash while none is selected."""
    return texts.bid_text(amount) if amount > 0 else "–"
