"""The table in motion: what is on its way, interrupted at any moment, and what it may not tell."""

import sys
from collections.abc import Hashable, Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.player import Clicker, Opener, play_deal, session_of, thumb
from three04.rules import events as ev
from three04.rules.events import Event
from three04.rules.nought.public import Phase
from three04.rules.options import STANDARD, options
from three04.store.settings import Settings
from three04.ui.board import motion
from three04.ui.board.items import BACK, CardItem, CardLook
from three04.ui.board.scene import TableScene
from three04.ui.board.stage import Stage
from three04.ui.match.lineup import Wish
from three04.ui.match.session import Session
from three04.ui.style.system_motion import SystemMotion
from three04.ui.window.main_window import MainWindow

Shown = dict[Hashable, tuple[object, ...]]


def table_of(window: MainWindow) -> TableScene:
    return window.area.board.table


def hold(window: MainWindow) -> TableScene:
    """Hold the table's clock: what is on its way stays so until all is let land."""
    animator = table_of(window).animator
    now = animator.now
    animator.clock = lambda: now
    return table_of(window)


def lying_cards(table: TableScene) -> Shown:
    """Return how every card of the picture is seen."""
    found: Shown = {}
    for key, item in table.bound_cards().items():
        place = (item.x(), item.y(), item.scale(), item.rotation(), item.opacity())
        found[key] = (*place, item.zValue(), item.look, item.showing, item.across, item.flying)
    return found


def show_still(window: MainWindow) -> None:
    """Show the same picture again, with everything in its place at once."""
    scene = table_of(window)
    assert scene.picture is not None
    spoken = [window.area.hand.told(row) for row in scene.rows]
    scene.show_picture(scene.picture, scene.rows, spoken, still=True)


def every_card(table: TableScene) -> list[CardItem]:
    """Return all card items that can be seen, those on their way out included."""
    return [item for item in table.items() if isinstance(item, CardItem) and item.isVisible()]


def step(session: Session) -> bool:
    """Go on by one click or one answer; return False when the deal is over."""
    if session.question is not None:
        assert session.answer(thumb(session, session.question)) is None
    elif session.deal_over:
        return False
    elif session.busy:
        session.finish()
    else:
        QTest.qWait(1)  # a computer thinks
    QApplication.processEvents()
    return True


def steps(window: MainWindow) -> Iterator[int]:
    """Play a deal, a click or an answer at a time."""
    for number in range(40_000):
        if not step(session_of(window)):
            return
        yield number
    raise AssertionError("the deal does not end")


# ---------------------------------------------------------------------- turning


def test_a_card_shows_its_other_side_exactly_from_half_way(qtbot: QtBot) -> None:
    item = CardItem(Stage())
    item.show_look(CardLook(card="JS", spoken="Jack of spades", tag=("led", "Led")), 100, 1)
    item.turn_from(BACK)
    for part in (0.0, 0.25, 0.49, 0.4999):
        item.show_values((0, 0, 100, 0, part, 1))
        assert item.showing.face is None
        assert item.across == pytest.approx(1 - 2 * part)
    item.show_values((0, 0, 100, 0, 0.5, 1))
    assert item.across == 0
    assert item.showing.face == "JS"
    item.show_values((0, 0, 100, 0, 1, 1))
    item.land()
    assert item.across == 1
    assert item.showing is item.look


def test_what_is_turned_away_tells_nothing_but_its_side(qtbot: QtBot) -> None:
    item = CardItem(Stage())
    item.show_look(CardLook(card=None, down=True), 100, 1)
    before = CardLook(card="JS", spoken="Jack of spades", tag=("led", "Led"), caption="Indicator")
    item.turn_from(before)
    assert item.showing == CardLook(card="JS")
    item.free()
    assert item.look == item.showing == CardLook()


# ---------------------------------------------------------------------- landed is as if still


@pytest.mark.parametrize("style", ["full", "reduced"])
@pytest.mark.parametrize("table", ["four", "six-pairs"])
def test_what_has_landed_lies_as_if_nothing_had_moved(
    qtbot: QtBot, open_window: Opener, table: str, style: str
) -> None:
    window = open_window(options("Standard", f"table={table}"), "still", speed=1.0)
    scene = hold(window)
    window.area.set_motion("full" if style == "full" else "reduced")
    moved = 0
    for _ in steps(window):
        moved += scene.animator.running
        scene.finish()
        assert not scene.animator.running
        landed, seen = lying_cards(scene), len(every_card(scene))
        show_still(window)
        assert landed == lying_cards(scene)
        assert seen == len(every_card(scene)) == len(landed)
    assert moved > 5


