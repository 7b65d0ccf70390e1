"""The window with its match: begun, resumed, left, and kept on disk."""

import logging
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec
from PySide6 import QtWidgets
from PySide6.QtCore import Slot

from three04.record.deals import DealSource, random_source, source_from
from three04.rules import actions as act
from three04.rules.journal import HeaderRow, Row
from three04.rules.nought.match import replayed
from three04.rules.origins import WHAT_IF, day_of
from three04.store.settings import Settings
from three04.table.chairs import Executor
from three04.table.table import Table
from three04.ui import plans, preferences
from three04.ui.hints import Hints, Stage
from three04.ui.keeper import KeptJournal, SavedMatch
from three04.ui.language import Language
from three04.ui.lineup import Lineup, Wish, match_wish, remembered, wish_of
from three04.ui.meter import TrumpMeter
from three04.ui.plans import Plan
from three04.ui.session import Session
from three04.ui.sound import Sounds
from three04.ui.windows import late
from three04.ui.windows.store_window import StoreWindow
from three04.ui.windows.turn_notice import TurnNotice
from three04.ui.worker import WorkerExecutor

if TYPE_CHECKING:
    from three04.table.replay import MatchReplay

log = logging.getLogger(__name__)

Late: TypeAlias = Literal[
    "hint_view", "meter_panel", "gone_panel", "notice", "replays", "reviews", "comparing"
]  # fmt: skip
"""A part of the window that is made when it is first needed."""

PERSON = 0
"""The seat of the person at this screen."""


