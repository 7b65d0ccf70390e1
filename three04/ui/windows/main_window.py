"""The main window: the match in progress, and the windows beside it."""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path

import msgspec
from PySide6.QtCore import QTimer, Slot
from PySide6.QtGui import QAction, QCloseEvent, QResizeEvent

from three04.ai import kernel
from three04.record.deals import DealSource
from three04.rules import actions as act
from three04.rules.options import Options
from three04.store.settings import Settings
from three04.ui import preferences
from three04.ui.language import Language
from three04.ui.models.log import LogModel
from three04.ui.models.tables import AuctionModel, ScoreModel
from three04.ui.windows import late
from three04.ui.windows.look_back import LookBackWindow
from three04.ui.windows.view_size import ViewSize
from three04.ui.windows.watch_menu import WatchMenu

WATCH_PAUSE = 4000
"""How long a watched deal's result stays at speed 1, in milliseconds."""


class MainWindow(LookBackWindow):
    """The window of the game.

    Attributes:
        scores, auction, log: What the windows beside the table show.
        score_sheet, log_sheet, rules_sheet: Those windows, once they have been opened.
        view_size: Makes it larger and smaller.
        watch_menu: Says who is looked at where computers play among themselves.
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
        self.worker.failed.connect(self._thinking_failed)
        self.scores, self.auction, self.log = ScoreModel(self), AuctionModel(self), LogModel(self)
        self.score_sheet: late.ScoreSheet | None = None
        self.log_sheet: late.LogSheet | None = None
        self.rules_sheet: late.RulesSheet | None = None
        self._watch_timer = QTimer(self)
        self._watch_timer.setSingleShot(True)
        self._watch_timer.timeout.connect(self.go_on)
        self.area.refreshed.connect(self._refreshed)
        self.area.go_on.connect(self.go_on)
        self.reviews_changed.connect(self._watch_on)
        self.area.go_back.connect(self.undo)
        self.area.result_actions = (self.replay_action, self.deal_again_action, self.share_action)
        self.view_size = ViewSize(self, self.preferences, self.change_settings)
        self.watch_menu = WatchMenu(self)
        self.table_menu.addMenu(self.watch_menu)
        self._connect_actions()
        self.setMinimumSize(720, 480)
        self.resize(1280, 800)
        self.retranslate()
        settings = self.preferences.settings
        if speed is not None:  # stays until another is chosen
            self.speed, self._speed_set = speed, settings.speed
        if folder is not None:
            preferences.restore_geometry(self, settings.geometry)
            self.apply_settings(settings)
            self.shortcuts.apply(settings.keys)
            self.name_keys()
        else:
            self.apply_comfort(settings)
        self.check_choices(settings.speed, self.language.code)

    def _connect_actions(self) -> None:
        area = self.area
        slots: dict[QAction, Callable[[], object]] = {
            self.new_action: self.ask_new_match,
            self.again_action: self.play_again,
            self.record_action: self.ask_record_file,
            self.copy_action: self.copy_record,
            self.import_action: self.ask_import,
            self.unfinished_action: self.ask_unfinished,
            self.replay_file_action: self.ask_replay_file,
            self.replay_action: self.replay_deal,
            self.players_action: self.ask_players,
            self.undo_action: self.undo,
            self.redo_action: self.redo,
            self.day_action: self.play_day,
            self.deal_again_action: self.play_deal_again,
            self.share_action: self.share_deal,
            self.proof_action: self.show_proof,
            self.next_action: self.go_on,
            self.finish_action: self.finish_deal,
            self.pass_action: area.say_pass,
            self.ask_action: area.say_ask,
            self.open_action: area.open_trump,
            self.spoilt_action: area.call_spoilt,
            self.hint_action: self.hints.ask,
            self.last_action: area.toggle_last_trick,
            self.claim_action: area.playing.claim,
            self.gone_action: self.toggle_gone,
            self.standing_action: self.tell_standing,
            self.repeat_action: self.repeat,
            self.score_action: self.show_scores,
            self.log_action: self.show_log,
            self.sound_action: self.switch_sound,
            self.screen_action: self.view_size.switch_full_screen,
            self.larger_action: self.view_size.enlarge,
            self.smaller_action: self.view_size.shrink,
            self.rules_action: self.show_rules,
            self.keys_action: self.ask_keys,
            self.settings_action: self.ask_settings,
            self.quit_action: self.close,
        }
        for action, slot in slots.items():
            action.triggered.connect(slot)
        self.menu.aboutToShow.connect(self.name_day)
        area.asked.connect(self.turn_notice.turn)
        area.asked.connect(self.sounds.tell_turn)

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        super().retranslate()
        self.name_day()
        self._refreshed()

    # ------------------------------------------------------------------ the match

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
        """Take back the person's last decision, and say so where a result goes with it."""
        session = self.session
        if session is None:
            return
        reopened = session.undo_reopens
        session.undo()
        if reopened:
            text = self.tr("Back in deal {number}: its result is taken back.")
            self._say(text.format(number=session.view.public.number))

    @Slot()
    def redo(self) -> None:
        """Bring back what the person took back last."""
        if self.session is not None:
            self.session.redo()

    @Slot()
    def finish_deal(self) -> None:
        """Let a computer play the rest of the deal in the person's seat."""
        if self.session is not None:
            self.session.finish_deal()
            self.area.announcer.say(self.area.prompt.words.whole, urgent=True)

    @Slot()
    def _refreshed(self) -> None:
        session = self.session
        self._enable_actions()
        if session is None:
            self.place_tools()
            return
        self._watch_on()
        self._show_sheets()
        self.place_tools()
        self.compare(session)

    def _enable_actions(self) -> None:
        session = self.session
        over = session is not None and session.deal_over
        running = session is not None and not over
        kinds = {type(action) for action in self.area.question_actions()}
        self.name_undo(session is not None and session.undo_reopens)
        self.enable(
            {
                self.again_action: session is not None,
                self.record_action: over,
                self.copy_action: over,
                self.replay_action: over,
                self.undo_action: session is not None and session.can_undo,
                self.redo_action: session is not None and session.can_redo,
                self.deal_again_action: session is not None and session.view.public.number > 0,
                self.share_action: self.can_share,
                self.proof_action: session is not None,
                self.next_action: over,
                self.review_action: over,
                self.finish_action: session is not None and session.can_finish_deal,
                self.pass_action: act.Pass in kinds,
                self.ask_action: act.Ask in kinds,
                self.open_action: act.Open in kinds,
                self.spoilt_action: session is not None and session.spoilt_offer() is not None,
                self.last_action: running
                and session is not None
                and bool(session.view.public.tricks),
                self.hint_action: self.hints.possible,
                self.players_action: session is not None and any(session.lineup.players),
                self.claim_action: session is not None and session.can_claim,
                self.gone_action: session is not None,
                self.standing_action: session is not None,
                self.repeat_action: session is not None,
                self.score_action: session is not None,
                self.log_action: session is not None,
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
            self._watch_timer.start(round(WATCH_PAUSE * self.speed))

    # ------------------------------------------------------------------ windows beside the table

    def _show_sheets(self) -> None:
        """Show in the windows beside the table what the table shows."""
        session = self.session
        if self.rules_sheet is not None and self.rules_sheet.isVisible():
            self.rules_sheet.show_options(self._rules_now())
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
            self.rules_sheet = late.RulesSheet(self._rules_now(), self)
        self._show_beside(self.rules_sheet)
        self._show_sheets()

    def _rules_now(self) -> Options:
        return self.wish.options if self.session is None else self.session.options

    def _show_beside(self, sheet: "late.Sheet") -> None:
        sheet.show()
        sheet.activateWindow()

    # ------------------------------------------------------------------ replays

    @cached_property
    def replays(self) -> "late.Replays":
        """The windows that show a match again."""
        replays = late.Replays(self)
        replays.trouble.connect(self.show_trouble)
        replays.play_on.connect(self.play_on)
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
        if self.session is not None and self.journal is not None and self.session.deal_over:
            self.replays.open_rows(self.journal.rows, self.session.own_seat)

    def open_replay(self, record: str, deal: int, own: int | None) -> None:
        """Show a deal of the history again."""
        self.replays.open_deal(record, deal, own)

    def apply_settings(self, settings: Settings) -> None:
        """Let what is set be seen, in replays and reviews too."""
        super().apply_settings(settings)
        if self.made("replays"):
            self.replays.dress(settings, self._motion(settings))
        self.dress_reviews()

    # ------------------------------------------------------------------ in words

    @Slot()
    def tell_standing(self) -> None:
        """Say whose turn it is, contract, trump, points and tokens."""
        text = self.area.standing()
        if text:
            self._say(text)

    def _say(self, text: str) -> None:
        """Say something at the top for a while, and at once to who listens."""
        self.notice.say(text, self.area.board.table.layout, passing=True)
        self.area.announcer.say(text, urgent=True)

    @Slot()
    def repeat(self) -> None:
        """Say again what was said last; once more, what was said before that."""
        text = self.area.announcer.again()
        if text:
            self.notice.say(text, self.area.board.table.layout, passing=True)

    # ------------------------------------------------------------------ what goes wrong

    @Slot()
    def tell_slow(self) -> None:
        """Say once that the fast part of the game was not built, and what to do."""
        settings = self.preferences.settings
        if kernel.COMPILED or "slow" in settings.told:
            return
        text = self.tr(
            "The fast part of the game was not built, so the computer players look at less and "
            "play weaker. Install a C compiler and then the game once more."
        )
        self.notice.say(text, self.area.board.table.layout, passing=False)
        self.area.announce(text)
        self.set_settings(msgspec.structs.replace(settings, told=(*settings.told, "slow")))

    @Slot(object)
    def _thinking_failed(self, _error: Exception) -> None:
        self.show_trouble(
            self.tr("A computer player could not decide. Undo your last move or start anew.")
        )

    # ------------------------------------------------------------------ size and end

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep everything in its place."""
        super().resizeEvent(event)
        self.place_panel()
        if self.made("notice"):
            self.notice.place(self.area.board.table.layout)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the match as it is, end here, and wait for the worker."""
        self._watch_timer.stop()
        if self.made("replays"):
            self.replays.close()
        self.hints.cancel()
        self.close_reviews()
        if self.session is not None:
            self.session.close()
        self.close_store()
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
