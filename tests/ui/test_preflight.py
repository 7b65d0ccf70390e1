import importlib
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from three04.ui import preflight

Missing = Callable[..., None]


@pytest.fixture
def missing(monkeypatch: pytest.MonkeyPatch) -> Missing:
    """Let the named libraries be missing and all others load."""

    def names(*libraries: str) -> None:
        monkeypatch.setattr(preflight, "_loads", lambda library: library not in libraries)

    names()
    return names


@pytest.fixture
def answering(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preflight, "_x_server_answers", lambda display: True)


def importing(monkeypatch: pytest.MonkeyPatch, error: ImportError) -> None:
    def fail(name: str) -> None:
        raise error

    monkeypatch.setattr(importlib, "import_module", fail)


def test_offscreen_needs_no_screen() -> None:
    assert preflight.problem({"QT_QPA_PLATFORM": "offscreen"}) is None
    assert preflight.problem({"QT_QPA_PLATFORM": "offscreen:size=800x600"}) is None


def test_no_screen_is_said(missing: Missing) -> None:
    text = preflight.problem({})
    assert text is not None
    assert "DISPLAY" in text
    assert "QT_QPA_PLATFORM=offscreen" in text


def test_missing_x11_libraries_give_the_line_to_install_them(
    missing: Missing, answering: None
) -> None:
    missing("libxcb-cursor.so.0", "libxcb-icccm.so.4")
    text = preflight.problem({"DISPLAY": ":0"})
    assert text is not None
    assert text.endswith("sudo apt install libxcb-cursor0 libxcb-icccm4")


def test_answering_x_server_is_enough(missing: Missing, answering: None) -> None:
    assert preflight.problem({"DISPLAY": ":0"}) is None


def test_x_server_that_is_not_there_is_said(missing: Missing) -> None:
    text = preflight.problem({"DISPLAY": ":98765"})
    assert text is not None
    assert ":98765" in text


def test_wayland_that_is_not_there_falls_back_to_x11(
    missing: Missing, answering: None, tmp_path: Path
) -> None:
    dead = {"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)}
    text = preflight.problem(dead)
    assert text is not None
    assert "wayland-0" in text
    assert preflight.problem({**dead, "DISPLAY": ":0"}) is None


def test_second_wish_is_enough(missing: Missing) -> None:
    assert preflight.problem({"QT_QPA_PLATFORM": "wayland;offscreen"}) is None


def test_wayland_wished_but_not_named(missing: Missing) -> None:
    text = preflight.problem({"QT_QPA_PLATFORM": "wayland"})
    assert text is not None
    assert "WAYLAND_DISPLAY is not set" in text


def test_unknown_platform_is_refused_before_qt_aborts() -> None:
    text = preflight.problem({"QT_QPA_PLATFORM": "ofscreen"})
    assert text is not None
    assert "'ofscreen'" in text
    assert "offscreen" in text


def test_missing_pyside_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    importing(monkeypatch, ModuleNotFoundError("No module named 'PySide6'", name="PySide6"))
    text = preflight.problem({})
    assert text is not None
    assert text.endswith("-m pip install PySide6-Essentials")


def test_pyside_without_its_libraries_names_all_their_packages(
    monkeypatch: pytest.MonkeyPatch, missing: Missing
) -> None:
    missing("libEGL.so.1", "libdbus-1.so.3")
    message = "libEGL.so.1: cannot open shared object file: No such file or directory"
    importing(monkeypatch, ImportError(message))
    text = preflight.problem({})
    assert text is not None
    assert text.endswith("sudo apt install libegl1 libdbus-1-3")


def test_library_of_an_unknown_package_is_named(
    monkeypatch: pytest.MonkeyPatch, missing: Missing
) -> None:
    importing(monkeypatch, ImportError("libodd.so.3: cannot open shared object file: gone"))
    text = preflight.problem({})
    assert text is not None
    assert "libodd.so.3" in text


def test_pyside_broken_in_another_way_is_quoted(monkeypatch: pytest.MonkeyPatch) -> None:
    importing(monkeypatch, ImportError("undefined symbol: spade"))
    text = preflight.problem({})
    assert text is not None
    assert "undefined symbol: spade" in text


def test_asking_does_not_import_qt_before_it_is_asked() -> None:
    code = "import sys, three04.ui.preflight; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
