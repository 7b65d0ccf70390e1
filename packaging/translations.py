"""Keep translations/ in step with the sources.

    python packaging/translations.py update     put the texts of the sources into the .ts files
    python packaging/translations.py release    make the .qm files of the .ts files
    python packaging/translations.py check      say what is missing or out of step, and fail

The .qm files are committed, so that installing the game needs no Qt tools.
"""

import argparse
import ast
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "translations"
LANGUAGES = ("es", "pt", "de")
SOURCES = ("three04/ai", "three04/rules", "three04/tutorial", "three04/ui")
MARKERS = {"tr", "translate", "QT_TRANSLATE_NOOP", "QT_TR_NOOP", "QT_TRANSLATE_N_NOOP"}
"""The calls whose texts lupdate finds."""

_PLACEHOLDER = re.compile(r"\{[^{}]*\}|%n|%L?\d")


class Key(NamedTuple):
    """What names a message: its context, its source text and the remark that tells twins apart."""

    context: str
    source: str
    remark: str


class Message(NamedTuple):
    """One entry of a .ts file; a text with a number in it has several forms."""

    key: Key
    finished: bool
    forms: tuple[str, ...]
    numbered: bool


def ts_file(language: str, folder: Path = FOLDER) -> Path:
    """Return the place of a language's translation."""
    return folder / f"three04_{language}.ts"


def tool(name: str, *arguments: str) -> None:
    """Run one of the Qt tools that come with PySide6."""
    command = [str(Path(sys.executable).parent / f"pyside6-{name}"), *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{name} failed:\n{done.stdout}{done.stderr}")


def update(folder: Path = FOLDER) -> None:
    """Bring every .ts file up to date with the sources."""
    for language in LANGUAGES:
        # Options stand before the folders: after them lupdate overlooks -extensions. No locations,
        # which would change with every line moved.
        options = ["-extensions", "py", "-locations", "none", "-no-obsolete", "-sort-messages"]
        target = ["-target-language", language, "-ts", str(ts_file(language, folder))]
        tool("lupdate", "-silent", *options, *SOURCES, *target)


def release(folder: Path = FOLDER) -> None:
    """Make every .qm file anew."""
    for language in LANGUAGES:
        ts = ts_file(language, folder)
        tool("lrelease", "-silent", str(ts), "-qm", str(ts.with_suffix(".qm")))


def read(ts: Path) -> list[Message]:
    """Read the messages of a .ts file."""
    messages = []
    for context in ElementTree.parse(ts).getroot().iter("context"):
        for entry in context.iter("message"):
            key = Key(
                context.findtext("name", ""),
                entry.findtext("source", ""),
                entry.findtext("comment", ""),
            )
            numbered = entry.get("numerus") == "yes"
            messages.append(Message(key, *_translation(entry), numbered))
    return messages


def _translation(entry: ElementTree.Element) -> tuple[bool, tuple[str, ...]]:
    translation = entry.find("translation")
    if translation is None:
        return False, ()
    forms = [form.text or "" for form in translation.iter("numerusform")]
    return translation.get("type") is None, tuple(forms or [translation.text or ""])


def problems() -> Iterator[str]:
    """Yield a line for everything that is missing or out of step."""
    yield from _unreadable_sources()
    for language in LANGUAGES:
        ts = ts_file(language)
        if not ts.exists() or not ts.with_suffix(".qm").exists():
            yield f"{ts.name} or its .qm file is missing"
            continue
        for message in read(ts):
            yield from (f"{ts.name}: {text}" for text in _message_problems(message))
    if all(ts_file(language).exists() for language in LANGUAGES):
        yield from _out_of_step()


def _unreadable_sources() -> Iterator[str]:
    """Find texts that lupdate takes wrongly or not at all."""
    for source in SOURCES:
        for path in sorted((ROOT / source).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and _is_marker(node.func) and _has_f_string(node):
                    place = f"{path.relative_to(ROOT)}:{node.lineno}"
                    yield f"{place}: an f-string is not found by lupdate; use {{name}} and format()"


def _has_f_string(call: ast.Call) -> bool:
    return any(isinstance(argument, ast.JoinedStr) for argument in call.args)


def _is_marker(function: ast.expr) -> bool:
    if isinstance(function, ast.Attribute):
        return function.attr in MARKERS
    return isinstance(function, ast.Name) and function.id in MARKERS


def _message_problems(message: Message) -> Iterator[str]:
    context, source, _ = message.key
    if not context or "." in context:
        # Seen where self.tr() follows a line that is nothing but a call of translate().
        yield f"{source!r} has the impossible context {context!r}: write its call in another way"
    if not message.finished or not all(form.strip() for form in message.forms):
        yield f"{context}: {source!r} is not translated"
        return
    wanted = set(_PLACEHOLDER.findall(source))
    for form in message.forms:
        found = set(_PLACEHOLDER.findall(form))
        # "One card" may do without its number.
        if found != wanted and not (message.numbered and found | {"%n"} == wanted):
            yield f"{context}: {source!r} and {form!r} have different placeholders"


def _out_of_step() -> Iterator[str]:
    """Compare what is committed with what the tools make of the sources now."""
    with tempfile.TemporaryDirectory() as name:
        fresh = Path(name)
        for language in LANGUAGES:
            shutil.copy(ts_file(language), fresh)
        release(fresh)
        for language in LANGUAGES:
            qm = ts_file(language).with_suffix(".qm")
            if qm.exists() and qm.read_bytes() != (fresh / qm.name).read_bytes():
                yield f"{qm.name} is not what lrelease makes of its .ts file: make translations"
        update(fresh)
        for language in LANGUAGES:
            here, now = read(ts_file(language)), read(ts_file(language, fresh))
            if {(m.key, m.numbered) for m in here} != {(m.key, m.numbered) for m in now}:
                yield f"{ts_file(language).name} is behind the sources: make translations"


def check() -> int:
    """Print every problem and return the exit code."""
    found = list(problems())
    for line in found:
        print(line, file=sys.stderr)
    if not found:
        print(f"{len(read(ts_file(LANGUAGES[0])))} texts in {len(LANGUAGES)} languages")
    return 1 if found else 0


def main() -> int:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description="Keep translations/ in step with the sources.")
    parser.add_argument("what", choices=["update", "release", "check"])
    what = parser.parse_args().what
    if what == "check":
        return check()
    {"update": update, "release": release}[what]()
    return 0


if __name__ == "__main__":
    sys.exit(main())
