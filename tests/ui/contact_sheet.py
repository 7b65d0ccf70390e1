"""Paints sheets of all cards and all parts to look at: ``python tests/ui/contact_sheet.py FOLDER``.

No test: pictures differ a little between versions of Qt. Run it after changing how something looks.
"""

import os
import sys
from pathlib import Path
from typing import get_args

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from three04.ui.board import buttons, canvas, felt, marks, score, seats, tokens
from three04.ui.board.canvas import Look
from three04.ui.board.sprites import Sprites
from three04.ui.style.artwork import Icon
from three04.ui.style.fonts import Fonts, Role, load
from three04.ui.style.theme import DARK, FELT, SIDES, Back, Deck, Theme


class Sheet:
    """A picture in work: its painter, the look it is painted with, and sprites."""

    def __init__(self, size: QSizeF, look: Look, stone: bool = False) -> None:
        self.look = look
        self.image = QImage(
            round(size.width() * look.dpr),
            round(size.height() * look.dpr),
            QImage.Format.Format_RGB32,
        )
        self.image.setDevicePixelRatio(look.dpr)
        self.sprites = Sprites()
        self.sprites.use(look.theme, look.face, look.indices)
        self.p = QPainter(self.image)
        self.p.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        middle = QPointF(size.width() / 2, size.height() / 2)
        self.p.drawPixmap(0, 0, felt.cloth(size, middle, 232 if stone else 0, look))

    def head(self, y: float, text: str) -> None:
        theme = self.look.theme
        canvas.write(self.p, QPointF(32, y), text, Role.BID, theme.on_table, self.look)

    def label(self, x: float, y: float, text: str) -> None:
        colour = self.look.theme.on_table_second
        canvas.write(self.p, QPointF(x, y), text, Role.LABEL, colour, self.look, "centre")

    def face(self, card: str, x: float, y: float, width: float, turn: float = 0) -> QRectF:
        sprite = self.sprites.face(card, self.look.deck, width, self.look.dpr)
        marks.card(self.p, sprite, QPointF(x, y), turn)
        return marks.card_rect(QPointF(x, y), width)

    def back(self, x: float, y: float, width: float) -> QRectF:
        sprite = self.sprites.back(self.look.back, width, self.look.dpr)
        marks.card(self.p, sprite, QPointF(x, y))
        return marks.card_rect(QPointF(x, y), width)

    def save(self, path: Path) -> None:
        self.p.end()
        self.sprites.close()
        self.image.save(str(path))
        print(path)


def deck(colours: Deck, width: float, look: Look, path: Path) -> None:
    step_x, step_y = width * 1.1 + 4, width * 1.5 + 4
    sheet = Sheet(QSizeF(10 * step_x + 30, 4 * step_y + 30), look)
    for row, suit in enumerate("SHDC"):
        y = 20 + step_y * row + width * 0.7
        for column, rank in enumerate("J9ATKQ876"):
            sprite = sheet.sprites.face(rank + suit, colours, width, look.dpr)
            marks.card(sheet.p, sprite, QPointF(20 + step_x * column + width / 2, y))
        sprite = sheet.sprites.back(get_args(Back)[row % 3], width, look.dpr)
        marks.card(sheet.p, sprite, QPointF(20 + step_x * 9 + width / 2, y))
    sheet.save(path)


def parts(look: Look, path: Path) -> None:
    sheet = Sheet(QSizeF(1280, 1150), look)
    hand(sheet)
    plates(sheet)
    sayings(sheet)
    badges(sheet)
    all_buttons(sheet)
    small(sheet)
    sheet.save(path)


def hand(sheet: Sheet) -> None:
    p, look, y, w = sheet.p, sheet.look, 148.0, 82.0
    sheet.head(44, "Cards in the hand and on the table")
    xs = [78 + i * 102.5 for i in range(12)]
    names = ("Waiting", "Legal", "Not legal", "Focused", "Selected", "Highest", "Led", "Face down",
             "Indicator", "Own indicator", "Card expected", "Points shown")  # fmt: skip
    for x, name in zip(xs, names, strict=True):
        sheet.label(x, 232, name)
    sheet.face("AH", xs[0], y, w)
    sheet.face("AH", xs[1], y - 9, w)
    marks.veil(p, sheet.face("TD", xs[2], y + 7, w), look)
    marks.card_ring(p, sheet.face("AH", xs[3], y - 9, w), look)
    marks.card_ring(p, sheet.face("AH", xs[4], y - 34, w), look)
    marks.tag(p, sheet.face("9H", xs[5], y, w), "best", "Highest", look)
    marks.tag(p, sheet.face("KH", xs[6], y, w), "led", "Led", look)
    marks.cover(p, sheet.back(xs[7], y, w), "hidden", look)
    marks.cover(p, sheet.back(xs[8], y, w), "lock", look)
    marks.cover(p, sheet.back(xs[9], y, w), "lock", look, "D")
    marks.place(p, marks.card_rect(QPointF(xs[10], y), w), look)
    marks.points(p, sheet.face("JS", xs[11], y, w), "30")


