"""Spares the start a search that PySide makes for its optional features.

PySide can let a module write ``set_window_title`` for ``setWindowTitle``
(``from __feature__ import snake_case``). To know whom that may concern, it reads the source of
every module that is imported, the standard library's too, and looks for its own name in it: a
fifth of the time that the window's modules take to load. It keeps what it has found in a
dictionary; here the answers are put into it beforehand.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import three04

_KEEPER: Final = "shibokensupport.feature"
_NO_FEATURE: Final = 0
"""What PySide notes of a module that uses it and has asked for nothing."""


def spare_search() -> None:
    """Tell PySide that nobody here asks for a feature; to be called as soon as it is loaded.

    Where PySide keeps it elsewhere, nothing happens: it searches.
    """
    known = getattr(sys.modules.get(_KEEPER), "pyside_feature_dict", None)
    if isinstance(known, dict):
        for name in (*sys.modules, *_modules()):
            known.setdefault(name, _NO_FEATURE)


def _modules() -> Iterator[str]:
    """Name all modules of the game, imported already or not."""
    root = str(Path(three04.__file__).parent)
    for folder, inside, files in os.walk(root):
        inside[:] = [name for name in inside if not name.startswith("_")]
        package = three04.__name__ + folder.removeprefix(root).replace(os.sep, ".")
        yield package
        yield from (f"{package}.{file[:-3]}" for file in files if file.endswith(".py"))
