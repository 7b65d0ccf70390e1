"""What hands promise, by table. Made by ``calibrate.py``, not by hand.

4000 deals of self-play at each table, seed 1.
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


# fmt: off

FIRST: Final[dict[str, Promise]] = {
    "four": Promise((126.8, 41.3, 26.5, 20.5, 21.2, 15.5, 20.0, 2.0, -3.7, 0.3), (0.999, 0.997,
        0.990, 0.977, 0.959, 0.925, 0.873, 0.803, 0.718, 0.604, 0.504, 0.387, 0.282, 0.198, 0.133,
        0.083, 0.046, 0.021, 0.008, 0.004, 0.000)),
    "six-pairs": Promise((91.9, 71.2, 48.4, 31.1, 30.2, 22.7, 15.7, -2.4, -2.5, -3.8), (0.998,
        0.991, 0.981, 0.963, 0.931, 0.876, 0.807, 0.728, 0.652, 0.565, 0.478, 0.394, 0.310, 0.244,
        0.191, 0.141, 0.104, 0.070, 0.036, 0.022, 0.009)),
    "six-teams": Promise((125.7, 49.4, 33.2, 27.0, 22.9, 16.4, 14.8, -6.7, -2.5, -2.5), (0.997,
        0.993, 0.984, 0.971, 0.942, 0.903, 0.851, 0.789, 0.694, 0.604, 0.498, 0.395, 0.306, 0.222,
        0.152, 0.103, 0.057, 0.027, 0.008, 0.004, 0.001)),
    "eight-pairs": Promise((66.5, 80.5, 60.7, 42.1, 23.0, 17.0, 4.1, 0.2, 3.0, -0.4), (1.000, 0.997,
        0.988, 0.973, 0.958, 0.895, 0.831, 0.745, 0.641, 0.554, 0.471, 0.385, 0.307, 0.235, 0.171,
        0.131, 0.090, 0.056, 0.037, 0.025, 0.011)),
    "eight-teams": Promise((140.1, 58.8, 38.3, 26.5, 23.9, 14.9, 9.6, -0.4, 4.3, -4.7), (0.982,
        0.972, 0.955, 0.932, 0.898, 0.862, 0.811, 0.746, 0.667, 0.589, 0.513, 0.426, 0.337, 0.256,
        0.203, 0.163, 0.129, 0.069, 0.026, 0.013, 0.000)),
}
"""The maker's first packet."""

FULL: Final[dict[str, Promise]] = {
    "four": Promise((84.9, 46.6, 29.7, 20.4, 19.7, 14.3, 26.8, 6.1, -0.1, -0.9, 0.9, 0.1, 17.3,
        -0.8), (1.000, 0.999, 0.997, 0.991, 0.978, 0.954, 0.905, 0.834, 0.735, 0.621, 0.491, 0.363,
        0.259, 0.171, 0.097, 0.053, 0.029, 0.015, 0.008, 0.004, 0.001)),
    "six-pairs": Promise((57.8, 72.0, 45.1, 34.4, 28.5, 22.4, 20.1, -0.6, -1.9, -1.9, -3.8, 0.0,
        11.6, 11.7), (0.999, 0.996, 0.991, 0.978, 0.950, 0.909, 0.851, 0.766, 0.670, 0.569, 0.475,
        0.378, 0.295, 0.221, 0.163, 0.110, 0.075, 0.044, 0.029, 0.017, 0.009)),
    "six-teams": Promise((102.1, 53.8, 37.5, 27.5, 21.7, 15.6, 18.0, -4.1, 2.4, -1.2, 9.6, 2.3, 8.9,
        -6.4), (0.999, 0.996, 0.989, 0.979, 0.958, 0.920, 0.866, 0.792, 0.702, 0.605, 0.499, 0.388,
        0.289, 0.208, 0.136, 0.083, 0.050, 0.024, 0.012, 0.003, 0.001)),
    "eight-pairs": Promise((36.8, 88.7, 64.7, 44.7, 28.1, 20.5, 13.5, -3.4, -5.6, -5.2, -17.4, 0.0,
        5.9, -3.5), (1.000, 0.999, 0.995, 0.986, 0.966, 0.926, 0.868, 0.777, 0.670, 0.560, 0.465,
        0.373, 0.284, 0.212, 0.157, 0.106, 0.065, 0.042, 0.025, 0.015, 0.008)),
    "eight-teams": Promise((118.9, 59.4, 35.4, 25.3, 23.2, 12.4, 9.5, -3.7, -1.0, -0.8, 4.8, 0.0,
        9.4, 5.2), (0.990, 0.980, 0.965, 0.943, 0.914, 0.868, 0.819, 0.749, 0.676, 0.596, 0.510,
        0.423, 0.329, 0.247, 0.181, 0.130, 0.093, 0.058, 0.023, 0.011, 0.005)),
}
"""His full hand."""

HELP: Final[dict[str, Helper]] = {
    "four": Helper((23.5, 8.1, 0.7, -0.5), 12.8),
    "six-pairs": Helper((19.4, 3.2, 2.9, 0.8), 7.1),
    "six-teams": Helper((17.3, 4.7, 3.5, -1.2), 9.4),
    "eight-pairs": Helper((18.0, 7.6, 6.1, 2.0), 7.2),
    "eight-teams": Helper((10.1, 4.6, 2.4, 2.6), 4.5),
}
"""His partner's first packet."""

SAID: Final[dict[str, dict[str, float]]] = {
    "four": {"bid": 9.7, "ask": 9.3, "pass": -9.6},
    "six-pairs": {"bid": 18.5, "ask": 12.0, "pass": -4.5},
    "six-teams": {"bid": 4.2, "ask": 3.7, "pass": -7.1},
    "eight-pairs": {"bid": 17.6, "ask": 10.9, "pass": -3.6},
    "eight-teams": {"bid": 2.3, "ask": 0.0, "pass": -2.9},
}
"""Points that a partner's word adds to what is expected."""
