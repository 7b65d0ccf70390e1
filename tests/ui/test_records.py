"""Records in and out of the window, and the list of unfinished matches."""

import os
import random
import re
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QTimer, QUrl, SignalInstance
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from tests.record.random_play import random_options, random_record
from tests.record.test_mutations import CHANGES
from tests.store.played import rows_of
from tests.ui.kept import Keeping
from tests.ui.player import Opener, Typist, play_deal, session_of, thumb, wait_for_turn
from three04.record import write
from three04.record.reading import read
from three04.rules.options import STANDARD
from three04.store.store import Store
from three04.table.records import record_text
from three04.ui.dialogs.unfinished_dialog import UnfinishedDialog
from three04.ui.keeping.importing import ImportFault, take_in
from three04.ui.match.lineup import Wish
from three04.ui.window.main_window import MainWindow
from three04.ui.window.reading import Reading


def sentences(window: MainWindow) -> list[str]:
    return [box.text() for box in window.findChildren(QMessageBox) if box.isVisible()]


def open_record(qtbot: QtBot, window: MainWindow, file: Path) -> None:
    """Open a record and wait until it has been read."""
    window.records.open(str(file))
    qtbot.waitUntil(lambda: not window.records.imports.busy, timeout=20_000)


def running_record(folder: Path, seed: str = "r") -> Path:
    file = folder / f"{seed}.304"
    file.write_text(record_text(rows_of(seed)[:30]), encoding="utf-8")
    return file


def finished_record(folder: Path) -> Path:
    file = folder / "over.304"
    file.write_text(record_text(rows_of("f", house="tokens=1", deals=None)), encoding="utf-8")
    return file


def dialog_of(window: MainWindow) -> UnfinishedDialog:
    found = [box for box in window.findChildren(UnfinishedDialog) if box.isVisible()]
    assert len(found) == 1
    return found[0]


def say_yes(dialog: QDialog, role: QMessageBox.ButtonRole) -> None:
    box = next(b for b in dialog.findChildren(QMessageBox) if b.isVisible())
    wanted = next(b for b in box.buttons() if box.buttonRole(b) is role)
    QTest.mouseClick(wanted, Qt.MouseButton.LeftButton)


# ---------------------------------------------------------------------- records in


def test_an_unfinished_record_is_gone_on_with(
    qtbot: QtBot, keeping: Keeping, tmp_path: Path
) -> None:
    window = keeping.open("kept")
    play_deal(qtbot, window, Typist(qtbot, window))
    file = running_record(tmp_path)
    before = file.read_bytes()
    open_record(qtbot, window, file)
    assert not sentences(window)
    assert wait_for_turn(qtbot, window) is not None
    session = session_of(window)
    assert window.match.journal is not None
    assert window.match.journal.rows[1:30] == list(rows_of("r")[1:30])
    assert session.lineup.players[0] == ""
    assert "" not in session.lineup.players[1:]
    assert file.read_bytes() == before
    # The match that was on the table can be gone on with; opening the record again adds nothing.
    assert [status for _, status, _ in keeping.matches()] == ["running", "running"]
    window = keeping.open()
    window.resuming.resume()
    assert window.match.journal is not None
    assert window.match.journal.rows[1:30] == list(rows_of("r")[1:30])


def test_a_finished_record_goes_into_the_history(
    qtbot: QtBot, keeping: Keeping, tmp_path: Path
) -> None:
    window = keeping.open("kept")
    on_table = window.session
    file = finished_record(tmp_path)
    for _ in range(2):
        open_record(qtbot, window, file)
    assert window.session is on_table
    assert "history" in window.messages.notice.text()
    assert [status for _, status, _ in keeping.matches()] == ["running", "finished"]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "no record stands in the file"),
        (b"\xff\xfe\x00", "line 1"),
        (b'[Record "1"]\n[Game "whist"]\n', "line 2: the game"),
        (b'[Record "1"]\n[Game "304"]\n[Rules "Standard"]\n', "there is no deal in the record"),
    ],
)
def test_a_faulty_record_is_one_sentence(
    content: bytes, said: str, qtbot: QtBot, keeping: Keeping, tmp_path: Path
) -> None:
    window = keeping.open("kept")
    file = tmp_path / "faulty.304"
    file.write_bytes(content)
    open_record(qtbot, window, file)
    (sentence,) = sentences(window)
    assert str(file) in sentence
    assert said in sentence
    assert file.read_bytes() == content
    assert len(keeping.matches()) == 1


