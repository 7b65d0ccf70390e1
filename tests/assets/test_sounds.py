"""The sounds that come with the game: as computed, short, soft, and without clicks."""

import io
import itertools
import math
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


def loudest(heard: tuple[int, ...]) -> float:
    """Return how loud the loudest 50 ms are, in decibels below full scale."""
    long = RATE // 20
    energy = [0, *itertools.accumulate(value * value for value in heard)]
    most = max(energy[end] - energy[end - long] for end in range(long, len(energy)))
    return 10 * math.log10(most / long / 32_767**2)


def test_sounds_that_share_a_volume_are_alike_in_loudness(computed: dict[str, bytes]) -> None:
    loud = {name: loudest(samples(content)) for name, content in computed.items()}
    for group in GROUPS.values():
        shares = [loud[f"sounds/{name}.wav"] for name in group]
        assert max(shares) - min(shares) < 3, loud
    # Paper sounds as loud as wood at less: its noise lies where the ear is keenest.
    assert max(loud.values()) - min(loud.values()) < 10, loud


def test_sounds_swing_round_silence_and_fade_at_both_ends(computed: dict[str, bytes]) -> None:
    for name, content in computed.items():
        heard = samples(content)
        peak = max(map(abs, heard))
        assert abs(sum(heard)) / len(heard) < 0.001 * peak, name
        assert max(map(abs, heard[: RATE // 5_000])) < 0.1 * peak, name
        assert max(map(abs, heard[-RATE // 200 :])) < 0.01 * peak, name
        assert all(abs(a - b) < 0.7 * peak for a, b in itertools.pairwise(heard)), name
