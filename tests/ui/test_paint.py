from collections.abc import Callable
from typing import get_args

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from three04.cards import Card
from three04.ui.board import buttons, canvas, felt, marks, score, seats, tokens
from three04.ui.board.canvas import Look
from three04.ui.board.items import SeatItem, SeatLook
from three04.ui.board.layout import Bubble
from three04.ui.board.sprites import Sprites
from three04.ui.board.stage import Stage
from three04.ui.style.fonts import Fonts, Role, load
from three04.ui.style.theme import DARK, FELT, CardFace

Paint = Callable[[QPainter, QRectF, Look], object]

SEAT = seats.SeatFace("Nimali", "Your partner", "lotus", turn=True, dealer=True, chip="200")
POINTS = score.Points(126, 88, 200, ("wheel", None), "They **126** of 200", "We **88** of 105")
CONTRACT = score.Contract("200", "Tharindu", "wheel", "Trump: diamonds", "D", POINTS)
ROWS = (
    tokens.TokenRow("lotus", "You & Nimali", "No tricks", 11),
    tokens.TokenRow("wheel", "Ravi", "", 40),
)

PARTS: dict[str, Paint] = {
    "panel": canvas.panel,
    "plate": lambda p, r, look: seats.plate(p, r, SEAT, look),
    "away": lambda p, r, look: seats.plate(p, r, seats.SeatFace("A", "", "drum", away=True), look),
    "chip": lambda p, r, look: seats.chip(p, r, "200", look, hot=True, mark="star"),
    "bubble": lambda p, r, look: seats.bubble(p, r, seats.Saying("170", True), "up", look),
    "reason": lambda p, r, look: seats.reason(p, r, "You must follow.", 150, look),
    "badge": lambda p, r, look: score.badge(p, r, CONTRACT, look),
    "points": lambda p, r, look: score.points_bar(p, r, POINTS, look),
    "tray": lambda p, r, look: tokens.tray(p, r, ROWS, look),
    "coins": lambda p, r, look: tokens.coins(p, r.left(), r.bottom(), 11, 24, look, gone=3),
    "button": lambda p, r, look: buttons.button(p, r, buttons.ButtonFace("Bid", "primary"), look),
    "tool": lambda p, r, look: buttons.tool(p, r, "hint", look, focused=True),
    "veil": marks.veil,
    "ring": marks.card_ring,
    "place": marks.place,
    "hidden": lambda p, r, look: marks.cover(p, r, "hidden", look),
    "own indicator": lambda p, r, look: marks.cover(p, r, "lock", look, "H"),
    "card points": lambda p, r, look: marks.points(p, r, "30"),
    "points on bold": lambda p, r, look: marks.points(p, r, "30", "bold"),
    "tag": lambda p, r, look: marks.tag(p, r, "best", "Highest", look),
    "caption": lambda p, r, look: marks.caption(p, r, "Indicator", look),
    "halo": lambda p, r, look: felt.halo(p, r.center(), 80, look),
    "dim": felt.dim,
}


@pytest.fixture(autouse=True)
def fonts(qtbot: QtBot) -> None:
    load()


def painted(paint: Paint, look: Look) -> QImage:
    image = QImage(QSize(320, 200) * look.dpr, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(look.dpr)
    image.fill(look.theme.table[1])
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter, QRectF(20, 30, 262, 126), look)
    painter.end()
    return image


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("look", [Look(FELT), Look(DARK, dpr=2.0)], ids=["felt", "dark at 2"])
def test_a_part_is_painted_and_always_the_same(part: str, look: Look) -> None:
    first = painted(PARTS[part], look)
    assert first != painted(lambda p, r, look: None, look)
    assert first == painted(PARTS[part], look)


@pytest.mark.parametrize("scale", [0.9, 1.0, 1.2, 1.6])
def test_panels_grow_with_the_text_they_hold(scale: float) -> None:
    look = Look(fonts=Fonts(scale))
    seat = seats.plate_size(look)
    lines = look.fonts.metrics(Role.NAME).capHeight() + look.fonts.metrics(Role.SECOND).height()
    assert seat.height() > lines
    long = score.Contract("200", "Tharindu", "wheel", "Triunfo: diamantes", "D")
    room = score.badge_size(long, look).width() - look.fonts.width("200", Role.CONTRACT)
    assert room > look.fonts.width(long.state, Role.BODY_STRONG) + 60 * look.unit
    saying = seats.Saying("Socio cerrado", hot=True, mark="star")
    assert seats.bubble_size(saying, look).width() > look.fonts.width(saying.text, Role.NAME) + 20
    face = buttons.ButtonFace("Abrir triunfo", mark="unlock")
    assert buttons.button_size(face, look).width() > look.fonts.width(face.text, Role.NAME) + 40


