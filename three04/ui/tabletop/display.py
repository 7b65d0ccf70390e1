"""The table showing a session: every part says what belongs to the moment that is presented."""

from msgspec import structs
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from three04.rules import actions as act
from three04.rules.events import Event, TrumpOpened
from three04.rules.nought.public import Phase
from three04.rules.origins import WHAT_IF
from three04.rules.questions import Answer, Question
from three04.ui.board.picture import picture
from three04.ui.match.session import Session
from three04.ui.models.hand import hand_rows
from three04.ui.models.tables import auction_lines
from three04.ui.models.teller import Teller
from three04.ui.tabletop.arrange import arrange
from three04.ui.tabletop.parts import TableParts
from three04.ui.tabletop.playing import Playing
from three04.ui.tabletop.prompts import Words, prompt, trick_text
from three04.ui.tabletop.questions import Put, put
from three04.ui.words import texts
from three04.ui.words.option_texts import profile_text


class TableDisplay(TableParts):
    """Shows a session; what the person does with it is another's business.

    Attributes:
        session: The match shown; None before the first.
        look_back: Whether the last complete trick is shown.
        playing: How the person plays his cards.

    Signals:
        refreshed (): Something shown has changed.
        asked (): The person is asked something new that he has to answer himself.
    """

    refreshed = Signal()
    asked = Signal()
    playing: Playing

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session: Session | None = None
        self.look_back = False
        self._names: tuple[str, ...] = ()
        self._moment: Event | None = None
        self._said: Put | None = None
        self._asked: Question | None = None
        self._result_shown = False

    # ------------------------------------------------------------------ in words

    @property
    def names(self) -> tuple[str, ...]:
        """The names at the seats."""
        return self._names

    def side_names(self) -> tuple[str, ...]:
        """Return the names of the sides."""
        if self.session is None:
            return ()
        return texts.side_names(self.session.view.public.table, self.session.seat, self._names)

    def teller(self) -> Teller:
        """Return who puts into words what this seat sees."""
        seat = None if self.session is None else self.session.seat
        return Teller(seat, self._names, self.side_names())

    def standing(self) -> str:
        """Return how it stands: whose turn, the trick, contract, trump, points, tokens."""
        session = self.session
        if session is None:
            return ""
        turn = prompt(session.view, session.question, self._names).whole
        trick = trick_text(session.view, self._names)
        parts = [turn, trick, self.badge.accessibleName(), self.tray.accessibleName()]
        return " ".join(texts.sentence(part.rstrip(".…")) for part in parts if part)

    # ------------------------------------------------------------------ showing it

    def refresh(self) -> None:
        """Show the session as it is now."""
        self._show_table()

    def _show_table(self, cue: Event | None = None, still: bool = False) -> None:
        """Show the session as it is now; see :meth:`TableScene.show_picture`."""
        session = self.session
        if session is None:
            return
        view = session.view
        self.table_stage.card_points = view.public.options.profile == "Beginner"
        self._names = session.seat_names()
        self.playing.follow(session.question)
        rows = hand_rows(view, session.question, self._names, self.playing.order)
        rows = self.playing.rows(rows)
        self.hand.update_rows(rows)
        if not self.playing.keeps(self.board.table.chosen):
            self.board.choose_card(None)
        asked = session.question is not None
        said = self._said is not None and session.busy
        opening = self._moment if said and isinstance(self._moment, TrumpOpened) else None
        shown = picture(view, self._names, asked, session.holding, self.look_back, opening)
        if session.question is not None and session.question.kind == "offer":
            shown = structs.replace(shown, awaited=None)  # a word is awaited first, and no card
        table, spoken = self.board.table, [self.hand.told(row) for row in rows]
        table.watch(session.watched)
        table.groups.show_auction(auction_lines(view, self.teller()))
        table.animator.speed = session.pace
        table.show_picture(shown, rows, spoken, cue, still or session.quiet)
        self.board.refresh_cursor()
        compact = self.board.table.layout.compact
        self.dress()
        sides = self.side_names() if session.watched else ()
        self.badge.show_view(view, self._names, sides, table.layout.badge_room)
        self.tray.show_view(view, self.side_names())
        self.show_side(view, self._names)
        self._refresh_words(session, compact)
        self._refresh_panels(session)
        self._refresh_result(session)
        self._show_prompt()
        arrange(self)
        self._focus_question(session)
        self.refreshed.emit()

    def refresh_hint(self, answer: Answer | None) -> None:
        """Mark the card of a hint, or none."""
        card = answer.card if isinstance(answer, act.Play | act.LayTrump) else None
        self.board.table.hinted = self.hand.hinted = card
        if card is not None:
            self.board.lead_to(card)
        self.refresh()

    def _refresh_words(self, session: Session, compact: bool) -> None:
        public = session.view.public
        profile = profile_text(public.options.profile)
        if session.lineup.origin == WHAT_IF:
            profile = self.tr("{profile} · what if").format(profile=profile)
        self.heading.say(max(1, public.number), profile)
        self.heading.setVisible(not compact)
        words = prompt(session.view, session.question, self._names)
        words = self.playing.words(session, words)
        if self.look_back:
            words = Words(self.tr("Last trick"), self.tr("its face-up cards"))
        self.prompt.say(words)

    def _show_prompt(self) -> None:
        """Show the prompt unless something else says it in its place."""
        tight = self.board.table.layout.compact or self._large_text
        asking = self.shows("choice_panel") and tight
        covered = asking or self.shows("bid_panel")
        said = bool(self.prompt.words.whole) and not self.deal_over
        free = not self.reason.isVisibleTo(self) and not self.shows("banner")
        self.prompt.setVisible(said and free and not covered)

    @property
    def deal_over(self) -> bool:
        """Whether the result is to be shown."""
        return self.session is not None and self.session.deal_over

    def _refresh_panels(self, session: Session) -> None:
        question = session.question
        if question is not None and session.view.public.phase in (Phase.AUCTION, Phase.SECOND):
            self.bid_panel.ask(session.view, question, self._names)
            self.show_part(self.bid_panel, True)
        else:
            self.hide_part("bid_panel")
        cutting = question is not None and question.kind == "cut"
        if cutting or self.made("cut_panel"):
            self.cut_panel.ask(question, len(session.options.seating.pack))
            self.show_part(self.cut_panel, cutting)
        self._refresh_choices(put(session.view, question, self.board.table.chosen))
        self._refresh_banner(session)

    def _refresh_choices(self, asked: Put | None) -> None:
        if asked is not None or self.made("choice_panel"):
            self.show_part(self.choice_panel, asked is not None)
            # What is not to be seen says nothing either.
            self.choice_panel.ask(asked or Put("", ""))

    def _refresh_banner(self, session: Session) -> None:
        """Say what has just been seen, when it has been."""
        moving = self._moment is not None and self.board.table.left(self._moment)
        said = self._said if session.busy and not moving else None
        if said is None and not self.made("banner"):
            return
        if said is not None:
            self.banner.say(said)
        self.banner_fade.show(said is not None)
        if said is None:  # what is not to be seen says nothing either
            self.banner.say(Put("", ""))

    def _refresh_result(self, session: Session) -> None:
        over = session.deal_over and bool(session.ledger.lines)
        if not over and not self.made("result"):
            return
        if over:
            line = session.ledger.lines[-1]
            sides, last = self.side_names(), session.match_over
            self.result.show_line(session.view, line, self._names, sides, last)
            self.result.celebrate(session.view, session.watched)
            self.result.back_button.setVisible(session.can_undo)
        self.leave_part(self.result, over)
        self.result_fade.show(over)
        if not over and self._result_shown:
            self.result.clear()

    def _focus_question(self, session: Session) -> None:
        """Put the keyboard where the answer is given, once a question."""
        key = session.question
        if self.deal_over and not self._result_shown:
            self.result.take_focus()
            self.result.play(self.board.table.animator)
        elif key is not None and key is not self._asked:
            self._focus_new(session, key)
        self._asked = key
        self._result_shown = self.deal_over

    def _focus_new(self, session: Session, question: Question) -> None:
        if self.shows("bid_panel"):
            self.bid_panel.take_focus()
        elif question.kind == "cut":
            self.cut_panel.take_focus()
        elif question.kind == "offer":
            self.choice_panel.take_focus()
        else:
            self.board.seek_playable()
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)
        self.announce(self.prompt.words.whole)
        if not self.playing.plays_itself(question) and self.playing.ahead is None:
            self.asked.emit()
