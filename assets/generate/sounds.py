"""The sounds of the table, computed sample by sample: paper, wood and a little brass, all soft."""

import io
import math
import random
import struct
import wave
from collections.abc import Callable, Sequence
from typing import Final

RATE: Final = 22_050
"""Samples a second: paper has nothing above what that holds."""

Samples = list[float]


def _count(seconds: float) -> int:
    return round(seconds * RATE)


def _silence(seconds: float) -> Samples:
    return [0.0] * _count(seconds)


def _add(to: Samples, sound: Samples, at: float, loud: float = 1.0) -> None:
    """Mix a sound into another; what goes beyond its end is cut off."""
    start = _count(at)
    for number, value in enumerate(sound[: max(0, len(to) - start)]):
        to[start + number] += loud * value


def _rustle(seconds: float, low: float, high: float, seed: int) -> Samples:
    """Return paper sliding: noise between two pitches that swells and dies away."""
    chance = random.Random(seed)
    count = _count(seconds)
    keep_low, keep_high = math.exp(-math.tau * low / RATE), math.exp(-math.tau * high / RATE)
    slow = fast = softer = 0.0
    made = []
    for number in range(count):
        noise = chance.uniform(-1, 1)
        fast = (1 - keep_high) * noise + keep_high * fast
        softer = (1 - keep_high) * fast + keep_high * softer
        slow = (1 - keep_low) * softer + keep_low * slow
        swell = math.sin(math.pi * (number / count) ** 0.6) ** 2
        made.append((softer - slow) * swell)
    return made


def _struck(pitch: float, tones: Sequence[tuple[float, float, float]], seconds: float) -> Samples:
    """Return a struck bar: tones that die away, each with its ratio, loudness and duration."""
    made = []
    for number in range(_count(seconds)):
        time = number / RATE
        value = sum(
            loud * math.exp(-time / lasts) * math.sin(math.tau * pitch * ratio * time)
            for ratio, loud, lasts in tones
        )
        made.append(value * min(1.0, time / 0.004))
    return made


def _wood(pitch: float, seconds: float = 0.5) -> Samples:
    """Return a wooden bar with a soft mallet."""
    return _struck(pitch, ((1, 1, 0.11), (3.93, 0.16, 0.035), (9.2, 0.04, 0.012)), seconds)


def _brass(pitch: float, seconds: float) -> Samples:
    """Return a small brass bowl."""
    tones = ((1, 1, 0.42), (2.02, 0.3, 0.3), (2.74, 0.22, 0.2), (5.2, 0.08, 0.08))
    return _struck(pitch, tones, seconds)


def _tap(seed: int) -> Samples:
    """Return a card that comes down on cloth."""
    made = _silence(0.15)
    _add(made, _rustle(0.045, 400, 1800, seed), 0.0, 1.6)
    _add(made, _struck(128, ((1, 1, 0.03), (1.7, 0.4, 0.018)), 0.15), 0.004, 0.35)
    return made


def _deal() -> Samples:
    made = _silence(0.5)
    for number in range(4):
        _add(made, _rustle(0.09, 700, 2600, 30 + number), 0.1 * number, 0.9 - 0.1 * number)
        _add(made, _tap(40 + number), 0.1 * number + 0.055, 0.45)
    return made


def _play() -> Samples:
    made = _silence(0.26)
    _add(made, _rustle(0.1, 600, 2200, 11), 0.0, 0.5)
    _add(made, _tap(12), 0.075)
    return made


def _reveal() -> Samples:
    made = _silence(1.1)
    _add(made, _rustle(0.12, 700, 2600, 21), 0.0, 0.6)
    _add(made, _tap(22), 0.09, 0.7)
    _add(made, _brass(587.33, 1.0), 0.1, 0.5)
    return made


def _trick() -> Samples:
    made = _silence(0.45)
    for number in range(3):
        _add(made, _rustle(0.16, 500 + 150 * number, 2000, 51 + number), 0.07 * number, 0.8)
    _add(made, _tap(55), 0.27, 0.8)
    return made


def _melody(bar: Callable[[float], Samples], notes: Sequence[tuple[float, float]]) -> Samples:
    made = _silence(notes[-1][0] + 0.75)
    for at, pitch in notes:
        _add(made, bar(pitch), at)
    return made


def _made() -> Samples:
    made = _melody(_wood, ((0.0, 392.0), (0.13, 493.88), (0.26, 587.33)))
    _add(made, _brass(783.99, 0.74), 0.26, 0.22)
    return made


def _failed() -> Samples:
    return _melody(_wood, ((0.0, 329.63), (0.2, 246.94)))


def _turn() -> Samples:
    made = _silence(0.36)
    _add(made, _wood(523.25, 0.34), 0.0)
    _add(made, _wood(783.99, 0.25), 0.085, 0.5)
    return made


_SOUNDS: Final[dict[str, tuple[Callable[[], Samples], float]]] = {
    "deal": (_deal, 0.3),
    "play": (_play, 0.42),
    "reveal": (_reveal, 0.42),
    "trick": (_trick, 0.34),
    "made": (_made, 0.42),
    "failed": (_failed, 0.42),
    "turn": (_turn, 0.34),
}
"""How each is made, and its loudest sample: they are made to be heard together."""


def _levelled(samples: Samples, peak: float) -> list[int]:
    """Return whole numbers with this peak, the end faded out so that it does not click."""
    loudest = max(abs(value) for value in samples)
    fade = _count(0.03)
    return [
        round(value * 32_767 * peak / loudest * min(1.0, (len(samples) - 1 - number) / fade))
        for number, value in enumerate(samples)
    ]


def sounds() -> dict[str, bytes]:
    """Return every sound as a WAV file, by its name under ``assets/``."""
    files = {}
    for name, (make, peak) in _SOUNDS.items():
        samples = _levelled(make(), peak)
        content = io.BytesIO()
        with wave.open(content, "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(struct.pack(f"<{len(samples)}h", *samples))
        files[f"sounds/{name}.wav"] = content.getvalue()
    return files
