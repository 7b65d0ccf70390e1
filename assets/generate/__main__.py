"""``python -m assets.generate``: write all pictures anew."""

import os
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from assets.generate.app_icon import BOX, DETAILED_FROM, SIZES, app_icon
from assets.generate.drawings import drawings
from assets.generate.svg import document

ASSETS = Path(__file__).resolve().parent.parent


def app_icon_image(size: int) -> QImage:
    """Return the app icon at a size in pixels."""
    text = document(app_icon(detailed=size >= DETAILED_FROM), BOX)
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(text.encode())).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return image


def main() -> None:
    """Write every SVG file, and the app icon's pixels."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    files = drawings()
    for name, text in files.items():
        target = ASSETS / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(text.encode())
    for size in SIZES:
        app_icon_image(size).save(str(ASSETS / "icons" / "app" / f"three04-{size}.png"))
    print(f"{len(files)} drawings and {len(SIZES)} sizes of the app icon written to {ASSETS}")
    application.quit()


if __name__ == "__main__":
    main()
