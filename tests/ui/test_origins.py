"""What a match was begun as is said in the title, in the list of matches and in the history."""

import msgspec
import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from tests.store.played import rows_of
from tests.ui.kept import Keeping, Speak
from tests.ui.player import wait_for_turn
from tests.ui.test_records import dialog_of
from three04.rules import origins
from three04.rules.journal import HeaderRow
from three04.store.store import Store
from three04.ui.words.origin_texts import origin_text, window_title

DAY = origins.of_day("2026-11-30")
BEGUN = {
    DAY: "Deal of the day, 30/11/2026",
    origins.of_number(304): "Deal number 304",
    origins.AGAIN: "A deal played again",
}


def keep(keeping: Keeping, origin: str, actions: int = 12) -> None:
    header, *rows = rows_of(f"begun {origin}")
    assert isinstance(header, HeaderRow)
    store = Store(keeping.folder)
    store.matches.add(msgspec.structs.replace(header, origin=origin), rows[:actions])
    store.close()


@pytest.mark.parametrize("origin", list(BEGUN))
def test_title_and_list_name_it(keeping: Keeping, qtbot: QtBot, origin: str, speak: Speak) -> None:
    keep(keeping, origin)
    window = keeping.open()
    window.language.apply("en")
    said = origin_text(origin, window.language.locale)
    assert window.windowTitle() == "304"
    window.resuming.ask()
    dialog = dialog_of(window)
    assert dialog.matches.item(0).text().endswith(f" · {said}")
    dialog.reject()
    window.resuming.resume()
    wait_for_turn(qtbot, window)
    assert window.windowTitle() == f"304 – {said}"
    english = window.windowTitle()
    speak("de")
    assert window.windowTitle() != english
    assert window.windowTitle().startswith("304 – ")
    speak("en")
    window.match.start(window.match.wish)
    assert window.windowTitle() == "304"


def test_the_history_names_number_and_day(keeping: Keeping) -> None:
    keep(keeping, origins.of_number(304), 80)
    keep(keeping, DAY, 80)
    window = keeping.open("history")
    window.career.show_history()
    assert window.career.history is not None
    model = window.career.history.model
    marks = {str(model.index(row, 7).data()) for row in range(model.rowCount())}
    day = origin_text(DAY, model.numbers.locale).split(", ")[-1]
    assert {f"deal of the day, {day}", "number 304"} <= marks


def test_words_follow_the_language_and_damage_is_shown_as_it_is() -> None:
    british = QLocale("en_GB")
    for origin, said in BEGUN.items():
        assert origin_text(origin, british) == said
        assert window_title(origin, british) == f"304 – {said}"
    assert window_title("", british) == "304"
    assert origin_text(DAY) == "Deal of the day, 2026-11-30"
    assert origin_text(origins.of_day("some day"), british) == "Deal of the day, some day"
