import os
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import get_args

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from pytestqt.qtbot import QtBot

from three04.cards import pack
from three04.ui.board import sprites as module
from three04.ui.board.sprites import Sprites
from three04.ui.style.artwork import Artwork, Icon
from three04.ui.style.theme import DARK, FELT, SIDES, SUIT_COLOURS, Back, CardFace, Deck

CARDS = pack("AKQJT9876")


@pytest.fixture
def sprites(qtbot: QtBot) -> Iterator[Sprites]:
    made = Sprites()
    yield made
    made.close()


def settle(qtbot: QtBot, sprites: Sprites) -> None:
    qtbot.waitUntil(lambda: sprites.waiting() == 0, timeout=20_000)


@pytest.mark.parametrize("dpr", [1.0, 1.25, 2.0])
def test_crisp_size_is_logical_size_times_ratio(sprites: Sprites, dpr: float) -> None:
    sprite = sprites.face("JS", "four", 118, dpr)
    assert sprite.crisp
    card = round(118 * dpr)
    side = (sprite.pixmap.width() - card) / 2
    assert side == int(side)
    assert 0.07 * card <= side <= 0.08 * card + 1
    assert sprite.rect.width() * card / 118 == pytest.approx(sprite.pixmap.width())
    assert sprite.rect.left() == pytest.approx(-59 - side * 118 / card)
    # The card's own corner is where it should be: ivory inside, shadow outside.
    image = sprite.pixmap.toImage()
    middle = image.height() // 2
    assert image.pixelColor(int(side) + 3, middle).lightness() > 240
    assert image.pixelColor(int(side) - 2, middle).alpha() < 120


def test_another_size_is_stretched_until_the_worker_has_drawn_it(
    qtbot: QtBot, sprites: Sprites
) -> None:
    first = sprites.face("TD", "four", 60)
    assert first.crisp
    assert (sprites.synchronous, sprites.worked) == (1, 0)
    meanwhile = sprites.face("TD", "four", 120)
    assert not meanwhile.crisp
    assert meanwhile.pixmap.cacheKey() == first.pixmap.cacheKey()
    assert meanwhile.rect.width() == pytest.approx(2 * first.rect.width(), rel=0.03)
    with qtbot.waitSignal(sprites.changed, timeout=20_000):
        pass
    assert sprites.face("TD", "four", 120).crisp
    assert (sprites.synchronous, sprites.worked) == (1, 1)


@pytest.mark.parametrize("face", get_args(CardFace))
@pytest.mark.parametrize("deck", get_args(Deck))
def test_all_cards_and_backs_load_in_the_worker(
    qtbot: QtBot, sprites: Sprites, deck: Deck, face: CardFace
) -> None:
    sprites.use(FELT, face)
    start = time.perf_counter()
    sprites.prepare(CARDS, deck, 118)
    settle(qtbot, sprites)
    took = time.perf_counter() - start
    print(f"36 faces at 118 px: {took * 1000:.0f} ms")
    assert all(sprites.face(card, deck, 118).crisp for card in CARDS)
    assert sprites.worked == 36
    assert sprites.synchronous == 0
    assert all(sprites.back(back, 118).crisp for back in get_args(Back))


def test_another_face_is_drawn_in_its_own_right(sprites: Sprites) -> None:
    first = sprites.face("JS", "four", 90)
    sprites.use(FELT, "bold")
    other = sprites.face("JS", "four", 90)
    assert other.crisp
    assert other.pixmap.toImage() != first.pixmap.toImage()
    sprites.use(FELT)
    assert sprites.face("JS", "four", 90).pixmap.cacheKey() == first.pixmap.cacheKey()


@pytest.mark.parametrize("face", get_args(CardFace))
def test_other_letters_change_courts_alone(sprites: Sprites, face: CardFace) -> None:
    sprites.use(FELT, face)
    before = {card: sprites.face(card, "two", 90).pixmap for card in CARDS}
    sprites.use(FELT, face, "portuguese")
    after = {card: sprites.face(card, "two", 90).pixmap for card in CARDS}
    other = {card for card in CARDS if before[card].toImage() != after[card].toImage()}
    assert other == set(pack("JQK"))
    drawn_again = {card for card in CARDS if before[card].cacheKey() != after[card].cacheKey()}
    assert drawn_again == other


