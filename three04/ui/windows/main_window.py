"""The main window: menus, shortcuts, the match in progress."""

import secrets
from collections.abc import Callable

from PySide6.QtCore import QEvent, Slot
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QMenu, QMessageBox

from three04.ai.players import PLAYERS
from three04.record.deals import DealSource, random_source
from three04.rules import actions as act
from three04.rules.journal import MemoryJournal
from three04.table.chairs import Executor
from three04.ui.language import LANGUAGES, Language
from three04.ui.models.tables import AuctionModel, ScoreModel
from three04.ui.session import Session
from three04.ui.windows.dialogs import NewMatchDialog, ScoreDialog, Wish
from three04.ui.windows.table_area import TableArea
from three04.ui.windows.tools import Tools
from three04.ui.worker import WorkerExecutor

SPEEDS = (1.5, 1.0, 0.6, 0.0)


class MainWindow(QMainWindow):
    """The window of the game.

    Attributes:
        area: The table and its panels.
        session: The match in progress; None before the first.
        wish: What match is played.
        executor: Where the computers think.
        language: The language.
        speed: Factor on all pauses.
    """

    def __init__(
        self,
        language: Language,
        source: Callable[[], DealSource] = random_source,
        speed: float = 1.0,
    ) -> None:
        """Make the window; :meth:`start_match` deals the cards.

        Args:
            language: The language.
            source: Makes the source of a new match's cards.
            speed: Factor on all pauses; 0 for none.
        """
        super().__init__()
        self.language = language
        self.speed = speed
        self.wish = Wish()
        self.session: Session | None = None
        self._source = source
        self._worker = WorkerExecutor(self)
        self.executor: Executor = self._worker
        self._worker.failed.connect(self._thinking_failed)
        self.scores, self.auction = ScoreModel(self), AuctionModel(self)
        self.area = TableArea(self)
        self.setCentralWidget(self.area)
        self.area.refreshed.connect(self._refreshed)
        self.area.go_on.connect(self.go_on)
        self._make_actions()
        self._make_menu()
        self._make_tools()
        self.setMinimumSize(720, 480)
        self.resize(1280, 800)
        self.retranslate()

    # ------------------------------------------------------------------ actions and menu

    def _make_actions(self) -> None:
        area = self.area
        self.new_action = self._action("Ctrl+N", self.ask_new_match)
        self.undo_action = self._action("Ctrl+Z", self.undo)
        self.next_action = self._action("N", self.go_on)
        self.pass_action = self._action("P", area.bid_panel.say_pass)
        self.ask_action = self._action("A", area.bid_panel.say_ask)
        self.open_action = self._action("O", area.open_trump)
        self.spoilt_action = self._action("T", area.call_spoilt)
        self.last_action = self._action("L", area.toggle_last_trick)
        self.score_action = self._action("S", self.show_scores)
        self.quit_action = self._action(QKeySequence.StandardKey.Quit, self.close)
        self.quit_action.setMenuRole(QAction.MenuRole.QuitRole)

    def _action(self, keys: str | QKeySequence.StandardKey, slot: Callable[[], object]) -> QAction:
        made = QAction(self)
        made.setShortcut(QKeySequence(keys))
        made.triggered.connect(slot)
        self.addAction(made)
        return made

    def _make_menu(self) -> None:
        self.menu = QMenu(self)
        self.menu.addActions([self.new_action, self.next_action, self.undo_action])
        self.menu.addSeparator()
        self.menu.addActions([self.pass_action, self.ask_action, self.open_action])
        self.menu.addActions([self.spoilt_action, self.last_action, self.score_action])
        self.menu.addSeparator()
        self.speed_menu, self.language_menu = QMenu(self.menu), QMenu(self.menu)
        self.menu.addMenu(self.speed_menu)
        self.menu.addMenu(self.language_menu)
        self._speeds, self._languages = QActionGroup(self), QActionGroup(self)
        for speed in SPEEDS:
            self._choice(self._speeds, self.speed_menu, speed, speed == self.speed)
        for code, name in LANGUAGES.items():
            made = self._choice(
                self._languages, self.language_menu, code, code == self.language.code
            )
            made.setText(name)
        self._speeds.triggered.connect(self._speed_chosen)
        self._languages.triggered.connect(self._language_chosen)
        self.menu.addSeparator()
        self.menu.addAction(self.quit_action)

    def _choice(self, group: QActionGroup, menu: QMenu, value: object, checked: bool) -> QAction:
        made = QAction(self)
        made.setCheckable(True)
        made.setData(value)
        made.setChecked(checked)
        group.addAction(made)
        menu.addAction(made)
        return made

    def _make_tools(self) -> None:
        self.tool_bar = Tools(
            self.area,
            self.menu,
            ((self.undo_action, "undo"), (self.score_action, "log")),
            (
                (self.last_action, "last-trick"),
                (self.spoilt_action, "cross"),
                (self.open_action, "unlock"),
            ),
        )
        self.menu_button, self.side_tools = self.tool_bar.menu, self.tool_bar.side
        self.area.tools_left = self.tool_bar.left

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        self.setWindowTitle(self.tr("304"))
        self.new_action.setText(self.tr("New match…"))
        self.undo_action.setText(self.tr("Undo"))
        self.next_action.setText(self.tr("Next deal"))
        self.pass_action.setText(self.tr("Pass"))
        self.ask_action.setText(self.tr("Ask partner"))
        self.open_action.setText(self.tr("Open trump"))
        self.spoilt_action.setText(self.tr("Spoilt trumps"))
        self.last_action.setText(self.tr("Last trick"))
        self.score_action.setText(self.tr("Scores"))
        self.quit_action.setText(self.tr("Quit"))
        self.speed_menu.setTitle(self.tr("Speed"))
        self.language_menu.setTitle(self.tr("Language"))
        self.menu_button.setText(self.tr("Menu"))
        self.menu_button.setToolTip(self.tr("Menu (F10)"))
        self.menu_button.setAccessibleName(self.tr("Menu"))
        names = (self.tr("Slow"), self.tr("Normal"), self.tr("Fast"), self.tr("No pauses"))
        for action, name in zip(self._speeds.actions(), names, strict=True):
            action.setText(name)
        self._refreshed()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    # ------------------------------------------------------------------ matches

    def start_match(self, wish: Wish) -> None:
        """Begin a new match."""
        self.wish = wish
        if self.session is not None:
            self.session.close()
            self.session.deleteLater()
        session = Session(
            wish.options, self._source(), MemoryJournal(), speed=self.speed, parent=self
        )
        session.trouble.connect(self.show_trouble)
        self.session = session
        session.seat_computers(PLAYERS[wish.player], secrets.token_hex(8), self.executor)
        self.area.show_session(session)
        session.start()

    @Slot()
    def ask_new_match(self) -> None:
        """Ask which match to play next."""
        dialog = NewMatchDialog(self.wish, self)
        dialog.wished.connect(self.start_match)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    @Slot()
    def go_on(self) -> None:
        """Deal the next deal, or ask for a new match after the last."""
        session = self.session
        if session is None or not session.deal_over:
            return
        if session.match_over:
            self.ask_new_match()
        else:
            session.next_deal()

    @Slot()
    def undo(self) -> None:
        """Take back the person's last decision."""
        if self.session is not None:
            self.session.undo()

    @Slot()
    def show_scores(self) -> None:
        """Show the score sheet."""
        dialog = ScoreDialog(self.scores, self.auction, self)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    # ------------------------------------------------------------------ keeping up

    @Slot()
    def _refreshed(self) -> None:
        session = self.session
        if session is None:
            return
        kinds = {type(action) for action in self.area.question_actions()}
        self.undo_action.setEnabled(session.can_undo)
        self.next_action.setEnabled(session.deal_over)
        self.pass_action.setEnabled(act.Pass in kinds)
        self.ask_action.setEnabled(act.Ask in kinds)
        self.open_action.setEnabled(act.Open in kinds)
        self.spoilt_action.setEnabled(session.spoilt_offer() is not None)
        self.last_action.setEnabled(bool(session.view.public.tricks) and not session.deal_over)
        names = self.area.names
        self.scores.show(session.ledger.lines, names, self.area.side_names())
        self.auction.show(session.view, names)
        self._place_tools()

    def _place_tools(self) -> None:
        self.tool_bar.place(self.area.board.table.layout)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the buttons in their corners."""
        super().resizeEvent(event)
        self._place_tools()

    @Slot(QAction)
    def _speed_chosen(self, action: QAction) -> None:
        self.speed = float(action.data())
        if self.session is not None:
            self.session.speed = self.speed

    @Slot(QAction)
    def _language_chosen(self, action: QAction) -> None:
        self.language.apply(str(action.data()))

    @Slot(object)
    def _thinking_failed(self, _error: Exception) -> None:
        self.show_trouble(
            self.tr("A computer player could not decide. Undo your last move or start anew.")
        )

    @Slot(object)
    def show_trouble(self, text: str) -> None:
        """Show one plain sentence."""
        box = QMessageBox(QMessageBox.Icon.Warning, self.windowTitle(), text, parent=self)
        box.finished.connect(box.deleteLater)
        box.open()

    def closeEvent(self, event: QCloseEvent) -> None:
        """End the match here and wait for the worker."""
        if self.session is not None:
            self.session.close()
        self.hide()
        self._worker.stop()
        self.area.close_pictures()
        super().closeEvent(event)
