"""What a screen reader finds in the window beside Qt's own widgets."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget

from three04.ui.board import access
from three04.ui.widgets.painted import Still


def _still(_key: str, thing: QObject) -> QAccessibleInterface | None:
    """Return a painted text's interface: else nobody would read it for a text."""
    if isinstance(thing, Still):
        return QAccessibleWidget(thing, QAccessible.Role.StaticText)
    return None


def install() -> None:
    """Let Qt ask for these interfaces; once a program."""
    access.install()
    QAccessible.installFactory(_still)
