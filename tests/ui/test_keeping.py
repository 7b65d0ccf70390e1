"""The match in progress outlives the window, a kill, a full disk and a damaged file."""

import random
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from tests.ui.kept import Keeping
from tests.ui.player import Clicker, Typist, play_deal, session_of, thumb, wait_for_turn
from three04.ai import kernel
from three04.record.deals import random_source
from three04.record.reading import read
from three04.rules.events import Event
from three04.rules.options import options
from three04.rules.questions import Question
from three04.store.store import Store
from three04.table.chairs import ViewChair
from three04.table.table import Table
from three04.ui.dialogs.new_match import NewMatchDialog
from three04.ui.keeping.keeper import Keeper, KeptJournal
from three04.ui.match.lineup import Wish
from three04.ui.window.main_window import MainWindow

ROOT = Path(__file__).resolve().parents[2]


def sentences(window: MainWindow) -> list[str]:
    return [box.text() for box in window.findChildren(QMessageBox) if box.isVisible()]


def state(window: MainWindow) -> tuple[object, ...]:
    """Return all that the person knows and is asked, but for the question's number."""
    session = session_of(window)
    view, asked = session.view, session.question
    played = [[repr(p) for p in t.plays] for t in (*view.public.tricks, view.public.trick)]
    actions = asked.actions if asked else None
    return view.public.number, view.public.tokens, list(view.hand), played, actions


def play_some(qtbot: QtBot, window: MainWindow, answers: int) -> None:
    session = session_of(window)
    while answers:
        question = wait_for_turn(qtbot, window)
        if question is None:
            session.next_deal()
        else:
            assert session.answer(thumb(session, question)) is None
            answers -= 1
    wait_for_turn(qtbot, window)


def test_closing_keeps_the_match_and_the_next_start_offers_to_go_on(
    qtbot: QtBot, keeping: Keeping
) -> None:
    window = keeping.open("kept")
    play_some(qtbot, window, 14)
    before = state(window)
    window = keeping.open()
    panel = window.resuming.panel
    assert panel is not None
    assert window.session is None
    assert panel.isVisible()
    assert not window.area.side.isVisible()
    assert "Standard" in panel.accessibleDescription()
    assert f"deal {before[0]}" in panel.accessibleDescription()
    assert panel.go_button.hasFocus()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.resuming.panel is None
    wait_for_turn(qtbot, window)
    assert state(window) == before


