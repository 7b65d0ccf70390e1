"""The modules of the worlds as plain Python, for tests."""

import importlib.util
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from three04.ai.worlds import knowledge, sampler

FOLDER = Path(knowledge.__file__).parent
NAMES = ("batch", "sampler", "said", "sight", "likelihood", "resample")
"""In this order: each may use those before it."""


@cache
def uncompiled() -> dict[str, ModuleType]:
    """Return the modules as plain Python: a compiled one shadows the file it was made of."""
    package = "three04.ai.worlds."
    before = {name: sys.modules.pop(package + name, None) for name in NAMES}
    found = {}
    try:
        for name in NAMES:
            spec = importlib.util.spec_from_file_location(package + name, FOLDER / f"{name}.py")
            assert spec is not None
            assert spec.loader is not None
            module = importlib.util.module_from_spec(spec)
            sys.modules[package + name] = module
            spec.loader.exec_module(module)
            assert not module.COMPILED
            found[name] = module
    finally:
        for name, old in before.items():
            if old is not None:
                sys.modules[package + name] = old
    return found


needs_compiled = pytest.mark.skipif(not sampler.COMPILED, reason="the sampler is not compiled")
