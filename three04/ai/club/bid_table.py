"""What hands promise, by table. Made by ``calibrate.py``, not by hand.

2500 deals of self-play at each table, seed 1.
"""

from typing import Final

import msgspec

STEP: Final = 15
"""Points from one chance of a line to the next."""


class Promise(msgspec.Struct, frozen=True):
    """What a hand's features are worth.

    Attributes:
        points: Points for each feature; the first stands for partner and luck.
        reached: The chance to take at least so many points more than expected, from
            ``-STEP * 10`` to ``STEP * 10``.
    """

    points: tuple[float, ...]
    reached: tuple[float, ...]


class Helper(msgspec.Struct, frozen=True):
    """What a partner's packet is worth.

    Attributes:
        points: Points for each Jack, nine, ace and ten.
        mean: What they come to on average.
    """

    points: tuple[float, ...]
    mean: float


FIRST: Final[dict[str, Promise]] = {
    "four": Promise(
        (124.4, 42.7, 27.1, 21.6, 22.2, 16.7, 18.4, 1.8, -2.0, 0.2),
        (
            0.998,
            0.997,
            0.993,
            0.979,
            0.962,
            0.922,
            0.871,
            0.801,
            0.709,
            0.598,
            0.495,
            0.385,
            0.288,
            0.202,
            0.134,
            0.082,
            0.044,
            0.022,
            0.009,
            0.004,
            0.000,
        ),
    ),
    "six-pairs": Promise(
        (87.4, 73.8, 49.4, 29.8, 30.9, 26.6, 18.2, 4.2, 2.6, -6.5),
        (
            0.999,
            0.993,
            0.986,
            0.962,
            0.936,
            0.874,
            0.816,
            0.739,
            0.661,
            0.561,
            0.478,
            0.394,
            0.305,
            0.241,
            0.180,
            0.132,
            0.100,
            0.069,
            0.034,
            0.026,
            0.008,
        ),
    ),
    "six-teams": Promise(
        (133.3, 45.3, 32.7, 24.4, 19.5, 14.1, 12.9, -9.4, -5.6, -3.6),
        (
            0.997,
            0.991,
            0.984,
            0.973,
            0.942,
            0.902,
            0.848,
            0.783,
            0.695,
            0.609,
            0.504,
            0.396,
            0.306,
            0.226,
            0.145,
            0.098,
            0.059,
            0.033,
            0.010,
            0.003,
            0.000,
        ),
    ),
    "eight-pairs": Promise(
        (69.2, 78.7, 55.9, 44.9, 23.9, 15.2, 1.0, -1.5, -3.1, -3.5),
        (
            1.000,
            0.997,
            0.990,
            0.979,
            0.955,
            0.902,
            0.830,
            0.744,
            0.639,
            0.545,
            0.465,
            0.376,
            0.307,
            0.231,
            0.171,
            0.133,
            0.091,
            0.058,
            0.036,
            0.024,
            0.012,
        ),
    ),
    "eight-teams": Promise(
        (139.4, 56.7, 43.1, 27.0, 27.4, 18.5, 10.3, 2.6, -4.3, -7.8),
        (
            0.984,
            0.977,
            0.962,
            0.939,
            0.901,
            0.864,
            0.817,
            0.750,
            0.669,
            0.587,
            0.507,
            0.418,
            0.333,
            0.251,
            0.201,
            0.163,
            0.099,
            0.062,
            0.018,
            0.010,
            0.000,
        ),
    ),
}
"""The maker's first packet."""

FULL: Final[dict[str, Promise]] = {
    "four": Promise(
        (86.7, 46.2, 28.5, 20.9, 20.5, 14.8, 25.3, 4.4, 0.2, -1.7, 1.2, -3.3, 18.9, 0.0),
        (
            1.000,
            0.999,
            0.998,
            0.992,
            0.976,
            0.954,
            0.906,
            0.832,
            0.729,
            0.613,
            0.492,
            0.360,
            0.258,
            0.171,
            0.100,
            0.058,
            0.029,
            0.017,
            0.006,
            0.003,
            0.002,
        ),
    ),
    "six-pairs": Promise(
        (58.3, 74.3, 45.0, 33.0, 28.5, 22.8, 17.8, 1.2, -3.0, -3.9, -0.5, 0.0, 9.8, 10.8),
        (
            0.999,
            0.996,
            0.993,
            0.980,
            0.951,
            0.914,
            0.852,
            0.766,
            0.666,
            0.577,
            0.476,
            0.372,
            0.288,
            0.221,
            0.160,
            0.108,
            0.076,
            0.047,
            0.029,
            0.016,
            0.010,
        ),
    ),
    "six-teams": Promise(
        (114.1, 46.6, 33.1, 24.3, 19.5, 12.1, 17.6, -4.9, -0.3, -1.8, 3.9, 8.1, 10.4, -3.1),
        (
            0.998,
            0.996,
            0.990,
            0.982,
            0.962,
            0.916,
            0.860,
            0.792,
            0.698,
            0.604,
            0.502,
            0.385,
            0.290,
            0.209,
            0.138,
            0.087,
            0.052,
            0.027,
            0.012,
            0.004,
            0.001,
        ),
    ),
    "eight-pairs": Promise(
        (37.3, 89.6, 60.1, 48.2, 31.6, 23.1, 10.9, -4.8, -5.6, -3.8, -18.0, 0.0, 4.0, 2.4),
        (
            1.000,
            1.000,
            0.997,
            0.986,
            0.966,
            0.933,
            0.871,
            0.781,
            0.672,
            0.559,
            0.456,
            0.370,
            0.284,
            0.210,
            0.154,
            0.102,
            0.064,
            0.040,
            0.024,
            0.016,
            0.008,
        ),
    ),
    "eight-teams": Promise(
        (120.1, 54.9, 35.7, 26.1, 26.5, 12.9, 9.2, -2.3, 0.5, -3.1, 2.6, 0.0, 10.0, 7.3),
        (
            0.988,
            0.984,
            0.973,
            0.949,
            0.920,
            0.872,
            0.821,
            0.755,
            0.676,
            0.595,
            0.507,
            0.412,
            0.319,
            0.245,
            0.183,
            0.124,
            0.088,
            0.056,
            0.025,
            0.008,
            0.004,
        ),
    ),
}
"""His full hand."""

HELP: Final[dict[str, Helper]] = {
    "four": Helper((21.9, 8.2, 1.3, -0.4), 12.7),
    "six-pairs": Helper((19.5, 5.4, 2.9, 1.4), 7.8),
    "six-teams": Helper((17.8, 7.3, 2.5, -1.6), 10.4),
    "eight-pairs": Helper((17.2, 9.2, 2.8, 1.9), 6.7),
    "eight-teams": Helper((6.7, 3.4, 0.5, 0.5), 2.4),
}
"""His partner's first packet."""

SAID: Final[dict[str, dict[str, float]]] = {
    "four": {"bid": 13.9, "ask": 18.3, "pass": -5.9},
    "six-pairs": {"bid": 14.8, "ask": 17.7, "pass": -1.8},
    "six-teams": {"bid": 10.3, "ask": 15.4, "pass": -4.8},
    "eight-pairs": {"bid": 16.5, "ask": 15.9, "pass": -1.7},
    "eight-teams": {"bid": 4.2, "ask": 0.0, "pass": -1.4},
}
"""Points that a partner's word adds to what is expected."""
