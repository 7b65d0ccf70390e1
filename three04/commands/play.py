"""Open the game's window; what `three04` does when no command is given."""

import argparse
import sys

from three04.store import paths


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add nothing: the shared options are enough."""


def run(args: argparse.Namespace) -> int:
    """Open the window, or say in one sentence what it needs first."""
    problem = ready()
    if problem is not None:
        print(problem, file=sys.stderr)
        return 1
    try:
        folder = paths.data_folder(args.data_dir)
    except paths.UnusableFolder as error:
        print(error, file=sys.stderr)
        return 1
    from three04.ui import app

    return app.run(folder, quit_after_start=args.quit_after_start)


def ready() -> str | None:
    """Load Qt, as the window needs it; return one sentence that says what is lacking, if any."""
    from three04.ui import features, preflight

    problem = preflight.problem()
    if problem is None:
        features.spare_search()
    return problem