@pytest.mark.parametrize("deck", get_args(Deck))
def test_a_court_bears_its_letter_in_the_suits_colour(sprites: Sprites, deck: Deck) -> None:
    for card in ("JS", "JD", "JC"):
        image = sprites.face(card, deck, 250).pixmap.toImage()
        side, above, _ = module._margins(250)
        found = image.pixelColor(side + 34, above + 40)  # the stem of the J
        assert found == SUIT_COLOURS[deck][card[1]]


def test_what_is_no_longer_wanted_is_not_drawn(qtbot: QtBot, sprites: Sprites) -> None:
    sprites.prepare(CARDS, "four", 200)
    sprites.forget_waiting()
    sprites.prepare(CARDS[:2], "four", 80)
    settle(qtbot, sprites)
    qtbot.wait(30)
    assert sprites.worked == 2


def test_the_dark_theme_takes_the_glare_from_faces_only(sprites: Sprites) -> None:
    def middle(width: float = 100) -> tuple[int, int]:
        shown = (sprites.face("7S", "four", width), sprites.back("madder", width))
        images = [sprite.pixmap.toImage() for sprite in shown]
        face, back = (image.pixelColor(image.width() // 2, 14).lightness() for image in images)
        return face, back

    bright = middle()
    sprites.use(DARK)
    dark = middle()
    assert dark[0] < bright[0]
    assert dark[1] == bright[1]
    sprites.use(FELT)
    assert middle() == bright


def test_memory_stays_within_bounds(
    qtbot: QtBot, sprites: Sprites, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_MEMORY", 500_000)
    for width in (60, 80, 100, 120):
        sprites.prepare(CARDS, "four", width)
    settle(qtbot, sprites)
    assert 0 < sprites.memory() <= 500_000
    assert sprites.face("6C", "four", 60).pixmap.width() > 0


def test_more_requests_than_may_wait(qtbot: QtBot, sprites: Sprites) -> None:
    for width in range(40, 80):
        sprites.prepare(CARDS, "four", width)
    assert len(sprites._worker._jobs) <= module._WAITING
    settle(qtbot, sprites)


def test_closing_while_busy_is_clean(qtbot: QtBot) -> None:
    busy = Sprites()
    heard: list[bool] = []
    busy.changed.connect(lambda: heard.append(True), Qt.ConnectionType.DirectConnection)
    busy.prepare(CARDS, "two", 300)
    qtbot.wait(3)
    start = time.perf_counter()
    busy.close()
    assert time.perf_counter() - start < 1
    before = len(heard)
    QCoreApplication.processEvents()
    qtbot.wait(40)
    assert len(heard) == before
    busy.prepare(CARDS, "two", 200)
    assert busy.waiting() == 0
    # Drawn at once, or scaled from what was ready by then.
    assert busy.face("AS", "two", 90).pixmap.width() > 0
    busy.close()


def test_closing_what_never_worked(qtbot: QtBot) -> None:
    Sprites().close()


LOADING = """
import threading
from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QPixmap
from three04.resources import data
from three04.ui.style.artwork import rasterise, svg

application = QGuiApplication([])
over, text = threading.Event(), svg("icons/hint")

def draw():
    while not over.is_set():
        rasterise(text, QSize(24, 24))

workers = [threading.Thread(target=draw, daemon=True) for _ in range(2)]
for worker in workers:
    worker.start()
picture = str(next((data("assets") / "icons" / "app").glob("*-16.png")))
for _ in range(300):
    QPixmap(picture)
    rasterise(text, QSize(24, 24))
over.set()
for worker in workers:
    worker.join()
"""


def test_drawing_in_a_thread_never_locks_out_a_window_that_loads_a_picture() -> None:
    # In a process of its own: where it fails, it stands still for ever.
    command = [sys.executable, "-c", LOADING]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    subprocess.run(command, env=environment, check=True, timeout=60)


def test_every_icon_and_mark_can_be_tinted(qtbot: QtBot) -> None:
    art = Artwork()
    for name in Icon.__args__:  # type: ignore[attr-defined]
        image = art.icon(name, DARK.ring, 24, 2.0).toImage()
        assert (image.width(), image.devicePixelRatio()) == (48, 2.0)
        colours = {
            image.pixelColor(x, y).rgb() for x in range(48) for y in range(48)
            if image.pixelColor(x, y).alpha() == 255
        }  # fmt: skip
        assert DARK.ring.rgb() in colours, name
    for suit in "SHDC":
        assert not art.suit(suit, FELT.ink, 20).isNull()
    for side in SIDES:
        assert not art.emblem(side, FELT.side_ink, 20).isNull()
    assert art.token(30).width() == 30
    assert art.token(30).cacheKey() == art.token(30).cacheKey()