def plates(sheet: Sheet) -> None:
    sheet.head(284, "Seats")
    faces = (
        ("Waiting", seats.SeatFace("Nimali", "Your partner", "lotus"), 6),
        ("On turn", seats.SeatFace("Ravi", "Thinking…", "wheel", turn=True), 6),
        ("Maker", seats.SeatFace("Tharindu", "Maker · with Ravi", "wheel", chip="200"), 5),
        ("Dealer", seats.SeatFace("Nimali", "Your partner", "lotus", dealer=True), 6),
        ("Away", seats.SeatFace("Dilani", "Away · AI plays", "lamp", away=True), 6),
        ("Laid aside", seats.SeatFace("Amara", "Cards laid aside", "drum", aside=True), 0),
    )
    size = seats.plate_size(sheet.look)
    for place, (name, face, count) in enumerate(faces):
        centre = QPointF(132 + place * 204, 366)
        rect = canvas.around(centre, size.width(), size.height())
        sprite = sheet.sprites.back(sheet.look.back, 40, sheet.look.dpr)
        seats.fan(sheet.p, rect, sprite, count, 40)
        seats.plate(sheet.p, rect, face, sheet.look)
        sheet.label(centre.x(), 412, name)


def sayings(sheet: Sheet) -> None:
    sheet.head(462, "What a seat says")
    said = (
        (80, seats.Saying("160", number=True)),
        (182, seats.Saying("170", number=True, hot=True)),
        (284, seats.Saying("Pass")),
        (418, seats.Saying("Asks Nimali", mark="ask")),
        (572, seats.Saying("Redeal")),
        (716, seats.Saying("Partner Close", hot=True, mark="star")),
        (862, seats.Saying("Caps", hot=True, mark="star")),
    )
    tails: tuple[seats.Tail, ...] = ("up", "up", "left", "up", "right", "down", "up")
    for (x, saying), tail in zip(said, tails, strict=True):
        size = seats.bubble_size(saying, sheet.look)
        rect = canvas.around(QPointF(x, 506), size.width(), size.height())
        seats.bubble(sheet.p, rect, saying, tail, sheet.look)
    text = "You hold hearts, so you must follow."
    size = seats.reason_size(text, sheet.look)
    rect = canvas.around(QPointF(1100, 506), size.width(), size.height())
    seats.reason(sheet.p, rect, text, 1100, sheet.look)


