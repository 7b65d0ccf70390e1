"""The actions of the main window with their keys, its menu and the buttons in its corners."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QMenu

from three04.ui.language import LANGUAGES
from three04.ui.preferences import SPEEDS
from three04.ui.windows.shortcuts import Shortcuts
from three04.ui.windows.table_area import TableArea
from three04.ui.windows.tools import Tools


class CommandWindow(QMainWindow):
    """A window with the game's actions; what they do is connected by who inherits.

    Attributes:
        area: The table and its panels.
        shortcuts: Which key does what.
        menu: The menu.
        tools: All buttons in the corners.
        menu_button: The one that opens the menu.
        side_tools: The buttons at the bottom right, seen only when they can be used.

    Signals:
        tools_placed (object): The upper left corner of the buttons at the bottom right.
    """

    tools_placed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.area = TableArea(self)
        self.shortcuts = Shortcuts()
        self.setCentralWidget(self.area)
        self._make_actions()
        self._make_menu()
        self._make_tools()

    # ------------------------------------------------------------------ actions and menu

    def _make_actions(self) -> None:
        self.new_action = self._action("new", "Ctrl+N")
        self.again_action = self._action("again", "Ctrl+R")
        self.undo_action = self._action("undo", "Ctrl+Z")
        self.next_action = self._action("next", "N")
        self.finish_action = self._action("finish", "F")
        self.pass_action = self._action("pass", "P")
        self.ask_action = self._action("ask", "A")
        self.open_action = self._action("open", "O")
        self.spoilt_action = self._action("spoilt", "X")
        self.claim_action = self._action("claim", "C")
        self.hint_action = self._action("hint", "H")
        self.last_action = self._action("last", "L")
        self.gone_action = self._action("gone", "W")
        self.gone_action.setCheckable(True)
        self.standing_action = self._action("standing", "T")
        self.repeat_action = self._action("repeat", "R")
        self.score_action = self._action("score", "S")
        self.log_action = self._action("log", "G")
        self.record_action = self._action("record", "Ctrl+S")
        self.players_action = self._action("players", "Ctrl+P")
        self.sound_action = self._action("sound", "M")
        self.sound_action.setCheckable(True)
        self.screen_action = self._action("full_screen", "F11")
        self.screen_action.setCheckable(True)
        self.larger_action = self._action("larger", "Ctrl++")
        self.smaller_action = self._action("smaller", "Ctrl+-")
        self.keys_action = self._action("keys", "Ctrl+K")
        self.settings_action = self._action("settings", "Ctrl+,")
        self.settings_action.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.menu_action = self._action("menu", "F10")
        self.quit_action = self._action("quit", _quit_key())
        self.quit_action.setMenuRole(QAction.MenuRole.QuitRole)

    def _action(self, name: str, key: str) -> QAction:
        made = QAction(self)
        self.shortcuts.add(name, made, key)
        self.addAction(made)
        return made

    def _make_menu(self) -> None:
        self.menu = QMenu(self)
        self.menu.addActions([self.new_action, self.again_action, self.record_action])
        self.menu.addAction(self.players_action)
        self.menu.addSeparator()
        self.menu.addActions([self.next_action, self.finish_action, self.undo_action])
        self.menu.addSeparator()
        self.menu.addActions([self.pass_action, self.ask_action, self.open_action])
        self.menu.addActions([self.spoilt_action, self.claim_action])
        self.menu.addAction(self.hint_action)
        self.menu.addSeparator()
        self.menu.addActions([self.last_action, self.gone_action])
        self.menu.addActions([self.standing_action, self.repeat_action])
        self.menu.addActions([self.score_action, self.log_action])
        self.menu.addSeparator()
        self.speed_menu, self.language_menu = QMenu(self.menu), QMenu(self.menu)
        self.menu.addMenu(self.speed_menu)
        self.menu.addMenu(self.language_menu)
        self.speeds, self.languages = QActionGroup(self), QActionGroup(self)
        for speed in SPEEDS:
            self._choice(self.speeds, self.speed_menu, speed)
        for code, name in LANGUAGES.items():
            self._choice(self.languages, self.language_menu, code).setText(name)
        self.menu.addActions([self.larger_action, self.smaller_action, self.screen_action])
        self.menu.addActions([self.sound_action, self.keys_action, self.settings_action])
        self.menu.addSeparator()
        self.menu.addAction(self.quit_action)

    def _choice(self, group: QActionGroup, menu: QMenu, value: object) -> QAction:
        made = QAction(self)
        made.setCheckable(True)
        made.setData(value)
        group.addAction(made)
        menu.addAction(made)
        return made

    def check_choices(self, speed: int, language: str) -> None:
        """Mark what is set in the menus."""
        for group, value in ((self.speeds, speed), (self.languages, language)):
            for action in group.actions():
                action.setChecked(action.data() == value)

    def _make_tools(self) -> None:
        self.tools = Tools(
            self.area,
            self.menu,
            ((self.undo_action, "undo"), (self.score_action, "log")),
            (
                (self.last_action, "last-trick"),
                (self.spoilt_action, "cross"),
                (self.open_action, "unlock"),
                (self.hint_action, "hint"),
                (self.claim_action, "check"),
            ),
        )
        self.menu_button, self.side_tools = self.tools.menu, self.tools.side
        self.area.tools_left, self.area.lowest_tool = self.tools.left, self.tools.menu
        self.menu_action.triggered.connect(self.menu_button.showMenu)

    def enable(self, able: Mapping[QAction, bool]) -> None:
        """Enable what can be done now."""
        for action, on in able.items():
            action.setEnabled(on)

    # ------------------------------------------------------------------ words

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        self.setWindowTitle(self.tr("304"))
        self._name_actions()
        self.name_keys()
        self.speed_menu.setTitle(self.tr("Speed"))
        self.language_menu.setTitle(self.tr("Language"))
        self.menu_button.setText(self.tr("Menu"))
        self.menu_button.setAccessibleName(self.tr("Menu"))
        names = (self.tr("Slow"), self.tr("Normal"), self.tr("Fast"), self.tr("No pauses"))
        for action, name in zip(self.speeds.actions(), names, strict=True):
            action.setText(name)

    def _name_actions(self) -> None:
        self.new_action.setText(self.tr("New match…"))
        self.again_action.setText(self.tr("New match, same settings"))
        self.record_action.setText(self.tr("Save record as…"))
        self.players_action.setText(self.tr("Computer players…"))
        self.undo_action.setText(self.tr("Undo"))
        self.next_action.setText(self.tr("Next deal"))
        self.finish_action.setText(self.tr("Finish this deal quickly"))
        self.pass_action.setText(self.tr("Pass"))
        self.ask_action.setText(self.tr("Ask partner"))
        self.open_action.setText(self.tr("Open trump"))
        self.spoilt_action.setText(self.tr("Spoilt trumps"))
        self.hint_action.setText(self.tr("Hint"))
        self.last_action.setText(self.tr("Last trick"))
        self.standing_action.setText(self.tr("How it stands"))
        self.repeat_action.setText(self.tr("Say that again"))
        self.claim_action.setText(self.tr("The rest are mine"))
        self.gone_action.setText(self.tr("What has gone"))
        self.score_action.setText(self.tr("Score sheet"))
        self.log_action.setText(self.tr("Log of the deal"))
        self.sound_action.setText(self.tr("Sound"))
        self.screen_action.setText(self.tr("Full screen"))
        self.larger_action.setText(self.tr("Larger text"))
        self.smaller_action.setText(self.tr("Smaller text"))
        self.keys_action.setText(self.tr("Keyboard…"))
        self.settings_action.setText(self.tr("Settings…"))
        self.menu_action.setText(self.tr("Menu"))
        self.quit_action.setText(self.tr("Quit"))

    def name_keys(self) -> None:
        """Name the keys in the tooltips, as they are set now."""
        self.shortcuts.tell()
        self.menu_button.setToolTip(self.menu_action.toolTip())

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.screen_action.setChecked(self.isFullScreen())

    # ------------------------------------------------------------------ places

    @Slot()
    def place_tools(self) -> None:
        """Put the buttons in their corners."""
        asked = self.area.shows("choice_panel")
        lay = self.area.board.table.layout
        hidden = [self.open_action] if asked else []
        if not self.area.playing.late:
            hidden.append(self.claim_action)
        spelled = (self.spoilt_action, self.claim_action)
        self.tools.place(lay, hidden, spelled, self.area.board.table.hand_right())
        self.tools_placed.emit(self.tools.side_corner(lay))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the buttons in their corners."""
        super().resizeEvent(event)
        self.place_tools()


def _quit_key() -> str:
    """Return what the system quits by; some know of no key."""
    return QKeySequence(QKeySequence.StandardKey.Quit).toString() or "Ctrl+Q"