def test_a_record_of_one_seat_is_no_match_to_go_on_with(
    qtbot: QtBot, keeping: Keeping, tmp_path: Path
) -> None:
    window = keeping.open("kept")
    file = running_record(tmp_path)
    text = file.read_text()
    hidden = re.sub(r'(\[Hand2 ")[^"]*', r"\1?? ?? ?? ?? | ?? ?? ?? ??", text)
    assert hidden != text
    file.write_text(hidden)
    open_record(qtbot, window, file)
    (sentence,) = sentences(window)
    assert "does not tell every card" in sentence
    assert len(keeping.matches()) == 1


def test_a_file_that_is_not_there_is_one_sentence(
    qtbot: QtBot, keeping: Keeping, tmp_path: Path
) -> None:
    window = keeping.open("kept")
    open_record(qtbot, window, tmp_path / "none.304")
    (sentence,) = sentences(window)
    assert sentence == f"{tmp_path / 'none.304'} cannot be opened: there is no such file or folder."


def test_without_a_folder_a_record_is_gone_on_with_in_memory(
    qtbot: QtBot, tmp_path: Path, keeping: Keeping
) -> None:
    (keeping.folder / "three04.db").mkdir()
    window = keeping.open("kept")
    assert "Nothing can be written" in sentences(window)[0]
    open_record(qtbot, window, running_record(tmp_path))
    assert wait_for_turn(qtbot, window) is not None
    assert window.match.journal is not None
    assert window.match.journal.match is None


def test_a_file_dropped_on_the_window_is_opened(
    qtbot: QtBot, keeping: Keeping, tmp_path: Path
) -> None:
    window = keeping.open("kept")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(running_record(tmp_path)))])
    copy = Qt.DropAction.CopyAction
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    entered = QDragEnterEvent(QPoint(400, 300), copy, data, buttons, keys)
    entered.ignore()
    window.dragEnterEvent(entered)
    assert entered.isAccepted()
    window.dropEvent(QDropEvent(QPointF(400, 300), copy, data, buttons, keys))
    qtbot.waitUntil(lambda: not window.records.imports.busy, timeout=20_000)
    assert wait_for_turn(qtbot, window) is not None
    assert window.match.journal is not None
    assert window.match.journal.rows[1:30] == list(rows_of("r")[1:30])
    words = QMimeData()
    words.setText("no file")
    entered = QDragEnterEvent(QPoint(400, 300), copy, words, buttons, keys)
    entered.ignore()
    window.dragEnterEvent(entered)
    assert not entered.isAccepted()


def test_several_files_that_are_dropped_are_all_taken_in(
    qtbot: QtBot, keeping: Keeping, tmp_path: Path
) -> None:
    window = keeping.open("kept")
    wait_for_turn(qtbot, window)
    data = QMimeData()
    files = [finished_record(tmp_path), running_record(tmp_path, "a")]
    web = QUrl("https://example.org/over.304")
    data.setUrls([web, *(QUrl.fromLocalFile(str(file)) for file in files)])
    copy = Qt.DropAction.CopyAction
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    window.dropEvent(QDropEvent(QPointF(400, 300), copy, data, buttons, keys))
    qtbot.waitUntil(lambda: not window.records.imports.busy, timeout=20_000)
    wait_for_turn(qtbot, window)
    assert window.match.journal is not None
    assert window.match.journal.rows[1:30] == list(rows_of("a")[1:30])
    keeping.close()
    assert {status for _, status, _ in keeping.matches()} == {"finished", "running"}


def test_a_window_that_keeps_nothing_says_so(
    qtbot: QtBot, open_window: Opener, tmp_path: Path
) -> None:
    window = open_window(STANDARD, "none")
    open_record(qtbot, window, finished_record(tmp_path))
    assert window.messages.notice.text() == "This window keeps no matches."


def test_a_key_asks_which_record_to_take_in(keeping: Keeping) -> None:
    window = keeping.open("kept")
    keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(window, Qt.Key.Key_O, keys)
    dialog = window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    dialog.reject()


