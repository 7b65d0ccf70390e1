"""Hints: two steps, the move marked, called off by whatever happens, by mouse and by keys."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.rules.situation import play
from tests.rules.test_play_closed import HANDS
from tests.ui.player import Clicker, Opener, Typist, session_of, thumb, wait_for_turn, with_values
from tests.ui.thinkers import Waiting, player, seated
from three04.ai import greedy
from three04.ai.player import Player
from three04.ai.players import PLAYERS
from three04.ai.thought import SENTENCES, Choice, Thought, Why
from three04.rules import actions as act
from three04.rules.nought.public import Phase
from three04.rules.nought.view import View
from three04.rules.options import STANDARD
from three04.rules.questions import Question
from three04.ui.advice import hint_texts
from three04.ui.advice.hints import Stage
from three04.ui.match import opponents
from three04.ui.match.hint_record import HintUse
from three04.ui.tabletop.hint_panel import ChanceBar
from three04.ui.window.main_window import MainWindow
from three04.ui.words import texts
from three04.ui.words.language import LANGUAGES, Language

NAMES = ("You", "Ravi", "Nimali", "Tharindu")
PARAMS: dict[str, str | int] = {
    "seat": 2, "card": "JH", "suit": "H", "points": 33, "percent": 64, "bid": 160,
}  # fmt: skip


@pytest.fixture
def expert() -> Iterator[None]:
    with seated(player("expert")):
        yield


def reach(
    qtbot: QtBot, window: MainWindow, hands: Clicker | Typist, phase: Phase, choices: int = 2
) -> Question:
    """Play until the person has something to choose in a phase."""
    session = session_of(window)
    for _ in range(200):
        question = wait_for_turn(qtbot, window)
        if question is None:
            hands.next_deal()
            continue
        if session.view.public.phase is phase and len(question.actions) >= choices:
            return question
        hands.answer(thumb(session, question))
    raise AssertionError(phase)


def wait_for(qtbot: QtBot, window: MainWindow, stage: Stage) -> None:
    qtbot.waitUntil(lambda: window.aids.hints.stage is stage)


def seen_in(panel: QWidget) -> list[str]:
    """Return what can be read in a panel."""
    return [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]


def test_first_a_nudge_then_the_move_on_its_card(
    qtbot: QtBot, open_window: Opener, expert: None
) -> None:
    window = open_window(STANDARD, "hint")
    clicker, session = Clicker(qtbot, window), session_of(window)
    question = reach(qtbot, window, clicker, Phase.PLAY, 3)
    (tool,) = [
        t for t in window.commands.side_tools if t.defaultAction() is window.commands.hint_action
    ]
    clicker.press(tool)
    wait_for(qtbot, window, Stage.NUDGE)
    panel = window.aids.hint_view.panel
    assert panel.isVisible()
    assert panel.advice is not None
    assert panel.advice.text.endswith(("?", "."))
    names = {texts.card_name(a.card) for a in question.actions if isinstance(a, act.Play)}
    assert not [name for name in names if name in panel.advice.spoken]
    assert window.area.board.table.hinted is None
    clicker.press(panel.more_button)
    assert window.aids.hints.stage is Stage.MOVE
    answer = thumb(session, question)
    assert isinstance(answer, act.Play)
    item = window.area.board.table.item_of(answer.card)
    assert item is not None
    assert item.look.hinted
    assert item.look.told.endswith("the hint")
    assert panel.advice.move.startswith(texts.card_name(answer.card))
    assert panel.advice.chance == pytest.approx(0.71)
    assert "71 times in 100" in panel.advice.spoken
    assert 1 <= len(panel.advice.others) <= 3
    assert session.hints.of(session.view.public.number) == HintUse(1, 1)
    clicker.press(panel.close_button)
    assert not panel.isVisible()
    assert not item.look.hinted
    # What was thought is still known: no second thinking, and no second hint in the count.
    window.commands.hint_action.trigger()
    assert window.aids.hints.stage is Stage.MOVE
    assert session.hints.of(session.view.public.number) == HintUse(1, 1)


@pytest.mark.parametrize("size", [(720, 480), (1280, 800)])
def test_it_is_told_how_many_possible_deals_a_hint_is_from(
    qtbot: QtBot, open_window: Opener, expert: None, size: tuple[int, int]
) -> None:
    window = open_window(STANDARD, "hint", size)
    reach(qtbot, window, Typist(qtbot, window), Phase.PLAY)
    for stage in (Stage.NUDGE, Stage.MOVE):
        window.commands.hint_action.trigger()
        wait_for(qtbot, window, stage)
    panel = window.aids.hint_view.panel
    assert "From 8 possible deals" in seen_in(panel)
    assert "From 8 possible deals." in panel.accessibleDescription()


def test_a_chance_that_is_the_reason_is_said_once() -> None:
    made = "The bid is made 68 times in 100."
    advice = hint_texts.Advice(made, move="Bid 160", chance_text=made)
    assert advice.spoken == f"Bid 160. {made}"


def test_a_hint_that_looked_at_no_deals_tells_of_none(qtbot: QtBot) -> None:
    assert hint_texts.worlds_text(0) == ""
    assert hint_texts.worlds_text(1) == "From a single possible deal"
    advice = hint_texts.Advice("It is the only card that may be played.", move="Ten of clubs")
    assert advice.spoken == "Ten of clubs. It is the only card that may be played."


@pytest.mark.parametrize("outcome", ["made", "failed"])
def test_a_contract_that_is_settled_has_no_chances_any_more(
    qtbot: QtBot, open_window: Opener, expert: None, outcome: str
) -> None:
    window = open_window(STANDARD, "hint")
    session, typist = session_of(window), Typist(qtbot, window)
    while True:
        reach(qtbot, window, typist, Phase.PLAY)
        if session.view.settled() == outcome:
            break
        question = session.question
        assert question is not None
        typist.answer(thumb(session, question))
    for stage in (Stage.NUDGE, Stage.MOVE):
        window.commands.hint_action.trigger()
        wait_for(qtbot, window, stage)
    panel = window.aids.hint_view.panel
    assert panel.advice is not None
    sentence = {
        "made": "The contract is already made: what counts now is only points.",
        "failed": "The contract has already failed: what counts now is only points.",
    }[outcome]
    assert any(sentence in text for text in seen_in(panel))
    assert sentence in panel.advice.spoken
    assert [bar for bar in panel.findChildren(ChanceBar) if bar.isVisible()] == []
    assert "takes 170 of the 304 points" in panel.advice.spoken
    assert "tokens" not in panel.advice.spoken
    assert panel.advice.others
    assert all(other.chance is None for other in panel.advice.others)


def test_a_settled_contract_leaves_tricks_to_win_where_all_of_them_pay() -> None:
    script = "auction 0:pass 1:260 2:pass 3:pass / trump 1:TS / play 0:AH 1:(JD) 2:7H 3:(AC)"
    said = {}
    for caps in ("off", "sweep"):
        table = play(script, HANDS, options=f"caps={caps}")
        said[caps] = [hint_texts.settled_text(view) for view in table.views]
    assert said["off"] == [
        "", "The contract has already failed: what counts now is only points.", "", "",
    ]  # fmt: skip
    assert said["sweep"] == [
        "", "The contract has already failed: what counts now is every single trick.", "", "",
    ]  # fmt: skip


def test_tricks_count_no_more_where_caps_is_lost_or_does_not_pay() -> None:
    start = "auction 0:pass 1:260 2:pass 3:pass / trump 1:TS / caps {seat} / "
    start += "play 0:AH 1:(JD) 2:7H 3:(AC)"  # seat 0 has won it
    for seat, told in ((0, "every single trick"), (1, "only points")):
        view = play(start.format(seat=seat), HANDS, options="caps=declared").views[1]
        assert told in hint_texts.settled_text(view)
    hands = {  # the seven loses to the eight
        0: "JC 9C AC TC | KC QC 8C 7C",
        1: "JS 9S AS TS | KS QS 8S 7H",
        2: "JD 9D AD TD | KD QD 8D 8H",
        3: "JH 9H AH TH | KH QH 7D 7S",
    }
    script = "auction 0:pass 1:200 2:pass 3:pass 0:pass / trump 1:TS / second 1:close / "
    script += "trump 1:TS / play 1:7H 2:8H 0:(8C)"
    table = play(script, hands, "Classic", "caps=sweep")
    assert table.views[0].settled() == "failed"
    # R32: no Caps of any kind, and points count for nothing.
    assert "changes nothing" in hint_texts.settled_text(table.views[0])


def test_each_step_is_said_aloud(
    qtbot: QtBot, open_window: Opener, expert: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(STANDARD, "hint")
    reach(qtbot, window, Typist(qtbot, window), Phase.PLAY)
    said: list[str] = []
    monkeypatch.setattr(window.area, "announce", said.append)
    for stage in (Stage.NUDGE, Stage.MOVE):
        window.commands.hint_action.trigger()
        wait_for(qtbot, window, stage)
        window.area.refresh()  # nothing new: nothing is said again
    assert len(said) == 2
    assert window.aids.hint_view.panel.advice is not None
    assert said[1] == window.aids.hint_view.panel.advice.spoken
    assert "times in 100" in said[1]


def test_by_keys_alone(qtbot: QtBot, open_window: Opener, expert: None) -> None:
    window = open_window(STANDARD, "hint")
    typist, session = Typist(qtbot, window), session_of(window)
    question = reach(qtbot, window, typist, Phase.PLAY)
    typist.key(Qt.Key.Key_H)
    wait_for(qtbot, window, Stage.NUDGE)
    typist.key(Qt.Key.Key_H)
    assert window.aids.hints.stage is Stage.MOVE
    typist.key(Qt.Key.Key_Escape)
    assert window.aids.hints.stage is Stage.NOTHING
    typist.key(Qt.Key.Key_H)
    answer = thumb(session, question)
    typist.answer(answer)
    assert window.aids.hints.stage is Stage.NOTHING
    assert window.area.board.table.hinted is None
    assert not window.aids.hint_view.panel.isVisible()


def reach_apart(qtbot: QtBot, window: MainWindow, typist: Typist) -> str:
    """Play until the keyboard waits on another card than the hint will name; return that one."""
    session, board = session_of(window), window.area.board
    while True:
        question = reach(qtbot, window, typist, Phase.PLAY)
        answer = thumb(session, question)
        assert isinstance(answer, act.Play)
        if question.kind == "turn" and board.cursor_card != answer.card:
            return answer.card
        typist.answer(answer)


def show_move(qtbot: QtBot, window: MainWindow, typist: Typist) -> None:
    for stage in (Stage.NUDGE, Stage.MOVE):
        typist.key(Qt.Key.Key_H)
        wait_for(qtbot, window, stage)


def test_the_keyboard_goes_to_the_card_of_the_hint(
    qtbot: QtBot, open_window: Opener, expert: None
) -> None:
    window = open_window(STANDARD, "hint")
    typist, board = Typist(qtbot, window), window.area.board
    card = reach_apart(qtbot, window, typist)
    show_move(qtbot, window, typist)
    assert board.cursor_card == card
    assert board.table.cursor == board.table.hinted == card
    view, trick = session_of(window).view, len(session_of(window).view.public.tricks)
    typist.key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: view.card_at(trick, 0) is not None)
    assert view.card_at(trick, 0) == card


def test_who_has_moved_the_keyboard_himself_is_not_led_away_by_a_hint(
    qtbot: QtBot, open_window: Opener, expert: None
) -> None:
    window = open_window(STANDARD, "hint")
    typist, board = Typist(qtbot, window), window.area.board
    card = reach_apart(qtbot, window, typist)
    while True:
        typist.key(Qt.Key.Key_Right)
        if board.cursor_card != card:
            break
    own = board.cursor_card
    show_move(qtbot, window, typist)
    assert board.cursor_card == own
    assert board.table.hinted == card


def test_the_panel_is_reached_by_tab(qtbot: QtBot, open_window: Opener, expert: None) -> None:
    window = open_window(STANDARD, "hint")
    typist = Typist(qtbot, window)
    reach(qtbot, window, typist, Phase.PLAY)
    typist.key(Qt.Key.Key_H)
    wait_for(qtbot, window, Stage.NUDGE)
    panel = window.aids.hint_view.panel
    assert panel.accessibleName() == "Hint"
    assert panel.close_button.accessibleName() == "Close the hint"
    typist.tab_to(panel.more_button)
    typist.key(Qt.Key.Key_Space)
    assert window.aids.hints.stage is Stage.MOVE
    typist.tab_to(panel.close_button)
    typist.key(Qt.Key.Key_Return)
    assert not panel.isVisible()
    assert window.area.board.hasFocus()


def test_a_bid_is_marked_on_its_button(qtbot: QtBot, open_window: Opener, expert: None) -> None:
    window = open_window(STANDARD, "hint")
    typist, session = Typist(qtbot, window), session_of(window)
    question = reach(qtbot, window, typist, Phase.AUCTION)
    typist.key(Qt.Key.Key_H)
    wait_for(qtbot, window, Stage.NUDGE)
    typist.key(Qt.Key.Key_H)
    panel = window.area.bid_panel
    marked = [made for made in panel.findChildren(QPushButton) if getattr(made, "hinted", False)]
    assert len(marked) == 1
    assert marked[0].accessibleDescription() == "The hint"
    assert window.aids.hint_view.lamp.isVisible()
    answer = window.aids.hint_view.answer
    wanted = panel.amounts[answer.amount] if isinstance(answer, act.Bid) else panel.pass_button
    assert marked[0] is wanted
    assert window.aids.hint_view.panel.advice is not None
    assert window.aids.hint_view.panel.advice.move in (
        "Pass",
        f"Bid {getattr(answer, 'amount', 0)}",
    )
    typist.answer(thumb(session, question))
    assert not window.aids.hint_view.lamp.isVisible()
    assert not [made for made in panel.findChildren(QPushButton) if getattr(made, "hinted", False)]


@pytest.mark.parametrize("declared", [False, True])
def test_trump_and_offers_have_hints_too(
    qtbot: QtBot, open_window: Opener, expert: None, declared: bool
) -> None:
    caps = "declared" if declared else "off"
    window = open_window(with_values(STANDARD, caps=caps), "hint maker")
    typist, session = Typist(qtbot, window), session_of(window)
    kinds: set[str] = set()
    for _ in range(120):
        question = wait_for_turn(qtbot, window)
        if question is None:
            typist.next_deal()
            continue
        phase = session.view.public.phase
        if phase is Phase.TRUMP or question.kind == "offer":
            typist.key(Qt.Key.Key_H)
            wait_for(qtbot, window, Stage.NUDGE)
            typist.key(Qt.Key.Key_H)
            advice = window.aids.hint_view.panel.advice
            assert advice is not None
            assert advice.move
            if phase is Phase.TRUMP:
                assert window.area.board.table.hinted is not None
                assert window.area.board.cursor_card == window.area.board.table.hinted
                kinds.add("trump")
            else:
                assert window.aids.hint_view.lamp.isVisible()
                kinds.add(type(question.actions[0]).__name__)
        if kinds >= {"trump", "Open"} | ({"Caps"} if declared else set()):
            return
        typist.answer(thumb(session, question))
    raise AssertionError(kinds)


# ---------------------------------------------------------------------- called off


@pytest.fixture
def slow() -> Iterator[Waiting]:
    waiting = Waiting()
    with seated(player("expert", waiting)):
        yield waiting


def ask_slowly(qtbot: QtBot, window: MainWindow, slow: Waiting) -> None:
    window.commands.hint_action.trigger()
    qtbot.waitUntil(slow.begun.is_set)


def test_that_it_takes_time_is_said(qtbot: QtBot, open_window: Opener, slow: Waiting) -> None:
    window = open_window(STANDARD, "hint")
    reach(qtbot, window, Typist(qtbot, window), Phase.PLAY)
    ask_slowly(qtbot, window, slow)
    assert not window.aids.hint_view.panel.isVisible()
    wait_for(qtbot, window, Stage.THINKING)
    assert window.aids.hint_view.panel.advice == hint_texts.Advice("Thinking about it…")
    window.commands.hint_action.trigger()  # asked twice: the move as soon as it is known
    window.worker.hurry()
    wait_for(qtbot, window, Stage.MOVE)


def test_an_answer_calls_it_off(qtbot: QtBot, open_window: Opener, slow: Waiting) -> None:
    window = open_window(STANDARD, "hint")
    typist, session = Typist(qtbot, window), session_of(window)
    question = reach(qtbot, window, typist, Phase.PLAY)
    ask_slowly(qtbot, window, slow)
    typist.answer(thumb(session, question))
    assert slow.ended.wait(5)
    assert window.aids.hints.thought is None
    assert window.aids.hints.question is None
    wait_for_turn(qtbot, window)
    assert window.aids.hints.stage is Stage.NOTHING
    assert session.hints.of(session.view.public.number) == HintUse()


def test_undo_calls_it_off(qtbot: QtBot, open_window: Opener, slow: Waiting) -> None:
    window = open_window(STANDARD, "hint")
    reach(qtbot, window, Typist(qtbot, window), Phase.PLAY)
    ask_slowly(qtbot, window, slow)
    window.commands.undo_action.trigger()
    assert slow.ended.wait(5)
    wait_for_turn(qtbot, window)
    assert window.aids.hints.stage is Stage.NOTHING
    assert window.aids.hints.question is None


def test_a_new_match_and_closing_call_it_off(
    qtbot: QtBot, open_window: Opener, slow: Waiting
) -> None:
    window = open_window(STANDARD, "hint")
    reach(qtbot, window, Typist(qtbot, window), Phase.PLAY)
    ask_slowly(qtbot, window, slow)
    window.match.start(window.match.wish)
    assert slow.ended.wait(5)
    slow.begun.clear()
    slow.ended.clear()
    wait_for_turn(qtbot, window)
    ask_slowly(qtbot, window, slow)
    window.close()
    assert slow.ended.is_set()


def test_undo_does_not_undo_that_a_hint_was_given(
    qtbot: QtBot, open_window: Opener, expert: None
) -> None:
    window = open_window(STANDARD, "hint")
    typist, session = Typist(qtbot, window), session_of(window)
    question = reach(qtbot, window, typist, Phase.PLAY)
    deal = session.view.public.number
    typist.key(Qt.Key.Key_H)
    wait_for(qtbot, window, Stage.NUDGE)
    typist.answer(thumb(session, question))
    window.commands.undo_action.trigger()
    assert session.hints.of(deal) == HintUse(1, 0)


def test_a_player_that_fails_gives_no_hint(
    qtbot: QtBot, open_window: Opener, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*_: object) -> Thought:
        raise RuntimeError("lost my head")

    with seated(player("expert", fails)):
        window = open_window(STANDARD, "hint")
        wait_for_turn(qtbot, window)
        window.commands.hint_action.trigger()
        wait_for(qtbot, window, Stage.FAILED)
        assert window.aids.hint_view.panel.advice is not None
        assert window.aids.hint_view.panel.advice.text == "There is no hint for this one."
        assert caplog.records
        window.commands.hint_action.trigger()
        assert not window.aids.hint_view.panel.isVisible()


def test_a_player_that_gives_no_reasons_names_its_move(qtbot: QtBot, open_window: Opener) -> None:
    if any(one.think is not None for one in PLAYERS.values()):
        pytest.skip("all say what they think")
    window = open_window(STANDARD, "hint")
    reach(qtbot, window, Typist(qtbot, window), Phase.PLAY)
    for stage in (Stage.NUDGE, Stage.MOVE):
        window.commands.hint_action.trigger()
        wait_for(qtbot, window, stage)
        advice = window.aids.hint_view.panel.advice
        assert advice is not None
        assert advice.chance is None
    assert advice is not None
    assert advice.move


def test_the_strongest_that_says_what_it_thinks_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    with seated(player("strong"), player("expert"), player("odd")):
        assert opponents.adviser().name == "expert"
    for name in ("strong", "expert"):
        monkeypatch.delitem(PLAYERS, name, raising=False)
    monkeypatch.setitem(PLAYERS, "club", Player("club", greedy.decide))
    with seated(player("casual"), player("beginner")):
        assert opponents.adviser().name == "casual"


# ---------------------------------------------------------------------- in words


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_reason_is_a_sentence_in_every_language(qtbot: QtBot, code: str) -> None:
    language = Language()
    language.apply(code)
    try:
        for why in SENTENCES:
            said = hint_texts.reason([Why(why, PARAMS)], NAMES)
            assert said.endswith(".")
            assert "{" not in said
            if code != "en":
                assert texts.why_text(Why(why, PARAMS), NAMES) != SENTENCES[why].format(**PARAMS)
    finally:
        language.apply("en")


def test_every_reason_leads_to_something_to_think_about(qtbot: QtBot) -> None:
    turn = Question(1, 0, "turn", (act.Pass(0), act.Bid(0, 160)))
    plain = {"best_by_chance", "best_by_points", "no_difference"}
    seen = {
        hint_texts.nudge(Choice(act.Pass(0), whys=(Why(code),)), View(0), turn)
        for code in set(SENTENCES) - plain
    }
    assert len(seen) > 10
    assert all(text.endswith(("?", ".")) for text in seen)
    assert set(hint_texts._NUDGES) <= set(SENTENCES)


@pytest.mark.parametrize(
    ("hand", "laid", "nudge"),
    [
        ("JS KH QH 9D", "9D", "In which suit are your strongest cards?"),
        ("JS 9H QH TH", "JS", "In which suit are your strongest cards?"),
        ("JS KH QH 9D", "QH", "In which suit do you have the most cards?"),
        ("JS 9H QH TH", "TH", "In which suit are you long, with its jack or its nine?"),
    ],
)
def test_the_nudge_agrees_with_the_trump_that_will_be_named(
    qtbot: QtBot, hand: str, laid: str, nudge: str
) -> None:
    view = View(0)
    view.own.hand.extend(hand.split())
    lay = act.LayTrump(0, laid)
    choice = Choice(lay, whys=(Why("long_suit", {"suit": laid[1]}),))
    assert hint_texts.nudge(choice, view, Question(1, 0, "turn", (lay, lay))) == nudge


@pytest.mark.parametrize(
    ("code", "one", "two", "once"),
    [
        ("es", "un punto más", "unos 2 puntos más", "una vez de 100."),
        ("pt", "um ponto a mais", "2 pontos a mais", "uma vez em 100."),
        ("de", "einen Punkt mehr", "2 Punkte mehr", "einmal von 100 Malen erfüllt."),
    ],
)
def test_one_is_one_in_every_language(
    qtbot: QtBot, code: str, one: str, two: str, once: str
) -> None:
    language = Language()
    language.apply(code)
    try:
        assert texts.why_text(Why("best_by_points", {"points": 1}), NAMES).count(one) == 1
        assert texts.why_text(Why("best_by_points", {"points": 2}), NAMES).count(two) == 1
        rare = Choice(act.Bid(0, 160), success=0.001)
        assert hint_texts.chance_text(rare, View(0)).endswith(once)
    finally:
        language.apply("en")


def test_one_point_and_one_time_are_told_as_one(qtbot: QtBot) -> None:
    assert texts.why_text(Why("best_by_points", {"points": 1}), NAMES) == (
        "it brings about one point more than the next best"
    )
    assert texts.why_text(Why("best_by_points", {"points": 2}), NAMES) == (
        "it brings about 2 points more than the next best"
    )
    assert texts.why_text(Why("fails", {"percent": 1}), NAMES).endswith("only once in 100 times")
    rare = Choice(act.Bid(0, 160), success=0.001)
    assert hint_texts.chance_text(rare, View(0)) == "The bid is made once in 100 times."
    assert hint_texts.expected_text(Choice(act.Pass(0), tokens=-1.0, points=0.8)) == (
        "On average your side takes 1 of the 304 points and loses 1.0 tokens."
    )


def test_a_reason_that_is_not_known_is_left_out(qtbot: QtBot) -> None:
    assert hint_texts.reason([Why("of the future")], NAMES) == ""
    assert hint_texts.reason([Why("of the future"), Why("draws_trumps")], NAMES)


@pytest.mark.parametrize(
    ("chance", "shown"), [(0.0, 0), (0.001, 1), (0.5, 50), (0.999, 99), (1.0, 100)]
)
def test_sure_is_only_what_is_sure(chance: float, shown: int) -> None:
    assert hint_texts.percent(chance) == shown


def test_what_is_expected_is_said_in_words(qtbot: QtBot) -> None:
    passing = act.Pass(0)
    assert hint_texts.expected_text(Choice(passing)) == ""
    lost = hint_texts.expected_text(Choice(passing, tokens=-1.26, points=140.4))
    assert lost == "On average your side takes 140 of the 304 points and loses 1.3 tokens."
    assert "gains 0.5 tokens" in hint_texts.expected_text(Choice(passing, tokens=0.5))
    for nothing in (0.0, 0.04, -0.04):
        even = hint_texts.expected_text(Choice(passing, tokens=nothing))
        assert even == "On average your side breaks even."
        even = hint_texts.expected_text(Choice(passing, tokens=nothing, points=150.0))
        assert even == "On average your side takes 150 of the 304 points and breaks even."
    assert "takes 151 of the 304" in hint_texts.expected_text(Choice(passing, points=151.0))


def test_the_panel_covers_no_trick_and_no_index(
    qtbot: QtBot, open_window: Opener, expert: None
) -> None:
    for size in ((1280, 800), (720, 480), (1920, 1080)):
        window = open_window(STANDARD, "hint", size)
        reach(qtbot, window, Typist(qtbot, window), Phase.PLAY)
        for stage in (Stage.NUDGE, Stage.MOVE):
            window.commands.hint_action.trigger()
            wait_for(qtbot, window, stage)
            panel = window.aids.hint_view.panel.geometry().adjusted(15, 15, -15, -15)
            table = window.area.board.table
            for pose in table.layout.tricks:
                box = pose.rect
                trick = (round(box.x), round(box.y), round(box.w), round(box.h))
                assert not panel.intersects(type(panel)(*trick)), (size, stage)
            for row in table.rows:
                face = table.anchor(row.card)
                index = type(panel)(
                    round(face.x), round(face.y), round(0.24 * face.w), round(0.36 * face.h)
                )
                assert not panel.intersects(index), (size, stage, row.card)
            assert window.area.rect().contains(panel)
        QTest.keyClick(window, Qt.Key.Key_Escape)


def test_where_rows_have_no_room_the_others_are_told_in_a_sentence(
    qtbot: QtBot, open_window: Opener, expert: None
) -> None:
    window = open_window(STANDARD, "user one")
    session, typist = session_of(window), Typist(qtbot, window)
    panel, told = window.aids.hint_view.panel, set[str]()
    while session.view.public.number < 3:
        question = wait_for_turn(qtbot, window)
        if question is None:
            typist.next_deal()
            continue
        if session.view.public.phase is Phase.PLAY and len(question.actions) > 1:
            for stage in (Stage.NUDGE, Stage.MOVE):
                window.commands.hint_action.trigger()
                wait_for(qtbot, window, stage)
            assert panel.advice is not None
            if panel.advice.others:
                seen = seen_in(panel)
                (head,) = [t for t in seen if t.startswith(("Else: ", "What else there is"))]
                told.add(head.split()[0])
                assert any(panel.advice.others[-1].text in text for text in seen)
        # Never the maker: his indicator is to lie beside the place of the hint.
        passes = [a for a in question.actions if isinstance(a, act.Pass)]
        typist.answer(passes[0] if passes else thumb(session, question))
    assert told == {"Else:", "What"}
