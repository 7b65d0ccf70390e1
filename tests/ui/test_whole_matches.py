"""Whole matches at the window, by somebody who knows nothing but what the window shows."""

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.player import Clicker, Opener, Typist
from three04.rules import actions as act
from three04.rules.options import options
from three04.rules.questions import Answer, Decline
from three04.ui.dialogs.new_match import NewMatchDialog
from three04.ui.models.hand import HandRole
from three04.ui.window.main_window import MainWindow

HANDS = pytest.mark.parametrize("hands", [Clicker, Typist])


def soak(*values: object) -> object:
    return pytest.param(*values, marks=pytest.mark.soak)


class Reader:
    """Plays what the window offers: reads its panels and its hand model, and nothing else.

    Attributes:
        done: What it did so far, kind by kind.
    """

    def __init__(self, qtbot: QtBot, window: MainWindow, hands: type[Clicker | Typist]) -> None:
        self.qtbot, self.window, self.area = qtbot, window, window.area
        self.hands = hands(qtbot, window)
        self.chance = random.Random("reader")
        self.done: set[str] = set()

    # ------------------------------------------------------------------ what is shown

    def column(self, role: HandRole) -> list[object]:
        """Return what the hand tells of each card."""
        model = self.area.hand
        return [model.data(model.index(row), role) for row in range(model.rowCount())]

    def asked(self) -> bool:
        """Return whether the window asks something, or shows how the deal came out."""
        panels = self.panels()
        return bool(panels) or any(p is not None for p in self.column(HandRole.PLAYABLE))

    def panels(self) -> list[QWidget]:
        """Return the panels that ask."""
        area = self.area
        asking: tuple[QWidget, ...] = (
            area.bid_panel, area.choice_panel, area.cut_panel, area.result,
        )  # fmt: skip
        return [panel for panel in asking if panel.isVisible()]

    def playable(self) -> list[str]:
        """Return the cards the hand model calls playable."""
        cards, able = self.column(HandRole.CARD), self.column(HandRole.PLAYABLE)
        return [str(card) for card, yes in zip(cards, able, strict=True) if yes is True]

    # ------------------------------------------------------------------ what it does

    def decide(self) -> Answer:
        """Choose among what is offered."""
        if self.area.bid_panel.isVisible():
            return self.chance.choice(list(self.calls()))
        if self.area.choice_panel.isVisible():
            if self.area.choice_panel.laying:
                return act.LayTrump(0, self.longest(self.playable()))
            assert all(button.isEnabled() for button in self.area.choice_panel.buttons[:2])
            return act.Open(0) if self.chance.random() < 0.3 else Decline()
        cards = self.playable()
        if not cards:  # R36
            return act.Open(0)
        if self.window.commands.side_tools[2].isVisible() and self.chance.random() < 0.1:
            return act.Open(0)
        return act.Play(0, self.chance.choice(cards))

    def calls(self) -> Iterator[Answer]:
        """Yield what the bid panel offers."""
        panel = self.area.bid_panel
        amounts = [a for a, b in panel.amounts.items() if b.isVisible() and b.isEnabled()]
        if amounts and amounts[0] < 250:
            yield act.Bid(0, amounts[0])
        if panel.ask_button.isVisible():
            yield act.Ask(0)
        if panel.redeal_button.isVisible():
            yield act.Redeal(0)
        yield act.Pass(0)

    def longest(self, cards: list[str]) -> str:
        """Return a card of the longest suit."""
        suits = [card[1] for card in cards]
        return max(cards, key=lambda card: suits.count(card[1]))

    def play_deal(self) -> None:
        """Play until the window shows how the deal came out."""
        for _ in range(80):
            if not self.take_turn():
                self.check_result()
                return
        raise AssertionError("the deal does not end")

    def take_turn(self) -> bool:
        """Do what is asked; return False if the deal is over."""
        self.qtbot.waitUntil(self.asked, timeout=10_000)
        panels = self.panels()
        assert len(panels) <= 1, panels
        if self.area.result.isVisible():
            return False
        answer, before = self.decide(), self.column(HandRole.CARD)
        self.hands.answer(answer)
        # What the window offers is never refused.
        assert not self.area.reason.isVisible(), (answer, self.area.reason.text())
        assert not self.window.findChildren(QMessageBox)
        if isinstance(answer, act.Play):
            assert answer.card in before
            assert answer.card not in self.column(HandRole.CARD)
        self.done.add(type(answer).__name__)
        return True

    def check_result(self) -> None:
        """Check that the hand is gone and the score sheet has the deal."""
        assert not self.playable()
        assert self.window.sheets.scores.cells
        tokens = [int(cell) for cell in self.window.sheets.scores.cells[-1][6:]]
        assert len(tokens) == len(self.area.side_names())
        assert sum(tokens) == self.started

    @property
    def started(self) -> int:
        """The tokens of all sides."""
        return self.window.match.wish.options.tokens * len(self.area.side_names())

    def play_match(self, deals: int) -> None:
        """Play deal after deal until the window says who won."""
        for number in range(1, deals + 1):
            self.play_deal()
            assert (
                int(self.window.sheets.scores.cells[-1][0])
                == len(self.window.sheets.scores.cells)
                == number
            )
            if self.winner() is not None:
                return
            self.hands.next_deal()
            assert not self.area.result.isVisible()
        raise AssertionError(self.window.sheets.scores.cells)

    def winner(self) -> str | None:
        """Return who won the match, as the result says."""
        labels = self.area.result.findChildren(QLabel)
        said = [label.text() for label in labels if label.isVisible()]
        starts = ("The match is won: ", "The match goes to ")
        found = [text.removeprefix(start) for text in said for start in starts
                 if text.startswith(start)]  # fmt: skip
        button = self.area.result.go_button.text()
        assert button == ("&New match" if found else "&Next deal")
        return found[0] if found else None


