"""Badge and tokens in a small window: two bars of one line."""

from typing import Final

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
from three04.ui.board.score import Contract, points_bar
from three04.ui.board.tokens import TokenRow
from three04.ui.fonts import Role

_BAR: Final = 58


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
    return wide + ((_BAR + 14) * unit if contract.points else 0)


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
    if contract.points and x + _head_width(contract, look) + (_BAR + 10) * unit <= end:
        end -= (_BAR + 10) * unit
        bar = QRectF(end + 10 * unit, y - 3 * unit, _BAR * unit, 9 * unit)
        points_bar(painter, bar, contract.points, look)
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


def tray_bar_width(rows: tuple[TokenRow, ...], look: Look) -> float:
    """Return how wide the tokens' bar is."""
    unit = look.unit
    return sum(_cell(row, len(rows), look) for row in rows) + (12 if rows else 0) * unit


def _cell(row: TokenRow, rows: int, look: Look) -> float:
    sign = 44 if rows <= 2 else 27
    return look.fonts.width(str(row.tokens), Role.NAME) + (sign + 9) * look.unit


def tray_bar(painter: QPainter, rect: QRectF, rows: tuple[TokenRow, ...], look: Look) -> None:
    """Paint every side's tokens in one line: emblem and number."""
    unit = look.unit
    panel(painter, rect, look, 10 * unit)
    x, y = rect.left() + 10 * unit, rect.center().y()
    for row in rows:
        emblem(painter, around(QPointF(x + 9 * unit, y), 18 * unit), row.side, look)
        after = 23 * unit
        if len(rows) <= 2:
            token(painter, around(QPointF(x + 30 * unit, y), 15 * unit), look)
            after = 41 * unit
        number = QPointF(x + after, y + middle(Role.NAME, look))
        write(painter, number, str(row.tokens), Role.NAME, look.theme.ink, look)
        x += _cell(row, len(rows), look)
