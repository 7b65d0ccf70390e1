"""The main window: the match in progress, and the windows beside it."""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QAction, QCloseEvent, QResizeEvent

from three04.record.deals import DealSource
from three04.rules import actions as act
from three04.store.settings import Settings
from three04.ui import preferences
from three04.ui.language import Language
from three04.ui.models.log import LogModel
from three04.ui.models.tables import AuctionModel, ScoreModel
from three04.ui.windows import late
from three04.ui.windows.look_back import LookBackWindow
from three04.ui.windows.view_size import ViewSize

if TYPE_CHECKING:
    from PySide6.QtGui import QDragEnterEvent, QDropEvent

WATCH_PAUSE = 4000
"""How long a watched deal's result stays at speed 1, in milliseconds."""


class MainWindow(LookBackWindow):
    """The window of the game.

    Attributes:
        scores, auction, log: What the windows beside the table show.
        score_sheet, log_sheet, rules_sheet: Those windows, once they have been opened.
        view_size: Makes it larger and smaller.
    """

    def __init__(
        self,
        language: Language,
        source: Callable[[], DealSource] | None = None,
        speed: float | None = None,
        folder: Path | None = None,
    ) -> None:
        """Make the window; :meth:`begin` or :meth:`start_match` deals the cards.

        Args:
            language: The language.
            source: Makes the source of a new match's cards; None for what the wish says.
            speed: Factor on all pauses, 0 for none; None for what is set.
            folder: Where matches and settings are kept; None to keep nothing.
        """
        super().__init__(language, source, 1.0, folder)
        self.worker.failed.connect(self.messages.thinking_failed)
        self.preferences.changed.connect(self.apply_settings)
        self.scores, self.auction, self.log = ScoreModel(self), AuctionModel(self), LogModel(self)
        self.score_sheet: late.ScoreSheet | None = None
        self.log_sheet: late.LogSheet | None = None
        self.rules_sheet: late.RulesSheet | None = None
        self._watch_timer = QTimer(self)
        self._watch_timer.setSingleShot(True)
        self._watch_timer.timeout.connect(self.match.go_on)
        self.area.refreshed.connect(self._refreshed)
        self.area.go_on.connect(self.match.go_on)
        self.reviews_changed.connect(self._watch_on)
        self.area.go_back.connect(self.match.undo)
        self.area.result_actions = (
            self.commands.replay_action,
            self.commands.deal_again_action,
            self.commands.share_action,
        )
        self.view_size = ViewSize(self, self.preferences)
        self._connect_actions()
        self.setMinimumSize(720, 480)
        self.resize(1280, 800)
        self.retranslate()
        settings = self.preferences.settings
        if speed is not None:  # stays until another is chosen
            self.match.speed, self._speed_set = speed, settings.speed
        if folder is not None:
            preferences.restore_geometry(self, settings.geometry)
            self.apply_settings(settings)
            self.commands.shortcuts.apply(settings.keys)
            self.commands.name_keys()
        else:
            self.apply_comfort(settings)
        self.commands.check_choices(settings.speed, self.language.code)

    def _connect_actions(self) -> None:
        area, commands = self.area, self.commands
        slots: dict[QAction, Callable[[], object]] = {
            commands.new_action: self.lobby.ask_new_match,
            commands.again_action: self.lobby.play_again,
            commands.record_action: self.records.ask_where_to_save,
            commands.copy_action: self.records.copy,
            commands.import_action: self.records.ask_which_to_open,
            commands.unfinished_action: self.resuming.ask,
            commands.replay_file_action: self.ask_replay_file,
            commands.replay_action: self.replay_deal,
            commands.players_action: self.lobby.ask_players,
            commands.undo_action: self.match.undo,
            commands.redo_action: self.match.redo,
            commands.day_action: self.play_day,
            commands.deal_again_action: self.play_deal_again,
            commands.share_action: self.share_deal,
            commands.proof_action: self.show_proof,
            commands.next_action: self.match.go_on,
            commands.finish_action: self.match.finish_deal,
            commands.pass_action: area.say_pass,
            commands.ask_action: area.say_ask,
            commands.open_action: area.open_trump,
            commands.spoilt_action: area.call_spoilt,
            commands.hint_action: self.aids.hints.ask,
            commands.last_action: area.toggle_last_trick,
            commands.claim_action: area.playing.claim,
            commands.gone_action: self.toggle_gone,
            commands.standing_action: self.messages.tell_standing,
            commands.repeat_action: self.messages.repeat,
            commands.score_action: self.show_scores,
            commands.log_action: self.show_log,
            commands.sound_action: self.switch_sound,
            commands.screen_action: self.view_size.switch_full_screen,
            commands.larger_action: self.view_size.enlarge,
            commands.smaller_action: self.view_size.shrink,
            commands.rules_action: self.show_rules,
            commands.keys_action: self.ask_keys,
            commands.settings_action: self.ask_settings,
            commands.quit_action: self.close,
        }
        for action, slot in slots.items():
            action.triggered.connect(slot)
        commands.menu.aboutToShow.connect(self.name_day)
        area.asked.connect(self.turn_notice.turn)
        area.asked.connect(self.sounds.tell_turn)

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        super().retranslate()
        self.name_day()
        self._refreshed()

    @Slot()
    def _refreshed(self) -> None:
        session = self.session
        self._enable_actions()
        if session is None:
            self.commands.place()
            return
        self._watch_on()
        self._show_sheets()
        self.commands.place()
        self.compare(session)

    def _enable_actions(self) -> None:
        session, commands = self.session, self.commands
        over = session is not None and session.deal_over
        running = session is not None and not over
        kinds = {type(action) for action in self.area.question_actions()}
        commands.name_undo(session is not None and session.undo_reopens)
        commands.enable(
            {
                commands.again_action: session is not None,
                commands.record_action: over,
                commands.copy_action: over,
                commands.replay_action: over,
                commands.undo_action: session is not None and session.can_undo,
                commands.redo_action: session is not None and session.can_redo,
                commands.deal_again_action: session is not None and session.view.public.number > 0,
                commands.share_action: self.can_share,
                commands.proof_action: session is not None,
                commands.next_action: over,
                commands.review_action: over,
                commands.finish_action: session is not None and session.can_finish_deal,
                commands.pass_action: act.Pass in kinds,
                commands.ask_action: act.Ask in kinds,
                commands.open_action: act.Open in kinds,
                commands.spoilt_action: session is not None and session.spoilt_offer() is not None,
                commands.last_action: running
                and session is not None
                and bool(session.view.public.tricks),
                commands.hint_action: self.aids.hints.possible,
                commands.players_action: session is not None and any(session.lineup.players),
                commands.claim_action: session is not None and session.can_claim,
                commands.gone_action: session is not None,
                commands.standing_action: session is not None,
                commands.repeat_action: session is not None,
                commands.score_action: session is not None,
                commands.log_action: session is not None,
            }
        )

    @Slot()
    def _watch_on(self) -> None:
        """Where computers play among themselves, the next deal follows by itself.

        Not while the last one is reviewed.
        """
        session = self.session
        over = session is not None and session.deal_over and not session.match_over
        if session is None or not over or not session.watched or self.reviewing:
            self._watch_timer.stop()
        elif not self._watch_timer.isActive():
            self._watch_timer.start(round(WATCH_PAUSE * self.match.speed))

    # ------------------------------------------------------------------ windows beside the table

    def _show_sheets(self) -> None:
        """Show in the windows beside the table what the table shows."""
        session = self.session
        if self.rules_sheet is not None and self.rules_sheet.isVisible():
            self.rules_sheet.show_options(self.match.options)
        if session is None:
            return
        names, sides = self.area.names, self.area.side_names()
        self.scores.show(session.ledger.lines, names, sides)
        self.auction.show(session.view, names)
        if self.log_sheet is not None and self.log_sheet.isVisible():
            self.log.show(session.history, session.seat, names, sides)

    @Slot()
    def show_scores(self) -> None:
        """Show the score sheet."""
        if self.score_sheet is None:
            self.score_sheet = late.ScoreSheet(self.scores, self.auction, self)
        self._show_beside(self.score_sheet)

    @Slot()
    def show_log(self) -> None:
        """Show the log of the deal."""
        if self.log_sheet is None:
            self.log_sheet = late.LogSheet(self.log, self)
        self._show_beside(self.log_sheet)
        self._show_sheets()

    @Slot()
    def show_rules(self) -> None:
        """Show the rules of the match in progress, or of the one that would be begun."""
        if self.rules_sheet is None:
            self.rules_sheet = late.RulesSheet(self.match.options, self)
        self._show_beside(self.rules_sheet)
        self._show_sheets()

    def _show_beside(self, sheet: "late.Sheet") -> None:
        sheet.show()
        sheet.activateWindow()

    # ------------------------------------------------------------------ replays

    @cached_property
    def replays(self) -> "late.Replays":
        """The windows that show a match again."""
        replays = late.Replays(self)
        replays.trouble.connect(self.messages.show_trouble)
        replays.play_on.connect(self.lobby.play_on)
        settings = self.preferences.settings
        replays.dress(settings, self._motion(settings))
        return replays

    @Slot()
    def ask_replay_file(self) -> None:
        """Ask which record to replay."""
        self.replays.ask_file()

    @Slot()
    def replay_deal(self) -> None:
        """Replay the deal that is over; between deals only, for all cards can be seen there."""
        if self.session is not None and self.match.journal is not None and self.session.deal_over:
            self.replays.open_rows(self.match.journal.rows, self.session.own_seat)

    def open_replay(self, record: str, deal: int, own: int | None) -> None:
        """Show a deal of the history again."""
        self.replays.open_deal(record, deal, own)

    def apply_settings(self, settings: Settings) -> None:
        """Let what is set be seen, in replays and reviews too."""
        super().apply_settings(settings)
        if "replays" in vars(self):
            self.replays.dress(settings, self._motion(settings))
        self.dress_reviews()

    # ------------------------------------------------------------------ size and end

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep everything in its place."""
        super().resizeEvent(event)
        self.commands.place()
        self.resuming.place()
        self.messages.place()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the match as it is, end here, and wait for the worker."""
        self._watch_timer.stop()
        if "replays" in vars(self):
            self.replays.close()
        self.aids.hints.cancel()
        self.close_reviews()
        if self.session is not None:
            self.session.close()
        self.storage.close()
        if self.preferences.path is not None and self.isVisible():
            geometry = preferences.geometry_text(self)
            self.preferences.save(
                msgspec.structs.replace(self.preferences.settings, geometry=geometry)
            )
        self.hide()
        if self.system_motion is not None:
            self.system_motion.close()
        self.area.close_pictures()
        self.worker.stop()
        super().closeEvent(event)

    def dragEnterEvent(self, event: "QDragEnterEvent") -> None:
        """Take files."""
        if _dropped(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: "QDropEvent") -> None:
        """Open the file that was dropped."""
        file = _dropped(event)
        if file is not None:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self.records.open(file)


def _dropped(event: "QDropEvent") -> str | None:
    """Return the first file on this machine that is dragged."""
    urls = event.mimeData().urls()
    return next((url.toLocalFile() for url in urls if url.isLocalFile()), None)
