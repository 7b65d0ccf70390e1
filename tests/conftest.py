"""What holds for every test: no screen is needed, and the player's own data is out of reach."""

import os
import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings

# A busy machine is no reason to fail. On CI Hypothesis draws the same examples each time by itself.
settings.register_profile("three04", settings(), deadline=None)
settings.load_profile("three04")

_home = pytest.StashKey[str]()


def pytest_configure(config: pytest.Config) -> None:
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
