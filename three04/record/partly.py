"""A match of which not every card is known: a record from one seat's view, ``??`` for the rest.

The rules want whole hands. So the unseen cards are filled in, somehow, from what is left of the
pack; a card that a seat shows later changes places with one that was filled in for it. No statement
may lean on what was filled in: where its legality or its effect does, :class:`NotSeen` is raised
and the match goes no further. Nor may an event tell of it: see :meth:`PartMatch.apply`.
"""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from three04.cards import Card
from three04.rules import actions as act
from three04.rules import events as ev
from three04.rules.actions import Action
from three04.rules.events import Event
from three04.rules.nought.match import Match, Result
from three04.rules.nought.public import Phase, Public
from three04.rules.options import Options
from three04.rules.reasons import IllegalAction

UNSEEN: Final = "??"
"""A card that the record's owner has not seen."""

_BY_CARDS: Final = (
    "play_follow", "play_face_up", "play_face_down",
    "play_lead_indicator", "play_lead_trump", "play_must_open", "play_trump_led",
    "play_only_indicator", "play_exhausted",
)  # fmt: skip
"""Refusals that come from what else a seat holds."""


class NotSeen(Exception):
    """A statement needs a card that the record's owner has not seen; as text, which one."""


class _Filled:
    """A deal with its unseen cards filled in.

    Attributes:
        given: The hands as the record has them.
        hands: The same with every card.
        open: The places in each hand that are filled in and not known yet.
        laid: The seat of an indicator that is not known, and its place in the hand.
        done: The actions so far, as the record has them, each with the place of an indicator that
            was not known then.
    """

    def __init__(self, options: Options, given: Sequence[Sequence[Card]]) -> None:
        table = options.seating
        known = {card for hand in given for card in hand if card != UNSEEN}
        rest = iter([card for card in table.pack if card not in known])
        self.given = tuple(tuple(hand) for hand in given)
        self.hands = [[next(rest, c) if c == UNSEEN else c for c in hand] for hand in given]
        self.open = [{at for at, c in enumerate(hand) if c == UNSEEN} for hand in given]
        self.laid: tuple[int, int] | None = None
        self.done: list[tuple[Action, int | None]] = []
        self._first = table.packets[0]

    @property
    def as_dealt(self) -> tuple[tuple[Card, ...], ...]:
        """The filled hands as the rules take them."""
        return tuple(tuple(hand) for hand in self.hands)

    def first_packet(self, seat: int) -> set[int]:
        """Return the unknown places of a first packet."""
        return {at for at in self.open[seat] if at < self._first}

    def packet_known(self, seat: int, packet: int) -> bool:
        """Return whether the record has every card of a packet."""
        cut = slice(0, self._first) if packet == 1 else slice(self._first, None)
        return UNSEEN not in self.given[seat][cut]

    def place(self, seat: int, card: Card, places: set[int]) -> bool:
        """Let a seat have a card that it shows, in one of these places if it is not known there.

        Returns:
            Whether what was filled in has changed.
        """
        owner = next((s for s, hand in enumerate(self.hands) if card in hand), None)
        if owner is None:
            return False
        there = self.hands[owner].index(card)
        if there not in self.open[owner]:
            return False  # known: whether it may be shown is for the rules to say
        free = {at for at in places if (seat, at) != self.laid} or places
        if owner == seat and (there in free or not free):
            self.open[seat].discard(there)
            return False
        if not free:
            return False
        here = min(free)
        mine, other = self.hands[seat], self.hands[owner]
        mine[here], other[there] = other[there], mine[here]
        self.open[seat].discard(here)
        return True


