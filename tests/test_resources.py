from pathlib import Path

import pytest

from three04 import resources


def test_source_tree_has_its_data_beside_the_package() -> None:
    root = Path(__file__).resolve().parent.parent
    assert resources.data("assets") == root / "assets"
    assert resources.data("translations") == root / "translations"


def test_incomplete_installation_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path / "three04")
    with pytest.raises(FileNotFoundError, match="assets"):
        resources.data("assets")
