"""The kernel's modules for tests: as they are installed, and as plain Python by their files.

A compiled module shadows the file it was made of, so the file is loaded by its path.
"""

import importlib.util
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from three04.ai.kernel import layout, state

FOLDER = Path(layout.__file__).parent
# What a module is made of that may be compiled too: loaded by its path before it.
PARTS = {"solver": ("solver_last", "solver_order", "solver_memory", "solver_search")}


@cache
def uncompiled(name: str) -> ModuleType:
    """Return a module of the kernel as plain Python."""
    compiled = {}
    try:
        for part in PARTS.get(name, ()):
            known = f"three04.ai.kernel.{part}"
            compiled[known] = sys.modules.get(known)
            sys.modules[known] = _loaded(part)
        return _loaded(name)
    finally:
        for known, module in compiled.items():
            if module is None:
                del sys.modules[known]
            else:
                sys.modules[known] = module


def _loaded(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"uncompiled_{name}", FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert not module.COMPILED
    return module


def states() -> list[ModuleType]:
    """Return the state module in both forms, or in the one there is."""
    return [state, uncompiled("state")] if state.COMPILED else [uncompiled("state")]


needs_compiled = pytest.mark.skipif(not state.COMPILED, reason="the kernel is not compiled")
