"""What hands promise, measured: see :mod:`three04.ai.club.calibrate`."""

from typing import Final

import msgspec

STEP: Final = 15


class Promise(msgspec.Struct, frozen=True):
    """A line."""

    points: tuple[float, ...]
    reached: tuple[float, ...]


class Helper(msgspec.Struct, frozen=True):
    """A line."""

    points: tuple[float, ...]
    mean: float


_R = (1.0, 1.0, 1.0, 1.0, 0.98, 0.96, 0.92, 0.85, 0.76, 0.64, 0.5, 0.36, 0.24, 0.15, 0.08, 0.04,
      0.02, 0.0, 0.0, 0.0, 0.0)
_P = Promise((90.0, 40.0, 25.0, 14.0, 12.0, 8.0, 22.0, 10.0, 6.0, 4.0), _R)
_F = Promise((60.0, 40.0, 25.0, 14.0, 12.0, 10.0, 25.0, 9.0, 5.0, 3.0, 9.0, 2.0, 6.0, 5.0), _R)
_T = ("four", "six-pairs", "six-teams", "eight-pairs", "eight-teams")
FIRST: Final = dict.fromkeys(_T, _P)
FULL: Final = dict.fromkeys(_T, _F)
HELP: Final = dict.fromkeys(_T, Helper((24.0, 12.0, 6.0, 4.0), 23.0))
SAID: Final = dict.fromkeys(_T, {"bid": 12.0, "ask": 15.0, "pass": -5.0})
