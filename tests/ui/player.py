"""A person at the window, played by a computer's rules of thumb through real clicks or keys."""

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from three04.ai import greedy
from three04.record.deals import DealSource, seeded_source
from three04.rules import actions as act
from three04.rules.nought.public import Phase
from three04.rules.options import Options
from three04.rules.questions import Answer, Decline, Question
from three04.ui.match.lineup import Wish
from three04.ui.match.session import Session
from three04.ui.window.main_window import MainWindow
from three04.ui.words.language import Language

Decide = Callable[[Session, Question], Answer]


class Opener:
    """Opens windows on matches with known cards and closes them after the test.

    Attributes:
        windows: Those opened; held, for a window must be closed before it is forgotten.
    """

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.windows: list[MainWindow] = []

    def __call__(
        self,
        options: Options,
        seed: str,
        size: tuple[int, int] = (1280, 800),
        speed: float = 0.0,
        players: tuple[str, ...] = (),
    ) -> MainWindow:
        """Open a window on a new match."""
        # Quick ones: a level would take its time for every card.
        seated = players or ("", *["club"] * 7)
        return self.of(seeded_source(seed), Wish(options, seated), size, speed)

    def of(
        self,
        source: DealSource,
        wish: Wish,
        size: tuple[int, int] = (1280, 800),
        speed: float = 0.0,
    ) -> MainWindow:
        """Open a window on a new match with these cards."""
        window = MainWindow(Language(), source=lambda: source, speed=speed)
        self.windows.append(window)
        window.resize(*size)
        window.show()
        self.qtbot.waitExposed(window)
        window.activateWindow()
        self.qtbot.waitUntil(window.isActiveWindow)
        window.match.start(wish)
        return window

    def close(self) -> None:
        """Close them all."""
        for window in self.windows:
            window.close()
            window.deleteLater()
        self.windows.clear()


def session_of(window: MainWindow) -> Session:
    """Return the match in progress."""
    assert window.session is not None
    return window.session


def wait_for_turn(qtbot: QtBot, window: MainWindow) -> Question | None:
    """Wait until the person is asked or the deal is over."""
    session = session_of(window)
    qtbot.waitUntil(lambda: session.question is not None or session.deal_over, timeout=60_000)
    return session.question


def thumb(session: Session, question: Question) -> Answer:
    """Decide by the rules of thumb, but bid whatever is cheap."""
    if isinstance(question.actions[0], act.Bid) and session.view.public.phase is Phase.AUCTION:
        holder = session.view.public.auction
        if holder is not None and holder.standing < 190:
            return question.actions[0]
    return greedy.decide(session.view, question, "", 0)


