"""The history: all deals that are over, to be searched, sorted and opened again."""

import datetime
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QGuiApplication,
    QIcon,
    QPainter,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QWidget,
)

from three04.store.database import StoreError
from three04.store.history import Query
from three04.store.store import Store
from three04.ui.announcer import Announcer
from three04.ui.board import canvas
from three04.ui.board.stage import Stage
from three04.ui.career import kept_deal
from three04.ui.career.deals_view import DealsView
from three04.ui.career.kept_deal import GoneError, KeptDeal
from three04.ui.dialogs.saving import ask_file, save_text
from three04.ui.models import deals
from three04.ui.models.deals import DealsModel
from three04.ui.widgets.scrolled import sentence_label
from three04.ui.widgets.sheet import Sheet
from three04.ui.words.fault_texts import why
from three04.ui.words.language import Language
from three04.ui.words.numbers import Numbers
from three04.ui.words.store_texts import hidden_text

_PAUSE: Final = 150
"""How long after the last key a search begins, in milliseconds."""
_MARK: Final = 17
_BRIEF: Final = 780
"""A narrower table has no room for times."""


class HistoryWindow(Sheet):
    """All deals that are over.

    Attributes:
        store: The matches; None if none are kept.
        model, view: The table.
        search: What is searched for.
        count: How many deals are found.
        message: What was done, or why it could not be; ``announcer`` says it aloud.

    Signals:
        replay (object): A :class:`KeptDeal` is to be replayed.
        review (object): Another is to be reviewed.
    """

    replay = Signal(object)
    review = Signal(object)

    def __init__(
        self, store: Store | None, stage: Stage, language: Language, parent: QWidget
    ) -> None:
        """Show the deals.

        Args:
            store: The matches; None if none are kept.
            stage: How suits are painted.
            language: How numbers are written.
            parent: Qt's owner.
        """
        super().__init__(parent)
        self.store, self._stage, self._language = store, stage, language
        self._marks: dict[object, QIcon] = {}
        self.model = DealsModel(store, Numbers(language.code), self.suit, self)
        self.view, self.search, self.count = DealsView(), QLineEdit(), QLabel()
        self.message = sentence_label()
        self.announcer = Announcer(self)
        self._label = QLabel()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_PAUSE)
        self._make()
        self.retranslate()
        self._connect()
        room = self.screen().availableGeometry()
        self.resize(min(960, room.width() - 40), min(620, room.height() - 60))
        self.view.setFocus()

    def _make(self) -> None:
        head = QHBoxLayout()
        self._label.setBuddy(self.search)
        self.search.setClearButtonEnabled(True)
        head.addWidget(self._label)
        head.addWidget(self.search, 1)
        head.addSpacing(12)
        head.addWidget(self.count)
        self.view.setModel(self.model)
        header = self.view.horizontalHeader()
        header.setHighlightSections(False)
        header.setSortIndicator(0, Qt.SortOrder.DescendingOrder)
        roles = QDialogButtonBox.ButtonRole
        self.open_button = self.buttons.addButton("", roles.ActionRole)
        self.review_button = self.buttons.addButton("", roles.ActionRole)
        self.export_button = self.buttons.addButton("", roles.ActionRole)
        self.copy_button = self.buttons.addButton("", roles.ActionRole)
        self._for_deal = (
            self.open_button, self.review_button, self.export_button, self.copy_button
        )  # fmt: skip
        for button in (*self._for_deal, self.close_button):
            button.setAutoDefault(False)
        self.column.setSpacing(10)
        self.column.addLayout(head)
        self.column.addWidget(self.view, 1)
        self.column.addWidget(self.message)
        self.column.addWidget(self.buttons)
        order = (self.search, self.view, *self._for_deal, self.close_button)
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)
        self._say("")

    def _connect(self) -> None:
        self.view.setSortingEnabled(True)
        self.search.textEdited.connect(self._timer.start)
        self.search.textChanged.connect(self._timer.start)
        self.search.returnPressed.connect(self.find_typed)
        self._timer.timeout.connect(self.find_typed)
        self.model.modelReset.connect(self._was_read)
        self.view.selectionModel().currentChanged.connect(self._show_buttons)
        self.view.opened.connect(self.open)
        self.open_button.clicked.connect(self.open)
        self.review_button.clicked.connect(self.look_back)
        self.export_button.clicked.connect(self.ask_export)
        self.copy_button.clicked.connect(self.copy)

    # ------------------------------------------------------------------ finding

    @Slot()
    def find_typed(self) -> None:
        """Search for what is typed."""
        self._timer.stop()
        found = deals.terms(self.search.text(), self.model.numbers)
        now = self.model.query
        if found != now.terms:
            self.model.find(Query(terms=found, column=now.column, descending=now.descending))
            self.announcer.say(self.count.text())

    @Slot()
    def refresh(self) -> None:
        """Find the deals anew; the deal that was current stays it."""
        row = self.view.currentIndex().row()
        key = self.model.keys[row] if 0 <= row < len(self.model.keys) else None
        self.model.refresh()
        if key in self.model.keys:
            self.view.selectRow(self.model.keys.index(key))
        elif self.model.keys:
            self.view.selectRow(0)

    @Slot()
    def _was_read(self) -> None:
        number = len(self.model.keys)
        many = self.tr("{n} deals").format(n=self.model.numbers.whole(number))
        self.count.setText(self.tr("1 deal") if number == 1 else many)
        if self.store is None:
            self._say(self.tr("This window keeps no matches, so there is no history."))
        elif self.model.trouble:
            text = self.tr("The history cannot be read: {reason}.")
            self._say(text.format(reason=self.model.trouble))
        else:
            self._say("")
        self._show_buttons()

    @Slot()
    def _show_buttons(self) -> None:
        able = self.view.currentIndex().isValid()
        for button in self._for_deal:
            button.setEnabled(able)

    # ------------------------------------------------------------------ doing

    def deal(self) -> KeptDeal | None:
        """Return the current deal with its match; why that cannot be read is said."""
        row = self.view.currentIndex().row()
        if self.store is None or not 0 <= row < len(self.model.keys):
            return None
        try:
            return kept_deal.load(self.store, self.model.keys[row], self.model.line(row))
        except GoneError as gone:
            self._say_gone(gone.taken_back)
        except (StoreError, ValueError) as error:
            self._say_unreadable(error)
        return None

    def record(self) -> str | None:
        """Return the record of the current deal's match; why that cannot be read is said.

        The match goes as far as its deals are over, and shows what may be looked at.
        """
        found = self.deal()
        try:
            return None if found is None else found.text()
        except ValueError as error:
            self._say_unreadable(error)
            return None

    def _say_unreadable(self, error: Exception) -> None:
        self._say(self.tr("The match cannot be read: {reason}.").format(reason=why(error)))

    def _say_gone(self, taken_back: bool) -> None:
        """Say why there is no such deal in its match."""
        if taken_back:  # while this window was open
            self.refresh()
            self._say(self.tr("This deal was taken back: it is not over any more."))
        else:
            self._say(self.tr("Part of the match is damaged: this deal cannot be read."))

    @Slot()
    def open(self) -> None:
        """Open the current deal in a replay."""
        found = self.deal()
        if found is not None:
            self.replay.emit(found)

    @Slot()
    def look_back(self) -> None:
        """Open the current deal in a review."""
        found = self.deal()
        if found is None:
            return
        try:
            may_be = found.open
        except ValueError as error:
            self._say_unreadable(error)
            return
        if may_be:
            self.review.emit(found)
        else:
            self._say(hidden_text())

    @Slot()
    def ask_export(self) -> None:
        """Ask where to save the record of the current deal's match."""
        name = f"{datetime.date.today().isoformat()}.304"
        title, kinds = self.tr("Save record as"), self.tr("Records of 304 (*.304)")
        ask_file(self, title, name, kinds, self.export)

    @Slot(str)
    def export(self, path: str) -> None:
        """Save the record of the current deal's match."""
        found = self.record()
        if found is None:
            return
        refused = save_text(path, found)
        if refused is None:
            self._say(self.tr("The record is saved as {path}.").format(path=path))
        else:
            text = self.tr("{path} cannot be written: {reason}.")
            self._say(text.format(path=path, reason=refused))

    @Slot()
    def copy(self) -> None:
        """Put the record of the current deal's match on the clipboard."""
        found = self.record()
        if found is not None:
            QGuiApplication.clipboard().setText(found)
            self._say(self.tr("The record of the match is on the clipboard."))

    def _say(self, text: str) -> None:
        self.message.setText(text)
        self.message.setVisible(bool(text))
        self.announcer.say(text)

    # ------------------------------------------------------------------ words and looks

    def suit(self, suit: str) -> QIcon:
        """Return a suit's mark on its piece of paper, as the table has it."""
        look = self._stage.look
        dpr = self.devicePixelRatioF()
        side = _MARK * self._stage.appearance.text_size
        key = (suit, look.deck, dpr, side)
        if key not in self._marks:
            pixmap = QPixmap(round(side * dpr), round(side * dpr))
            pixmap.setDevicePixelRatio(dpr)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            canvas.suit_tile(painter, QRectF(0.5, 0.5, side - 1, side - 1), suit, look)
            painter.end()
            mark = QIcon(pixmap)
            mark.addPixmap(pixmap, QIcon.Mode.Selected)  # else Qt would tint it
            self._marks[key] = mark
        return self._marks[key]

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        super().retranslate()
        self.model.numbers = Numbers(self._language.code)
        self.setWindowTitle(self.tr("History of deals"))
        self._label.setText(self.tr("&Search"))
        self.search.setAccessibleName(self.tr("Search"))
        self.search.setPlaceholderText(self.tr("Names, contract, result, level, rules, date"))
        self.view.setAccessibleName(self.tr("Deals"))
        self.open_button.setText(self.tr("&Replay"))
        self.review_button.setText(self.tr("Re&view"))
        self.export_button.setText(self.tr("Save record &as…"))
        self.copy_button.setText(self.tr("Copy as &text"))
        if self.isVisible():
            self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """Read what has been played meanwhile."""
        super().showEvent(event)
        self.refresh()
        self._fit()

    def _fit(self) -> None:
        """Give the columns their room; dates go without the time where there is little."""
        self.model.brief = self.view.width() < _BRIEF * self._stage.appearance.text_size
        self.view.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the columns their room."""
        super().resizeEvent(event)
        if self.isVisible():
            self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of the text's size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self.isVisible():
            self._fit()
