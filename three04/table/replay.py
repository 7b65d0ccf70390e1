"""A match to be looked at again: every moment of it, and what each seat could see then.

A moment is told by how many *steps* (deals and actions) have been done. What a seat saw at a moment
is folded from the events of the deal, redacted for that seat as its chair heard them; so a replay
shows nobody more than he could see at the table. A deal's first event sets everything anew that
changes within a match, so no moment needs more than the events of its own deal.
"""

import bisect
from collections.abc import Iterable, Sequence
from typing import Self

import msgspec

from three04.cards import Card
from three04.record.model import Record
from three04.record.partly import UNSEEN, NotSeen, PartMatch
from three04.rules import events as ev
from three04.rules.events import Event, redact
from three04.rules.journal import ActionRow, DealRow, HeaderRow, Row, Step, steps_of
from three04.rules.nought.match import Match, Result
from three04.rules.nought.own import Own, fold_all
from three04.rules.nought.public import Public
from three04.rules.nought.view import View
from three04.rules.options import Options
from three04.rules.reasons import IllegalAction
from three04.table.open_view import OpenView
from three04.table.records import seat_names
from three04.table.withheld import as_shown


class TrickSpan(msgspec.Struct, frozen=True):
    """One complete trick of a deal.

    Attributes:
        start: The moment before its lead.
        end: The moment after its last card.
        winner: The seat that took it.
    """

    start: int
    end: int
    winner: int


class DealSpan(msgspec.Struct, frozen=True):
    """One deal, and the moments of it worth stopping at.

    Attributes:
        number: Its number in the match, from 1.
        dealer: Its dealer.
        hands: The hands as dealt, both packets.
        start: The moment after the first packets have been dealt.
        end: The last moment of it: its outcome, or where the record breaks off.
        play: The moment before the first lead; None if the play did not begin.
        tricks: The complete tricks.
        result: How it came out; None if it is not over.
    """

    number: int
    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    start: int
    end: int
    play: int | None = None
    tricks: tuple[TrickSpan, ...] = ()
    result: Result | None = None

    @property
    def known(self) -> bool:
        """Whether every card of the deal is known."""
        return not any(UNSEEN in hand for hand in self.hands)

    @property
    def stops(self) -> list[int]:
        """The moments worth stopping at: the deal, the lead, each trick, the end; in order."""
        stops = {self.start, self.end, *(trick.end for trick in self.tricks)}
        if self.play is not None:
            stops.add(self.play)
        return sorted(stops)


