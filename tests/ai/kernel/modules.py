"""The kernel's modules for tests: as they are installed, and as plain Python by their files.

A compiled module shadows the file it was made of, so the file is loaded by its path.
"""

import importlib.util
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from three04.ai.kernel import layout, state

FOLDER = Path(layout.__file__).parent


@cache
def uncompiled(name: str) -> ModuleType:
    """Return a module of the kernel as plain Python."""
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