class MatchWindow(StoreWindow):
    """A window with a match.

    Attributes:
        session: The match in progress; None before the first.
        wish: What match is played.
        executor: Where the computers think.
        language: The language.
        speed: Factor on all pauses.
        preferences: The settings.
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
        super().__init__(folder)
        self.language = language
        self.preferences = preferences.Preferences(folder)
        self.speed = speed
        self.wish = wish_of(self.preferences.settings.new_match)
        self.session: Session | None = None
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
        return late.Notice(self.area, self.area.board.table.animator)

    def made(self, part: Late) -> bool:
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
        self.open_store()
        saved = self.keeper.newest(self.preferences.settings.on_table)
        if saved is not None and saved.cut:
            self.tell_cut(saved)
        if saved is not None:
            self._offer(saved)
        else:
            self.start_match(self.wish)

    def _offer(self, saved: SavedMatch) -> None:
        self._saved = saved
        match = replayed(saved.rows)
        several = len(self.keeper.unfinished()) > 1
        lineup = Lineup.of(saved.rows)
        self.resume_panel = panel = late.ResumePanel(match, lineup, several, self.area)
        panel.go_on.connect(self.resume)
        panel.another.connect(self.ask_new_match)
        panel.list_asked.connect(self.ask_unfinished)
        self._show_state(False)
        panel.show()
        self.place_panel()
        panel.take_focus()

    @Slot()
    def resume(self) -> None:
        """Go on with the match that was left, at the very card."""
        if self._saved is not None:
            self.resume_saved(self._saved)

    def resume_saved(self, saved: SavedMatch) -> None:
        """Go on with a match of the store; the one on the table stays among the unfinished."""
        self._leave()
        self._resume(saved.rows, self.keeper.journal_of(saved))

    def resume_rows(self, rows: Sequence[Row]) -> None:
        """Go on with a match that nothing keeps."""
        self._leave()
        self._resume(rows, KeptJournal(None, rows))

    def _resume(self, rows: Sequence[Row], journal: KeptJournal) -> None:
        header = rows[0]
        assert isinstance(header, HeaderRow)
        lineup = Lineup.of(rows)
        source = source_from(header.source) or random_source()
        if day_of(header.origin) is None:
            self.wish = match_wish(header.options, lineup, source.may_cut)
        cutters = _cutters(source.may_cut, lineup)
        self._play(Table.resumed(rows, source, journal, cutters), lineup, journal)

    def forget_offer(self) -> None:
        """Offer no match that is not there any more; without one, begin another."""
        saved = self._saved
        if saved is None or any(info.id == saved.match for info in self.keeper.unfinished()):
            return
        newest = self.keeper.newest()
        self._close_panel()
        if newest is not None:
            self._offer(newest)
        else:
            self.start_match(self.wish)

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
        """Begin a new match as it is wished."""
        self.wish = wish
        self.start_plan(plans.of_wish(wish, None if self._source is None else self._source()))

    def start_plan(self, plan: Plan) -> None:
        """Begin the match that is planned."""
        self.open_store()
        self._leave()
        lineup, journal = plan.lineup, self.keeper.journal()
        table = Table(
            plan.options,
            plan.source,
            journal,
            lineup.names,
            cutters=_cutters(plan.source.may_cut, lineup),
            players=lineup.players,
            seed=lineup.seed,
            origin=plan.origin,
        )
        self._play(table, lineup, journal)

    def _play(self, table: Table, lineup: Lineup, journal: KeptJournal) -> None:
        """Show a match and go on with it."""
        self._close_panel()
        made = late.WatchedSession if lineup.watched else Session
        session = made(table, lineup, PERSON, self.speed, self)
        session.trick_pause = preferences.trick_pause(self.preferences.settings)
        session.trouble.connect(self.show_trouble)
        self.session, self.journal = session, journal
        journal.not_kept = self.row_not_kept
        if not journal.safe:
            self.row_not_kept()
        self.sounds.show_session(session)
        session.seat_computers(self.executor)
        self.hints.show_session(session)
        self.meter.show_session(session)
        self.area.show_session(session)
        self.area.board.setFocus()
        self._note_table(journal.match or 0)
        session.start()

    def _note_table(self, match: int) -> None:
        """Keep which match is on the table: it is offered at the next start, though not played."""
        settings = self.preferences.settings
        if settings.on_table != match:
            self.set_settings(msgspec.structs.replace(settings, on_table=match))

    def _close_panel(self) -> None:
        """Offer to go on no more."""
        self._saved = None
        if self.resume_panel is not None:
            self.resume_panel.hide()
            self.resume_panel.deleteLater()
            self.resume_panel = None
            self._show_state(True)

    def _leave(self) -> None:
        """Take the match off the table; it stays unfinished, unless nothing was done in it."""
        session, journal = self.session, self.journal
        self.session = self.journal = None
        if session is None:
            return
        begun = session.can_undo or bool(session.ledger.lines)
        self.hints.cancel()
        session.close()
        session.deleteLater()
        if journal is not None and not begun:
            journal.drop()

    @property
    def unfinished(self) -> bool:
        """Whether a match is in progress in which the person has done something."""
        session = self.session
        if session is None or session.match_over:
            return False
        return session.can_undo or bool(session.ledger.lines)

    @Slot()
    def ask_unfinished(self) -> None:
        """Show the matches that can be gone on with; for who inherits."""

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
        self.ask_to_leave(lambda: self._begin_wished(wish))

    def ask_to_leave(self, begin: Callable[[], object]) -> None:
        """Begin another match, after asking if the one in progress is unfinished."""
        if not self.unfinished:
            begin()
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
        yes.clicked.connect(begin)
        box.open()

    def _what_is_kept(self) -> str:
        """Return what becomes of the match in progress."""
        if self.keeper.writable is None:
            return self.tr("This window keeps no matches.")
        return self.tr(
            "It stays among the unfinished matches, and you can go on with it at any time."
        )

    def _begin_wished(self, wish: Wish) -> None:
        self.set_settings(
            msgspec.structs.replace(self.preferences.settings, new_match=remembered(wish))
        )
        self.start_match(wish)

    # ------------------------------------------------------------------ what if

    @Slot(object)
    def play_on(self, chosen: "tuple[MatchReplay, int, int]") -> None:
        """Play on from a moment of a replay, after asking if another match is unfinished."""
        replay, moment, seat = chosen
        self.show()
        self.open_store()  # a replay may be all that was opened
        self.ask_to_leave(lambda: self.start_what_if(replay, moment, seat))

    def start_what_if(self, replay: "MatchReplay", moment: int, seat: int) -> None:
        """Begin a match that goes on from a moment of a replay, with the person in a seat of it."""
        self._leave()
        given = late.whatif.turned_names(replay.names, seat)[1:] if replay.names else ()
        self.wish = Wish(replay.options, ("", *self.wish.players[1:]), ("", *given))
        lineup = msgspec.structs.replace(self.wish.lineup(), origin=WHAT_IF)
        source = random_source()
        who = late.whatif.Seated(lineup.names, lineup.players, lineup.seed)
        rows = late.whatif.turned(replay, moment, seat, who, source.description)
        journal = self.keeper.journal(rows)
        self._play(Table.resumed(rows, source, journal), lineup, journal)
        self.show()
        self.activateWindow()
        text = self.tr(
            "What if: you play on from here. The deals after this one are dealt anew, and the "
            "statistics leave this match out."
        )
        self.notice.say(text, self.area.board.table.layout, passing=True)
        self.area.announce(text)

    # ------------------------------------------------------------------ what could not be done

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
