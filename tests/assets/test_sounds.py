"""The sounds that come with the game: as computed, short, soft, and without clicks."""

import io
import struct
import wave
from pathlib import Path

import pytest

from assets.generate.sounds import RATE, sounds
from three04.ui.sound import GROUPS

ASSETS = Path(__file__).resolve().parents[2] / "assets"


def samples(content: bytes) -> tuple[int, ...]:
    with wave.open(io.BytesIO(content)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        count = file.getnframes()
        return struct.unpack(f"<{count}h", file.readframes(count))


@pytest.fixture(scope="module")
def computed() -> dict[str, bytes]:
    return sounds()


def test_what_is_committed_is_what_the_generator_computes(computed: dict[str, bytes]) -> None:
    # "python -m assets.generate" mends it. Another machine may round a sine by one step otherwise.
    for name, content in computed.items():
        here, now = samples((ASSETS / name).read_bytes()), samples(content)
        assert len(here) == len(now), name
        assert max(abs(a - b) for a, b in zip(here, now, strict=True)) <= 1, name


def test_there_is_a_file_for_each_sound_and_no_other(computed: dict[str, bytes]) -> None:
    names = {f"sounds/{name}.wav" for group in GROUPS.values() for name in group}
    assert names == set(computed)
    assert names == {path.relative_to(ASSETS).as_posix() for path in ASSETS.rglob("*.wav")}


def test_sounds_are_short_soft_and_begin_and_end_in_silence(computed: dict[str, bytes]) -> None:
    for name, content in computed.items():
        heard = samples(content)
        assert len(heard) / RATE < 1.2, name
        assert 0.25 < max(map(abs, heard)) / 32_767 < 0.45, name
        assert heard[0] == heard[-1] == 0, name
        assert len(content) < 60_000, name
