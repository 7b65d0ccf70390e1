"""Cards played by dragging them out of the hand."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.player import Clicker, Opener, session_of, thumb, wait_for_turn
from three04.rules import actions as act
from three04.rules.options import options
from three04.ui.models.hand import HandRow
from three04.ui.window.main_window import MainWindow


def to_a_choice(qtbot: QtBot, window: MainWindow) -> tuple[HandRow, HandRow]:
    """Play until the person must follow suit; return a legal card and one that is not."""
    clicker = Clicker(qtbot, window)
    while True:
        question = wait_for_turn(qtbot, window)
        if question is None:
            session_of(window).next_deal()
            continue
        rows = [row for row in window.area.board.table.rows if not row.indicator]
        legal = [row for row in rows if row.playable]
        refused = [row for row in rows if row.playable is False]
        if legal and refused and isinstance(question.actions[0], act.Play):
            return legal[0], refused[0]
        clicker.answer(thumb(session_of(window), question))


def mouse(window: MainWindow, kind: QEvent.Type, at: QPoint, held: bool) -> None:
    """Send a mouse event with the left button."""
    view = window.area.board.viewport()
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    button = none if kind == QEvent.Type.MouseMove else left
    event = QMouseEvent(
        kind,
        QPointF(at),
        QPointF(view.mapToGlobal(at)),
        button,
        left if held else none,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(view, event)


def drag(window: MainWindow, card: str, to: QPoint, release: bool = True) -> None:
    """Press on a card's index, move there in steps, and let go."""
    board = window.area.board
    box = board.table.anchor(card)
    start = board.mapFromScene(box.x + box.w * 0.12, box.y + box.h * 0.5)
    mouse(window, QEvent.Type.MouseButtonPress, start, held=True)
    for step in range(1, 11):
        at = start + (to - start) * (step / 10)
        mouse(window, QEvent.Type.MouseMove, at, held=True)
    if release:
        mouse(window, QEvent.Type.MouseButtonRelease, to, held=False)


def middle(window: MainWindow) -> QPoint:
    return window.area.board.rect().center()


def test_a_card_dropped_on_the_table_is_played(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(options("Standard"), "drag 1")
    legal, _ = to_a_choice(qtbot, window)
    view = session_of(window).view
    drag(window, legal.card, middle(window))
    assert legal.card not in view.hand


def test_a_card_follows_the_mouse_and_returns_when_dropped_in_the_hand(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(options("Standard"), "drag 1")
    legal, _ = to_a_choice(qtbot, window)
    table = window.area.board.table
    home = table.anchor(legal.card)
    below = window.area.board.mapFromScene(home.x + home.w, home.y + home.h * 0.6)
    drag(window, legal.card, middle(window), release=False)
    assert table.anchor(legal.card).y < home.y - home.h * 0.4
    mouse(window, QEvent.Type.MouseMove, below, held=True)
    mouse(window, QEvent.Type.MouseButtonRelease, below, held=False)
    assert table.anchor(legal.card) == home
    assert legal.card in session_of(window).view.hand


def test_a_refused_card_returns_and_says_why(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(options("Standard"), "drag 1")
    _, refused = to_a_choice(qtbot, window)
    home = window.area.board.table.anchor(refused.card)
    drag(window, refused.card, middle(window))
    assert window.area.board.table.anchor(refused.card) == home
    assert refused.card in session_of(window).view.hand
    assert window.area.reason.isVisible()


def test_a_card_dragged_while_all_is_taken_back_is_let_go(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(options("Standard"), "drag 1")
    legal, _ = to_a_choice(qtbot, window)
    drag(window, legal.card, middle(window), release=False)
    window.match.undo()
    wait_for_turn(qtbot, window)
    mouse(window, QEvent.Type.MouseButtonRelease, middle(window), held=False)
    question = session_of(window).question
    assert question is not None
    assert legal.card in [*session_of(window).view.own.packet]
