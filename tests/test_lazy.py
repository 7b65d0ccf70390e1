from importlib import import_module
from types import ModuleType

import pytest

PACKAGES = (
    "three04.record", "three04.ai.club", "three04.ai.kernel", "three04.ui.tabletop.late",
    "three04.ui.window.late",
)  # fmt: skip


@pytest.mark.parametrize("name", PACKAGES)
def test_whatever_a_package_offers_can_be_had(name: str) -> None:
    package = import_module(name)
    assert package.__all__
    for offered in package.__all__:
        assert getattr(package, offered) is getattr(package, offered)


@pytest.mark.parametrize("name", PACKAGES)
def test_what_a_package_does_not_offer_is_missed_by_name(name: str) -> None:
    package: ModuleType = import_module(name)
    with pytest.raises(AttributeError, match="nothing_like_that"):
        _ = package.nothing_like_that
