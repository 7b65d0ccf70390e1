"""The item models: order, roles, and that views are told of changes."""

from PySide6.QtCore import QAbstractItemModel, Qt
from pytestqt.modeltest import ModelTester

from three04.rules import actions as act
from three04.rules import events as ev
from three04.rules.nought.view import View
from three04.rules.options import CLASSIC, STANDARD
from three04.rules.questions import Question
from three04.ui.match.ledger import Ledger
from three04.ui.models.hand import HandModel, HandRole, hand_rows
from three04.ui.models.tables import AuctionModel, ScoreModel


def check(tester: ModelTester, model: QAbstractItemModel) -> None:
    tester.check(model)  # type: ignore[no-untyped-call]


NAMES = ("You", "Ravi", "Nimali", "Tharindu")


def dealt_view(*cards: str) -> View:
    view = View(0)
    view.fold(ev.MatchStarted(STANDARD))
    view.fold(ev.DealStarted(1, 3, (11, 11)))
    view.fold(ev.Dealt(0, 1, len(cards), tuple(cards), (0,)))
    return view


def test_the_hand_is_sorted_by_suit_and_strength(qtmodeltester: ModelTester) -> None:
    model = HandModel()
    view = dealt_view("TD", "AS", "JS", "9S", "8H", "7C")
    model.update_rows(hand_rows(view, None, NAMES))
    cards = [model.data(model.index(n), HandRole.CARD) for n in range(model.rowCount())]
    assert cards == ["JS", "9S", "AS", "8H", "7C", "TD"]
    assert model.data(model.index(0), Qt.ItemDataRole.DisplayRole) == "Jack of spades"
    check(qtmodeltester, model)


def test_rows_come_and_go_while_a_view_watches(qtmodeltester: ModelTester) -> None:
    model = HandModel()
    check(qtmodeltester, model)
    view = dealt_view("TD", "AS", "JS", "9S")
    model.update_rows(hand_rows(view, None, NAMES))
    view.hand.remove("AS")
    model.update_rows(hand_rows(view, None, NAMES))
    view.hand.extend(["KS", "QH"])
    model.update_rows(hand_rows(view, None, NAMES))
    assert [row.card for row in model.rows] == ["JS", "9S", "KS", "QH", "TD"]
    model.update_rows(())
    assert model.rowCount() == 0


def test_a_refused_card_says_why() -> None:
    view = dealt_view("AS", "JS", "9H")
    view.fold(ev.Called(0, 160))
    view.fold(ev.ContractSet(1, 160, again=True))
    view.fold(ev.IndicatorLaid(1, None, (1,)))
    view.fold(ev.PlayStarted(3))
    view.fold(ev.CardPlayed(3, 0, "AH", False, None))
    question = Question(1, 0, "turn", (act.Play(0, "9H"),))
    model = HandModel()
    model.update_rows(hand_rows(view, question, NAMES))
    jack, nine = model.index(0), model.index(2)
    assert model.data(jack, HandRole.PLAYABLE) is False
    assert model.data(jack, HandRole.REASON) == "You hold hearts, so you must follow."
    assert model.data(jack, HandRole.ACCESSIBLE) == (
        "Jack of spades, not legal: You hold hearts, so you must follow."
    )
    assert model.data(nine, HandRole.PLAYABLE) is True
    assert model.data(nine, Qt.ItemDataRole.AccessibleTextRole) == "Nine of hearts, legal"


def test_the_own_indicator_stands_first() -> None:
    view = dealt_view("AS", "JS", "9H")
    view.fold(ev.Called(0, 160))
    view.fold(ev.ContractSet(0, 160, again=True))
    view.fold(ev.IndicatorLaid(0, "9H", (0,)))
    model = HandModel()
    model.update_rows(hand_rows(view, None, NAMES))
    assert model.data(model.index(0), HandRole.INDICATOR) is True
    spoken = model.data(model.index(0), HandRole.ACCESSIBLE)
    assert spoken == "Nine of hearts, your indicator, face down"


def test_the_auction_and_the_scores(qtmodeltester: ModelTester) -> None:
    view, ledger = View(0), Ledger()
    events: list[ev.Event] = [
        ev.MatchStarted(CLASSIC),
        ev.DealStarted(1, 3, (11, 11)),
        ev.Called(0, 160),
        ev.Called(1, "pass"),
        ev.ContractSet(0, 160, again=True),
        ev.DealEnded("failed"),
        ev.TokensPaid(0, 1, 2),
    ]
    for event in events:
        view.fold(event)
        ledger.fold(event, view)
    auction = AuctionModel()
    auction.show(view, NAMES)
    assert [cells[1:] for cells in auction.cells] == [("You", "160"), ("Ravi", "Pass")]
    scores = ScoreModel()
    scores.show(ledger.lines, NAMES, ("You & Nimali", "Ravi & Tharindu"))
    assert scores.cells == [("1", "Tharindu", "You", "160", "0", "Failed", "9", "13")]
    assert scores.headerData(6, Qt.Orientation.Horizontal) == "You & Nimali"
    check(qtmodeltester, scores)