def test_a_narrow_card_has_the_star_alone() -> None:
    image = QImage(300, 300, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    wide = marks.tag(painter, QRectF(50, 50, 112, 157), "best", "Highest", Look())
    star = marks.tag(painter, QRectF(50, 50, 88, 123), "best", "Highest", Look())
    led = marks.tag(painter, QRectF(50, 50, 88, 123), "led", "Led", Look())
    painter.end()
    assert star.width() == star.height()
    assert wide.width() > 2 * wide.height()
    assert led.width() > led.height()


def gap_of(card: Card) -> int:
    """Return how far a card's suit stands from its rank, in tenths of a small card's height."""
    image = QImage(400, 280, QImage.Format.Format_RGB32)
    image.fill("white")
    painter = QPainter(image)
    marks.rank_and_suit(painter, QRectF(0, 0, 400, 280), card, Look(), 0.78)
    painter.end()
    inked = [any(image.pixelColor(x, y).lightness() < 200 for y in range(280)) for x in range(400)]
    right = 399 - inked[::-1].index(True)
    suit = next(x for x in range(right, 0, -1) if not inked[x])
    rank = next(x for x in range(suit, 0, -1) if inked[x])
    middle = (inked.index(True) + right) / 2
    assert middle == pytest.approx(200, abs=20), "not in the middle"
    return round((suit - rank) / 28)


def test_a_ten_is_as_near_its_suit_as_any_other_rank() -> None:
    assert {gap_of(Card(f"{rank}{suit}")) for rank in "J9ATKQ87" for suit in "SH"} <= {1, 2}


def test_many_tokens_stand_in_stacks_of_ten() -> None:
    assert [tokens.stack_height(count) for count in (0, 22, 25, 26)] == [5, 5, 5, 10]
    assert tokens.coins_width(22, 20) == pytest.approx(5 * 1.14 * 20)
    assert tokens.coins_width(44, 20) == pytest.approx(5 * 1.14 * 20)


def test_long_names_are_elided_and_marked_text_is_measured() -> None:
    look = Look()
    image = QImage(300, 60, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    ink = look.theme.ink
    room = canvas.write(painter, QPointF(0, 30), "W" * 99, Role.NAME, ink, look, room=90)
    whole = canvas.write_marked(painter, QPointF(0, 50), "They **58** of 200", look)
    painter.end()
    assert room <= 90
    measured = canvas.marked_width("They **58** of 200", Role.LABEL, Role.LABEL_STRONG, look)
    assert whole == pytest.approx(measured)


def test_the_cloth_is_crisp_and_dark_at_the_edges() -> None:
    cloth = felt.cloth(QSizeF(400, 300), QPointF(200, 130), 100, Look(dpr=1.5))
    assert (cloth.width(), cloth.height(), cloth.devicePixelRatio()) == (600, 450, 1.5)
    image = cloth.toImage()
    assert image.pixelColor(5, 445).lightness() < image.pixelColor(300, 190).lightness()


def test_a_plate_says_less_where_the_partner_has_no_room() -> None:
    look = Look()
    maker = seats.SeatFace("Ravi", "Maker · with Tharindu", "wheel", brief="Maker")
    wide = seats.plate_size(look).width()
    assert seats.second_line(maker, wide, look) == maker.second
    assert seats.second_line(maker, wide / 2, look) == "Maker"
    plain = seats.SeatFace("Ravi", "Your partner", "wheel")
    assert seats.second_line(plain, wide, look) == plain.second
    assert not seats.second_line(plain, 1, look), "half a line says nothing"


@pytest.mark.parametrize("face", get_args(CardFace))
@pytest.mark.parametrize("card", ["JS", "9H", "TD", "QC"])
def test_card_points_hide_nothing_of_the_index(face: CardFace, card: Card) -> None:
    sprites = Sprites()
    sprites.use(FELT, face)
    shown = sprites.face(card, "four", 250)
    sprites.close()
    plain = QImage(250, 350, QImage.Format.Format_RGB32)
    painter = QPainter(plain)
    marks.card(painter, shown, QPointF(125, 175))
    painter.end()
    marked = plain.copy()
    painter = QPainter(marked)
    marks.points(painter, QRectF(0, 0, 250, 350), "30", face)
    painter.end()
    covered = {
        plain.pixel(x, y)
        for x in range(250)
        for y in range(350)
        if plain.pixel(x, y) != marked.pixel(x, y)
    }
    assert len(covered) == 1  # the strip's ground and nothing else


def test_the_ring_of_the_keyboard_leaves_the_contract_on_a_plate_legible() -> None:
    item = SeatItem(Stage())
    item.place(QRectF(72, 77, 176, 46), 40, Bubble(0, 0, "up"))
    item.show_look(SeatLook(SEAT))

    def chip_of(pointed: bool) -> QImage:
        item.point(pointed)
        image = QImage(320, 200, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        painter.translate(item.pos())
        item.paint(painter, QStyleOptionGraphicsItem())
        painter.end()
        return image.copy(212, 70, 34, 14)  # its figures

    there, without = bytes(chip_of(True).constBits()), bytes(chip_of(False).constBits())
    apart = sum(abs(one - other) for one, other in zip(there, without, strict=True))
    assert apart / len(there) < 4  # nothing but edges half a pixel off
