"""The pipeline as it is used: the script copied into a small tree of its own."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

REASONS = """
def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    return text

FOLLOW = QT_TRANSLATE_NOOP("Reason", "You must follow {suit}.")
LONG = {"x": QT_TRANSLATE_NOOP("Reason", "In two "
    "pieces.")}
"""


class Pipeline:
    """A tree with sources and translations, and the script to keep them in step."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for folder in ("packaging", "translations", "three04/ai", "three04/rules", "three04/ui"):
            (root / folder).mkdir(parents=True)
        (root / "three04/tutorial").mkdir()
        shutil.copy(ROOT / "packaging" / "translations.py", root / "packaging")
        self.write("three04/rules/reasons.py", REASONS)

    def write(self, name: str, text: str) -> None:
        (self.root / name).write_text(text, encoding="utf-8")

    def run(self, what: str) -> subprocess.CompletedProcess[str]:
        script = self.root / "packaging" / "translations.py"
        command = [sys.executable, str(script), what]
        return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)

    def make(self) -> None:
        assert self.run("update").returncode == 0
        assert self.run("release").returncode == 0

    def translate(self, wrong: str | None = None) -> None:
        """Finish every entry by saying the source again, or `wrong` in the place of its {suit}."""
        for ts in (self.root / "translations").glob("*.ts"):
            text = ts.read_text(encoding="utf-8")
            for source in ("You must follow {suit}.", "In two pieces."):
                said = source if wrong is None else source.replace("{suit}", wrong)
                text = text.replace(
                    f'{source}</source>\n        <translation type="unfinished"></translation>',
                    f"{source}</source>\n        <translation>{said}</translation>",
                )
            ts.write_text(text, encoding="utf-8")
        assert self.run("release").returncode == 0

    def complaints(self) -> str:
        done = self.run("check")
        assert (done.returncode == 0) == (done.stderr == "")
        return done.stderr


@pytest.fixture
def pipeline(tmp_path: Path) -> Pipeline:
    pipeline = Pipeline(tmp_path)
    pipeline.make()
    return pipeline


def test_reasons_are_found_and_called_unfinished(pipeline: Pipeline) -> None:
    complaints = pipeline.complaints()
    for language in ("es", "pt", "de"):
        for source in ("You must follow {suit}.", "In two pieces."):
            assert f"three04_{language}.ts: Reason: {source!r} is not translated" in complaints


def test_finished_translations_hold(pipeline: Pipeline) -> None:
    pipeline.translate()
    assert pipeline.complaints() == ""


def test_lost_placeholder_is_found(pipeline: Pipeline) -> None:
    pipeline.translate(wrong="spades")
    assert "different placeholders" in pipeline.complaints()


def test_stale_files_are_found(pipeline: Pipeline) -> None:
    pipeline.translate()
    pipeline.write("three04/rules/reasons.py", REASONS.replace("follow", "obey"))
    ts = pipeline.root / "translations" / "three04_es.ts"
    ts.write_text(ts.read_text().replace("<translation>In two", "<translation>En dos"))
    complaints = pipeline.complaints()
    assert "three04_es.qm is not what lrelease makes" in complaints
    assert "three04_de.ts is behind the sources" in complaints


def test_texts_that_lupdate_misses_or_misplaces_are_found(pipeline: Pipeline) -> None:
    source = (
        "class Window(QWidget):\n"
        "    def show(self, name):\n"
        "        self.tr(f'Hello {name}')\n"
        "        QCoreApplication.translate('Other', 'one')\n"
        "        self.tr('two')\n"
    )
    pipeline.write("three04/ui/window.py", source)
    pipeline.make()
    complaints = pipeline.complaints()
    assert "window.py:3: an f-string" in complaints
    assert "'two' has the impossible context 'QCoreApplication.self'" in complaints


def test_nobody_calls_translate_by_another_name() -> None:
    """Texts that are asked for under another name are not found, and stay English for ever."""
    alias = re.compile(r"=\s*(?:self\.tr|QCoreApplication\.translate)\s*(?:#.*)?$", re.MULTILINE)
    for source in (ROOT / "three04").rglob("*.py"):
        assert not alias.search(source.read_text(encoding="utf-8")), source
