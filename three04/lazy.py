"""Packages whose parts are imported when they are first asked for (PEP 562).

The window opens with the modules that its first picture needs. A package that offers names from
several modules would bring all of them along with the first one.
"""

from collections.abc import Callable, Mapping
from importlib import import_module


def importing(package: str, homes: Mapping[str, str]) -> Callable[[str], object]:
    """Return the ``__getattr__`` of a package, or of a module beside the others.

    What a type checker is to see is imported under ``TYPE_CHECKING`` and named in ``__all__``.

    Args:
        package: The package that the modules are in.
        homes: For each name that is offered, the module that has it: from the package on with a
            dot, as in ``from .reading import read``, or in full. A module is offered by its name.
    """

    def found(name: str) -> object:
        if name not in homes:
            raise AttributeError(f"{package!r} has no attribute {name!r}")
        module = import_module(homes[name], package)
        itself = homes[name].rpartition(".")[2] == name
        thing: object = module if itself else getattr(module, name)
        return thing

    return found
