"""The window with its match: begun, resumed, left, and kept on disk."""

import logging
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import Literal

import msgspec
from PySide6 import QtWidgets
from PySide6.QtCore import Slot

from three04.record.deals import DealSource, numbered_source, random_source, source_from
from three04.rules import actions as act
from three04.rules.journal import HeaderRow, JournalError
from three04.store.saved_match import SavedMatch
from three04.store.settings import Settings
from three04.table.chairs import Executor
from three04.table.table import Table
from three04.ui import keeper as keeping
from three04.ui import preferences
from three04.ui.hints import Hints, Stage
from three04.ui.keeper import Keeper, KeptJournal
from three04.ui.language import Language
from three04.ui.lineup import Lineup, Wish, match_wish, remembered, wish_of
from three04.ui.meter import TrumpMeter
from three04.ui.session import Session
from three04.ui.sound import Sounds
from three04.ui.windows import late
from three04.ui.windows.commands import CommandWindow
from three04.ui.windows.turn_notice import TurnNotice
from three04.ui.worker import WorkerExecutor

log = logging.getLogger(__name__)

PERSON = 0
"""The seat of the person at this screen."""


class MatchWindow(CommandWindow):
    """A window with a match.

    Attributes:
        session: The match in progress; None before the first.
        journal: What keeps it.
        wish: What match is played.
        executor: Where the computers think.
        language: The language.
        speed: Factor on all pauses.
        preferences: The settings.
        keeper: Where matches are kept.
        resume_panel: The question whether to go on with the match that was left, while it is put.
        hints: The hint to what the person is asked.
        meter: How likely each suit is trump.
        turn_notice: Tells that it is the person's turn while another window is in front.
        sounds: What is heard.
    """

    def __init__(
        self,
        language: Language,
        source: Callable[[], DealSource] | None,
        speed: float,
        folder: Path | None,
    ) -> None:
        super().__init__()
        self.language = language
        self.preferences = preferences.Preferences(folder)
        self.keeper = Keeper(folder)
        self.speed = speed
        self.wish = wish_of(self.preferences.settings.new_match)
        self.session: Session | None = None
        self.journal: KeptJournal | None = None
        self.resume_panel: late.ResumePanel | None = None
        self._saved: SavedMatch | None = None
        self._source = source
        self.worker = WorkerExecutor(self)
        self.executor: Executor = self.worker
        self.hints, self.meter = Hints(self.worker, self), TrumpMeter(self.worker, self)
        self.turn_notice = TurnNotice(self)
        self.sounds = Sounds(self)
        self.tools_placed.connect(self._place_hint)
        self.hints.changed.connect(self._hint_changed)
        self.meter.changed.connect(self._meter_changed)

    # ------------------------------------------------------------------ made when they are needed

    @cached_property
    def hint_view(self) -> "late.HintView":
        """How the hint is shown."""
        return late.HintView(self.area, self.hints)

    @cached_property
    def meter_panel(self) -> "late.MeterPanel":
        """How likely each suit is trump."""
        return late.MeterPanel(self.area, self.meter)

    @cached_property
    def gone_panel(self) -> "late.GonePanel":
        """Which cards have gone."""
        return late.GonePanel(self.area)

    @cached_property
    def notice(self) -> "late.Notice":
        """A line that says something once."""
        return late.Notice(self.area)

    def made(self, part: Literal["hint_view", "meter_panel", "gone_panel", "notice"]) -> bool:
        """Return whether one of these has been made."""
        return part in vars(self)

    @Slot()
    def _hint_changed(self) -> None:
        if self.made("hint_view") or self.hints.stage is not Stage.NOTHING:
            self.hint_view.changed()

    @Slot()
    def _meter_changed(self) -> None:
        if self.made("meter_panel") or self.meter.chances:
            self.meter_panel.show_meter()

    # ------------------------------------------------------------------ matches

    def begin(self) -> None:
        """Offer to go on with the match that was left, or start one as the last was."""
        try:
            saved = self.keeper.load()
        except JournalError as error:
            log.warning("the saved match: %s", error)
            self.show_trouble(self.tr("The saved match cannot be read. A new one begins."))
            saved = None
        if saved is not None and saved.damaged is not None:
            self._tell_damaged(saved)
        if saved is not None and saved.rows:
            self._offer(saved)
        else:
            self.start_match(self.wish)

    def _tell_damaged(self, saved: SavedMatch) -> None:
        if saved.rows:
            text = self.tr(
                "Part of the saved match could not be read. It goes on from deal {number}, where "
                "it was still whole. The file as it was is kept as {path}."
            ).format(number=max(1, keeping.replayed(saved.rows).public.number), path=saved.damaged)
        else:
            text = self.tr(
                "The saved match could not be read. The file as it was is kept as {path}."
            ).format(path=saved.damaged)
        self.show_trouble(text)

    def _offer(self, saved: SavedMatch) -> None:
        self._saved = saved
        match = keeping.replayed(saved.rows)
        self.resume_panel = panel = late.ResumePanel(match, Lineup.of(saved.rows), self.area)
        panel.go_on.connect(self.resume)
        panel.another.connect(self.ask_new_match)
        self._show_state(False)
        panel.show()
        self.place_panel()
        panel.take_focus()

    @Slot()
    def resume(self) -> None:
        """Go on with the match that was left, at the very card."""
        if self._saved is None:
            return
        rows = self._saved.rows
        header = rows[0]
        assert isinstance(header, HeaderRow)
        lineup = Lineup.of(rows)
        source = source_from(header.source) or random_source()
        self.wish = match_wish(header.options, lineup, source.may_cut)
        journal = self.keeper.journal(rows)
        cutters = _cutters(source.may_cut, lineup)
        self._play(Table.resumed(rows, source, journal, cutters), lineup, journal)

    def place_panel(self) -> None:
        """Put the question whether to go on in the middle."""
        if self.resume_panel is not None:
            self.resume_panel.place()
            self.place_tools()

    @Slot(object)
    def _place_hint(self, corner: tuple[float, float]) -> None:
        """Put the hint above the buttons, and its lamp on what it recommends."""
        if not self.made("hint_view"):
            return
        opening = isinstance(self.hint_view.answer, act.Open)
        self.hint_view.place(corner, self.tools.of(self.open_action) if opening else None)

    def _show_state(self, shown: bool) -> None:
        """Show or hide what speaks of a match."""
        for part in (self.area.badge, self.area.tray, self.area.prompt):
            part.setVisible(shown)

    def start_match(self, wish: Wish) -> None:
        """Begin a new match."""
        self._leave()
        self.wish = wish
        lineup = wish.lineup()
        source, journal = self._cards(wish), self.keeper.journal()
        table = Table(
            wish.options,
            source,
            journal,
            lineup.names,
            cutters=_cutters(wish.ask_cut, lineup),
            players=lineup.players,
            seed=lineup.seed,
        )
        self._play(table, lineup, journal)

    def _cards(self, wish: Wish) -> DealSource:
        if wish.number is not None:
            return numbered_source(wish.number, wish.options.seating, wish.options.profile)
        return random_source(may_cut=wish.ask_cut) if self._source is None else self._source()

    def _play(self, table: Table, lineup: Lineup, journal: KeptJournal) -> None:
        """Show a match and go on with it."""
        self._saved = None
        if self.resume_panel is not None:
            self.resume_panel.hide()
            self.resume_panel.deleteLater()
            self.resume_panel = None
            self._show_state(True)
        session = Session(table, lineup, PERSON, self.speed, self)
        session.trick_pause = preferences.trick_pause(self.preferences.settings)
        session.trouble.connect(self.show_trouble)
        self.session, self.journal = session, journal
        journal.not_kept = self.not_kept
        if not journal.safe:
            self.not_kept()
        self.sounds.show_session(session)
        session.seat_computers(self.executor)
        self.hints.show_session(session)
        self.meter.show_session(session)
        self.area.show_session(session)
        self.area.board.setFocus()
        session.start()

    def _leave(self) -> None:
        """End the match in progress; what was played of it becomes a record."""
        session, journal = self.session, self.journal
        if session is not None:
            begun = bool(session.ledger.lines)
            names = session.seat_names()
            self.hints.cancel()
            session.close()
            session.deleteLater()
        elif self._saved is not None:
            # Another match was chosen in place of the one that was left.
            journal, names = self.keeper.journal(self._saved.rows), ()
            begun = keeping.replayed(self._saved.rows).public.number > 1
        self.session = self.journal = None
        if journal is not None:
            if begun:
                self.archive(journal, names)
            journal.close()
            if begun and journal.archived is None:
                self.keeper.put_aside()

    def archive(self, journal: KeptJournal, names: Sequence[str]) -> None:
        """Make a record of a match that is over or left."""
        try:
            self.keeper.archive(journal, names)
        except OSError as error:
            log.warning("no record was written: %s", error)
            if journal.refused:
                return
            journal.refused = True
            self.show_trouble(
                self.tr("The record of the match could not be written: {reason}.").format(
                    reason=error.strerror or error
                )
            )

    @property
    def unfinished(self) -> bool:
        """Whether a match is in progress in which the person has done something."""
        session = self.session
        if session is None or session.match_over:
            return False
        return session.can_undo or bool(session.ledger.lines)

    @Slot()
    def ask_new_match(self) -> None:
        """Ask which match to play next."""
        dialog = late.NewMatchDialog(self.wish, self)
        dialog.wished.connect(self._wished)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    @Slot()
    def ask_players(self) -> None:
        """Ask how well the computers shall play from the next deal on."""
        session = self.session
        if session is None:
            return
        running = session.view.public.outcome is None
        players = session.lineup.latest
        dialog = late.PlayersDialog(session.seat_names(), players, running, self)
        dialog.chosen.connect(self.change_players)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    @Slot(object)
    def change_players(self, players: Sequence[str]) -> None:
        """Let other computers play from the next deal on, and in matches to come."""
        session = self.session
        if session is None or tuple(players) == session.lineup.latest:
            return
        if not session.change_players(players):
            return
        self.wish = msgspec.structs.replace(self.wish, players=session.lineup.latest)
        settings = self.preferences.settings
        chosen = msgspec.structs.replace(settings.new_match, players=self.wish.players)
        self.set_settings(msgspec.structs.replace(settings, new_match=chosen))
        text = self.tr("The computer players you chose sit down with the next deal.")
        self.notice.say(text, self.area.board.table.layout, passing=True)
        self.area.announce(text)

    @Slot()
    def play_again(self) -> None:
        """Begin another match with the same settings and other cards."""
        self._wished(msgspec.structs.replace(self.wish, number=None))

    @Slot(object)
    def _wished(self, wish: Wish) -> None:
        """Begin this match, after asking if another is unfinished."""
        if not self.unfinished:
            self._begin_wished(wish)
            return
        box = QtWidgets.QMessageBox(self)
        box.setIcon(QtWidgets.QMessageBox.Icon.Question)
        box.setWindowTitle(self.windowTitle())
        box.setText(self.tr("The match in progress is not over. Begin another?"))
        box.setInformativeText(self._what_is_kept())
        yes = box.addButton(self.tr("&Begin another"), QtWidgets.QMessageBox.ButtonRole.AcceptRole)
        no = box.addButton(
            self.tr("&Go on with this one"), QtWidgets.QMessageBox.ButtonRole.RejectRole
        )
        box.setDefaultButton(no)
        box.setEscapeButton(no)
        box.finished.connect(box.deleteLater)
        yes.clicked.connect(lambda: self._begin_wished(wish))
        box.open()

    def _what_is_kept(self) -> str:
        """Return what becomes of the match in progress, and where it is found."""
        folder = self.keeper.records
        if folder is None:
            return self.tr("This window keeps no matches.")
        text = self.tr("The deals played so far are kept as a record in {folder}.")
        return text.format(folder=folder)

    def _begin_wished(self, wish: Wish) -> None:
        self.set_settings(
            msgspec.structs.replace(self.preferences.settings, new_match=remembered(wish))
        )
        self.start_match(wish)

    # ------------------------------------------------------------------ what could not be done

    @Slot(object)
    def show_trouble(self, text: str) -> None:
        """Show one plain sentence."""
        box = QtWidgets.QMessageBox(
            QtWidgets.QMessageBox.Icon.Warning, self.windowTitle(), text, parent=self
        )
        box.finished.connect(box.deleteLater)
        box.open()

    def tell_second(self) -> None:
        """Say that another window keeps its match in the same folder."""
        self.show_trouble(
            self.tr(
                "The game is open already. This second window plays, but keeps neither its match "
                "nor its settings."
            )
        )

    def not_kept(self) -> None:
        """Say that the match in progress is not on disk."""
        self.show_trouble(
            self.tr(
                "The match in progress cannot be saved in {folder}: there may be no room. The game "
                "goes on, but only until the window is closed, unless saving works again."
            ).format(folder=self.keeper.folder)
        )

    def set_settings(self, settings: Settings) -> None:
        """Set from now on, and say once if that cannot be kept."""
        if self.preferences.save(settings):
            self.show_trouble(
                self.tr(
                    "The settings cannot be saved to {path}. They hold until the window is closed."
                ).format(path=self.preferences.path)
            )


def _cutters(ask: bool, lineup: Lineup) -> frozenset[int]:
    """Return who is asked where to cut: the person, if he wants to be."""
    return frozenset({PERSON} if ask and not lineup.watched else ())
