"""Which letters courts bear, on the cards and wherever a card is written small."""

from typing import get_args

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.kept import Keeping
from three04.cards import RANKS
from three04.store.settings import Settings
from three04.ui import preferences
from three04.ui.settings.settings_dialog import SettingsDialog
from three04.ui.style import indices
from three04.ui.style.indices import COURTS, Indices, printed, usual
from three04.ui.words.language import LANGUAGES


@pytest.mark.parametrize("pack", get_args(Indices))
def test_no_two_ranks_bear_the_same(pack: Indices) -> None:
    assert len({printed(rank, pack) for rank in RANKS}) == len(RANKS)
    assert printed("T", pack) == "10"
    assert printed("A", pack) == "A"


def test_a_german_pack() -> None:
    assert [printed(rank, "german") for rank in "JQK9"] == ["B", "D", "K", "9"]


def test_every_language_has_a_usual_pack() -> None:
    assert {code: usual(code) for code in LANGUAGES} == {
        "en": "english", "es": "english", "pt": "english", "de": "german",
    }  # fmt: skip
    assert set(indices.COURTS) == set(get_args(Indices))


def test_what_is_set_goes_before_the_language() -> None:
    assert preferences.appearance(Settings(language="de")).indices == "german"
    spanish = Settings(language="de", indices="spanish")
    assert preferences.appearance(spanish).indices == "spanish"


def test_letters_follow_the_language_at_once(qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open()
    stage, language = window.area.table_stage, window.language
    window.commands.settings_action.trigger()
    dialog = window.findChild(SettingsDialog)
    assert isinstance(dialog, SettingsDialog)
    try:
        dialog.boxes["language"].setCurrentIndex(dialog.boxes["language"].findData("de"))
        assert stage.look.indices == "german"
        dialog.boxes["indices"].setCurrentIndex(dialog.boxes["indices"].findData("portuguese"))
        assert stage.look.indices == "portuguese"
        shown = dialog.boxes["indices"].currentText()
        assert shown.split() == list(COURTS["portuguese"].values())
    finally:
        language.apply("en")
