"""Contract, maker, trump and points at the top left; tokens at the top right."""

import math
from collections.abc import Hashable, Sequence
from typing import Literal

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from three04.cards import Suit
from three04.rules.events import PARTNER_CLOSE
from three04.rules.nought.public import Phase
from three04.rules.nought.ranks import PACK_POINTS
from three04.rules.nought.view import View
from three04.ui.board.bars import badge_bar, badge_bar_width, tray_bar, tray_bar_width
from three04.ui.board.layout import Layout
from three04.ui.board.picture import shown_side
from three04.ui.board.places import Rect
from three04.ui.board.score import Contract, Points, badge, badge_size, points_fit
from three04.ui.board.tokens import TokenRow, tray, tray_size
from three04.ui.style.theme import SIDES
from three04.ui.tabletop.placing import put
from three04.ui.widgets.painted import Still
from three04.ui.words import texts

_NONE = Contract("", "", "lotus", "")


class Badge(Still):
    """What everybody must know at any moment: contract, maker, trump, points seen (R45).

    Attributes:
        contract: What is shown.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.contract = _NONE
        self._sides: tuple[str, ...] = ()
        self._room = math.inf

    def shown(self) -> Hashable:
        """Return what is shown."""
        return self.contract

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw it."""
        paint = badge_bar if self.stage.compact else badge
        paint(painter, rect, self.contract, self.stage.look)

    def show_view(
        self,
        view: View,
        names: Sequence[str],
        sides: Sequence[str] = (),
        room: float = math.inf,
    ) -> None:
        """Show what a view knows.

        Args:
            view: The view.
            names: The names at the seats.
            sides: The names of the sides, where none of them is the viewer's own.
            room: How wide it may become.
        """
        self._sides, self._room = tuple(sides), room
        contract = self._contract(view, names)
        if contract != self.contract:
            self.contract = contract
            self.update()
        self.setVisible(view.public.number > 0)
        points = self.contract.points
        said = [*self._spoken(view), *((points.left, points.right) if points else ())]
        spoken = [part.replace("**", "") for part in said if part]
        self.setAccessibleName(". ".join(spoken))
        if points is not None and "+" in points.left + points.right:
            spoken.append(self.tr("+: and face-down cards"))
        self.setToolTip("\n".join(spoken))
        # Else a screen reader would take the tooltip, and say it all twice.
        self.setAccessibleDescription(self.tr("Contract, trump and points"))

    def place(self, lay: Layout, right: float) -> None:
        """Take as much room as the words need, on a small table up to the tokens."""
        look = self.stage.look
        if lay.compact:
            wide = max(badge_bar_width(self.contract, look), lay.badge.w)
            high = lay.badge.h
        else:
            size = badge_size(self.contract, look)
            wide, high = size.width(), size.height()
        room = lay.badge_room
        if lay.compact:
            room = min(room, right - lay.badge.x - 8)
        put(self, Rect(lay.badge.x, lay.badge.y, min(wide, room), high))

    def _contract(self, view: View, names: Sequence[str]) -> Contract:
        public = view.public
        running = public.second or public.auction
        maker, contract = public.maker, public.contract
        standing = maker is None and running is not None and running.holder is not None
        if standing and running is not None:
            maker, contract = running.holder, running.standing
        if maker is None:
            return Contract("", self.tr("Auction"), "lotus", self.tr("No bid yet"))
        side = public.table.side(maker)
        played = not standing and public.leader is not None
        return Contract(
            number=texts.contract_text(contract),
            maker=names[maker],
            side=SIDES[shown_side(view, side)],
            state=self._state(view, standing, self.stage.compact),
            trump=self._trump(view, standing),
            points=self._points(view, side, contract) if played else None,
        )

    def _spoken(self, view: View) -> tuple[str, str]:
        """Return contract, maker and trump as a screen reader says them."""
        standing, contract = view.public.maker is None, self.contract
        if not contract.number:
            return contract.maker, contract.state
        text = self.tr("Bid {contract}, {name}") if standing else (
            self.tr("Contract {contract}, maker {name}")
        )  # fmt: skip
        said = text.format(contract=contract.number, name=contract.maker)
        return said, self._state(view, standing, brief=False)

    def _trump(self, view: View, standing: bool) -> Suit | Literal["lock"] | None:
        public = view.public
        if public.trump is not None:
            return public.trump
        return None if standing or public.phase is Phase.TRUMP else "lock"

    def _state(self, view: View, standing: bool, brief: bool) -> str:
        public = view.public
        if public.trump is not None:
            suit = texts.suit_name(public.trump)
            return suit if brief else self.tr("Trump: {suit}").format(suit=suit)
        if standing:
            return self.tr("Standing bid")
        if public.phase is Phase.TRUMP:
            return self.tr("Choosing trump")
        return self.tr("Closed") if brief else self.tr("Trump closed")

    def _points(self, view: View, side: int, contract: int) -> Points:
        table = view.public.table
        made, all_made = view.side_points(side)
        others = [view.side_points(other) for other in range(table.sides) if other != side]
        against, all_against = sum(p for p, _ in others), all(known for _, known in others)
        number = 0 if contract == PARTNER_CLOSE else contract
        need = PACK_POINTS + 1 - contract
        settled = view.settled() if number else None
        ours = view.seat is not None and table.side(view.seat) == side
        makers = _counted(made, all_made)
        defenders = _counted(against, all_against)
        if self._sides:
            ended = settled or ("open" if number else "")
            left, right = self._named(view, side, (makers, defenders), (contract, need), ended)
        else:
            left = self._makers(ours, bool(number), settled)
            right = self._others(ours, table.sides > 2, bool(number) and settled is None)
        sign = SIDES[shown_side(view, side)]
        other = SIDES[1] if sign == SIDES[0] else SIDES[0]
        return Points(
            made, against, number, (sign, other if table.sides == 2 else None),
            left.format(points=makers, need=contract), right.format(points=defenders, need=need),
            (makers.replace(" ", ""), defenders.replace(" ", "")),
        )  # fmt: skip

    def _named(
        self,
        view: View,
        side: int,
        points: tuple[str, str],
        needs: tuple[int, int],
        ended: str,
    ) -> tuple[str, str]:
        """Return both sides' words where neither is the viewer's: by their names if these fit."""
        left = {
            "made": self.tr("{side} **{points}**: made"),
            "failed": self.tr("{side} **{points}**: failed"),
            "open": self.tr("{side} **{points}** of {need}"),
            "": self.tr("{side} **{points}**"),
        }[ended]
        right = self.tr("{side} **{points}** of {need}") if ended == "open" else (
            self.tr("{side} **{points}**")
        )  # fmt: skip
        others = self.tr("Others")
        if view.public.table.sides == 2:
            others = self._sides[1 - side].replace("**", "")
        named = self._sides[side].replace("**", ""), others
        for names in (named, (self.tr("Makers"), self.tr("Defenders"))):
            said = [
                words.format(side=name, points=count, need=need)
                for words, name, count, need in zip(
                    (left, right), names, points, needs, strict=True
                )
            ]
            if points_fit(said, self._room, self.stage.look):
                break
        return said[0], said[1]

    def _makers(self, ours: bool, counts: bool, settled: Literal["made", "failed"] | None) -> str:
        """Return the makers' words, to be filled: as soon as it is certain, how it came out."""
        if not counts:
            return self.tr("Makers **{points}**")
        if settled == "made":
            made = self.tr("They **{points}**: made")
            return self.tr("We **{points}**: made") if ours else made
        if settled == "failed":
            lost = self.tr("They **{points}**: failed")
            return self.tr("We **{points}**: failed") if ours else lost
        running = self.tr("They **{points}** of {need}")
        return self.tr("We **{points}** of {need}") if ours else running

    def _others(self, ours: bool, several: bool, counts: bool) -> str:
        """Return the others' words, to be filled with what they have and, if it counts, need."""
        if several:
            need = self.tr("Others **{points}** of {need}")
            return need if counts else self.tr("Others **{points}**")
        if ours:
            need = self.tr("They **{points}** of {need}")
            return need if counts else self.tr("They **{points}**")
        need = self.tr("We **{points}** of {need}")
        return need if counts else self.tr("We **{points}**")


