import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from three04 import cli
from three04.ui import preflight

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = ["README.md", "docs/arena.md", "docs/bots.md", "docs/contributing.md"]
PACKAGING = ["debian-packages", "find-python", "gate", "try-package"]
PROGRAMS = [".ci/run", *(f"packaging/{name}" for name in PACKAGING)]


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", DOCUMENTS)
def test_documents_name_only_targets_that_exist(name: str) -> None:
    targets = set(re.findall(r"^([a-z]+):", read("Makefile"), re.MULTILINE))
    named = set(re.findall(r"(?:`|^ *)make ([a-z]+)", read(name), re.MULTILINE))
    assert named <= targets


@pytest.mark.parametrize("name", DOCUMENTS)
def test_documents_name_only_commands_that_exist(name: str) -> None:
    named = set(re.findall(r"(?:`|^ *)three04 ([a-z]+)", read(name), re.MULTILINE))
    assert named <= set(cli.COMMANDS)


@pytest.mark.parametrize("name", DOCUMENTS)
def test_documents_link_to_files_that_exist(name: str) -> None:
    for link in re.findall(r"\]\(([^):#]+)\)", read(name)):
        assert ((ROOT / name).parent / link).exists(), link


def test_every_make_target_is_phony_and_in_its_help() -> None:
    makefile = read("Makefile")
    targets = set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))
    phony = re.search(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    assert phony is not None
    assert set(phony[1].split()) == targets
    assert set(re.findall(r'"make ([a-z]+) ', makefile)) == targets - {"help"}


@pytest.mark.parametrize("name", PROGRAMS)
def test_scripts_can_be_run_and_parsed(name: str) -> None:
    assert os.access(ROOT / name, os.X_OK)
    subprocess.run(["bash", "-n", str(ROOT / name)], check=True)


@pytest.mark.parametrize("fails", ["types", "package"])
def test_gate_fails_with_either_of_what_it_runs_side_by_side(tmp_path: Path, fails: str) -> None:
    programs, packaging = tmp_path / ".venv/bin", tmp_path / "packaging"
    programs.mkdir(parents=True)
    packaging.mkdir()
    for name in ("gate", "try-package"):
        shutil.copy(ROOT / "packaging" / name, packaging)
    building = "echo cannot be built; exit 3"
    if fails == "types":
        building = "exec 3>alive; echo >up; sleep 20; echo built >&3"
    told = {
        "ruff": "exit 0",
        "lint-imports": "exit 0",
        "mypy": "read <up; exit 1" if fails == "types" else "exit 0",
        "python": f'case "$*" in *"-m build"*) {building};; *" check"*) exit 0;; esac; exit 9',
    }
    for name, script in told.items():
        (programs / name).write_text(f"#!/usr/bin/env bash\n{script}\n")
        (programs / name).chmod(0o755)
    for pipe in ("up", "alive"):
        os.mkfifo(tmp_path / pipe)
    gate = subprocess.Popen(
        [packaging / "gate"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if fails == "types":
        # It ends when nobody is there any more who could write: the build was ended too.
        assert (tmp_path / "alive").read_text() == ""
    told_by_gate, _ = gate.communicate()
    assert gate.returncode == 1
    assert told_by_gate.endswith("FAILED\n")
    assert ("cannot be built" in told_by_gate) == (fails == "package")
    assert "All holds" not in told_by_gate


def test_version_has_one_source() -> None:
    project = tomllib.loads(read("pyproject.toml"))["project"]
    assert "version" in project["dynamic"]
    assert "version" not in project


def test_packaged_qt_is_one_that_does_not_crash() -> None:
    needs = tomllib.loads(read("pyproject.toml"))["project"]["dependencies"]
    qt = [need for need in needs if need.startswith("PySide6")]
    assert [need for need in qt if "<6.12" in need and "python_version < '3.12'" in need]


def test_player_is_told_of_the_same_system_packages_as_make_installs() -> None:
    wanted = re.search(r"wanted=\(\n(.*?)\n\)", read("packaging/debian-packages"), re.DOTALL)
    assert wanted is not None
    libraries = {name for name in wanted[1].split() if name.startswith("lib")}
    told = [preflight.QT_LIBRARIES, preflight.XCB_LIBRARIES, preflight.WAYLAND_LIBRARIES]
    # Kerberos is wanted by Qt's network module, which the window itself does without.
    assert libraries - {"libgssapi-krb5-2"} <= {
        name for packages in told for name in packages.values()
    }
