"""Lays both decks out to look at: ``python -m tests.ui.deck_sheet FOLDER``.

The pictures in ``docs/images`` that begin with ``cards-`` come from here.
"""

import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Final, get_args

import msgspec
from PIL import Image
from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.ui.contact_sheet import Sheet
from three04.ui.board import marks
from three04.ui.board.canvas import Look
from three04.ui.board.sprites import Sprites
from three04.ui.style.fonts import load
from three04.ui.style.indices import Indices
from three04.ui.style.theme import Back, CardFace, Deck

SUITS: Final = "SHDC"
RANKS: Final = "J9ATKQ876"
_COLOURS: Final = 255


def save(image: QImage, path: Path) -> None:
    """Write a picture small: with a palette, which flat drawings hardly suffer from."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    with Image.open(BytesIO(buffer.data().data())) as picture:
        picture.convert("RGB").quantize(_COLOURS, kmeans=2, dither=Image.Dither.NONE).save(
            path, optimize=True
        )
    print(path)


def opened(width: float, height: float, look: Look) -> Sheet:
    """Return a sheet on plain cloth, which leaves the palette to the cards."""
    sheet = Sheet(QSizeF(width, height), look)
    sheet.p.fillRect(QRectF(0, 0, width, height), look.theme.table[1])
    return sheet


def turn_to(sheet: Sheet, look: Look) -> None:
    """Go on with another look; pictures are drawn anew, none is stretched."""
    sheet.look = look
    sheet.sprites.close()
    sheet.sprites = Sprites()
    sheet.sprites.use(look.theme, look.face, look.indices)


def finish(sheet: Sheet, path: Path) -> None:
    """End a sheet and write it."""
    sheet.p.end()
    sheet.sprites.close()
    save(sheet.image, path)


def row(sheet: Sheet, cards: list[str], x: float, y: float, width: float, step: float) -> None:
    """Paint cards from left to right; ``y`` is their upper edge."""
    for place, card in enumerate(cards):
        sheet.face(card, x + step * place + width / 2, y + 0.7 * width, width)


def suit_row(suit: str) -> list[str]:
    """Return a suit's nine cards in the game's order."""
    return [rank + suit for rank in RANKS]


def deck(face: CardFace, width: float, path: Path) -> None:
    """Lay out a face in four and in two colours, beside the backs."""
    across, down = width + 12, 1.4 * width + 14
    sheet = opened(10 * across + 40, 8 * down + 110, Look(face=face))
    y = 50.0
    for colours, title in (("four", "four colours"), ("two", "two colours")):
        sheet.head(y - 16, f"{face.capitalize()}, {title}")
        sheet.look = msgspec.structs.replace(sheet.look, deck=colours)
        for at, suit in enumerate(SUITS):
            row(sheet, suit_row(suit), 26, y + at * down, width, across)
        for at, back in enumerate(get_args(Back)):
            sheet.look = msgspec.structs.replace(sheet.look, back=back)
            sheet.back(26 + 9 * across + width / 2, y + at * down + 0.7 * width, width)
        y += 4 * down + 48
    finish(sheet, path)


def courts(width: float, path: Path) -> None:
    """Lay out the twelve persons."""
    across, down = width + 14, 1.4 * width + 16
    sheet = opened(4 * across + 40, 3 * down + 26, Look())
    for at, rank in enumerate("JQK"):
        row(sheet, [rank + suit for suit in SUITS], 26, 20 + at * down, width, across)
    finish(sheet, path)


def letters(path: Path) -> None:
    """Lay out what packs of four countries have in the corner, and the plate of card points."""
    sheet = opened(1020, 420, Look())
    packs: tuple[Indices, ...] = get_args(Indices)
    for line, face in enumerate(get_args(CardFace)):
        for place, indices in enumerate(packs):
            x = 30 + 250 * place
            turn_to(sheet, msgspec.structs.replace(sheet.look, face=face, indices=indices))
            sheet.label(x + 110, 30, indices.capitalize())
            row(sheet, ["JS", "QH", "KD"], x, 46 + 190 * line, 108, 44)
            for at, points in enumerate(("30", "2", "3")):
                card = marks.card_rect(QPointF(x + 44 * at + 54, 46 + 190 * line + 75.6), 108)
                marks.points(sheet.p, card, points, face)
    finish(sheet, path)


def _strip(sheet: Sheet, y: float) -> None:
    for at, suit in enumerate(SUITS):
        row(sheet, suit_row(suit), 24 + at % 2 * 498, y + at // 2 * 78, 48, 54)


def _grey(sheet: Sheet, top: float, height: float) -> None:
    """Take the hue out of a part of the sheet."""
    band = QRectF(0, top, sheet.image.width(), height)
    part = sheet.image.copy(band.toRect()).convertToFormat(QImage.Format.Format_Grayscale8)
    sheet.p.drawImage(band.topLeft(), part)


def _tight(sheet: Sheet, y: float) -> None:
    """Overlap hands until only the strip with the index is seen."""
    hand = ["JS", "9S", "TH", "QH", "AD", "8D", "KC", "7C"]
    x = 24.0
    for width in (48, 64, 96):
        turn_to(sheet, sheet.look)
        row(sheet, hand, x, y, width, 0.26 * width)
        x += 0.26 * width * 7 + width + 40


def small(path: Path) -> None:
    """Show both faces at 48 px, without hue, and overlapped as tightly as it may happen."""
    sheet = opened(1010, 1476, Look())
    top = 0.0
    for face in get_args(CardFace):
        name = face.capitalize()
        colours: tuple[Deck, ...] = ("two", "four")
        parts: list[tuple[str, Callable[[Sheet, float], None], Deck]] = [
            (f"{name} at 48 px", _strip, colours[0]),
            ("", _strip, colours[1]),
            ("The four colours without hue", _strip, colours[1]),
            ("Only the strip seen: 48, 64, 96 px", _tight, colours[1]),
        ]
        for title, paint, deck_ in parts:
            turn_to(sheet, msgspec.structs.replace(sheet.look, face=face, deck=deck_))
            top += 36 if title else 4
            paint(sheet, top)
            if "hue" in title:
                _grey(sheet, top - 6, 162)
            if title:
                sheet.head(top - 12, title)
            top += 158
    finish(sheet, path)


def main(folder: Path) -> None:
    """Write all sheets."""
    folder.mkdir(parents=True, exist_ok=True)
    QApplication([])
    load()
    deck("sandakada", 110, folder / "cards-sandakada.png")
    deck("bold", 84, folder / "cards-bold.png")
    courts(236, folder / "cards-courts.png")
    letters(folder / "cards-letters.png")
    small(folder / "cards-small.png")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/sheets"))
