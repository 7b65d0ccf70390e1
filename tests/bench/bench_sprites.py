"""How long the cards' pictures and the table's parts take to draw; prints milliseconds."""

import os
import time
from collections.abc import Callable
from typing import get_args

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from three04.cards import pack
from three04.ui.board import felt, score, seats
from three04.ui.board.canvas import Look
from three04.ui.board.sprites import Sprites
from three04.ui.style.fonts import load
from three04.ui.style.theme import FELT, CardFace

CARDS = pack("AKQJT9876")


def timed(what: str, run: Callable[[], object]) -> None:
    start = time.perf_counter()
    run()
    print(f"{what:44} {(time.perf_counter() - start) * 1000:7.1f} ms")


def worker(application: QApplication, face: CardFace, width: float) -> None:
    """Draw all faces in the worker and watch how long the window's loop is held up."""
    sprites, gaps = Sprites(), [0.0]
    sprites.use(FELT, face)
    last = time.perf_counter()
    start = last
    sprites.prepare(CARDS, "four", width)
    while sprites.waiting():
        application.processEvents()
        now = time.perf_counter()
        gaps.append(now - last)
        last = now
        time.sleep(0.001)
    took = (time.perf_counter() - start) * 1000
    print(f"36 faces of {face} at {width:.0f} px, worker {took:16.1f} ms")
    print(f"    longest gap in the window: {max(gaps) * 1000:.1f} ms")
    print(f"    kept: {sprites.memory() / 1e6:.1f} MB")
    sprites.close()


def main() -> None:
    application = QApplication([])
    load()
    look = Look()
    for face in get_args(CardFace):
        for width in (118, 118, 236, 472):
            worker(application, face, width)
    sprites = Sprites()
    timed("36 faces at 118 px, on the spot", lambda: [sprites.face(c, "two", 118) for c in CARDS])
    timed("36 faces at 118 px, kept", lambda: [sprites.face(c, "two", 118) for c in CARDS])
    sprites.close()
    size, middle = QSizeF(1920, 1080), QPointF(960, 470)
    timed("cloth 1920 x 1080, first", lambda: felt.cloth(size, middle, 313, look))
    timed("cloth 1920 x 1080, again", lambda: felt.cloth(size, middle, 313, look))
    target = QPixmap(400, 300)
    painter = QPainter(target)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    seat = seats.SeatFace("Nimali", "Your partner", "lotus", turn=True, dealer=True, chip="200")
    points = score.Points(58, 34, 200, ("wheel", "lotus"), "They **58** of 200", "We **34** of 105")
    badge = score.Contract("200", "Tharindu", "wheel", "Trump closed", "lock", points)
    for turn in ("first", "again"):
        timed(f"plate, {turn}", lambda: seats.plate(painter, QRectF(20, 20, 176, 46), seat, look))
        timed(f"badge, {turn}", lambda: score.badge(painter, QRectF(20, 90, 262, 126), badge, look))
    painter.end()


if __name__ == "__main__":
    main()
