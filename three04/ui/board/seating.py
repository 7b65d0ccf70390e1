"""The seats on the table: what each looks like, says, and is called by a screen reader."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtWidgets import QGraphicsScene

from three04.ui.board import motion
from three04.ui.board.animator import Animator, Leg
from three04.ui.board.items import SeatItem, SeatLook
from three04.ui.board.layout import Layout
from three04.ui.board.picture import Picture, Seat
from three04.ui.board.seats import Saying, SeatFace
from three04.ui.board.stage import Stage
from three04.ui.style.artwork import Icon
from three04.ui.style.theme import SIDES
from three04.ui.words import texts


class Seating:
    """Shows the seats of a picture.

    Attributes:
        items: The seats, by place; those of a larger table stay, hidden.
        watched: Whether nobody at this screen plays: the viewer's seat is a computer's too.
        past: Whether what is shown is over, and nobody thinks about it any more.
        looking: The place whose player looks at the face-down cards of a trick.
    """

    def __init__(self, scene: QGraphicsScene, stage: Stage, animator: Animator) -> None:
        self.items: list[SeatItem] = []
        self.watched = self.past = False
        self.looking: int | None = None
        self._scene, self._stage, self._animator = scene, stage, animator
        self._coming: dict[int, int] = {}
        self._picture: Picture | None = None

    def show(self, picture: Picture, table: Layout, lively: bool) -> None:
        """Show the seats of a picture.

        Args:
            picture: The picture.
            table: Where all lies.
            lively: Whether what is said comes into view, and is not just there.
        """
        self._picture = picture
        while len(self.items) < len(picture.seats):
            item = SeatItem(self._stage)
            self.items.append(item)
            self._scene.addItem(item)
        for number, item in enumerate(self.items):
            item.setVisible(number < len(picture.seats))
        for seat, item in zip(picture.seats, self.items, strict=False):
            item.place(QRectF(*table.plates[seat.place]), table.fan, table.bubbles[seat.place])
            spoke = item.look.saying
            item.show_look(self._look(seat, picture.seats))
            if lively and item.look.saying is not None and item.look.saying != spoke:
                self._grow(item)

    def _grow(self, item: SeatItem) -> None:
        """Let what a seat says come into view."""
        self._animator.place(item.bubble, (motion.BUBBLE_FROM, 0.0))
        self._animator.send(item.bubble, [Leg((1.0, 1.0), motion.BUBBLE)])

    # ------------------------------------------------------------------ cards on their way

    def expect(self, place: int) -> None:
        """Take in that a card is on its way to a seat, and not behind its plate yet."""
        self._coming[place] = self._coming.get(place, 0) + 1

    def arrive(self, place: int) -> None:
        """Take in that a card has arrived at a seat."""
        self._coming[place] = max(0, self._coming.get(place, 0) - 1)
        if self._picture is not None and place < len(self._picture.seats):
            seats = self._picture.seats
            self.items[place].show_look(self._look(seats[place], seats))

    # ------------------------------------------------------------------ what is shown of a seat

    def _look(self, seat: Seat, seats: Sequence[Seat]) -> SeatLook:
        line = self._line(seat, seats)
        turn = seat.turn or seat.winner
        maker = QCoreApplication.translate("TableScene", "Maker")
        face = SeatFace(
            name=seat.name,
            second=line,
            side=SIDES[seat.side],
            turn=turn or seat.place == self.looking,
            dealer=seat.dealer,
            chip=texts.contract_text(seat.contract) if seat.contract else "",
            aside=seat.aside,
            brief=maker if seat.contract and not turn else "",
        )
        cards = seat.cards if seat.place and not seat.aside else 0
        there = max(0, cards - self._coming.get(seat.place, 0))
        hand = seat.hand if seat.place else ()
        return SeatLook(face, there, hand, _saying(seat), _spoken(seat, line))

    def _line(self, seat: Seat, seats: Sequence[Seat]) -> str:
        if seat.aside:
            return QCoreApplication.translate("TableScene", "Cards laid aside")
        if seat.winner:
            return QCoreApplication.translate("TableScene", "Takes the trick")
        if seat.turn and self.past:
            return QCoreApplication.translate("TableScene", "To act")
        if seat.turn:
            yours = QCoreApplication.translate("TableScene", "Your turn")
            thinking = QCoreApplication.translate("TableScene", "Thinking…")
            return yours if seat.place == 0 and not self.watched else thinking
        others = [s.name for s in seats if s.side == seat.side and s is not seat]
        ours = seat.side == 0 and not self.watched
        if seat.contract:
            return _maker(others, ours)
        if seat.place and ours:
            return QCoreApplication.translate("TableScene", "Your partner")
        if len(others) == 1:
            if others[0] == texts.you():
                return QCoreApplication.translate("TableScene", "With you")
            text = QCoreApplication.translate("TableScene", "With {name}")
            return text.format(name=others[0])
        if ours or self.watched:
            return ""
        return QCoreApplication.translate("TableScene", "Opponent")


def _maker(others: Sequence[str], ours: bool) -> str:
    if len(others) != 1 or ours:
        return QCoreApplication.translate("TableScene", "Maker")
    if others[0] == texts.you():
        return QCoreApplication.translate("TableScene", "Maker · with you")
    text = QCoreApplication.translate("TableScene", "Maker · with {name}")
    return text.format(name=others[0])


def _spoken(seat: Seat, line: str) -> str:
    cards = QCoreApplication.translate("TableScene", "{n} cards")
    parts = [seat.name, line, cards.format(n=seat.cards)]
    if seat.hand and seat.place:
        parts.append(", ".join(texts.card_name(card) for card in seat.hand))
    if seat.dealer:
        parts.append(QCoreApplication.translate("TableScene", "dealer"))
    if seat.contract:
        maker = QCoreApplication.translate("TableScene", "maker of {contract}")
        parts.append(maker.format(contract=texts.contract_text(seat.contract)))
    if seat.call is not None:
        said = QCoreApplication.translate("TableScene", "said {call}")
        parts.append(said.format(call=texts.call_text(seat.call)))
    return ", ".join(part for part in parts if part)


def _saying(seat: Seat) -> Saying | None:
    """Return what a seat's bubble shows of its call."""
    call = seat.call
    if call is None:
        return None
    mark: Icon | None = None
    if call == "ask":
        mark = "ask"
    elif call == "close":
        mark = "star"
    return Saying(texts.call_text(call), isinstance(call, int), seat.standing, mark)
