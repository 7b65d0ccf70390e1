"""What the benches of the kernel have in common: lines with a verdict, a table for the documents.

A figure of time is only reported, with PASS or MISS beside its goal: it says as much of the machine
as of the code. A ratio is a gate, since both halves are measured in the same run: it says PASS or
FAIL, and the bench fails with it. A machine that has other things to do distorts even ratios, so
then they are not judged.
"""

import importlib
import os
import time
from pathlib import Path
from types import ModuleType

FOLDER = Path(__file__).resolve().parents[2] / "build" / "bench"
CALM = 0.95
"""The machine is quiet if one thread gets so much of a core."""


def share_of_a_core() -> float:
    """Return how much of a core a thread gets now, from a quarter of a second's work."""
    start, cpu = time.perf_counter(), time.process_time()
    while time.perf_counter() - start < 0.25:
        sum(range(1000))
    return (time.process_time() - cpu) / (time.perf_counter() - start)


def others_run() -> bool:
    """Return whether other programs want the cores as well."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return load > (os.cpu_count() or 1) + 0.5 or share_of_a_core() < CALM


class Report:
    """The lines of one bench."""

    def __init__(self, name: str, command: str) -> None:
        """Begin.

        Args:
            name: Of the file with the table.
            command: What measures these figures.
        """
        self.name, self.command = name, command
        self.rows: list[tuple[str, str, str]] = []
        self.failed = False
        self.busy = others_run()
        if self.busy:
            print("other programs are running: ratios are measured but not judged")

    def figure(self, what: str, text: str, goal: str = "", reached: bool | None = None) -> None:
        """Report a figure, and whether a goal is reached."""
        verdict = "" if reached is None else "PASS" if reached else "MISS"
        self._line(what, text, f"{goal} {verdict}".strip())

    def gate(self, what: str, ratio: float, least: float, text: str = "") -> None:
        """Judge a ratio that is to be at least so much."""
        self.busy = self.busy or others_run()
        verdict = "PASS" if ratio >= least else "not judged, busy" if self.busy else "FAIL"
        self.failed = self.failed or verdict == "FAIL"
        self._line(what, f"× {ratio:.2f}{text}", f"≥ {least:g} {verdict}")

    def _line(self, what: str, text: str, goal: str) -> None:
        self.rows.append((what, text, goal))
        print(f"  {what}: {text}" + (f" ({goal})" if goal else ""), flush=True)

    def close(self) -> int:
        """Write the table for `make bench` to print; return 1 if a gate fell."""
        lines = [f"`{self.command}`", "", "| what | figure | goal |", "|---|---|---|"]
        lines += [f"| {' | '.join(row)} |" for row in self.rows]
        FOLDER.mkdir(parents=True, exist_ok=True)
        table = "\n".join(lines) + "\n"
        (FOLDER / f"{self.name}.md").write_text(table, encoding="utf-8")
        return 1 if self.failed else 0


def optional(name: str, package: str) -> ModuleType | None:
    """Return a module of the extra ``bench``, or None with a line that says so."""
    try:
        return importlib.import_module(name)
    except ImportError:
        print(f"  {package} is not installed: what is measured beside it is left out")
        return None