def badges(sheet: Sheet) -> None:
    sheet.head(604, "Contract badge, tokens")
    they, we = "They **{}** of 200", "We **{}** of 105"
    rows = (
        score.Contract("", "Auction", "lotus", "No bid yet"),
        score.Contract("170", "Tharindu", "wheel", "Standing bid"),
        score.Contract("200", "Tharindu", "wheel", "Trump closed", "lock", score.Points(
            58, 34, 200, ("wheel", "lotus"), they.format(58), we.format(34))),
        score.Contract("200", "Tharindu", "wheel", "Trump: diamonds", "D", score.Points(
            126, 88, 200, ("wheel", "lotus"), they.format(126), we.format("88 +"))),
        score.Contract("160", "You", "lotus", "Trump: spades", "S", score.Points(
            161, 40, 160, ("lotus", None), "We **161** of 160", "Others **40** of 145")),
        score.Contract("Partner Close", "Tharindu", "wheel", "Trump: clubs", "C"),
        score.Contract("210", "Christopher", "lamp", "Triunfo: diamantes", "D"),
    )  # fmt: skip
    for place, contract in enumerate(rows):
        size = score.badge_size(contract, sheet.look)
        at = QPointF(32 + place % 4 * 290, 624 + place // 4 * 140)
        score.badge(sheet.p, QRectF(at, size), contract, sheet.look)
    sides = (
        tokens.TokenRow("lotus", "You & Nimali", "No tricks", 11),
        tokens.TokenRow("wheel", "Tharindu & Ravi", "2 tricks", 22),
    )
    size = tokens.tray_size(2, sheet.look)
    tokens.tray(sheet.p, QRectF(QPointF(910, 764), size), sides, sheet.look)


def all_buttons(sheet: Sheet) -> None:
    sheet.head(930, "Buttons")
    faces = (
        buttons.ButtonFace("Pass"),
        buttons.ButtonFace("Ask Nimali", mark="ask"),
        buttons.ButtonFace("Pass", hovered=True),
        buttons.ButtonFace("Bid 180", "primary"),
        buttons.ButtonFace("Next deal", "primary", focused=True),
        buttons.ButtonFace("180", "selected", role=Role.BID_BUTTON),
        buttons.ButtonFace("160", "unavailable", role=Role.BID_BUTTON),
        buttons.ButtonFace("Open trump", mark="unlock", focused=True),
    )
    x = 32.0
    for face in faces:
        size = buttons.button_size(face, sheet.look)
        buttons.button(sheet.p, QRectF(QPointF(x, 946), size), face, sheet.look)
        x += size.width() + 18
    for tool in ("settings", "log", "hint", "undo"):
        rect = QRectF(x, 950, 34, 34)
        buttons.tool(sheet.p, rect, tool, sheet.look, tool == "hint")
        x += 44


def small(sheet: Sheet) -> None:
    p, look = sheet.p, sheet.look
    sheet.head(1024, "Marks")
    for place, side in enumerate(SIDES):
        canvas.emblem(p, canvas.around(QPointF(50 + 50 * place, 1060), 38), side, look)
    for place, suit in enumerate("SHDC"):
        canvas.suit_tile(p, canvas.around(QPointF(262 + 50 * place, 1060), 38), suit, look)
    for place, name in enumerate(Icon.__args__):  # type: ignore[attr-defined]
        at = QPointF(470 + place % 17 * 38, 1052 + place // 17 * 38)
        canvas.icon(p, canvas.around(at, 24), name, look.theme.on_table, look)
    canvas.token(p, QRectF(40, 1096, 36, 36), look)
    tokens.coins(p, 100, 1130, 11, 24, look)
    tokens.coins(p, 220, 1130, 8, 24, look, gone=3)
    tokens.coins(p, 340, 1130, 37, 16, look)
    for place, (turn, dealer) in enumerate(((True, False), (False, True))):
        face = seats.SeatFace("Nimali", "", "lotus", turn=turn, dealer=dealer, chip="200")
        where = QRectF(1140, 1030 + 60 * place, 118, 30)
        seats.plate(p, where, face, look)


def table(look: Look, size: QSizeF, path: Path) -> None:
    sheet = Sheet(size, look, stone=True)
    middle = QPointF(size.width() / 2, size.height() / 2)
    felt.dim(sheet.p, QRectF(0, 0, size.width() / 2, size.height()), look)
    felt.halo(sheet.p, middle - QPointF(250, 0), 180, look)
    sheet.face("AD", middle.x() - 250, middle.y(), 124)
    sheet.face("9H", middle.x() + 100, middle.y(), 112, 2.4)
    heap = sheet.sprites.back(look.back, 48, look.dpr)
    marks.heap(sheet.p, QPointF(size.width() - 100, size.height() - 90), heap, 2)
    sheet.save(path)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    QApplication([])
    load()
    themes: tuple[Theme, ...] = (FELT, DARK)
    for theme in themes:
        name = theme.name
        parts(Look(theme), folder / f"parts-{name}.png")
        parts(Look(theme, Fonts(1.15)), folder / f"parts-{name}-large-text.png")
        table(Look(theme), QSizeF(900, 560), folder / f"table-{name}.png")
    for colours, width in (("two", 236), ("four", 236), ("four", 96), ("two", 48), ("four", 48)):
        deck(
            "two" if colours == "two" else "four", width, Look(), folder / f"{colours}-{width}.png"
        )
    deck("four", 96, Look(DARK, dpr=2.0), folder / "four-96-dark@2.png")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/sheets"))
