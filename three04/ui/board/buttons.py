"""Buttons as they are painted: in panels, and the round tools on the cloth."""

from typing import Literal, TypeAlias

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter

from three04.ui.board.canvas import Look, around, icon, middle, ring, rounded, shadow, write
from three04.ui.style.artwork import Icon
from three04.ui.style.fonts import Role

Kind: TypeAlias = Literal["plain", "primary", "selected", "unavailable"]


class ButtonFace(msgspec.Struct, frozen=True):
    """What a button shows; a ``flat`` one has no shadow."""

    text: str
    kind: Kind = "plain"
    mark: Icon | None = None
    focused: bool = False
    hovered: bool = False
    role: Role = Role.NAME
    flat: bool = False


def button_size(face: ButtonFace, look: Look) -> QSizeF:
    """Return a button's size."""
    unit = look.unit
    mark = 25 * unit if face.mark else 0
    wide = look.fonts.width(face.text, face.role) + (32 if face.mark else 40) * unit + mark
    return QSizeF(max(56 * unit, wide), 40 * unit)


def button(painter: QPainter, rect: QRectF, face: ButtonFace, look: Look) -> None:
    """Paint a button; a focused one's ring lies up to 7 outside of ``rect``."""
    theme, unit = look.theme, look.unit
    radius = min(10 * unit, 0.28 * rect.height())
    fill, edge, ink = {
        "plain": (theme.button, theme.outline, theme.ink),
        "primary": (theme.primary, theme.primary, theme.primary_ink),
        "selected": (theme.chip, theme.chip_edge, theme.chip_ink),
        "unavailable": (theme.panel, theme.hairline, theme.unavailable),
    }[face.kind]
    if face.kind == "primary" and not face.flat:
        shadow(painter, rect, radius, theme.shadow, 5, 2)
    if face.hovered and face.kind == "plain":
        fill = theme.inner
    rounded(painter, rect, radius, fill, edge, 1.6 if face.kind == "selected" else 1)
    if face.focused:
        ring(painter, rect.adjusted(-1.5, -1.5, 1.5, 1.5), look, radius + 1.5, False)
    sign = 18 * unit if face.mark else 0.0
    gap = 7 * unit if face.mark and face.text else 0.0
    room = rect.width() - sign - gap - 8
    x = rect.center().x() - (min(room, look.fonts.width(face.text, face.role)) + sign + gap) / 2
    if face.mark:
        icon(painter, around(QPointF(x + sign / 2, rect.center().y()), sign), face.mark, ink, look)
    at = QPointF(x + sign + gap, rect.center().y() + middle(face.role, look))
    write(painter, at, face.text, face.role, ink, look, room=room)


def tool(painter: QPainter, rect: QRectF, mark: Icon, look: Look, focused: bool = False) -> None:
    """Paint a round button with an icon on the cloth."""
    rounded(painter, rect, rect.height() / 2, QColor(0, 0, 0, 41))
    if focused:
        ring(painter, rect, look, rect.height() / 2, False)
    icon(painter, around(rect.center(), 0.56 * rect.width()), mark, look.theme.on_table, look)
