"""Badge and tokens in a small window: two bars of one line."""

from typing import Final

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from three04.ui.board.canvas import (
    Look,
    around,
    emblem,
    icon,
    middle,
    panel,
    suit_tile,
    token,
    write,
)
from three04.ui.board.score import Contract, Points, points_bar
from three04.ui.board.tokens import TokenRow
from three04.ui.style.fonts import Role

_BAR: Final = 58
_BESIDE: Final = 6
"""Between the bar of points and the numbers at its ends."""
_MARK: Final = 15
"""How wide the sign for tricks is."""


def _state_role(contract: Contract) -> Role:
    return Role.LABEL if contract.trump is None else Role.LABEL_STRONG


def badge_bar_width(contract: Contract, look: Look) -> float:
    """Return how wide a badge's bar has to be for all its words."""
    unit, fonts = look.unit, look.fonts
    wide = fonts.width(contract.maker, Role.NAME) + fonts.width(
        contract.state, _state_role(contract)
    )
    if contract.number:
        wide += fonts.width(contract.number, _number_role(contract)) + 48 * unit
    wide += (20 if contract.trump else 0) * unit + 46 * unit
    return wide + (_points_width(contract.points, look) + 4 * unit if contract.points else 0)


def _points_width(points: Points, look: Look) -> float:
    """Return how wide the bar is between its numbers, with the space before it."""
    counts = sum(look.fonts.width(text, Role.LABEL_STRONG) for text in points.counts)
    return counts + (_BAR + 10 + (2 * _BESIDE if counts else 0)) * look.unit


def _head_width(contract: Contract, look: Look) -> float:
    """Return how wide contract, maker and the trump's sign are."""
    fonts, sign = look.fonts, 32 if contract.trump else 0
    number = fonts.width(contract.number, _number_role(contract))
    return number + fonts.width(contract.maker, Role.NAME) + (45 + sign) * look.unit


def _number_role(contract: Contract) -> Role:
    return Role.SIDE_TITLE if contract.number.isdigit() else Role.NAME


def badge_bar(painter: QPainter, rect: QRectF, contract: Contract, look: Look) -> None:
    """Paint contract, maker, the trump's state and the points in one line."""
    unit, theme, fonts = look.unit, look.theme, look.fonts
    panel(painter, rect, look, 10 * unit)
    x, y = rect.left() + 12 * unit, rect.center().y()

    def at(role: Role) -> QPointF:
        return QPointF(x, y + middle(role, look))

    end = rect.right() - 10 * unit
    if contract.points:
        end = _bar_points(painter, (x + _head_width(contract, look), end, y), contract.points, look)
    if contract.number:
        role = _number_role(contract)
        x += write(painter, at(role), contract.number, role, theme.ink, look) + 12 * unit
        painter.setPen(QPen(theme.hairline, 1))
        painter.drawLine(QPointF(x, y - 11 * unit), QPointF(x, y + 11 * unit))
        x += 10 * unit
        emblem(painter, around(QPointF(x + 9 * unit, y), 18 * unit), contract.side, look)
        x += 23 * unit
    role = _state_role(contract)
    sign = 20 * unit if contract.trump else 0.0
    # Half a word says nothing: where there is no room for the state its sign stands alone.
    room = end - x - (sign + 12 * unit if sign else 0)
    name = min(fonts.width(contract.maker, Role.NAME), room)
    told = name + 12 * unit + sign + fonts.width(contract.state, role) <= end - x
    x += write(painter, at(Role.NAME), contract.maker, Role.NAME, theme.ink, look, room=room)
    x += 12 * unit
    ink = theme.muted if contract.trump is None else theme.ink
    mark = around(QPointF(x + 8 * unit, y), 16 * unit)
    if contract.trump == "lock":
        ink = theme.brass_text
        icon(painter, mark, "lock", ink, look)
    elif contract.trump is not None:
        suit_tile(painter, mark, contract.trump, look)
    x += sign
    if told:
        write(painter, at(role), contract.state, role, ink, look)


def _bar_points(
    painter: QPainter, at: tuple[float, float, float], points: Points, look: Look
) -> float:
    """Paint the points at the right: the bar between its numbers, or alone, or nothing.

    Args:
        painter: Paints it.
        at: From where to where there is room, and the middle's height.
        points: The points.
        look: How.

    Returns:
        Up to where there is room now.
    """
    first, end, y = at
    unit = look.unit
    for shown in (points, msgspec.structs.replace(points, counts=("", ""))):
        wide = _points_width(shown, look)
        if first + wide > end:
            continue
        x = end - wide + 10 * unit
        base, ink = y + middle(Role.LABEL_STRONG, look), look.theme.ink
        left, right = shown.counts
        if left:
            x += write(painter, QPointF(x, base), left, Role.LABEL_STRONG, ink, look)
            x += _BESIDE * unit
            write(painter, QPointF(end, base), right, Role.LABEL_STRONG, ink, look, "right")
        points_bar(painter, QRectF(x, y - 3 * unit, _BAR * unit, 9 * unit), shown, look)
        return end - wide
    return end


def tray_bar_width(rows: tuple[TokenRow, ...], look: Look) -> float:
    """Return how wide the tokens' bar is."""
    unit = look.unit
    return sum(_cell(row, len(rows), look) for row in rows) + (12 if rows else 0) * unit


def _cell(row: TokenRow, rows: int, look: Look) -> float:
    sign = (44 if rows <= 2 else 27) + _MARK + 18
    numbers = (look.fonts.width(str(count), Role.NAME) for count in (row.tokens, row.tricks))
    return sum(numbers) + sign * look.unit


def tray_bar(painter: QPainter, rect: QRectF, rows: tuple[TokenRow, ...], look: Look) -> None:
    """Paint every side's tokens and tricks in one line: emblem and numbers."""
    unit = look.unit
    panel(painter, rect, look, 10 * unit)
    x, y = rect.left() + 10 * unit, rect.center().y()
    for row in rows:
        _tray_cell(painter, QPointF(x, y), row, len(rows) <= 2, look)
        x += _cell(row, len(rows), look)


def _tray_cell(painter: QPainter, at: QPointF, row: TokenRow, few: bool, look: Look) -> None:
    unit, ink = look.unit, look.theme.ink
    x, y = at.x(), at.y()
    base = y + middle(Role.NAME, look)
    emblem(painter, around(QPointF(x + 9 * unit, y), 18 * unit), row.side, look)
    if few:
        token(painter, around(QPointF(x + 30 * unit, y), 15 * unit), look)
    x += (41 if few else 23) * unit
    x += write(painter, QPointF(x, base), str(row.tokens), Role.NAME, ink, look) + 5 * unit
    mark = around(QPointF(x + _MARK / 2 * unit, y), _MARK * unit)
    icon(painter, mark, "last-trick", look.theme.muted, look)
    x += (_MARK + 2) * unit
    write(painter, QPointF(x, base), str(row.tricks), Role.NAME, look.theme.muted, look)