def test_undo_goes_on_after_a_resume(qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open("kept")
    play_some(qtbot, window, 3)
    before = state(window)
    question = wait_for_turn(qtbot, window)
    assert question is not None
    Clicker(qtbot, window).answer(thumb(session_of(window), question))
    wait_for_turn(qtbot, window)
    window = keeping.open()
    window.resuming.resume()
    wait_for_turn(qtbot, window)
    window.commands.undo_action.trigger()
    wait_for_turn(qtbot, window)
    assert state(window) == before
    while session_of(window).can_undo:
        window.commands.undo_action.trigger()
        assert wait_for_turn(qtbot, window) is not None


def test_the_same_computers_and_cards_go_on(qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open()
    window.match.start(Wish(players=("", "random", "greedy", "random"), names=("Asha",)))
    wait_for_turn(qtbot, window)
    lineup = session_of(window).lineup
    window = keeping.open()
    window.resuming.resume()
    assert session_of(window).lineup == lineup
    assert lineup.players == ("", "random", "greedy", "random")
    assert window.area.names == ("Asha", "Ravi", "Nimali", "Tharindu")
    # The header alone gives the cards to come: the next deals of both are the same.
    header = window.match.journal.rows[0] if window.match.journal else None
    assert header is not None
    assert getattr(header, "source", "").startswith("key:")


def test_another_match_in_place_of_the_one_that_was_left(qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open("kept")
    play_deal(qtbot, window, Typist(qtbot, window))
    Typist(qtbot, window).next_deal()
    wait_for_turn(qtbot, window)
    window = keeping.open()
    panel = window.resuming.panel
    assert panel is not None
    QTest.mouseClick(panel.new_button, Qt.MouseButton.LeftButton)
    dialog = window.findChild(NewMatchDialog)
    assert isinstance(dialog, NewMatchDialog)
    QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    assert window.resuming.panel is None
    assert session_of(window).view.public.number == 1
    assert [status for _, status, _ in keeping.matches()] == ["running", "running"]


def test_a_new_match_asks_if_one_is_unfinished(qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open("kept")
    play_some(qtbot, window, 2)
    old = session_of(window)
    for button, kept in ((1, True), (0, False)):
        window.commands.again_action.trigger()
        box = next(b for b in window.findChildren(QMessageBox) if b.isVisible())
        buttons = [b for b in box.findChildren(QPushButton) if b.isVisible()]
        chosen = next(
            b for b in buttons if (box.buttonRole(b) is QMessageBox.ButtonRole.RejectRole) == kept
        )
        assert box.defaultButton() is not None
        assert box.buttonRole(box.defaultButton()) is QMessageBox.ButtonRole.RejectRole
        QTest.mouseClick(chosen, Qt.MouseButton.LeftButton)
        assert not box.isVisible()
        assert (session_of(window) is old) == kept, button


def test_a_finished_match_is_offered_no_more_until_it_is_undone(
    qtbot: QtBot, keeping: Keeping
) -> None:
    window = keeping.open("end")
    window.match.start(Wish(options("Standard", "tokens=1"), names=("Asha", "", "", "")))
    typist = Typist(qtbot, window)
    for _ in range(6):
        play_deal(qtbot, window, typist)
        if session_of(window).match_over:
            break
        typist.next_deal()
    end = session_of(window).match_end()
    assert end is not None
    assert end.deals == len(session_of(window).ledger.lines)
    assert [status for _, status, _ in keeping.matches()] == ["finished"]
    # Undo after the end: the match is in progress again.
    window.commands.undo_action.trigger()
    wait_for_turn(qtbot, window)
    assert [status for _, status, _ in keeping.matches()] == ["running"]
    while wait_for_turn(qtbot, window) is not None:
        play_deal(qtbot, window, typist)
    assert [status for _, status, _ in keeping.matches()] == ["finished"]
    assert keeping.open().resuming.panel is None


def test_a_match_in_which_nothing_was_done_leaves_no_trace(qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open("kept")
    wait_for_turn(qtbot, window)
    window.lobby.play_again()
    assert len(keeping.matches()) == 1


@contextmanager
def full_disk(folder: Path) -> Iterator[None]:
    """Let no file grow: a real limit on their size stands for the full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    size = max(path.stat().st_size for path in folder.glob("three04.db*"))
    resource.setrlimit(resource.RLIMIT_FSIZE, (min(size, 8192), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, handler)


def test_a_full_disk_stops_nothing_and_is_told_once(qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open("kept")
    play_some(qtbot, window, 2)
    with full_disk(keeping.folder):
        play_some(qtbot, window, 6)
        said = sentences(window)
        assert len(said) == 1
        assert "cannot be saved" in said[0]
    play_some(qtbot, window, 1)
    before = state(window)
    window = keeping.open()
    window.resuming.resume()
    wait_for_turn(qtbot, window)
    assert state(window) == before


def test_a_match_goes_on_in_memory_from_a_disk_that_is_full_at_the_start(
    qtbot: QtBot, keeping: Keeping
) -> None:
    window = keeping.open("kept")
    play_some(qtbot, window, 6)
    before = state(window)
    keeping.close()
    with full_disk(keeping.folder):
        window = keeping.open()
        assert "Nothing can be written" in sentences(window)[0]
        window.resuming.resume()
        wait_for_turn(qtbot, window)
        assert state(window) == before
        play_some(qtbot, window, 2)
    window = keeping.open()
    window.resuming.resume()
    wait_for_turn(qtbot, window)
    assert state(window) == before


def test_a_damaged_match_goes_on_where_it_is_whole_and_stays_aside(
    qtbot: QtBot, keeping: Keeping
) -> None:
    window = keeping.open("kept")
    play_some(qtbot, window, 10)
    keeping.close()
    ((match, _, rows),) = keeping.matches()
    with closing(sqlite3.connect(keeping.database)) as database, database:
        database.execute("UPDATE row SET body = '{' WHERE n = ?", (rows // 2,))
    window = keeping.open()
    assert "Part of the saved match could not be read" in sentences(window)[0]
    # What is whole is another match before anybody has chosen.
    assert keeping.matches() == [(match, "aside", rows), (match + 1, "running", rows // 2 - 1)]
    window.resuming.resume()
    assert wait_for_turn(qtbot, window) is not None
    assert keeping.open().resuming.panel is not None
    assert len(keeping.matches()) == 2


def test_rows_that_are_no_legal_match_are_cut_off(keeping: Keeping, qtbot: QtBot) -> None:
    window = keeping.open("kept")
    play_some(qtbot, window, 6)
    keeping.close()
    ((match, _, rows),) = keeping.matches()
    with closing(sqlite3.connect(keeping.database)) as database, database:
        database.execute(
            "INSERT INTO row SELECT match, n + 1, at, body FROM row WHERE n = ?", (rows,)
        )
    keeper = Keeper(keeping.folder)
    keeper.open()
    saved = keeper.load(match)
    assert saved.cut
    assert len(saved.rows) == 1 + rows
    keeper.close()


def test_a_damaged_database_is_put_aside_and_the_player_told_where(
    qtbot: QtBot, keeping: Keeping
) -> None:
    keeping.database.write_bytes(b"nothing" * 1000)
    window = keeping.open("kept")
    assert window.resuming.panel is None
    (aside,) = keeping.folder.glob("three04.db.damaged-*")
    assert str(aside) in sentences(window)[0]
    assert aside.read_bytes() == b"nothing" * 1000
    assert wait_for_turn(qtbot, window) is not None


def test_damage_found_while_a_match_runs_costs_nothing_of_it(
    qtbot: QtBot, keeping: Keeping
) -> None:
    window = keeping.open("kept")
    play_some(qtbot, window, 6)
    assert window.storage.caretaker is not None
    window.storage.caretaker.damaged.emit("a page is out of order")
    (aside,) = (
        path
        for path in keeping.folder.glob("three04.db.damaged-*")
        if not path.name.endswith(("-wal", "-shm"))
    )
    assert str(aside) in sentences(window)[0]
    play_some(qtbot, window, 2)
    before = state(window)
    assert len(sentences(window)) == 1
    window = keeping.open()
    window.resuming.resume()
    wait_for_turn(qtbot, window)
    assert state(window) == before


@pytest.mark.parametrize("way", ["deleted", "replaced", "folder deleted"])
def test_a_file_that_goes_while_the_match_runs_costs_nothing_of_it(
    qtbot: QtBot, keeping: Keeping, way: str
) -> None:
    window = keeping.open("kept")
    play_some(qtbot, window, 6)
    if way == "folder deleted":
        shutil.rmtree(keeping.folder)
    else:
        keeping.database.unlink()
    if way == "replaced":
        store = Store(keeping.folder)  # as a program that synchronizes folders puts another there
        store.close()
    play_some(qtbot, window, 2)
    (said,) = sentences(window)
    assert "deleted or replaced" in said
    assert str(keeping.database) in said
    before = state(window)
    window = keeping.open()
    assert not sentences(window)
    window.resuming.resume()
    wait_for_turn(qtbot, window)
    assert state(window) == before


def test_a_file_that_another_program_holds_is_told_and_the_rows_are_kept_later(
    qtbot: QtBot, keeping: Keeping
) -> None:
    window = keeping.open("kept")
    play_some(qtbot, window, 2)
    with closing(sqlite3.connect(keeping.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        play_some(qtbot, window, 4)
        (said,) = sentences(window)
        assert "Another program holds" in said
        assert "room" not in said
        other.execute("ROLLBACK")
    before = state(window)
    window = keeping.open()  # not a card more: what waited is kept when the window closes
    window.resuming.resume()
    wait_for_turn(qtbot, window)
    assert state(window) == before


def test_a_file_that_is_held_at_the_start_is_told(keeping: Keeping) -> None:
    Store(keeping.folder).close()
    with closing(sqlite3.connect(keeping.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        (said,) = sentences(keeping.open("kept"))
    assert "Another program holds" in said


def test_damage_that_is_met_when_the_match_is_read_is_told_and_a_copy_opened(
    qtbot: QtBot, keeping: Keeping, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = keeping.open("kept")
    play_some(qtbot, window, 6)
    before = state(window)
    store = window.storage.keeper.store
    assert store is not None
    store.back_up()
    keeping.close()
    content = bytearray(keeping.database.read_bytes())
    for start in range(4096, len(content), 4096):
        if b'"row":"action"' in content[start : start + 4096]:
            content[start : start + 100] = bytes(100)
    keeping.database.write_bytes(content)
    monkeypatch.setattr("three04.store.store.CHECKED_AT_ONCE", 0)  # as a large file is opened
    window = keeping.open()
    (said,) = sentences(window)
    assert "The copy" in said
    window.resuming.resume()
    wait_for_turn(qtbot, window)
    assert state(window) == before


def test_without_a_folder_nothing_is_kept() -> None:
    journal = KeptJournal(None)
    assert journal.safe
    journal.drop()
    keeper = Keeper(None)
    keeper.open()
    assert (keeper.store, keeper.trouble, keeper.unfinished()) == (None, None, [])
    assert keeper.newest() is None


def test_a_record_is_saved_where_the_player_says(
    qtbot: QtBot, keeping: Keeping, tmp_path: Path
) -> None:
    window = keeping.open("kept")
    wait_for_turn(qtbot, window)
    assert not window.commands.record_action.isEnabled()  # it would show the hidden cards
    play_deal(qtbot, window, Typist(qtbot, window))
    assert window.commands.record_action.isEnabled()
    window.commands.record_action.trigger()
    dialog = window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    dialog.reject()
    file = tmp_path / "mine.304"
    window.records.save(str(file))
    assert len(read(file.read_text(encoding="utf-8"))) == 1
    window.records.save(str(tmp_path / "no" / "folder.304"))
    assert "cannot be written" in sentences(window)[0]


def _events_of(folder: Path) -> Sequence[Event]:
    """Return what seat 0 hears of the match kept in a folder."""
    keeper = Keeper(folder)
    keeper.open()
    assert keeper.trouble is None
    saved = keeper.newest()
    assert saved is not None
    assert not saved.cut
    keeper.close()
    heard: list[Event] = []

    class Chair(ViewChair):
        def hear(self, events: Sequence[Event]) -> None:
            heard.extend(events)

        def ask(self, question: Question) -> None:
            pass

    table = Table.resumed(saved.rows, random_source(), KeptJournal(None))
    table.sit(0, Chair(0))
    return heard


def kill_windows(folder: Path, kills: int) -> None:
    chance = random.Random(304)
    known = 0
    for _ in range(kills):
        child = subprocess.Popen(
            [sys.executable, "-m", "tests.ui.playing", str(folder)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        assert child.stdout is not None
        shown = [child.stdout.readline()]
        killer = threading.Timer(chance.uniform(0.0, 0.25), child.kill)
        killer.start()
        shown += child.stdout.readlines()
        killer.join()
        assert child.wait(10) != 0
        child.stdout.close()
        if shown and not shown[-1].endswith(b"\n"):
            shown.pop()
        kept = [msgspec.json.encode(event) + b"\n" for event in _events_of(folder)]
        assert shown, "nothing was played"
        # What stands when a match goes on is folded at once: what is presented comes after it.
        places = range(known, len(kept))
        assert any(kept[at : at + len(shown)] == shown for at in places)
        known = len(kept)


def test_a_kill_at_any_moment_loses_nothing_that_was_shown(tmp_path: Path) -> None:
    kill_windows(tmp_path, 2)


@pytest.mark.soak
def test_30_kills_of_the_window_lose_nothing_that_was_shown(tmp_path: Path) -> None:
    kill_windows(tmp_path, 30)


def test_a_newcomer_is_told_once_where_help_is(
    qtbot: QtBot, keeping: Keeping, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(vars(kernel), "COMPILED", True)
    window = keeping.open("kept")
    window.greet()
    notice = window.messages.notice
    assert notice.isVisible()
    assert notice.text() == "New to 304? F1 shows the rules, H gives a hint."
    assert "New to 304?" in window.area.announcer.again()
    QTest.mouseClick(notice.close_button, Qt.MouseButton.LeftButton)
    window.greet()
    assert not notice.isVisible()
    window = keeping.open("again")
    window.greet()
    assert not window.messages.notice.isVisible()


def test_a_newcomer_is_told_when_the_line_is_free(
    qtbot: QtBot, keeping: Keeping, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(vars(kernel), "COMPILED", True)
    window = keeping.open("kept")
    messages = window.messages
    messages.tell("Something else.")
    notice = messages.notice
    window.greet()
    assert notice.text() == "Something else."
    assert window.preferences.settings.told == ()
    notice.leave()
    assert notice.isVisible()
    assert notice.text().startswith("New to 304?")
    assert window.preferences.settings.told == ("welcome",)
    # What is told meanwhile takes its place and not its turn; it is heard once all the same.
    messages.tell("Something new.")
    assert notice.text() == "Something new."
    notice.leave()
    assert notice.text().startswith("New to 304?")
    heard = [text for text in window.area.announcer.said if text.startswith("New to 304?")]
    assert len(heard) == 1
    QTest.mouseClick(notice.close_button, Qt.MouseButton.LeftButton)
    assert not notice.isVisible()
    messages.tell("The last.")
    notice.leave()
    assert not notice.isVisible()


def test_both_things_that_are_told_once_are_told(
    qtbot: QtBot, keeping: Keeping, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(vars(kernel), "COMPILED", False)
    window = keeping.open("kept")
    window.greet()
    notice = window.messages.notice
    assert notice.text().startswith("The fast part")
    assert window.preferences.settings.told == ("slow",)
    QTest.mouseClick(notice.close_button, Qt.MouseButton.LeftButton)
    assert notice.isVisible()
    assert notice.text().startswith("New to 304?")
    assert window.preferences.settings.told == ("slow", "welcome")


def test_who_left_a_match_is_asked_and_not_greeted(
    qtbot: QtBot, keeping: Keeping, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(vars(kernel), "COMPILED", True)
    window = keeping.open("kept")
    session = session_of(window)
    question = wait_for_turn(qtbot, window)
    assert question is not None
    session.answer(thumb(session, question))
    window = keeping.open()
    assert window.resuming.panel is not None
    window.greet()
    assert not window.messages.notice.isVisible()
