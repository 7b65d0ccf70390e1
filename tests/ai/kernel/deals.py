"""Deals for tests, made without the rules package."""

import random
from typing import Any

import pytest

from tests.ai.kernel.modules import Kernel, kernels
from three04.ai.kernel.layout import BIT_OF, mask_of
from three04.rules import options as opt

both = pytest.mark.parametrize("kernel", kernels(), ids=lambda k: "c" if k.COMPILED else "plain")


def deal(kernel: Kernel, seed: int, text: str = "", contract: int = 160) -> Any:
    """A state before the first lead: seat 0 is the maker, his first card the indicator."""
    rng = random.Random(seed)
    options = opt.options("Standard", text)
    table = options.seating
    pack = list(table.pack)
    rng.shuffle(pack)
    size = table.hand_size
    hands = [mask_of(pack[i * size : (i + 1) * size]) for i in range(table.seats)]
    indicator = BIT_OF[pack[0]]
    hands[0] &= ~(1 << indicator)
    return kernel.State(options, hands, 0, contract, indicator, 1 % table.seats)
