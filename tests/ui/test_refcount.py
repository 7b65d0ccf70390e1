import sys

from PySide6.QtWidgets import QGraphicsRectItem
from pytestqt.qtbot import QtBot


def test_void_calls_keep_their_reference_to_none(qtbot: QtBot) -> None:
    # PySide6 6.12.0 on Python 3.11 drops a reference to None in each such call, and aborts at last.
    item = QGraphicsRectItem(0, 0, 10, 10)
    before = sys.getrefcount(None)
    for step in range(1000):
        item.setPos(step, step)
    assert sys.getrefcount(None) > before - 100