def check_end(reader: Reader) -> None:
    """Check that the winner named is the side that the score sheet shows ahead."""
    tokens = [int(cell) for cell in reader.window.sheets.scores.cells[-1][6:]]
    sides = reader.area.side_names()
    best = [side for side, count in zip(sides, tokens, strict=True) if count == max(tokens)]
    named = reader.winner()
    assert named == best[0] if len(best) == 1 else all(side in str(named) for side in best)
    assert 0 in tokens
    if reader.window.match.wish.options.match_end == "all":
        assert max(tokens) == reader.started


def begin_another(reader: Reader) -> None:
    """Begin another match by the result's button and the dialog, and play on in it."""
    window, typing = reader.window, isinstance(reader.hands, Typist)
    if typing:
        reader.hands.key(Qt.Key.Key_Return)  # type: ignore[union-attr]
    else:
        reader.hands.next_deal()
    dialog = window.findChild(NewMatchDialog)
    assert isinstance(dialog, NewMatchDialog)
    assert dialog.isVisible()
    if typing:
        reader.qtbot.waitUntil(dialog.isActiveWindow)
        focus = QApplication.focusWidget()
        assert isinstance(focus, QWidget)
        assert dialog.isAncestorOf(focus)
        QTest.keyClick(focus, Qt.Key.Key_Return)
    else:
        QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    reader.qtbot.waitUntil(lambda: not reader.area.result.isVisible())
    assert not window.sheets.scores.cells
    window.activateWindow()
    reader.qtbot.waitUntil(window.isActiveWindow)
    assert QApplication.activeModalWidget() is None
    assert reader.area.heading.isVisible()
    assert [reader.take_turn() for _ in range(3)] == [True] * 3
    assert not window.sheets.scores.cells


@HANDS
@pytest.mark.parametrize("tokens", [1, soak(3), soak(11)])
@pytest.mark.parametrize("profile", ["Standard", "Classic", "Beginner"])
def test_a_whole_match(
    qtbot: QtBot,
    open_window: Opener,
    profile: str,
    tokens: int,
    hands: type[Clicker | Typist],
) -> None:
    window = open_window(
        options(profile, f"tokens={tokens}"), "match 2", players=("", *["greedy"] * 3)
    )
    reader = Reader(qtbot, window, hands)
    reader.play_match(400)
    assert reader.done >= {"Bid", "LayTrump", "Play"}
    check_end(reader)
    begin_another(reader)


@pytest.mark.parametrize(
    ("table", "profile", "hands"),
    [
        ("six-pairs", "Standard", Clicker),
        ("eight-pairs", "Standard", Typist),
        soak("six-teams", "Classic", Typist),
        soak("eight-teams", "Classic", Clicker),
    ],
)
def test_r66_a_match_at_a_larger_table_ends_with_the_first_bankrupt(
    qtbot: QtBot,
    open_window: Opener,
    table: str,
    profile: str,
    hands: type[Clicker | Typist],
) -> None:
    chosen = options(profile, f"table={table} tokens=2 match_end=bankrupt")
    window = open_window(chosen, table, players=("", *["greedy"] * 7))
    reader = Reader(qtbot, window, hands)
    reader.play_match(100)
    check_end(reader)
    begin_another(reader)
