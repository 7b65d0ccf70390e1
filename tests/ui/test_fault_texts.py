"""Why something could not be done, in the player's language."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from three04.store.database import StoreError
from three04.ui.words.fault_texts import why


def fault_of_file(path: Path) -> OSError:
    try:
        path.read_bytes()
    except OSError as error:
        return error
    raise AssertionError(path)


def test_a_file_that_is_not_there_or_a_folder_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    no_file = "there is no such file or folder"
    assert why(fault_of_file(tmp_path / "none")) == no_file
    assert why(fault_of_file(tmp_path / "file" / "none")) == no_file
    assert why(fault_of_file(tmp_path)) == "it is a folder"
    assert why(StoreError(str(fault_of_file(tmp_path / "none")))) == no_file


def test_what_sqlite_says_is_said_in_our_words(tmp_path: Path) -> None:
    path = tmp_path / "matches.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE match (id)")
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        with pytest.raises(sqlite3.Error) as refused:
            connection.execute("INSERT INTO match VALUES (1)")
        assert why(refused.value) == "nothing can be written there"
    with pytest.raises(sqlite3.Error) as refused:
        sqlite3.connect(tmp_path / "none" / "matches.db")
    assert why(refused.value) == "the file with your matches cannot be opened"
    with closing(sqlite3.connect(path)) as one, closing(sqlite3.connect(path, timeout=0)) as other:
        one.execute("BEGIN EXCLUSIVE")
        with pytest.raises(sqlite3.Error) as refused:
            other.execute("INSERT INTO match VALUES (1)")
        assert why(refused.value) == "another program holds the file with your matches"


def test_what_nobody_has_words_for_goes_to_the_log(caplog: pytest.LogCaptureFixture) -> None:
    assert why(ValueError("seat 9 is odd")) == "the log says why"
    assert "seat 9 is odd" in caplog.text