def _counted(points: int, complete: bool) -> str:
    """Return known points; a plus says that there are face-down cards besides."""
    if complete:
        return str(points)
    return QCoreApplication.translate("Badge", "{points} +").format(points=points)


class TokenTray(Still):
    """One row a side: its sign, its players, its tricks, its tokens.

    Attributes:
        rows: What is shown; the viewer's side first.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows: tuple[TokenRow, ...] = ()

    def shown(self) -> Hashable:
        """Return what is shown."""
        return self.rows

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw it."""
        if self.rows:
            paint = tray_bar if self.stage.compact else tray
            paint(painter, rect, self.rows, self.stage.look)

    def show_view(self, view: View, sides: Sequence[str]) -> None:
        """Show what a view knows; the viewer's side first."""
        public = view.public
        table = public.table
        taken = [table.side(t.winner) for t in public.tricks if t.winner is not None]
        rows, spoken = [], []
        for number in range(table.sides):
            side = (number + table.side(view.seat or 0)) % table.sides
            won = taken.count(side)
            tricks = texts.trick_count(won)
            tokens = public.tokens[side] if public.tokens else 0
            rows.append(TokenRow(SIDES[number], sides[side], tricks, tokens, won))
            spoken.append(f"{sides[side]}: {texts.token_count(tokens)}, {tricks}")
        if tuple(rows) != self.rows:
            self.rows = tuple(rows)
            self.update()
        self.setAccessibleName("; ".join(spoken))
        self.setToolTip("\n".join(spoken))
        # Else a screen reader would take the tooltip, and say it all twice.
        self.setAccessibleDescription(self.tr("Tokens and tricks"))

    def place(self, lay: Layout, right: float) -> None:
        """Take the room there is, from the right."""
        look, most = self.stage.look, lay.tray
        if lay.compact:
            wide, high = tray_bar_width(self.rows, look), most.h
        else:
            size = tray_size(max(1, len(self.rows)), look)
            wide, high = min(size.width(), most.w), min(size.height(), most.h)
        put(self, Rect(right - wide, most.y, wide, high))

    def sizeHint(self) -> QSize:
        """Return a size; the layout decides."""
        return QSize(200, 60)
