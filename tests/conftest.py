"""What holds for every test: no screen is needed, and the player's own data is out of reach."""

import os
import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings

# A busy machine is no reason to fail. The gate draws the same examples each time, so that it says
# of a change what it said before; `make soak` looks for new ones.
settings.register_profile("gate", deadline=None, derandomize=True)
settings.register_profile("soak", deadline=None)

_home = pytest.StashKey[str]()


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("soak" if config.getoption("markexpr") == "soak" else "gate")
    # Before anything imports Qt or asks where data belongs. A wished platform (xcb) is kept.
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    home = tempfile.mkdtemp(prefix="three04-tests-")
    config.stash[_home] = home
    os.environ["HOME"] = os.environ["USERPROFILE"] = home
    for kind in ("CONFIG", "DATA", "CACHE", "STATE"):
        folder = Path(home) / kind.lower()
        folder.mkdir()
        os.environ[f"XDG_{kind}_HOME"] = str(folder)


def pytest_unconfigure(config: pytest.Config) -> None:
    shutil.rmtree(config.stash[_home], ignore_errors=True)