class PartMatch:
    """A match of which not every card need be known.

    Attributes:
        match: Where it stands; of what is not known, it has what was filled in.
    """

    def __init__(self, options: Options, first_dealer: int) -> None:
        """Make a match that has not begun; see :class:`Match`."""
        self.match = Match(options, first_dealer)
        self._filled: _Filled | None = None

    @property
    def public(self) -> Public:
        """What everybody knows."""
        return self.match.public

    @property
    def result(self) -> Result | None:
        """How the last deal came out."""
        return self.match.result

    def knows(self, seat: int) -> bool:
        """Return whether every card of a seat is known in this deal."""
        return self._filled is None or not self._filled.open[seat]

    def begin(self) -> list[Event]:
        """Start the match."""
        return self.match.begin()

    def deal(self, hands: Sequence[Sequence[Card]]) -> list[Event]:
        """Begin the next deal; see :meth:`Match.deal`. Of the hands, cards may be unseen."""
        self._filled = None
        if any(UNSEEN in hand for hand in hands):
            self._filled = _Filled(self.match.options, hands)
            return self._told(self.match.deal(self._filled.as_dealt))
        return self.match.deal(tuple(tuple(hand) for hand in hands))

    def apply(self, action: Action) -> list[Event]:
        """Do one action and return all that happened, as far as it is known.

        Raises:
            IllegalAction: If it is not legal.
            NotSeen: If that, or what follows from it, cannot be told.
        """
        filled = self._filled
        self._refuse_phase(action)
        if filled is None:
            if isinstance(action, act.Play | act.LayTrump) and action.card == UNSEEN:
                raise NotSeen("which card it is")
            return self.match.apply(action)
        need = self._need(filled, action)
        if need:
            raise NotSeen(need)
        changed = self._settle(filled, action)
        place = filled.laid[1] if filled.laid is not None and _is_hidden(action) else None
        if changed:
            self._again(filled)
        try:
            events = self.match.apply(_meant(filled, action, place))
        except IllegalAction as refused:
            if filled.open[action.seat] and refused.reason.code in _BY_CARDS:
                raise NotSeen("the cards of the seat") from None
            raise
        filled.done.append((action, place))
        return self._told(events)

    # ------------------------------------------------------------------ what may be said

    def legal_known(self, seat: int) -> bool:
        """Return whether what a seat on turn may do follows from what is known."""
        filled, public = self._filled, self.public
        if filled is None or not filled.open[seat]:
            return True
        if public.phase is Phase.AUCTION:
            first = public.auction is not None and not public.auction.calls
            asked = first and public.options.redeal and seat == public.eldest
            return not asked or not filled.first_packet(seat)
        return public.phase is Phase.SECOND

    def _told(self, events: Iterable[Event]) -> list[Event]:
        """Return events without what was filled in."""
        filled = self._filled
        return list(events) if filled is None else [_masked(filled, event) for event in events]

    # ------------------------------------------------------------------ what needs what

    def _refuse_phase(self, action: Action) -> None:
        """Refuse a card out of turn before anybody asks which card it is."""
        public = self.public
        early = isinstance(action, act.Play) and public.turn != action.seat
        if isinstance(action, act.LayTrump):
            early = public.phase is not Phase.TRUMP or public.maker != action.seat
        if early:
            self.match.apply(action)

    def _need(self, filled: _Filled, action: Action) -> str:
        """Return what an action needs that is not known, or ""."""
        seat = action.seat
        match action:
            case act.Redeal() if filled.first_packet(seat):
                return "the first packet of the seat"
            case act.LayTrump(card=card) if card == UNSEEN:
                if self.match.options.trump == "open" or not self._places(filled, seat):
                    return "the indicator"
            case act.Open() if filled.laid is not None:
                return "the indicator"
            case act.Spoilt() if filled.laid is not None or any(filled.open):
                return "who held the trumps"
            case act.Play():
                return self._need_of_play(filled, action)
            case _:
                pass
        return ""

    def _need_of_play(self, filled: _Filled, action: act.Play) -> str:
        public, options = self.public, self.match.options
        trick, card = public.trick, action.card
        if card == UNSEEN:
            return "which card it is"
        if filled.open[action.seat]:
            if action.down or (trick.plays and card[1] != trick.led):
                return f"whether the seat has a card of the suit led ({trick.led})"
            if not trick.plays and action.seat == public.maker:
                first = not public.tricks and options.maker_limits and public.closed
                if first and filled.laid is not None:
                    return "the trump"
                if public.bound and card[1] != public.trump:
                    return "whether the maker has a trump"
        if len(trick.plays) + 1 < len(public.order):
            return ""
        return self._need_of_trick(filled, action)

    def _need_of_trick(self, filled: _Filled, last: act.Play) -> str:
        """Return what the end of a trick needs."""
        public, options = self.public, self.match.options
        if filled.laid is not None:
            opens = options.reveal_after_first and not public.tricks and public.contract >= 250
            if last.down or opens or any(play.down for play in public.trick.plays):
                return "the trump"
        unknown = [len(places) for places in filled.open]
        unknown[last.seat] -= bool(unknown[last.seat])  # this is its last card
        if len(public.tricks) + 1 == public.table.hand_size and any(unknown):
            return "all cards, which are shown after the deal"
        return ""

    # ------------------------------------------------------------------ filling in

    def _places(self, filled: _Filled, seat: int) -> set[int]:
        """Return the unknown places an indicator may come from (R20, R31)."""
        second = self.public.second is not None
        return set(filled.open[seat]) if second else filled.first_packet(seat)

    def _settle(self, filled: _Filled, action: Action) -> bool:
        """Let the seat have the card it shows; return whether what was filled in has changed."""
        if isinstance(action, act.LayTrump):
            places = self._places(filled, action.seat)
            if action.card == UNSEEN:
                filled.laid = action.seat, min(places)
                return False
            filled.laid = None
            return filled.place(action.seat, action.card, places)
        if isinstance(action, act.Play):
            changed = filled.place(action.seat, action.card, filled.open[action.seat])
            laid = filled.laid
            known = laid is not None and laid[1] not in filled.open[laid[0]]
            if known:
                filled.laid = None  # the last card was the indicator (R43.6)
            return changed
        return False

    def _again(self, filled: _Filled) -> None:
        """Play the deal again with other cards filled in; the same is known of it."""
        before = self.public
        match = Match(self.match.options, before.dealer)
        match.begin()
        match.public.number, match.public.tokens = before.number - 1, before.tokens
        match.deal(filled.as_dealt)
        try:
            for action, place in filled.done:
                match.apply(_meant(filled, action, place))
        except IllegalAction:
            raise NotSeen("cards that no longer fit what was shown") from None
        self.match = match


def _is_hidden(action: Action) -> bool:
    return isinstance(action, act.LayTrump) and action.card == UNSEEN


def _meant(filled: _Filled, action: Action, place: int | None) -> Action:
    """Return the action with what was filled in for an indicator that is not known."""
    if place is None:
        return action
    return act.LayTrump(action.seat, filled.hands[action.seat][place])


def _masked(filled: _Filled, event: Event) -> Event:
    replace = msgspec.structs.replace
    match event:
        case ev.Dealt(seat=seat, packet=packet) if not filled.packet_known(seat, packet):
            return replace(event, cards=None)
        case ev.IndicatorLaid() | ev.IndicatorTaken() if filled.laid is not None:
            return replace(event, card=None)
        case _:
            return event