class Clicker:
    """Answers with the mouse alone."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self.qtbot, self.window = qtbot, window

    def answer(self, answer: Answer) -> None:
        """Click what gives this answer."""
        area = self.window.area
        panel = area.bid_panel
        match answer:
            case act.Bid(amount=amount):
                self.press(panel.amounts[amount])
                self.press(panel.bid_button)
            case act.Pass():
                self.press(panel.pass_button)
            case act.Ask():
                self.press(panel.ask_button)
            case act.Close():
                self.press(panel.close_button)
                self.press(panel.bid_button)
            case act.Redeal():
                self.press(panel.redeal_button)
            case act.LayTrump(card=card):
                self.card(card)
                self.press(area.choice_panel.buttons[0])
            case act.Play(card=card):
                self.card(card)
            case act.Open() if self.on_turn():
                tool = self.window.commands.side_tools[2]
                assert tool.isVisible()
                self.press(tool)
            case act.Open() | act.Caps():
                self.press(area.choice_panel.buttons[1])
            case Decline():
                self.press(area.choice_panel.buttons[0])
            case _:
                raise AssertionError(answer)

    def on_turn(self) -> bool:
        """Return whether a turn is asked for, and not an offer."""
        return not self.window.area.choice_panel.isVisible()

    def press(self, button: QWidget) -> None:
        """Click a button that can be seen and pressed."""
        assert button.isVisible()
        assert button.isEnabled(), button
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def card(self, card: str) -> None:
        """Click a card where its index is."""
        board = self.window.area.board
        item = board.table.item_of(card)
        assert item is not None
        face = item.face_rect()
        corner = item.mapToScene(face.left() + face.width() * 0.1, face.top() + face.height() * 0.2)
        point: QPoint = board.mapFromScene(corner)
        QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=point)

    def next_deal(self) -> None:
        """Click *Next deal*."""
        self.press(self.window.area.result.go_button)


class Typist:
    """Answers with the keyboard alone: keys go to whatever has the focus."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self.qtbot, self.window = qtbot, window

    def key(self, key: Qt.Key) -> None:
        """Type a key where the focus is."""
        focus = self.window.focusWidget()
        assert focus is not None
        assert focus.isVisible()
        QTest.keyClick(focus, key)

    def answer(self, answer: Answer) -> None:
        """Type what gives this answer."""
        match answer:
            case act.Bid(amount=amount):
                self.walk_to(amount)
                self.key(Qt.Key.Key_Return)
            case act.Pass():
                self.key(Qt.Key.Key_P)
            case act.Ask():
                self.key(Qt.Key.Key_A)
            case act.Close():
                self.tab_to(self.window.area.bid_panel.close_button)
                self.key(Qt.Key.Key_Return)
            case act.Redeal():
                self.tab_to(self.window.area.bid_panel.redeal_button)
                self.key(Qt.Key.Key_Return)
            case act.LayTrump(card=card):
                self.card(card)
                self.key(Qt.Key.Key_Return)
            case act.Play(card=card):
                self.card(card)
            case act.Open():
                self.key(Qt.Key.Key_O)
            case act.Caps():
                self.key(Qt.Key.Key_Tab)
                self.key(Qt.Key.Key_Space)
            case Decline():
                self.key(Qt.Key.Key_Return)
            case _:
                raise AssertionError(answer)

    def walk_to(self, amount: int) -> None:
        """Walk over the amounts by the arrow keys."""
        panel = self.window.area.bid_panel
        for _ in range(20):
            if panel.amount == amount:
                return
            self.key(Qt.Key.Key_Right)
        raise AssertionError(amount)

    def tab_to(self, button: QPushButton) -> None:
        """Walk to a button by Tab."""
        for _ in range(40):
            if button.hasFocus():
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError(button.text())

    def card(self, card: str) -> None:
        """Walk to a card and choose it."""
        board = self.window.area.board
        assert board.hasFocus()
        for _ in range(12):
            if board.cursor_card == card:
                self.key(Qt.Key.Key_Return)
                return
            self.key(Qt.Key.Key_Right)
        raise AssertionError(card)

    def next_deal(self) -> None:
        """Deal the next deal."""
        self.key(Qt.Key.Key_N)


def play_deal(
    qtbot: QtBot, window: MainWindow, hands: Clicker | Typist, decide: Decide = thumb
) -> list[Answer]:
    """Play the running deal to its end and return what the person did."""
    session = session_of(window)
    done: list[Answer] = []
    while (question := wait_for_turn(qtbot, window)) is not None:
        assert len(done) < 60
        answer = decide(session, question)
        hands.answer(answer)
        assert session.question != question, answer
        done.append(answer)
    return done


def finish_deal(qtbot: QtBot, window: MainWindow) -> None:
    """Let a computer play the deal out, until one is over that was played."""
    session = session_of(window)
    for _ in range(10):
        wait_for_turn(qtbot, window)
        window.match.finish_deal()
        qtbot.waitUntil(lambda: session.deal_over, timeout=20_000)
        if session.view.public.outcome in ("made", "failed"):
            return
        window.match.go_on()
    raise AssertionError("no deal was played")


def with_values(options: Options, **values: object) -> Options:
    """Return options with some of them changed."""
    return msgspec.structs.replace(options, **values)
