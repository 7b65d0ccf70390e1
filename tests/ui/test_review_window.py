"""The review of a deal at the real window: opened, walked through, read, closed while busy."""

import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.review.played import deals_of, played_deal
from tests.ui.player import Clicker, Opener, finish_deal, session_of
from three04.ai.kernel.solver import COMPILED
from three04.review.deal import FinishedDeal
from three04.review.judging import Grade, Verdict
from three04.review.open_cards import OpenDeal, OpenPlay
from three04.rules import actions as act
from three04.rules.options import STANDARD, Options, options
from three04.ui.advice import review_texts
from three04.ui.board.stage import Stage
from three04.ui.match.worker import WorkerExecutor
from three04.ui.review.window import ReviewWindow
from three04.ui.review.work import ReviewWork
from three04.ui.words import texts
from three04.ui.words.language import Language

NAMES = ("You", "Ravi", "Nimali", "Tharindu", "Kumari", "Dilan", "Sanduni", "Ashan")
TIME = 20_000
SIZES = ((720, 480), (1280, 800), (1920, 1080))


class Reviewer:
    """Opens review windows on deals that were played."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot, self.worker, self.stage = qtbot, WorkerExecutor(), Stage()
        self.windows: list[ReviewWindow] = []

    def __call__(
        self, deal: FinishedDeal, size: tuple[int, int] = (1280, 800), done: bool = True
    ) -> ReviewWindow:
        """Open a window, by default on a review that is worked out."""
        work = ReviewWork(self.worker, deal, 0, budget=20, rivals=("club", "casual"))
        names = NAMES[: deal.options.seating.seats]
        window = ReviewWindow(work, lambda: (texts.you(), *names[1:]), self.stage)
        self.windows.append(window)
        window.resize(*size)
        window.show()
        self.qtbot.waitExposed(window)
        window.activateWindow()
        if done:
            work.go_on()
            self.qtbot.waitUntil(lambda: work.over, timeout=TIME)
        return window

    def close(self) -> None:
        """Close all."""
        for window in self.windows:
            window.close()
            window.deleteLater()
        self.stage.sprites.close()
        self.worker.stop()
        self.worker.deleteLater()


@pytest.fixture
def open_review(qtbot: QtBot) -> Iterator[Reviewer]:
    reviewer = Reviewer(qtbot)
    yield reviewer
    reviewer.close()


def told(part: QWidget) -> str:
    return part.accessibleDescription()


def test_the_result_opens_it_by_mouse_and_it_fills(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "review")
    window.look_back.reviews.budget, window.look_back.reviews.rivals = 20, ("club",)
    assert not window.commands.review_action.isEnabled()
    finish_deal(qtbot, window)
    Clicker(qtbot, window).press(window.area.result.review_button)
    shown = window.look_back.reviews.window
    assert shown is not None
    assert shown.isVisible()
    work = shown.work
    assert work.deal.number == session_of(window).view.public.number
    assert len(shown.choices.model.entries) == len(work.moments)
    qtbot.waitUntil(lambda: work.over, timeout=TIME)
    assert all(entry.verdict is not None for entry in shown.choices.model.entries)
    assert [came.theirs.level for came in work.comparisons] == ["club"]


def test_nothing_of_it_is_loaded_with_the_window() -> None:
    code = (
        "import sys, three04.ui.window.main_window;"
        "print(*[name for name in sys.modules if '.review' in name])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120
    )
    assert done.stdout.strip() == ""


def test_its_key_opens_it_and_escape_closes_it(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "review key")
    finish_deal(qtbot, window)
    QTest.keyClick(window.area.result.go_button, Qt.Key.Key_E)
    shown = window.look_back.reviews.window
    assert shown is not None
    qtbot.waitUntil(lambda: shown.work.done > 0, timeout=TIME)
    assert shown.work.running
    QTest.keyClick(shown.choices.list, Qt.Key.Key_Escape)
    assert not shown.isVisible()
    assert not shown.work.running
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window.area.result.go_button, Qt.Key.Key_E)
    assert window.look_back.reviews.window is shown
    assert shown.isVisible()
    assert shown.work.running


def test_the_match_goes_on_beside_it_and_the_next_deal_has_its_own(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(STANDARD, "beside")
    finish_deal(qtbot, window)
    window.commands.review_action.trigger()
    first = window.look_back.reviews.window
    assert first is not None
    window.match.go_on()
    qtbot.waitUntil(lambda: session_of(window).question is not None, timeout=TIME)
    assert first.isVisible()
    assert not window.commands.review_action.isEnabled()
    finish_deal(qtbot, window)
    window.commands.review_action.trigger()
    second = window.look_back.reviews.window
    assert second is not None
    assert second.work.deal.number > first.work.deal.number
    assert not first.work.running
    journal, names = window.match.journal, session_of(window).seat_names
    assert journal is not None
    assert window.look_back.reviews.open(journal, 0, names, number=first.work.deal.number)
    again = window.look_back.reviews.window
    assert again is not None
    assert again.work.deal == first.work.deal
    assert not window.look_back.reviews.open(journal, 0, names, number=99)


def test_watched_computers_wait_while_their_deal_is_reviewed(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(STANDARD, "watched", speed=0.01, players=("club",) * 4)
    session = session_of(window)
    qtbot.waitUntil(lambda: session.deal_over, timeout=TIME)
    number = session.view.public.number
    window.commands.review_action.trigger()
    shown = window.look_back.reviews.window
    assert shown is not None
    qtbot.waitUntil(lambda: shown.work.done > 2, timeout=TIME)
    assert session.view.public.number == number
    shown.close()
    qtbot.waitUntil(lambda: session.view.public.number > number, timeout=TIME)


def test_the_window_of_the_game_closes_while_it_is_busy(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "review busy")
    finish_deal(qtbot, window)
    window.commands.review_action.trigger()
    shown = window.look_back.reviews.window
    assert shown is not None
    qtbot.waitUntil(lambda: shown.work.done > 0, timeout=TIME)
    window.close()
    assert not shown.work.running
    assert not window.worker.ai_thread.isRunning()


def test_it_follows_the_theme_and_the_size_of_the_text(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "review look")
    finish_deal(qtbot, window)
    window.commands.review_action.trigger()
    shown = window.look_back.reviews.window
    assert shown is not None
    look = shown.table_stage.look
    settings = window.preferences.settings
    window.preferences.change(msgspec.structs.replace(settings, theme="dark", text_size=1.3))
    assert look.theme.name == "felt"
    assert shown.table_stage.look.theme.name == "dark"
    assert shown.table_stage.look.fonts.scale > look.fonts.scale
    assert shown.table_stage.look.theme.panel.name() in shown.styleSheet()
    window.preferences.change(settings)


def test_all_hands_are_told_and_the_arrow_keys_step(open_review: Reviewer) -> None:
    deal = played_deal()
    window = open_review(deal, done=False)
    cards = window.cards.cards
    for card in deal.hands[2]:
        assert texts.card_name(card) in told(cards)
    cards.setFocus()
    plays = [a for a in deal.actions if isinstance(a, act.Play)]
    QTest.keyClick(cards, Qt.Key.Key_Right)
    assert window.cards.played == 1
    assert texts.card_name(plays[0].card) in told(cards)
    QTest.keyClick(cards, Qt.Key.Key_PageDown)
    assert (window.cards.played, window.cards.trick) == (4, 0)
    assert window.course.buttons[0].isChecked()
    assert "Winner: " in told(cards)
    QTest.keyClick(cards, Qt.Key.Key_Left)
    assert window.cards.played == 3
    QTest.keyClick(cards, Qt.Key.Key_End)
    assert window.cards.played == len(plays)
    assert not window.cards.next_button.isEnabled()
    QTest.keyClick(cards, Qt.Key.Key_PageUp)
    assert window.cards.played == len(plays) - 4
    QTest.keyClick(cards, Qt.Key.Key_Home)
    assert window.cards.played == 0
    assert not window.cards.back_button.isEnabled()


def test_the_buttons_step_and_each_trick_is_a_button(open_review: Reviewer) -> None:
    window = open_review(played_deal(), done=False)
    part = window.cards
    press = Qt.MouseButton.LeftButton
    QTest.mouseClick(part.next_button, press)
    assert part.played == 1
    QTest.mouseClick(part.last_button, press)
    QTest.mouseClick(part.back_button, press)
    assert part.played == 31
    QTest.mouseClick(part.first_button, press)
    assert part.played == 0
    assert len(window.course.buttons) == 8
    for number, button in enumerate(window.course.buttons):
        assert button.accessibleName().startswith(f"Trick {number + 1} of 8. Winner: ")
        QTest.mouseClick(button, press)
        assert (part.played, part.trick) == (4 * number + 4, number)
    QTest.keyClick(window.course.buttons[7], Qt.Key.Key_Left)
    assert part.trick == 6


def test_a_choice_shows_its_moment_its_class_and_what_else_there_was(
    open_review: Reviewer,
) -> None:
    deal = played_deal("m3", "classic", "casual")
    window = open_review(deal)
    part = window.choices
    part.list.setFocus()
    seen = set()
    for number, entry in enumerate(part.model.entries):
        part.choose(number)
        assert part.entry is not None
        assert entry.verdict is not None
        scene = window.cards.cards.scene
        assert scene is not None
        assert window.cards.at == entry.moment.at
        assert scene.chooser == 0
        answer = entry.moment.answer
        if isinstance(answer, act.Play | act.LayTrump):
            assert scene.chosen == answer.card
            assert answer.card in (*scene.snap.hands[0], scene.snap.indicator)
        seen.add(entry.verdict.grade)
        rows = part.alternatives.cells
        shown = len(entry.verdict.choices)
        assert len(rows) == (shown if shown > 1 else 0)
        if rows:
            assert "Expert" in {word for row in rows for word in row[1].split(" & ")}
    assert len(seen) > 2
    QTest.keyClick(part.list, Qt.Key.Key_Up)
    assert part.list.currentIndex().row() == len(part.model.entries) - 2


def test_a_choice_tells_how_many_possible_deals_it_was_judged_by(open_review: Reviewer) -> None:
    part = open_review(played_deal("m3", "classic", "casual")).choices
    counts = set()
    for number, entry in enumerate(part.model.entries):
        part.choose(number)
        assert entry.verdict is not None
        said = [text.text() for text in part.findChildren(QLabel) if text.isVisible()]
        told_of = [text for text in said if "possible deal" in text]
        count = entry.verdict.worlds
        assert [text.endswith(f"From {count} possible deals.") for text in told_of] == (
            [True] if count else []
        )
        counts.add(count)
    assert {0, 20} <= counts


def test_what_open_cards_bring_is_told_beside_what_was_taken() -> None:
    deal = played_deal("m4", "classic", "casual")
    match = deal.finished()
    for seat, got in (
        (1, "your side would get 182 points"),
        (0, "the makers would get 182 points"),
    ):
        brought = OpenDeal(contract=160, maker=1, plays=(), points=(182, 150))
        said = review_texts.open_text(brought, match, seat)
        assert got in said
        assert said.endswith((". In fact it got 150.", ". In fact they got 150."))
        same = OpenDeal(contract=160, maker=1, plays=(), points=(0, 0))
        assert review_texts.open_text(same, match, seat).endswith(
            (" get 0 points, just as it did.", " get 0 points, just as they did.")
        )


def test_a_worse_chance_is_told_plainly() -> None:
    lay = act.LayTrump(0, "JS")
    verdict = Verdict(0, lay, act.LayTrump(0, "JH"), Grade.INACCURACY, chance=0.17)
    assert review_texts.cost_text(verdict) == (
        "In 100 such deals it goes well 17 times less often than the best choice."
    )


def test_where_the_contract_was_settled_no_chances_are_compared(open_review: Reviewer) -> None:
    part = open_review(played_deal("m4", "classic", "casual")).choices
    seen = set()
    for number, entry in enumerate(part.model.entries):
        part.choose(number)
        if not part.alternatives.cells:
            continue
        settled = entry.moment.view.settled()
        said = [text.text() for text in part.findChildren(QLabel) if text.isVisible()]
        assert any("what counts now is" in text for text in said) == (settled is not None)
        if settled is not None:
            assert part.alternatives.chance_column is None
            assert "%" not in "".join(cell for row in part.alternatives.cells for cell in row)
        seen.add(settled)
    assert len(seen) > 1


def test_every_class_is_told_in_words(open_review: Reviewer) -> None:
    window = open_review(played_deal("m3", "classic", "casual"))
    for row, entry in enumerate(window.choices.model.entries):
        told_text = window.choices.model.index(row).data(Qt.ItemDataRole.AccessibleTextRole)
        assert entry.move in told_text
        assert entry.verdict is not None
        word = {
            Grade.BEST: "Best", Grade.GOOD: "Good", Grade.MISTAKE: "Mistake",
            Grade.INACCURACY: "Inaccuracy", Grade.FORCED: "No choice", Grade.OTHER: "Not judged",
        }[entry.verdict.grade]  # fmt: skip
        assert word in told_text


def test_the_turning_point_is_shown(open_review: Reviewer) -> None:
    if not COMPILED:
        return
    window = open_review(played_deal("m31", "standard", "casual"))
    found = window.work.open
    assert found is not None
    turning = found.turning
    assert turning is not None
    assert texts.card_name(turning.card) in window.line.text()
    QTest.mouseClick(window.cards.turning_button, Qt.MouseButton.LeftButton)
    assert window.cards.at == turning.at + 1
    assert window.cards.trick == turning.trick
    assert str(found.best) in told(window.course)


@pytest.mark.parametrize(
    ("points", "said"),
    [
        (
            (174, 167),
            "With open cards the makers could get 174 points before it, enough for the contract; "
            "after it they could get only 167.",
        ),
        (
            (167, 174),
            "With open cards the makers could get only 167 points before it, too few for the "
            "contract; after it they could get 174.",
        ),
    ],
)
def test_the_turning_point_is_told_in_plain_sentences(points: tuple[int, int], said: str) -> None:
    card = OpenPlay(24, 6, 3, "KS", *points)
    told_text = review_texts.turning_text(OpenDeal(170, 3, (card,), points), NAMES)
    assert told_text == f"The turning point was in trick 7, Tharindu: King of spades. {said}"


def test_others_with_the_same_cards_stand_beside_oneself(open_review: Reviewer) -> None:
    window = open_review(played_deal())
    words = [part.text() for part in window.comparison.findChildren(QLabel)]
    assert "Club player" in words
    assert "Casual" in words
    assert any("Club player." in word for word in words)


def test_rows_that_come_one_by_one_stay_together_at_the_top(
    qtbot: QtBot, open_review: Reviewer
) -> None:
    window = open_review(played_deal(), (760, 740), done=False)
    window.tabs.setCurrentWidget(window.comparison)
    rows: set[int] = set()
    window.work.changed.connect(lambda: rows.add(len(window.work.comparisons)))
    window.work.go_on()
    qtbot.waitUntil(lambda: window.work.over, timeout=TIME)
    assert rows == {0, 1, 2}
    QCoreApplication.processEvents()
    parts = window.comparison.findChildren(QLabel)
    shown = sorted((part for part in parts if part.isVisible()), key=QWidget.y)
    lowest = max(part.geometry().bottom() for part in shown)
    assert lowest < 8 * shown[0].height()
    for part, after in pairwise(shown):
        assert after.y() - part.geometry().bottom() < part.height()


def test_it_stops_goes_on_and_another_looks_at_it(qtbot: QtBot, open_review: Reviewer) -> None:
    window = open_review(played_deal(), done=False)
    work = window.work
    press = Qt.MouseButton.LeftButton
    assert window.stop_button.text() == "&Go on"
    QTest.mouseClick(window.stop_button, press)
    assert work.running
    assert window.stop_button.text() == "&Stop"
    QTest.mouseClick(window.stop_button, press)
    assert not work.running
    window.advisers.setCurrentIndex(1)
    window.advisers.activated.emit(1)
    assert work.adviser == "strong"
    qtbot.waitUntil(lambda: work.over, timeout=TIME)
    assert not window.stop_button.isVisible()
    window.choices.choose(len(work.moments) - 2)
    assert "All is looked at." in {part.text() for part in window.findChildren(QLabel)}


def test_enter_presses_the_button_that_has_the_keyboard_and_no_other(
    open_review: Reviewer,
) -> None:
    window = open_review(played_deal(), done=False)
    for part in (window.choices.list, window.cards.cards):
        part.setFocus()
        QTest.keyClick(part, Qt.Key.Key_Return)
        assert window.isVisible()
    window.close_button.setFocus()
    QTest.keyClick(window.close_button, Qt.Key.Key_Return)
    assert not window.isVisible()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rules", ["standard", "six-pairs", "eight-teams"])
def test_everything_has_a_place_at_every_size(
    open_review: Reviewer, rules: str, size: tuple[int, int]
) -> None:
    window = open_review(played_deal("place", rules), size, done=False)
    small = size[0] < 960
    assert window.tabs.isVisible() == small
    pages = range(window.tabs.count()) if small else [0]
    for page in pages:
        window.tabs.setCurrentIndex(page)
        QCoreApplication.processEvents()
        for button in window.findChildren(QPushButton):
            if button.isVisible():
                assert button.width() >= button.minimumSizeHint().width(), button.text()
                assert window.rect().contains(button.mapTo(window, button.rect().center())), (
                    button.text()
                )
        window.grab()
    assert window.size().width() == size[0]
    window.resize(1000, 700)
    window.resize(*size)
    assert window.tabs.isVisible() == small


@pytest.mark.parametrize("code", ["de", "es", "pt"])
def test_it_changes_its_language(open_review: Reviewer, code: str) -> None:
    window = open_review(played_deal())
    window.choices.choose(1)
    english = (window.title.text(), window.line.text(), window.windowTitle())
    language = Language()
    language.apply(code)
    try:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
        other = (window.title.text(), window.line.text(), window.windowTitle())
        assert all(one != two for one, two in zip(english, other, strict=True))
        assert window.close_button.text() != "Close"
    finally:
        language.apply("en")
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
    assert (window.title.text(), window.line.text(), window.windowTitle()) == english


@pytest.mark.parametrize(
    ("seed", "chosen"),
    [("void", STANDARD), ("void pairs", options("Standard", "table=six-pairs"))],
)
def test_a_deal_without_play_says_so(
    qtbot: QtBot, open_review: Reviewer, seed: str, chosen: Options
) -> None:
    rules = "standard" if chosen is STANDARD else "six-pairs"
    found = (d for n in range(30) for d in deals_of(f"{seed} {n}", rules))
    deal = next(d for d in found if not any(isinstance(a, act.Play) for a in d.actions))
    window = open_review(deal)
    assert "No card was played in this deal." in window.line.text()
    assert not window.course.buttons
    assert not window.cards.turning_button.isVisible()
    window.grab()
