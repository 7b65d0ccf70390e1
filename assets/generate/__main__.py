"""``python -m assets.generate``: write all pictures and sounds anew."""

import os
from io import BytesIO
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QBuffer, QIODevice, QSize
from PySide6.QtGui import QGuiApplication

from assets.generate.app_icon import BOX, ICNS_SIZES, ICO_SIZES, SIZES, app_icon
from assets.generate.drawings import drawings
from assets.generate.sounds import sounds
from assets.generate.svg import document
from three04.ui.style.artwork import rasterise

ASSETS = Path(__file__).resolve().parent.parent


def app_icon_image(size: int) -> Image.Image:
    """Return the app icon at a size in pixels."""
    text = document(app_icon(size), BOX)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    rasterise(text.encode(), QSize(size, size)).save(buffer, "PNG")  # type: ignore[call-overload]
    return Image.open(BytesIO(buffer.data().data()))


def write_app_icon(folder: Path) -> None:
    """Write the app icon's pixels: a PNG of each size, and the files of Windows and macOS."""
    images = {size: app_icon_image(size) for size in {*SIZES, *ICO_SIZES, *ICNS_SIZES}}
    for size in SIZES:
        images[size].save(folder / f"three04-{size}.png", optimize=True)
    # Each size as it was drawn for it; left alone, Pillow would scale the largest.
    *smaller, largest = (images[size] for size in ICO_SIZES)
    sides = [(size, size) for size in ICO_SIZES]
    largest.save(folder / "three04.ico", sizes=sides, append_images=smaller)
    *smaller, largest = (images[size] for size in ICNS_SIZES)
    largest.save(folder / "three04.icns", append_images=smaller)


def main() -> None:
    """Write every SVG file, the app icon's pixels, and the sounds."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    drawn, heard = drawings(), sounds()
    files = {name: text.encode() for name, text in drawn.items()} | heard
    for name, content in files.items():
        target = ASSETS / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    write_app_icon(ASSETS / "icons" / "app")
    print(f"{len(drawn)} drawings, {len(heard)} sounds and the app icon written to {ASSETS}")
    application.quit()


if __name__ == "__main__":
    main()
