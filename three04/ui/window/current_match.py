"""The match at the table: begun, gone on with, taken back, left; and kept on disk."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, Signal, Slot

from three04.record.deals import DealSource, random_source, source_from
from three04.rules.journal import HeaderRow, Row
from three04.rules.options import Options
from three04.rules.origins import WHAT_IF, day_of
from three04.store.settings import Settings
from three04.table.chairs import Executor
from three04.table.table import Table
from three04.ui import preferences
from three04.ui.keeping.keeper import KeptJournal, SavedMatch
from three04.ui.match import plans
from three04.ui.match.lineup import Lineup, Wish, match_wish, wish_of
from three04.ui.match.plans import Plan
from three04.ui.match.session import Session
from three04.ui.preferences import SPEEDS, Preferences
from three04.ui.window import late
from three04.ui.window.messages import Messages
from three04.ui.window.storage import Storage

if TYPE_CHECKING:
    from three04.table.replay import MatchReplay

PERSON = 0
"""The seat of the person at this screen."""


class CurrentMatch(QObject):
    """One match after the other.

    Attributes:
        session: The match in progress; None before the first.
        journal: What keeps it, if there is one.
        wish: What match is played.
        executor: Where the computers think.
        speed: Factor on all pauses.

    Signals:
        leaves (): The session is about to be taken off the table.
        begins (object): A session comes to the table; it starts when all have taken it in.
        over (): The match is over, and the person wishes to go on.
    """

    leaves = Signal()
    begins = Signal(object)
    over = Signal()

    def __init__(
        self,
        storage: Storage,
        preferences: Preferences,
        messages: Messages,
        executor: Executor,
        source: Callable[[], DealSource] | None,
        parent: QObject,
    ) -> None:
        """Make ready; there is no match yet.

        Args:
            storage: Where matches are kept.
            preferences: What is set.
            messages: Tells the player something.
            executor: Where the computers think.
            source: Makes the source of a new match's cards; None for what the wish says.
            parent: What this ends with.
        """
        super().__init__(parent)
        self._storage, self._preferences, self._messages = storage, preferences, messages
        self.executor, self._source = executor, source
        self.speed = 1.0
        self._speed_set: int | None = None
        self.wish = wish_of(preferences.settings.new_match)
        self.session: Session | None = None
        self.journal: KeptJournal | None = None
        storage.replaced.connect(self._keep_anew)
        storage.closing.connect(self._keep_again)

    # ------------------------------------------------------------------ to the table

    def start(self, wish: Wish) -> None:
        """Begin a new match as it is wished."""
        self.wish = wish
        self.start_plan(plans.of_wish(wish, None if self._source is None else self._source()))

    def start_plan(self, plan: Plan) -> None:
        """Begin the match that is planned."""
        self._storage.open()
        self._leave()
        lineup, journal = plan.lineup, self._storage.keeper.journal()
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

    def start_what_if(self, replay: "MatchReplay", moment: int, seat: int) -> None:
        """Begin a match that goes on from a moment of a replay, with the person in a seat of it."""
        self._leave()
        given = late.whatif.turned_names(replay.names, seat)[1:] if replay.names else ()
        self.wish = Wish(replay.options, ("", *self.wish.players[1:]), ("", *given))
        lineup = msgspec.structs.replace(self.wish.lineup(), origin=WHAT_IF)
        source = random_source()
        who = late.whatif.Seated(lineup.names, lineup.players, lineup.seed)
        rows = late.whatif.turned(replay, moment, seat, who, source.description)
        journal = self._storage.keeper.journal(rows)
        self._play(Table.resumed(rows, source, journal), lineup, journal)

    def resume_saved(self, saved: SavedMatch) -> None:
        """Go on with a match of the store; the one on the table stays among the unfinished."""
        self._leave()
        self._resume(saved.rows, self._storage.keeper.journal_of(saved))

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

    def _play(self, table: Table, lineup: Lineup, journal: KeptJournal) -> None:
        """Show a match and go on with it."""
        made = late.WatchedSession if lineup.watched else Session
        session = made(table, lineup, PERSON, self.speed, self)
        session.trick_pause = preferences.trick_pause(self._preferences.settings)
        session.trouble.connect(self._messages.show_trouble)
        self.session, self.journal = session, journal
        journal.not_kept = self._storage.row_not_kept
        journal.tell()
        session.seat_computers(self.executor)
        self.begins.emit(session)
        self._note_table(journal.match or 0)
        session.start()

    def _note_table(self, match: int) -> None:
        """Keep which match is on the table: it is offered at the next start, though not played."""
        settings = self._preferences.settings
        if settings.on_table != match:
            self._preferences.set(msgspec.structs.replace(settings, on_table=match))

    def _leave(self) -> None:
        """Take the match off the table; it stays unfinished, unless nothing was done in it."""
        session, journal = self.session, self.journal
        self.session = self.journal = None
        if session is None:
            return
        begun = _begun(session)
        self.leaves.emit()
        session.close()
        session.deleteLater()
        if journal is not None and not begun:
            journal.drop()

    @Slot()
    def _keep_anew(self) -> None:
        """Keep the match in the database that took another's place."""
        if self.journal is not None:
            self.journal.keep_anew()

    @Slot()
    def _keep_again(self) -> None:
        """Offer the store what it has not taken yet, for the last time."""
        if self.journal is not None:
            self.journal.keep_again()

    # ------------------------------------------------------------------ what it is

    @property
    def unfinished(self) -> bool:
        """Whether a match is in progress in which the person has done something."""
        session = self.session
        return session is not None and not session.match_over and _begun(session)

    @property
    def options(self) -> Options:
        """The rules of the match in progress, or of the one that would be begun."""
        return self.wish.options if self.session is None else self.session.options

    # ------------------------------------------------------------------ going on

    def hold_speed(self, speed: float) -> None:
        """Play at this speed until another is chosen."""
        self.speed, self._speed_set = speed, self._preferences.settings.speed

    def use(self, settings: Settings) -> None:
        """Play as fast as it is set, and pause as it is set."""
        if settings.speed != self._speed_set:
            self.speed, self._speed_set = SPEEDS[settings.speed], settings.speed
        if self.session is not None:
            self.session.speed = self.speed
            self.session.trick_pause = preferences.trick_pause(settings)

    @Slot()
    def go_on(self) -> None:
        """Deal the next deal; after the last the person is to be asked for a new match."""
        session = self.session
        if session is None or not session.deal_over:
            return
        if session.match_over:
            self.over.emit()
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
            self._messages.tell_now(text.format(number=session.view.public.number))

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
            self._messages.read_prompt()

    @Slot(object)
    def change_players(self, players: Sequence[str]) -> None:
        """Let other computers play from the next deal on, and in matches to come."""
        session = self.session
        if session is None or tuple(players) == session.lineup.latest:
            return
        if not session.change_players(players):
            return
        self.wish = msgspec.structs.replace(self.wish, players=session.lineup.latest)
        settings = self._preferences.settings
        chosen = msgspec.structs.replace(settings.new_match, players=self.wish.players)
        self._preferences.set(msgspec.structs.replace(settings, new_match=chosen))
        self._messages.tell(self.tr("The computer players you chose sit down with the next deal."))


def _begun(session: Session) -> bool:
    """Return whether the person has done something in a match."""
    return session.can_undo or bool(session.ledger.lines)


def _cutters(ask: bool, lineup: Lineup) -> frozenset[int]:
    """Return who is asked where to cut: the person, if he wants to be."""
    return frozenset({PERSON} if ask and not lineup.watched else ())
