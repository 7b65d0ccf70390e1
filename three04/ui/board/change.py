"""From one picture of the table to the next: what moves, and on which way."""

from collections.abc import Hashable, Sequence
from functools import partial

import msgspec

from three04.cards import Card
from three04.rules import events as ev
from three04.rules.events import Event
from three04.ui.board import ways
from three04.ui.board.items import BACK
from three04.ui.board.layout import Layout, hand_poses
from three04.ui.board.picture import Picture, Seat, TableCard
from three04.ui.board.places import Pose
from three04.ui.board.pool import CardPool
from three04.ui.board.seating import Seating
from three04.ui.board.ways import Way
from three04.ui.models.hand import HandRow

Coming = tuple[Way | None, Hashable]
"""How a card comes, and what it was in the picture before."""


class Change(msgspec.Struct, frozen=True):
    """A change of the picture.

    Attributes:
        before: The picture that was shown.
        now: The one to be shown.
        cue: What has just happened; None if only the moment has passed.
        rows: The viewer's hand in the new picture.
        table: Where all lies.
        unit: The length of one unit in pixels.
        pool: The cards.
    """

    before: Picture
    now: Picture
    cue: Event | None
    rows: Sequence[HandRow]
    table: Layout
    unit: float
    pool: CardPool

    def seat(self, number: int) -> Seat:
        """Return a seat by its number."""
        return next(seat for seat in self.now.seats if seat.seat == number)

    @property
    def dealer(self) -> int:
        """The dealer's place."""
        return next((seat.place for seat in self.now.seats if seat.dealer), 0)

    # ------------------------------------------------------------------ the trick

    def played(self, card: TableCard, pose: Pose) -> Coming:
        """Return how a card of the trick comes there, or what it does where it lies."""
        item = self.pool.had(("trick", card.place))
        if item is not None:
            return self._stays(card, pose, item.look.face is None), None
        if self.now.old:
            return None, None
        source = self._held(card)
        shown = None if card.down else card.card
        was = self.pool.had(source) if source is not None else None
        turns = (BACK.face if was is None else was.look.face) != shown
        return ways.played(self.table, card.place, pose, turns, was is not None), source

    def _held(self, card: TableCard) -> Hashable:
        """Return where a card of the trick lay before the viewer; None if it did not.

        Of a card of another seat nobody is shown whether it was the indicator (R43).
        """
        own = [key for key in (("hand", card.card), "indicator") if self.pool.had(key) is not None]
        if card.card is None or card.place != 0 or not own:
            return None
        item = self.pool.had(own[0])
        return own[0] if item is not None and item.look.card == card.card else None

    def _stays(self, card: TableCard, pose: Pose, was_down: bool) -> Way | None:
        turns = was_down and not card.down
        if isinstance(self.cue, ev.Looked) and was_down:
            return ways.looked_at(pose, self.unit, turns)
        return ways.turned(pose) if turns else None

    def gather(self) -> None:
        """Let the cards of a trick go to who won it."""
        winner = next((seat for seat in self.before.seats if seat.winner), None)
        for key in self.pool.left_over():
            if winner is None or self.cue is not None:
                return
            order = next(
                (n for n, c in enumerate(self.before.trick) if ("trick", c.place) == key), None
            )
            if order is not None:
                way = ways.gathered(self.table, winner.place, winner.side, order)
                self.pool.send_off(key, way, BACK)

    # ------------------------------------------------------------------ the indicator

    def laid(self, card: TableCard, pose: Pose) -> Coming:
        """Return how an indicator comes to lie on the table."""
        if self.pool.had("indicator") is not None or not isinstance(self.cue, ev.IndicatorLaid):
            return None, None
        source = ("hand", card.card)
        held = card.card is not None and self.pool.had(source) is not None
        return ways.laid(self.table, card.place, pose, held, held), source if held else None

    def opened(self, card: TableCard, pose: Pose) -> Coming:
        """Return how the opened indicator comes beside the trick."""
        if self.pool.had("opened") is not None or not isinstance(self.cue, ev.TrumpOpened):
            return None, None
        lay = self.pool.had("indicator") is not None and not _played(card, self.now)
        return ways.opened(pose, lay), "indicator" if lay else None

    def give_back(self) -> None:
        """Let an indicator that is no longer on the table go to its owner, if it was not played."""
        opened, laid = self.before.opened, self.before.indicator
        if opened is not None and not _played(opened, self.before):
            self._send_home("opened", opened)
        taken = isinstance(self.cue, ev.IndicatorTaken | ev.TrumpOpened)
        if laid is not None and taken and all(c.place != laid.place for c in self.now.trick):
            self._send_home("indicator", laid)

    def _send_home(self, key: str, card: TableCard) -> None:
        if self.pool.had(key) is not None:
            self.pool.send_off(key, ways.returned(self._home(card)))

    def _home(self, card: TableCard) -> Pose:
        """Return where an indicator goes: among the owner's cards."""
        cards = [row.card for row in self.rows if not row.indicator]
        if card.place == 0 and card.card in cards:
            poses = hand_poses(self.table, len(cards), len(cards) < len(self.rows))
            return poses[cards.index(card.card)]
        return ways.at_plate(self.table, card.place)

    # ------------------------------------------------------------------ the hand

    def hand(self, poses: Sequence[Pose]) -> dict[Card, Coming]:
        """Return how each card of the viewer's hand comes to where it lies.

        Args:
            poses: Where they belong, in the order of the hand.
        """
        cards = [row.card for row in self.rows if not row.indicator]
        cue = self.cue
        if isinstance(cue, ev.Dealt) and cue.cards and self.seat(cue.seat).place == 0:
            return self._dealt(cards, poses, cue.cards)
        found: dict[Card, Coming] = {}
        for card, pose in zip(cards, poses, strict=True):
            if self.pool.had(("hand", card)) is None:
                found[card] = self._taken_up(card, pose)
        return found

    def _taken_up(self, card: Card, pose: Pose) -> Coming:
        for key in ("opened", "indicator"):
            item = self.pool.had(key)
            if item is not None and item.look.card == card:
                return ways.returned(pose, item.look.face is None), key
        return None, None

    def _dealt(
        self, cards: Sequence[Card], poses: Sequence[Pose], packet: Sequence[Card]
    ) -> dict[Card, Coming]:
        aside = [card for card in cards if card not in packet]
        spots = dict(zip([*aside, *packet], poses, strict=True))
        count, found = len(packet), dict[Card, Coming]()
        for card, home in zip(cards, poses, strict=True):
            if card in packet:
                where = (spots[card], home)
                order = packet.index(card)
                found[card] = ways.dealt(self.table, self.dealer, order, count, where), None
            else:
                found[card] = ways.made_room(spots[card], home, count), None
        return found

    # ------------------------------------------------------------------ the others' cards

    def deal_away(self, seating: Seating) -> None:
        """Let backs fly to another seat that is dealt cards."""
        cue = self.cue
        if not isinstance(cue, ev.Dealt):
            return
        place = self.seat(cue.seat).place
        if place:
            for order in range(cue.count):
                way = ways.dealt_away(self.table, self.dealer, place, order)
                seating.expect(place)
                self.pool.send_back(way, partial(seating.arrive, place))


def _played(card: TableCard, picture: Picture) -> bool:
    """Return whether an indicator lies in the trick."""
    return any(other.card == card.card for other in picture.trick)