class MatchReplay:
    """A match, finished or not, at every moment.

    Attributes:
        options: What it was played by.
        first_dealer: The first deal's dealer.
        names: The names at the seats, as far as they are known; empty for none.
        steps: Its deals and actions, as far as the replay goes.
        deals: Its deals.
        played: The same steps with every card, to be played on from; of a match that runs, some
            cards may not be looked at.
        stopped: What a record from one seat's view does not tell where the replay has to stop; ""
            if it goes to the end.
    """

    def __init__(
        self,
        options: Options,
        first_dealer: int,
        steps: Iterable[Step],
        names: Sequence[str] = (),
        played: Sequence[Step] | None = None,
    ) -> None:
        """Play a match again.

        Args:
            options: What it was played by.
            first_dealer: The first deal's dealer.
            steps: Its deals and actions, as they may be looked at.
            names: The names at the seats.
            played: The same with every card, where they may not all be looked at.

        Raises:
            ValueError: If the steps are no legal match.
        """
        self.options, self.first_dealer, self.names = options, first_dealer, tuple(names)
        self.stopped = ""
        match = PartMatch(options, first_dealer)
        self._events: list[tuple[Event, ...]] = [tuple(match.begin())]
        self.deals: list[DealSpan] = []
        done: list[Step] = []
        for step in steps:
            try:
                self._events.append(_done(match, step))
            except NotSeen as not_seen:
                self.stopped = str(not_seen)
                break
            done.append(step)
            self._note(match, step)
        self.steps = tuple(done)
        self.played = self.steps if played is None else tuple(played)
        self._whole = played is not None
        self._starts = [deal.start for deal in self.deals]

    @classmethod
    def of_rows(cls, rows: Sequence[Row]) -> Self:
        """Return the match that a journal holds; what was undone is left out.

        Raises:
            ValueError: If there is no header or the rows are no legal match.
        """
        if not rows or not isinstance(rows[0], HeaderRow):
            raise ValueError("a journal begins with its header")
        header = rows[0]
        return cls(header.options, header.first_dealer, steps_of(list(rows)), header.names)

    @classmethod
    def of_match(cls, rows: Sequence[Row], seat: int | None) -> Self:
        """Return the deals of a match that are over, as long as it runs without hidden hands (R48).

        Args:
            rows: What its journal holds.
            seat: The person's seat; None if it is nobody's.

        Raises:
            ValueError: If there is no header or the rows are no legal match.
        """
        header, *shown = as_shown(rows, seat)
        assert isinstance(header, HeaderRow)
        played = steps_of(list(rows))[: len(shown)]
        steps = steps_of(shown)
        return cls(header.options, header.first_dealer, steps, header.names, played)

    @classmethod
    def of_record(cls, record: Record) -> Self:
        """Return the match of a record.

        Raises:
            ValueError: If it is no legal match.
        """
        steps: list[Step] = []
        for deal in record.deals:
            steps.append(DealRow(deal.hands))
            steps += [ActionRow(action) for action in deal.actions]
        dealer = record.deals[0].dealer if record.deals else 0
        return cls(record.options, dealer, steps, record_names(record))

    # ------------------------------------------------------------------ moments

    @property
    def last(self) -> int:
        """The last moment; the first is 0, before any deal."""
        return len(self.steps)

    @property
    def first(self) -> int:
        """The first moment worth showing: the first deal, if there is one."""
        return min(1, self.last)

    def deal_at(self, moment: int) -> DealSpan | None:
        """Return the deal of a moment; None before the first."""
        at = bisect.bisect_right(self._starts, moment)
        return self.deals[at - 1] if at else None

    def next_stop(self, moment: int) -> int:
        """Return the next moment worth stopping at; the last at the end."""
        deal = self.deal_at(moment)
        stops = deal.stops if deal else []
        return next((stop for stop in stops if stop > moment), self.next_deal(moment))

    def previous_stop(self, moment: int) -> int:
        """Return the moment worth stopping at before this one; the first at the beginning."""
        deal = self.deal_at(moment - 1)
        stops = deal.stops if deal else []
        return next((stop for stop in reversed(stops) if stop < moment), self.first)

    def next_deal(self, moment: int) -> int:
        """Return where the next deal begins; the last moment if none follows."""
        at = bisect.bisect_right(self._starts, moment)
        return self._starts[at] if at < len(self._starts) else self.last

    def previous_deal(self, moment: int) -> int:
        """Return where this deal began, or from there where the one before began."""
        at = bisect.bisect_left(self._starts, moment)
        return self._starts[at - 1] if at else self.first

    # ------------------------------------------------------------------ who saw what

    def events(self, moment: int) -> tuple[Event, ...]:
        """Return what the step that led to a moment brought, complete."""
        return self._events[moment]

    def heard(self, moment: int, seat: int | None) -> list[Event]:
        """Return the same as a seat heard it; ``None`` is a spectator."""
        return [redact(event, seat) for event in self._events[moment]]

    def story(self, moment: int) -> list[Event]:
        """Return all events of a moment's deal up to it, complete."""
        deal = self.deal_at(moment)
        start = deal.start if deal else 0
        return [event for events in self._events[start : moment + 1] for event in events]

    def view(self, moment: int, seat: int | None) -> View:
        """Return what a seat could see at a moment; ``None`` is a spectator."""
        view = View(seat)
        view.fold(self._events[0][0])
        for event in self.story(moment):
            view.fold(redact(event, seat))
        return view

    def open_view(self, moment: int, seat: int) -> OpenView:
        """Return all hands at a moment, seen from a seat."""
        view = OpenView(seat, self.options.seating.seats)
        for event in (*self._events[0], *self.story(moment)):
            view.fold(event)
        return view

    def owns(self, moment: int) -> tuple[Own, ...]:
        """Return what each seat knew beyond what everybody knew: together, all hands."""
        public, owns = Public(), [Own(seat) for seat in range(self.options.seating.seats)]
        for event in (*self._events[0], *self.story(moment)):
            fold_all(public, owns, event)
        return tuple(owns)

    def match(self, moment: int) -> Match:
        """Return the whole state at a moment, to be asked or played on from.

        Raises:
            ValueError: If not every card of the deal is known.
        """
        deal = self.deal_at(moment)
        if deal is None:
            match = Match(self.options, self.first_dealer)
            match.begin()
            return match
        if not deal.known:
            raise ValueError("not every card of the deal is known")
        opening = self._events[deal.start][0]
        assert isinstance(opening, ev.DealStarted)
        match = Match.before_deal(self.options, deal.number, deal.dealer, opening.tokens)
        for step in self.steps[deal.start - 1 : moment]:
            _done(match, step)
        return match

    def seen_from(self) -> int:
        """Return a seat whose cards are known, that of a record's owner; the first if all are."""
        unseen = [deal.hands for deal in self.deals if not deal.known]
        seats = range(self.options.seating.seats)
        return next((seat for seat in seats if all(UNSEEN not in h[seat] for h in unseen)), 0)

    def known(self, moment: int) -> bool:
        """Return whether one may play on from a moment.

        All cards of its deal may be looked at, and those of the deals before are known.
        """
        deals = [deal.known for deal in self.deals if deal.start <= moment]
        return all(deals[-1:] if self._whole else deals)

    def rows(self, moment: int) -> tuple[Row, ...]:
        """Return the match up to a moment as a journal's rows."""
        header = HeaderRow(self.options, self.first_dealer, self.names)
        return (header, *self.played[:moment])

    # ------------------------------------------------------------------ making it

    def _note(self, match: PartMatch, step: Step) -> None:
        """Keep where the match stands after its latest step."""
        now, events = len(self._events) - 1, self._events[-1]
        public = match.public
        if isinstance(step, DealRow):
            self.deals.append(DealSpan(public.number, public.dealer, step.hands, now, now))
            return
        deal = self.deals[-1]
        play, tricks = deal.play, deal.tricks
        for event in events:
            if isinstance(event, ev.PlayStarted):
                play = now
            elif isinstance(event, ev.TrickTaken):
                start = tricks[-1].end if tricks else play
                assert start is not None
                tricks = (*tricks, TrickSpan(start, now, event.seat))
        self.deals[-1] = msgspec.structs.replace(
            deal, end=now, play=play, tricks=tricks, result=match.result
        )


def record_names(record: Record) -> tuple[str, ...]:
    """Return the names at the seats; empty where a record tells none."""
    names = seat_names(record)
    return names if any(names) else ()


def _done(match: Match | PartMatch, step: Step) -> tuple[Event, ...]:
    if isinstance(step, DealRow):
        return tuple(match.deal(step.hands))
    try:
        return tuple(match.apply(step.action))
    except IllegalAction as refused:
        raise ValueError(str(refused)) from None
