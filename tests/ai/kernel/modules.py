"""The kernel's modules for tests: as they are installed, and as plain Python by their files.

A compiled module shadows the file it was made of, so the file is loaded by its path.
"""

import importlib.util
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from three04.ai.kernel import layout, players, playouts, position, scene, state

FOLDER = Path(layout.__file__).parent
PACKAGE = "three04.ai.kernel"

PLAY = ("position", "players", "playouts", "state", "scene")
SOLVER = ("solver_last", "solver_order", "solver_memory", "solver_search", "solver")
CHAINS = (PLAY, SOLVER)
"""Modules that build on one another, each on those before it."""


class Kernel(NamedTuple):
    """What the tests of the play use, in one of both forms."""

    COMPILED: bool
    State: Any
    Scene: Any
    from_match: Any
    deal: Any
    playouts_by_move: Any
    playouts_by_world: Any
    of_world: Any


def uncompiled(name: str) -> ModuleType:
    """Return a module of the kernel as plain Python."""
    names = next((chained for chained in CHAINS if name in chained), (name,))
    return chain(names)[name]


@cache
def chain(names: tuple[str, ...]) -> dict[str, ModuleType]:
    """Load files that build on one another, so that they find one another."""
    installed = {name: sys.modules.pop(f"{PACKAGE}.{name}", None) for name in names}
    try:
        found = {}
        for name in names:
            found[name] = sys.modules[f"{PACKAGE}.{name}"] = _load(name)
        return found
    finally:
        for name, module in installed.items():
            if module is None:
                del sys.modules[f"{PACKAGE}.{name}"]
            else:
                sys.modules[f"{PACKAGE}.{name}"] = module


def _load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"{PACKAGE}.{name}", FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert not getattr(module, "COMPILED", False)
    return module


def kernel(of: dict[str, Any]) -> Kernel:
    """Return what the tests use of these modules."""
    return Kernel(
        of["state"].COMPILED,
        of["state"].State,
        of["scene"].Scene,
        of["scene"].from_match,
        of["scene"].deal,
        of["playouts"].playouts_by_move,
        of["playouts"].playouts_by_world,
        of["scene"].of_world,
    )


INSTALLED = kernel({"state": state, "scene": scene, "playouts": playouts})


def kernels() -> list[Kernel]:
    """Return the play in both forms, or in the one there is."""
    plain = kernel(dict(chain(PLAY)))
    return [INSTALLED, plain] if state.COMPILED else [plain]


needs_compiled = pytest.mark.skipif(not state.COMPILED, reason="the kernel is not compiled")

# Compiled together or not at all.
assert {module.COMPILED for module in (players, playouts, position, scene, state)} == {
    state.COMPILED
}