def test_cards_are_used_again(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "pool", speed=1.0)
    scene, counts = hold(window), []
    for _ in range(3):
        for _ in steps(window):
            pass
        counts.append(sum(isinstance(item, CardItem) for item in scene.items()))
        session_of(window).next_deal()
    assert counts[-1] <= 40
    assert counts[-1] - counts[0] <= 8


# ---------------------------------------------------------------------- interrupted


def test_a_new_size_in_mid_flight_is_where_the_cards_land(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(STANDARD, "resize", speed=1.0)
    scene = hold(window)
    for wide, high in ((1000, 700), (720, 480), (1600, 900)):
        window.match.start(Wish(STANDARD, ("", "club", "club", "club")))
        assert scene.animator.running
        window.resize(wide, high)
        qtbot.waitUntil(lambda: scene.width() == window.area.width())
        assert scene.width() == wide
        scene.finish()
        landed = lying_cards(scene)
        show_still(window)
        assert landed == lying_cards(scene)


def test_a_deal_lands_by_itself_and_is_followed(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "deal", speed=0.6)
    scene, session = table_of(window), session_of(window)
    assert scene.clock.ticking
    qtbot.waitUntil(lambda: session.question is not None or session.deal_over, timeout=20_000)
    assert scene.animator.left() == 0
    qtbot.waitUntil(lambda: not scene.clock.ticking)


def test_undo_in_mid_flight(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "undo", speed=1.0)
    session, scene = session_of(window), hold(window)
    undone, last = 0, 0
    for number in steps(window):
        if scene.animator.left() and session.can_undo and number - last >= 5:
            window.match.undo()
            assert not scene.animator.left()
            undone, last = undone + 1, number
        if undone == 3:
            break
    assert undone == 3
    scene.finish()
    landed = lying_cards(scene)
    show_still(window)
    assert landed == lying_cards(scene)


@pytest.mark.parametrize("after", [0, 3, 30])
def test_the_window_closes_in_mid_flight(qtbot: QtBot, open_window: Opener, after: int) -> None:
    window = open_window(STANDARD, "close", speed=1.0)
    hold(window)
    for number in steps(window):
        if number >= after and table_of(window).animator.running:
            break
    assert table_of(window).clock.ticking
    window.close()
    assert not table_of(window).clock.ticking
    QTest.qWait(50)


def test_a_click_lets_everything_land(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "click", speed=1.5)
    scene, session = hold(window), session_of(window)
    assert scene.animator.left()
    QTest.mouseClick(window.area.board.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(9, 300))
    assert not scene.animator.running
    assert len(session.view.hand) == 4


def test_a_card_dropped_on_the_table_flies_from_there(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "drop", speed=1.0)
    session, scene, board = session_of(window), hold(window), window.area.board
    for _ in steps(window):
        playing = session.view.public.phase is Phase.PLAY
        if session.question is not None and playing and any(row.playable for row in scene.rows):
            break
    scene.finish()
    row = next(row for row in scene.rows if row.playable)
    item = scene.item_of(row.card)
    assert item is not None
    start = board.mapFromScene(item.mapToScene(item.face_rect().left() + 10, 0))
    to = board.rect().center()
    for kind, at in (
        (QEvent.Type.MouseButtonPress, start),
        (QEvent.Type.MouseMove, to),
        (QEvent.Type.MouseMove, to),
        (QEvent.Type.MouseButtonRelease, to),
    ):
        mouse(window, kind, at)
    assert row.card not in session.view.hand
    assert scene.animator.moves(item)
    assert abs(item.y() - to.y()) < 0.2 * scene.height()


def mouse(window: MainWindow, kind: QEvent.Type, at: QPoint) -> None:
    view = window.area.board.viewport()
    left = Qt.MouseButton.LeftButton
    held = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else left
    button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else left
    where = QPointF(view.mapToGlobal(at))
    event = QMouseEvent(kind, QPointF(at), where, button, held, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view, event)


# ---------------------------------------------------------------------- what motion may not tell


def test_r45_what_flies_face_down_is_nobody(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "leak 1", speed=1.0)
    session, scene = session_of(window), hold(window)
    hidden: list[Event] = []

    def look(event: Event) -> None:
        known = {*session.view.own.packet, *session.view.own.seen.values()}
        for trick in (*session.view.public.tricks, session.view.public.trick):
            known |= {play.card for play in trick.plays if play.card}
        known |= {session.view.public.opened or ""}
        for item in every_card(scene):
            for seen in (item.look, item.showing):
                assert seen.card is None or seen.card in known
        if isinstance(event, ev.Dealt) and event.seat != session.seat:
            backs = [item for item in every_card(scene) if item not in scene.card_items()]
            assert len(backs) >= event.count
            assert all(item.showing == BACK for item in backs if item.look.card is None)
        if isinstance(event, ev.CardPlayed) and event.card is None:
            hidden.append(event)

    session.presented.connect(look)
    for _ in range(6):
        for _ in steps(window):
            pass
        if hidden:
            return
        session.next_deal()
    raise AssertionError("no card was played face down")


def test_every_card_of_another_seat_flies_as_long(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "leak 1", speed=1000.0)
    session, scene = session_of(window), hold(window)
    lengths: dict[bool, set[int]] = {True: set(), False: set()}

    def note(event: Event) -> None:
        if isinstance(event, ev.CardPlayed) and event.seat != session.seat:
            lengths[event.card is None].add(round(scene.left(event) / 1000))

    session.presented.connect(note)
    for _ in range(3):
        for _ in steps(window):
            pass
        session.next_deal()
    assert lengths == {True: {motion.PLAY.ms}, False: {motion.PLAY.ms}}


def test_input_opens_when_all_has_landed(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "open", speed=0.6)
    session, scene = session_of(window), table_of(window)
    waits: list[int] = []

    def note() -> None:
        if session.question is not None and session.question.id not in asked:
            asked.add(session.question.id)
            waits.append(scene.animator.left())

    asked: set[int] = set()
    session.settled.connect(note)
    for _ in range(3):
        qtbot.waitUntil(lambda: session.question is not None or session.deal_over, timeout=20_000)
        if session.question is not None:
            session.answer(thumb(session, session.question))
    assert waits
    assert not any(waits)


# ---------------------------------------------------------------------- no motion, little motion


def test_without_pauses_no_clock_runs(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "fast")
    woken: list[int] = []
    table_of(window).animator.wake = lambda: woken.append(1)
    play_deal(qtbot, window, Clicker(qtbot, window))
    assert not woken
    assert not table_of(window).clock.ticking


def test_reduced_motion_is_set_and_follows_the_system(
    qtbot: QtBot, open_window: Opener, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    window = open_window(STANDARD, "reduced")
    animator = table_of(window).animator
    assert animator.style == "full"
    window.preferences.change(msgspec.structs.replace(Settings(), speed=0, motion="reduced"))
    assert animator.style == "reduced"
    window.preferences.change(msgspec.structs.replace(Settings(), speed=0, motion="system"))
    assert animator.style == "full"
    if sys.platform == "linux":
        tool = tmp_path / "gsettings"
        tool.write_text("#!/bin/sh\necho false\n")
        tool.chmod(0o755)
        monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
        window.dressing.follow_system(SystemMotion(window))
        qtbot.waitUntil(lambda: animator.style == "reduced")


@pytest.mark.skipif(sys.platform != "linux", reason="KDE's file is read on its systems")
def test_kde_without_animations_is_followed(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "KDE")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    (tmp_path / "kdeglobals").write_text("[KDE]\nAnimationDurationFactor=0\n")
    system = SystemMotion()
    system.ask()
    assert system.reduced


def test_in_reduced_motion_no_card_changes_its_place(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "reduced", speed=1.0)
    window.area.set_motion("reduced")
    scene, session = hold(window), session_of(window)
    places: dict[CardItem, tuple[float, ...]] = {}

    def note(_event: Event) -> None:
        for item in scene.card_items():
            target = scene.animator.target(item)
            assert target is not None
            places[item] = target[:2]
            assert (item.x(), item.y()) == target[:2]

    scene.finish()
    session.presented.connect(note)
    for number in steps(window):
        if number > 60:
            break
    assert places


# ---------------------------------------------------------------------- under the mouse


def test_a_card_under_the_mouse_rises(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "hover")
    session, scene = session_of(window), table_of(window)
    for _ in steps(window):
        if session.question is not None and any(row.playable for row in scene.rows):
            break
    row = next(row for row in scene.rows if row.playable)
    item = scene.item_of(row.card)
    assert item is not None
    home = item.y()
    scene.hover(row.card)
    assert item.y() == pytest.approx(home - motion.RAISED * scene.layout.scale)
    low = item.mapToScene(item.face_rect().left() + 5, item.face_rect().bottom() + 2)
    assert scene.row_at(low) == row  # it does not sink at once
    scene.hover(None)
    assert item.y() == home
