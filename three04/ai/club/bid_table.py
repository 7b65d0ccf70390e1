"""What hands promise, by table. Made by ``python -m three04.ai.club.calibrate``: do not edit.

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
        (129.3, 46.3, 30.6, 20.9, 17.5, 15.2, 11.5, 0.8, -0.5, -0.6),
        (
            0.998,
            0.995,
            0.988,
            0.974,
            0.944,
            0.906,
            0.856,
            0.786,
            0.703,
            0.616,
            0.505,
            0.404,
            0.308,
            0.218,
            0.147,
            0.089,
            0.051,
            0.022,
            0.005,
            0.003,
            0.000,
        ),
    ),
    "six-pairs": Promise(
        (85.0, 81.6, 49.2, 35.8, 35.9, 26.5, 17.1, -2.0, -4.2, -1.0),
        (
            0.998,
            0.996,
            0.982,
            0.965,
            0.945,
            0.887,
            0.816,
            0.742,
            0.655,
            0.574,
            0.485,
            0.388,
            0.312,
            0.229,
            0.182,
            0.127,
            0.090,
            0.054,
            0.035,
            0.024,
            0.004,
        ),
    ),
    "six-teams": Promise(
        (127.8, 54.8, 34.5, 27.3, 19.3, 13.7, 9.7, -2.3, -2.7, 0.2),
        (
            0.997,
            0.992,
            0.976,
            0.956,
            0.928,
            0.888,
            0.827,
            0.766,
            0.689,
            0.605,
            0.516,
            0.420,
            0.328,
            0.241,
            0.160,
            0.104,
            0.058,
            0.029,
            0.012,
            0.005,
            0.002,
        ),
    ),
    "eight-pairs": Promise(
        (79.0, 81.7, 52.3, 41.3, 21.5, 6.2, -6.5, -8.4, -5.0, -10.3),
        (
            0.998,
            0.996,
            0.987,
            0.979,
            0.954,
            0.893,
            0.825,
            0.736,
            0.642,
            0.551,
            0.470,
            0.374,
            0.304,
            0.240,
            0.178,
            0.135,
            0.092,
            0.058,
            0.041,
            0.030,
            0.013,
        ),
    ),
    "eight-teams": Promise(
        (143.9, 58.3, 42.1, 25.0, 20.6, 15.6, 11.9, 3.4, -1.9, -3.7),
        (
            0.984,
            0.978,
            0.963,
            0.938,
            0.895,
            0.854,
            0.803,
            0.738,
            0.659,
            0.585,
            0.510,
            0.435,
            0.348,
            0.268,
            0.205,
            0.168,
            0.093,
            0.030,
            0.018,
            0.012,
            0.000,
        ),
    ),
}
"""The maker's first packet."""

FULL: Final[dict[str, Promise]] = {
    "four": Promise(
        (89.5, 53.0, 35.8, 24.5, 16.6, 16.8, 18.1, 3.0, 1.1, -2.1, 1.3, 1.5, 7.1, -0.1),
        (
            1.000,
            0.997,
            0.993,
            0.984,
            0.966,
            0.932,
            0.871,
            0.809,
            0.718,
            0.614,
            0.509,
            0.381,
            0.275,
            0.192,
            0.119,
            0.067,
            0.036,
            0.018,
            0.009,
            0.005,
            0.000,
        ),
    ),
    "six-pairs": Promise(
        (57.4, 80.1, 40.2, 40.0, 32.3, 24.9, 17.7, 0.0, -2.8, -1.8, -1.6, 0.0, 7.5, 18.6),
        (
            1.000,
            0.999,
            0.993,
            0.986,
            0.960,
            0.926,
            0.862,
            0.777,
            0.677,
            0.575,
            0.464,
            0.369,
            0.283,
            0.210,
            0.152,
            0.108,
            0.071,
            0.043,
            0.024,
            0.013,
            0.007,
        ),
    ),
    "six-teams": Promise(
        (107.5, 57.6, 37.9, 28.0, 19.9, 13.9, 14.0, -1.4, 0.1, -1.6, 2.1, 11.8, 6.5, -2.6),
        (
            0.999,
            0.995,
            0.986,
            0.966,
            0.938,
            0.896,
            0.845,
            0.778,
            0.695,
            0.608,
            0.508,
            0.409,
            0.315,
            0.224,
            0.151,
            0.092,
            0.051,
            0.028,
            0.012,
            0.004,
            0.001,
        ),
    ),
    "eight-pairs": Promise(
        (37.4, 97.1, 59.1, 48.4, 30.8, 21.7, 8.2, -5.8, 0.2, -2.1, -6.9, 0.0, 4.2, 4.5),
        (
            0.999,
            0.998,
            0.994,
            0.982,
            0.962,
            0.930,
            0.856,
            0.768,
            0.675,
            0.565,
            0.466,
            0.376,
            0.289,
            0.214,
            0.156,
            0.102,
            0.070,
            0.047,
            0.026,
            0.014,
            0.008,
        ),
    ),
    "eight-teams": Promise(
        (130.9, 58.1, 35.9, 22.4, 24.1, 10.2, 5.4, -4.0, 0.2, -5.6, 2.5, 0.0, 7.1, 3.5),
        (
            0.988,
            0.978,
            0.968,
            0.948,
            0.909,
            0.866,
            0.812,
            0.748,
            0.676,
            0.594,
            0.502,
            0.413,
            0.342,
            0.268,
            0.193,
            0.133,
            0.090,
            0.049,
            0.019,
            0.008,
            0.004,
        ),
    ),
}
"""His full hand."""

HELP: Final[dict[str, Helper]] = {
    "four": Helper((18.5, 10.7, 0.9, 2.2), 13.3),
    "six-pairs": Helper((15.8, 5.9, 5.9, 0.6), 7.7),
    "six-teams": Helper((17.4, 9.8, 2.9, 0.6), 11.9),
    "eight-pairs": Helper((18.6, 12.4, 0.3, 1.9), 6.8),
    "eight-teams": Helper((13.0, 6.0, 8.2, 3.1), 7.0),
}
"""His partner's first packet."""

SAID: Final[dict[str, dict[str, float]]] = {
    "four": {"bid": 39.4, "ask": 18.6, "pass": -3.2},
    "six-pairs": {"bid": 0.0, "ask": 16.3, "pass": -0.4},
    "six-teams": {"bid": 39.1, "ask": 17.9, "pass": -2.5},
    "eight-pairs": {"bid": 0.0, "ask": 25.5, "pass": -0.5},
    "eight-teams": {"bid": 0.0, "ask": 13.9, "pass": -0.6},
}
"""Points that a partner's word adds to what is expected."""