def fault_of(file: Path, store: Store) -> str:
    """Return why a record is refused; "" if it is not."""
    try:
        take_in(file, store)
    except ImportFault as fault:
        return str(fault)
    return ""


def broken_records(folder: Path, number: int, seed: int) -> tuple[int, int]:
    """Open that many broken records; return how many were taken in, and how many refused."""
    chance = random.Random(seed)
    texts = [
        write(random_record(chance, random_options(chance), chance.randint(1, 2))).encode()
        for _ in range(10 if number < 500 else 40)
    ]
    store = Store(folder)
    file = folder / "broken.304"
    taken = refused = 0
    for index in range(number):
        data = chance.choice(texts)
        for _ in range(chance.choice((1, 1, 1, 2, 5))):
            data = CHANGES[index % len(CHANGES)](chance, data) or b"\n"
        file.write_bytes(data)
        said = fault_of(file, store)
        assert said.isprintable()
        taken += not said
        refused += bool(said)
        assert file.read_bytes() == data
    rebuilt = store.matches.run(lambda c: c.execute("SELECT * FROM deal").fetchall())
    store.matches.rebuild()
    assert store.matches.run(lambda c: c.execute("SELECT * FROM deal").fetchall()) == rebuilt
    store.close()
    return taken, refused


def test_broken_records_are_refused_or_taken_in_whole(tmp_path: Path) -> None:
    taken, refused = broken_records(tmp_path, 60, 60)
    assert refused > 30
    assert taken > 0


@pytest.mark.soak
def test_a_thousand_broken_records_are_refused_or_taken_in_whole(tmp_path: Path) -> None:
    taken, refused = broken_records(tmp_path, 1000, 1000)
    print(f"1,000 broken records: {refused} refused in a sentence, {taken} taken in")
    assert refused > 500


# ---------------------------------------------------------------------- records out


