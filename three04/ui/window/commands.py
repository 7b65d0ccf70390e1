"""The actions of the main window with their keys, its menu and the buttons in its corners."""

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QDate, QLocale, QObject, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from three04.ui.preferences import SPEEDS
from three04.ui.tabletop.area import TableArea
from three04.ui.tabletop.tools import Tools
from three04.ui.words.language import LANGUAGES, Language
from three04.ui.words.shortcuts import Shortcuts


class Commands(QObject):
    """The game's actions; what they do is connected by who has them.

    Attributes:
        shortcuts: Which key does what.
        menu: The menu, with a menu of its own for each kind of thing.
        record_menu: The part of it with what is done with records.
        tools: All buttons in the corners.
        menu_button: The one that opens the menu.
        side_tools: The buttons at the bottom right, seen only when they can be used.

    Signals:
        tools_placed (object): The upper left corner of the buttons at the bottom right.
    """

    tools_placed = Signal(object)

    def __init__(self, area: TableArea, language: Language, window: QWidget) -> None:
        """Make them.

        Args:
            area: The table; the buttons lie in its corners.
            language: The language.
            window: The window in which the keys hold.
        """
        super().__init__(window)
        self._area, self._language, self._window = area, language, window
        self.shortcuts = Shortcuts()
        self._make_actions()
        self._make_menu()
        self._make_tools()

    # ------------------------------------------------------------------ actions and menu

    def _make_actions(self) -> None:
        self.new_action = self._action("new", "Ctrl+N")
        self.again_action = self._action("again", "Ctrl+R")
        self.day_action = self._action("day", "Ctrl+D")
        self.deal_again_action = self._action("deal_again", "Ctrl+Shift+R")
        self.share_action = self._action("share", "Ctrl+T")
        self.proof_action = self._action("proof", "Ctrl+I")
        self.replay_file_action = self._action("replay_file", "Ctrl+O")
        self.replay_action = self._action("replay", "V")
        self.undo_action = self._action("undo", "Ctrl+Z")
        self.redo_action = self._action("redo", "Ctrl+Y", "Ctrl+Shift+Z")
        self.next_action = self._action("next", "N")
        self.review_action = self._action("review", "E")
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
        self.statistics_action = self._action("statistics", "Ctrl+G")
        self.history_action = self._action("history", "Ctrl+H")
        self.unfinished_action = self._action("unfinished", "Ctrl+U")
        self.import_action = self._action("import", "Ctrl+Shift+O")
        self.record_action = self._action("record", "Ctrl+S")
        self.copy_action = self._action("copy_record", "Ctrl+C")
        self.players_action = self._action("players", "Ctrl+P")
        self.sound_action = self._action("sound", "M")
        self.sound_action.setCheckable(True)
        self.screen_action = self._action("full_screen", "F11")
        self.screen_action.setCheckable(True)
        self.larger_action = self._action("larger", "Ctrl++")
        self.smaller_action = self._action("smaller", "Ctrl+-")
        self.normal_action = self._action("normal", "Ctrl+0")
        self.rules_action = self._action("rules", "F1")
        self.keys_action = self._action("keys", "Ctrl+K")
        self.about_action = self._action("about", "Ctrl+F1")
        self.about_action.setMenuRole(QAction.MenuRole.AboutRole)
        self.settings_action = self._action("settings", "Ctrl+,")
        self.settings_action.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.menu_action = self._action("menu", "F10")
        self.quit_action = self._action("quit", _quit_key())
        self.quit_action.setMenuRole(QAction.MenuRole.QuitRole)

    def _action(self, name: str, *keys: str) -> QAction:
        made = QAction(self)
        self.shortcuts.add(name, made, *keys)
        self._window.addAction(made)
        return made

    def _make_menu(self) -> None:
        self.menu = QMenu(self._window)
        (
            self.game_menu, self.play_menu, self.deal_menu, self.table_menu, self.view_menu,
            self.help_menu,
        ) = (self.menu.addMenu("") for _ in range(6))  # fmt: skip
        self.record_menu = QMenu(self.game_menu)
        self.record_menu.addActions([self.import_action, self.replay_file_action])
        self.record_menu.addActions([self.record_action, self.copy_action])
        fill(self.game_menu, (
            (self.new_action, self.again_action, self.day_action),
            (self.unfinished_action, self.record_menu.menuAction()),
            (self.players_action,),
            (self.statistics_action, self.history_action),
        ))  # fmt: skip
        fill(self.play_menu, (
            (self.hint_action, self.undo_action, self.redo_action),
            (self.pass_action, self.ask_action, self.open_action, self.spoilt_action),
            (self.claim_action,),
        ))  # fmt: skip
        fill(self.deal_menu, (
            (self.next_action, self.finish_action),
            (self.review_action, self.replay_action, self.deal_again_action),
            (self.share_action, self.proof_action),
        ))  # fmt: skip
        fill(self.table_menu, (
            (self.last_action, self.gone_action),
            (self.standing_action, self.repeat_action),
            (self.score_action, self.log_action),
        ))  # fmt: skip
        fill(self.view_menu, (
            (self.larger_action, self.smaller_action, self.normal_action),
            (self.screen_action,),
        ))  # fmt: skip
        fill(self.help_menu, ((self.rules_action, self.keys_action), (self.about_action,)))
        self._make_choices()
        self.menu.addSeparator()
        self.menu.addActions([self.sound_action, self.settings_action])
        self.menu.addSeparator()
        self.menu.addAction(self.quit_action)

    def _make_choices(self) -> None:
        """Put what is one of several into menus of their own."""
        self.view_menu.addSeparator()
        self.speed_menu, self.language_menu = self.view_menu.addMenu(""), self.view_menu.addMenu("")
        self.speeds, self.languages = QActionGroup(self), QActionGroup(self)
        for speed in SPEEDS:
            self._choice(self.speeds, self.speed_menu, speed)
        for code, name in LANGUAGES.items():
            self._choice(self.languages, self.language_menu, code).setText(name)

    def _choice(self, group: QActionGroup, menu: QMenu, value: object) -> QAction:
        made = QAction(self)
        made.setCheckable(True)
        made.setData(value)
        group.addAction(made)
        menu.addAction(made)
        return made

    def check_choices(self, speed: int) -> None:
        """Mark in the menus what is set, and the language."""
        for group, value in ((self.speeds, speed), (self.languages, self._language.code)):
            for action in group.actions():
                action.setChecked(action.data() == value)

    def _make_tools(self) -> None:
        self.tools = Tools(
            self._area,
            self.menu,
            ((self.sound_action, "sound"), (self.undo_action, "undo"), (self.score_action, "log")),
            (
                (self.last_action, "last-trick"),
                (self.spoilt_action, "flag"),
                (self.open_action, "unlock"),
                (self.hint_action, "hint"),
                (self.claim_action, "check"),
            ),
        )
        self.tools.top[0].off_mark = "mute"
        self.menu_button, self.side_tools = self.tools.menu, self.tools.side
        self._area.tools_left, self._area.lowest_tool = self.tools.left, self.tools.menu
        self.menu_action.triggered.connect(self.menu_button.showMenu)
        self.menu.aboutToShow.connect(self.name_day)

    def enable(self, able: Mapping[QAction, bool]) -> None:
        """Enable what can be done now."""
        for action, on in able.items():
            action.setEnabled(on)

    # ------------------------------------------------------------------ words

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        self._name_actions()
        self.name_keys()
        self.game_menu.setTitle(self.tr("&Game"))
        self.play_menu.setTitle(self.tr("&Play"))
        self.deal_menu.setTitle(self.tr("This &deal"))
        self.table_menu.setTitle(self.tr("&Table"))
        self.view_menu.setTitle(self.tr("&View"))
        self.help_menu.setTitle(self.tr("&Help"))
        self.record_menu.setTitle(self.tr("Record"))
        self.speed_menu.setTitle(self.tr("Speed"))
        self.language_menu.setTitle(self.tr("Language"))
        self.menu_button.setText(self.tr("Menu"))
        self.menu_button.setAccessibleName(self.tr("Menu"))
        names = (self.tr("Slow"), self.tr("Normal"), self.tr("Fast"), self.tr("No pauses"))
        for action, name in zip(self.speeds.actions(), names, strict=True):
            action.setText(name)
        self.name_day()

    def _name_actions(self) -> None:
        self.new_action.setText(self.tr("New match…"))
        self.again_action.setText(self.tr("New match, same settings"))
        self.unfinished_action.setText(self.tr("Unfinished matches…"))
        self.import_action.setText(self.tr("Import record…"))
        self.record_action.setText(self.tr("Save record as…"))
        self.copy_action.setText(self.tr("Copy record"))
        self.players_action.setText(self.tr("Computer players…"))
        self.deal_again_action.setText(self.tr("Play this deal again"))
        self.share_action.setText(self.tr("Share as text…"))
        self.proof_action.setText(self.tr("Proof…"))
        self.replay_file_action.setText(self.tr("Replay a record…"))
        self.replay_action.setText(self.tr("Replay this deal"))
        self.name_undo(reopens=False)
        self.redo_action.setText(self.tr("Redo"))
        self.next_action.setText(self.tr("Next deal"))
        self.review_action.setText(self.tr("Review the deal…"))
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
        self.statistics_action.setText(self.tr("Statistics…"))
        self.history_action.setText(self.tr("History of deals…"))
        self.sound_action.setText(self.tr("Sound"))
        self.screen_action.setText(self.tr("Full screen"))
        self.larger_action.setText(self.tr("Larger text"))
        self.smaller_action.setText(self.tr("Smaller text"))
        self.normal_action.setText(self.tr("Text in normal size"))
        self.rules_action.setText(self.tr("Rules of 304"))
        self.keys_action.setText(self.tr("Keyboard…"))
        self.about_action.setText(self.tr("About 304…"))
        self.settings_action.setText(self.tr("Settings…"))
        self.menu_action.setText(self.tr("Menu"))
        self.quit_action.setText(self.tr("Quit"))
        # Without the day, and whole where a menu's title says half of it.
        self.shortcuts.words = {
            "undo": self.tr("Undo"),
            "day": self.tr("Deal of the day"),
            "share": self.tr("Share this deal as text"),
            "proof": self.tr("Proof of this deal"),
            "record": self.tr("Save record"),
            "sound": self.tr("Sound on or off"),
            "gone": self.tr("Show what has gone"),
        }

    @Slot()
    def name_day(self) -> None:
        """Say in the menu which day it is."""
        shape = self.tr("d MMM", "how a day is written, as QLocale.toString takes it")
        day = QLocale(self._language.code).toString(QDate.currentDate(), shape)
        self.day_action.setText(self.tr("Deal of the day ({date})").format(date=day))

    def name_undo(self, reopens: bool) -> None:
        """Say what undo does: take a move back, or go back into a deal that is over."""
        text = self.tr("Undo: back into the last deal") if reopens else self.tr("Undo")
        if text != self.undo_action.text():
            self.undo_action.setText(text)
            self.shortcuts.tell()

    def name_keys(self) -> None:
        """Name the keys in the tooltips, as they are set now."""
        self.shortcuts.tell()
        self.menu_button.setToolTip(self.menu_action.toolTip())

    # ------------------------------------------------------------------ places

    @Slot()
    def place(self) -> None:
        """Put the buttons in their corners."""
        asked = self._area.shows("choice_panel")
        lay = self._area.board.table.layout
        hidden = [self.open_action] if asked else []
        if not self._area.playing.certain:
            hidden.append(self.claim_action)
        spelled = (self.spoilt_action, self.claim_action)
        self.tools.place(lay, hidden, spelled, self._area.board.table.hand_right())
        if self._area.shows("result") and self._area.result.covers(
            self.tools.begin(lay), self.tools.bottom(lay)
        ):
            self._area.result.raise_()
            self._area.ring.raise_()
        self.tools_placed.emit(self.tools.side_corner(lay))


def fill(menu: QMenu, groups: Iterable[Sequence[QAction]]) -> None:
    """Fill a menu with groups of actions, a line between one and the next."""
    for group in groups:
        if not menu.isEmpty():
            menu.addSeparator()
        menu.addActions(group)


def _quit_key() -> str:
    """Return what the system quits by; some know of no key."""
    return QKeySequence(QKeySequence.StandardKey.Quit).toString() or "Ctrl+Q"
