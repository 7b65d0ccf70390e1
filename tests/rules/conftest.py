"""Marks of the rulings' tests."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Make the long runs known by their name: ``-m soak`` runs them."""
    config.addinivalue_line("markers", "soak: a long run, left out of the default one")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the long runs out unless ``-m`` names them."""
    if "soak" in str(config.getoption("-m")):
        return
    for item in items:
        if item.get_closest_marker("soak"):
            item.add_marker(pytest.mark.skip(reason="a long run: ask for it with -m soak"))