def test_a_record_is_copied_between_deals_only(qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open("kept")
    wait_for_turn(qtbot, window)
    assert not window.commands.copy_action.isEnabled()  # it would show the hidden cards
    QGuiApplication.clipboard().setText("kept")
    window.records.copy()
    assert QGuiApplication.clipboard().text() == "kept"
    play_deal(qtbot, window, Typist(qtbot, window))
    window.commands.copy_action.trigger()
    assert len(read(QGuiApplication.clipboard().text())) == 1
    assert "clipboard" in window.messages.notice.text()


def test_a_watched_match_that_goes_on_is_saved_as_it_was_when_asked(
    qtbot: QtBot, keeping: Keeping, tmp_path: Path
) -> None:
    window = keeping.open("watch")
    window.match.hold_speed(1.0)  # the next deal does not follow at once
    window.match.start(Wish(STANDARD, ("club",) * 4))
    session = session_of(window)
    session.speed = 0.0
    qtbot.waitUntil(lambda: session.deal_over, timeout=20_000)
    window.commands.record_action.trigger()
    [dialog] = [d for d in window.findChildren(QFileDialog) if d.isVisible()]
    session.next_deal()
    assert not session.deal_over
    file = tmp_path / "watched.304"
    dialog.fileSelected.emit(str(file))
    dialog.reject()
    assert [len(record.deals) for record in read(file.read_text("utf-8"))] == [1]


# ---------------------------------------------------------------------- unfinished matches


def three_matches(keeping: Keeping) -> None:
    store = Store(keeping.folder)
    for seed in ("a", "b", "c"):
        file = running_record(keeping.folder, seed)
        take_in(file, store)
    store.close()


def test_the_start_offers_the_last_and_lists_the_others(qtbot: QtBot, keeping: Keeping) -> None:
    three_matches(keeping)
    window = keeping.open()
    panel = window.resuming.panel
    assert panel is not None
    assert panel.list_button.isVisible()
    QTest.mouseClick(panel.list_button, Qt.MouseButton.LeftButton)
    dialog = dialog_of(window)
    assert dialog.matches.count() == 3
    assert "Standard" in dialog.matches.item(0).text()
    assert re.search(r"\b20\d\d\b", dialog.matches.item(0).text()), "as in the history"
    dialog.matches.setCurrentRow(2)
    QTest.keyClick(dialog.matches, Qt.Key.Key_Return)
    assert window.resuming.panel is None
    assert wait_for_turn(qtbot, window) is not None
    assert window.match.journal is not None
    assert window.match.journal.rows[1:30] == list(rows_of("a")[1:30])


def test_the_match_that_lay_on_the_table_last_is_offered_at_the_next_start(
    qtbot: QtBot, keeping: Keeping
) -> None:
    three_matches(keeping)
    window = keeping.open()
    window.resuming.ask()
    dialog = dialog_of(window)
    dialog.matches.setCurrentRow(2)
    chosen = dialog.chosen
    QTest.mouseClick(dialog.go_button, Qt.MouseButton.LeftButton)
    assert wait_for_turn(qtbot, window) is not None
    window = keeping.open()
    window.resuming.resume()
    assert window.match.journal is not None
    assert window.match.journal.match == chosen
    # A match that was begun since comes before it.
    window.match.start(window.match.wish)
    question = wait_for_turn(qtbot, window)
    assert question is not None
    session_of(window).answer(thumb(session_of(window), question))
    begun = window.match.journal.match
    window = keeping.open()
    window.resuming.resume()
    assert window.match.journal is not None
    assert window.match.journal.match == begun != chosen


def test_one_unfinished_match_needs_no_list(keeping: Keeping) -> None:
    store = Store(keeping.folder)
    take_in(running_record(keeping.folder), store)
    store.close()
    panel = keeping.open().resuming.panel
    assert panel is not None
    assert panel.list_button.isHidden()


def test_the_match_on_the_table_is_marked_and_cannot_be_deleted(
    qtbot: QtBot, keeping: Keeping
) -> None:
    three_matches(keeping)
    window = keeping.open()
    window.resuming.resume()
    wait_for_turn(qtbot, window)
    QTest.keyClick(window, Qt.Key.Key_U, Qt.KeyboardModifier.ControlModifier)
    dialog = dialog_of(window)
    assert dialog.matches.item(0).text().startswith("On the table")
    assert dialog.matches.currentRow() == 1
    assert dialog.go_button.isEnabled()
    dialog.matches.setCurrentRow(0)
    for button in (dialog.go_button, dialog.leave_button, dialog.delete_button):
        assert not button.isEnabled()
    dialog.matches.setCurrentRow(1)
    QTest.mouseClick(dialog.go_button, Qt.MouseButton.LeftButton)
    assert wait_for_turn(qtbot, window) is not None
    assert [status for _, status, _ in keeping.matches()] == ["running"] * 3


def test_a_match_that_comes_to_the_table_meanwhile_cannot_be_deleted(
    qtbot: QtBot, keeping: Keeping, tmp_path: Path
) -> None:
    three_matches(keeping)
    window = keeping.open()
    window.resuming.resume()
    window.resuming.ask()
    dialog = dialog_of(window)
    open_record(qtbot, window, running_record(tmp_path, "d"))  # it was being read already
    assert window.match.journal is not None
    QTest.mouseClick(dialog.leave_button, Qt.MouseButton.LeftButton)
    listed = [dialog.matches.item(row).text() for row in range(dialog.matches.count())]
    on_table = [row for row, text in enumerate(listed) if text.startswith("On the table")]
    assert len(on_table) == 1
    dialog.matches.setCurrentRow(on_table[0])
    assert dialog.chosen == window.match.journal.match
    for button in (dialog.go_button, dialog.leave_button, dialog.delete_button):
        assert not button.isEnabled()


def test_a_match_is_left_or_deleted_after_a_question(qtbot: QtBot, keeping: Keeping) -> None:
    three_matches(keeping)
    window = keeping.open()
    window.resuming.ask()
    dialog = dialog_of(window)
    dialog.matches.setCurrentRow(1)
    QTest.mouseClick(dialog.leave_button, Qt.MouseButton.LeftButton)
    assert [status for _, status, _ in keeping.matches()] == ["running", "left", "running"]
    assert dialog.matches.count() == 2
    for role, left in (
        (QMessageBox.ButtonRole.RejectRole, 3),
        (QMessageBox.ButtonRole.DestructiveRole, 2),
    ):
        dialog.matches.setCurrentRow(1)
        QTest.mouseClick(dialog.delete_button, Qt.MouseButton.LeftButton)
        say_yes(dialog, role)
        assert len(keeping.matches()) == left
    # The one that is offered goes too: another is offered, and without any a match begins.
    assert window.resuming.panel is not None
    dialog.matches.setCurrentRow(0)
    QTest.mouseClick(dialog.delete_button, Qt.MouseButton.LeftButton)
    say_yes(dialog, QMessageBox.ButtonRole.DestructiveRole)
    assert window.resuming.panel is None
    assert window.session is not None


def test_the_dialog_is_played_by_keys_and_named(qtbot: QtBot, keeping: Keeping) -> None:
    three_matches(keeping)
    window = keeping.open()
    window.resuming.ask()
    dialog = dialog_of(window)
    qtbot.waitUntil(dialog.isActiveWindow)
    assert dialog.matches.hasFocus()
    assert dialog.matches.accessibleName() == "Unfinished matches"
    buttons = [b for b in dialog.findChildren(QPushButton) if b.isVisible()]
    assert all(button.text() for button in buttons)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_record_of_the_match_on_the_table_leaves_it_there(
    qtbot: QtBot, keeping: Keeping, tmp_path: Path
) -> None:
    """Nothing is done in it yet: taken off the table, it would be deleted."""
    file = tmp_path / "first.304"
    deal = record_text(rows_of("first")[:2]).replace('[Dealer "0"]', '[Dealer "3"]')
    file.write_text(deal.replace('[Dealer "1"]', '[Dealer "3"]'), encoding="utf-8")
    window = keeping.open("other")
    open_record(qtbot, window, file)
    assert wait_for_turn(qtbot, window) is not None
    open_record(qtbot, window, file)
    assert wait_for_turn(qtbot, window) is not None
    assert window.match.journal is not None
    assert [info.id for info in window.storage.keeper.unfinished()] == [window.match.journal.match]
    window.area.bid_panel.say_pass()
    wait_for_turn(qtbot, window)
    assert window.match.journal.safe
    assert sentences(window) == []


LARGE = 400
"""So many matches are still being read when :func:`slow` is emitted."""


def slow(reading: Reading) -> SignalInstance:
    """Have it said at once that a file takes a while: machines differ in how long one takes."""
    reading.files.soon = 0
    return reading.files.slow


def large_record(folder: Path, matches: int = LARGE) -> Path:
    """Return a file that takes a while: many matches, each of another player."""
    rows = rows_of("large", house="tokens=1", deals=None)
    text = record_text(rows)
    file = folder / "large.304"
    records = (text.replace('[Seat1 "', f'[Seat1 "{number} ') for number in range(matches))
    file.write_text("\n".join(records), encoding="utf-8")
    return file


def test_the_window_lives_while_a_large_record_is_read(
    qtbot: QtBot, keeping: Keeping, tmp_path: Path
) -> None:
    window = keeping.open("kept")
    turns: list[bool] = []
    timer = QTimer(interval=10)
    timer.timeout.connect(lambda: turns.append(window.records.imports.busy))
    timer.start()
    with qtbot.waitSignal(slow(window.records.imports), timeout=20_000):
        window.records.open(str(large_record(tmp_path)))
        assert window.records.imports.busy
    assert "large.304" in window.messages.notice.text()
    assert window.messages.notice.accessibleName() == window.messages.notice.text()
    question = wait_for_turn(qtbot, window)  # the match goes on meanwhile
    assert question is not None
    assert session_of(window).answer(thumb(session_of(window), question)) is None
    qtbot.waitUntil(lambda: not window.records.imports.busy, timeout=60_000)
    timer.stop()
    assert sum(turns) > 10
    assert "history" in window.messages.notice.text()
    assert sentences(window) == []
    keeping.close()
    assert [status for _, status, _ in keeping.matches()] == ["running", *["finished"] * LARGE]


def test_closing_the_window_ends_the_reading_and_keeps_nothing_half(
    qtbot: QtBot, keeping: Keeping, tmp_path: Path
) -> None:
    window = keeping.open("kept")
    wait_for_turn(qtbot, window)
    window.records.open(str(large_record(tmp_path)))
    window.records.open(str(finished_record(tmp_path)))
    keeping.close()
    assert [status for _, status, _ in keeping.matches()] == ["running"]
    window = keeping.open()
    assert not sentences(window)


@pytest.mark.parametrize("kind", ["running", "bad"])
def test_what_was_read_when_the_window_closed_is_told_nobody(
    qtbot: QtBot, keeping: Keeping, tmp_path: Path, kind: str
) -> None:
    file = running_record(tmp_path)
    if kind == "bad":
        file.write_text("no record", encoding="utf-8")
    window = keeping.open("kept")
    wait_for_turn(qtbot, window)
    session = window.session
    window.records.open(str(file))
    for thread in threading.enumerate():
        if thread.name == "three04-reading":
            thread.join()
    window.close()  # what came of the file is on its way to the window
    QApplication.processEvents()
    assert sentences(window) == []
    assert window.session is session


def test_closing_another_notice_does_not_end_the_reading(
    qtbot: QtBot, keeping: Keeping, tmp_path: Path
) -> None:
    window = keeping.open("kept")
    with qtbot.waitSignal(slow(window.records.imports), timeout=20_000):
        window.records.open(str(large_record(tmp_path)))
    window.messages.tell("Something else.")
    QTest.mouseClick(window.messages.notice.close_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not window.records.imports.busy, timeout=60_000)
    assert "history" in window.messages.notice.text()


def test_closing_the_notice_ends_the_reading(
    qtbot: QtBot, keeping: Keeping, tmp_path: Path
) -> None:
    window = keeping.open("kept")
    with qtbot.waitSignal(slow(window.records.imports), timeout=20_000):
        window.records.open(str(large_record(tmp_path)))
    QTest.mouseClick(window.messages.notice.close_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not window.records.imports.busy, timeout=20_000)
    assert window.messages.notice.text() == "Not read: large.304."
    open_record(qtbot, window, finished_record(tmp_path))
    assert "history" in window.messages.notice.text()


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (1, "Not read: large.304 and 0.304."),
        (2, "Not read: large.304, 0.304 and 1.304."),
        (6, "Not read: large.304, 0.304, 1.304 and 4 more files."),
    ],
)
def test_files_that_wait_behind_one_that_is_stopped_are_named(
    number: int, said: str, qtbot: QtBot, keeping: Keeping, tmp_path: Path
) -> None:
    window = keeping.open("kept")
    with qtbot.waitSignal(slow(window.records.imports), timeout=20_000):
        window.records.open(str(large_record(tmp_path)))
    for name in range(number):
        window.records.open(str(tmp_path / f"{name}.304"))
    QTest.mouseClick(window.messages.notice.close_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not window.records.imports.busy, timeout=20_000)
    assert window.messages.notice.text() == said
    assert sentences(window) == []
    open_record(qtbot, window, finished_record(tmp_path))
    assert "history" in window.messages.notice.text()


