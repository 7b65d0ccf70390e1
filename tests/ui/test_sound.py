"""What is heard, and that nothing goes wrong where nothing can be."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.kept import Keeping
from tests.ui.player import Opener, Typist, play_deal, session_of, wait_for_turn
from three04.rules import events as ev
from three04.rules.options import STANDARD
from three04.store.settings import Settings, SettingsFile, Sound
from three04.ui import preferences
from three04.ui.settings.settings_dialog import SettingsDialog
from three04.ui.settings.sound_page import SoundPage
from three04.ui.sound import Name, Sounds, sound_of


class Ear(Sounds):
    """Keeps what would be heard."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Name] = []

    def play(self, name: Name) -> None:
        self.heard.append(name)


def test_a_deal_is_heard(qtbot: QtBot, open_window: Opener) -> None:
    window, ear = open_window(STANDARD, "reader"), Ear()
    session = session_of(window)
    ear.show_session(session)
    window.area.asked.connect(ear.tell_turn)
    events: list[ev.Event] = []
    session.presented.connect(events.append)
    answers = play_deal(qtbot, window, Typist(qtbot, window))
    shown = [event for event in events if isinstance(event, ev.CardPlayed | ev.TrickTaken)]
    cards = ["play" if isinstance(event, ev.CardPlayed) else "trick" for event in shown]
    assert [name for name in ear.heard if name in ("play", "trick")] == cards
    assert ear.heard[-1] in ("made", "failed")
    # The first question may have come before the ear did.
    assert len(answers) - 1 <= ear.heard.count("turn") <= len(answers)


def test_r45_a_hidden_card_sounds_like_any_other() -> None:
    sounds = {
        sound_of(ev.CardPlayed(1, 0, card, down, seen))
        for card, down, seen in (("JH", False, None), (None, True, (1,)), ("JH", True, (0, 1)))
    }
    assert sounds == {"play"}


def test_r43_7_the_look_sounds_alike_whatever_lies_there() -> None:
    found = ev.Placed(0, 1, "JH")
    looks = [
        ev.Looked(0, (), None, (0,)),
        ev.Looked(0, (), (found,), (0,)),
        ev.Looked(0, (found,), (found,), (0,)),
    ]
    assert {sound_of(look) for look in looks} == {None}


def test_without_qts_sound_the_game_is_silent_and_says_what_to_install(
    qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    sounds = Sounds()
    sounds.set(Sound())
    assert sounds.lack() == ""
    qapp.processEvents()
    assert not sounds.possible
    assert sounds.lack() == "For sound, install the package PySide6-Addons."
    sounds.play("deal")
    sounds.set(Sound(on=False))
    sounds.set(Sound(table=0))


def test_the_program_runs_without_qts_sound(tmp_path: Path) -> None:
    code = (
        "import sys; sys.modules['PySide6.QtMultimedia'] = None\n"
        "from pathlib import Path; from three04.ui.app import run\n"
        f"sys.exit(run(Path({str(tmp_path)!r}), quit_after_start=True))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr


def test_m_mutes_and_the_choice_is_kept(qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open("undo")
    assert window.commands.sound_action.isChecked()
    wait_for_turn(qtbot, window)
    typist = Typist(qtbot, window)
    typist.key(Qt.Key.Key_M)
    assert not window.sounds.setting.on
    assert window.area.announcer.said[-1] == "Sound is off."
    assert window.messages.notice.text() == "Sound is off."
    window = keeping.open()
    assert not window.commands.sound_action.isChecked()
    window.commands.sound_action.trigger()
    assert window.sounds.setting.on
    assert window.area.announcer.said[-1].startswith("Sound is on.")


def test_the_round_button_mutes_where_there_is_room_for_it(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(STANDARD, "undo")
    button = window.commands.tools.top[0]
    window.commands.sound_action.setChecked(True)
    assert button.isVisible()
    assert button.toolTip() == "Sound (M)"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not window.preferences.settings.sound.on
    assert not window.commands.sound_action.isChecked()
    window.resize(720, 480)
    assert not button.isVisible()


def test_volumes_are_set_on_their_page(qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open("undo")
    # As where there is sound to be heard, whatever there is here.
    dialog = SettingsDialog(window.preferences.settings, window.area.table_stage, window)
    dialog.changed.connect(window.preferences.change)
    dialog.open()
    page, tried = dialog.sound, list[str]()
    page.tried.connect(tried.append)
    for slider in page.volumes.values():
        assert slider.accessibleName()
        QTest.keyClick(slider, Qt.Key.Key_Right)
    assert tried == ["table", "moments", "turn"]
    plain = Sound()
    wanted = Sound(table=plain.table + 5, moments=plain.moments + 5, turn=plain.turn + 5)
    assert window.sounds.setting == wanted
    page.on.setChecked(False)
    assert not any(slider.isEnabled() for slider in page.volumes.values())
    assert not window.commands.sound_action.isChecked()
    kept = SettingsFile(keeping.folder / preferences.FILE).settings
    assert kept.sound == msgspec.structs.replace(wanted, on=False)


def test_where_nothing_can_be_heard_the_volumes_are_grey_with_the_reason(qtbot: QtBot) -> None:
    reason = ["For sound, install the package PySide6-Addons."]
    page = SoundPage(Sound(), lambda: reason[0])
    qtbot.addWidget(page)
    page.show()
    assert page.lack.isVisible()
    assert not any(slider.isEnabled() for slider in page.volumes.values())
    assert page.on.accessibleDescription() == page.lack.text()
    reason[0] = "Für den Ton installiere das Paket PySide6-Addons."
    QCoreApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert page.lack.text() == page.on.accessibleDescription() == reason[0]
    page.on.setChecked(False)
    page.on.setChecked(True)
    assert not any(slider.isEnabled() for slider in page.volumes.values())
    heard = SoundPage(Sound())
    qtbot.addWidget(heard)
    assert all(slider.isEnabled() for slider in heard.volumes.values())


def test_a_volume_that_cannot_be_is_the_first_one(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"sound": {"table": 300}, "speed": 1}')
    assert SettingsFile(path).settings == Settings(speed=1)
