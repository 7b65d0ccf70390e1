"""The main window: puts its parts together, and does what Qt asks a window to do.

Each part gets what it needs when it is made and speaks back by signals, which are connected here.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QMainWindow

from three04.record.deals import DealSource
from three04.store.settings import Settings
from three04.ui import preferences
from three04.ui.match.session import Session
from three04.ui.match.worker import WorkerExecutor
from three04.ui.preferences import Preferences
from three04.ui.sound import Sounds
from three04.ui.tabletop.area import TableArea
from three04.ui.window.aids import Aids
from three04.ui.window.career import Career
from three04.ui.window.commands import Commands
from three04.ui.window.current_match import CurrentMatch
from three04.ui.window.deals import Deals
from three04.ui.window.dressing import Dressing
from three04.ui.window.enabling import able
from three04.ui.window.lobby import Lobby
from three04.ui.window.look_back import LookBack
from three04.ui.window.messages import Messages
from three04.ui.window.records import Records
from three04.ui.window.replaying import Replaying
from three04.ui.window.resuming import Resuming
from three04.ui.window.settings_menu import SettingsMenu
from three04.ui.window.storage import Storage
from three04.ui.window.table_sheets import TableSheets
from three04.ui.window.turn_notice import TurnNotice
from three04.ui.window.view_size import ViewSize
from three04.ui.window.watch_menu import WatchMenu
from three04.ui.window.watching import Watching
from three04.ui.words import texts
from three04.ui.words.language import Language
from three04.ui.words.origin_texts import window_title

if TYPE_CHECKING:
    from PySide6.QtGui import QDragEnterEvent, QDropEvent


class MainWindow(QMainWindow):
    """The window of the game.

    Attributes:
        language: The language.
        preferences: What is set.
        area: The table and its panels.
        worker: Where computers think.
        commands: The actions with their keys, the menu and the buttons in the corners.
        messages: What the player is told.
        storage: Where matches are kept.
        match: The match at the table.
        lobby: Asks what is played next and against whom.
        resuming: Brings matches back to the table that are not over.
        records: Saves, copies and takes in records.
        deals: Gives a deal out of its hand: again, as text, with its proof.
        aids: Hint, trump meter and the cards that have gone.
        sounds: What is heard.
        turn_notice: Tells that it is the person's turn while another window is in front.
        sheets: The windows beside the table: score sheet, log, rules.
        dressing: How the window looks, moves and speaks.
        settings_menu: Asks for the settings.
        view_size: Makes the window and its text larger and smaller.
        career: Statistics and history.
        replaying: Has replays opened.
        look_back: Has deals reviewed, and played again to be compared with.
        watching: Goes on by itself where computers play among themselves.
        watch_menu: Says who is looked at there.
    """

    def __init__(
        self,
        language: Language,
        source: Callable[[], DealSource] | None = None,
        speed: float | None = None,
        folder: Path | None = None,
    ) -> None:
        """Make the window; :meth:`begin` or ``match.start`` deals the cards.

        Args:
            language: The language.
            source: Makes the source of a new match's cards; None for what the wish says.
            speed: Factor on all pauses, 0 for none; None for what is set.
            folder: Where matches and settings are kept; None to keep nothing.
        """
        super().__init__()
        self.language, self.preferences = language, Preferences(folder, self)
        self.area = TableArea(self)
        self.setCentralWidget(self.area)
        self.worker = WorkerExecutor(self)
        self._make_table(source, folder)
        self._make_match_parts()
        self._make_look_back()
        self._connect_match()
        self._connect_actions()
        self.setAcceptDrops(True)
        self.setMinimumSize(720, 480)
        self.resize(1280, 800)
        self.retranslate()
        self._begin_with_settings(speed)

    # ------------------------------------------------------------------ the parts

    def _make_table(self, source: Callable[[], DealSource] | None, folder: Path | None) -> None:
        """Make what there is of the table and of its match."""
        self.commands = Commands(self.area, self.language, self)
        self.messages = Messages(self.area, self.preferences, self)
        self.storage = Storage(folder, self.messages, self)
        self.match = CurrentMatch(
            self.storage, self.preferences, self.messages, self.worker, source, self
        )
        self.aids = Aids(self.area, self.commands, self.worker, self)
        self.sounds, self.turn_notice = Sounds(self), TurnNotice(self)
        self.sheets = TableSheets(self.match, self.area, self.commands, self)

    def _make_match_parts(self) -> None:
        """Make what brings matches to the table, and gives them and their deals out."""
        self.lobby = Lobby(self.match, self.storage, self.preferences, self.messages, self)
        self.resuming = Resuming(
            self.match, self.storage, self.preferences, self.messages, self.area, self.language,
            window=self,
        )  # fmt: skip
        self.records = Records(self.match, self.resuming, self.storage.keeper, self.messages, self)
        self.deals = Deals(self.match, self.lobby, self.area, self.messages, self.language, self)

    def _make_look_back(self) -> None:
        """Make what shows other than the match, and what follows the settings."""
        stage = self.area.table_stage
        keeper = self.storage.keeper
        self.dressing = Dressing(self.area, self.language, self.preferences, self)
        self.settings_menu = SettingsMenu(
            self.commands, self.preferences, self.messages, self.sounds, stage, self
        )
        self.view_size = ViewSize(self, self.preferences)
        self.career = Career(keeper, self.preferences, stage, self.language, self)
        self.replaying = Replaying(self.match, self.preferences, self.dressing, self.messages, self)
        self.look_back = LookBack(self.match, keeper, self.preferences, self.worker, stage, self)
        self.watching = Watching(self.match, self.look_back.reviewing, self)
        self.watch_menu = WatchMenu(self.match, self.commands, self.area, self.preferences, self)

    def _connect_match(self) -> None:
        """Let each part know what it has to know of the others."""
        commands, match, area = self.commands, self.match, self.area
        self.preferences.unsaved.connect(self.messages.tell_unsaved)
        self.preferences.changed.connect(self._apply)
        self.worker.failed.connect(self.messages.thinking_failed)
        match.leaves.connect(self.aids.hints.cancel)
        match.begins.connect(self.sounds.show_session)
        match.begins.connect(self.aids.show_session)
        match.begins.connect(self._show_session)
        match.over.connect(self.lobby.ask_new_match)
        self.resuming.another.connect(self.lobby.ask_new_match)
        self.resuming.offered.connect(commands.place)
        self.career.replay.connect(self.replaying.open_deal)
        self.career.review.connect(self.look_back.open_review)
        self.replaying.play_on.connect(self.lobby.play_on)
        self.look_back.changed.connect(self.watching.follow)
        area.refreshed.connect(self._refreshed)
        area.refreshed.connect(self.watch_menu.follow)
        area.go_on.connect(match.go_on)
        area.go_back.connect(match.undo)
        area.review.connect(self.look_back.review_deal)
        area.playing.laid.connect(self.settings_menu.keep_order)
        area.asked.connect(self.turn_notice.turn)
        area.asked.connect(self.sounds.tell_turn)
        area.result_actions = (
            commands.replay_action, commands.deal_again_action, commands.share_action,
        )  # fmt: skip

    def _connect_actions(self) -> None:
        """Let each action do its work."""
        area, commands, match = self.area, self.commands, self.match
        slots: dict[QAction, Callable[[], object]] = {
            commands.new_action: self.lobby.ask_new_match,
            commands.again_action: self.lobby.play_again,
            commands.record_action: self.records.ask_where_to_save,
            commands.copy_action: self.records.copy,
            commands.import_action: self.records.ask_which_to_open,
            commands.unfinished_action: self.resuming.ask,
            commands.replay_file_action: self.replaying.ask_file,
            commands.replay_action: self.replaying.replay_deal,
            commands.review_action: self.look_back.review_deal,
            commands.players_action: self.lobby.ask_players,
            commands.undo_action: match.undo,
            commands.redo_action: match.redo,
            commands.day_action: self.deals.play_day,
            commands.deal_again_action: self.deals.play_again,
            commands.share_action: self.deals.share,
            commands.proof_action: self.deals.show_proof,
            commands.next_action: match.go_on,
            commands.finish_action: self.lobby.ask_to_finish,
            commands.pass_action: area.say_pass,
            commands.ask_action: area.say_ask,
            commands.open_action: area.open_trump,
            commands.spoilt_action: area.call_spoilt,
            commands.hint_action: self.aids.hints.ask,
            commands.last_action: area.toggle_last_trick,
            commands.claim_action: area.playing.claim,
            commands.gone_action: self.settings_menu.toggle_gone,
            commands.standing_action: self.messages.tell_standing,
            commands.repeat_action: self.messages.repeat,
            commands.score_action: self.sheets.show_scores,
            commands.log_action: self.sheets.show_log,
            commands.rules_action: self.sheets.show_rules,
            commands.statistics_action: self.career.show_statistics,
            commands.history_action: self.career.show_history,
            commands.sound_action: self.settings_menu.switch_sound,
            commands.screen_action: self.view_size.switch_full_screen,
            commands.larger_action: self.view_size.enlarge,
            commands.smaller_action: self.view_size.shrink,
            commands.normal_action: self.view_size.restore,
            commands.keys_action: self.settings_menu.ask_keys,
            commands.about_action: self.messages.show_about,
            commands.settings_action: self.settings_menu.ask,
            commands.quit_action: self.close,
        }
        for action, slot in slots.items():
            action.triggered.connect(slot)

    # ------------------------------------------------------------------ the match

    @property
    def session(self) -> Session | None:
        """The match in progress; None before the first."""
        return self.match.session

    def begin(self) -> None:
        """Offer to go on with the match that was left, or start one as the last was."""
        self.resuming.begin()

    @Slot()
    def greet(self) -> None:
        """Say, once the table can be seen, what is said once: why play is weak, where help is."""
        self.messages.tell_slow()
        if self.session is not None:  # who is asked whether to go on knows the game
            rules, hint = self.commands.rules_action, self.commands.hint_action
            native = QKeySequence.SequenceFormat.NativeText
            self.messages.welcome(*(a.shortcut().toString(native) for a in (rules, hint)))

    @Slot(object)
    def _show_session(self, session: Session) -> None:
        """Show this match at the table from now on."""
        self.area.show_session(session)
        self.area.board.setFocus()

    @Slot()
    def _refreshed(self) -> None:
        """Follow what the table shows."""
        self._enable_actions()
        origin = "" if self.session is None else self.session.origin
        self.setWindowTitle(window_title(origin, self.language.locale))
        if self.session is None:
            self.commands.place()
            return
        self.watching.follow()
        self.sheets.refresh()
        self.commands.place()
        self.look_back.follow()

    def _enable_actions(self) -> None:
        session, commands = self.session, self.commands
        commands.name_undo(session is not None and session.undo_reopens)
        commands.enable(able(commands, session, self.area.question_actions()))
        commands.share_action.setEnabled(self.deals.can_share)
        commands.hint_action.setEnabled(self.aids.hints.possible)

    # ------------------------------------------------------------------ what is set

    def _begin_with_settings(self, speed: float | None) -> None:
        """Apply what was set; a window that keeps nothing stays as it was made."""
        settings = self.preferences.settings
        if speed is not None:
            self.match.hold_speed(speed)
        if self.preferences.path is not None:
            preferences.restore_geometry(self, settings.geometry)
            self._apply(settings)
            self.commands.shortcuts.apply(settings.keys)
            self.commands.name_keys()
        else:
            self._apply_comfort(settings)
        self.commands.check_choices(settings.speed)

    @Slot(object)
    def _apply(self, settings: Settings) -> None:
        """Let what is set be seen and heard."""
        self.dressing.speak(settings)
        self.dressing.move()
        self.match.use(settings)
        self.sounds.set(settings.sound)
        self.commands.sound_action.setChecked(settings.sound.on)
        self._apply_comfort(settings)
        self.dressing.look(settings)
        self.commands.check_choices(settings.speed)
        self.replaying.dress()
        self.look_back.dress()

    def _apply_comfort(self, settings: Settings) -> None:
        """Play, show and tell as it is set."""
        texts.BidStyle.spoken = settings.bids == "spoken"
        self.turn_notice.enabled = settings.alert
        self.aids.use(settings)
        self.commands.gone_action.setChecked(settings.gone)
        self.area.playing.use(settings)

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        self.commands.retranslate()
        self._refreshed()

    # ------------------------------------------------------------------ what Qt asks for

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language or of the window's state."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.commands.screen_action.setChecked(self.isFullScreen())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep everything in its place."""
        super().resizeEvent(event)
        self.commands.place()
        self.resuming.place()
        self.messages.place()

    def dragEnterEvent(self, event: "QDragEnterEvent") -> None:
        """Take files."""
        if _dropped(event):
            event.acceptProposedAction()

    def dropEvent(self, event: "QDropEvent") -> None:
        """Open the files that were dropped, one after the other."""
        files = _dropped(event)
        if files:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
        for file in files:
            self.records.open(file)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the match as it is, end here, and wait for the worker."""
        self.watching.stop()
        self.replaying.close()
        self.aids.hints.cancel()
        self.look_back.stop()
        if self.session is not None:
            self.session.close()
        self.records.close()
        self.storage.close()
        if self.preferences.path is not None and self.isVisible():
            geometry = preferences.geometry_text(self)
            self.preferences.save(
                msgspec.structs.replace(self.preferences.settings, geometry=geometry)
            )
        self.hide()
        self.dressing.close()
        self.area.close_pictures()
        self.worker.stop()
        super().closeEvent(event)


def _dropped(event: "QDropEvent") -> list[str]:
    """Return the files on this machine that are dragged."""
    return [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
