"""Settings on disk: read forgivingly, written whole."""

import json
import random
from pathlib import Path

import msgspec
import pytest

from three04.store.settings import SCHEMA, NewMatch, Settings, SettingsFile

OTHER = Settings(
    language="de",
    theme="dark",
    deck="two",
    speed=0,
    new_match=NewMatch(profile="Classic", names=("Ann", "Bo"), players=("", "greedy")),
)


def test_defaults_without_a_file(tmp_path: Path) -> None:
    assert SettingsFile(tmp_path / "settings.json").settings == Settings()


def test_what_was_saved_is_read(tmp_path: Path) -> None:
    path = tmp_path / "sub" / "settings.json"
    assert SettingsFile(path).save(OTHER) is None
    assert SettingsFile(path).settings == OTHER


def test_a_bad_value_is_replaced_alone_and_unknown_names_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"theme": "pink", "speed": 9, "deck": "two", "future": [1, 2]}))
    file = SettingsFile(path)
    assert file.settings == Settings(speed=3, deck="two")
    assert file.save(OTHER) is None
    assert json.loads(path.read_text())["future"] == [1, 2]


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"[1]", b"{", b"[" * 100_000])
def test_a_damaged_file_gives_the_last_good_state(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    file = SettingsFile(path)
    file.save(OTHER)
    file.save(msgspec.structs.replace(OTHER, speed=1))
    path.write_bytes(content)
    assert SettingsFile(path).settings == OTHER


def test_flipped_bits_never_raise(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    SettingsFile(path).save(OTHER)
    content, rng = path.read_bytes(), random.Random(3)
    for _ in range(200):
        flipped = bytearray(content)
        flipped[rng.randrange(len(flipped))] ^= 1 << rng.randrange(8)
        path.write_bytes(flipped)
        assert isinstance(SettingsFile(path).settings, Settings)


def test_a_place_that_cannot_be_written_is_a_plain_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    file = SettingsFile(tmp_path / "file" / "settings.json")
    said = file.save(OTHER)
    assert said is not None
    assert said.startswith("The settings cannot be saved")
    assert file.settings == OTHER
    assert [entry.name for entry in tmp_path.iterdir()] == ["file"]


def test_a_file_of_the_first_schema_keeps_all_it_said(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    old = {"schema": 1, "theme": "dark", "speed": 3, "told_slow": True, "future": 1}
    path.write_text(json.dumps(old))
    file = SettingsFile(path)
    assert file.settings == Settings(theme="dark", speed=3, told=("slow",))
    assert file.save(file.settings) is None
    kept = json.loads(path.read_text())
    assert kept["schema"] == SCHEMA
    assert kept["told"] == ["slow"]
    assert "told_slow" not in kept
    assert kept["future"] == 1


@pytest.mark.parametrize("schema", [None, -3, "x", 0, SCHEMA, SCHEMA + 5, 10**30])
def test_any_schema_number_is_read(schema: object, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"schema": schema, "sort": "trump", "told_slow": "?"}))
    assert SettingsFile(path).settings == Settings(sort="trump")
