"""Makes the stored database of the schema of today: ``python -m tests.store.make_schema``.

One is committed for each released schema, and is never made again: later versions have to open
what earlier ones wrote.
"""

import shutil
import tempfile
from functools import partial
from pathlib import Path

from tests.store.played import rows_of, rows_with_undo
from three04.rules.journal import HeaderRow
from three04.store import migrations
from three04.store.comparisons import Showing, keep
from three04.store.store import Store

FOLDER = Path(__file__).parent / "schemas"


def main() -> None:
    """Make it, unless it is there."""
    target = FOLDER / f"schema-{migrations.SCHEMA}.db"
    if target.exists():
        raise SystemExit(f"{target} is there already, and never changes once it is released")
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        store = Store(Path(name))
        for number, rows in enumerate((rows_of("s", deals=4), rows_with_undo("t"))):
            header = rows[0]
            assert isinstance(header, HeaderRow)
            started = 1_796_000_000_000 + 1000 * number
            match = store.matches.add(header, rows[1:], started=started)
            theirs = Showing("strong", "made", 1, 170, 104, -1)
            store.matches.run(partial(keep, match=match, deal=2, seat=0, theirs=theirs))
        store.close()
        shutil.copyfile(store.path, target)


if __name__ == "__main__":
    main()
