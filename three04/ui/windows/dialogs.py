"""The new-match dialog and the score sheet."""

from dataclasses import dataclass

import msgspec
from PySide6.QtCore import QCoreApplication, Signal, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHeaderView,
    QTableView,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from three04.rules.options import PROFILES, STANDARD, Options
from three04.rules.tables import TABLES
from three04.ui.models.tables import AuctionModel, ScoreModel


@dataclass(frozen=True)
class Wish:
    """What match the person wants.

    Attributes:
        options: The options.
        player: The name of the computer players.
    """

    options: Options = STANDARD
    player: str = "greedy"


def profile_text(name: str) -> str:
    """Return a profile's name in the language of the window."""
    return {
        "Standard": QCoreApplication.translate("Profile", "Standard"),
        "Classic": QCoreApplication.translate("Profile", "Classic"),
        "Beginner": QCoreApplication.translate("Profile", "Beginner"),
    }[name]


def table_text(name: str) -> str:
    """Return a table's name in the language of the window."""
    return {
        "four": QCoreApplication.translate("Table", "Four players, two pairs"),
        "six-pairs": QCoreApplication.translate("Table", "Six players, three pairs"),
        "six-teams": QCoreApplication.translate("Table", "Six players, two teams"),
        "eight-pairs": QCoreApplication.translate("Table", "Eight players, four pairs"),
        "eight-teams": QCoreApplication.translate("Table", "Eight players, two teams"),
    }[name]


class NewMatchDialog(QDialog):
    """Asks for rules, table and opponents.

    Signals:
        wished (object): The :class:`Wish`, when the dialog is accepted.
    """

    wished = Signal(object)

    def __init__(self, wish: Wish, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New match"))
        self.profile, self.table, self.player = QComboBox(), QComboBox(), QComboBox()
        for name in PROFILES:
            self.profile.addItem(profile_text(name), name)
        for name in TABLES:
            self.table.addItem(table_text(name), name)
        self.player.addItem(self.tr("Simple"), "greedy")
        self.player.addItem(self.tr("Random"), "random")
        self.profile.setCurrentIndex(self.profile.findData(wish.options.profile))
        self.table.setCurrentIndex(self.table.findData(wish.options.table))
        self.player.setCurrentIndex(self.player.findData(wish.player))
        form = QFormLayout()
        form.addRow(self.tr("&Rules"), self.profile)
        form.addRow(self.tr("&Table"), self.table)
        form.addRow(self.tr("&Opponents"), self.player)
        self.buttons = QDialogButtonBox()
        self.start = self.buttons.addButton(
            self.tr("&Start"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.buttons.addButton(self.tr("&Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        self.start.setDefault(True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(self.buttons)
        self.accepted.connect(self._accepted)

    @Slot()
    def _accepted(self) -> None:
        table = TABLES[self.table.currentData()]
        options = msgspec.structs.replace(
            PROFILES[self.profile.currentData()],
            table=table.name,
            # R66: with three or four sides "all" would keep players without tokens waiting.
            match_end="all" if table.sides == 2 else "bankrupt",
        )
        self.wished.emit(Wish(options, self.player.currentData()))


class ScoreDialog(QDialog):
    """The deals of the match and the calls of the running deal."""

    def __init__(self, scores: ScoreModel, auction: AuctionModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Score sheet"))
        tabs = QTabWidget()
        for model, title in ((scores, self.tr("&Deals")), (auction, self.tr("&Auction"))):
            view = QTableView()
            view.setModel(model)
            view.verticalHeader().hide()
            view.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
            view.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
            view.setAccessibleName(title.replace("&", ""))
            tabs.addTab(view, title)
        buttons = QDialogButtonBox()
        buttons.addButton(self.tr("&Close"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(tabs)
        column.addWidget(buttons)
        self.resize(640, 380)
