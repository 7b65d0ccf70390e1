import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import venv
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Built:
    """What the build made of this tree."""

    wheel: Path
    sdist: Path


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    if dist := os.environ.get("THREE04_DIST"):  # the gate has just built this tree
        return built_in(Path(dist))
    # In a copy: a build writes beside the sources, where another may be building. Without
    # isolation, so that nothing is downloaded. The wheel is made from the sdist.
    copy, out = tmp_path_factory.mktemp("tree"), tmp_path_factory.mktemp("dist")
    for name in ("three04", "assets", "translations"):
        made = shutil.ignore_patterns("__pycache__", "*.so", "*.c")
        shutil.copytree(ROOT / name, copy / name, ignore=made)
    for name in ("pyproject.toml", "MANIFEST.in", "README.md", "LICENSE", "CHANGELOG.md"):
        shutil.copy(ROOT / name, copy)
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", str(out), str(copy))
    return built_in(out)


def built_in(folder: Path) -> Built:
    [wheel], [sdist] = folder.glob("*.whl"), folder.glob("*.tar.gz")
    return Built(wheel, sdist)


@pytest.fixture(scope="module")
def installed(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python that has the wheel, without what it depends on."""
    place = tmp_path_factory.mktemp("venv")
    venv.create(place, with_pip=False, symlinks=True)
    python = place / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install"]
    run(*pip, "--quiet", "--no-deps", "--no-index", str(built.wheel))
    return python


def run(*command: str, folder: Path | None = None) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def tree(folder: str, pattern: str) -> set[str]:
    found = (ROOT / folder).rglob(pattern)
    files = {path for path in found if path.is_file() and path.suffix != ".pyc"}
    return {str(path.relative_to(ROOT)) for path in files}


def extensions() -> set[str]:
    """The modules that are compiled where that is possible."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return {module["name"] for module in project["tool"]["setuptools"]["ext-modules"]}


def can_compile() -> bool:
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return headers.exists() and shutil.which(os.environ.get("CC", compiler)) is not None


def test_every_folder_with_modules_is_a_package_that_says_its_duty() -> None:
    for module in (ROOT / "three04").rglob("*.py"):
        init = module.parent / "__init__.py"
        assert init.exists(), f"{init} is missing"
        assert init.read_text(encoding="utf-8").startswith('"""'), init


def test_wheel_holds_the_whole_tree(built: Built) -> None:
    held = {
        name for name in zipfile.ZipFile(built.wheel).namelist() if not name.startswith("three04-")
    }
    # The generator draws the assets; the game does not need it.
    data = (tree("assets", "*") - tree("assets/generate", "*")) | tree("translations", "*.qm")
    compiled = {name for name in held if name.endswith((".so", ".pyd"))}
    sources = tree("three04", "*.py") | tree("three04", "*.pyi")
    sources |= {f"three04/ai/book/{name}" for name in ("four.book", "fitted.json")}
    sources |= {f"three04/ai/worlds/{name}_model.json" for name in ("plain", "trained")}
    assert held - compiled == sources | {f"three04/_data/{name}" for name in data}
    modules = {name.partition(".")[0].replace("/", ".") for name in compiled}
    assert modules == (extensions() if can_compile() else set())


def test_sdist_holds_the_whole_tree(built: Built) -> None:
    with tarfile.open(built.sdist) as archive:
        held = {name.partition("/")[2] for name in archive.getnames()}
    wanted = tree("three04", "*.py") | tree("three04", "*.pxd")
    wanted |= tree("assets", "*") | tree("translations", "*")
    assert wanted | {"LICENSE", "README.md", "pyproject.toml"} <= held
    assert not {name for name in held if name.endswith((".so", ".c"))}


def test_installed_game_finds_its_data(installed: Path, tmp_path: Path) -> None:
    code = "from three04.resources import data; print(data('assets')); print(data('translations'))"
    assets, translations = run(str(installed), "-c", code, folder=tmp_path).splitlines()
    assert Path(assets).parent.name == "_data"
    assert sorted(path.name for path in Path(translations).glob("*.qm")) == sorted(
        path.name for path in (ROOT / "translations").glob("*.qm")
    )


def test_installed_command_says_its_version_without_qt(installed: Path, tmp_path: Path) -> None:
    out = run(str(installed.parent / "three04"), "--version", folder=tmp_path)
    assert out.startswith("three04 ")
