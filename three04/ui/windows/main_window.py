"""The main window: the match in progress, and the windows beside it."""

import datetime
from collections.abc import Callable
from pathlib import Path

import msgspec
from PySide6 import QtWidgets
from PySide6.QtCore import QTimer, Slot
from PySide6.QtGui import QAction, QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from three04.ai import kernel
from three04.record.deals import DealSource
from three04.rules import actions as act
from three04.ui import keeper as keeping
from three04.ui import preferences
from three04.ui.language import Language
from three04.ui.models.log import LogModel
from three04.ui.models.tables import AuctionModel, ScoreModel
from three04.ui.windows import late
from three04.ui.windows.setting_window import SettingWindow
from three04.ui.windows.view_size import ViewSize

WATCH_PAUSE = 4000
"""How long a watched deal's result stays at speed 1, in milliseconds."""


class MainWindow(SettingWindow):
    """The window of the game.

    Attributes:
        scores, auction, log: What the windows beside the table show.
        score_sheet, log_sheet: Those windows, once they have been opened.
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
        self.worker.failed.connect(self._thinking_failed)
        self.scores, self.auction, self.log = ScoreModel(self), AuctionModel(self), LogModel(self)
        self.score_sheet: late.ScoreSheet | None = None
        self.log_sheet: late.LogSheet | None = None
        self._watch_timer = QTimer(self)
        self._watch_timer.setSingleShot(True)
        self._watch_timer.timeout.connect(self.go_on)
        self.area.refreshed.connect(self._refreshed)
        self.area.go_on.connect(self.go_on)
        self.view_size = ViewSize(self, self.preferences, self.change_settings)
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
            self.players_action: self.ask_players,
            self.undo_action: self.undo,
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
            self.keys_action: self.ask_keys,
            self.settings_action: self.ask_settings,
            self.quit_action: self.close,
        }
        for action, slot in slots.items():
            action.triggered.connect(slot)
        area.asked.connect(self.turn_notice.turn)
        area.asked.connect(self.sounds.tell_turn)

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        super().retranslate()
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
        """Take back the person's last decision."""
        if self.session is not None:
            self.session.undo()

    @Slot()
    def finish_deal(self) -> None:
        """Let a computer play the rest of the deal in the person's seat."""
        if self.session is not None:
            self.session.finish_deal()

    @Slot()
    def _refreshed(self) -> None:
        session = self.session
        self._enable_actions()
        if session is None:
            self.place_tools()
            return
        if session.match_over and self.journal is not None and self.journal.archived is None:
            self.archive(self.journal, session.seat_names())
        self._watch_on()
        self._show_sheets()
        self.place_tools()

    def _enable_actions(self) -> None:
        session = self.session
        over = session is not None and session.deal_over
        running = session is not None and not over
        kinds = {type(action) for action in self.area.question_actions()}
        self.enable(
            {
                self.again_action: session is not None,
                self.record_action: over,
                self.undo_action: session is not None and session.can_undo,
                self.next_action: over,
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

    def _watch_on(self) -> None:
        """Where computers play among themselves, the next deal follows by itself."""
        session = self.session
        if session is None or not session.watched or not session.deal_over or session.match_over:
            self._watch_timer.stop()
        elif not self._watch_timer.isActive():
            self._watch_timer.start(round(WATCH_PAUSE * self.speed))

    # ------------------------------------------------------------------ windows beside the table

    def _show_sheets(self) -> None:
        """Show in the windows beside the table what the table shows."""
        session = self.session
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

    def _show_beside(self, sheet: QWidget) -> None:
        sheet.show()
        sheet.activateWindow()

    @Slot()
    def ask_record_file(self) -> None:
        """Ask where to save the match so far; between deals only, for a record shows all cards."""
        if self.session is None or not self.session.deal_over:
            return
        dialog = QtWidgets.QFileDialog(self, self.tr("Save record as"))
        dialog.setAcceptMode(QtWidgets.QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("304")
        dialog.setNameFilter(self.tr("Records of 304 (*.304)"))
        dialog.selectFile(f"{datetime.date.today().isoformat()}.304")
        dialog.fileSelected.connect(self.save_record)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    @Slot(str)
    def save_record(self, file: str) -> None:
        """Save the match so far as text."""
        if self.session is None or self.journal is None or not self.session.deal_over:
            return
        try:
            text = keeping.text_of(self.journal.rows, self.session.seat_names())
            keeping.write_whole(Path(file), text)
        except OSError as error:
            self.show_trouble(
                self.tr("The record cannot be written to {path}: {reason}.").format(
                    path=file, reason=error.strerror or error
                )
            )

    # ------------------------------------------------------------------ in words

    @Slot()
    def tell_standing(self) -> None:
        """Say whose turn it is, contract, trump, points and tokens."""
        text = self.area.standing()
        if text:
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
        self.hints.cancel()
        if self.session is not None:
            self.session.close()
        if self.journal is not None:
            self.journal.close()
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