def test_a_large_record_is_replayed_while_the_window_lives(
    qtbot: QtBot, keeping: Keeping, tmp_path: Path
) -> None:
    window = keeping.open("kept")
    turns: list[bool] = []
    timer = QTimer(interval=10)
    timer.timeout.connect(lambda: turns.append(window.replaying.reading.busy))
    timer.start()
    matches = 4 * LARGE  # to look at them takes less than to take them in
    file = str(large_record(tmp_path, matches))
    for stopped in (True, False):
        with qtbot.waitSignal(slow(window.replaying.reading), timeout=20_000):
            window.replaying.open_file(file)
        notice = window.messages.notice
        assert "large.304" in notice.text()
        if stopped:
            QTest.mouseClick(notice.close_button, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: not window.replaying.reading.busy, timeout=60_000)
        assert len(window.replaying.replays.windows) == (0 if stopped else 1)
        if stopped:
            assert notice.text() == "Not read: large.304."
    timer.stop()
    assert sum(turns) > 10
    assert not window.messages.notice.isVisible()
    (replay,) = window.replaying.replays.windows
    assert len(replay.match_menu.actions()) == matches


@pytest.mark.skipif(os.name == "nt", reason="there are no such files")
def test_a_pipe_is_not_waited_for(qtbot: QtBot, keeping: Keeping, tmp_path: Path) -> None:
    file = tmp_path / "pipe.304"
    os.mkfifo(file)
    window = keeping.open("other")
    open_record(qtbot, window, file)
    window.replaying.open_file(str(file))
    qtbot.waitUntil(lambda: not window.replaying.reading.busy)
    assert sentences(window) == [f"{file} cannot be opened: it is no ordinary file."] * 2
