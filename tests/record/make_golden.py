"""Write the golden records: a match by random legal play for every profile and table.

Run once, from the project's root: ``python -m tests.record.make_golden``. The files are frozen
then: if writing them again changes a byte, the rules or the format have changed.
"""

import random
from pathlib import Path

import msgspec

from three04.record import header_tag, write
from three04.rules.options import PROFILES
from three04.rules.tables import TABLES

from .random_play import random_options, random_record

GOLDEN = Path(__file__).parents[1] / "data" / "golden"


def main() -> None:
    """Write every golden record that is not there yet."""
    for profile in PROFILES:
        for table in TABLES:
            path = GOLDEN / f"{profile.lower()}-{table}.304"
            if not path.exists():
                rng = random.Random(f"golden {profile} {table}")
                record = random_record(rng, random_options(rng, profile, table), 12)
                tags = (header_tag("Event", f"Golden: {profile}, {table}"),)
                path.write_text(
                    write(msgspec.structs.replace(record, tags=tags)), "utf-8", newline="\n"
                )


if __name__ == "__main__":
    main()
