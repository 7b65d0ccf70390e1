from pathlib import Path

import pytest

from three04.store import paths


def test_usual_folder_is_in_the_home_and_made_only_when_used() -> None:
    folder = paths.default_folder()
    assert Path.home() in folder.parents
    assert folder.name == "three04"
    assert paths.data_folder() == folder
    assert folder.is_dir()


def test_chosen_folder_is_made_with_its_parents(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"
    assert paths.data_folder(folder) == folder
    assert list(folder.iterdir()) == []


def test_tilde_is_the_home() -> None:
    assert paths.data_folder(Path("~/games")) == Path.home() / "games"


def test_relative_folder_becomes_absolute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert paths.data_folder(Path("here")) == tmp_path / "here"


@pytest.mark.parametrize("below", ["", "profile"])
def test_file_in_the_way_is_said_in_a_sentence(tmp_path: Path, below: str) -> None:
    (tmp_path / "taken").touch()
    with pytest.raises(paths.UnusableFolder, match=r"taken.*--data-dir DIR\.$"):
        paths.data_folder(tmp_path / "taken" / below)
