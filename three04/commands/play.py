"""Open the game's window; what `three04` does when no command is given."""

import argparse
import gc
import sys
from pathlib import Path

from three04.store import paths


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the record's file name."""
    parser.add_argument(
        "file", metavar="FILE", type=Path, nargs="?", help="a record to open: go on with its match"
    )


def run(args: argparse.Namespace) -> int:
    """Open the window, or say in one sentence what it needs first."""
    problem = ready()
    if problem is not None:
        print(problem, file=sys.stderr)
        return 1
    trouble = ""
    folder = paths.place(args.data_dir)
    try:
        paths.data_folder(args.data_dir)
    except paths.UnusableFolder as error:
        # A folder that is there, but not to be written to, the window opens and says so itself.
        trouble = "" if folder.is_dir() else str(error)
    if trouble and args.data_dir is not None:
        print(trouble, file=sys.stderr)
        return 1
    from three04.ui import app

    kept = None if trouble else folder
    return app.run(kept, args.quit_after_start, getattr(args, "file", None), trouble)


def ready() -> str | None:
    """Load Qt, as the window needs it; return one sentence that says what is lacking, if any."""
    gc.disable()  # the window's own collector goes on; until then it would only cost time
    from three04.ui import preflight
    from three04.ui.style import features

    problem = preflight.problem()
    if problem is None:
        features.spare_search()
    return problem
